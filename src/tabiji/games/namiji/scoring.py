"""The end of the voyage: the points of rock cards, the penalty of offerings, and the ranks."""

from ...core.bits import bit_count
from ...core.events import tell
from .crate import line_matches
from .events import FINISHED, FULFILLED, MISSED, PENALISED
from .facts import (
    BEHOLDER,
    BLUE_SCHOOL,
    CELLS,
    DOCK_KINDS,
    DOLPHIN,
    EYE_OF_THE_OCTOPUS,
    FINE_ROW,
    FRIEND_OF_DOLPHINS,
    FULL_CRATE,
    FULL_TRAP,
    GOLDEN_CLAWS,
    GOURMET,
    GREAT_BEHOLDER,
    GREEN_SCHOOL,
    LINES,
    MASTER_OF_NETS,
    MEALS,
    OCTOPUS,
    OFFERINGS,
    PENALTY,
    PILGRIM_OF_THE_ROCKS,
    ROCK_KINDS,
    ROCK_NEEDS,
    ROCK_POINTS,
    ROWS,
    SKILFUL_FISHER,
    SONG_OF_THE_WHALE,
    TIDE_OF_SHRIMP,
    WELL_EQUIPPED,
    WHALE,
)
from .state import Boat, Game


def scoring_lines(boat: Boat, lines: int) -> int:
    """Returns how many of the first lines of the crate score: rows come before columns."""
    count = 0
    for line in range(lines):
        count += line_matches(boat, line)
    return count


def fish_of_colour(boat: Boat, colour: int) -> int:
    """Returns how many cells of the crate hold a fish of a colour."""
    count = 0
    for cell in range(CELLS):
        count += boat.crate[cell] >> colour & 1
    return count


def cards_owned(boat: Boat, first: int, end: int) -> int:
    """Returns how many dock cards of some kinds a boat owns."""
    count = 0
    for card in range(first, end):
        count += boat.owned[card]
    return count


def achieved(boat: Boat, rock: int) -> int:
    """Returns how much a boat has of what a rock card asks for."""
    sections = boat.sections
    if rock == SKILFUL_FISHER:
        return scoring_lines(boat, LINES)
    if rock == FINE_ROW:
        return scoring_lines(boat, ROWS)
    if BLUE_SCHOOL <= rock <= GREEN_SCHOOL:
        return fish_of_colour(boat, rock - BLUE_SCHOOL)
    if rock == FULL_CRATE:
        return bit_count(boat.filled)
    if rock == MASTER_OF_NETS:
        return bit_count(boat.nets)
    if rock == PILGRIM_OF_THE_ROCKS:
        return bit_count(boat.rocks)
    if rock == TIDE_OF_SHRIMP:
        return boat.shrimp
    if rock == GOLDEN_CLAWS:
        return boat.crabs
    if rock == FULL_TRAP:
        return boat.shrimp + boat.crabs
    if rock == FRIEND_OF_DOLPHINS:
        return sections[0]
    if rock == EYE_OF_THE_OCTOPUS:
        return sections[OCTOPUS - DOLPHIN]
    if rock == SONG_OF_THE_WHALE:
        return sections[WHALE - DOLPHIN]
    if rock == GREAT_BEHOLDER:
        return sections[0] + sections[1] + sections[2]
    if rock == BEHOLDER:
        return min(sections[0], sections[1], sections[2])
    if rock == GOURMET:
        return cards_owned(boat, 0, MEALS)
    if rock == WELL_EQUIPPED:
        return cards_owned(boat, MEALS, DOCK_KINDS)
    return OFFERINGS - boat.offerings


def is_fulfilled(boat: Boat, rock: int) -> bool:
    """Returns whether a boat has what a rock card asks for."""
    return achieved(boat, rock) >= ROCK_NEEDS[rock]


def finish_voyage(game: Game) -> None:
    """Shows the rock cards and scores those fulfilled; offerings still on board cost their penalty."""
    for seat in range(game.players):
        boat = game.pieces[seat]
        for rock in range(ROCK_KINDS):
            if boat.rocks >> rock & 1:
                if is_fulfilled(boat, rock):
                    boat.points += ROCK_POINTS[rock]
                    tell(game, FULFILLED, seat, rock, ROCK_POINTS[rock])
                else:
                    tell(game, MISSED, seat, rock)
        penalty = PENALTY[boat.offerings]
        boat.points -= penalty
        if penalty > 0:
            tell(game, PENALISED, seat, boat.offerings, penalty)
    for seat in range(game.players):
        tell(game, FINISHED, seat, game.pieces[seat].points, rank(game, seat))


def rank(game: Game, seat: int) -> int:
    """Returns the rank of a seat, from 1; equal points share it."""
    better = 0
    for other in range(game.players):
        better += game.pieces[other].points > game.pieces[seat].points
    return better + 1
