"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..compile.steps import Int8Array
from ..core.features import MAX_FEATURE, MIN_FEATURE
from ..core.spec import GameSpec


class MaskedDiscrete(spaces.Discrete[Any]):
    """All actions there are; a sample is legal now."""

    def __init__(self, actions: int, marks: Int8Array) -> None:
        super().__init__(actions)
        self._marks = marks  # as the next step changes them

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """One of the legal actions."""
        if mask is None and probability is None:
            mask = self._marks
        return super().sample(mask, probability)


def observation_space(game: GameSpec) -> spaces.Dict:
    """What a seat may know as numbers, and which actions are legal."""
    size = (len(game.feature_names),)
    return spaces.Dict(
        {
            "observation": spaces.Box(MIN_FEATURE, MAX_FEATURE, size, np.int8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: GameSpec) -> spaces.Discrete[Any]:
    """All actions there are; the mask says which are legal."""
    return spaces.Discrete(game.action_count)
