"""The printed facts of Namiji as tables of numbers, read once when the process starts."""

from pathlib import Path

from ...core.components import Components, Row, load_components
from ...road.board import Road

FACTS: Components = load_components("namiji", Path(__file__).with_name("facts.toml"))

SEATS = 5


def _named(table: str, names: tuple[str, ...], **fields: tuple[int, int]) -> list[Row]:
    """Returns the rows of a table that has a row for each of some names, in their order."""
    rows = {row["name"]: row for row in FACTS.rows(table, len(names), name=names, **fields)}
    return [rows[name] for name in names]


def _numbered(table: str, key: str, first: int, count: int, **fields: tuple[int, int]) -> list[Row]:
    """Returns the rows of a table that counts from a number on."""
    rows = FACTS.rows(table, count, **{key: (first, first + count - 1)}, **fields)
    numbers = [row[key] for row in rows]
    if numbers != list(range(first, first + count)):
        FACTS.fail(f"[{table}] '{key}' must count from {first} to {first + count - 1}", numbers)
    return rows


def _copies(rows: list[Row]) -> tuple[int, ...]:
    """Returns the number of each thing as many times as it is in the box."""
    return tuple(number for number, row in enumerate(rows) for _ in range(row["copies"]))


# ---------------------------------------------------------------- the sea route

KINDS = ("port", "dock", "line", "net", "trap", "whirlpool", "rock", "dolphin", "octopus", "whale")
PORT, DOCK, LINE, NET, TRAP, WHIRLPOOL, ROCK, DOLPHIN, OCTOPUS, WHALE = range(10)
SPACES = 61
START, GOAL = 0, SPACES - 1
DOCKS = 3

ROUTE = Road(FACTS, "route", KINDS, ("port", *["dock"] * DOCKS, "port"), SPACES)
KIND = ROUTE.kind  # tables of spaces hold the way out, then the way back
DOUBLES = ROUTE.doubles
GATHERINGS = ROUTE.spaces(PORT, DOCK)
CRATE_STOPS = ROUTE.spaces(LINE, NET)
PANORAMA_STOPS = (*ROUTE.spaces(DOLPHIN), *ROUTE.spaces(OCTOPUS), *ROUTE.spaces(WHALE))
NEXT_STOP = ROUTE.next_stop
AHEAD = ROUTE.ahead

# ---------------------------------------------------------------- fish, nets and the crate

COLOURS = ("blue", "orange", "green")
SHAPES = 3
FISH_NAMES = tuple(f"{colour}-{shape}" for colour in COLOURS for shape in range(1, SHAPES + 1))
FISH_KINDS = len(FISH_NAMES)
# A fish in the crate is marked by its colour (the lower three bits) and its shape (the upper three); 0 is an empty cell
FISH_MARKS = tuple(1 << fish // SHAPES | 8 << fish % SHAPES for fish in range(FISH_KINDS))
EVERY_MARK = 63

_fish = _named("fish", FISH_NAMES, copies=(0, 48))
FACTS.check_total("fish", _fish, 48)
FISH_COPIES: tuple[int, ...] = tuple(row["copies"] for row in _fish)
_nets = _named("nets", FISH_NAMES, copies=(0, 12))
FACTS.check_total("nets", _nets, 12)
NET_TOKENS = _copies(_nets)

ROWS, COLUMNS = 3, 4
CELLS = ROWS * COLUMNS
CELL_NAMES = tuple(f"{'abcd'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
LINES = ROWS + COLUMNS  # the rows, then the columns
_LINES = (
    *(range(row * COLUMNS, (row + 1) * COLUMNS) for row in range(ROWS)),
    *(range(column, CELLS, COLUMNS) for column in range(COLUMNS)),
)
LINE_BITS = tuple(sum(1 << cell for cell in cells) for cells in _LINES)
LINE_CELLS = tuple(cells[min(nth, len(cells) - 1)] for cells in _LINES for nth in range(COLUMNS))  # at 4 * line + nth
LINE_POINTS = (
    *FACTS.numbers("crate", "row-points", ROWS),
    *[FACTS.number("crate", "column-points")] * COLUMNS,
)
LEFT_EDGE, RIGHT_EDGE = LINE_BITS[ROWS], LINE_BITS[LINES - 1]
FULL = (1 << CELLS) - 1
# Two cells side by side, then one above the other
PAIR_CELLS = (
    *((cell, cell + 1) for cell in range(CELLS) if cell % COLUMNS < COLUMNS - 1),
    *((cell, cell + COLUMNS) for cell in range(CELLS - COLUMNS)),
)
PAIRS = len(PAIR_CELLS)
PAIR_BITS = tuple(1 << one | 1 << other for one, other in PAIR_CELLS)

# ---------------------------------------------------------------- crustaceans, offerings, arrivals, panoramas

CRUSTACEANS = ("shrimp", "crab")
SHRIMP, CRAB = range(2)
_crustaceans = _named("crustaceans", CRUSTACEANS, copies=(0, 50))
FACTS.check_total("crustaceans", _crustaceans, 50)
CRUSTACEAN_COPIES: tuple[int, ...] = tuple(row["copies"] for row in _crustaceans)
MOST_DRAWN = FACTS.number("trap", "most", least=1, most=9)
TOO_MANY_CRABS = FACTS.number("trap", "crabs", least=1, most=9)

OFFERINGS = 4
PENALTY: tuple[int, ...] = tuple(
    row["penalty"] for row in _numbered("offerings", "left", 0, OFFERINGS + 1, penalty=(0, 20))
)
ARRIVAL_POINTS: tuple[int, ...] = tuple(
    row["points"] for row in _numbered("arrivals", "place", 1, SEATS, points=(0, 20))
)

PANORAMAS = KINDS[DOLPHIN:]
_panoramas = _named("panoramas", PANORAMAS, sections=(1, 6), bonus=(0, 9))
PANORAMA_SECTIONS: tuple[int, ...] = tuple(row["sections"] for row in _panoramas)
PANORAMA_BONUS: tuple[int, ...] = tuple(row["bonus"] for row in _panoramas)

# ---------------------------------------------------------------- cards

NETS, ROCKS, DOCK_CARDS = range(3)  # the piles
PILES = ("nets", "rocks", "dock-cards")

MEALS = 6
UPGRADE_NAMES = (
    *("second-hook", "bait", "great-net", "sturdy-trap", "landing-net"),
    *("incense", "offering-boat", "spyglass", "sacred-rope", "stone-lantern"),
)
UPGRADES = len(UPGRADE_NAMES)
MOST_PAID = 6  # by all copies of one at a stop, so that a voyage's sum fits into its byte
SECOND_HOOK, BAIT, GREAT_NET, STURDY_TRAP, LANDING_NET = range(MEALS, MEALS + 5)
INCENSE, OFFERING_BOAT, SPYGLASS, SACRED_ROPE, STONE_LANTERN = range(MEALS + 5, MEALS + 10)
_docks = [
    *FACTS.rows("meals", MEALS, name=str, points=(0, 9), copies=(1, 20)),
    *_named("upgrades", UPGRADE_NAMES, points=(0, 3), copies=(0, 20)),
]
FACTS.check_total("meals] and [upgrades", _docks, 20)
for _upgrade in _docks[MEALS:]:
    if min(_upgrade["copies"], DOCKS) * _upgrade["points"] > MOST_PAID:
        FACTS.fail(f"[upgrades] all {_upgrade['name']} together must pay at most {MOST_PAID} points a stop", _upgrade)
DOCK_NAMES: tuple[str, ...] = tuple(row["name"] for row in _docks)
for _twice in {name for name in DOCK_NAMES if DOCK_NAMES.count(name) > 1}:
    FACTS.fail("[meals] and [upgrades] must name everything once", _twice)
DOCK_KINDS = len(DOCK_NAMES)
DOCK_POINTS: tuple[int, ...] = tuple(row["points"] for row in _docks)
LANDED_SHRIMP = 2  # by a landing net
MORE_NETS = 2  # revealed by a great net

ROCK_NAMES = (
    *("skilful-fisher", "full-crate", "tide-of-shrimp", "full-trap", "eye-of-the-octopus", "song-of-the-whale"),
    *("great-beholder", "devoted-to-ryujin", "pilgrim-of-the-rocks", "blue-school", "orange-school", "green-school"),
    *("fine-row", "master-of-nets", "golden-claws", "friend-of-dolphins", "beholder", "open-hand", "gourmet"),
    "well-equipped",
)
SKILFUL_FISHER, FULL_CRATE, TIDE_OF_SHRIMP, FULL_TRAP, EYE_OF_THE_OCTOPUS, SONG_OF_THE_WHALE = range(6)
GREAT_BEHOLDER, DEVOTED_TO_RYUJIN, PILGRIM_OF_THE_ROCKS, BLUE_SCHOOL, ORANGE_SCHOOL, GREEN_SCHOOL = range(6, 12)
FINE_ROW, MASTER_OF_NETS, GOLDEN_CLAWS, FRIEND_OF_DOLPHINS, BEHOLDER, OPEN_HAND, GOURMET = range(12, 19)
WELL_EQUIPPED = 19
ROCK_KINDS = len(ROCK_NAMES)
_rocks = _named("rocks", ROCK_NAMES, points=(0, 9), needs=(0, 20))
ROCK_POINTS: tuple[int, ...] = tuple(row["points"] for row in _rocks)
ROCK_NEEDS: tuple[int, ...] = tuple(row["needs"] for row in _rocks)

DECKS = (NET_TOKENS, tuple(range(ROCK_KINDS)), _copies(_docks))
CARDS = sum(len(cards) for cards in DECKS)

FACTS.check_complete()
