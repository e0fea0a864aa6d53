"""The setup: the first fish of the school, and the boats lined up in the port."""

from ...core.events import tell
from ...core.rng import reseed
from ...road.turns import line_up
from .events import SET_OUT
from .fishing import turn_up
from .state import Game
from .turns import next_turn


def deal(game: Game, seed: int) -> None:
    """Begins a voyage: one fish of the school lies face up, the boats wait in random order."""
    reseed(game, seed)
    turn_up(game)
    line_up(game)
    for piece in range(game.piece_count):
        tell(game, SET_OUT, piece, game.pieces[piece].slot)
    next_turn(game)
