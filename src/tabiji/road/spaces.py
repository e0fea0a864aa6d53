"""Spaces: where a piece may go."""

from ..core.bits import bit_count, nth_clear_bit
from ..core.rng import HasRng, roll


def write_spaces(spaces: int, here: int, last: int, first: int, out: list[int]) -> int:
    """Write the spaces of a set (as bits) between two, the nearest first, each above a first number; how many."""
    n = 0
    # Each candidate is written; the count moves on only if it is legal (no branch for the processor to guess).
    for space in range(here + 1, last + 1):
        out[n] = first + space
        n += spaces >> space & 1
    return n


def any_space(game: HasRng, spaces: int) -> int:
    """One of the spaces of a set (as bits) at random."""
    return nth_clear_bit(~spaces, roll(game, bit_count(spaces)))
