"""Whose turn it is."""

from ...road.turns import hand_over
from .facts import GOAL
from .phases import OVER, WALK
from .scoring import finish_journey
from .state import Game


def next_turn(game: Game) -> None:
    """The traveler farthest behind walks next; once that one is in the last inn the game ends."""
    game.phase = WALK
    if hand_over(game) == GOAL:
        finish_journey(game)
        game.phase = OVER
