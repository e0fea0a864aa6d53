"""The merchant's heuristic for Namiji: the value of a choice in points, by rules with weights."""

from ...core.weights import Scale, Weights
from ...road.heuristic import UNCACHED, Known, others_beyond, section
from ...road.turns import is_neutral, pieces_at
from .crate import reach
from .facts import (
    ARRIVAL_POINTS,
    BAIT,
    BEHOLDER,
    BLUE_SCHOOL,
    CELLS,
    COLUMNS,
    CRAB,
    DEVOTED_TO_RYUJIN,
    DOCK,
    DOCK_POINTS,
    DOCKS,
    DOLPHIN,
    EVERY_MARK,
    EYE_OF_THE_OCTOPUS,
    FINE_ROW,
    FISH_KINDS,
    FISH_MARKS,
    FRIEND_OF_DOLPHINS,
    FULL,
    FULL_CRATE,
    FULL_TRAP,
    GOLDEN_CLAWS,
    GOURMET,
    GREAT_BEHOLDER,
    GREAT_NET,
    INCENSE,
    KIND,
    LINE,
    LINE_BITS,
    LINE_CELLS,
    LINE_POINTS,
    LINES,
    MASTER_OF_NETS,
    MEALS,
    NET,
    NETS,
    NEXT_STOP,
    OFFERING_BOAT,
    OPEN_HAND,
    PAIR_BITS,
    PAIRS,
    PANORAMA_BONUS,
    PANORAMA_SECTIONS,
    PENALTY,
    PILGRIM_OF_THE_ROCKS,
    PORT,
    ROCK,
    ROCK_NEEDS,
    ROCK_POINTS,
    ROWS,
    SEATS,
    SECOND_HOOK,
    SHAPES,
    SHRIMP,
    SKILFUL_FISHER,
    SONG_OF_THE_WHALE,
    SPACES,
    SPYGLASS,
    STONE_LANTERN,
    STURDY_TRAP,
    TIDE_OF_SHRIMP,
    TRAP,
    WELL_EQUIPPED,
    WHIRLPOOL,
)
from .phases import (
    AGAIN,
    CHOOSE,
    DECLINE,
    FIRST,
    FISH,
    HAUL,
    HIDDEN,
    KEEP,
    MOOR,
    NO_MORE,
    NO_NET,
    OFFER,
    PLACE,
    RELEASE,
    SAIL,
    SPREAD,
    TAKE,
)
from .scoring import achieved
from .spaces import has_nothing, kind_of
from .state import Boat, Game
from .traps import crabs_allowed

SCALE = Scale()
DISTANCE = SCALE.group("distance", 0.6, 0.6, 0.6, 0.6)  # the cost of a space, by leg
FAR = SCALE.group("far", 0.1)  # and its square
SAIL_AGAIN = SCALE.group("again", 0.5)  # sailing again at once
STOP = SCALE.group("stop", 0, 0, 0, 0, 1.5, 0, 1.5, 0, 0, 0)  # a stop of each kind
OPEN_LINE = SCALE.group("open-line", 0.65, 0.4, 0.25, 0.15)  # a line of the crate lacking one fish, two, …
BOTH_WAYS = SCALE.group("both-ways", 0.3)  # one that colour and shape may still complete
HOOK = SCALE.group("hook", 1.0)  # a second hook where one fishes
TRAPPED = SCALE.group("trapped", 2.0, 1.0)  # shrimp among what is in the bag; a sturdy trap where one sets it
DARING = SCALE.group("daring", 1.0)  # what a drawn crustacean counts against the haul at stake
GIVEN = SCALE.group("given", 0.8, 0.8, 0.9, 1.0)  # a point of penalty spared, by leg
NEXT_SECTION = SCALE.group("next-section", 0.4, 0.4, 0.4)  # the section that a section makes possible
RACE = SCALE.group("race", 0.4, 0.3, 0.2)  # being on the way to complete a panorama first
AIM = SCALE.group("aim", 0.6, 0.35, 0.15)  # a point of a rock card that lacks one thing, two, more
ROCK_CARD = SCALE.group("rock-card", 0.5, 0.3, 0.0, -0.5)  # a stop at the rocks, by leg
SLOT = SCALE.group("slot", 0.5, 0.4, 0.3, 0.1, 0.0)  # lying in each slot of a dock
HOME = SCALE.group("home", 1.0)  # a point of an arrival token
UPGRADE = SCALE.group("upgrade", 0.35, 0.3, 0.4, 0.35, 0.4, 0.5, 0.3, 0.35, 0.3, 0.4)  # for each stop left to use it at
DENIED = SCALE.group("denied", 0.1)  # denying a place to others behind
WANTED = SCALE.group("wanted", 3.0, 3.0, 2.0, 3.0, 2.0)  # a line, a net, a trap, a whirlpool, a rock to them
NEUTRAL = SCALE.group("neutral", 1.0, 0.5, 0.1)  # the neutral boat: where others would stop; where I would; a space

LEFT = tuple(  # stops of a kind ahead, at (kind * 2 + way) * SPACES + space
    sum(KIND[way * SPACES + ahead] == kind for ahead in range(space + 1, SPACES))
    for kind in range(DOLPHIN + 3)
    for way in range(2)
    for space in range(SPACES)
)
LEG = tuple(
    min(DOCKS, sum(KIND[way * SPACES + behind] == DOCK for behind in range(1, space + 1)))
    for way in range(2)
    for space in range(SPACES)
)
# Where each upgrade is used
USED_AT = (LINE, LINE, NET, TRAP, TRAP, WHIRLPOOL, WHIRLPOOL, DOLPHIN, ROCK, ROCK)
ANY_FISH, DRAWN_NET = 11, 12  # beside the answers of a cast: the best of what swims, a net of the pile


def heuristic_value(w: Weights, game: Game, action: int, cache: Known) -> float:
    """Returns the value of an action for the seat that decides; values that actions share are cached."""
    phase = game.phase
    choice = action - FIRST[phase]
    boat = game.pieces[game.seat]
    if phase == SAIL:
        return sail(w, game, choice, cache)
    if phase in (FISH, CHOOSE):
        nothing = choice == (NO_MORE if phase == FISH else NO_NET)
        return 0.0 if nothing else catch(w, game, boat, choice)
    if phase in (PLACE, SPREAD):
        return put(w, game, boat, choice)
    if phase == HAUL:
        return draw_again(w, game, boat) if choice == AGAIN else 0.0
    if phase == TAKE:
        return dock_card(w, game, boat, choice)
    if phase == KEEP:
        return kept_rock(w, boat, choice)
    if phase == MOOR:
        return w[SLOT + choice]
    if phase == OFFER:
        return offering(w, game, boat, choice)
    return float(choice)  # nets, shrimp and rocks: the more the better


def leg_of(game: Game, boat: Boat) -> int:
    """Returns the leg of the route that lies before a boat."""
    return LEG[game.back * SPACES + boat.space]


def stops_left(game: Game, boat: Boat, kind: int) -> int:
    """Returns how many stops of a kind lie before a boat."""
    return LEFT[(2 * kind + game.back) * SPACES + boat.space]


# ---------------------------------------------------------------- rock cards in hand


def rock_value(w: Weights, rock: int, lacking: int) -> float:
    """Returns the value of a rock card of which so many things are lacking."""
    if lacking <= 0:
        return float(ROCK_POINTS[rock])
    return ROCK_POINTS[rock] * w[AIM + min(lacking, 3) - 1]


def kept_rock(w: Weights, boat: Boat, rock: int) -> float:
    """Returns the value of a rock card for the boat that keeps it."""
    return rock_value(w, rock, ROCK_NEEDS[rock] - achieved(boat, rock))


def aims(w: Weights, boat: Boat, a: int, more_a: int, b: int, more_b: int, c: int, more_c: int) -> float:
    """Returns the value of further things for three rock cards, of those that the boat has."""
    value = 0.0
    for nth in range(3):
        rock = a if nth == 0 else b if nth == 1 else c
        more = more_a if nth == 0 else more_b if nth == 1 else more_c
        if more and boat.rocks >> rock & 1:
            lacking = ROCK_NEEDS[rock] - achieved(boat, rock)
            value += rock_value(w, rock, lacking - more) - rock_value(w, rock, lacking)
    return value


# ---------------------------------------------------------------- the crate


def line_value(w: Weights, line: int, common: int, missing: int) -> float:
    """Returns the value of a line whose fish have some marks in common."""
    if common == 0:
        return 0.0
    if missing == 0:
        return float(LINE_POINTS[line])
    value = LINE_POINTS[line] * w[OPEN_LINE + missing - 1]
    return value * (1.0 + w[BOTH_WAYS]) if common & common - 1 else value


def fill_value(w: Weights, boat: Boat, fish: int, cells: int, bait: int) -> float:
    """Returns what a fish in some cells (as bits) adds to crate and rock cards, and the points of the bait."""
    value = float(bait)
    rows = 0
    lines = 0
    for line in range(LINES):
        if LINE_BITS[line] & cells:
            common = EVERY_MARK
            missing = 0
            filling = 0
            length = COLUMNS if line < ROWS else ROWS
            for nth in range(length):
                cell = LINE_CELLS[COLUMNS * line + nth]
                common &= boat.crate[cell] if boat.crate[cell] else EVERY_MARK
                missing += boat.crate[cell] == 0
                filling += cells >> cell & 1
            value -= line_value(w, line, common, missing)
            common &= FISH_MARKS[fish]
            value += line_value(w, line, common, missing - filling)
            lines += common != 0 and missing == filling
            rows += common != 0 and missing == filling and line < ROWS
    count = 2 if cells & cells - 1 else 1
    value += aims(w, boat, FULL_CRATE, count, BLUE_SCHOOL + fish // SHAPES, count, MASTER_OF_NETS, count - 1)
    return value + aims(w, boat, SKILFUL_FISHER, lines, FINE_ROW, rows, FINE_ROW, 0)


def put(w: Weights, game: Game, boat: Boat, choice: int) -> float:
    """Returns the value of a fish in a cell or of a net over a pair of cells; of a release it is 0."""
    if game.phase == PLACE:
        return 0.0 if choice == RELEASE else fill_value(w, boat, game.caught, 1 << choice, baiting(game, boat))
    return 0.0 if choice == DECLINE else fill_value(w, boat, game.revealed[0], PAIR_BITS[choice], 0)


def baiting(game: Game, boat: Boat) -> int:
    """Returns the points of the bait for the next fish fill_value from the line."""
    return 0 if game.baited else DOCK_POINTS[BAIT] * boat.owned[BAIT]


def best_place(w: Weights, boat: Boat, fish: int, netted: bool, bait: int) -> float:
    """Returns the value of a fish, or of a net with two of them, in the best cells."""
    near = reach(boat.filled)
    best = 0.0
    for place in range(PAIRS if netted else CELLS):
        cells = PAIR_BITS[place] if netted else 1 << place
        if cells & boat.filled == 0 and cells & near:
            best = max(best, fill_value(w, boat, fish, cells, bait))
    return best


def catch(w: Weights, game: Game, boat: Boat, what: int) -> float:
    """Returns the value of a visible fish or net, a hidden fish, the best of a cast, or a net to be drawn."""
    netted = what == DRAWN_NET or game.phase == CHOOSE
    best = 0.0
    value = 0.0
    count = 0
    for kind in range(FISH_KINDS):
        times = times_of(game, what, kind)
        if times or (what == ANY_FISH and game.face_up[kind]):
            at_best = best_place(w, boat, kind, netted, 0 if netted else baiting(game, boat))
            value += times * at_best
            count += times
            best = max(best, at_best) if what == ANY_FISH and game.face_up[kind] else best
    return max(best, value / max(count, 1))


def times_of(game: Game, what: int, kind: int) -> int:
    """Returns the number of fish of a kind among those that may be caught."""
    if what == DRAWN_NET:
        pile = game.piles[NETS]
        count = 0
        for place in range(pile.first, pile.first + pile.size):
            count += game.cards[place] == kind
        return count
    return game.face_down[kind] if what in (HIDDEN, ANY_FISH) else int(kind == what)


# ---------------------------------------------------------------- traps, offerings, docks


def draw_again(w: Weights, game: Game, boat: Boat) -> float:
    """Returns the expected value of one more crustacean, given what a crab too many would lose."""
    shrimp = game.bag[SHRIMP]
    crabs = game.bag[CRAB]
    if game.haul[CRAB] < crabs_allowed(game, game.seat):
        return 1.0
    at_stake = game.haul[SHRIMP] + game.haul[CRAB]
    lost = at_stake + aims(w, boat, FULL_TRAP, at_stake, GOLDEN_CLAWS, game.haul[CRAB], TIDE_OF_SHRIMP, 0)
    gained = w[DARING] * (1.0 + aims(w, boat, FULL_TRAP, 1, GOLDEN_CLAWS, 0, TIDE_OF_SHRIMP, 1))
    return (shrimp * gained - crabs * lost) / (shrimp + crabs)


def offering(w: Weights, game: Game, boat: Boat, count: int) -> float:
    """Returns the value of giving some offerings."""
    spared = PENALTY[boat.offerings] - PENALTY[max(boat.offerings - count, 0)]
    value = w[GIVEN + leg_of(game, boat)] * spared
    return value + aims(w, boat, DEVOTED_TO_RYUJIN, count, OPEN_HAND, count, OPEN_HAND, 0)


def dock_card(w: Weights, game: Game, boat: Boat, card: int) -> float:
    """Returns the value of a dock card: the points of a meal, or the remaining uses of an upgrade."""
    value = aims(w, boat, GOURMET, int(card < MEALS), WELL_EQUIPPED, int(card >= MEALS), WELL_EQUIPPED, 0)
    if card < MEALS:
        return value + DOCK_POINTS[card]
    use = USED_AT[card - MEALS]
    stops = stops_left(game, boat, use)
    if use == DOLPHIN:
        stops += stops_left(game, boat, use + 1) + stops_left(game, boat, use + 2)
    elif use == WHIRLPOOL:
        stops = min(stops, 2 * boat.offerings)
    return value + w[UPGRADE + card - MEALS] * stops


# ---------------------------------------------------------------- sailing


def sail(w: Weights, game: Game, space: int, cache: Known) -> float:
    """Returns the value of a move: the stop, its denial to other seats, and the distance."""
    piece = game.pieces[game.piece]
    kind = kind_of(game, space)
    mine = 0.0
    if can_stop(game, game.seat, space):
        if cache[kind] == UNCACHED:  # on one leg all stops of a kind are alike
            cache[kind] = stop_value(w, game, space, kind)
        mine = cache[kind]
    missed = 0.0
    if kind > DOCK and (w[DENIED] != 0.0 or is_neutral(game, game.piece)):
        for seat in range(game.players):
            if seat != game.seat and can_stop(game, seat, space):
                missed = max(missed, wanted(w, game, seat, kind))
    way = space - piece.space - (kind_of(game, piece.space) <= DOCK)
    if is_neutral(game, game.piece):  # in the others' way rather than one's own
        blocked = w[NEUTRAL] * missed - w[NEUTRAL + 1] * max(mine, 0.0) if kind > DOCK else 0.0
        return blocked - w[NEUTRAL + 2] * way
    value = mine + w[DENIED] * missed - w[DISTANCE + leg_of(game, piece)] * way - w[FAR] * way * way
    return value + w[SAIL_AGAIN] if others_beyond(game, game.piece, space) else value


def can_stop(game: Game, seat: int, space: int) -> bool:
    """Returns whether a seat can still reach a space on this leg."""
    here = game.pieces[seat].space
    return here < space <= NEXT_STOP[game.back * SPACES + here]


def wanted(w: Weights, game: Game, seat: int, kind: int) -> float:
    """Returns the estimated value of a stop for another seat, whose rock cards are unknown."""
    boat = game.pieces[seat]
    if has_nothing(game, seat, kind) or (kind <= NET and boat.filled == FULL):
        return 0.0
    if kind < DOLPHIN:
        return w[WANTED + kind - LINE]
    number = boat.sections[kind - DOLPHIN] + 1
    if number > PANORAMA_SECTIONS[kind - DOLPHIN]:
        return 0.0
    completes = number == PANORAMA_SECTIONS[kind - DOLPHIN] and not game.completed[kind - DOLPHIN]
    return number + float(PANORAMA_BONUS[kind - DOLPHIN] if completes else 0)


def stop_value(w: Weights, game: Game, space: int, kind: int) -> float:
    """Returns the value of a stop for the seat that decides."""
    if has_nothing(game, game.seat, kind):
        return 0.0
    boat = game.pieces[game.seat]
    value = w[STOP + kind]
    if kind == PORT:
        return value + w[HOME] * ARRIVAL_POINTS[min(pieces_at(game, space), SEATS - 1)]
    if kind == LINE:
        return value + w[HOOK] * boat.owned[SECOND_HOOK] + catch(w, game, boat, ANY_FISH)
    if kind == NET:
        return value + DOCK_POINTS[GREAT_NET] * boat.owned[GREAT_NET] + catch(w, game, boat, DRAWN_NET)
    if kind == TRAP:
        return value + trapping(w, game, boat)
    if kind == WHIRLPOOL:
        value += DOCK_POINTS[INCENSE] * boat.owned[INCENSE]
        return value + offering(w, game, boat, 1 + boat.owned[OFFERING_BOAT])
    if kind == ROCK:
        value += DOCK_POINTS[STONE_LANTERN] * boat.owned[STONE_LANTERN] + w[ROCK_CARD + leg_of(game, boat)]
        return value + aims(w, boat, PILGRIM_OF_THE_ROCKS, 1, GOURMET, 0, GOURMET, 0)
    if kind >= DOLPHIN:
        value += DOCK_POINTS[SPYGLASS] * boat.owned[SPYGLASS]
        return value + view(w, game, boat, kind - DOLPHIN)
    return value


def trapping(w: Weights, game: Game, boat: Boat) -> float:
    """Returns the value of a stop with the trap."""
    value = w[TRAPPED] * game.bag[SHRIMP] / max(game.bag[SHRIMP] + game.bag[CRAB], 1)
    value += w[TRAPPED + 1] * boat.owned[STURDY_TRAP]
    return value + aims(w, boat, TIDE_OF_SHRIMP, 2, GOLDEN_CLAWS, 1, FULL_TRAP, 2)


def view(w: Weights, game: Game, boat: Boat, panorama: int) -> float:
    """Returns the value of the next section of a panorama."""
    number, last = boat.sections[panorama] + 1, PANORAMA_SECTIONS[panorama]
    if number > last:
        return 0.0
    prize = 0 if game.completed[panorama] else PANORAMA_BONUS[panorama]
    left = stops_left(game, boat, DOLPHIN + panorama)
    value = section(number, last, prize, left, w[NEXT_SECTION + panorama], w[RACE + panorama])
    rock = FRIEND_OF_DOLPHINS if panorama == 0 else EYE_OF_THE_OCTOPUS if panorama == 1 else SONG_OF_THE_WHALE
    return value + aims(w, boat, rock, 1, GREAT_BEHOLDER, 1, BEHOLDER, int(number == 1))
