"""OpenSkill ratings of the bots in a contest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ..compile.batch import IntArray

MEAN, DEVIATION = 25.0, 25 / 3  # what is believed of a bot before its first game


class Rating(NamedTuple):
    """How strong a bot seems."""

    rating: float
    margin: float  # of the 95% interval


class Ratings:
    """The ratings of some bots, game after game."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(mu=MEAN, sigma=DEVIATION, tau=0)  # bots do not change: every game adds to it
        self._means, self._deviations = dict.fromkeys(bots, MEAN), dict.fromkeys(bots, DEVIATION)

    def add(self, table: Sequence[str], ranks: Sequence[int]) -> None:
        """A game more: who sat at each seat, and the ranks of the seats."""
        model, means, deviations = self._model, self._means, self._deviations
        before = {name: (means[name], deviations[name]) for name in table}
        rated = model.rate([[model.rating(*before[name])] for name in table], ranks=list(ranks))
        for name, (after,) in zip(table, rated, strict=True):  # a bot at several seats learns from each of them
            means[name] += after.mu - before[name][0]
            deviations[name] *= after.sigma / before[name][1]

    def all(self) -> dict[str, Rating]:
        """What is believed of every bot."""
        return {name: Rating(mean, 1.96 * self._deviations[name]) for name, mean in self._means.items()}


def ratings(bots: Sequence[str], seating: IntArray, ranks: IntArray) -> dict[str, Rating]:
    """The rating of every bot by the ranks of the seats in every game; the seating goes round."""
    rated = Ratings(bots)
    tables = [[bots[place] for place in seats] for seats in seating]
    for number, order in enumerate(ranks.tolist()):
        rated.add(tables[number % len(tables)], order)
    return rated.all()
