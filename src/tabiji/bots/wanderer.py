"""The wanderer: goes where the feet lead, most often not far."""

from collections.abc import Sequence

from ..engine.bound import MOVING
from ..engine.chance import roll
from ..engine.game import Game
from .bot import Bot, Budget, Observation
from .thoughts import thinking


def wander(game: Game, out: Sequence[int], count: int) -> int:
    """The lower of two random choices when it moves, any choice otherwise."""
    first = roll(game, count)
    if game.phase == MOVING:
        first = min(first, roll(game, count))
    return out[first]


class Wanderer(Bot):
    """Random, leaning to near stops."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """Follow the feet."""
        return thinking(observation.game, wander)(observation.state, legal, len(legal))
