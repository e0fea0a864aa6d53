"""The crate: where a fish or a net may go, and which lines score."""

from ...core.events import tell
from .events import COLUMN_SCORED, ROW_SCORED
from .facts import (
    CELLS,
    COLUMNS,
    EVERY_MARK,
    FISH_MARKS,
    FULL,
    LEFT_EDGE,
    LINE_BITS,
    LINE_CELLS,
    LINE_POINTS,
    LINES,
    RIGHT_EDGE,
    ROWS,
)
from .state import Boat, Game


def reach(filled: int) -> int:
    """Returns the empty cells that touch a filled one, as bits; in an empty crate the top-left cell."""
    if filled == 0:
        return 1
    beside = (filled & ~RIGHT_EDGE) << 1 | (filled & ~LEFT_EDGE) >> 1
    return (beside | filled << COLUMNS | filled >> COLUMNS) & ~filled & FULL


def has_pair(filled: int) -> bool:
    """Returns whether two neighbouring cells are empty."""
    empty = ~filled & FULL
    return empty & empty >> COLUMNS != 0 or empty & (empty & ~LEFT_EDGE) >> 1 != 0


def line_matches(boat: Boat, line: int) -> bool:
    """Returns whether a line is full of fish of one colour or one shape."""
    common = EVERY_MARK
    for nth in range(COLUMNS):
        common &= boat.crate[LINE_CELLS[COLUMNS * line + nth]]
    return common != 0


def fill(boat: Boat, fish: int, cells: int) -> None:
    """Puts a fish into some cells (as bits)."""
    for cell in range(CELLS):
        if cells >> cell & 1:
            boat.crate[cell] = FISH_MARKS[fish]
    boat.filled |= cells


def score_lines(game: Game, seat: int, cells: int) -> None:
    """Scores the lines that filling some cells (as bits) has completed."""
    boat = game.pieces[seat]
    for line in range(LINES):
        if LINE_BITS[line] & cells and line_matches(boat, line):
            boat.points += LINE_POINTS[line]
            if line < ROWS:
                tell(game, ROW_SCORED, seat, line, LINE_POINTS[line])
            else:
                tell(game, COLUMN_SCORED, seat, line - ROWS, LINE_POINTS[line])
