"""The order of turns."""

from ...road.turns import hand_over
from .facts import GOAL
from .phases import OVER, WALK
from .scoring import finish_journey
from .state import Game


def next_turn(game: Game) -> None:
    """Gives the turn to the traveler farthest behind; ends the game once that one is in the last inn."""
    game.phase = WALK
    if hand_over(game) == GOAL:
        finish_journey(game)
        game.phase = OVER
