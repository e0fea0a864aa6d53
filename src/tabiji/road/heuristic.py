"""What a merchant reckons on any road."""

from collections.abc import MutableSequence

from ..core.game import Game

Known = MutableSequence[float]  # intermediate results, cached while one decision is evaluated
UNCACHED = -1e9


def others_beyond(game: Game, piece: int, space: int) -> bool:
    """Whether all others are beyond a space: who stops there moves again."""
    for other in range(game.piece_count):
        if other != piece and game.pieces[other].space <= space:
            return False
    return True


def section(number: int, last: int, prize: int, left: int, following: float, race: float) -> float:
    """A section of a panorama: its points, the one it makes possible, the race for the prize (0 if it is gone)."""
    if number > last:
        return 0.0
    if number == last:
        return float(number + prize)
    value = number + following * (number + 1) * min(1.0, left / 3.0)
    return value + race * number if prize and left >= last - number else value
