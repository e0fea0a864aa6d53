"""The output slots of a network for the choices of Namiji: stops are numbered by kind, not by place."""

from ...compile.batch import IntArray
from ...road.turns import is_neutral
from .facts import LINE
from .features import SAILS, write_features
from .phases import CHOICES, FIRST, OVER, SAIL
from .spaces import kind_of
from .state import Game

__all__ = ["NET_SLOTS", "net_slots", "write_features"]

THIRD, GATHERING = SAILS, SAILS + 1  # after the nearest and the next stop of each kind
NEUTRAL_SAIL = SAILS + 2
AFTER = 2 * NEUTRAL_SAIL - CHOICES[SAIL]  # how much later than its action the slot of any other choice comes
NET_SLOTS = FIRST[OVER] + AFTER


def net_slots(game: Game, actions: IntArray, count: int, where: IntArray) -> None:
    """Writes the slot of every legal action."""
    if game.phase != SAIL:
        for place in range(count):
            where[place] = actions[place] + AFTER
        return
    base = NEUTRAL_SAIL if is_neutral(game, game.piece) else 0
    met = 0  # how many of each kind, two bits each
    for place in range(count):
        kind = kind_of(game, actions[place] - FIRST[SAIL])
        nth = met >> 2 * kind & 3
        met += (nth < 2) << 2 * kind
        where[place] = base + (GATHERING if kind < LINE else THIRD if nth == 2 else 2 * (kind - LINE) + nth)
