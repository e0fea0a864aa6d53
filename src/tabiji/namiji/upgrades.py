"""Upgrades: what dock cards do wherever their kind of space is.

Those that only bring points always work, for nobody loses by them; those that change anything else are asked for.
"""

from ..engine.story import tell
from .events import PROFITED
from .facts import DOCK_POINTS, GREAT_NET, LANDING_NET, MEALS, OFFERING_BOAT, SACRED_ROPE
from .phases import CAST, LAND, OFFER
from .state import Boat, Game


def profit(game: Game, seat: int, upgrade: int, times: int) -> None:
    """Score the points of an upgrade some times over."""
    points = DOCK_POINTS[upgrade] * times
    if points > 0:
        boat = game.pieces[seat]
        boat.paid[upgrade - MEALS] += points
        boat.points += points
        tell(game, PROFITED, seat, upgrade, points)


def usable(boat: Boat, phase: int) -> int:
    """How many copies of the upgrade a phase asks about can be used."""
    if phase == CAST:
        return boat.owned[GREAT_NET]
    if phase == LAND:
        return boat.owned[LANDING_NET]
    if phase == OFFER:
        return min(boat.owned[OFFERING_BOAT], boat.offerings)
    return boat.owned[SACRED_ROPE]
