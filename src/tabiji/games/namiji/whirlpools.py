"""Whirlpools: offerings given to the sea."""

from ...core.choice import ChoiceInfo
from ...core.events import tell
from .events import OFFERED
from .facts import INCENSE, OFFERING_BOAT
from .phases import DONE, OFFER
from .state import Game
from .upgrades import profit, write_uses


def reach_whirlpool(game: Game, seat: int) -> None:
    """Gives the topmost offering; an offering boat may take another."""
    boat = game.pieces[seat]
    give_offering(game, seat)
    profit(game, seat, INCENSE, boat.owned[INCENSE])
    game.phase = OFFER if boat.owned[OFFERING_BOAT] > 0 and boat.offerings > 0 else DONE


def give_offering(game: Game, seat: int) -> None:
    """Gives the topmost offering to the sea."""
    boat = game.pieces[seat]
    boat.offerings -= 1
    tell(game, OFFERED, seat, boat.offerings)


def may_offer(game: Game, first: int, out: list[int]) -> int:
    """Lists the uses of none, some or all of the offering boats, as long as there are offerings."""
    boat = game.pieces[game.piece]
    return write_uses(min(boat.owned[OFFERING_BOAT], boat.offerings), first, out)


def offer(game: Game, seat: int, offering_boats: int) -> None:
    """Gives an offering more for each offering boat that is used."""
    for _ in range(offering_boats):
        give_offering(game, seat)
    game.phase = DONE


def call_offering(game: Game, choice: int) -> ChoiceInfo:
    """Describes how many offering boats to use."""
    return ChoiceInfo(says="offer", count=choice)
