"""The wanderer: goes where the feet lead, most often not far."""

from collections.abc import Sequence

from ..compile.placeholders import MOVE_PHASE
from ..core.game import Game
from ..core.observation import Observation
from ..core.rng import roll
from .api import DEFAULT_BUDGET, Bot, Budget
from .heuristic.registry import thinking


def lean_near(game: Game, out: Sequence[int], count: int) -> int:
    """The lower of two random choices when it moves, any choice otherwise."""
    first = roll(game, count)
    if game.phase == MOVE_PHASE:
        first = min(first, roll(game, count))
    return out[first]


class Wanderer(Bot):
    """Random, leaning to near stops."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Follow the feet."""
        return thinking(observation.game, lean_near)(observation.state, legal, len(legal))
