"""The scholar: a merchant who has read many journeys, and learned what every sign bodes."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from .. import merchant
from ..bot import Bot, Budget, Observation
from ..merchant.road import KNOWN, UNKNOWN
from .signs import MOST_SIGNS, NEAR, WARMTH, Policy, Signs


class Scholar(Bot):
    """The choice that looks best by the merchant's worth and the signs it shows, as learned in play against itself."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """Judge every choice."""
        name, state = observation.game.name, observation.state
        read, weights, policy = rules(name), weights_of(name), policy_of(name)
        worth, known, seen = merchant.rules(name).worth, [UNKNOWN] * KNOWN, [0] * MOST_SIGNS
        promises: list[tuple[float, int]] = []
        passed = 0.0
        near = NEAR if state.phase == observation.game.moving else len(legal)
        for place, action in enumerate(legal):
            if near <= place < len(legal) - 1:
                continue
            value = worth(weights, state, action, known) * WARMTH + passed
            for sign in seen[: read.signs(state, legal, len(legal), place, seen)]:
                value += policy[sign]
            for sign in seen[: read.passing(state, action, seen)]:
                passed += policy[sign]
            promises.append((value, -action))
        return -max(promises)[1]


def rules(game: str) -> Any:
    """The signs a scholar reads in a game."""
    return import_module(f"{__name__}.{game}")


def kept(game: str) -> Path:
    """The file of what the scholar has learned of a game."""
    return Path(__file__).with_name(f"{game}.npy")


@cache
def weights_of(game: str) -> tuple[float, ...]:
    """The merchant's weights, but for what a stop denies to others: of that the signs tell, and more quickly."""
    scale, weights = merchant.rules(game).SCALE, list(merchant.weights_of(game))
    weights[scale.groups["denied"]] = [0.0]
    return tuple(weights)


@cache
def policy_of(game: str) -> Policy:
    """What the scholar has learned of a game: a number for every sign."""
    signs: Signs = rules(game).SIGNS
    learned: list[float] = np.load(kept(game)).astype(float).tolist()
    assert len(learned) == signs.count, f"{kept(game)} was learned with other signs"
    return learned
