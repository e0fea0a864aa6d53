"""OpenSkill ratings of the bots in a contest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ..engine.batch import Numbers

MEAN, DEVIATION = 25.0, 25 / 3  # what is believed of a bot before its first game


class Rating(NamedTuple):
    """How strong a bot seems."""

    rating: float
    margin: float  # of the 95% interval


def ratings(bots: Sequence[str], seating: Numbers, ranks: Numbers) -> dict[str, Rating]:
    """The rating of every bot by the ranks of the seats in every game; the seating goes round."""
    model = PlackettLuce(mu=MEAN, sigma=DEVIATION, tau=0)  # bots do not change: every game adds to what is known
    means, deviations = dict.fromkeys(bots, MEAN), dict.fromkeys(bots, DEVIATION)
    tables = [[bots[place] for place in seats] for seats in seating]
    for number, order in enumerate(ranks.tolist()):
        table = tables[number % len(tables)]
        before = {name: (means[name], deviations[name]) for name in table}
        rated = model.rate([[model.rating(*before[name])] for name in table], ranks=order)
        for name, (after,) in zip(table, rated, strict=True):  # a bot at several seats learns from each of them
            means[name] += after.mu - before[name][0]
            deviations[name] *= after.sigma / before[name][1]
    return {name: Rating(means[name], 1.96 * deviations[name]) for name in means}
