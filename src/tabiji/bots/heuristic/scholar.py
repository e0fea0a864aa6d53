"""The scholar: a bot by heuristic values and a linear policy over sparse features."""

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
from .registry import bind_bot, feature_module, heuristic_module, provides, trained_file
from .scratch import PlainScratch


class Scholar(Bot):
    """Takes the choice of the greatest logit, by heuristic value and sparse features, trained by REINFORCE."""

    def plays(self, game: GameSpec) -> bool:
        """Whether a game has sparse features."""
        return game.sparse_features is not None

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Returns the action of the greatest logit."""
        name = observation.game.name
        parameters = SimpleNamespace(weights=weights_of(name), policy=policy_of(name), has_policy=1)
        choose = bind_bot(observation.game, best_action)
        return choose(observation.state, parameters, PlainScratch(legal), len(legal))


def policy_file(game: str) -> Path:
    """Returns the file of the scholar's policy for a game."""
    return trained_file(game, "sparse_features", ".npy")


@cache
def weights_of(game: str) -> tuple[float, ...]:
    """Returns the merchant's weights, without what a stop denies to others: sparse features describe that."""
    weights, groups = list(merchant.weights_of(game)), heuristic_module(game).SCALE.groups
    if "denied" in groups:
        weights[groups["denied"]] = [0.0]
    return tuple(weights)


@cache
def policy_of(game: str) -> Policy:
    """Returns the scholar's policy for a game: a logit for each feature."""
    features: FeatureTable = feature_module(game).FEATURES
    if not provides(game, "sparse_features"):
        return [0.0] * features.count
    policy: list[float] = np.load(policy_file(game)).astype(float).tolist()
    assert len(policy) == features.count, f"{policy_file(game)} was trained with other features"
    return policy
