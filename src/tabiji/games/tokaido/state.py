"""The state of a game of Tokaido, as a record of a few hundred bytes."""

from typing import Annotated

from ...core.deck import Pile
from ...core.record import Record, i1, i2, i4, u1, u4
from .facts import CARDS, ON_SHOW, SEATS

MENU_ROOM = SEATS + 1


class Traveler(Record):
    """A traveler on the road, with its purse and collection."""

    souvenirs: i4  # a bit for each of the 24
    points: i2
    tasted: i2  # a bit for each of the 14 meals
    coins: i2
    offering: i2
    tile: i1
    space: i1
    slot: i1
    sections: Annotated[list[i1], 3]
    families: Annotated[list[i1], 4]  # souvenirs by family
    springs: Annotated[list[i1], 2]
    met: Annotated[list[i1], 7]
    meal_coins: i1  # the printed prices of its meals
    achievements: i1  # a bit for each of the 7
    temple_bonus: i1
    dealt: Annotated[list[i1], 2]


class Game(Record):
    """A game of Tokaido."""

    rng: Annotated[list[u4], 2]
    pieces: Annotated[list[Traveler], SEATS]  # with two players the third is the neutral traveler
    decisions: i2
    piles: Annotated[list[Pile], 4]
    cards: Annotated[list[i1], CARDS]
    known_by: Annotated[list[u1], CARDS]
    players: i1
    piece_count: i1
    back: i1  # the variations, 1 if played
    initiation: i1
    gastronomy: i1
    preparations: i1
    free_meal_from_menu: i1  # what the edition changes
    shuffled_under: i1
    short_menu: i1
    full_price_held: i1
    hiroshige_may_decline: i1
    seat: i1  # who decides
    piece: i1  # which traveler it is about
    phase: i1  # what is decided
    completed: Annotated[list[i1], 3]
    arrived: i1  # how many have reached the inn
    menu: Annotated[list[i1], MENU_ROOM]
    menu_left: i1
    looked: i1  # seats that know the menu, and those that knew it before a card left it unseen
    glimpsed: i1
    unseen_discard: i1  # where in the ring of meals that card lies
    offered: i1  # to Satsuki
    wares: Annotated[list[i1], ON_SHOW]
    drawn: Annotated[list[i1], 2]
    spare: Annotated[list[i1], 2]
