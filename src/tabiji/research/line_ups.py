"""Which bots sit at the other seats of each game: fixed ones, drawn ones, or others as training goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

import numpy as np

from ..bots import BOTS, bot_for
from ..compile.batch import IntArray
from ..core.checks import shown, whole
from ..core.errors import BadOptions
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec

Pool = str | Set[str]  # a bot, or several of which one is drawn for each game
LineUp = Pool | Sequence[Pool]  # for all other seats, or one for each
Opponents = LineUp | Mapping[int, LineUp] | None  # by the number of decisions from which it holds

GOLDEN_RATIO, FIRST_FACTOR, SECOND_FACTOR = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # SplitMix64


class LineUps:
    """Draws the bots of every game that is dealt, by its seed and the number of decisions so far."""

    def __init__(self, game: GameSpec, against: Opponents, players: int) -> None:
        schedule = against if isinstance(against, Mapping) else {} if against is None else {0: against}
        if against is not None and 0 not in schedule:
            raise BadOptions("'against': a schedule begins with the opponents from 0 decisions on.")
        starts = sorted(whole("A number of decisions in 'against'", each, 0, SEED_LIMIT) for each in schedule)
        stages = [(start, _pools(schedule[start], players)) for start in starts]
        self.names = list(dict.fromkeys(name for _, pools in stages for pool in pools for name in pool))
        for name in self.names:
            bot_for(game, name)
        self.changing = len(stages) > 1 or any(len(pool) > 1 for _, pools in stages for pool in pools)
        self._stages = [
            (start, [[self.names.index(name) for name in pool] for pool in pools]) for start, pools in stages
        ]

    def draw(self, decisions: int, seeds: IntArray) -> IntArray:
        """Returns the number of the bot at each of the other seats of games with these seeds."""
        pools = [pools for start, pools in self._stages if start <= decisions][-1]
        columns = [np.array(pool)[_random_words(seeds, seat) % len(pool)] for seat, pool in enumerate(pools)]
        return np.stack(columns, axis=1)


def _pools(line_up: LineUp, players: int) -> list[list[str]]:
    """Returns the names among which each of the other seats draws."""
    several = [line_up] * (players - 1) if isinstance(line_up, (str, Set)) else line_up
    if not isinstance(several, Sequence) or not all(isinstance(each, (str, Set)) for each in several):
        raise BadOptions(f"'against' is a bot, a set of bots, or a list of one for each seat, not {shown(line_up)}.")
    if len(several) != players - 1:
        raise BadOptions(f"'against' is one bot, or one for each of the {players - 1} other seats, not {len(several)}.")
    pools = [[each] if isinstance(each, str) else list(each) for each in several]
    for pool in pools:
        if not pool or not all(isinstance(name, str) for name in pool):
            raise BadOptions(f"'against': a set has the names of one bot or more, not {shown(pool)}.")
    order = list(BOTS)
    return [sorted(pool, key=lambda name: (order.index(name) if name in order else len(order), name)) for pool in pools]


def _random_words(seeds: IntArray, seat: int) -> IntArray:
    """Returns a random number from 0 for each seed, others for every seat."""
    words = seeds.astype(np.uint64) + np.uint64((seat + 1) * GOLDEN_RATIO % 2**64)
    words = (words ^ words >> np.uint64(30)) * np.uint64(FIRST_FACTOR)
    words = (words ^ words >> np.uint64(27)) * np.uint64(SECOND_FACTOR)
    return (words >> np.uint64(33)).astype(np.int64)
