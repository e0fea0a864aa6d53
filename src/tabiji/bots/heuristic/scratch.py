"""A desk: where a decision is weighed. Plain lists for one decision, records for compiled play."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, cast

import numpy as np

from ...core.game import Game, PlainGame
from ...games import load_game
from ...road.heuristic import UNCACHED

CACHE_SIZE = 64  # things that can be found out while one decision is weighed
MAX_ACTIVE_FEATURES = 32  # that one choice can show

Reals = np.ndarray[Any, np.dtype[np.float64]]
# Records, since a compiled function hands them on at no cost, unlike arrays
ScratchArray = np.ndarray[Any, Any]
ParameterArray = np.ndarray[Any, Any]  # what merchants and scholars go by: weights, a policy, whether it was learned


class Parameters(Protocol):
    """What a merchant or a scholar goes by: a row of some lore."""

    weights: Sequence[float]
    policy: Sequence[float]
    learned: int


class Scratch(Protocol):
    """The legal actions, their values, the signs of one of them, and what was found out."""

    out: MutableSequence[int]
    values: MutableSequence[float]
    features: MutableSequence[int]
    cache: MutableSequence[float]


class StateSlot(Protocol):
    """A place for a game: what is put there is a copy."""

    def __getitem__(self, place: int) -> Game: ...
    def __setitem__(self, place: int, game: Game) -> None: ...


class PlainScratch:
    """A desk for one decision."""

    def __init__(self, legal: Sequence[int]) -> None:
        self.out: MutableSequence[int] = list(legal)
        self.values: MutableSequence[float] = [0.0] * len(legal)
        self.features: MutableSequence[int] = [0] * MAX_ACTIVE_FEATURES
        self.cache: MutableSequence[float] = [UNCACHED] * CACHE_SIZE


class PlainStateSlot:
    """A shelf for a plain game."""

    def __init__(self, game: PlainGame) -> None:
        self._game = game

    def __getitem__(self, place: int) -> PlainGame:
        return self._game

    def __setitem__(self, place: int, game: Game) -> None:
        self._game = cast(PlainGame, game).copy()


def new_scratch(name: str) -> ScratchArray:
    """A desk for a thread of compiled play, in a row of its own."""
    choices = load_game(name).most_choices
    places = [("out", "i8", (choices,)), ("values", "f8", (choices,)), ("features", "i8", (MAX_ACTIVE_FEATURES,))]
    return np.zeros(1, np.dtype([*places, ("cache", "f8", (CACHE_SIZE,))], align=True))
