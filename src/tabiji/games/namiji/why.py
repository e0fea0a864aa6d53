"""The reasons why a boat may not stop somewhere, for the view of the seat that decides."""

from ...road.turns import full_spaces
from ...road.why import closed_spaces
from .facts import CRATE_STOPS, DOUBLES, GATHERINGS, NEXT_STOP, SPACES
from .phases import SAIL
from .spaces import open_spaces, printed_number
from .state import Game


def closed_stops(game: Game) -> dict[str, tuple[int, ...]]:
    """Returns the spaces where the boat to move may not stop, by reason: behind, beyond, full, crate, complete."""
    if game.phase != SAIL:
        return {}
    here = game.pieces[game.piece].space
    return closed_spaces(
        ((space, printed_number(game, space)) for space in range(SPACES)),
        here,
        NEXT_STOP[game.back * SPACES + here],
        open_spaces(game),
        full_spaces(game, DOUBLES[game.back], GATHERINGS[game.back]),
        lambda space: "crate" if CRATE_STOPS[game.back] >> space & 1 else "complete",
    )
