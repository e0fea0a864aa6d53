"""A contest: every deal is played once for each rotation of the seats, so that luck cancels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots import bot_named
from ..engine.batch import Numbers
from ..engine.chance import SEEDS
from ..engine.description import Description
from ..engine.errors import BadOptions


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often, from which seed."""

    game: Description
    options: Any
    bots: tuple[str, ...]
    deals: int
    seed: int

    @property
    def players(self) -> int:
        """How many bots sit at the table."""
        return len(self.bots)

    def seeds(self, first: int, end: int) -> Numbers:
        """The seeds of some of the deals, one for each game: the same for every rotation."""
        deals = np.array([deal_seed(self.seed, deal) for deal in range(first, end)], np.int64)
        return np.repeat(deals, self.players)

    def seating(self) -> Numbers:
        """For each rotation, which bot (by its place among the names) sits at each seat."""
        places = np.arange(self.players)
        return (places[None, :] + places[:, None]) % self.players


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a deal: any two contests with one seed have their deals in common."""
    return int(np.random.SeedSequence([seed, deal]).generate_state(1, np.uint64)[0] >> np.uint64(2))


def contest(game: Description, words: dict[str, str], bots: Sequence[str], games: int, seed: int) -> Contest:
    """A contest, checked; it plays whole rotations, so a few games more if need be."""
    for name in bots:
        bot_named(name)
    if not 0 <= seed < SEEDS:
        raise BadOptions(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
    options = game.options({"players": str(len(bots))} | words)
    return Contest(game, options, tuple(bots), -(-games // len(bots)), seed)
