"""The rules of Namiji as a whole: what may be decided now, and what a decision does."""

from .crate import has_pair, reach
from .docks import moor, take, taken_slots
from .facts import CELLS, FISH_KINDS, NEXT_STOP, PAIR_BITS, PAIRS, SPACES
from .fishing import catch_fish, place_fish
from .nets import cast, choose, nets_to_choose, spread
from .phases import (
    AGAIN,
    CAST,
    CHOOSE,
    DECLINE,
    DONE,
    DRAW,
    FIRST,
    FISH,
    HAUL,
    HIDDEN,
    KEEP,
    LAND,
    MOOR,
    NO_MORE,
    NO_NET,
    OFFER,
    OVER,
    PLACE,
    RELEASE,
    SAIL,
    SPREAD,
    STOP,
    TAKE,
)
from .rocks import draw_rocks, keep
from .setup import deal
from .spaces import open_spaces, sail
from .state import Boat, Game
from .traps import haul_in, land
from .turns import next_turn
from .upgrades import usable
from .whirlpools import offer

__all__ = ["apply", "deal", "is_over", "legal_actions"]


def is_over(game: Game) -> bool:
    """Whether the voyage has ended."""
    return game.phase == OVER


def apply(game: Game, action: int) -> None:
    """Carry out a legal action of the seat whose turn it is."""
    seat = game.seat
    phase = game.phase
    choice = action - FIRST[phase]
    game.decisions += 1
    if phase == SAIL:
        sail(game, choice)
    elif phase == FISH:
        catch_fish(game, seat, choice)
    elif phase == PLACE:
        place_fish(game, seat, choice)
    elif phase == HAUL:
        haul_in(game, seat, choice)
    elif phase == KEEP:
        keep(game, seat, choice)
    elif phase == MOOR:
        moor(game, choice)
    elif phase == TAKE:
        take(game, seat, choice)
    elif phase == SPREAD:
        spread(game, seat, choice)
    elif phase == CAST:
        cast(game, seat, choice)
    elif phase == CHOOSE:
        choose(game, seat, choice)
    elif phase == LAND:
        land(game, seat, choice)
    elif phase == OFFER:
        offer(game, seat, choice)
    elif phase == DRAW:
        draw_rocks(game, seat, choice)
    if game.phase == DONE:
        next_turn(game)


def legal_actions(game: Game, out: list[int]) -> int:
    """Write the legal actions into a list and return how many there are."""
    phase = game.phase
    first = FIRST[phase]
    boat = game.pieces[game.piece]
    n = 0
    # Each candidate is written; the count moves on only if it is legal (no branch for the processor to guess).
    if phase == SAIL:
        spaces = open_spaces(game)
        for space in range(boat.space + 1, NEXT_STOP[game.back * SPACES + boat.space] + 1):
            out[n] = first + space
            n += spaces >> space & 1
    elif phase == FISH:
        for fish in range(FISH_KINDS):
            out[n] = first + fish
            n += game.face_up[fish] > 0
        out[n] = first + HIDDEN
        n += game.face_down_left > 0
        out[n] = first + NO_MORE
        n += game.casts > 0
    elif phase == PLACE:
        cells = reach(boat.filled)
        for cell in range(CELLS):
            out[n] = first + cell
            n += cells >> cell & 1
        out[n] = first + RELEASE
        n += 1
    elif phase == HAUL:
        out[0] = first + AGAIN
        out[1] = first + STOP
        n = 2
    elif phase == KEEP:
        for place in range(game.drawn_left):
            out[n] = first + game.drawn[place]
            n += 1
    elif phase == MOOR:
        taken = taken_slots(game, boat.space)
        for slot in range(game.piece_count):
            out[n] = first + slot
            n += taken >> slot & 1 == 0
    elif phase == TAKE:
        seen = 0
        for place in range(game.tray_left):
            card = game.tray[place]
            out[n] = first + card
            n += seen >> card & 1 == 0
            seen |= 1 << card
    elif phase == SPREAD:
        n = write_pairs(boat, first, out)
        if game.great_nets == 0:  # who chose among several has had the choice of none
            out[n] = first + DECLINE
            n += 1
    elif phase == CHOOSE:
        nets = nets_to_choose(game) if has_pair(boat.filled) else 0
        for net in range(FISH_KINDS):
            out[n] = first + net
            n += nets >> net & 1
        out[n] = first + NO_NET
        n += 1
    elif phase != OVER:
        for used in range(usable(boat, phase) + 1):
            out[n] = first + used
            n += 1
    return n


def write_pairs(boat: Boat, first: int, out: list[int]) -> int:
    """Write where a net may be spread: two empty cells, one of which touches what is there."""
    cells = reach(boat.filled)
    n = 0
    for pair in range(PAIRS):
        out[n] = first + pair
        n += (PAIR_BITS[pair] & boat.filled == 0) & (PAIR_BITS[pair] & cells != 0)
    return n
