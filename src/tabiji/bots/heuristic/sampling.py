"""Softmax sampling (interpreted and compiled)."""

from collections.abc import MutableSequence

import numpy as np

from ...core.rng import HasRng, roll

GRAIN = 1 << 20


def sample(game: HasRng, count: int, values: MutableSequence[float], top: float) -> int:
    """Replaces logits, of which the greatest is given, by their softmax; returns an index drawn from it."""
    total = 0.0
    for i in range(count):
        values[i] = np.exp(values[i] - top)
        total += values[i]
    left = roll(game, GRAIN) / float(GRAIN) * total
    chosen = 0
    while chosen < count - 1 and left >= values[chosen]:
        left -= values[chosen]
        chosen += 1
    for i in range(count):
        values[i] /= total
    return chosen
