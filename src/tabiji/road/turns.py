"""Turn order and free spaces."""

from ..core.bits import nth_clear_bit
from ..core.game import Game, Piece
from ..core.rng import roll

UNPLACED = 5  # the slot of a piece that has yet to choose one


def is_neutral(game: Game, piece: int) -> bool:
    """Returns whether a piece is the neutral one of a game for two."""
    return piece >= game.players


def line_up(game: Game) -> None:
    """Places the pieces at the start in random order."""
    placed = 0
    for piece in range(game.piece_count):
        slot = nth_clear_bit(placed, roll(game, game.piece_count - piece))
        placed |= 1 << slot
        game.pieces[piece].slot = slot


def progress(piece: Piece) -> int:
    """Returns how far along the road a piece is; on one space, pieces off the road count as behind."""
    return piece.space * 8 - piece.slot


def rearmost(game: Game) -> int:
    """Returns the piece that is farthest behind, which moves next."""
    last = 0
    least = 1 << 20
    for piece in range(game.piece_count):
        here = progress(game.pieces[piece])
        if here < least:
            last = piece
            least = here
    return last


def leader(game: Game) -> int:
    """Returns the seat whose piece is in the lead; it moves the neutral piece."""
    first = 0
    for seat in range(1, game.players):
        if progress(game.pieces[seat]) > progress(game.pieces[first]):
            first = seat
    return first


def hand_over(game: Game) -> int:
    """Gives the turn to the piece farthest behind and returns its space; the leader moves the neutral piece."""
    last = rearmost(game)
    game.piece = last
    game.seat = leader(game) if is_neutral(game, last) else last
    return game.pieces[last].space


def pieces_at(game: Game, space: int) -> int:
    """Counts the pieces on a space."""
    count = 0
    for piece in range(game.piece_count):
        count += game.pieces[piece].space == space
    return count


def full_spaces(game: Game, doubles: int, gatherings: int) -> int:
    """Returns the full spaces as bits: doubles hold two pieces if there are four or more, gatherings hold all."""
    one = 0
    two = 0
    for piece in range(game.piece_count):
        here = 1 << game.pieces[piece].space
        two |= one & here
        one |= here
    return (two | one & ~doubles if game.piece_count > 3 else one) & ~gatherings
