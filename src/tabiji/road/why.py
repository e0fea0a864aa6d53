"""Reasons why a piece may not stop on a space."""

from collections.abc import Callable, Iterable

BEHIND, BEYOND, FULL = "behind", "beyond", "full"


def closed_spaces(
    spaces: Iterable[tuple[int, int]], here: int, last: int, legal: int, full: int, otherwise: Callable[[int], str]
) -> dict[str, tuple[int, ...]]:
    """Returns the illegal spaces by reason; `otherwise` gives the reasons that only the game knows."""
    by_reason: dict[str, list[int]] = {}
    for space, printed in spaces:
        if space <= here:
            reason = BEHIND
        elif space > last:
            reason = BEYOND
        elif legal >> space & 1:
            continue
        else:
            reason = FULL if full >> space & 1 else otherwise(space)
        by_reason.setdefault(reason, []).append(printed)
    return {reason: tuple(numbers) for reason, numbers in by_reason.items()}
