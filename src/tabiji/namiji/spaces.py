"""Spaces: where a boat may sail, and what it does there."""

from ..engine.story import tell
from ..road.turns import full_spaces, is_neutral, pieces_at
from .docks import reach_dock
from .events import ARRIVED, SAILED
from .facts import (
    AHEAD,
    ARRIVAL_POINTS,
    CRAB,
    CRATE_STOPS,
    DOCK,
    DOLPHIN,
    DOUBLES,
    FULL,
    GATHERINGS,
    KIND,
    LINE,
    NET,
    NETS,
    PANORAMA_SECTIONS,
    PORT,
    ROCK,
    ROCKS,
    SHRIMP,
    SPACES,
    STOPS,
    TRAP,
    WHIRLPOOL,
)
from .fishing import school_is_empty
from .nets import reach_nets
from .panoramas import behold
from .phases import DONE, FISH
from .rocks import reach_rock
from .state import UNMOORED, Boat, Game
from .traps import draw_crustacean
from .whirlpools import reach_whirlpool


def kind_of(game: Game, space: int) -> int:
    """The kind of a space on the way that is sailed."""
    return KIND[game.back * SPACES + space]


def open_spaces(game: Game) -> int:
    """Where the boat to move may stop, as bits: there is room, and a player finds something to do."""
    boat = game.pieces[game.piece]
    closed = full_spaces(game, DOUBLES[game.back], GATHERINGS[game.back])
    if not is_neutral(game, game.piece):
        closed |= useless_spaces(game, boat)
    return AHEAD[game.back * SPACES + boat.space] & ~closed


def useless_spaces(game: Game, boat: Boat) -> int:
    """Where a boat has nothing to take or give, as bits."""
    closed = 0
    if boat.filled == FULL:
        closed |= CRATE_STOPS[game.back]
    if school_is_empty(game):
        closed |= STOPS[2 * LINE + game.back]
    if game.piles[NETS].left == 0:
        closed |= STOPS[2 * NET + game.back]
    if game.bag[SHRIMP] + game.bag[CRAB] == 0:
        closed |= STOPS[2 * TRAP + game.back]
    if boat.offerings == 0:
        closed |= STOPS[2 * WHIRLPOOL + game.back]
    if game.piles[ROCKS].left == 0:
        closed |= STOPS[2 * ROCK + game.back]
    for panorama in range(3):
        if boat.sections[panorama] == PANORAMA_SECTIONS[panorama]:
            closed |= STOPS[2 * (DOLPHIN + panorama) + game.back]
    return closed


def sail(game: Game, space: int) -> None:
    """Sail to a space and do what one does there."""
    boat = game.pieces[game.piece]
    kind = kind_of(game, space)
    boat.slot = UNMOORED if kind == DOCK else pieces_at(game, space)
    boat.space = space
    tell(game, SAILED, game.piece, space)
    if kind == DOCK:
        reach_dock(game)
    elif kind == PORT:
        come_home(game)
    elif is_neutral(game, game.piece):
        game.phase = DONE
    else:
        stop(game, game.seat, kind)


def come_home(game: Game) -> None:
    """Take the arrival token of one's place; the neutral boat's is discarded."""
    boat = game.pieces[game.piece]
    if not is_neutral(game, game.piece):
        boat.arrival = ARRIVAL_POINTS[boat.slot]
        boat.points += boat.arrival
    tell(game, ARRIVED, game.piece, boat.slot, boat.arrival)
    game.phase = DONE


def stop(game: Game, seat: int, kind: int) -> None:
    """Do what one does at a kind of space."""
    if kind == LINE:
        game.phase = FISH
    elif kind == NET:
        reach_nets(game, seat)
    elif kind == TRAP:
        draw_crustacean(game, seat)
    elif kind == WHIRLPOOL:
        reach_whirlpool(game, seat)
    elif kind == ROCK:
        reach_rock(game, seat)
    else:
        behold(game, seat, kind - DOLPHIN)
