"""Determinization: what a seat cannot know is dealt anew: other players' rock cards, dock cards, the piles."""

from ...core.bits import bit_count
from ...core.deck import NONE, count_hidden, draw, give_back, redeal, reshuffle
from ...core.rng import reseed
from .facts import DOCK_CARDS, NETS, ROCK_KINDS, ROCKS
from .phases import OVER
from .state import Game


def determinize(game: Game, seat: int, seed: int) -> None:
    """Replaces what a seat cannot know by a random deal from a seed; what it knows stays."""
    reseed(game, seed)
    determinize_rocks(game, seat)
    determinize_tray(game, seat)
    redeal(game, NETS, 1 << seat)


def hidden_counts(game: Game, seat: int) -> tuple[int, ...]:
    """Returns the number of cards of each pile that a seat cannot know."""
    bit = 1 << seat
    rocks = game.drawn_left if game.seat != seat else 0
    for other in range(game.players):
        if is_hand_hidden(game, seat, other):
            rocks += bit_count(game.pieces[other].rocks)
    docks = 0 if game.looked & bit else game.tray_left  # where one is glimpsed, so is the one aside: the last is known
    docks += game.aside != NONE and game.glimpsed & bit == 0
    return (
        rocks + count_hidden(game, ROCKS, bit),
        docks + count_hidden(game, DOCK_CARDS, bit),
        count_hidden(game, NETS, bit),
    )


# ---------------------------------------------------------------- sacred rocks


def determinize_rocks(game: Game, seat: int) -> None:
    """Deals the rock cards anew, except a seat's own, those it draws, and those it put under the pile."""
    drawn_left = game.drawn_left if game.seat != seat else 0
    for place in range(drawn_left):
        give_back(game, ROCKS, game.drawn[place])
    for other in range(game.players):
        if is_hand_hidden(game, seat, other):
            for rock in range(ROCK_KINDS):
                if game.pieces[other].rocks >> rock & 1:
                    give_back(game, ROCKS, rock)
    redeal(game, ROCKS, 1 << seat)
    for place in range(drawn_left):
        game.drawn[place] = draw(game, ROCKS)
    for other in range(game.players):
        if is_hand_hidden(game, seat, other):
            boat = game.pieces[other]
            count = bit_count(boat.rocks)
            boat.rocks = 0
            for _ in range(count):
                boat.rocks |= 1 << draw(game, ROCKS)


def is_hand_hidden(game: Game, seat: int, other: int) -> bool:
    """Returns whether a seat cannot see the rock cards of another."""
    return other != seat and game.phase != OVER


# ---------------------------------------------------------------- dock cards


def determinize_tray(game: Game, seat: int) -> None:
    """Deals the tray anew unless a seat has held it; a card that then left it unseen is shuffled with the rest."""
    bit = 1 << seat
    seen = (game.looked | game.glimpsed) & bit != 0
    aside_hidden = game.aside != NONE and game.glimpsed & bit == 0
    if game.glimpsed & ~game.looked & bit:
        reshuffle_glimpsed(game)
    hidden = 0 if seen else game.tray_left
    for place in range(hidden):
        give_back(game, DOCK_CARDS, game.tray[place])
    if aside_hidden:
        give_back(game, DOCK_CARDS, game.aside)
    redeal(game, DOCK_CARDS, bit)
    for place in range(hidden):
        game.tray[place] = draw(game, DOCK_CARDS)
    if aside_hidden:
        game.aside = draw(game, DOCK_CARDS)


def reshuffle_glimpsed(game: Game) -> None:
    """Shuffles the cards a seat once saw over the tray and the neutral boat's place."""
    game.tray[game.tray_left] = game.aside
    reshuffle(game, game.tray, game.tray_left + 1)
    game.aside = game.tray[game.tray_left]
    game.tray[game.tray_left] = NONE
