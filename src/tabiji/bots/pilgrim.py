"""The pilgrim: a greedy bot."""

from collections.abc import Sequence

from ..compile.placeholders import MOVE_PHASE, apply, coins_of
from ..core.game import Game
from ..core.observation import Observation
from .api import DEFAULT_BUDGET, Bot, Budget
from .heuristic.registry import bind_bot
from .heuristic.scratch import PlainStateSlot, StateSlot

POINT_WEIGHT = 256  # more than any number of coins


def greedy_action(game: Game, trial: StateSlot, actions: Sequence[int], count: int) -> int:
    """Returns the nearest open stop; in other phases the action with the most points, then the most coins."""
    best = actions[0]
    if game.phase != MOVE_PHASE:
        most = -(1 << 30)
        for i in range(count):
            trial[0] = game
            apply(trial[0], actions[i])
            piece = trial[0].pieces[game.seat]
            gain = piece.points * POINT_WEIGHT + coins_of(piece)
            if gain > most:
                most = gain
                best = actions[i]
    return best


class Pilgrim(Bot):
    """Takes the nearest open stop; elsewhere the choice with the most points at once, then the most coins left."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Applies every action to a copy of the determinized state."""
        state = observation.state
        return bind_bot(observation.game, greedy_action)(state, PlainStateSlot(state), legal, len(legal))
