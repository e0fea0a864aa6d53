"""Features that both games share: the order in which others move, and the properties of a stop."""

from ..compile.placeholders import IntBuffer
from ..core.game import Game
from .turns import is_neutral, progress

A_STOP = (
    *("open", "spaces away", "nearest of all", "choice"),
    *("passed", "move again at once", "company", "wanted", "room beyond", "room for one more"),
)
PER_STOP = len(A_STOP)
OPEN, SPACES_AWAY, NEAREST, CHOICE, PASSED, MOVES_AGAIN, COMPANY, WANTED, ROOM_BEYOND, ROOM_FOR_ONE = range(PER_STOP)
FAR = 9  # the greatest counted distance from a stop to the next piece


def sooner(game: Game, seat: int, piece: int) -> int:
    """Counts the opponents of a seat that move sooner than a piece."""
    count = 0
    here = 8 * progress(game.pieces[piece]) + piece  # before the start all are level: ordered by seat
    for other in range(game.piece_count):
        count += (other != seat) & (8 * progress(game.pieces[other]) + other < here)
    return count


def write_stop(
    game: Game, mover: int, space: int, choice: int, leg_start: int, double: int, at: int, into: IntBuffer
) -> None:
    """Writes the features of a legal stop: the pieces behind, beside and beyond it, and those that may still come."""
    passed = -1  # the mover is counted among those behind
    company = 0
    wanted = is_neutral(game, mover) - 1
    room = FAR
    for piece in range(game.piece_count):
        there = game.pieces[piece].space
        passed += there <= space
        company += there == space
        wanted += (leg_start <= there) & (there < space) & (piece < game.players)
        room = min(room, there - space if there > space else FAR)
    into[at + OPEN] = 1
    into[at + SPACES_AWAY] = space - game.pieces[mover].space
    into[at + NEAREST] = choice == 0
    into[at + CHOICE] = choice
    into[at + PASSED] = passed
    into[at + MOVES_AGAIN] = passed == 0
    into[at + COMPANY] = company
    into[at + WANTED] = wanted
    into[at + ROOM_BEYOND] = room
    into[at + ROOM_FOR_ONE] = (double != 0) * (game.piece_count > 3) * (company == 0)
