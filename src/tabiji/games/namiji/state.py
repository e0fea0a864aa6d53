"""The state of a game of Namiji, as a record of a few hundred bytes."""

from typing import Annotated

from ...core.deck import Pile
from ...core.record import Record, i1, i2, i4, u1, u4
from ...road.turns import UNPLACED
from .facts import CARDS, CELLS, DOCK_KINDS, DOCKS, FISH_KINDS, MORE_NETS, SEATS, UPGRADES

UNMOORED = UNPLACED  # the slot of a boat that has reached a dock and not yet chosen one
TRAY_ROOM = SEATS + 1
REVEALED_ROOM = 1 + MORE_NETS * DOCKS  # a boat owns at most a card from each dock
DRAWN_ROOM = 2 + DOCKS


class Boat(Record):
    """A boat at sea, with its catch and collection."""

    nets: i4  # a bit for each pair of cells under a net
    rocks: i4  # a bit for each of the 20 cards
    points: i2
    filled: i2  # a bit for each cell with a fish
    crate: Annotated[list[i1], CELLS]  # the marks of the fish in each cell
    space: i1
    slot: i1
    shrimp: i1
    crabs: i1
    offerings: i1  # still on board
    sections: Annotated[list[i1], 3]
    bonuses: i1  # a bit for each panorama completed before all others
    arrival: i1  # the points of its arrival token
    owned: Annotated[list[i1], DOCK_KINDS]  # dock cards
    paid: Annotated[list[i1], UPGRADES]  # points that upgrades have brought


class Game(Record):
    """A game of Namiji."""

    rng: Annotated[list[u4], 2]
    pieces: Annotated[list[Boat], SEATS]  # with two players the third is the neutral boat
    decisions: i2
    piles: Annotated[list[Pile], 3]
    cards: Annotated[list[i1], CARDS]
    known_by: Annotated[list[u1], CARDS]
    players: i1
    piece_count: i1
    back: i1  # 1 if the route is sailed counterclockwise
    seat: i1  # who decides
    piece: i1  # which boat it is about
    phase: i1  # what is decided
    completed: Annotated[list[i1], 3]
    face_up: Annotated[list[i1], FISH_KINDS]  # the school
    face_down: Annotated[list[i1], FISH_KINDS]  # what it is made of follows from what lies open
    face_down_left: i1
    casts: i1  # made with the line at this stop
    baited: i1  # 1 once bait has worked at this stop
    caught: i1  # the fish on the hook
    great_nets: i1  # used at this stop
    revealed: Annotated[list[i1], REVEALED_ROOM]  # nets
    bag: Annotated[list[i1], 2]  # shrimp, crabs
    haul: Annotated[list[i1], 2]
    drawn: Annotated[list[i1], DRAWN_ROOM]  # rock cards to keep from
    drawn_left: i1
    tray: Annotated[list[i1], TRAY_ROOM]  # the dock cards handed on from slot to slot
    tray_left: i1
    aside: i1  # the neutral boat's card
    looked: i1  # seats that know the tray, and those that knew it before a card left it unseen
    glimpsed: i1
