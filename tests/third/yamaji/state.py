"""The state of a game of Yamaji."""

from typing import Annotated

from tabiji.core.deck import Pile
from tabiji.core.record import Record, i1, i2, u1, u4

from .facts import CARDS, HERB_KINDS, SEATS


class Hiker(Record):
    """A hiker."""

    points: i2
    herbs: Annotated[list[i1], HERB_KINDS]  # in the basket, unseen by the others
    basket: i1  # the number of herbs
    space: i1
    slot: i1
    lookouts: i1
    viewed: i1  # the points that lookouts brought
    arrival: i1


class Game(Record):
    """The state of a game."""

    rng: Annotated[list[u4], 2]
    pieces: Annotated[list[Hiker], SEATS]
    decisions: i2
    piles: Annotated[list[Pile], 1]
    cards: Annotated[list[i1], CARDS]
    known_by: Annotated[list[u1], CARDS]
    players: i1
    piece_count: i1
    mist: i1  # 1 if every lookout is worth the same
    seat: i1
    piece: i1
    phase: i1
    drawn: Annotated[list[i1], 2]  # herbs to keep one of
    drawn_left: i1
