"""The order of turns."""

from ...road.turns import hand_over
from .facts import GOAL
from .phases import OVER, SAIL
from .scoring import finish_voyage
from .state import Game


def next_turn(game: Game) -> None:
    """Gives the turn to the boat farthest behind; ends the game once that one is in port."""
    game.phase = SAIL
    if hand_over(game) == GOAL:
        finish_voyage(game)
        game.phase = OVER
