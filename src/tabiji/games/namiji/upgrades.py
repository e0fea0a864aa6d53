"""Upgrades: the effects of dock cards at their kind of space.

Those that only bring points always work, as that harms no player; players decide whether to use the others.
"""

from ...core.events import tell
from .events import PROFITED
from .facts import DOCK_POINTS, MEALS
from .state import Game


def profit(game: Game, seat: int, upgrade: int, times: int) -> None:
    """Scores the points of an upgrade some times over."""
    points = DOCK_POINTS[upgrade] * times
    if points > 0:
        boat = game.pieces[seat]
        boat.paid[upgrade - MEALS] += points
        boat.points += points
        tell(game, PROFITED, seat, upgrade, points)


def write_uses(copies: int, first: int, out: list[int]) -> int:
    """Writes the numbers of copies of an upgrade that may be used, from 0 to all, and returns how many numbers."""
    for used in range(copies + 1):
        out[used] = first + used
    return copies + 1
