"""The wanderer: a random bot."""

from collections.abc import Sequence

from ..compile.placeholders import MOVE_PHASE
from ..core.game import Game
from ..core.observation import Observation
from ..core.rng import roll
from .api import DEFAULT_BUDGET, Bot, Budget
from .heuristic.registry import bind_bot


def near_biased_action(game: Game, actions: Sequence[int], count: int) -> int:
    """Returns the nearer of two random stops when it moves, else a random action."""
    index = roll(game, count)
    if game.phase == MOVE_PHASE:
        index = min(index, roll(game, count))
    return actions[index]


class Wanderer(Bot):
    """Plays at random, with a bias to near stops."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Draws an action."""
        return bind_bot(observation.game, near_biased_action)(observation.state, legal, len(legal))
