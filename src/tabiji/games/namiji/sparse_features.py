"""The signs of a choice in Namiji: its own, and those of every stop that is passed by."""

from ...core.bits import bit_count
from ...core.sparse_features import ActiveFeatures, FeatureTable, add_feature
from ...road.turns import is_neutral
from .facts import (
    CELLS,
    CRAB,
    DOCK,
    DOCK_KINDS,
    DOCKS,
    DOLPHIN,
    LINE,
    MEALS,
    NET,
    OFFERINGS,
    PAIRS,
    PANORAMAS,
    PORT,
    ROCK,
    ROCK_KINDS,
    ROCK_NEEDS,
    SEATS,
    SHRIMP,
    SPACES,
    TRAP,
    WHIRLPOOL,
)
from .facts import KINDS as KIND_NAMES
from .heuristic import LEFT, LEG, USED_AT, can_stop
from .phases import (
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
from .scoring import achieved
from .spaces import kind_of
from .state import Boat, Game
from .traps import crabs_allowed

OPEN_PHASES = 1 << SAIL | 1 << MOOR | 1 << OFFER  # the phases in which nothing hidden is decided about

# How many rows there are of what signs speak of; whatever is more counts as the last
LEGS = DOCKS + 1
KINDS = len(KIND_NAMES)
VIEWS = len(PANORAMAS)
PLAYERS = SEATS - 1  # tables of two, three, four, five
OTHERS = SEATS  # none to four
PASSES = 8  # stops passed by
FAR = 14  # spaces sailed, from one on
ROOMS = 8  # spaces to whoever is next before one
SECTIONS = 6
LACKS = 4  # what a rock card lacks
GEARS = 4  # upgrades to use at a stop
HELD = 6  # rock cards
MOST_ROCKS, DOCK_ROCKS = 10, 14  # of which cards in hand a choice shows signs, at most
FILLS = CELLS // 2 + 1  # how full a crate is
SHARES = 8  # how many of the bag are crabs
CRUSTACEANS = 8  # in pairs, and shrimp at stake
CRABS = 4
CASTS = 3
HOWS = 3  # to fish: in sight, hidden, no more
USES = 4  # of an upgrade
OWNED = 3  # of a dock card

FEATURES = FeatureTable()
# ---- sailing
SAIL_KIND = FEATURES.table(KINDS, LEGS, PLAYERS)
SAIL_PLACE = FEATURES.table(PASSES, LEGS, PLAYERS)
NEAREST = slice(SAIL_PLACE, SAIL_PLACE + LEGS * PLAYERS)
NEAREST_PENALTY = 0.0
SAIL_FAR = FEATURES.table(FAR, LEGS)
SAIL_FROM = FEATURES.table(2, SPACES, PASSES)  # each space by its place on the route
SAIL_TO = FEATURES.table(2, SPACES, PLAYERS)
SAIL_BEHIND = FEATURES.table(OTHERS, KINDS, LEGS)  # how many others are not beyond
SAIL_TEMPO = FEATURES.table(OTHERS, PASSES, 2)  # and how many stops are passed; whether one sails again at once
SAIL_ROOM = FEATURES.table(ROOMS, LEGS)
SAIL_AFTER = FEATURES.table(KINDS, KINDS, 2)  # the next open stop; whether somebody behind may take this one
SAIL_WANTED = FEATURES.table(KINDS, OTHERS)  # how many others may still come here
SAIL_ROCK = FEATURES.table(ROCK_KINDS, KINDS, LACKS)  # a rock card in hand
SAIL_GEAR = FEATURES.table(KINDS, GEARS)
CRATE = FEATURES.table(2, FILLS, LEGS)
TRAP_BAG = FEATURES.table(SHARES, LEGS)
TRAP_HELD = FEATURES.table(CRUSTACEANS, LEGS)
WHIRLPOOL_LEFT = FEATURES.table(OFFERINGS + 1, LEGS)
ROCKS_HELD = FEATURES.table(HELD, LEGS)
PANORAMA = FEATURES.table(VIEWS, SECTIONS, 2, LEGS)  # mine so far; whether the prize is gone
PANORAMA_RACE = FEATURES.table(VIEWS, SECTIONS, SECTIONS, 2)  # mine, the best of the others
PANORAMA_LEFT = FEATURES.table(VIEWS, SECTIONS, SECTIONS)  # mine, such stops left
GATHERING = FEATURES.table(2, OTHERS, LEGS, PLAYERS)
GATHERING_PLACE = FEATURES.table(2, PASSES, OTHERS)
# ---- a stop passed by
PASSED = FEATURES.table(KINDS, LEGS, PLAYERS)
PASSED_GEAR = FEATURES.table(KINDS, GEARS)
PASSED_PANORAMA = FEATURES.table(VIEWS, SECTIONS, 2)
# ---- the neutral boat
NEUTRAL_KIND = FEATURES.table(KINDS, LEGS)
NEUTRAL_PLACE = FEATURES.table(PASSES, LEGS)
NEUTRAL_WANTED = FEATURES.table(KINDS, 2, 2)
# ---- the crate
FISH_HOW = FEATURES.table(HOWS, CASTS, FILLS, LEGS)
PLACED = FEATURES.table(CELLS + 1, FILLS)
PLACED_LEG = FEATURES.table(CELLS + 1, LEGS)
NETTED = FEATURES.table(2, FILLS, LEGS)
SPREAD_OVER = FEATURES.table(PAIRS + 1, FILLS)
SPREAD_LEG = FEATURES.table(PAIRS + 1, LEGS)
# ---- traps, offerings, rocks, docks
HAUL_STAKE = FEATURES.table(2, CRUSTACEANS, CRABS, 2)  # shrimp and crabs at stake; whether another crab is too many
HAUL_BAG = FEATURES.table(2, SHARES, 2)
HAUL_LEG = FEATURES.table(2, LEGS, 2)
OFFERED = FEATURES.table(USES, OFFERINGS + 1, LEGS)
USED = FEATURES.table(3, USES, LEGS)  # cast, land, draw: how many of an upgrade
TAKEN = FEATURES.table(DOCK_KINDS, LEGS, PLAYERS)
TAKEN_HELD = FEATURES.table(DOCK_KINDS, OWNED)
TAKEN_ROCK = FEATURES.table(DOCK_KINDS, ROCK_KINDS)
MOORED = FEATURES.table(SEATS, LEGS, PLAYERS)
KEPT = FEATURES.table(ROCK_KINDS, LEGS, LACKS)


def sparse_features(game: Game, out: ActiveFeatures, count: int, place: int, seen: ActiveFeatures) -> int:
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
        seen[0] = FISH_HOW + ((how * CASTS + min(game.casts, CASTS - 1)) * FILLS + fill) * LEGS + leg
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
        at_stake = (again * CRUSTACEANS + min(game.haul[SHRIMP], CRUSTACEANS - 1)) * CRABS + min(
            game.haul[CRAB], CRABS - 1
        )
        seen[0] = HAUL_STAKE + at_stake * 2 + danger
        seen[1] = HAUL_BAG + (again * SHARES + crab_share(game)) * 2 + danger
        seen[2] = HAUL_LEG + (again * LEGS + leg) * 2 + danger
        return 3
    if phase == TAKE:
        return dock_signs(game, boat, leg, choice, seen)
    if phase == KEEP:
        seen[0] = KEPT + (choice * LEGS + leg) * LACKS + lacking(boat, choice)
        return 1
    if phase == MOOR:
        seen[0] = MOORED + (choice * LEGS + leg) * PLAYERS + game.players - 2
        return 1
    if phase == OFFER:
        seen[0] = OFFERED + (choice * (OFFERINGS + 1) + boat.offerings) * LEGS + leg
        return 1
    which = 0 if phase == CAST else 1 if phase == LAND else 2
    seen[0] = USED + (which * USES + choice) * LEGS + leg
    return 1


def skip_features(game: Game, action: int, seen: ActiveFeatures) -> int:
    """Write the signs of passing by a stop; return how many."""
    if game.phase != SAIL or is_neutral(game, game.piece):
        return 0
    boat = game.pieces[game.seat]
    leg = LEG[game.back * SPACES + boat.space]
    kind = kind_of(game, action - FIRST[SAIL])
    seen[0] = PASSED + (kind * LEGS + leg) * PLAYERS + game.players - 2
    seen[1] = PASSED_GEAR + kind * GEARS + gear(boat, kind)
    if kind < DOLPHIN:
        return 2
    panorama = kind - DOLPHIN
    seen[2] = PASSED_PANORAMA + sections_of(boat, panorama) * 2 + game.completed[panorama]
    return 3


def fill_of(boat: Boat) -> int:
    """How full a crate is, as a row."""
    cells = 0
    for cell in range(CELLS):
        cells += boat.filled >> cell & 1
    return cells // 2


def lacking(boat: Boat, rock: int) -> int:
    """How much a rock card lacks."""
    return min(LACKS - 1, max(0, ROCK_NEEDS[rock] - achieved(boat, rock)))


def crab_share(game: Game) -> int:
    """How many of eight in the bag are crabs."""
    return (SHARES - 1) * game.bag[CRAB] // max(1, game.bag[CRAB] + game.bag[SHRIMP])


def best_view(game: Game, panorama: int) -> int:
    """The most sections of a panorama that another has."""
    best = 0
    for other in range(game.players):
        if other != game.seat:
            best = max(best, game.pieces[other].sections[panorama])
    return min(best, SECTIONS - 1)


def sections_of(boat: Boat, panorama: int) -> int:
    """How far a panorama is, as a row of the table of all three."""
    return panorama * SECTIONS + min(SECTIONS - 1, boat.sections[panorama])


# ---------------------------------------------------------------- sailing


def sail_signs(
    game: Game, boat: Boat, leg: int, out: ActiveFeatures, count: int, place: int, seen: ActiveFeatures
) -> int:
    """The signs of a stop."""
    first = FIRST[SAIL]
    space = out[place] - first
    kind = kind_of(game, space)
    passed = min(place, PASSES - 1)
    company = 0
    wanted = 0
    for other in range(game.piece_count):
        if other != game.piece:
            company += game.pieces[other].space == space
            if other < game.players:
                wanted += can_stop(game, other, space)
    n = stop_signs(game, boat, leg, kind, space, passed, wanted, seen)
    if place + 1 < count:
        n = add_feature(seen, n, SAIL_AFTER + (kind * KINDS + kind_of(game, out[place + 1] - first)) * 2 + (wanted > 0))
    if kind <= DOCK:
        port = kind == PORT
        n = add_feature(seen, n, GATHERING + ((port * OTHERS + company) * LEGS + leg) * PLAYERS + game.players - 2)
        return add_feature(seen, n, GATHERING_PLACE + (port * PASSES + passed) * OTHERS + company)
    return catch_signs(game, boat, leg, kind, space, seen, rock_signs(boat, kind, seen, n))


def stop_signs(
    game: Game, boat: Boat, leg: int, kind: int, space: int, passed: int, wanted: int, seen: ActiveFeatures
) -> int:
    """The signs that every stop shows."""
    way = game.back * SPACES
    players = game.players - 2
    behind = 0
    room = ROOMS
    for other in range(game.piece_count):
        if other != game.piece:
            there = game.pieces[other].space
            behind += there <= space
            room = min(room, there - space if there > space else ROOMS)
    n = add_feature(seen, 0, SAIL_KIND + (kind * LEGS + leg) * PLAYERS + players)
    n = add_feature(seen, n, SAIL_PLACE + (passed * LEGS + leg) * PLAYERS + players)
    n = add_feature(seen, n, SAIL_FAR + (min(space - boat.space, FAR) - 1) * LEGS + leg)
    n = add_feature(seen, n, SAIL_BEHIND + (behind * KINDS + kind) * LEGS + leg)
    n = add_feature(seen, n, SAIL_TEMPO + (behind * PASSES + passed) * 2 + (behind == 0))
    n = add_feature(seen, n, SAIL_ROOM + (room - 1) * LEGS + leg)
    n = add_feature(seen, n, SAIL_WANTED + kind * OTHERS + wanted)
    n = add_feature(seen, n, SAIL_FROM + (way + boat.space) * PASSES + passed)
    return add_feature(seen, n, SAIL_TO + (way + space) * PLAYERS + players)


def rock_signs(boat: Boat, kind: int, seen: ActiveFeatures, n: int) -> int:
    """The signs of the rock cards in hand, and of the gear for a stop."""
    held = 0
    for rock in range(ROCK_KINDS):
        if boat.rocks >> rock & 1:
            held += 1
            if held <= MOST_ROCKS:
                n = add_feature(seen, n, SAIL_ROCK + (rock * KINDS + kind) * LACKS + lacking(boat, rock))
    return add_feature(seen, n, SAIL_GEAR + kind * GEARS + gear(boat, kind))


def catch_signs(game: Game, boat: Boat, leg: int, kind: int, space: int, seen: ActiveFeatures, n: int) -> int:
    """The signs of what is caught, given or seen at a stop."""
    if kind in (LINE, NET):
        return add_feature(seen, n, CRATE + ((kind - LINE) * FILLS + fill_of(boat)) * LEGS + leg)
    if kind == TRAP:
        n = add_feature(seen, n, TRAP_BAG + crab_share(game) * LEGS + leg)
        return add_feature(seen, n, TRAP_HELD + min(CRUSTACEANS - 1, (boat.shrimp + boat.crabs) // 2) * LEGS + leg)
    if kind == WHIRLPOOL:
        return add_feature(seen, n, WHIRLPOOL_LEFT + boat.offerings * LEGS + leg)
    if kind == ROCK:
        return add_feature(seen, n, ROCKS_HELD + min(bit_count(boat.rocks), HELD - 1) * LEGS + leg)
    panorama = kind - DOLPHIN
    mine = sections_of(boat, panorama)
    gone = game.completed[panorama]
    left = min(SECTIONS - 1, LEFT[(2 * kind + game.back) * SPACES + space])
    n = add_feature(seen, n, PANORAMA + (mine * 2 + gone) * LEGS + leg)
    n = add_feature(seen, n, PANORAMA_RACE + (mine * SECTIONS + best_view(game, panorama)) * 2 + gone)
    return add_feature(seen, n, PANORAMA_LEFT + mine * SECTIONS + left)


def gear(boat: Boat, kind: int) -> int:
    """How many upgrades can be used at a kind of stop."""
    count = 0
    for upgrade in range(DOCK_KINDS - MEALS):
        if USED_AT[upgrade] == min(kind, DOLPHIN):
            count += boat.owned[MEALS + upgrade]
    return min(GEARS - 1, count)


def neutral_signs(game: Game, place: int, space: int, seen: ActiveFeatures) -> int:
    """The signs of a stop of the neutral boat."""
    leg = LEG[game.back * SPACES + game.pieces[game.piece].space]
    kind = kind_of(game, space)
    seen[0] = NEUTRAL_KIND + kind * LEGS + leg
    seen[1] = NEUTRAL_PLACE + min(place, PASSES - 1) * LEGS + leg
    seen[2] = NEUTRAL_WANTED + (kind * 2 + can_stop(game, game.seat, space)) * 2 + can_stop(game, 1 - game.seat, space)
    return 3


# ---------------------------------------------------------------- docks


def dock_signs(game: Game, boat: Boat, leg: int, card: int, seen: ActiveFeatures) -> int:
    """The signs of a dock card."""
    seen[0] = TAKEN + (card * LEGS + leg) * PLAYERS + game.players - 2
    seen[1] = TAKEN_HELD + card * OWNED + min(OWNED - 1, boat.owned[card])
    n = 2
    for rock in range(ROCK_KINDS):
        if boat.rocks >> rock & 1 and n < 2 + DOCK_ROCKS:
            seen[n] = TAKEN_ROCK + card * ROCK_KINDS + rock
            n += 1
    return n


def baseline(game: Game, seat: int) -> int:
    """What is expected of a seat depends on its leg."""
    return LEG[game.back * SPACES + game.pieces[seat].space]
