"""The rows and columns that each choice completes, for the view of the seat that decides."""

from collections.abc import Iterable

from .crate import fill, line_matches, reach
from .facts import CELLS, COLUMNS, FISH_KINDS, LINE_BITS, LINES, PAIR_BITS, PAIRS, ROWS
from .phases import CHOOSE, FIRST, FISH, PLACE, SPREAD
from .state import Game

LINE_NAMES = (*(f"row-{row + 1}" for row in range(ROWS)), *(f"column-{column + 1}" for column in range(COLUMNS)))


def completed_lines(game: Game, actions: Iterable[int]) -> dict[int, tuple[str, ...]]:
    """Returns the lines that each choice completes or, of a fish or a net to take, those that it could complete."""
    if game.phase not in (FISH, PLACE, CHOOSE, SPREAD):
        return {}
    lines_by_action = {action: _completed_by(game, action - FIRST[game.phase]) for action in actions}
    return {
        action: tuple(LINE_NAMES[line] for line in sorted(lines)) for action, lines in lines_by_action.items() if lines
    }


def _completed_by(game: Game, choice: int) -> set[int]:
    if game.phase == PLACE:
        return _lines(game, game.caught, 1 << choice) if choice < CELLS else set()
    if game.phase == SPREAD:
        return _lines(game, game.revealed[0], PAIR_BITS[choice]) if choice < PAIRS else set()
    if choice >= FISH_KINDS:
        return set()
    filled = game.pieces[game.piece].filled
    near = reach(filled)
    if game.phase == FISH:
        rooms = [1 << cell for cell in range(CELLS) if near >> cell & 1]
    else:
        rooms = [pair for pair in PAIR_BITS if not pair & filled and pair & near]
    return set().union(*(_lines(game, choice, cells) for cells in rooms))


def _lines(game: Game, fish: int, cells: int) -> set[int]:
    """Returns the lines that a fish in some cells (as bits) completes."""
    boat = game.copy().pieces[game.piece]
    fill(boat, fish, cells)
    return {line for line in range(LINES) if LINE_BITS[line] & cells and line_matches(boat, line)}
