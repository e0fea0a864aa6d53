"""Whose turn it is."""

from ..road.turns import is_neutral, leader, rearmost
from .facts import GOAL
from .phases import OVER, WALK
from .scoring import finish_journey
from .state import Game


def next_turn(game: Game) -> None:
    """The traveler farthest behind walks next; whoever leads walks the neutral one. In the last inn the game ends."""
    last = rearmost(game)
    game.piece = last
    game.seat = leader(game) if is_neutral(game, last) else last
    game.phase = WALK
    if game.pieces[last].space == GOAL:
        finish_journey(game)
        game.phase = OVER
