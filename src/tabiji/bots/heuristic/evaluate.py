"""Evaluates choices as the merchant or the scholar does (interpreted and compiled)."""

from ...compile.placeholders import MOVE_PHASE, heuristic_value, skip_features, sparse_features
from ...core.game import Game
from ...road.heuristic import UNCACHED
from .scratch import CACHE_SIZE, Parameters, Scratch

PRUNED = -1e9
MAX_STOPS = 6  # how many stops a scholar evaluates, beside the last of the leg
HEURISTIC_WEIGHT = 1 / 0.6  # the weight of a point of heuristic value among the logits of a scholar


def evaluate(game: Game, parameters: Parameters, scratch: Scratch, count: int) -> None:
    """Writes the value of every legal action: the heuristic value, or the logit of a policy if there is one."""
    actions, values, active, cache = scratch.actions, scratch.values, scratch.features, scratch.cache
    weights, policy = parameters.weights, parameters.policy
    for entry in range(CACHE_SIZE):
        cache[entry] = UNCACHED
    skipped = 0.0  # the logits of having skipped the nearer stops
    near = MAX_STOPS if parameters.has_policy and game.phase == MOVE_PHASE else count
    for i in range(count):
        if near <= i < count - 1:
            values[i] = PRUNED
            continue
        value = heuristic_value(weights, game, actions[i], cache)
        if parameters.has_policy:
            value = value * HEURISTIC_WEIGHT + skipped
            for feature in range(sparse_features(game, actions, count, i, active)):
                value += policy[active[feature]]
            for feature in range(skip_features(game, actions[i], active)):
                skipped += policy[active[feature]]
        values[i] = value


def best_index(scratch: Scratch, count: int) -> int:
    """Returns the index of the greatest value; ties go to the lowest action."""
    actions, values = scratch.actions, scratch.values
    best = 0
    for i in range(1, count):
        if values[i] > values[best] or (values[i] == values[best] and actions[i] < actions[best]):
            best = i
    return best


def best_action(game: Game, parameters: Parameters, scratch: Scratch, count: int) -> int:
    """Returns the action of the greatest value."""
    evaluate(game, parameters, scratch, count)
    return scratch.actions[best_index(scratch, count)]
