"""Small sets as the bits of a number."""


def nth_free(taken: int, nth: int) -> int:
    """The number of the nth bit that is not set."""
    bit = 0
    while nth > 0 or taken >> bit & 1:
        nth -= not taken >> bit & 1
        bit += 1
    return bit


def bit_count(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
