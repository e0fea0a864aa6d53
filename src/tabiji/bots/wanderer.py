"""The wanderer: goes where the feet lead, most often not far."""

from ..engine.chance import roll
from .bot import Bot, Budget, Observation


class Wanderer(Bot):
    """Random, leaning to near stops."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """The lower of two random choices when it moves, any choice otherwise."""
        state = observation.state
        first = roll(state, len(legal))
        if state.phase != observation.game.moving:
            return legal[first]
        return legal[min(first, roll(state, len(legal)))]
