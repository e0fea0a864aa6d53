"""Spaces: where a boat may sail, and what it does there."""

from ...core.choice import ChoiceInfo
from ...core.events import tell
from ...road.spaces import any_space, write_spaces
from ...road.turns import full_spaces, is_neutral, pieces_at
from .docks import reach_dock
from .events import ARRIVED, FOUND_NOTHING, SAILED
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
    GOAL,
    KIND,
    KINDS,
    LINE,
    NET,
    NETS,
    NEXT_STOP,
    PANORAMA_SECTIONS,
    PANORAMA_STOPS,
    PORT,
    ROCK,
    ROCKS,
    SHRIMP,
    SPACES,
    TRAP,
    WHIRLPOOL,
)
from .fishing import school_is_empty
from .nets import reach_nets
from .panoramas import behold
from .phases import DONE, FISH
from .rocks import reach_rock
from .state import UNMOORED, Game
from .traps import draw_crustacean
from .whirlpools import reach_whirlpool


def kind_of(game: Game, space: int) -> int:
    """Returns the kind of a space on the way that is sailed."""
    return KIND[game.back * SPACES + space]


def open_spaces(game: Game) -> int:
    """Returns the spaces where the boat to move may stop, as bits: those with room, and something left for a player."""
    boat = game.pieces[game.piece]
    closed = full_spaces(game, DOUBLES[game.back], GATHERINGS[game.back])
    if not is_neutral(game, game.piece):
        if boat.filled == FULL:
            closed |= CRATE_STOPS[game.back]
        for panorama in range(3):
            if boat.sections[panorama] == PANORAMA_SECTIONS[panorama]:
                closed |= PANORAMA_STOPS[2 * panorama + game.back]
    return AHEAD[game.back * SPACES + boat.space] & ~closed


def any_open_space(game: Game) -> int:
    """Returns a random open space, without writing the list of them."""
    return any_space(game, open_spaces(game))


def may_sail(game: Game, first: int, out: list[int]) -> int:
    """Lists the open spaces up to the next dock, or the port."""
    here = game.pieces[game.piece].space
    return write_spaces(open_spaces(game), here, NEXT_STOP[game.back * SPACES + here], first, out)


def sail(game: Game, seat: int, space: int) -> None:
    """Sails to a space and does what is done there."""
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
        stop(game, seat, kind)


def printed_number(game: Game, space: int) -> int:
    """Returns the number of a space on the chart, clockwise from the port, whichever way one sails."""
    return GOAL - space if game.back else space


def space_at(game: Game, space: int) -> tuple[int, str]:
    """Returns the printed number and the kind of a space."""
    return printed_number(game, space), KINDS[kind_of(game, space)]


def call_space(game: Game, choice: int) -> ChoiceInfo:
    """Describes a space to sail to."""
    number, kind = space_at(game, choice)
    return ChoiceInfo(says="sail", of="space", names=(kind,), space=number)


def come_home(game: Game) -> None:
    """Takes the arrival token of one's place; the neutral boat's is discarded."""
    boat = game.pieces[game.piece]
    if not is_neutral(game, game.piece):
        boat.arrival = ARRIVAL_POINTS[boat.slot]
        boat.points += boat.arrival
    tell(game, ARRIVED, game.piece, boat.slot, boat.arrival)
    game.phase = DONE


def stop(game: Game, seat: int, kind: int) -> None:
    """Does what is done at a kind of space, if anything is left to do."""
    if has_nothing(game, seat, kind):
        tell(game, FOUND_NOTHING, seat)
        game.phase = DONE
    elif kind == LINE:
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


def has_nothing(game: Game, seat: int, kind: int) -> bool:
    """Returns whether nothing is left to take or to give at a kind of space."""
    if kind == LINE:
        return school_is_empty(game)
    if kind == NET:
        return game.piles[NETS].left == 0
    if kind == TRAP:
        return game.bag[SHRIMP] + game.bag[CRAB] == 0
    if kind == WHIRLPOOL:
        return game.pieces[seat].offerings == 0
    return kind == ROCK and game.piles[ROCKS].left == 0
