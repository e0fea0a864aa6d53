"""Small sets as the bits of a number. Compiled, these are instructions of the processor (`twins.py`, `gpu.py`)."""


def bit_count(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set, of which there is one."""
    return (bits & -bits).bit_length() - 1


def nth_clear_bit(taken: int, nth: int) -> int:
    """The number of the nth bit that is not set."""
    free = ~taken
    for _ in range(nth):
        free &= free - 1
    return lowest_bit(free)
