"""Gymnasium spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..compile.steps import Int8Array
from ..core.errors import BadOptions
from ..core.features import MAX_FEATURE, MIN_FEATURE
from ..core.spec import GameSpec


class MaskedDiscrete(spaces.Discrete[Any]):
    """All actions; samples are legal in the current state."""

    def __init__(self, actions: int, mask: Int8Array) -> None:
        super().__init__(actions)
        self._mask = mask  # each step updates it

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Returns one of the legal actions."""
        if mask is None and probability is None:
            mask = self._mask
        return super().sample(mask, probability)


class MaskedMultiDiscrete(spaces.MultiDiscrete[Any]):
    """An action for each of many games; samples are legal in their current states."""

    def __init__(self, actions: int, masks: Int8Array) -> None:
        super().__init__([actions] * len(masks))
        self._masks = masks  # each step updates them

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Returns a legal action for each game, drawn evenly; `mask` has a row for each game, as observations do.

        Before a reset nothing is legal, and any action is drawn.
        """
        if probability is not None:
            return super().sample(None, probability)
        masks = self._masks if mask is None else np.asarray(mask)
        if masks.shape != self._masks.shape:
            raise BadOptions(f"'mask' has the shape {self._masks.shape}, a row for each game, not {masks.shape}.")
        legal = masks != 0
        legal[~legal.any(axis=1)] = True
        return np.where(legal, self.np_random.random(legal.shape), -1).argmax(axis=1)


def observation_space(game: GameSpec) -> spaces.Dict:
    """Returns the space of features with a mask of the legal actions."""
    size = (len(game.feature_names),)
    return spaces.Dict(
        {
            "observation": spaces.Box(MIN_FEATURE, MAX_FEATURE, size, np.int8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: GameSpec) -> spaces.Discrete[Any]:
    """Returns the space of all actions."""
    return spaces.Discrete(game.action_count)
