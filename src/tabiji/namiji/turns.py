"""Whose turn it is."""

from ..road.turns import is_neutral, leader, rearmost
from .facts import GOAL
from .phases import OVER, SAIL
from .scoring import finish_voyage
from .state import Game


def next_turn(game: Game) -> None:
    """The boat farthest behind sails next; whoever leads sails the neutral one. Once all are in port the game ends."""
    last = rearmost(game)
    game.piece = last
    game.seat = leader(game) if is_neutral(game, last) else last
    game.phase = SAIL
    if game.pieces[last].space == GOAL:
        finish_voyage(game)
        game.phase = OVER
