"""Vectorized steps for learners: apply an action to every game of an array, then write observations.

A game that has ended can be dealt again at once. Observations are arrays with a row for each game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.game import Game
from .argument_checks import takes
from .batch import GameArray, IntArray
from .outcome import first_place_share, lead
from .placeholders import MOST_CHOICES, apply, deal, features, is_over, legal_actions, rank

NEW_GAME = -1  # instead of an action: deals a new game
SEED_STRIDE = 0x5851F42D4C957F2D  # added to the seed of a game for the next game in its place
MAX_SEED = 2**63 - 1

REWARDS = ("win", "rank", "points")
WIN, RANK, POINTS = range(3)

Int8Array = np.ndarray[Any, np.dtype[np.int8]]  # of any number of dimensions
Float32Array = np.ndarray[Any, np.dtype[np.float32]]
BoolArray = np.ndarray[Any, np.dtype[np.bool_]]


def compute_reward(game: Game, seat: int, kind: int) -> float:
    """Returns the reward of a seat at the end of a game."""
    if kind == WIN:
        return first_place_share(game, seat)
    if kind == RANK:
        return rank_share(game, seat)
    return lead(game, seat)


def rank_share(game: Game, seat: int) -> float:
    """Returns the fraction of opponents that a seat is ahead of; equal ones count half."""
    behind = -1
    own = rank(game, seat)
    for other in range(game.players):
        behind += 2 * (rank(game, other) > own) + (rank(game, other) == own)
    return behind / (2.0 * (game.players - 1))


@takes(
    start="record 1",
    games="record n",
    seeds="int64 n",
    actions="int64 n",
    masks="int8 n actions",
    kind="<kinds",
    rewards="float32 n players",
    ended="bool n",
)
def step_games(
    start: GameArray,
    games: GameArray,
    seeds: IntArray,
    actions: IntArray,
    masks: Int8Array,
    kind: int,
    auto_reset: bool,
    rewards: Float32Array,
    ended: BoolArray,
) -> int:
    """Applies an action to every game, and returns -1; if the masks forbid one, applies none and returns its index.

    With `auto_reset` a game that has ended is dealt again at once.
    """
    for index in range(len(games)):
        action = actions[index]
        if action != NEW_GAME and not (0 <= action < masks.shape[1] and masks[index, action]):
            return index
    for index in range(len(games)):
        if actions[index] == NEW_GAME:
            reset_game(start, games, index, seeds)
        else:
            apply(games[index], actions[index])
        finish_game(start, games, seeds, index, kind, auto_reset, rewards, ended)
    return -1


@takes(
    start="record 1",
    games="record n",
    seeds="int64 n",
    kind="<kinds",
    rewards="float32 n players",
    ended="bool n",
)
def finish_games(
    start: GameArray,
    games: GameArray,
    seeds: IntArray,
    kind: int,
    auto_reset: bool,
    rewards: Float32Array,
    ended: BoolArray,
) -> None:
    """Writes the rewards of every game that has ended since opponents moved."""
    for index in range(len(games)):
        if not ended[index]:
            finish_game(start, games, seeds, index, kind, auto_reset, rewards, ended)


def reset_game(start: GameArray, games: GameArray, index: int, seeds: IntArray) -> None:
    """Deals a new game in the place of another."""
    games[index] = start[0]
    deal(games[index], seeds[index])
    seeds[index] = seeds[index] + SEED_STRIDE & MAX_SEED


def finish_game(
    start: GameArray,
    games: GameArray,
    seeds: IntArray,
    index: int,
    kind: int,
    auto_reset: bool,
    rewards: Float32Array,
    ended: BoolArray,
) -> None:
    """Writes the rewards of every seat if a game has ended."""
    game = games[index]
    over = is_over(game)
    if over or ended[index]:
        for seat in range(game.players):
            rewards[index, seat] = compute_reward(game, seat, kind) if over else 0.0
    ended[index] = over
    if over and auto_reset:
        reset_game(start, games, index, seeds)


@takes(games="record n", seats="int64 n <players", rows="int8 n features", masks="int8 n actions")
def write_observations(games: GameArray, seats: IntArray, rows: Int8Array, masks: Int8Array) -> None:
    """Writes the features and the action mask of a seat of every game; the mask is empty if another seat decides."""
    out = np.empty(MOST_CHOICES, np.int64)
    for index in range(len(games)):
        game = games[index]
        seat = seats[index]
        features(game, seat, rows[index])
        for action in range(masks.shape[1]):
            masks[index, action] = 0
        if game.seat == seat:
            for place in range(legal_actions(game, out)):
                masks[index, out[place]] = 1
