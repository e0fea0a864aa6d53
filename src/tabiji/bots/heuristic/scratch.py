"""Scratch buffers for the evaluation of a decision: plain lists, or records for compiled play."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, cast

import numpy as np

from ...core.game import Game, PlainGame
from ...games import load_game
from ...road.heuristic import UNCACHED

CACHE_SIZE = 64  # values that a heuristic may cache during one decision
MAX_ACTIVE_FEATURES = 32  # of one choice

Reals = np.ndarray[Any, np.dtype[np.float64]]
# Records, since a compiled function passes them on at no cost, unlike arrays
ScratchArray = np.ndarray[Any, Any]
ParameterArray = np.ndarray[Any, Any]  # rows of Parameters


class Parameters(Protocol):
    """What a merchant or a scholar plays by: weights, and for a scholar a policy."""

    weights: Sequence[float]
    policy: Sequence[float]
    has_policy: int


class Scratch(Protocol):
    """The legal actions, their values, the active features of one of them, and the heuristic's cache."""

    actions: MutableSequence[int]
    values: MutableSequence[float]
    features: MutableSequence[int]
    cache: MutableSequence[float]


class StateSlot(Protocol):
    """A slot for a state: assignment copies."""

    def __getitem__(self, index: int) -> Game: ...
    def __setitem__(self, index: int, game: Game) -> None: ...


class PlainScratch:
    """A scratch buffer of lists, for one decision."""

    def __init__(self, legal: Sequence[int]) -> None:
        self.actions: MutableSequence[int] = list(legal)
        self.values: MutableSequence[float] = [0.0] * len(legal)
        self.features: MutableSequence[int] = [0] * MAX_ACTIVE_FEATURES
        self.cache: MutableSequence[float] = [UNCACHED] * CACHE_SIZE


class PlainStateSlot:
    """A slot for a plain state."""

    def __init__(self, game: PlainGame) -> None:
        self._game = game

    def __getitem__(self, index: int) -> PlainGame:
        return self._game

    def __setitem__(self, index: int, game: Game) -> None:
        self._game = cast(PlainGame, game).copy()


def new_scratch(name: str) -> ScratchArray:
    """Returns a scratch buffer for a thread of compiled play, as an array of one record."""
    choices = load_game(name).most_choices
    buffers = [("actions", "i8", (choices,)), ("values", "f8", (choices,)), ("features", "i8", (MAX_ACTIVE_FEATURES,))]
    return np.zeros(1, np.dtype([*buffers, ("cache", "f8", (CACHE_SIZE,))], align=True))
