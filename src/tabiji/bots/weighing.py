"""Weighing: what a merchant, or a scholar, thinks of every choice (interpreted and compiled)."""

from ..engine.bound import MOVING, passing, signs, worth
from ..engine.game import Game
from .desk import KNOWN, UNKNOWN, Desk, Own

LEAST = -1e9
NEAR = 6  # how many stops a scholar looks at, beside the last of the leg
WARMTH = 1 / 0.6  # what a point of the merchant's worth counts beside the signs


def weigh(game: Game, own: Own, desk: Desk, count: int) -> None:
    """What a merchant or a scholar thinks of every legal action."""
    out, values, seen, known = desk.out, desk.values, desk.seen, desk.known
    weights, policy = own.weights, own.policy
    for thing in range(KNOWN):
        known[thing] = UNKNOWN
    passed = 0.0
    near = NEAR if own.learned and game.phase == MOVING else count
    for place in range(count):
        if near <= place < count - 1:
            values[place] = LEAST
            continue
        value = worth(weights, game, out[place], known)
        if own.learned:
            value = value * WARMTH + passed
            for sign in range(signs(game, out, count, place, seen)):
                value += policy[seen[sign]]
            for sign in range(passing(game, out[place], seen)):
                passed += policy[seen[sign]]
        values[place] = value


def best(desk: Desk, count: int) -> int:
    """The place of the greatest value; of equals the first by the action's number."""
    out, values = desk.out, desk.values
    first = 0
    for place in range(1, count):
        if values[place] > values[first] or (values[place] == values[first] and out[place] < out[first]):
            first = place
    return first


def favourite(game: Game, own: Own, desk: Desk, count: int) -> int:
    """The action that a merchant or a scholar likes best."""
    weigh(game, own, desk, count)
    return desk.out[best(desk, count)]
