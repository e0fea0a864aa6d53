"""Gymnasium spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..compile.steps import Int8Array
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
