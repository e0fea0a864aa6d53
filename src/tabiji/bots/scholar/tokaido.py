"""The signs of a choice in Tokaido: its own, and those of every stop that is passed by."""

from ...road.turns import is_neutral
from ...tokaido.facts import (
    DOUBLES,
    ENCOUNTER,
    FARM,
    GOAL,
    INN,
    KIND,
    KINKO,
    LEGS,
    MEAL_PRICE,
    MIKO,
    NEXT_INN,
    PADDY,
    SHOP,
    SOUVENIR_FAMILY,
    SPACES,
    SPRING,
    TEMPLE,
    TRAVELERS,
)
from ...tokaido.inns import meal_price
from ...tokaido.phases import ACCEPT, BUY, EAT, FIRST, GIVE, KEEP, NO_MEAL, NO_SECTION, TAKE, WALK, WITH_EXTRA
from ...tokaido.scoring import bath_count, encounter_count, souvenir_count
from ...tokaido.spaces import full_price, kind_of, rebate
from ...tokaido.state import Game, Traveler
from ..merchant.tokaido import LEG, SECTIONS_LEFT, SHOPS_LEFT, can_stop, family_points, next_souvenir
from .signs import Seen, Signs

TILES = TRAVELERS + 1
OPEN = 1 << WALK | 1 << GIVE  # the phases in which nothing hidden is decided about
KINDS = 9
PURSES = 8
PLAYERS = 4  # tables of two, three, four, five

SIGNS = Signs()
# ---- a walk
WALK_PURSE = SIGNS.table(KINDS, LEGS, PURSES)
WALK_TILE = SIGNS.table(KINDS, LEGS, TILES)
WALK_PLACE = SIGNS.table(8, LEGS, PLAYERS)  # how many open stops are passed by
NEAREST = slice(WALK_PLACE, WALK_PLACE + LEGS * PLAYERS)
WALK_FAR = SIGNS.table(14, LEGS)
WALK_FROM = SIGNS.table(2, SPACES, 8)  # each space by its place on the board
WALK_TO = SIGNS.table(2, SPACES)
WALK_TO_TILE = SIGNS.table(2, SPACES, TILES)
WALK_TO_PURSE = SIGNS.table(2, SPACES, PURSES)
WALK_CROWD = SIGNS.table(KINDS, 2, 2)  # whether it has room for two; whether others may still come
WALK_BEHIND = SIGNS.table(5, KINDS, LEGS)  # how many others are not beyond
WALK_TEMPO = SIGNS.table(5, 8, 2)  # and how many stops are passed; whether one walks again at once
WALK_ROOM = SIGNS.table(8, LEGS)  # spaces between this stop and whoever is next before it
WALK_AFTER = SIGNS.table(KINDS, KINDS, 2)  # the next open stop; whether somebody behind may take this one
WALK_WANTED = SIGNS.table(KINDS, 5)  # how many others may still come here
WALK_RIVAL = SIGNS.table(4, 8)  # and the most it means to one of them: sections so far, or the poorest purse
PANORAMA = SIGNS.table(3, 6, 2, LEGS)  # mine so far; whether the prize is gone
PANORAMA_RACE = SIGNS.table(3, 6, 6, 2)  # mine, the best of the others
PANORAMA_LEFT = SIGNS.table(3, 6, 6)  # mine, such stops left
LEAD = SIGNS.table(2, 7, LEGS, 2)  # baths and encounters: what I would lead by; a crowded table or not
SHOP_PURSE = SIGNS.table(7, PURSES)
SHOP_LEAD = SIGNS.table(7, LEGS)
TEMPLE_RANK = SIGNS.table(6, LEGS)
TEMPLE_PURSE = SIGNS.table(6, PURSES)
TEMPLE_GAP = SIGNS.table(8, LEGS)  # coins to the next rank up
INN_COMPANY = SIGNS.table(5, LEGS, 4)  # who is there, what I could pay
INN_PLACE = SIGNS.table(8, 5, LEGS)  # stops passed by, who is there
INN_MENU = SIGNS.table(2, 5)
FARM_NEED = SIGNS.table(PURSES, 14)
# ---- a stop passed by
PASSED = SIGNS.table(KINDS, LEGS, PLAYERS)
PASSED_TILE = SIGNS.table(KINDS, TILES)
PASSED_PURSE = SIGNS.table(KINDS, PURSES)
PASSED_PANORAMA = SIGNS.table(3, 6, 2)
# ---- the neutral piece
NEUTRAL_KIND = SIGNS.table(KINDS, LEGS)
NEUTRAL_PLACE = SIGNS.table(8, LEGS)
NEUTRAL_WANTED = SIGNS.table(KINDS, 2, 2)
NEUTRAL_FAR = SIGNS.table(14)
# ---- a purchase
BUY_PURSE = SIGNS.table(4, PURSES, LEGS)  # how many, what is left
BUY_TILE = SIGNS.table(4, TILES)
BUY_POINTS = SIGNS.table(20, LEGS)
BUY_LEAD = SIGNS.table(7, LEGS)
BUY_NEXT = SIGNS.table(7, 6)
BUY_PRICE = SIGNS.table(10, LEGS)
# ---- a gift
GIVE_PURSE = SIGNS.table(5, PURSES, LEGS)
GIVE_TILE = SIGNS.table(5, TILES)
GIVE_RANK = SIGNS.table(6, 6, LEGS)  # donors above before and after
GIVE_GAP = SIGNS.table(7, LEGS)  # how much more than the next below
GIVE_PLAYERS = SIGNS.table(5, PLAYERS, LEGS)
# ---- a meal
EAT_PURSE = SIGNS.table(4, PURSES, LEGS)
EAT_TILE = SIGNS.table(4, TILES)
EAT_LEAD = SIGNS.table(4, 7, LEGS)
EAT_LATER = SIGNS.table(4, 5)  # how many come after me
ACCEPTED = SIGNS.table(2, 4, LEGS)
# ---- a section, company, a tile
TAKEN = SIGNS.table(4, 6, 2, LEGS)
TAKEN_RACE = SIGNS.table(3, 6, 6)
TAKEN_LEFT = SIGNS.table(3, 6, 6)
MET = SIGNS.table(7, LEGS, PURSES)
KEPT = SIGNS.table(TILES, TILES)
KEPT_PLAYERS = SIGNS.table(TILES, PLAYERS)


def signs(game: Game, out: Seen, count: int, place: int, seen: Seen) -> int:
    """Write the signs that the choice at a place of the legal ones shows; return how many."""
    phase = game.phase
    choice = out[place] - FIRST[phase]
    traveler = game.pieces[game.seat]
    leg = LEG[game.back * SPACES + traveler.space]
    if phase == WALK:
        if is_neutral(game, game.piece):
            return neutral_signs(game, place, choice, seen)
        return walk_signs(game, traveler, leg, out, count, place, seen)
    if phase == BUY:
        return purchase_signs(game, traveler, leg, choice, seen)
    if phase == GIVE:
        return gift_signs(game, traveler, leg, choice, seen)
    if phase == EAT:
        return meal_signs(game, traveler, leg, choice, seen)
    if phase == TAKE:
        return section_signs(game, traveler, leg, choice, seen)
    if phase == ACCEPT:
        seen[0] = ACCEPTED + (choice * 4 + MEAL_PRICE[game.offered]) * LEGS + leg
        return 1
    if phase == KEEP:
        other = traveler.dealt[0] + traveler.dealt[1] - choice - 1
        seen[0] = KEPT + (choice + 1) * TILES + other
        seen[1] = KEPT_PLAYERS + (choice + 1) * PLAYERS + game.players - 2
        return 2
    seen[0] = MET + (choice * LEGS + leg) * PURSES + purse(traveler.coins)
    if choice > MIKO:
        return 1 + taken_signs(game, traveler, leg, choice - MIKO - 1, seen, 1)
    return 1


def passing(game: Game, action: int, seen: Seen) -> int:
    """Write the signs of passing by a stop on a walk; return how many."""
    if game.phase != WALK or is_neutral(game, game.piece):
        return 0
    traveler = game.pieces[game.seat]
    leg = LEG[game.back * SPACES + traveler.space]
    kind = kind_of(game, action - FIRST[WALK])
    seen[0] = PASSED + (kind * LEGS + leg) * PLAYERS + game.players - 2
    seen[1] = PASSED_TILE + kind * TILES + traveler.tile
    seen[2] = PASSED_PURSE + kind * PURSES + purse(traveler.coins)
    if kind < PADDY:
        return 3
    panorama = kind - PADDY
    seen[3] = PASSED_PANORAMA + (panorama * 6 + min(5, traveler.sections[panorama])) * 2 + game.completed[panorama]
    return 4


def purse(coins: int) -> int:
    """How full a purse is."""
    return coins if coins < 4 else 4 if coins < 6 else 5 if coins < 8 else 6 if coins < 11 else 7


def span(number: int, most: int) -> int:
    """A number from -most to most as a row, from 0."""
    return min(max(number, -most), most) + most


def best_of_others(game: Game, what: int) -> int:
    """The most sections (0 to 2), baths (3), encounters (4), souvenirs (5) or coins' worth of meals (6) of another."""
    best = 0
    for other in range(game.players):
        if other != game.seat:
            traveler = game.pieces[other]
            if what < 3:
                count = min(5, traveler.sections[what])
            elif what == 3:
                count = bath_count(traveler)
            elif what == 4:
                count = encounter_count(traveler)
            elif what == 5:
                count = souvenir_count(traveler)
            else:
                count = traveler.meal_coins
            best = max(best, count)
    return best


# ---------------------------------------------------------------- walks


def walk_signs(game: Game, traveler: Traveler, leg: int, out: Seen, count: int, place: int, seen: Seen) -> int:
    """The signs of a walk."""
    first = FIRST[WALK]
    space = out[place] - first
    way = game.back * SPACES
    kind = KIND[way + space]
    coins = purse(traveler.coins)
    players = game.players - 2
    tile = traveler.tile
    behind = 0
    company = 0
    wanted = 0
    rival = 0
    room = 99
    for other in range(game.piece_count):
        if other != game.piece:
            there = game.pieces[other].space
            behind += there <= space
            company += there == space
            if there > space:
                room = min(room, there - space)
            if other < game.players and can_stop(game, other, space):
                wanted += 1
                if kind >= PADDY:
                    rival = max(rival, min(7, game.pieces[other].sections[kind - PADDY]))
                elif kind == FARM:
                    rival = max(rival, 7 - purse(game.pieces[other].coins))
    passed = min(place, 7)
    far = min(space - traveler.space, 14) - 1
    seen[0] = WALK_PURSE + (kind * LEGS + leg) * PURSES + coins
    seen[1] = WALK_TILE + (kind * LEGS + leg) * TILES + tile
    seen[2] = WALK_PLACE + (passed * LEGS + leg) * PLAYERS + players
    seen[3] = WALK_FAR + far * LEGS + leg
    seen[4] = WALK_FROM + (way + traveler.space) * 8 + passed
    seen[9] = WALK_TO + way + space
    seen[10] = WALK_TO_TILE + (way + space) * TILES + tile
    seen[11] = WALK_TO_PURSE + (way + space) * PURSES + coins
    double = DOUBLES[game.back] >> space & (game.piece_count > 3) & (company == 0)
    seen[12] = WALK_CROWD + (kind * 2 + double) * 2 + (wanted > 0)
    seen[5] = WALK_BEHIND + (behind * KINDS + kind) * LEGS + leg
    seen[6] = WALK_TEMPO + (behind * 8 + passed) * 2 + (behind == 0)
    seen[7] = WALK_ROOM + min(room - 1, 7) * LEGS + leg
    seen[8] = WALK_WANTED + kind * 5 + wanted
    n = 13
    if place + 1 < count:
        seen[n] = WALK_AFTER + (kind * KINDS + KIND[way + out[place + 1] - first]) * 2 + (wanted > 0)
        n += 1
    if kind >= PADDY:
        panorama = kind - PADDY
        mine = panorama * 6 + min(5, traveler.sections[panorama])
        gone = game.completed[panorama]
        left = min(5, SECTIONS_LEFT[(2 * panorama + game.back) * SPACES + space])
        seen[n] = PANORAMA + (mine * 2 + gone) * LEGS + leg
        seen[n + 1] = PANORAMA_RACE + (mine * 6 + best_of_others(game, panorama)) * 2 + gone
        seen[n + 2] = PANORAMA_LEFT + mine * 6 + left
        seen[n + 3] = WALK_RIVAL + (1 + panorama) * 8 + rival
        return n + 4
    if kind in (SPRING, ENCOUNTER):
        company_kept = kind == ENCOUNTER
        mine = encounter_count(traveler) if company_kept else bath_count(traveler)
        lead = span(mine + 1 - best_of_others(game, 3 + company_kept), 3)
        seen[n] = LEAD + ((company_kept * 7 + lead) * LEGS + leg) * 2 + (players > 1)
        return n + 1
    if kind == SHOP:
        families = traveler.families
        following = int(next_souvenir(families[0], families[1], families[2], families[3]) - 0.5)
        seen[n] = SHOP_PURSE + following * PURSES + coins
        seen[n + 1] = SHOP_LEAD + span(souvenir_count(traveler) + 1 - best_of_others(game, 5), 3) * LEGS + leg
        return n + 2
    if kind == TEMPLE:
        above = donors_above(game, traveler.offering)
        seen[n] = TEMPLE_RANK + above * LEGS + leg
        seen[n + 1] = TEMPLE_PURSE + above * PURSES + coins
        seen[n + 2] = TEMPLE_GAP + gap_above(game, traveler.offering) * LEGS + leg
        return n + 3
    if kind == INN:
        pays = min(3, traveler.coins + (tile == KINKO))
        seen[n] = INN_COMPANY + (company * LEGS + leg) * 4 + pays
        seen[n + 1] = INN_PLACE + (passed * 5 + company) * LEGS + leg
        seen[n + 2] = INN_MENU + game.gastronomy * 5 + company
        return n + 3
    if kind == FARM:
        seen[n] = FARM_NEED + coins * 14 + min(13, NEXT_INN[way + space] - space)
        seen[n + 1] = WALK_RIVAL + rival
        return n + 2
    return n


def donors_above(game: Game, offering: int) -> int:
    """How many give more than an offering; 5 if it is none."""
    if offering == 0:
        return 5
    above = 0
    for other in range(game.piece_count):
        above += other != game.seat and game.pieces[other].offering > offering
    return above


def gap_above(game: Game, offering: int) -> int:
    """How many coins make an offering as large as the next larger one; 0 if there is none."""
    gap = 99
    for other in range(game.piece_count):
        theirs = game.pieces[other].offering
        if other != game.seat and theirs > offering:
            gap = min(gap, theirs - offering)
    return 0 if gap == 99 else min(gap, 7)


def neutral_signs(game: Game, place: int, space: int, seen: Seen) -> int:
    """The signs of a walk of the neutral piece."""
    here = game.pieces[game.piece].space
    leg = LEG[game.back * SPACES + here]
    kind = kind_of(game, space)
    seen[0] = NEUTRAL_KIND + kind * LEGS + leg
    seen[1] = NEUTRAL_PLACE + min(place, 7) * LEGS + leg
    seen[2] = NEUTRAL_WANTED + (kind * 2 + can_stop(game, game.seat, space)) * 2 + can_stop(game, 1 - game.seat, space)
    seen[3] = NEUTRAL_FAR + min(space - here, 14) - 1
    return 4


# ---------------------------------------------------------------- purchases, gifts, meals


def purchase_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: Seen) -> int:
    """The signs of a purchase."""
    a = traveler.families[0]
    b = traveler.families[1]
    c = traveler.families[2]
    d = traveler.families[3]
    points = 0
    bought = 0
    for place in range(3):
        if choice >> place & 1:
            family = SOUVENIR_FAMILY[game.wares[place]]
            mine = a if family == 0 else b if family == 1 else c if family == 2 else d
            points += family_points(a, b, c, d, mine)
            a += family == 0
            b += family == 1
            c += family == 2
            d += family == 3
            bought += 1
    price = full_price(game, traveler, choice) - rebate(game, traveler, choice)
    following = int(next_souvenir(a, b, c, d) - 0.5)
    shops = min(5, SHOPS_LEFT[game.back * SPACES + traveler.space])
    seen[0] = BUY_PURSE + (bought * PURSES + purse(traveler.coins - price)) * LEGS + leg
    seen[1] = BUY_TILE + bought * TILES + traveler.tile
    seen[2] = BUY_POINTS + min(points, 19) * LEGS + leg
    seen[3] = BUY_LEAD + span(a + b + c + d - best_of_others(game, 5), 3) * LEGS + leg
    seen[4] = BUY_NEXT + following * 6 + shops
    seen[5] = BUY_PRICE + min(price, 9) * LEGS + leg
    return 6


def gift_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: Seen) -> int:
    """The signs of a gift."""
    extra = choice >= WITH_EXTRA
    coins = choice + 1 - WITH_EXTRA * extra
    given = coins + extra
    total = traveler.offering + given
    below = 0
    for other in range(game.piece_count):
        theirs = game.pieces[other].offering
        if other != game.seat and theirs <= total:
            below = max(below, theirs)
    seen[0] = GIVE_PURSE + (given * PURSES + purse(traveler.coins - coins)) * LEGS + leg
    seen[1] = GIVE_TILE + given * TILES + traveler.tile
    seen[2] = GIVE_RANK + (donors_above(game, traveler.offering) * 6 + donors_above(game, total)) * LEGS + leg
    seen[3] = GIVE_GAP + min(total - below, 6) * LEGS + leg
    seen[4] = GIVE_PLAYERS + (given * PLAYERS + game.players - 2) * LEGS + leg
    return 5


def meal_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: Seen) -> int:
    """The signs of a meal, or of none."""
    dish = 0 if choice == NO_MEAL else MEAL_PRICE[choice]
    left = traveler.coins if choice == NO_MEAL else traveler.coins - meal_price(traveler, choice)
    lead = span(traveler.meal_coins + dish - best_of_others(game, 6), 3)
    last = LEGS - 1 if traveler.space == GOAL else leg
    seen[0] = EAT_PURSE + (dish * PURSES + purse(left)) * LEGS + last
    seen[1] = EAT_TILE + dish * TILES + traveler.tile
    seen[2] = EAT_LEAD + (dish * 7 + lead) * LEGS + last
    seen[3] = EAT_LATER + dish * 5 + game.piece_count - game.arrived
    return 4


def section_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: Seen) -> int:
    """The signs of a section that may be chosen."""
    if choice == NO_SECTION:
        seen[0] = TAKEN + 3 * 6 * 2 * LEGS + leg
        return 1
    return taken_signs(game, traveler, leg, choice, seen, 0)


def taken_signs(game: Game, traveler: Traveler, leg: int, panorama: int, seen: Seen, first: int) -> int:
    """The signs of a section of a panorama."""
    mine = panorama * 6 + min(5, traveler.sections[panorama])
    left = min(5, SECTIONS_LEFT[(2 * panorama + game.back) * SPACES + traveler.space])
    seen[first] = TAKEN + (mine * 2 + game.completed[panorama]) * LEGS + leg
    seen[first + 1] = TAKEN_RACE + mine * 6 + best_of_others(game, panorama)
    seen[first + 2] = TAKEN_LEFT + mine * 6 + left
    return 3


def outlook(game: Game, seat: int) -> int:
    """What is expected of a seat depends on its leg and its traveler."""
    traveler = game.pieces[seat]
    return LEG[game.back * SPACES + traveler.space] * 16 + traveler.tile
