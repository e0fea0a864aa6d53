"""Panoramas of the sea: dolphins, the octopus, the whale."""

from ...core.events import tell
from ...road.panoramas import completes_first, extend
from .events import BEHELD, COMPLETED
from .facts import PANORAMA_BONUS, PANORAMA_SECTIONS, SPYGLASS
from .phases import DONE
from .state import Game
from .upgrades import profit


def behold(game: Game, seat: int, panorama: int) -> None:
    """Takes the next section; the first to complete a panorama gains its bonus."""
    boat = game.pieces[seat]
    section = extend(boat, panorama)
    tell(game, BEHELD, seat, panorama, section)
    if completes_first(game, panorama, section, PANORAMA_SECTIONS[panorama]):
        boat.bonuses |= 1 << panorama
        boat.points += PANORAMA_BONUS[panorama]
        tell(game, COMPLETED, seat, panorama, PANORAMA_BONUS[panorama])
    profit(game, seat, SPYGLASS, boat.owned[SPYGLASS])
    game.phase = DONE
