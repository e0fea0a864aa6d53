"""The output slots of a network for the choices of Tokaido: stops are numbered by kind, not by place, so that what is
learned at one farm holds for the next."""

from ...compile.batch import IntArray
from ...road.turns import is_neutral
from .facts import INN, MEAL_PRICE
from .features import WALKS, write_features
from .phases import CHOICES, EAT, FIRST, KEEP, NO_MEAL, WALK
from .spaces import kind_of
from .state import Game

__all__ = ["NET_SLOTS", "net_slots", "write_features"]

OWN_WALK = CHOICES[KEEP]
NEUTRAL_WALK = OWN_WALK + WALKS
_PRICES = 4  # of a meal, and none
# Where the slots of each phase begin; a walk of one's own comes before one of the neutral traveler
SLOT_OF = (
    *(0, OWN_WALK),
    *(NEUTRAL_WALK + WALKS + sum((8, 6, 2, _PRICES, 4)[:phase]) for phase in range(6)),
)
NET_SLOTS = SLOT_OF[-1] + CHOICES[-1]


def net_slots(game: Game, actions: IntArray, count: int, where: IntArray) -> None:
    """Writes the slot of every legal action."""
    phase = game.phase
    first = FIRST[phase]
    if phase == WALK:
        base = NEUTRAL_WALK if is_neutral(game, game.piece) else OWN_WALK
        met = 0
        for place in range(count):
            kind = kind_of(game, actions[place] - first)
            if kind == INN:
                where[place] = base + WALKS - 1
            else:
                where[place] = base + 2 * (kind - 1) + (met >> kind & 1)
                met |= 1 << kind
    elif phase == EAT:
        for place in range(count):
            meal = actions[place] - first
            where[place] = SLOT_OF[EAT] + (3 if meal == NO_MEAL else MEAL_PRICE[meal] - 1)
    else:
        for place in range(count):
            where[place] = SLOT_OF[phase] + actions[place] - first
