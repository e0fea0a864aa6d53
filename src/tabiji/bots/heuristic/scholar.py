"""The scholar: a merchant who has read many journeys, and learned what every sign bodes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace

import numpy as np

from ...core.observation import Observation
from ...core.sparse_features import FeatureTable, Policy
from ...core.spec import GameSpec
from ..api import DEFAULT_BUDGET, Bot, Budget
from . import merchant
from .evaluate import best_action
from .registry import learned_file as learned_by
from .registry import provides, reading, rules_of_thumb, thinking
from .scratch import PlainScratch


class Scholar(Bot):
    """The choice that looks best by the merchant's worth and the signs it shows, as learned in play against itself."""

    def plays(self, game: GameSpec) -> bool:
        """Whether it has read a game."""
        return game.sparse_features is not None

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Judge every choice."""
        name = observation.game.name
        own = SimpleNamespace(weights=weights_of(name), policy=policy_of(name), learned=1)
        return thinking(observation.game, best_action)(observation.state, own, PlainScratch(legal), len(legal))


def policy_file(game: str) -> Path:
    """The file of what the scholar has learned of a game."""
    return learned_by(game, "sparse_features", ".npy")


@cache
def weights_of(game: str) -> tuple[float, ...]:
    """The merchant's weights, but for what a stop denies to others: of that the signs tell, and more quickly."""
    weights, groups = list(merchant.weights_of(game)), rules_of_thumb(game).SCALE.groups
    if "denied" in groups:
        weights[groups["denied"]] = [0.0]
    return tuple(weights)


@cache
def policy_of(game: str) -> Policy:
    """What the scholar has learned of a game: a number for every sign."""
    signs: FeatureTable = reading(game).SIGNS
    if not provides(game, "sparse_features"):
        return [0.0] * signs.count
    learned: list[float] = np.load(policy_file(game)).astype(float).tolist()
    assert len(learned) == signs.count, f"{policy_file(game)} was learned with other signs"
    return learned
