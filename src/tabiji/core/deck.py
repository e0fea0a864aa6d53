"""Decks: rings of cards; first the unseen ones, which are shuffled as they are drawn, then those put back under.

All cards of a game are in one array; each pile is a slice of it. A rule names the pile: `draw(game, MEALS)`.
"""

from collections.abc import Sequence
from typing import Protocol

from .record import Record, i1
from .rng import HasRng, roll

NONE = -1
SPECTATOR = 5  # the seat number of spectators

# Who knows a card that was put under: a bit for each seat, and whether its order among its neighbours is secret.
EVERYBODY = 63
SHUFFLED = 64  # shuffled with the card above it
BATCH = 128  # with SHUFFLED: the first of a shuffled batch; alone: shuffled for the seats that know that first card


class Pile(Record):
    """A slice of the array of cards, used as a ring buffer."""

    first: i1
    size: i1
    top: i1
    left: i1
    unseen: i1


class HasPiles(HasRng, Protocol):
    """A game with piles of cards."""

    piles: list[Pile]
    cards: list[int]
    known_by: list[int]


def lay_out(game: HasPiles, decks: Sequence[Sequence[int]]) -> None:
    """Fills every pile with its cards, unseen."""
    first = 0
    for pile, cards in zip(game.piles, decks, strict=True):
        pile.first, pile.size = first, len(cards)
        pile.left = pile.unseen = len(cards)
        game.cards[first : first + len(cards)] = cards
        first += len(cards)


def card_index(pile: Pile, depth: int) -> int:
    """Returns the array index of the card at a depth below the top of a pile."""
    place = pile.top + depth
    return pile.first + (place if place < pile.size else place - pile.size)


def draw(game: HasPiles, which: int) -> int:
    """Takes the top card of a pile; NONE if the pile is empty."""
    pile = game.piles[which]
    if pile.left == 0:
        return NONE
    top = card_index(pile, 0)
    card = game.cards[top]
    if pile.unseen > 0:
        other = card_index(pile, roll(game, pile.unseen))
        card = game.cards[other]
        game.cards[other] = game.cards[top]
        pile.unseen -= 1
    game.cards[top] = NONE
    game.known_by[top] = 0
    pile.top = pile.top + 1 if pile.top + 1 < pile.size else 0
    pile.left -= 1
    return card


def put_under(game: HasPiles, which: int, card: int, known: int) -> int:
    """Puts a card at the bottom of a pile, known to some seats; returns its array index."""
    pile = game.piles[which]
    bottom = card_index(pile, pile.left)
    game.cards[bottom] = card
    game.known_by[bottom] = known
    pile.left += 1
    return bottom


def shuffle_bottom(game: HasPiles, which: int, cards: int) -> None:
    """Shuffles the last cards put under, so that no seat knows their order."""
    pile = game.piles[which]
    first = pile.left - cards
    for depth in range(first, pile.left):
        swap(game.cards, card_index(pile, depth), card_index(pile, first + roll(game, depth - first + 1)))
        place = card_index(pile, depth)
        game.known_by[place] = game.known_by[place] & EVERYBODY | SHUFFLED | (BATCH if depth == first else 0)


def swap(cards: list[int], one: int, other: int) -> None:
    """Swaps the cards at two indices."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


# ---------------------------------------------------------------- hidden cards


def give_back(game: HasPiles, which: int, card: int) -> None:
    """Returns a card that a seat has not seen to the unseen ones of a pile."""
    pile = game.piles[which]
    pile.top = (pile.top if pile.top > 0 else pile.size) - 1
    game.cards[card_index(pile, 0)] = card
    pile.left += 1
    pile.unseen += 1


def reshuffle(game: HasRng, cards: list[int], count: int) -> None:
    """Sorts and shuffles the first cards of a row, so that the result does not depend on their order."""
    for place in range(count):
        for before in range(place):
            if cards[before] > cards[place]:
                swap(cards, before, place)
    for place in range(count):
        swap(cards, roll(game, place + 1), place)


def is_hidden(game: HasPiles, pile: Pile, depth: int, seat_bit: int) -> bool:
    """Returns whether a seat cannot know the card at a depth."""
    return depth < pile.unseen or game.known_by[card_index(pile, depth)] & seat_bit == 0


def count_hidden(game: HasPiles, which: int, seat_bit: int) -> int:
    """Counts the cards of a pile that a seat does not know, or cannot tell from those they were shuffled with."""
    pile = game.piles[which]
    count = 0
    for depth in range(pile.left):
        if is_hidden(game, pile, depth, seat_bit) or batch_start(game, pile, depth, seat_bit) < depth:
            count += 1
    return count


def redeal(game: HasPiles, which: int, seat_bit: int) -> None:
    """Deals again what a seat cannot know of a pile; the result depends only on what it knows."""
    pile = game.piles[which]
    for depth in range(pile.left):
        if is_hidden(game, pile, depth, seat_bit):
            sort_in_hidden(game, pile, depth, seat_bit)
        else:
            sort_in_batch(game, pile, depth, seat_bit)
    hidden = pile.unseen  # the unseen cards are shuffled as they are drawn
    for depth in range(pile.unseen, pile.left):
        other = depth
        if is_hidden(game, pile, depth, seat_bit):
            hidden += 1
            other = nth_hidden(game, pile, roll(game, hidden), seat_bit)
        else:
            first = batch_start(game, pile, depth, seat_bit)
            if first < depth:
                other = first + roll(game, depth - first + 1)
        swap(game.cards, card_index(pile, depth), card_index(pile, other))


def sort_in_hidden(game: HasPiles, pile: Pile, depth: int, seat_bit: int) -> None:
    """Sorts a hidden card in among the hidden cards above it."""
    place = card_index(pile, depth)
    for above in range(depth - 1, -1, -1):
        if is_hidden(game, pile, above, seat_bit):
            higher = card_index(pile, above)
            if game.cards[higher] <= game.cards[place]:
                return
            swap(game.cards, higher, place)
            place = higher


def sort_in_batch(game: HasPiles, pile: Pile, depth: int, seat_bit: int) -> None:
    """Sorts a card in among those it was shuffled with."""
    place = card_index(pile, depth)
    for above in range(depth - 1, batch_start(game, pile, depth, seat_bit) - 1, -1):
        higher = card_index(pile, above)
        if game.cards[higher] <= game.cards[place]:
            return
        swap(game.cards, higher, place)
        place = higher


def batch_start(game: HasPiles, pile: Pile, depth: int, seat_bit: int) -> int:
    """Returns the depth of the first card that a seat knows in a card's shuffled batch; its own without a batch."""
    while depth > pile.unseen:
        mark = mark_at(game, pile, depth)
        above = depth - 1
        if mark == BATCH:
            while above > pile.unseen and mark_at(game, pile, above) != SHUFFLED | BATCH:
                above -= 1
            if mark_at(game, pile, above) != SHUFFLED | BATCH:
                return depth
        elif mark != SHUFFLED:
            return depth
        if is_hidden(game, pile, above, seat_bit):
            return depth
        depth = above
    return depth


def mark_at(game: HasPiles, pile: Pile, depth: int) -> int:
    """Returns the shuffle marks of the card at a depth."""
    return game.known_by[card_index(pile, depth)] & (SHUFFLED | BATCH)


def certain_draws(game: HasPiles, which: int, seat_bit: int) -> int:
    """Counts the cards from the top of a pile whose order a seat knows."""
    pile = game.piles[which]
    if pile.unseen > 0:
        return 0
    depth = 0
    while depth < pile.left and not is_hidden(game, pile, depth, seat_bit):
        below = depth + 1
        is_distinct = (
            below == pile.left
            or is_hidden(game, pile, below, seat_bit)
            or batch_start(game, pile, below, seat_bit) == below
        )
        if not is_distinct:
            return depth
        depth = below
    return depth


def nth_hidden(game: HasPiles, pile: Pile, nth: int, seat_bit: int) -> int:
    """Returns the depth of the nth hidden card, counted from the top."""
    depth = 0
    while nth > 0 or not is_hidden(game, pile, depth, seat_bit):
        nth -= is_hidden(game, pile, depth, seat_bit)
        depth += 1
    return depth
