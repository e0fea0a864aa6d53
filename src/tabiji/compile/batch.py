"""Entry points on arrays of games, compiled for each game's rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.game import Game
from ..core.rng import mix_entropy, roll
from .argument_checks import takes
from .placeholders import (
    MOST_CHOICES,
    any_action,
    apply,
    deal,
    determinize,
    is_over,
    legal_actions,
    rank,
    score_breakdown,
)

GameArray = np.ndarray[Any, Any]
IntArray = np.ndarray[Any, np.dtype[np.int64]]


@takes(games="record n", index="<n", seed="seed")
def deal_one(games: GameArray, index: int, seed: int) -> None:
    """Deals one game of an array."""
    deal(games[index], seed)


@takes(games="record n", index="<n", out="int64 choices")
def legal_one(games: GameArray, index: int, out: IntArray) -> int:
    """Writes the legal actions of one game and returns how many there are."""
    return legal_actions(games[index], out)


@takes(games="record n", index="<n", action="<actions")
def apply_one(games: GameArray, index: int, action: int) -> None:
    """Applies an action to one game."""
    apply(games[index], action)


@takes(games="record n", index="<n", entropy="seed")
def mix_entropy_one(games: GameArray, index: int, entropy: int) -> None:
    """Mixes entropy into the generator of one game."""
    mix_entropy(games[index], entropy)


@takes(games="record n", index="<n", seat="seat", seed="seed")
def determinize_one(games: GameArray, index: int, seat: int, seed: int) -> None:
    """Replaces one game by a determinization for a seat."""
    determinize(games[index], seat, seed)


def any_listed_action(game: Game, out: list[int]) -> int:
    """Returns a random legal action by listing them all."""
    return out[roll(game, legal_actions(game, out))]


@takes(games="record n")
def play_all(games: GameArray) -> None:
    """Plays every game to its end with random actions."""
    out = np.empty(MOST_CHOICES, np.int64)
    for index in range(len(games)):
        game = games[index]
        while not is_over(game):
            apply(game, any_action(game, out))


@takes(start="record 1", seeds="int64 n", points="int64 n players")
def simulate(start: GameArray, seeds: IntArray, points: IntArray) -> int:
    """Deals and plays a random game for each seed in one reused record; writes the points, returns the decisions."""
    games = start.copy()
    out = np.empty(MOST_CHOICES, np.int64)
    game = games[0]
    decisions = 0
    for index in range(len(seeds)):
        games[0] = start[0]
        deal(game, seeds[index])
        while not is_over(game):
            apply(game, any_action(game, out))
        decisions += game.decisions
        for seat in range(game.players):
            points[index, seat] = game.pieces[seat].points
    return decisions


@takes(games="record n", points="int64 n players sources")
def write_score_breakdowns(games: GameArray, points: IntArray) -> None:
    """Writes the score breakdown of every seat of every game."""
    for index in range(len(games)):
        for seat in range(games[index].players):
            score_breakdown(games[index], seat, points[index, seat])


@takes(games="record n", points="int64 n players", ranks="int64 n players")
def write_standings(games: GameArray, points: IntArray, ranks: IntArray) -> None:
    """Writes the points and the rank of every seat of every game."""
    for index in range(len(games)):
        game = games[index]
        for seat in range(game.players):
            points[index, seat] = game.pieces[seat].points
            ranks[index, seat] = rank(game, seat)
