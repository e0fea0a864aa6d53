"""The reasons why something cannot be chosen, for the view of the seat that decides."""

from collections.abc import Iterable
from dataclasses import dataclass

from ...core.choice import Choice
from ...core.deck import NONE
from ...road.turns import full_spaces
from ...road.why import closed_spaces
from .collection import add_souvenir
from .facts import COIN_STOPS, DOUBLES, INNS, MEAL_NAMES, NEXT_INN, SOUVENIR_FAMILY, SOUVENIR_NAMES, SPACES
from .inns import meal_price
from .phases import BUY, EAT, WALK
from .spaces import open_spaces, price_of, printed_number
from .state import Game, Traveler


def closed_stops(game: Game) -> dict[str, tuple[int, ...]]:
    """Returns the spaces where the traveler to move may not stop, by reason: behind, beyond, full, poor, complete."""
    if game.phase != WALK:
        return {}
    here = game.pieces[game.piece].space
    return closed_spaces(
        ((space, printed_number(game, space)) for space in range(SPACES)),
        here,
        NEXT_INN[game.back * SPACES + here],
        open_spaces(game),
        full_spaces(game, DOUBLES[game.back], INNS[game.back]),
        lambda space: "poor" if COIN_STOPS[game.back] >> space & 1 else "complete",
    )


def unavailable_items(game: Game) -> dict[str, str]:
    """Returns the wares and meals that cannot be chosen, with the reason: dear or tasted."""
    traveler = game.pieces[game.piece]
    if game.phase == BUY:
        wares = [(place, ware) for place, ware in enumerate(game.wares) if ware != NONE]
        dear = [ware for place, ware in wares if price_of(game, traveler, 1 << place) > traveler.coins]
        return {SOUVENIR_NAMES[ware]: "dear" for ware in dear}
    if game.phase == EAT:
        menu = game.menu[: game.menu_left]
        tasted = {meal for meal in menu if traveler.tasted >> meal & 1}
        dear = [meal for meal in menu if meal not in tasted and meal_price(traveler, meal) > traveler.coins]
        return {MEAL_NAMES[meal]: "tasted" for meal in tasted} | {MEAL_NAMES[meal]: "dear" for meal in dear}
    return {}


@dataclass(frozen=True)
class WareGain:
    """What a ware adds to a collection."""

    position: int  # in its set, from 1 to 4
    points: int


def purchase_gains(game: Game, choices: Iterable[Choice]) -> dict[int, tuple[WareGain, ...]]:
    """Returns what each ware of a purchase adds, in the order of its names, by the id of the choice."""
    return {choice.id: _gains(game.pieces[game.piece], choice.names) for choice in choices if choice.of == "souvenir"}


def _gains(traveler: Traveler, wares: tuple[str, ...]) -> tuple[WareGain, ...]:
    collection = traveler.copy()
    return tuple(_add(collection, SOUVENIR_NAMES.index(ware)) for ware in wares)


def _add(collection: Traveler, souvenir: int) -> WareGain:
    here = collection.families[SOUVENIR_FAMILY[souvenir]]
    position = 1 + sum(other > here for other in collection.families)
    return WareGain(position, add_souvenir(collection, souvenir))
