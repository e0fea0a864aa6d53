"""OpenSkill ratings of the bots of a contest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ..compile.batch import IntArray

MEAN, DEVIATION = 25.0, 25 / 3  # before the first game


class Rating(NamedTuple):
    """The rating of a bot."""

    rating: float
    margin: float  # of the 95% interval


class Ratings:
    """The ratings of some bots, updated game by game."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(mu=MEAN, sigma=DEVIATION, tau=0)  # bots do not change, so uncertainty never grows
        self._means, self._deviations = dict.fromkeys(bots, MEAN), dict.fromkeys(bots, DEVIATION)

    def add(self, table: Sequence[str], ranks: Sequence[int]) -> None:
        """Adds a game: the bot and the rank of each seat."""
        model, means, deviations = self._model, self._means, self._deviations
        before = {name: (means[name], deviations[name]) for name in table}
        rated = model.rate([[model.rating(*before[name])] for name in table], ranks=list(ranks))
        for name, (after,) in zip(table, rated, strict=True):  # a bot at several seats is updated for each
            means[name] += after.mu - before[name][0]
            deviations[name] *= after.sigma / before[name][1]

    def all(self) -> dict[str, Rating]:
        """Returns the rating of every bot."""
        return {name: Rating(mean, 1.96 * self._deviations[name]) for name, mean in self._means.items()}


def ratings(bots: Sequence[str], seating: IntArray, ranks: IntArray) -> dict[str, Rating]:
    """Returns the rating of every bot from the ranks of the seats in every game; the seatings alternate."""
    model = Ratings(bots)
    tables = [[bots[place] for place in seats] for seats in seating]
    for number, seat_ranks in enumerate(ranks.tolist()):
        model.add(tables[number % len(tables)], seat_ranks)
    return model.all()
