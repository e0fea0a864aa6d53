"""Cards in a row from which one is taken: a menu, a tray, cards to keep from."""

from ..core.deck import NONE


def index_of(cards: list[int], card: int) -> int:
    """Returns the index of a card, which must be there."""
    place = 0
    while cards[place] != card:
        place += 1
    return place


def take_out(cards: list[int], left: int, place: int) -> int:
    """Removes the card at an index, fills the gap with the last one, and returns how many are left."""
    cards[place] = cards[left - 1]
    cards[left - 1] = NONE
    return left - 1
