"""Small sets as the bits of a number; compiled, each function is one processor instruction (`ir.py`, `gpu.py`)."""


def bit_count(bits: int) -> int:
    """Returns the number of bits that are set."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """Returns the position of the lowest bit that is set; at least one must be."""
    return (bits & -bits).bit_length() - 1


def nth_clear_bit(taken: int, nth: int) -> int:
    """Returns the position of the nth bit that is not set, counted from 0."""
    free = ~taken
    for _ in range(nth):
        free &= free - 1
    return lowest_bit(free)
