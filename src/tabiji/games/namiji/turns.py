"""Whose turn it is."""

from ...road.turns import hand_over
from .facts import GOAL
from .phases import OVER, SAIL
from .scoring import finish_voyage
from .state import Game


def next_turn(game: Game) -> None:
    """The boat farthest behind sails next; once that one is in port the game ends."""
    game.phase = SAIL
    if hand_over(game) == GOAL:
        finish_voyage(game)
        game.phase = OVER
