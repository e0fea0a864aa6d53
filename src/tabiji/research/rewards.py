"""The rewards of environments: those at the end of a game, and those that come with every decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..bots import bots_for
from ..compile import steps
from ..compile.batch import GameArray
from ..core.errors import BadOptions
from ..core.spec import GameSpec

Potential = Callable[[GameArray], np.ndarray[Any, Any]]  # a number for every seat of every game

SHAPED = ("gains", "potential")
REWARDS = (*steps.REWARDS, "margin", *SHAPED)


def check_reward(game: GameSpec, reward: str) -> None:
    """Raises BadOptions if a game has no such reward."""
    if reward not in REWARDS:
        raise BadOptions(f"'reward': there is no '{reward}': choose one of {', '.join(REWARDS)}.")
    if reward == "potential" and "courier" not in bots_for(game):
        raise BadOptions(f"'reward': 'potential' needs a trained network, and {game.name} has none.")


def potential_of(game: GameSpec, players: int, reward: str) -> Potential | None:
    """Returns the function whose changes are a shaped reward, or None."""
    if reward == "gains":
        return lambda games: games["pieces"]["points"][:, :players].astype(np.float32)
    if reward == "potential":
        from ..bots.net.compiled_play import values_of

        return values_of(game.name)
    return None


def margins(games: GameArray, players: int) -> np.ndarray[Any, Any]:
    """Returns the points of every seat minus those of the best of the others."""
    points = games["pieces"]["points"][:, :players].astype(np.float32)
    others = np.repeat(points[:, None, :], players, axis=1)
    others[:, np.arange(players), np.arange(players)] = -np.inf
    return np.asarray(points - others.max(axis=2))
