"""Why a piece may not stop somewhere."""

from collections.abc import Callable, Iterable

BEHIND, BEYOND, FULL = "behind", "beyond", "full"


def closed_spaces(
    spaces: Iterable[tuple[int, int]], here: int, last: int, legal: int, full: int, otherwise: Callable[[int], str]
) -> dict[str, tuple[int, ...]]:
    """The spaces (each with its printed number) that are not legal, by the reason; what no road knows, a game does."""
    found: dict[str, list[int]] = {}
    for space, printed in spaces:
        if space <= here:
            reason = BEHIND
        elif space > last:
            reason = BEYOND
        elif legal >> space & 1:
            continue
        else:
            reason = FULL if full >> space & 1 else otherwise(space)
        found.setdefault(reason, []).append(printed)
    return {reason: tuple(numbers) for reason, numbers in found.items()}
