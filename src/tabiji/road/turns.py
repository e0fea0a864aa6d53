"""Who moves next, and where there is room."""

from ..core.bits import nth_clear_bit
from ..core.game import Game, Piece
from ..core.rng import roll

UNPLACED = 5  # the slot of a piece that is yet to choose one


def is_neutral(game: Game, piece: int) -> bool:
    """Whether a piece is the neutral one that joins two players."""
    return piece >= game.players


def line_up(game: Game) -> None:
    """Place the pieces at the start in random order."""
    placed = 0
    for piece in range(game.piece_count):
        slot = nth_clear_bit(placed, roll(game, game.piece_count - piece))
        placed |= 1 << slot
        game.pieces[piece].slot = slot


def progress(piece: Piece) -> int:
    """How far along the road a piece is: whoever stands off the road counts as behind."""
    return piece.space * 8 - piece.slot


def rearmost(game: Game) -> int:
    """The piece that moves next."""
    last = 0
    least = 1 << 20
    for piece in range(game.piece_count):
        here = progress(game.pieces[piece])
        if here < least:
            last = piece
            least = here
    return last


def leader(game: Game) -> int:
    """The seat whose own piece is in the lead: it moves the neutral piece."""
    first = 0
    for seat in range(1, game.players):
        if progress(game.pieces[seat]) > progress(game.pieces[first]):
            first = seat
    return first


def hand_over(game: Game) -> int:
    """The piece farthest behind is next; whoever leads moves the neutral one. The space where it stands."""
    last = rearmost(game)
    game.piece = last
    game.seat = leader(game) if is_neutral(game, last) else last
    return game.pieces[last].space


def pieces_at(game: Game, space: int) -> int:
    """How many pieces stand on a space."""
    count = 0
    for piece in range(game.piece_count):
        count += game.pieces[piece].space == space
    return count


def full_spaces(game: Game, doubles: int, gatherings: int) -> int:
    """The spaces with no room left, as bits: doubles hold two if four or more travel, gatherings hold everyone."""
    one = 0
    two = 0
    for piece in range(game.piece_count):
        here = 1 << game.pieces[piece].space
        two |= one & here
        one |= here
    return (two | one & ~doubles if game.piece_count > 3 else one) & ~gatherings
