"""The printed facts of Yamaji as tables of numbers."""

from pathlib import Path

from tabiji.core.components import load_components
from tabiji.road.board import Road

FACTS = load_components("yamaji", Path(__file__).with_name("facts.toml"))

SEATS = 4
SPACES = 12
GOAL = SPACES - 1
KINDS = ("gate", "grove", "lookout")
GATE, GROVE, LOOKOUT = range(len(KINDS))

_path = Road(FACTS, "path", KINDS, ("gate", "gate", "gate"), SPACES)
KIND, NEXT_STOP, AHEAD = _path.kind[:SPACES], _path.next_stop[:SPACES], _path.ahead[:SPACES]
GATES = _path.spaces(GATE)[0]
LONGEST = _path.longest

ARRIVAL_POINTS = FACTS.numbers("values", "arrival", SEATS)
PAIR_POINTS = FACTS.number("values", "pair")

_herbs = FACTS.rows("herbs", 4, name=str, copies=(1, 9), points=(0, 9))
HERB_NAMES = tuple(row["name"] for row in _herbs)
HERB_POINTS = tuple(row["points"] for row in _herbs)
HERB_KINDS = len(HERB_NAMES)
CARDS = 6
FACTS.check_total("herbs", _herbs, CARDS)
HERBS = 0  # the pile
DECKS = (tuple(herb for herb, row in enumerate(_herbs) for _ in range(row["copies"])),)
FACTS.check_complete()
