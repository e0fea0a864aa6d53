"""Lore: what merchants and scholars go by in a game, a row for each of them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from . import merchant, scholar
from .desk import Lore, Reals
from .thoughts import knows, reading, rules_of_thumb


def merchants(name: str, weights: Reals) -> Lore:
    """The lore of merchants, from their rows of weights."""
    lore = np.zeros(len(weights), _lore_type(name))
    lore["weights"] = weights
    return lore


def scholars(name: str, policies: Reals) -> Lore:
    """The lore of scholars, from their policies."""
    lore = np.zeros(len(policies), _lore_type(name))
    lore["weights"], lore["policy"], lore["learned"] = scholar.weights_of(name), policies, knows("scholar", name)
    return lore


@cache
def our_lore(name: str) -> Lore:
    """What our merchant and our scholar go by in a game."""
    own = merchants(name, np.array([merchant.weights_of(name)])), scholars(name, np.array([scholar.policy_of(name)]))
    return np.concatenate(own)


def _lore_type(name: str) -> Any:
    weights, signs = len(rules_of_thumb(name).SCALE.start), reading(name).SIGNS.count
    return np.dtype([("weights", "f8", (weights,)), ("policy", "f8", (signs,)), ("learned", "i8")], align=True)
