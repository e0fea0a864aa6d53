"""The signs of a choice in Tokaido: its own, and those of every stop that is passed by."""

from ...core.sparse_features import ActiveFeatures, FeatureTable, add_feature
from ...road.turns import is_neutral
from .facts import (
    BATHER,
    CHATTERBOX,
    COLLECTOR,
    DOUBLES,
    ENCOUNTER,
    ENCOUNTER_NAMES,
    FARM,
    GOAL,
    GOURMET,
    INN,
    KINKO,
    LEGS,
    MEAL_PRICE,
    MIKO,
    MOST_GIVEN,
    NEXT_INN,
    ON_SHOW,
    PADDY,
    PANORAMAS,
    SEATS,
    SHOP,
    SOUVENIR_FAMILY,
    SPACES,
    SPRING,
    TEMPLE,
    TRAVELER_NAMES,
)
from .facts import KINDS as KIND_NAMES
from .heuristic import LEG, SECTIONS_LEFT, SHOPS_LEFT, can_stop, family_points, next_souvenir
from .inns import meal_price
from .phases import ACCEPT, BUY, EAT, FIRST, GIVE, KEEP, NO_MEAL, NO_SECTION, TAKE, WALK, WITH_EXTRA
from .scoring import bath_count, encounter_count, souvenir_count
from .spaces import kind_of, price_of
from .state import Game, Traveler

OPEN_PHASES = 1 << WALK | 1 << GIVE  # the phases in which nothing hidden is decided about

# How many rows there are of what signs speak of; whatever is more counts as the last
TILES = len(TRAVELER_NAMES)
KINDS = len(KIND_NAMES)
VIEWS = len(PANORAMAS)
PURSES = 8
PLAYERS = SEATS - 1  # tables of two, three, four, five
OTHERS = SEATS  # none to four
PASSES = 8  # stops passed by
FAR = 14  # spaces walked, from one on
TO_INN = 14  # spaces to the next inn, from none on
ROOMS = 8  # spaces to whoever is next before one
SECTIONS = 6
AHEAD = 3  # of another, at most: rows from so much behind to so much ahead
LEADS = 2 * AHEAD + 1
NEXT_SOUVENIRS = 7  # points of the next souvenir
DONORS = SEATS + 1  # above; the last for who gave nothing
PRICES = 4  # of a meal, none included
BOUGHT = ON_SHOW + 1
GIVEN = MOST_GIVEN + 2  # with Hirotada's coin
GAPS = 8  # coins to the next donor
SHOPS = 6
POINTS, COINS, MARGINS = 20, 10, 7

FEATURES = FeatureTable()
# ---- a walk
WALK_PURSE = FEATURES.table(KINDS, LEGS, PURSES)
WALK_TILE = FEATURES.table(KINDS, LEGS, TILES)
WALK_PLACE = FEATURES.table(PASSES, LEGS, PLAYERS)
NEAREST = slice(WALK_PLACE, WALK_PLACE + LEGS * PLAYERS)
NEAREST_PENALTY = 0.6  # the nearest stop is passed by more readily: it costs hardly anything, and is more like people
WALK_FAR = FEATURES.table(FAR, LEGS)
WALK_FROM = FEATURES.table(2, SPACES, PASSES)  # each space by its place on the board
WALK_TO = FEATURES.table(2, SPACES)
WALK_TO_TILE = FEATURES.table(2, SPACES, TILES)
WALK_TO_PURSE = FEATURES.table(2, SPACES, PURSES)
WALK_CROWD = FEATURES.table(KINDS, 2, 2)  # whether it has room for two; whether others may still come
WALK_BEHIND = FEATURES.table(OTHERS, KINDS, LEGS)  # how many others are not beyond
WALK_TEMPO = FEATURES.table(OTHERS, PASSES, 2)  # and how many stops are passed; whether one walks again at once
WALK_ROOM = FEATURES.table(ROOMS, LEGS)
WALK_AFTER = FEATURES.table(KINDS, KINDS, 2)  # the next open stop; whether somebody behind may take this one
WALK_WANTED = FEATURES.table(KINDS, OTHERS)  # how many others may still come here
WALK_RIVAL = FEATURES.table(1 + VIEWS, PURSES)  # and the most it means to one of them: the poorest purse, or sections
PANORAMA = FEATURES.table(VIEWS, SECTIONS, 2, LEGS)  # mine so far; whether the prize is gone
PANORAMA_RACE = FEATURES.table(VIEWS, SECTIONS, SECTIONS, 2)  # mine, the best of the others
PANORAMA_LEFT = FEATURES.table(VIEWS, SECTIONS, SECTIONS)  # mine, such stops left
LEAD = FEATURES.table(2, LEADS, LEGS, 2)  # baths and encounters: what I would lead by; a crowded table or not
SHOP_PURSE = FEATURES.table(NEXT_SOUVENIRS, PURSES)
SHOP_LEAD = FEATURES.table(LEADS, LEGS)
TEMPLE_RANK = FEATURES.table(DONORS, LEGS)
TEMPLE_PURSE = FEATURES.table(DONORS, PURSES)
TEMPLE_GAP = FEATURES.table(GAPS, LEGS)  # coins to the next rank up
INN_COMPANY = FEATURES.table(OTHERS, LEGS, PRICES)  # who is there, what I could pay
INN_PLACE = FEATURES.table(PASSES, OTHERS, LEGS)  # stops passed by, who is there
INN_MENU = FEATURES.table(2, OTHERS)
FARM_NEED = FEATURES.table(PURSES, TO_INN)
# ---- a stop passed by
PASSED = FEATURES.table(KINDS, LEGS, PLAYERS)
PASSED_TILE = FEATURES.table(KINDS, TILES)
PASSED_PURSE = FEATURES.table(KINDS, PURSES)
PASSED_PANORAMA = FEATURES.table(VIEWS, SECTIONS, 2)
# ---- the neutral piece
NEUTRAL_KIND = FEATURES.table(KINDS, LEGS)
NEUTRAL_PLACE = FEATURES.table(PASSES, LEGS)
NEUTRAL_WANTED = FEATURES.table(KINDS, 2, 2)
NEUTRAL_FAR = FEATURES.table(FAR)
# ---- a purchase
BUY_PURSE = FEATURES.table(BOUGHT, PURSES, LEGS)  # how many, what is left
BUY_TILE = FEATURES.table(BOUGHT, TILES)
BUY_POINTS = FEATURES.table(POINTS, LEGS)
BUY_LEAD = FEATURES.table(LEADS, LEGS)
BUY_NEXT = FEATURES.table(NEXT_SOUVENIRS, SHOPS)
BUY_PRICE = FEATURES.table(COINS, LEGS)
# ---- a gift
GIVE_PURSE = FEATURES.table(GIVEN, PURSES, LEGS)
GIVE_TILE = FEATURES.table(GIVEN, TILES)
GIVE_RANK = FEATURES.table(DONORS, DONORS, LEGS)  # donors above before and after
GIVE_GAP = FEATURES.table(MARGINS, LEGS)  # how much more than the next below
GIVE_PLAYERS = FEATURES.table(GIVEN, PLAYERS, LEGS)
# ---- a meal
EAT_PURSE = FEATURES.table(PRICES, PURSES, LEGS)
EAT_TILE = FEATURES.table(PRICES, TILES)
EAT_LEAD = FEATURES.table(PRICES, LEADS, LEGS)
EAT_LATER = FEATURES.table(PRICES, OTHERS)  # how many come after me
ACCEPTED = FEATURES.table(2, PRICES, LEGS)
# ---- a section, company, a tile
TAKEN = FEATURES.table(VIEWS + 1, SECTIONS, 2, LEGS)
TAKEN_RACE = FEATURES.table(VIEWS, SECTIONS, SECTIONS)
TAKEN_LEFT = FEATURES.table(VIEWS, SECTIONS, SECTIONS)
MET = FEATURES.table(len(ENCOUNTER_NAMES), LEGS, PURSES)
KEPT = FEATURES.table(TILES, TILES)
KEPT_PLAYERS = FEATURES.table(TILES, PLAYERS)


def sparse_features(game: Game, out: ActiveFeatures, count: int, place: int, seen: ActiveFeatures) -> int:
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
        seen[0] = ACCEPTED + (choice * PRICES + MEAL_PRICE[game.offered]) * LEGS + leg
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


def skip_features(game: Game, action: int, seen: ActiveFeatures) -> int:
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
    seen[3] = PASSED_PANORAMA + sections_of(traveler, panorama) * 2 + game.completed[panorama]
    return 4


def purse(coins: int) -> int:
    """How full a purse is."""
    return coins if coins < 4 else 4 if coins < 6 else 5 if coins < 8 else 6 if coins < 11 else 7


def lead_row(lead: int) -> int:
    """What one is ahead by, or behind, as a row from 0."""
    return min(max(lead, -AHEAD), AHEAD) + AHEAD


def sections_of(traveler: Traveler, panorama: int) -> int:
    """How far a panorama is, as a row of the table of all three."""
    return panorama * SECTIONS + min(SECTIONS - 1, traveler.sections[panorama])


def best_of_others(game: Game, achievement: int) -> int:
    """The most that another has of what an achievement is for; of meals what they cost."""
    best = 0
    for other in range(game.players):
        if other != game.seat:
            traveler = game.pieces[other]
            if achievement < VIEWS:
                count = min(SECTIONS - 1, traveler.sections[achievement])
            elif achievement == BATHER:
                count = bath_count(traveler)
            elif achievement == CHATTERBOX:
                count = encounter_count(traveler)
            elif achievement == COLLECTOR:
                count = souvenir_count(traveler)
            else:
                count = traveler.meal_coins
            best = max(best, count)
    return best


# ---------------------------------------------------------------- walks


def walk_signs(
    game: Game, traveler: Traveler, leg: int, out: ActiveFeatures, count: int, place: int, seen: ActiveFeatures
) -> int:
    """The signs of a walk."""
    first = FIRST[WALK]
    space = out[place] - first
    kind = kind_of(game, space)
    passed = min(place, PASSES - 1)
    company, wanted, rival = others_about(game, kind, space)
    n = stop_signs(game, traveler, leg, kind, space, passed, company, wanted, seen)
    if place + 1 < count:
        n = add_feature(seen, n, WALK_AFTER + (kind * KINDS + kind_of(game, out[place + 1] - first)) * 2 + (wanted > 0))
    if kind >= PADDY:
        return panorama_signs(game, traveler, leg, kind - PADDY, space, rival, seen, n)
    if kind in (SPRING, ENCOUNTER):
        return company_signs(game, traveler, leg, kind == ENCOUNTER, seen, n)
    if kind == SHOP:
        return shop_signs(game, traveler, leg, seen, n)
    if kind == TEMPLE:
        return temple_signs(game, traveler, leg, seen, n)
    if kind == INN:
        return inn_signs(game, traveler, leg, passed, company, seen, n)
    if kind == FARM:
        to_inn = min(TO_INN - 1, NEXT_INN[game.back * SPACES + space] - space)
        n = add_feature(seen, n, FARM_NEED + purse(traveler.coins) * TO_INN + to_inn)
        return add_feature(seen, n, WALK_RIVAL + rival)
    return n


def others_about(game: Game, kind: int, space: int) -> tuple[int, int, int]:
    """Of the others: who is at a stop, who may still come there, and the most it means to one of them."""
    company = 0
    wanted = 0
    rival = 0
    for other in range(game.piece_count):
        if other != game.piece:
            company += game.pieces[other].space == space
            if other < game.players and can_stop(game, other, space):
                wanted += 1
                if kind >= PADDY:
                    rival = max(rival, min(PURSES - 1, game.pieces[other].sections[kind - PADDY]))
                elif kind == FARM:
                    rival = max(rival, PURSES - 1 - purse(game.pieces[other].coins))
    return company, wanted, rival


def stop_signs(
    game: Game,
    traveler: Traveler,
    leg: int,
    kind: int,
    space: int,
    passed: int,
    company: int,
    wanted: int,
    seen: ActiveFeatures,
) -> int:
    """The signs that every stop shows."""
    way = game.back * SPACES
    coins = purse(traveler.coins)
    behind = 0
    room = ROOMS
    for other in range(game.piece_count):
        if other != game.piece:
            there = game.pieces[other].space
            behind += there <= space
            room = min(room, there - space if there > space else ROOMS)
    double = DOUBLES[game.back] >> space & (game.piece_count > 3) & (company == 0)
    n = add_feature(seen, 0, WALK_PURSE + (kind * LEGS + leg) * PURSES + coins)
    n = add_feature(seen, n, WALK_TILE + (kind * LEGS + leg) * TILES + traveler.tile)
    n = add_feature(seen, n, WALK_PLACE + (passed * LEGS + leg) * PLAYERS + game.players - 2)
    n = add_feature(seen, n, WALK_FAR + (min(space - traveler.space, FAR) - 1) * LEGS + leg)
    n = add_feature(seen, n, WALK_FROM + (way + traveler.space) * PASSES + passed)
    n = add_feature(seen, n, WALK_BEHIND + (behind * KINDS + kind) * LEGS + leg)
    n = add_feature(seen, n, WALK_TEMPO + (behind * PASSES + passed) * 2 + (behind == 0))
    n = add_feature(seen, n, WALK_ROOM + (room - 1) * LEGS + leg)
    n = add_feature(seen, n, WALK_WANTED + kind * OTHERS + wanted)
    n = add_feature(seen, n, WALK_TO + way + space)
    n = add_feature(seen, n, WALK_TO_TILE + (way + space) * TILES + traveler.tile)
    n = add_feature(seen, n, WALK_TO_PURSE + (way + space) * PURSES + coins)
    return add_feature(seen, n, WALK_CROWD + (kind * 2 + double) * 2 + (wanted > 0))


def panorama_signs(
    game: Game, traveler: Traveler, leg: int, panorama: int, space: int, rival: int, seen: ActiveFeatures, n: int
) -> int:
    """The signs of a panorama on the road."""
    mine = sections_of(traveler, panorama)
    gone = game.completed[panorama]
    left = min(SECTIONS - 1, SECTIONS_LEFT[(2 * panorama + game.back) * SPACES + space])
    n = add_feature(seen, n, PANORAMA + (mine * 2 + gone) * LEGS + leg)
    n = add_feature(seen, n, PANORAMA_RACE + (mine * SECTIONS + best_of_others(game, panorama)) * 2 + gone)
    n = add_feature(seen, n, PANORAMA_LEFT + mine * SECTIONS + left)
    return add_feature(seen, n, WALK_RIVAL + (1 + panorama) * PURSES + rival)


def company_signs(game: Game, traveler: Traveler, leg: int, encounter: bool, seen: ActiveFeatures, n: int) -> int:
    """The signs of a bath or an encounter."""
    mine = encounter_count(traveler) if encounter else bath_count(traveler)
    lead = lead_row(mine + 1 - best_of_others(game, CHATTERBOX if encounter else BATHER))
    return add_feature(seen, n, LEAD + ((encounter * LEADS + lead) * LEGS + leg) * 2 + (game.players > 3))


def shop_signs(game: Game, traveler: Traveler, leg: int, seen: ActiveFeatures, n: int) -> int:
    """The signs of a shop."""
    families = traveler.families
    following = int(next_souvenir(families[0], families[1], families[2], families[3]) - 0.5)
    n = add_feature(seen, n, SHOP_PURSE + following * PURSES + purse(traveler.coins))
    lead = lead_row(souvenir_count(traveler) + 1 - best_of_others(game, COLLECTOR))
    return add_feature(seen, n, SHOP_LEAD + lead * LEGS + leg)


def temple_signs(game: Game, traveler: Traveler, leg: int, seen: ActiveFeatures, n: int) -> int:
    """The signs of a temple."""
    above = donors_above(game, traveler.offering)
    n = add_feature(seen, n, TEMPLE_RANK + above * LEGS + leg)
    n = add_feature(seen, n, TEMPLE_PURSE + above * PURSES + purse(traveler.coins))
    return add_feature(seen, n, TEMPLE_GAP + gap_above(game, traveler.offering) * LEGS + leg)


def inn_signs(game: Game, traveler: Traveler, leg: int, passed: int, company: int, seen: ActiveFeatures, n: int) -> int:
    """The signs of an inn."""
    pays = min(PRICES - 1, traveler.coins + (traveler.tile == KINKO))
    n = add_feature(seen, n, INN_COMPANY + (company * LEGS + leg) * PRICES + pays)
    n = add_feature(seen, n, INN_PLACE + (passed * OTHERS + company) * LEGS + leg)
    return add_feature(seen, n, INN_MENU + game.gastronomy * OTHERS + company)


def donors_above(game: Game, offering: int) -> int:
    """How many give more than an offering; a row of its own if it is none."""
    if offering == 0:
        return DONORS - 1
    above = 0
    for other in range(game.piece_count):
        above += other != game.seat and game.pieces[other].offering > offering
    return above


NO_GAP = 99


def gap_above(game: Game, offering: int) -> int:
    """How many coins make an offering as large as the next larger one; 0 if there is none."""
    gap = NO_GAP
    for other in range(game.piece_count):
        theirs = game.pieces[other].offering
        if other != game.seat and theirs > offering:
            gap = min(gap, theirs - offering)
    return 0 if gap == NO_GAP else min(gap, GAPS - 1)


def neutral_signs(game: Game, place: int, space: int, seen: ActiveFeatures) -> int:
    """The signs of a walk of the neutral piece."""
    here = game.pieces[game.piece].space
    leg = LEG[game.back * SPACES + here]
    kind = kind_of(game, space)
    seen[0] = NEUTRAL_KIND + kind * LEGS + leg
    seen[1] = NEUTRAL_PLACE + min(place, PASSES - 1) * LEGS + leg
    seen[2] = NEUTRAL_WANTED + (kind * 2 + can_stop(game, game.seat, space)) * 2 + can_stop(game, 1 - game.seat, space)
    seen[3] = NEUTRAL_FAR + min(space - here, FAR) - 1
    return 4


# ---------------------------------------------------------------- purchases, gifts, meals


def purchase_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: ActiveFeatures) -> int:
    """The signs of a purchase."""
    a = traveler.families[0]
    b = traveler.families[1]
    c = traveler.families[2]
    d = traveler.families[3]
    points = 0
    bought = 0
    for place in range(ON_SHOW):
        if choice >> place & 1:
            family = SOUVENIR_FAMILY[game.wares[place]]
            mine = a if family == 0 else b if family == 1 else c if family == 2 else d
            points += family_points(a, b, c, d, mine)
            a += family == 0
            b += family == 1
            c += family == 2
            d += family == 3
            bought += 1
    price = price_of(game, traveler, choice)
    following = int(next_souvenir(a, b, c, d) - 0.5)
    shops = min(SHOPS - 1, SHOPS_LEFT[game.back * SPACES + traveler.space])
    seen[0] = BUY_PURSE + (bought * PURSES + purse(traveler.coins - price)) * LEGS + leg
    seen[1] = BUY_TILE + bought * TILES + traveler.tile
    seen[2] = BUY_POINTS + min(points, POINTS - 1) * LEGS + leg
    seen[3] = BUY_LEAD + lead_row(a + b + c + d - best_of_others(game, COLLECTOR)) * LEGS + leg
    seen[4] = BUY_NEXT + following * SHOPS + shops
    seen[5] = BUY_PRICE + min(price, COINS - 1) * LEGS + leg
    return 6


def gift_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: ActiveFeatures) -> int:
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
    seen[2] = GIVE_RANK + (donors_above(game, traveler.offering) * DONORS + donors_above(game, total)) * LEGS + leg
    seen[3] = GIVE_GAP + min(total - below, MARGINS - 1) * LEGS + leg
    seen[4] = GIVE_PLAYERS + (given * PLAYERS + game.players - 2) * LEGS + leg
    return 5


def meal_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: ActiveFeatures) -> int:
    """The signs of a meal, or of none."""
    dish = 0 if choice == NO_MEAL else MEAL_PRICE[choice]
    left = traveler.coins if choice == NO_MEAL else traveler.coins - meal_price(traveler, choice)
    lead = lead_row(traveler.meal_coins + dish - best_of_others(game, GOURMET))
    last = LEGS - 1 if traveler.space == GOAL else leg
    seen[0] = EAT_PURSE + (dish * PURSES + purse(left)) * LEGS + last
    seen[1] = EAT_TILE + dish * TILES + traveler.tile
    seen[2] = EAT_LEAD + (dish * LEADS + lead) * LEGS + last
    seen[3] = EAT_LATER + dish * OTHERS + game.piece_count - game.arrived
    return 4


def section_signs(game: Game, traveler: Traveler, leg: int, choice: int, seen: ActiveFeatures) -> int:
    """The signs of a section that may be chosen."""
    if choice == NO_SECTION:
        seen[0] = TAKEN + VIEWS * SECTIONS * 2 * LEGS + leg
        return 1
    return taken_signs(game, traveler, leg, choice, seen, 0)


def taken_signs(game: Game, traveler: Traveler, leg: int, panorama: int, seen: ActiveFeatures, first: int) -> int:
    """The signs of a section of a panorama."""
    mine = sections_of(traveler, panorama)
    left = min(SECTIONS - 1, SECTIONS_LEFT[(2 * panorama + game.back) * SPACES + traveler.space])
    seen[first] = TAKEN + (mine * 2 + game.completed[panorama]) * LEGS + leg
    seen[first + 1] = TAKEN_RACE + mine * SECTIONS + best_of_others(game, panorama)
    seen[first + 2] = TAKEN_LEFT + mine * SECTIONS + left
    return 3


def baseline(game: Game, seat: int) -> int:
    """What is expected of a seat depends on its leg and its traveler."""
    traveler = game.pieces[seat]
    return LEG[game.back * SPACES + traveler.space] * 16 + traveler.tile
