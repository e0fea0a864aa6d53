"""The pilgrim: stops at every open door and takes what scores."""

from collections.abc import Sequence

from ..compile.placeholders import MOVE_PHASE, apply, coins_of
from ..core.game import Game
from ..core.observation import Observation
from .api import DEFAULT_BUDGET, Bot, Budget
from .heuristic.registry import thinking
from .heuristic.scratch import PlainStateSlot, StateSlot

POINT_WEIGHT = 256  # is worth more than any purse


def greedy_action(game: Game, trial: StateSlot, out: Sequence[int], count: int) -> int:
    """The nearest open stop; elsewhere the choice with the most points at once, then the most coins left."""
    best = out[0]
    if game.phase != MOVE_PHASE:
        most = -(1 << 30)
        for place in range(count):
            trial[0] = game
            apply(trial[0], out[place])
            mine = trial[0].pieces[game.seat]
            gain = mine.points * POINT_WEIGHT + coins_of(mine)
            if gain > most:
                most = gain
                best = out[place]
    return best


class Pilgrim(Bot):
    """The nearest open stop; elsewhere the choice with the most points at once, then the most coins left."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Try every choice on a copy of what it imagines."""
        state = observation.state
        return thinking(observation.game, greedy_action)(state, PlainStateSlot(state), legal, len(legal))
