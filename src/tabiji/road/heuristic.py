"""Terms of the heuristic that any road shares."""

from collections.abc import MutableSequence

from ..core.game import Game

Known = MutableSequence[float]  # intermediate results, cached while one decision is evaluated
UNCACHED = -1e9


def others_beyond(game: Game, piece: int, space: int) -> bool:
    """Returns whether all other pieces are beyond a space, so that a piece that stops there moves again."""
    for other in range(game.piece_count):
        if other != piece and game.pieces[other].space <= space:
            return False
    return True


def section(number: int, last: int, prize: int, left: int, following: float, race: float) -> float:
    """Returns the value of a panorama section: its points, those of the next, the race for the prize (0 if gone)."""
    if number > last:
        return 0.0
    if number == last:
        return float(number + prize)
    value = number + following * (number + 1) * min(1.0, left / 3.0)
    return value + race * number if prize and left >= last - number else value
