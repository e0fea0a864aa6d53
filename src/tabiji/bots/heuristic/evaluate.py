"""Weighing: what a merchant, or a scholar, thinks of every choice (interpreted and compiled)."""

from ...compile.placeholders import MOVE_PHASE, heuristic_value, skip_features, sparse_features
from ...core.game import Game
from ...road.heuristic import UNCACHED
from .scratch import CACHE_SIZE, Parameters, Scratch

PRUNED = -1e9
MAX_STOPS = 6  # how many stops a scholar looks at, beside the last of the leg
HEURISTIC_WEIGHT = 1 / 0.6  # what a point of the merchant's worth counts beside the signs


def evaluate(game: Game, own: Parameters, desk: Scratch, count: int) -> None:
    """What a merchant or a scholar thinks of every legal action."""
    out, values, seen, known = desk.out, desk.values, desk.features, desk.cache
    weights, policy = own.weights, own.policy
    for thing in range(CACHE_SIZE):
        known[thing] = UNCACHED
    passed = 0.0
    near = MAX_STOPS if own.learned and game.phase == MOVE_PHASE else count
    for place in range(count):
        if near <= place < count - 1:
            values[place] = PRUNED
            continue
        value = heuristic_value(weights, game, out[place], known)
        if own.learned:
            value = value * HEURISTIC_WEIGHT + passed
            for sign in range(sparse_features(game, out, count, place, seen)):
                value += policy[seen[sign]]
            for sign in range(skip_features(game, out[place], seen)):
                passed += policy[seen[sign]]
        values[place] = value


def best_place(desk: Scratch, count: int) -> int:
    """The place of the greatest value; of equals the first by the action's number."""
    out, values = desk.out, desk.values
    first = 0
    for place in range(1, count):
        if values[place] > values[first] or (values[place] == values[first] and out[place] < out[first]):
            first = place
    return first


def best_action(game: Game, own: Parameters, desk: Scratch, count: int) -> int:
    """The action that a merchant or a scholar likes best."""
    evaluate(game, own, desk, count)
    return desk.out[best_place(desk, count)]
