"""What a merchant reckons on any road: who stands where, and who could still stop somewhere."""

from ...road.turns import Journey


def others_beyond(game: Journey, piece: int, space: int) -> bool:
    """Whether all others are beyond a space: who stops there moves again."""
    for other in range(game.piece_count):
        if other != piece and game.pieces[other].space <= space:
            return False
    return True
