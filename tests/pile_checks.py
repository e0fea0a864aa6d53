"""What is true of the piles of both games, in the form of rules, so that it runs compiled too."""

from tabiji.core.deck import NONE, HasPiles


def count_in_pile(game: HasPiles, which: int, card: int) -> int:
    """How many of a card lie in a pile."""
    pile = game.piles[which]
    count = 0
    for depth in range(pile.left):
        count += game.cards[pile.first + (pile.top + depth) % pile.size] == card
    return count


def count_copies(cards: tuple[int, ...], card: int) -> int:
    """How many of a card there are in the box."""
    count = 0
    for place in range(len(cards)):
        count += cards[place] == card
    return count


def has_ghosts(game: HasPiles, piles: int) -> bool:
    """Whether a pile counts a card that is not there, or a place that a card has left still tells which one it was."""
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
    """Whether a row of cards is not just so long as it says."""
    for place in range(len(row)):
        if (place >= left) != (row[place] == NONE):
            return True
    return not 0 <= left <= len(row)
