"""The signs of a choice in Namiji: its own, and those of every stop that is passed by."""

from ...namiji.facts import (
    CRAB,
    DOCK,
    DOCK_KINDS,
    DOCKS,
    DOLPHIN,
    KIND,
    LINE,
    MEALS,
    NET,
    OFFERINGS,
    PORT,
    ROCK,
    ROCK_KINDS,
    ROCK_NEEDS,
    SHRIMP,
    SPACES,
    TRAP,
    WHIRLPOOL,
)
from ...namiji.phases import (
    AGAIN,
    CAST,
    CHOOSE,
    DECLINE,
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
    PLACE,
    SAIL,
    SPREAD,
    TAKE,
)
from ...namiji.scoring import achieved
from ...namiji.spaces import kind_of
from ...namiji.state import Boat, Game
from ...namiji.traps import crabs_allowed
from ...road.turns import is_neutral
from ..merchant.namiji import LEFT, LEG, USED_AT, can_stop
from .signs import Seen, Signs

LEGS = DOCKS + 1
KINDS = DOLPHIN + 3
PLAYERS = 4  # tables of two, three, four, five
FILLS = 7  # how full a crate is
OPEN = 1 << SAIL | 1 << MOOR | 1 << OFFER  # the phases in which nothing hidden is decided about

SIGNS = Signs()
# ---- sailing
SAIL_KIND = SIGNS.table(KINDS, LEGS, PLAYERS)
SAIL_PLACE = SIGNS.table(8, LEGS, PLAYERS)  # how many open stops are passed by
NEAREST = slice(SAIL_PLACE, SAIL_PLACE + LEGS * PLAYERS)
SAIL_FAR = SIGNS.table(14, LEGS)
SAIL_FROM = SIGNS.table(2, SPACES, 8)  # each space by its place on the route
SAIL_TO = SIGNS.table(2, SPACES, PLAYERS)
SAIL_BEHIND = SIGNS.table(5, KINDS, LEGS)  # how many others are not beyond
SAIL_TEMPO = SIGNS.table(5, 8, 2)  # and how many stops are passed; whether one sails again at once
SAIL_ROOM = SIGNS.table(8, LEGS)  # spaces between this stop and whoever is next before it
SAIL_AFTER = SIGNS.table(KINDS, KINDS, 2)  # the next open stop; whether somebody behind may take this one
SAIL_WANTED = SIGNS.table(KINDS, 5)  # how many others may still come here
SAIL_ROCK = SIGNS.table(ROCK_KINDS, KINDS, 4)  # a rock card in hand, and what it lacks
SAIL_GEAR = SIGNS.table(KINDS, 4)  # upgrades to use there
CRATE = SIGNS.table(2, FILLS, LEGS)
TRAP_BAG = SIGNS.table(8, LEGS)
TRAP_HELD = SIGNS.table(8, LEGS)
WHIRLPOOL_LEFT = SIGNS.table(OFFERINGS + 1, LEGS)
ROCKS_HELD = SIGNS.table(6, LEGS)
PANORAMA = SIGNS.table(3, 6, 2, LEGS)  # mine so far; whether the prize is gone
PANORAMA_RACE = SIGNS.table(3, 6, 6, 2)  # mine, the best of the others
PANORAMA_LEFT = SIGNS.table(3, 6, 6)  # mine, such stops left
GATHERING = SIGNS.table(2, 5, LEGS, PLAYERS)
GATHERING_PLACE = SIGNS.table(2, 8, 5)
# ---- a stop passed by
PASSED = SIGNS.table(KINDS, LEGS, PLAYERS)
PASSED_GEAR = SIGNS.table(KINDS, 4)
PASSED_PANORAMA = SIGNS.table(3, 6, 2)
# ---- the neutral boat
NEUTRAL_KIND = SIGNS.table(KINDS, LEGS)
NEUTRAL_PLACE = SIGNS.table(8, LEGS)
NEUTRAL_WANTED = SIGNS.table(KINDS, 2, 2)
# ---- the crate
FISH_HOW = SIGNS.table(3, 3, FILLS, LEGS)  # in sight, hidden, no more; casts made
PLACED = SIGNS.table(13, FILLS)
PLACED_LEG = SIGNS.table(13, LEGS)
NETTED = SIGNS.table(2, FILLS, LEGS)
SPREAD_OVER = SIGNS.table(18, FILLS)
SPREAD_LEG = SIGNS.table(18, LEGS)
# ---- traps, offerings, rocks, docks
HAUL_STAKE = SIGNS.table(2, 8, 4, 2)  # shrimp and crabs at stake; whether another crab is too many
HAUL_BAG = SIGNS.table(2, 8, 2)
HAUL_LEG = SIGNS.table(2, LEGS, 2)
OFFERED = SIGNS.table(4, OFFERINGS + 1, LEGS)
USED = SIGNS.table(3, 4, LEGS)  # cast, land, draw: how many of an upgrade
TAKEN = SIGNS.table(DOCK_KINDS, LEGS, PLAYERS)
TAKEN_HELD = SIGNS.table(DOCK_KINDS, 3)
TAKEN_ROCK = SIGNS.table(DOCK_KINDS, ROCK_KINDS)
MOORED = SIGNS.table(5, LEGS, PLAYERS)
KEPT = SIGNS.table(ROCK_KINDS, LEGS, 4)


def signs(game: Game, out: Seen, count: int, place: int, seen: Seen) -> int:
    """Write the signs that the choice at a place of the legal ones shows; return how many."""
    phase = game.phase
    choice = out[place] - FIRST[phase]
    boat = game.pieces[game.seat]
    leg = LEG[game.back * SPACES + boat.space]
    if phase == SAIL:
        if is_neutral(game, game.piece):
            return neutral_signs(game, place, choice, seen)
        return sail_signs(game, boat, leg, out, count, place, seen)
    fill = fill_of(boat)
    if phase == FISH:
        how = 1 if choice == HIDDEN else 2 if choice == NO_MORE else 0
        seen[0] = FISH_HOW + ((how * 3 + min(game.casts, 2)) * FILLS + fill) * LEGS + leg
        return 1
    if phase == PLACE:
        seen[0] = PLACED + choice * FILLS + fill
        seen[1] = PLACED_LEG + choice * LEGS + leg
        return 2
    if phase == CHOOSE:
        seen[0] = NETTED + ((choice == NO_NET) * FILLS + fill) * LEGS + leg
        return 1
    if phase == SPREAD:
        seen[0] = SPREAD_OVER + choice * FILLS + fill
        seen[1] = SPREAD_LEG + choice * LEGS + leg
        seen[2] = NETTED + ((choice == DECLINE) * FILLS + fill) * LEGS + leg
        return 3
    if phase == HAUL:
        again = choice == AGAIN
        danger = game.haul[CRAB] >= crabs_allowed(game, game.seat)
        at_stake = (again * 8 + min(game.haul[SHRIMP], 7)) * 4 + min(game.haul[CRAB], 3)
        seen[0] = HAUL_STAKE + at_stake * 2 + danger
        seen[1] = HAUL_BAG + (again * 8 + crab_share(game)) * 2 + danger
        seen[2] = HAUL_LEG + (again * LEGS + leg) * 2 + danger
        return 3
    if phase == TAKE:
        return dock_signs(game, boat, leg, choice, seen)
    if phase == KEEP:
        seen[0] = KEPT + (choice * LEGS + leg) * 4 + lacking(boat, choice)
        return 1
    if phase == MOOR:
        seen[0] = MOORED + (choice * LEGS + leg) * PLAYERS + game.players - 2
        return 1
    if phase == OFFER:
        seen[0] = OFFERED + (choice * (OFFERINGS + 1) + boat.offerings) * LEGS + leg
        return 1
    which = 0 if phase == CAST else 1 if phase == LAND else 2
    seen[0] = USED + (which * 4 + choice) * LEGS + leg
    return 1


def passing(game: Game, action: int, seen: Seen) -> int:
    """Write the signs of passing by a stop; return how many."""
    if game.phase != SAIL or is_neutral(game, game.piece):
        return 0
    boat = game.pieces[game.seat]
    leg = LEG[game.back * SPACES + boat.space]
    kind = kind_of(game, action - FIRST[SAIL])
    seen[0] = PASSED + (kind * LEGS + leg) * PLAYERS + game.players - 2
    seen[1] = PASSED_GEAR + kind * 4 + gear(boat, kind)
    if kind < DOLPHIN:
        return 2
    panorama = kind - DOLPHIN
    seen[2] = PASSED_PANORAMA + (panorama * 6 + min(5, boat.sections[panorama])) * 2 + game.completed[panorama]
    return 3


def fill_of(boat: Boat) -> int:
    """How full a crate is, as a row."""
    cells = 0
    for cell in range(12):
        cells += boat.filled >> cell & 1
    return cells // 2


def lacking(boat: Boat, rock: int) -> int:
    """How much a rock card lacks, up to three."""
    return min(3, max(0, ROCK_NEEDS[rock] - achieved(boat, rock)))


def crab_share(game: Game) -> int:
    """How many of eight in the bag are crabs."""
    return 7 * game.bag[CRAB] // max(1, game.bag[CRAB] + game.bag[SHRIMP])


def best_view(game: Game, panorama: int) -> int:
    """The most sections of a panorama that another has."""
    best = 0
    for other in range(game.players):
        if other != game.seat:
            best = max(best, game.pieces[other].sections[panorama])
    return min(best, 5)


# ---------------------------------------------------------------- sailing


def sail_signs(game: Game, boat: Boat, leg: int, out: Seen, count: int, place: int, seen: Seen) -> int:
    """The signs of a stop."""
    first = FIRST[SAIL]
    space = out[place] - first
    way = game.back * SPACES
    kind = KIND[way + space]
    players = game.players - 2
    behind = 0
    company = 0
    wanted = 0
    room = 99
    for other in range(game.piece_count):
        if other != game.piece:
            there = game.pieces[other].space
            behind += there <= space
            company += there == space
            if there > space:
                room = min(room, there - space)
            if other < game.players:
                wanted += can_stop(game, other, space)
    passed = min(place, 7)
    seen[0] = SAIL_KIND + (kind * LEGS + leg) * PLAYERS + players
    seen[1] = SAIL_PLACE + (passed * LEGS + leg) * PLAYERS + players
    seen[2] = SAIL_FAR + (min(space - boat.space, 14) - 1) * LEGS + leg
    seen[3] = SAIL_BEHIND + (behind * KINDS + kind) * LEGS + leg
    seen[4] = SAIL_TEMPO + (behind * 8 + passed) * 2 + (behind == 0)
    seen[5] = SAIL_ROOM + min(room - 1, 7) * LEGS + leg
    seen[6] = SAIL_WANTED + kind * 5 + wanted
    seen[7] = SAIL_FROM + (way + boat.space) * 8 + passed
    seen[8] = SAIL_TO + (way + space) * PLAYERS + players
    n = 9
    if place + 1 < count:
        seen[n] = SAIL_AFTER + (kind * KINDS + KIND[way + out[place + 1] - first]) * 2 + (wanted > 0)
        n += 1
    if kind <= DOCK:
        port = kind == PORT
        seen[n] = GATHERING + ((port * 5 + company) * LEGS + leg) * PLAYERS + players
        seen[n + 1] = GATHERING_PLACE + (port * 8 + passed) * 5 + company
        return n + 2
    held = 0
    for rock in range(ROCK_KINDS):
        if boat.rocks >> rock & 1:
            held += 1
            if held <= 10:
                seen[n] = SAIL_ROCK + (rock * KINDS + kind) * 4 + lacking(boat, rock)
                n += 1
    seen[n] = SAIL_GEAR + kind * 4 + gear(boat, kind)
    n += 1
    if kind in (LINE, NET):
        seen[n] = CRATE + ((kind - LINE) * FILLS + fill_of(boat)) * LEGS + leg
        return n + 1
    if kind == TRAP:
        seen[n] = TRAP_BAG + crab_share(game) * LEGS + leg
        seen[n + 1] = TRAP_HELD + min(7, (boat.shrimp + boat.crabs) // 2) * LEGS + leg
        return n + 2
    if kind == WHIRLPOOL:
        seen[n] = WHIRLPOOL_LEFT + boat.offerings * LEGS + leg
        return n + 1
    if kind == ROCK:
        seen[n] = ROCKS_HELD + min(held, 5) * LEGS + leg
        return n + 1
    panorama = kind - DOLPHIN
    mine = panorama * 6 + min(boat.sections[panorama], 5)
    gone = game.completed[panorama]
    seen[n] = PANORAMA + (mine * 2 + gone) * LEGS + leg
    seen[n + 1] = PANORAMA_RACE + (mine * 6 + best_view(game, panorama)) * 2 + gone
    seen[n + 2] = PANORAMA_LEFT + mine * 6 + min(5, LEFT[(2 * kind + game.back) * SPACES + space])
    return n + 3


def gear(boat: Boat, kind: int) -> int:
    """How many upgrades can be used at a kind of stop, up to three."""
    count = 0
    for upgrade in range(DOCK_KINDS - MEALS):
        if USED_AT[upgrade] == min(kind, DOLPHIN):
            count += boat.owned[MEALS + upgrade]
    return min(3, count)


def neutral_signs(game: Game, place: int, space: int, seen: Seen) -> int:
    """The signs of a stop of the neutral boat."""
    leg = LEG[game.back * SPACES + game.pieces[game.piece].space]
    kind = kind_of(game, space)
    seen[0] = NEUTRAL_KIND + kind * LEGS + leg
    seen[1] = NEUTRAL_PLACE + min(place, 7) * LEGS + leg
    seen[2] = NEUTRAL_WANTED + (kind * 2 + can_stop(game, game.seat, space)) * 2 + can_stop(game, 1 - game.seat, space)
    return 3


# ---------------------------------------------------------------- docks


def dock_signs(game: Game, boat: Boat, leg: int, card: int, seen: Seen) -> int:
    """The signs of a dock card."""
    seen[0] = TAKEN + (card * LEGS + leg) * PLAYERS + game.players - 2
    seen[1] = TAKEN_HELD + card * 3 + min(2, boat.owned[card])
    n = 2
    for rock in range(ROCK_KINDS):
        if boat.rocks >> rock & 1 and n < 16:
            seen[n] = TAKEN_ROCK + card * ROCK_KINDS + rock
            n += 1
    return n


def outlook(game: Game, seat: int) -> int:
    """What is expected of a seat depends on its leg."""
    return LEG[game.back * SPACES + game.pieces[seat].space]
