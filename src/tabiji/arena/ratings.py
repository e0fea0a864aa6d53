"""OpenSkill ratings of the bots of a contest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ..compile.batch import IntArray

MARGIN = 1.96  # deviations of the 95% interval


class Belief(NamedTuple):
    """What is believed of a player's strength: a normal distribution."""

    mean: float
    deviation: float


NEWCOMER = Belief(25.0, 25 / 3)  # of a player before the first game
_MODEL = PlackettLuce(mu=NEWCOMER.mean, sigma=NEWCOMER.deviation, tau=0)  # strength is constant: every game adds to it


def rate_table(beliefs: Sequence[Belief], ranks: Sequence[int]) -> list[Belief]:
    """Returns what is believed of each seat's player after a game with these ranks."""
    rated = _MODEL.rate([[_MODEL.rating(*belief)] for belief in beliefs], ranks=list(ranks))
    return [Belief(after.mu, after.sigma) for (after,) in rated]


class Rating(NamedTuple):
    """The rating of a bot."""

    rating: float
    margin: float  # of the 95% interval


class Ratings:
    """The ratings of some bots, updated game by game."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._beliefs = dict.fromkeys(bots, NEWCOMER)

    def add(self, table: Sequence[str], ranks: Sequence[int]) -> None:
        """Adds a game: the bot at each seat, and the ranks of the seats."""
        before = {name: self._beliefs[name] for name in table}
        for name, after in zip(table, rate_table([before[name] for name in table], ranks), strict=True):
            mean, deviation = self._beliefs[name]  # a bot at several seats learns from each of them
            gain, shrinkage = after.mean - before[name].mean, after.deviation / before[name].deviation
            self._beliefs[name] = Belief(mean + gain, deviation * shrinkage)

    def all(self) -> dict[str, Rating]:
        """Returns the rating of every bot."""
        return {name: Rating(mean, MARGIN * deviation) for name, (mean, deviation) in self._beliefs.items()}


def ratings(bots: Sequence[str], seating: IntArray, ranks: IntArray) -> dict[str, Rating]:
    """Returns the rating of every bot from the ranks of the seats in every game; the seatings alternate."""
    model = Ratings(bots)
    tables = [[bots[place] for place in seats] for seats in seating]
    for number, seat_ranks in enumerate(ranks.tolist()):
        model.add(tables[number % len(tables)], seat_ranks)
    return model.all()
