"""The wanderer: goes where the feet lead, most often not far."""

from typing import Any

from ..engine.chance import roll
from ..engine.description import Description


class Wanderer:
    """Random, leaning to near stops."""

    def choose(self, game: Description, observation: Any, legal: list[int]) -> int:
        """The lower of two random choices when it moves, any choice otherwise."""
        first = roll(observation, len(legal))
        if observation.phase != game.moving:
            return legal[first]
        return legal[min(first, roll(observation, len(legal)))]
