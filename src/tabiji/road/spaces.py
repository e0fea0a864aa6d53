"""Sets of spaces as bits."""

from ..core.bits import bit_count, nth_clear_bit
from ..core.rng import HasRng, roll


def write_spaces(spaces: int, here: int, last: int, first: int, out: list[int]) -> int:
    """Writes the spaces of a set between two spaces as actions from `first`, the nearest first; returns how many."""
    n = 0
    # Branch-free: every candidate is written, and the count grows only if it is in the set
    for space in range(here + 1, last + 1):
        out[n] = first + space
        n += spaces >> space & 1
    return n


def any_space(game: HasRng, spaces: int) -> int:
    """Returns a random space of a set."""
    return nth_clear_bit(~spaces, roll(game, bit_count(spaces)))
