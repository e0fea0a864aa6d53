"""The result of a game for a seat: its share of the first place, and its lead."""

from ..core.game import Game
from .placeholders import rank


def first_place_share(game: Game, seat: int) -> float:
    """Returns the share of a seat in the first place, from 0 to 1."""
    if rank(game, seat) > 1:
        return 0.0
    firsts = 0
    for other in range(game.players):
        firsts += rank(game, other) == 1
    return 1.0 / firsts


def lead(game: Game, seat: int) -> float:
    """Returns the points of a seat minus the mean of the others."""
    others = 0
    for other in range(game.players):
        others += game.pieces[other].points
    mine = game.pieces[seat].points
    return float(mine - (others - mine) / (game.players - 1))
