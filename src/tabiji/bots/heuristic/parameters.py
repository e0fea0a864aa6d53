"""The parameters of merchants and scholars as arrays for compiled play, a row for each policy."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from . import merchant, scholar
from .registry import feature_module, heuristic_module, provides
from .scratch import ParameterArray, Reals


def merchant_parameters(name: str, weights: Reals) -> ParameterArray:
    """Returns the parameters of merchants, from rows of weights."""
    parameters = np.zeros(len(weights), _parameter_dtype(name))
    parameters["weights"] = weights
    return parameters


def scholar_parameters(name: str, policies: Reals) -> ParameterArray:
    """Returns the parameters of scholars, from rows of feature logits."""
    parameters = np.zeros(len(policies), _parameter_dtype(name))
    parameters["weights"], parameters["policy"] = scholar.weights_of(name), policies
    parameters["has_policy"] = provides(name, "sparse_features")
    return parameters


@cache
def default_parameters(name: str) -> ParameterArray:
    """Returns the parameters of the trained merchant and scholar of a game."""
    rows = (
        merchant_parameters(name, np.array([merchant.weights_of(name)])),
        scholar_parameters(name, np.array([scholar.policy_of(name)])),
    )
    return np.concatenate(rows)


def _parameter_dtype(name: str) -> Any:
    weights, features = len(heuristic_module(name).SCALE.start), feature_module(name).FEATURES.count
    return np.dtype([("weights", "f8", (weights,)), ("policy", "f8", (features,)), ("has_policy", "i8")], align=True)
