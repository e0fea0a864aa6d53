"""A contest: every deal is played once for each rotation of the seats, so that luck cancels.

The tiles dealt at a seat and its place in line stay with it: once a deal, every bot has every pair of travelers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from msgspec import Struct

from ..bots import Budget, bot_for
from ..compile.batch import IntArray
from ..core.checks import seed_of, whole
from ..core.errors import BadOptions
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec, Options
from ..games import load_game


class ContestSpec(Struct, frozen=True):
    """All that decides the games of a contest: two of one plan have their deals, and what comes of them, in common."""

    game: str
    components: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    seconds: float | None
    playouts: int | None


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often, from which seed, and how long they may think."""

    game: GameSpec
    options: Options
    bots: tuple[str, ...]
    deals: int
    seed: int
    budget: Budget

    @property
    def players(self) -> int:
        """How many bots sit at the table."""
        return len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called: of NAME=COMMAND, the name."""
        return tuple(bot.partition("=")[0] for bot in self.bots)

    @property
    def spec(self) -> ContestSpec:
        """What decides its games."""
        thought = self.budget.seconds, self.budget.playouts
        return ContestSpec(
            self.game.name, self.game.facts.label, self.options.to_dict(), self.bots, self.seed, *thought
        )

    def seeds(self, deals: Sequence[int]) -> IntArray:
        """The seeds of some deals, one for each game: the same for every rotation."""
        return np.repeat(np.array([deal_seed(self.seed, deal) for deal in deals], np.int64), self.players)

    def seating(self) -> IntArray:
        """For each rotation, which bot (by its place among the names) sits at each seat."""
        places = np.arange(self.players)
        return (places[None, :] + places[:, None]) % self.players


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal: any two contests with one seed have their deals in common."""
    return int(np.random.SeedSequence([seed, deal]).generate_state(1, np.uint64)[0] >> np.uint64(2))


def new_contest(
    game: GameSpec,
    words: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int,
    seconds: float | None = 1.0,
    playouts: int | None = None,
) -> Contest:
    """A contest, checked; it plays whole rotations, so a few games more if need be."""
    for bot in bots:
        bot_for(game, bot)
    games, seed = whole("'games'", games, 1, SEED_LIMIT - 1), seed_of(seed)
    options = game.table(words, len(bots))
    budget = Budget(seconds, playouts, threads=1)  # every core has a game of its own
    entry = Contest(game, options, tuple(bots), -(-games // len(bots)), seed, budget)
    for name, bot in zip(entry.names, bots, strict=True):
        if bot != bots[entry.names.index(name)]:
            raise BadOptions(f"Two bots are called '{name}': give each a name of its own.")
    return entry


def contest_from_spec(plan: ContestSpec, deals: int) -> Contest:
    """A contest that was planned in another process, or on another machine."""
    game = load_game(plan.game)
    if game.facts.label != plan.components:
        raise BadOptions(f"A machine of the cluster has other components: {game.facts.label}, not {plan.components}.")
    budget = Budget(plan.seconds, plan.playouts, threads=1)
    return Contest(game, game.table(plan.options, len(plan.bots)), plan.bots, deals, plan.seed, budget)
