"""What is true of every game of Namiji at every step, in the form of rules, so that it runs compiled too."""

from tabiji.core.rng import roll
from tabiji.games.namiji.crate import line_matches, reach
from tabiji.games.namiji.facts import (
    CELLS,
    CRUSTACEAN_COPIES,
    DECKS,
    DOCK_CARDS,
    DOCK_KINDS,
    DOCK_POINTS,
    FISH_COPIES,
    FISH_KINDS,
    FISH_MARKS,
    KINDS,
    LINE,
    LINE_POINTS,
    LINES,
    MEALS,
    NETS,
    PAIR_BITS,
    PAIR_CELLS,
    PAIRS,
    PANORAMA_BONUS,
    PENALTY,
    ROCK_KINDS,
    ROCK_POINTS,
    ROCKS,
    UPGRADES,
)
from tabiji.games.namiji.phases import AGAIN, HAUL, OVER, SAIL
from tabiji.games.namiji.rules import apply, is_over, legal_actions
from tabiji.games.namiji.scoring import is_fulfilled
from tabiji.games.namiji.spaces import kind_of
from tabiji.games.namiji.state import Boat, Game

from ...pile_checks import count_copies, count_in_pile, has_ghosts, row_has_ghosts

NET_CARDS, ROCK_CARDS, DOCK_DECK = DECKS
OK, POINTS, FISH_LOST, NET_LOST, CRUSTACEAN_LOST, ROCK_LOST, DOCK_LOST, CRATE, SLOT, STUCK, GHOST = range(11)

# How a whole fleet sails: at random, to the nearest stop, to the farthest, or to a kind of stop wherever there is one
RANDOM, STAYS_BACK, RUNS_AHEAD = range(3)
STYLES = 3 + len(KINDS) - LINE


def recount(game: Game, seat: int) -> int:
    """The points of a seat, counted anew from its collection."""
    boat = game.pieces[seat]
    points = boat.shrimp + boat.crabs + boat.arrival
    for line in range(LINES):
        points += LINE_POINTS[line] * line_matches(boat, line)
    for panorama in range(3):
        points += boat.sections[panorama] * (boat.sections[panorama] + 1) // 2
        points += PANORAMA_BONUS[panorama] * (boat.bonuses >> panorama & 1)
    for card in range(MEALS):
        points += DOCK_POINTS[card] * boat.owned[card]
    for upgrade in range(UPGRADES):
        points += boat.paid[upgrade]
    if game.phase == OVER:
        points -= PENALTY[boat.offerings]
        for rock in range(ROCK_KINDS):
            if boat.rocks >> rock & 1 and is_fulfilled(boat, rock):
                points += ROCK_POINTS[rock]
    return points


def is_connected(boat: Boat) -> bool:
    """Whether the crate starts at the top left and every fish touches another."""
    grown = boat.filled & 1
    for _ in range(CELLS):
        grown |= reach(grown) & boat.filled if grown else 0
    return grown == boat.filled


def find_violation(game: Game) -> int:
    """The first thing that does not hold, or FINE."""
    for seat in range(game.players):
        if recount(game, seat) != game.pieces[seat].points:
            return POINTS
        if not is_connected(game.pieces[seat]):
            return CRATE
    if has_ghosts(game, 3) or row_has_ghosts(game.tray, game.tray_left) or row_has_ghosts(game.drawn, game.drawn_left):
        return GHOST
    lost = lost_token(game)
    return lost if lost != OK else lost_card(game)


def lost_token(game: Game) -> int:
    """Which kind of token is not where it should be, or FINE."""
    for fish in range(FISH_KINDS):
        single = game.face_up[fish] + game.face_down[fish] + (game.caught == fish)
        nets = count_in_pile(game, NETS, fish)
        for place in range(len(game.revealed)):
            nets += game.revealed[place] == fish
        for seat in range(game.players):
            boat = game.pieces[seat]
            netted = 0
            for pair in range(PAIRS):
                if boat.nets >> pair & 1:
                    netted |= PAIR_BITS[pair]
                    nets += boat.crate[PAIR_CELLS[pair][0]] == FISH_MARKS[fish]
            for cell in range(CELLS):
                single += (netted >> cell & 1 == 0) & (boat.crate[cell] == FISH_MARKS[fish])
        if single != FISH_COPIES[fish]:
            return FISH_LOST
        if nets != count_copies(NET_CARDS, fish):
            return NET_LOST
    shrimp = game.bag[0] + game.haul[0]
    crabs = game.bag[1] + game.haul[1]
    for seat in range(game.players):
        shrimp += game.pieces[seat].shrimp
        crabs += game.pieces[seat].crabs
    return OK if shrimp == CRUSTACEAN_COPIES[0] and crabs == CRUSTACEAN_COPIES[1] else CRUSTACEAN_LOST


def lost_card(game: Game) -> int:
    """Which kind of card is not where it should be, or FINE."""
    for rock in range(ROCK_KINDS):
        count = count_in_pile(game, ROCKS, rock)
        for place in range(len(game.drawn)):
            count += game.drawn[place] == rock
        for seat in range(game.players):
            count += game.pieces[seat].rocks >> rock & 1
        if count != count_copies(ROCK_CARDS, rock):
            return ROCK_LOST
    for card in range(DOCK_KINDS):
        count = count_in_pile(game, DOCK_CARDS, card) + (game.aside == card)
        for place in range(len(game.tray)):
            count += game.tray[place] == card
        for seat in range(game.players):
            count += game.pieces[seat].owned[card]
        if count != count_copies(DOCK_DECK, card):
            return DOCK_LOST
    return OK


def choose(game: Game, out: list[int], count: int, style: int) -> int:
    """Which of the legal actions a fleet of some style takes."""
    if game.phase == SAIL and style != RANDOM:
        if style == RUNS_AHEAD:
            return count - 1
        for place in range(count):
            if kind_of(game, out[place]) == style - 3 + LINE or style == STAYS_BACK:
                return place
    elif game.phase == HAUL and style >= 3:
        return AGAIN
    return roll(game, count)


def play_checked(game: Game, out: list[int], style: int) -> int:
    """Play a dealt game in a style, checking every step; the first thing that does not hold, or FINE."""
    on_route = 0
    beside = 0
    while not is_over(game):
        count = legal_actions(game, out)
        if count == 0 or game.decisions > 400:
            return STUCK
        action = out[choose(game, out, count, style)]
        sailing = game.phase == SAIL
        piece = game.piece
        apply(game, action)
        boat = game.pieces[piece]
        if sailing and kind_of(game, action) > 1:  # neither port nor dock
            used = on_route if boat.slot == 0 else beside
            if boat.slot > 1 or used >> action & 1:
                return SLOT
            on_route |= (boat.slot == 0) << action
            beside |= (boat.slot == 1) << action
        wrong = find_violation(game)
        if wrong != OK:
            return wrong
    return OK
