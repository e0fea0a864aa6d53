"""Invariants of piles, written like rules so that they also run compiled."""

from tabiji.core.deck import NONE, HasPiles


def count_in_pile(game: HasPiles, which: int, card: int) -> int:
    """Returns how many copies of a card are in a pile."""
    pile = game.piles[which]
    count = 0
    for depth in range(pile.left):
        count += game.cards[pile.first + (pile.top + depth) % pile.size] == card
    return count


def count_copies(cards: tuple[int, ...], card: int) -> int:
    """Returns how many copies of a card the game has."""
    count = 0
    for place in range(len(cards)):
        count += cards[place] == card
    return count


def has_ghosts(game: HasPiles, piles: int) -> bool:
    """Returns whether a pile counts a missing card, or an empty place still holds data of a former card."""
    for which in range(piles):
        pile = game.piles[which]
        if not 0 <= pile.unseen <= pile.size or not 0 <= pile.left <= pile.size:
            return True
        for depth in range(pile.size):
            place = pile.first + (pile.top + depth) % pile.size
            gone = depth >= pile.left
            if gone != (game.cards[place] == NONE) or (gone and game.known_by[place] != 0):
                return True
    return False


def row_has_ghosts(row: list[int], left: int) -> bool:
    """Returns whether the length of a row of cards is wrong."""
    for place in range(len(row)):
        if (place >= left) != (row[place] == NONE):
            return True
    return not 0 <= left <= len(row)
