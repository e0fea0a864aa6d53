"""Who moves next, and where there is room."""

from collections.abc import Sequence
from typing import Protocol

from ..engine.bits import nth_free
from ..engine.chance import Chancy, roll


class Piece(Protocol):
    """Something that travels: the space it stands on, and its place in line there (0 is on the road)."""

    space: int
    slot: int


class Journey(Protocol):
    """A game on a road: its pieces are the players' and, with two players, the neutral one."""

    players: int
    piece_count: int

    @property
    def pieces(self) -> Sequence[Piece]: ...


class Departure(Journey, Chancy, Protocol):
    """A journey about to begin, with chance in it."""


def is_neutral(game: Journey, piece: int) -> bool:
    """Whether a piece is the neutral one that joins two players."""
    return piece >= game.players


def line_up(game: Departure) -> None:
    """Place the pieces at the start in random order."""
    placed = 0
    for piece in range(game.piece_count):
        slot = nth_free(placed, roll(game, game.piece_count - piece))
        placed |= 1 << slot
        game.pieces[piece].slot = slot


def progress(piece: Piece) -> int:
    """How far along the road a piece is: whoever stands off the road counts as behind."""
    return piece.space * 8 - piece.slot


def rearmost(game: Journey) -> int:
    """The piece that moves next."""
    last = 0
    least = 1 << 20
    for piece in range(game.piece_count):
        here = progress(game.pieces[piece])
        last = piece if here < least else last
        least = min(here, least)
    return last


def leader(game: Journey) -> int:
    """The seat whose own piece is in the lead: it moves the neutral piece."""
    first = 0
    for seat in range(1, game.players):
        if progress(game.pieces[seat]) > progress(game.pieces[first]):
            first = seat
    return first


def pieces_at(game: Journey, space: int) -> int:
    """How many pieces stand on a space."""
    count = 0
    for piece in range(game.piece_count):
        count += game.pieces[piece].space == space
    return count


def full_spaces(game: Journey, doubles: int, gatherings: int) -> int:
    """The spaces with no room left, as bits: doubles hold two if four or more travel, gatherings hold everyone."""
    one = 0
    two = 0
    for piece in range(game.piece_count):
        here = 1 << game.pieces[piece].space
        two |= one & here
        one |= here
    return (two | one & ~doubles if game.piece_count > 3 else one) & ~gatherings
