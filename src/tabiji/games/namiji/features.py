"""The observation of a seat as features, for networks and environments: its own boat and crate first, then the others
in the order in which they sail next; the features of choices are zero unless the seat decides."""

from ...compile.placeholders import IntBuffer
from ...core.bits import bit_count, lowest_bit
from ...core.deck import EVERYBODY, NONE, SHUFFLED, card_index
from ...core.features import FeatureLayout, clamp, number_names
from ...road.features import A_STOP, PER_STOP, sooner, write_stop
from ...road.turns import is_neutral, progress
from .crate import reach
from .facts import (
    CELL_NAMES,
    CELLS,
    COLOURS,
    COLUMNS,
    CRAB,
    CRUSTACEANS,
    DECKS,
    DOCK_CARDS,
    DOCK_KINDS,
    DOCK_NAMES,
    DOCKS,
    DOUBLES,
    EVERY_MARK,
    FISH_KINDS,
    FISH_MARKS,
    FISH_NAMES,
    GATHERINGS,
    KIND,
    KINDS,
    LINE,
    LINE_BITS,
    LINE_CELLS,
    LINE_POINTS,
    LINES,
    MEALS,
    MOST_DRAWN,
    NETS,
    NEXT_STOP,
    OFFERINGS,
    PAIR_BITS,
    PAIR_CELLS,
    PAIRS,
    PANORAMA_SECTIONS,
    PANORAMAS,
    PENALTY,
    PILES,
    ROCK_KINDS,
    ROCK_NAMES,
    ROCK_NEEDS,
    ROWS,
    SEATS,
    SHAPES,
    SHRIMP,
    SPACES,
)
from .phases import FISH, HAUL, KEEP, PHASES, PLACE, SAIL, SPREAD
from .scoring import achieved, cards_owned
from .spaces import open_spaces
from .state import Boat, Game
from .traps import crabs_allowed

# ---------------------------------------------------------------- the places of a row

KIND_COUNT = len(KINDS)
MARKS = (*COLOURS, *(f"shape {shape}" for shape in number_names(SHAPES, 1)))
MARK_COUNT = len(MARKS)
LINE_NAMES = (*(f"row {row}" for row in number_names(ROWS, 1)), *(f"column {column}" for column in "abcd"))
SECTIONS = (*number_names(6), "count")
SAILS = 2 * (len(KINDS) - LINE)  # the nearest and the next open stop of a kind; one leg has a third of one; the dock
STOP_NAMES = (
    *(f"{nth} {kind}" for kind in KINDS[LINE:] for nth in ("nearest", "next")),
    *("third of its kind", "dock or port"),
)
OTHER_NAMES = tuple(f"{nth} to sail" for nth in ("first", "second", "third", "fourth"))
SLOTS = (*number_names(SEATS, 1), "none yet")

_layout = FeatureLayout()
PLAYERS = _layout.add("players", *number_names(SEATS, 2))
BACK = _layout.add("counterclockwise")
PHASE = _layout.add("phase", *PHASES, "over")
DECIDES = _layout.add("decides", "me", *OTHER_NAMES)
OTHER_DECIDES = _layout.place(f"decides {OTHER_NAMES[0]}")
NEUTRAL_SAILS = _layout.add("neutral sails or moors")
SPACE = _layout.add_rows("my space", ("clockwise", "counterclockwise"), number_names(SPACES - 1))
LEG = _layout.add("my leg", *number_names(DOCKS + 1, 1))
TO_DOCK = _layout.add("spaces to my next dock")
AHEAD_OF_ME = _layout.add("boats ahead of me", *number_names(SEATS - 1))
MY_SLOT = _layout.add("my slot", *SLOTS)
STOPS_LEFT = _layout.add("stops beyond me", *KINDS)
CELL = _layout.add_rows("my crate", CELL_NAMES, MARKS)
REACH = _layout.add("a fish may go to", *CELL_NAMES)
A_LINE = ("empty cells", "scores", "may score", *(f"may be {mark}" for mark in MARKS))
PER_LINE = len(A_LINE)
EMPTY_CELLS, SCORES, MAY_SCORE = A_LINE.index("empty cells"), A_LINE.index("scores"), A_LINE.index("may score")
MAY_BE = A_LINE.index(f"may be {MARKS[0]}")
LINE_OF = _layout.add_rows("my", LINE_NAMES, A_LINE)
CELLS_FILLED, CRATE_NETS, CRATE_POINTS, POINTS_WITHIN_REACH = _layout.add_each(
    "my crate", "cells filled", "nets", "points of lines", "points within reach"
)
CATCH = _layout.add("my catch", *CRUSTACEANS)
OFFERED = _layout.add("my offerings", *number_names(OFFERINGS), "count", "penalty")
OFFERED_COUNT, OFFERED_PENALTY = _layout.place("my offerings count"), _layout.place("my offerings penalty")
MY_SECTIONS = _layout.add_rows("my sections of", PANORAMAS, SECTIONS)
PER_PANORAMA, SECTION_COUNT = len(SECTIONS), SECTIONS.index("count")
BONUSES = _layout.add("i completed first", *PANORAMAS)
COMPLETED = _layout.add("someone completed", *PANORAMAS)
OWNED = _layout.add("my dock cards", *DOCK_NAMES, "meals", "upgrades")
OWNED_MEALS, OWNED_UPGRADES = _layout.place("my dock cards meals"), _layout.place("my dock cards upgrades")
A_ROCK = ("held", "fulfilled", "lacking")
PER_ROCK = len(A_ROCK)
HELD, FULFILLED, LACKING = range(PER_ROCK)
MY_ROCKS = _layout.add_rows("my rock", ROCK_NAMES, A_ROCK)
ROCK_COUNT = _layout.add("my rocks")
MY_POINTS = _layout.add("my points")
AN_OTHER = (
    *("there", "neutral", *(f"slot {slot}" for slot in SLOTS)),
    *(f"ahead {number}" for number in range(-7, 8)),
    *("spaces ahead", "sails before me", "in my leg", "in a dock or port", "spaces to its dock"),
    *("cells filled", "nets", "points of lines", "lines that may score"),
    *(f"empty cells of {line}" for line in LINE_NAMES),
    *(f"marks of {line}" for line in LINE_NAMES),
    *("shrimp", "crabs", "offerings"),
    *(f"sections of {name}" for name in PANORAMAS),
    *(f"lacks one section of {name}" for name in PANORAMAS),
    *("bonuses", *(f"owns {card}" for card in DOCK_NAMES), "rocks", "points", "leads in points"),
)
PER_OTHER = len(AN_OTHER)
# The places of the features of another within its row
_of_other = AN_OTHER.index
THERE, NEUTRAL, SLOT = _of_other("there"), _of_other("neutral"), _of_other(f"slot {SLOTS[0]}")
AHEAD_STEP, SPACES_AHEAD = _of_other("ahead 0"), _of_other("spaces ahead")
SAILS_BEFORE, IN_MY_LEG = _of_other("sails before me"), _of_other("in my leg")
IN_DOCK, TO_ITS_DOCK = _of_other("in a dock or port"), _of_other("spaces to its dock")
FILLED, NETS_SPREAD = _of_other("cells filled"), _of_other("nets")
LINE_SCORES, OPEN_LINES = _of_other("points of lines"), _of_other("lines that may score")
EMPTY_OF_LINE, MARKS_OF_LINE = _of_other(f"empty cells of {LINE_NAMES[0]}"), _of_other(f"marks of {LINE_NAMES[0]}")
SHRIMP_HELD, CRABS_HELD, OFFERINGS_LEFT = _of_other("shrimp"), _of_other("crabs"), _of_other("offerings")
THEIR_SECTIONS, LACKS_ONE = (_of_other(f"{what} of {PANORAMAS[0]}") for what in ("sections", "lacks one section"))
BONUS_COUNT, OWNS = _of_other("bonuses"), _of_other(f"owns {DOCK_NAMES[0]}")
ROCKS_HELD, POINTS, LEADS_IN_POINTS = _of_other("rocks"), _of_other("points"), _of_other("leads in points")
OTHERS = _layout.add_rows("other", OTHER_NAMES, AN_OTHER)
LEAD = _layout.add("my points beside the best")
PILES_LEFT = _layout.add("pile", *PILES)
NETS_LEFT = _layout.add("nets in the pile", *FISH_NAMES)
NEXT_NETS = _layout.add_rows("known net on top", number_names(3, 1), FISH_NAMES)
NOT_OWNED = _layout.add("dock cards nobody owns", *DOCK_NAMES)
FACE_UP = _layout.add("school face up", *FISH_NAMES)
FACE_DOWN = _layout.add("school face down", *FISH_NAMES, "count")
FACE_DOWN_COUNT = _layout.place("school face down count")
CAUGHT = _layout.add("on the hook", *FISH_NAMES)
CASTS = _layout.add("casts made")
BAITED = _layout.add("bait has worked")
REVEALED = _layout.add("nets revealed", *FISH_NAMES)
BAG = _layout.add("bag", *CRUSTACEANS, "percent of crabs")
PERCENT_OF_CRABS = _layout.place("bag percent of crabs")
HAULED = _layout.add("haul", *CRUSTACEANS, "room", "crabs allowed")
HAUL_ROOM, CRABS_ALLOWED = _layout.place("haul room"), _layout.place("haul crabs allowed")
TRAY_LEFT = _layout.add("tray left")
LOOKED = _layout.add("i know the tray")
TRAY = _layout.add("tray", *DOCK_NAMES)
DRAWN_LEFT = _layout.add("rocks drawn")
DRAWN = _layout.add_rows("i may keep", ROCK_NAMES, A_ROCK)
A_FILL = ("points", "lines kept", "lines spoilt")
PER_FILL = len(A_FILL)
FILL_POINTS, LINES_KEPT, LINES_SPOILT = range(PER_FILL)
CATCHES = _layout.add("most points of fishing", *FISH_NAMES)
PLACES = _layout.add_rows("place at", CELL_NAMES, A_FILL)
SPREADS = _layout.add_rows(
    "spread over", tuple(" ".join(CELL_NAMES[cell] for cell in pair) for pair in PAIR_CELLS), A_FILL
)
STOPS = _layout.add_rows("stop", STOP_NAMES, A_STOP)

NAMES = tuple(_layout.names)
SIZE = len(NAMES)

# ---------------------------------------------------------------- tables

DOCKS_OF = tuple(DECKS[DOCK_CARDS].count(card) for card in range(DOCK_KINDS))
LEG_OF = tuple(
    min(DOCKS, sum(GATHERINGS[way] >> behind & 1 for behind in range(1, space + 1)))
    for way in range(2)
    for space in range(SPACES)
)
LEG_START = tuple(  # the last dock or port at or before a space
    max(stop for stop in range(space + 1) if GATHERINGS[way] >> stop & 1) for way in range(2) for space in range(SPACES)
)
LEFT_OF_KIND = tuple(  # stops of a kind beyond a space: at (way * SPACES + space) * KIND_COUNT + kind
    sum(KIND[way * SPACES + beyond] == kind for beyond in range(space + 1, SPACES))
    for way in range(2)
    for space in range(SPACES)
    for kind in range(len(KINDS))
)
LINE_LENGTH = tuple(bits.bit_count() for bits in LINE_BITS)


# ---------------------------------------------------------------- the row


def features(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the observation of a seat."""
    for at in range(SIZE):
        into[at] = 0
    write_features(game, seat, into)


def write_features(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the observation of a seat into a row of zeros."""
    write_table(game, into)
    write_mine(game, seat, into)
    write_crate(game.pieces[seat], into)
    write_rocks(game, seat, into)
    most = -(1 << 14)
    ahead = 0
    for piece in range(game.piece_count):
        if piece != seat:
            nth = sooner(game, seat, piece)
            write_another(game, seat, piece, OTHERS + nth * PER_OTHER, into)
            into[OTHER_DECIDES + nth] = game.seat == piece
            ahead += progress(game.pieces[piece]) > progress(game.pieces[seat])
            if not is_neutral(game, piece):
                most = max(most, game.pieces[piece].points)
    into[AHEAD_OF_ME + ahead] = 1
    into[LEAD] = clamp(game.pieces[seat].points - most)
    write_piles(game, into)
    write_sea(game, into)
    write_tray(game, seat, into)
    if game.seat == seat:
        into[DECIDES] = 1
        write_choice(game, seat, into)


def write_table(game: Game, into: IntBuffer) -> None:
    """Writes the options of the table and the phase."""
    into[PLAYERS + game.players - 2] = 1
    into[BACK] = game.back
    into[PHASE + game.phase] = 1
    into[NEUTRAL_SAILS] = is_neutral(game, game.piece)
    for panorama in range(3):
        into[COMPLETED + panorama] = game.completed[panorama]


def write_mine(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the seat's own boat, its place on the route and its collection."""
    me = game.pieces[seat]
    at = game.back * SPACES + me.space
    into[SPACE + at] = 1
    into[LEG + LEG_OF[at]] = 1
    into[TO_DOCK] = NEXT_STOP[at] - me.space
    into[MY_SLOT + me.slot] = 1
    for kind in range(KIND_COUNT):
        into[STOPS_LEFT + kind] = LEFT_OF_KIND[KIND_COUNT * at + kind]
    into[CATCH + SHRIMP] = me.shrimp
    into[CATCH + CRAB] = me.crabs
    into[OFFERED + me.offerings] = 1
    into[OFFERED_COUNT] = me.offerings
    into[OFFERED_PENALTY] = PENALTY[me.offerings]
    for panorama in range(3):
        into[MY_SECTIONS + PER_PANORAMA * panorama + me.sections[panorama]] = 1
        into[MY_SECTIONS + PER_PANORAMA * panorama + SECTION_COUNT] = me.sections[panorama]
        into[BONUSES + panorama] = me.bonuses >> panorama & 1
    for card in range(DOCK_KINDS):
        into[OWNED + card] = me.owned[card]
    into[OWNED_MEALS] = cards_owned(me, 0, MEALS)
    into[OWNED_UPGRADES] = cards_owned(me, MEALS, DOCK_KINDS)
    into[MY_POINTS] = clamp(me.points)


# ---------------------------------------------------------------- the crate


def common_marks(boat: Boat, line: int) -> int:
    """Returns the marks that all fish of a line have in common; an empty cell has every mark."""
    common = EVERY_MARK
    for nth in range(COLUMNS):
        marks = boat.crate[LINE_CELLS[COLUMNS * line + nth]]
        if marks > 0:
            common &= marks
    return common


def empty_cells(boat: Boat, line: int) -> int:
    """Returns the number of empty cells of a line."""
    return LINE_LENGTH[line] - bit_count(boat.filled & LINE_BITS[line])


def write_crate(boat: Boat, into: IntBuffer) -> None:
    """Writes the seat's own crate: the marks in every cell, and what every line may still become."""
    for cell in range(CELLS):
        marks = boat.crate[cell]
        if marks > 0:
            for mark in range(MARK_COUNT):
                into[CELL + MARK_COUNT * cell + mark] = marks >> mark & 1
    cells = reach(boat.filled)
    for cell in range(CELLS):
        into[REACH + cell] = cells >> cell & 1
    scored = 0
    near = 0
    for line in range(LINES):
        at = LINE_OF + PER_LINE * line
        common = common_marks(boat, line)
        empty = empty_cells(boat, line)
        into[at + EMPTY_CELLS] = empty
        if common > 0:
            into[at + SCORES] = empty == 0
            into[at + MAY_SCORE] = empty > 0
            for mark in range(MARK_COUNT):
                into[at + MAY_BE + mark] = common >> mark & 1
            scored += LINE_POINTS[line] * (empty == 0)
            near += LINE_POINTS[line] * (empty == 1)
    into[CELLS_FILLED] = bit_count(boat.filled)
    into[CRATE_NETS] = bit_count(boat.nets)
    into[CRATE_POINTS] = scored
    into[POINTS_WITHIN_REACH] = near


def write_fill(boat: Boat, marks: int, cells: int, at: int, into: IntBuffer) -> None:
    """Writes what a fish in some cells (as bits) brings: points, lines that may still score, lines spoilt."""
    points = 0
    hopes = 0
    spoilt = 0
    for line in range(LINES):
        added = bit_count(LINE_BITS[line] & cells)
        if added > 0:
            common = common_marks(boat, line)
            if common & marks == 0:
                spoilt += common > 0
            elif empty_cells(boat, line) == added:
                points += LINE_POINTS[line]
            else:
                hopes += 1
    into[at + FILL_POINTS] = points
    into[at + LINES_KEPT] = hopes
    into[at + LINES_SPOILT] = spoilt


# ---------------------------------------------------------------- sacred rocks


def write_rocks(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the seat's own rock cards, and what each still lacks."""
    boat = game.pieces[seat]
    for rock in range(ROCK_KINDS):
        if boat.rocks >> rock & 1:
            write_rock(boat, rock, MY_ROCKS + PER_ROCK * rock, into)
    into[ROCK_COUNT] = bit_count(boat.rocks)
    into[DRAWN_LEFT] = game.drawn_left


def write_rock(boat: Boat, rock: int, at: int, into: IntBuffer) -> None:
    """Writes a rock card, and what a boat lacks of what it asks for."""
    lacking = ROCK_NEEDS[rock] - achieved(boat, rock)
    into[at + HELD] = 1
    into[at + FULFILLED] = lacking <= 0
    into[at + LACKING] = max(lacking, 0)


# ---------------------------------------------------------------- the others


def write_another(game: Game, seat: int, piece: int, at: int, into: IntBuffer) -> None:
    """Writes another boat in comparison with the seat's own."""
    me = game.pieces[seat]
    them = game.pieces[piece]
    way = game.back * SPACES
    into[at + THERE] = 1
    into[at + NEUTRAL] = is_neutral(game, piece)
    into[at + SLOT + them.slot] = 1
    ahead = them.space - me.space
    into[at + AHEAD_STEP + min(max(ahead, -7), 7)] = 1
    into[at + SPACES_AHEAD] = ahead
    into[at + SAILS_BEFORE] = progress(them) < progress(me)
    into[at + IN_MY_LEG] = NEXT_STOP[way + them.space] == NEXT_STOP[way + me.space]
    into[at + IN_DOCK] = GATHERINGS[game.back] >> them.space & 1
    into[at + TO_ITS_DOCK] = NEXT_STOP[way + them.space] - them.space
    if is_neutral(game, piece):
        return
    into[at + FILLED] = bit_count(them.filled)
    into[at + NETS_SPREAD] = bit_count(them.nets)
    scored = 0
    open_lines = 0
    for line in range(LINES):
        common = common_marks(them, line)
        empty = empty_cells(them, line)
        scored += LINE_POINTS[line] * (common > 0) * (empty == 0)
        open_lines += (common > 0) * (empty > 0)
        into[at + EMPTY_OF_LINE + line] = empty
        into[at + MARKS_OF_LINE + line] = bit_count(common)
    into[at + LINE_SCORES] = scored
    into[at + OPEN_LINES] = open_lines
    into[at + SHRIMP_HELD] = them.shrimp
    into[at + CRABS_HELD] = them.crabs
    into[at + OFFERINGS_LEFT] = them.offerings
    for panorama in range(3):
        into[at + THEIR_SECTIONS + panorama] = them.sections[panorama]
        into[at + LACKS_ONE + panorama] = them.sections[panorama] + 1 == PANORAMA_SECTIONS[panorama]
    into[at + BONUS_COUNT] = bit_count(them.bonuses)
    for card in range(DOCK_KINDS):
        into[at + OWNS + card] = them.owned[card]
    into[at + ROCKS_HELD] = bit_count(them.rocks)
    into[at + POINTS] = clamp(them.points)
    into[at + LEADS_IN_POINTS] = them.points > me.points


# ---------------------------------------------------------------- piles, school, bag, tray


def write_piles(game: Game, into: IntBuffer) -> None:
    """Writes the sizes of the piles as far as every seat knows them, and the next nets if all seats know them."""
    for pile in range(3):
        into[PILES_LEFT + pile] = game.piles[pile].left
    nets = game.piles[NETS]
    for depth in range(nets.left):
        place = card_index(nets, depth)
        net = game.cards[place]
        into[NETS_LEFT + net] += 1
        if nets.unseen <= depth < 3 and game.known_by[place] & (EVERYBODY | SHUFFLED) == EVERYBODY:
            into[NEXT_NETS + FISH_KINDS * depth + net] = 1
    for card in range(DOCK_KINDS):
        left = DOCKS_OF[card]
        for seat in range(game.players):
            left -= game.pieces[seat].owned[card]
        into[NOT_OWNED + card] = left


def write_sea(game: Game, into: IntBuffer) -> None:
    """Writes the school, what is on the hook and in the nets, the bag and the haul."""
    for fish in range(FISH_KINDS):
        into[FACE_UP + fish] = game.face_up[fish]
        into[FACE_DOWN + fish] = game.face_down[fish]
    into[FACE_DOWN_COUNT] = game.face_down_left
    if game.caught != NONE:
        into[CAUGHT + game.caught] = 1
    into[CASTS] = game.casts
    into[BAITED] = game.baited
    for place in range(7):
        if game.revealed[place] != NONE:
            into[REVEALED + game.revealed[place]] += 1
    in_bag = game.bag[SHRIMP] + game.bag[CRAB]
    into[BAG + SHRIMP] = game.bag[SHRIMP]
    into[BAG + CRAB] = game.bag[CRAB]
    if in_bag > 0:
        into[PERCENT_OF_CRABS] = 100 * game.bag[CRAB] // in_bag
    if game.phase == HAUL:
        into[HAULED + SHRIMP] = game.haul[SHRIMP]
        into[HAULED + CRAB] = game.haul[CRAB]
        into[HAUL_ROOM] = MOST_DRAWN - game.haul[SHRIMP] - game.haul[CRAB]
        into[CRABS_ALLOWED] = crabs_allowed(game, game.seat) - game.haul[CRAB]


def write_tray(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the dock cards on the tray if the seat has looked at it."""
    into[TRAY_LEFT] = game.tray_left
    if game.looked >> seat & 1:
        into[LOOKED] = 1
        for place in range(game.tray_left):
            into[TRAY + game.tray[place]] += 1


# ---------------------------------------------------------------- the choices of the seat that decides


def write_choice(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the choices of the seat, and what each brings."""
    phase = game.phase
    boat = game.pieces[seat]
    if phase == SAIL:
        write_stops(game, into)
    elif phase == FISH:
        write_catches(boat, into)
    elif phase == PLACE:
        cells = reach(boat.filled)
        for cell in range(CELLS):
            if cells >> cell & 1:
                write_fill(boat, FISH_MARKS[game.caught], 1 << cell, PLACES + PER_FILL * cell, into)
    elif phase == SPREAD:
        cells = reach(boat.filled)
        for pair in range(PAIRS):
            if PAIR_BITS[pair] & boat.filled == 0 and PAIR_BITS[pair] & cells != 0:
                write_fill(boat, FISH_MARKS[game.revealed[0]], PAIR_BITS[pair], SPREADS + PER_FILL * pair, into)
    elif phase == KEEP:
        for place in range(game.drawn_left):
            write_rock(boat, game.drawn[place], DRAWN + PER_ROCK * game.drawn[place], into)


def write_catches(boat: Boat, into: IntBuffer) -> None:
    """Writes the most points that each fish would bring at once."""
    cells = reach(boat.filled)
    for cell in range(CELLS):
        if cells >> cell & 1:
            row = cell // COLUMNS
            column = ROWS + cell % COLUMNS
            row_wants = common_marks(boat, row) if empty_cells(boat, row) == 1 else 0
            column_wants = common_marks(boat, column) if empty_cells(boat, column) == 1 else 0
            if row_wants | column_wants:
                for fish in range(FISH_KINDS):
                    points = LINE_POINTS[row] * (row_wants & FISH_MARKS[fish] != 0)
                    points += LINE_POINTS[column] * (column_wants & FISH_MARKS[fish] != 0)
                    into[CATCHES + fish] = max(into[CATCHES + fish], points)


def write_stops(game: Game, into: IntBuffer) -> None:
    """Writes every stop that the boat to sail may choose."""
    way = game.back * SPACES
    here = game.pieces[game.piece].space
    spaces = open_spaces(game)
    leg_start = LEG_START[way + here]
    choice = 0
    met = 0
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        kind = KIND[way + space]
        nth = met >> 2 * kind & 3
        met += (nth < 2) << 2 * kind
        stop = SAILS + 1 if kind < LINE else SAILS if nth == 2 else 2 * (kind - LINE) + nth
        double = DOUBLES[game.back] >> space & 1
        write_stop(game, game.piece, space, choice, leg_start, double, STOPS + stop * PER_STOP, into)
        choice += 1
