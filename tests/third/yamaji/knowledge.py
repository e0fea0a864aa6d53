"""Hidden information: the herbs of other seats, the herbs they look at, and the pile."""

from typing import Any

from tabiji.core.deck import count_hidden, draw, give_back, redeal
from tabiji.core.features import FeatureLayout, clamp
from tabiji.core.rng import reseed

from .facts import HERB_KINDS, HERB_NAMES, HERBS, SEATS
from .rules import KEEP, OVER, herb_points
from .state import Game

SCORE_SOURCES = ("lookouts", "herbs", "arrival")

LAYOUT = FeatureLayout()
PHASE = LAYOUT.add("to keep a herb")
MINE = LAYOUT.add("my", *HERB_NAMES)
DRAWN = LAYOUT.add("drawn", *HERB_NAMES)
HIKERS = LAYOUT.add_rows(
    "hiker", [str(seat) for seat in range(SEATS)], ("here", "space", "points", "lookouts", "herbs")
)
PER_HIKER = 5


def determinize(game: Game, seat: int, seed: int) -> None:
    """Replaces everything that a seat cannot know by a random deal from a seed."""
    reseed(game, seed)
    drawn_left = game.drawn_left if game.seat != seat else 0
    for place in range(drawn_left):
        give_back(game, HERBS, game.drawn[place])
    for other in range(game.players):
        if is_hidden(game, seat, other):
            for herb in range(HERB_KINDS):
                for _ in range(game.pieces[other].herbs[herb]):
                    give_back(game, HERBS, herb)
                game.pieces[other].herbs[herb] = 0
    redeal(game, HERBS, 1 << seat)
    for place in range(drawn_left):
        game.drawn[place] = draw(game, HERBS)
    for other in range(game.players):
        if is_hidden(game, seat, other):
            for _ in range(game.pieces[other].basket):
                game.pieces[other].herbs[draw(game, HERBS)] += 1


def is_hidden(game: Game, seat: int, other: int) -> bool:
    """Returns whether the herbs of another seat are hidden from a seat."""
    return other != seat and game.phase != OVER


def hidden_counts(game: Game, seat: int) -> tuple[int, ...]:
    """Returns the number of herbs that a seat cannot know."""
    hidden = game.drawn_left if game.seat != seat else 0
    for other in range(game.players):
        hidden += game.pieces[other].basket if is_hidden(game, seat, other) else 0
    return (hidden + count_hidden(game, HERBS, 1 << seat),)


def score_breakdown(game: Game, seat: int, into: Any) -> None:
    """Writes the points of a seat by source; herbs count at the end."""
    into[0] = game.pieces[seat].viewed
    into[1] = herb_points(game, seat) if game.phase == OVER else 0
    into[2] = game.pieces[seat].arrival


def features(game: Game, seat: int, into: Any) -> None:
    """Writes what a seat may know as small integers: first the seat, then the others in order."""
    for place in range(HIKERS + SEATS * PER_HIKER):
        into[place] = 0
    into[PHASE] = game.phase == KEEP
    for herb in range(HERB_KINDS):
        into[MINE + herb] = game.pieces[seat].herbs[herb]
    if game.seat == seat:
        for place in range(game.drawn_left):
            into[DRAWN + game.drawn[place]] += 1
    for nth in range(game.players):
        hiker = game.pieces[(seat + nth) % game.players]
        at = HIKERS + nth * PER_HIKER
        into[at] = 1
        into[at + 1] = hiker.space
        into[at + 2] = clamp(hiker.points)
        into[at + 3] = hiker.lookouts
        into[at + 4] = hiker.basket
