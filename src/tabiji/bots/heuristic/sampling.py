"""Choosing by chance, the better the more often (interpreted and compiled)."""

from collections.abc import MutableSequence

import numpy as np

from ...core.rng import HasRng, roll

GRAIN = 1 << 20


def sample(game: HasRng, count: int, values: MutableSequence[float], top: float) -> int:
    """Turn values into chances, and choose by them."""
    total = 0.0
    for place in range(count):
        values[place] = np.exp(values[place] - top)
        total += values[place]
    left = roll(game, GRAIN) / float(GRAIN) * total
    chosen = 0
    while chosen < count - 1 and left >= values[chosen]:
        left -= values[chosen]
        chosen += 1
    for place in range(count):
        values[place] /= total
    return chosen
