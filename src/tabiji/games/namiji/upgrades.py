"""Upgrades: what dock cards do wherever their kind of space is.

Those that only bring points always work, for nobody loses by them; those that change anything else are asked for.
"""

from ...core.events import tell
from .events import PROFITED
from .facts import DOCK_POINTS, MEALS
from .state import Game


def profit(game: Game, seat: int, upgrade: int, times: int) -> None:
    """Score the points of an upgrade some times over."""
    points = DOCK_POINTS[upgrade] * times
    if points > 0:
        boat = game.pieces[seat]
        boat.paid[upgrade - MEALS] += points
        boat.points += points
        tell(game, PROFITED, seat, upgrade, points)


def write_uses(copies: int, first: int, out: list[int]) -> int:
    """Write how many copies of an upgrade may be used, none to all; how many ways that is."""
    for used in range(copies + 1):
        out[used] = first + used
    return copies + 1
