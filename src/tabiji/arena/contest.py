"""A contest: every deal is played once for each rotation of the seats, so that luck cancels.

The tiles dealt at a seat and its place in line stay with the seat: in each deal every bot gets every pair of travelers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec import Struct

from ..bots import Budget, bot_for
from ..bots.subprocess_bot import check_starts
from ..compile.batch import IntArray
from ..core.checks import seed_of, whole
from ..core.errors import BadOptions
from ..core.keywords import parse_keywords
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec, Options
from ..games import load_game


class ContestSpec(Struct, frozen=True):
    """All that determines the games of a contest: contests with equal specs have their deals and results in common."""

    game: str
    components: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    seconds: float | None
    playouts: int | None


@dataclass(frozen=True)
class Contest:
    """Some bots, the game they play, the number of deals, the seed and the budget of each decision."""

    game: GameSpec
    options: Options
    bots: tuple[str, ...]
    deals: int
    seed: int
    budget: Budget

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots; of NAME=COMMAND, the name."""
        return tuple(bot.partition("=")[0] for bot in self.bots)

    @property
    def spec(self) -> ContestSpec:
        """What determines its games."""
        budget = self.budget.seconds, self.budget.playouts
        return ContestSpec(self.game.name, self.game.facts.label, self.options.to_dict(), self.bots, self.seed, *budget)

    def seeds(self, deals: Sequence[int]) -> IntArray:
        """Returns the seed of each game of some deals: the same for every rotation."""
        return np.repeat(np.array([deal_seed(self.seed, deal) for deal in deals], np.int64), self.players)

    def seating(self) -> IntArray:
        """Returns for each rotation the index of the bot at each seat."""
        seats = np.arange(self.players)
        return (seats[None, :] + seats[:, None]) % self.players


def deal_seed(seed: int, deal: int) -> int:
    """Returns the seed of a deal: contests with the same seed have their deals in common."""
    return int(np.random.SeedSequence([seed, deal]).generate_state(1, np.uint64)[0] >> np.uint64(2))


def new_contest(
    game: str | GameSpec,
    bots: Sequence[str],
    *,
    games: int = 1000,
    seed: int = 1,
    seconds: float | None = 1.0,
    playouts: int | None = None,
    **options: Any,
) -> Contest:
    """Returns a contest of bots, one for each seat; `games` is rounded up to whole rotations of the seats.

    Bots that search think for `seconds` or `playouts`, whichever is used up first. The options of the game are
    keywords: `new_contest("tokaido", ["sage", "pilgrim"], playouts=200, variations=["return"])`.
    """
    game = load_game(game) if isinstance(game, str) else game
    for name in bots:
        check_starts(bot_for(game, name))
    games, seed = whole("'games'", games, 1, SEED_LIMIT - 1), seed_of(seed)
    table = table_options(game, options, len(bots))
    budget = Budget(seconds, playouts, threads=1)  # every core plays a game of its own
    contest = Contest(game, table, tuple(bots), -(-games // len(bots)), seed, budget)
    for name, bot in zip(contest.names, bots, strict=True):
        if bot != bots[contest.names.index(name)]:
            raise BadOptions(f"Two bots are called '{name}': give each a name of its own.")
    return contest


def contest_from_spec(spec: ContestSpec, deals: int) -> Contest:
    """Returns a contest that was planned in another process, or on another machine."""
    game = load_game(spec.game)
    if game.facts.label != spec.components:
        raise BadOptions(f"A machine of the cluster has other components: {game.facts.label}, not {spec.components}.")
    budget = Budget(spec.seconds, spec.playouts, threads=1)
    return Contest(game, game.table(spec.options, len(spec.bots)), spec.bots, deals, spec.seed, budget)


def table_options(game: GameSpec, options: Mapping[str, Any], seats: int) -> Options:
    """Returns the options of a table from keywords; raises BadOptions if they state another number of players."""
    return game.table(parse_keywords(game, {"players": seats, **options}).to_dict(), seats)
