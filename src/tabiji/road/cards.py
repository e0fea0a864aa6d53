"""Cards in a row from which one is taken: a menu, a tray, cards to keep from."""

from ..core.deck import NONE


def index_of(cards: list[int], card: int) -> int:
    """Where a card lies that is there."""
    place = 0
    while cards[place] != card:
        place += 1
    return place


def take_out(cards: list[int], left: int, place: int) -> int:
    """Take out the card at a place; the last one fills it. How many are left."""
    cards[place] = cards[left - 1]
    cards[left - 1] = NONE
    return left - 1
