"""Lore: what merchants and scholars go by in a game, a row for each of them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from . import merchant, scholar
from .registry import provides, reading, rules_of_thumb
from .scratch import ParameterArray, Reals


def merchant_parameters(name: str, weights: Reals) -> ParameterArray:
    """The lore of merchants, from their rows of weights."""
    lore = np.zeros(len(weights), _parameter_dtype(name))
    lore["weights"] = weights
    return lore


def scholar_parameters(name: str, policies: Reals) -> ParameterArray:
    """The lore of scholars, from their policies."""
    lore = np.zeros(len(policies), _parameter_dtype(name))
    lore["weights"], lore["policy"] = scholar.weights_of(name), policies
    lore["learned"] = provides(name, "sparse_features")
    return lore


@cache
def default_parameters(name: str) -> ParameterArray:
    """What our merchant and our scholar go by in a game."""
    own = (
        merchant_parameters(name, np.array([merchant.weights_of(name)])),
        scholar_parameters(name, np.array([scholar.policy_of(name)])),
    )
    return np.concatenate(own)


def _parameter_dtype(name: str) -> Any:
    weights, signs = len(rules_of_thumb(name).SCALE.start), reading(name).SIGNS.count
    return np.dtype([("weights", "f8", (weights,)), ("policy", "f8", (signs,)), ("learned", "i8")], align=True)
