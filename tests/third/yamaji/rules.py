"""The rules of Yamaji: walk to a free space, look around, gather herbs in secret."""

from tabiji.core.choice import ChoiceInfo
from tabiji.core.deck import NONE, draw, put_under
from tabiji.core.events import tell, whisper
from tabiji.core.phases import Phase, Phases, notate_space
from tabiji.core.rng import reseed
from tabiji.road.cards import index_of, take_out
from tabiji.road.spaces import write_spaces
from tabiji.road.turns import full_spaces, hand_over, line_up, pieces_at

from .facts import (
    AHEAD,
    ARRIVAL_POINTS,
    GATES,
    GOAL,
    GROVE,
    HERB_KINDS,
    HERB_NAMES,
    HERB_POINTS,
    HERBS,
    KIND,
    KINDS,
    LONGEST,
    LOOKOUT,
    NEXT_STOP,
    PAIR_POINTS,
    SPACES,
)
from .state import Game

EVENTS = (
    ("set-out", ("piece", "place")),
    ("walked", ("piece", "space")),
    ("viewed", ("seat", "points")),
    ("considered", ("seat", "herb", "herb")),
    ("kept", ("seat", "herb")),
    ("gathered", ("seat",)),
    ("found-nothing", ("seat",)),
    ("arrived", ("seat", "place", "points")),
    ("cooked", ("seat", "points")),
)
SET_OUT, WALKED, VIEWED, CONSIDERED, KEPT, GATHERED, FOUND_NOTHING, ARRIVED, COOKED = range(len(EVENTS))

PHASES = ("walk", "keep")
WALK, KEEP, OVER, DONE = range(4)
CHOICES = (SPACES, HERB_KINDS)
FIRST = (0, SPACES, SPACES + HERB_KINDS)
MOST_CHOICES = max(LONGEST, 2)


def deal(game: Game, seed: int) -> None:
    """Deals from a seed and lines the hikers up in the valley."""
    reseed(game, seed)
    line_up(game)
    for piece in range(game.piece_count):
        tell(game, SET_OUT, piece, game.pieces[piece].slot)
    next_turn(game)


def next_turn(game: Game) -> None:
    """Gives the turn to the last hiker; cooks the herbs when all are on the summit."""
    game.phase = WALK
    if hand_over(game) == GOAL:
        for seat in range(game.players):
            points = herb_points(game, seat)
            game.pieces[seat].points += points
            tell(game, COOKED, seat, points)
        game.phase = OVER


def herb_points(game: Game, seat: int) -> int:
    """Returns the points of a seat's herbs."""
    points = 0
    for herb in range(HERB_KINDS):
        count = game.pieces[seat].herbs[herb]
        points += HERB_POINTS[herb] * count + PAIR_POINTS * max(0, count - 1)
    return points


def may_walk(game: Game, first: int, out: list[int]) -> int:
    """Lists the free spaces up to the next gate, which has room for all."""
    here = game.pieces[game.piece].space
    return write_spaces(AHEAD[here] & ~full_spaces(game, 0, GATES), here, NEXT_STOP[here], first, out)


def walk(game: Game, seat: int, space: int) -> None:
    """Walks to a space and takes its effect."""
    hiker = game.pieces[seat]
    hiker.slot = pieces_at(game, space)
    hiker.space = space
    tell(game, WALKED, seat, space)
    game.phase = DONE
    if KIND[space] == LOOKOUT:
        view_from_here(game, seat)
    elif KIND[space] == GROVE:
        gather(game, seat)
    elif space == GOAL:
        hiker.arrival = ARRIVAL_POINTS[hiker.slot]
        hiker.points += hiker.arrival
        tell(game, ARRIVED, seat, hiker.slot, hiker.arrival)


def view_from_here(game: Game, seat: int) -> None:
    """Scores a lookout: one point more than the one before, or one point in mist."""
    hiker = game.pieces[seat]
    hiker.lookouts += 1
    points = 1 if game.mist else hiker.lookouts
    hiker.viewed += points
    hiker.points += points
    tell(game, VIEWED, seat, points)


def gather(game: Game, seat: int) -> None:
    """Draws two herbs to choose from; a single last one is kept."""
    for place in range(2):
        game.drawn[place] = draw(game, HERBS)
        game.drawn_left += game.drawn[place] != NONE
    if game.drawn_left == 0:
        tell(game, FOUND_NOTHING, seat)
        return
    whisper(game, seat, CONSIDERED, seat, game.drawn[0], game.drawn[1])
    game.phase = KEEP
    if game.drawn_left == 1:
        keep(game, seat, game.drawn[0])


def may_keep(game: Game, first: int, out: list[int]) -> int:
    """Lists the two herbs."""
    out[0] = first + game.drawn[0]
    out[1] = first + game.drawn[1]
    return 2 - (game.drawn[0] == game.drawn[1])


def keep(game: Game, seat: int, herb: int) -> None:
    """Keeps a herb; the other goes under the pile, known to this seat alone."""
    hiker = game.pieces[seat]
    game.drawn_left = take_out(game.drawn, game.drawn_left, index_of(game.drawn, herb))
    hiker.herbs[herb] += 1
    hiker.basket += 1
    whisper(game, seat, KEPT, seat, herb)
    tell(game, GATHERED, seat)
    if game.drawn_left > 0:
        put_under(game, HERBS, game.drawn[0], 1 << seat)
        game.drawn[0] = NONE
        game.drawn_left = 0
    game.phase = DONE


def call_space(game: Game, space: int) -> ChoiceInfo:
    """Describes a walk."""
    return ChoiceInfo(says="walk", of="space", names=(KINDS[KIND[space]],), space=space)


def call_herb(game: Game, herb: int) -> ChoiceInfo:
    """Describes the choice of a herb."""
    return ChoiceInfo(says="keep", of="herb", names=(HERB_NAMES[herb],))


DECISIONS = Phases(
    FIRST,
    DONE,
    next_turn,
    Phase("walk", may_walk, walk, call_space, notate_space),
    Phase("keep", may_keep, keep, call_herb),
)
apply, legal_actions = DECISIONS.apply, DECISIONS.legal_actions


def is_over(game: Game) -> bool:
    """Returns whether the game is over."""
    return game.phase == OVER


def rank(game: Game, seat: int) -> int:
    """Returns the rank of a seat; equal seats share it."""
    place = 1
    for other in range(game.players):
        place += game.pieces[other].points > game.pieces[seat].points
    return place
