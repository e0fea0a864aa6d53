"""The observation of a seat as features, for networks and environments: its own traveler first, then the others in the
order in which they walk next; the features of choices are zero unless the seat decides."""

from ...compile.placeholders import IntBuffer
from ...core.bits import bit_count, lowest_bit
from ...core.deck import NONE, SHUFFLED, card_index
from ...core.features import MAX_FEATURE, FeatureLayout, clamp, number_names
from ...road.features import A_STOP, PER_STOP, sooner, write_stop
from ...road.turns import is_neutral, progress
from .facts import (
    DOUBLES,
    ENCOUNTER_CARDS,
    ENCOUNTER_NAMES,
    ENCOUNTERS,
    FAMILIES,
    INN,
    KIND,
    KINDS,
    LEGS,
    MEAL_CARDS,
    MEAL_PRICE,
    NEXT_INN,
    PANORAMA_SECTIONS,
    PANORAMAS,
    SEATS,
    SOUVENIR_FAMILY,
    SOUVENIR_POINTS,
    SOUVENIR_PRICE,
    SOUVENIRS,
    SPACES,
    SPRING_CARDS,
    TRAVELER_NAMES,
)
from .phases import ACCEPT, BUY, GIVE, KEEP, MEET, PHASES, WALK, WITH_EXTRA
from .scoring import bath_count, souvenir_count
from .spaces import coins_needed, open_spaces, price_of
from .state import Game, Traveler

# ---------------------------------------------------------------- the places of a row

KIND_COUNT, ENCOUNTER_KINDS = len(KINDS), len(ENCOUNTER_NAMES)
PRICES = number_names(3, 1)
SECTIONS = (*number_names(6), "count")
WALKS = 2 * len(KINDS) - 1  # the nearest and the next open stop of a kind (no leg has more), then the inn
STOP_NAMES = (*(f"{nth} {kind}" for kind in KINDS[1:] for nth in ("nearest", "next")), "inn")
OTHER_NAMES = tuple(f"{nth} to walk" for nth in ("first", "second", "third", "fourth"))

_layout = FeatureLayout()
PLAYERS = _layout.add("players", *number_names(SEATS, 2))
RETURN, INITIATION, GASTRONOMY, PREPARATIONS = _layout.add_each(
    "variation", "return", "initiation", "gastronomy", "preparations"
)
FREE_MEAL_FROM_MENU, SHUFFLED_UNDER, SHORT_MENU, FULL_PRICE_HELD, HIROSHIGE_MAY_DECLINE = _layout.add_each(
    "edition",
    *("meal offered from the menu", "cards shuffled under", "short menu", "full price held", "hiroshige may decline"),
)
PHASE = _layout.add("phase", *PHASES, "over")
DECIDES = _layout.add("decides", "me", *OTHER_NAMES)
OTHER_DECIDES = _layout.place(f"decides {OTHER_NAMES[0]}")
NEUTRAL_WALKS = _layout.add("neutral walks")
DEALT = _layout.add("dealt to me", *TRAVELER_NAMES)
TILE = _layout.add("my traveler", *TRAVELER_NAMES)
COINS = _layout.add("my coins", *number_names(12), "13 or more", "count")
COIN_COUNT, MANY_COINS = _layout.place("my coins count"), 13
SPACE = _layout.add_rows("my space", ("out", "back"), number_names(SPACES, 1))
LEG = _layout.add("my leg", *number_names(LEGS, 1))
TO_INN = _layout.add("spaces to my next inn")
AHEAD_OF_ME = _layout.add("travelers ahead of me", *number_names(SEATS - 1))
MY_SLOT = _layout.add("my place in line")
STOPS_LEFT = _layout.add("stops beyond me", *KINDS)
MY_SECTIONS = _layout.add_rows("my sections of", PANORAMAS, SECTIONS)
PER_PANORAMA, SECTION_COUNT = len(SECTIONS), SECTIONS.index("count")
MET = _layout.add("i met", *ENCOUNTER_NAMES, "count")
MET_COUNT = _layout.place("i met count")
BATHS = _layout.add("my springs", *number_names(2, 1), "count")
BATH_COUNT = _layout.place("my springs count")
MY_SOUVENIRS = _layout.add("my souvenirs", *FAMILIES, "count")
MY_SOUVENIR_COUNT = _layout.place("my souvenirs count")
NEXT_POINTS = _layout.add("points of my next", *FAMILIES)
MY_MEALS = _layout.add("my meals of price", *PRICES, "count", "coins")
MY_MEAL_COUNT, MY_MEAL_COINS = _layout.place("my meals of price count"), _layout.place("my meals of price coins")
OFFERED_COINS, OFFERED_ANY = _layout.add_each("my offering", "coins", "any")
MY_POINTS = _layout.add("my points")
ACHIEVED = _layout.add("i completed first", *PANORAMAS)
COMPLETED = _layout.add("someone completed", *PANORAMAS)
AN_OTHER = (
    *("there", "neutral", *(f"is {name}" for name in TRAVELER_NAMES)),
    *("coins 0", "coins 1", "coins 2", "coins 3", "coins 4 or 5", "coins 6 to 8", "coins 9 or more", "coins"),
    *(f"ahead {number}" for number in range(-7, 8)),
    *("spaces ahead", "walks before me", "in my leg", "in an inn", "spaces to its inn"),
    *(f"sections of {name}" for name in PANORAMAS),
    *(f"lacks one section of {name}" for name in PANORAMAS),
    *("springs", "encounters", "souvenirs", *(f"souvenirs {family}" for family in FAMILIES)),
    *("meals", "meal coins", "offering", "points"),
    *("leads in offering", "leads in points"),
)
PER_OTHER = len(AN_OTHER)
# The places of the features of another within its row
_of_other = AN_OTHER.index
THERE, NEUTRAL, TRAVELER = _of_other("there"), _of_other("neutral"), _of_other(f"is {TRAVELER_NAMES[0]}")
COINS_STEP, COINS_HELD = _of_other("coins 0"), _of_other("coins")
AHEAD_STEP, SPACES_AHEAD = _of_other("ahead 0"), _of_other("spaces ahead")
WALKS_BEFORE, IN_MY_LEG = _of_other("walks before me"), _of_other("in my leg")
IN_INN, TO_ITS_INN = _of_other("in an inn"), _of_other("spaces to its inn")
THEIR_SECTIONS, LACKS_ONE = (_of_other(f"{what} of {PANORAMAS[0]}") for what in ("sections", "lacks one section"))
SPRINGS_HELD, PEOPLE_MET = _of_other("springs"), _of_other("encounters")
SOUVENIRS_HELD, OF_FAMILY = _of_other("souvenirs"), _of_other(f"souvenirs {FAMILIES[0]}")
MEALS_HELD, MEAL_COINS = _of_other("meals"), _of_other("meal coins")
OFFERING, POINTS = _of_other("offering"), _of_other("points")
LEADS_IN_OFFERING, LEADS_IN_POINTS = _of_other("leads in offering"), _of_other("leads in points")
OTHERS = _layout.add_rows("other", OTHER_NAMES, AN_OTHER)
BESIDE = ("springs", "encounters", "souvenirs", "meal coins", "points", "offering above", "offering below")
BEST_SECTIONS = _layout.add("beside the best", *(f"sections of {name}" for name in PANORAMAS), *BESIDE)
BEST_SPRINGS, BEST_PEOPLE, BEST_SOUVENIRS, BEST_MEAL_COINS, BEST_POINTS, OFFERING_ABOVE, OFFERING_BELOW = (
    _layout.place(f"beside the best {name}") for name in BESIDE
)
LARGER = _layout.add("larger offerings", *number_names(SEATS - 1))
PILES_LEFT = _layout.add("pile", "meals", "souvenirs", "encounters", "springs")
UNSEEN_SPRINGS = _layout.add("not open springs", *number_names(2, 1))
UNSEEN_ENCOUNTERS = _layout.add("not open encounters", *ENCOUNTER_NAMES)
UNSEEN_FAMILIES = _layout.add("not open souvenirs", *FAMILIES)
UNSEEN_PRICES = _layout.add("not open souvenirs of price", *PRICES)
UNSEEN_MEALS = _layout.add("not open meals of price", *PRICES)
A_WARE = ("there", *FAMILIES, *(f"price {price}" for price in PRICES))
PER_WARE = len(A_WARE)
WARE_FAMILY, WARE_PRICE = A_WARE.index(FAMILIES[0]), A_WARE.index(f"price {PRICES[0]}")
NEXT_WARES = _layout.add_rows("known souvenir on top", PRICES, A_WARE)
NEXT_MET = _layout.add_rows("known encounter on top", number_names(2, 1), ENCOUNTER_NAMES)
ARRIVED = _layout.add("in the inn")
MENU_LEFT = _layout.add("menu left")
LOOKED = _layout.add("i know the menu")
MENU = _layout.add("menu of price", *PRICES)
NEW_MEALS = _layout.add("menu new to me of price", *PRICES)
OFFERED = _layout.add("offered meal", *(f"price {price}" for price in PRICES), "had")
OFFERED_HAD = _layout.place("offered meal had")
DRAWN = _layout.add("i may meet", *ENCOUNTER_NAMES)
WARES = _layout.add_rows("ware", PRICES, A_WARE)
A_PURCHASE = ("points", "price", "coins left")
PER_PURCHASE = len(A_PURCHASE)
BUYS = _layout.add_rows("buy", number_names(7), A_PURCHASE)
BUY_POINTS, BUY_PRICE, BUY_LEFT = (BUYS + place for place in range(PER_PURCHASE))
A_GIFT = ("larger", "equal", "coins left")
PER_GIFT = len(A_GIFT)
GIFTS = _layout.add_rows("give", ("1", "2", "3", "1+1", "2+1", "3+1"), A_GIFT)
GIFT_LARGER, GIFT_EQUAL, GIFT_LEFT = (GIFTS + place for place in range(PER_GIFT))
STOPS = _layout.add_rows("stop", STOP_NAMES, A_STOP)

NAMES = tuple(_layout.names)
SIZE = len(NAMES)

# ---------------------------------------------------------------- tables


def _counts(cards: tuple[int, ...], kinds: int) -> tuple[int, ...]:
    return tuple(cards.count(kind) for kind in range(kinds))


def _of_price(prices: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the things of each price, as bits."""
    return tuple(sum(1 << thing for thing, price in enumerate(prices) if price == each) for each in range(1, 4))


SPRINGS_OF = _counts(SPRING_CARDS, 2)
ENCOUNTERS_OF = _counts(ENCOUNTER_CARDS, len(ENCOUNTER_NAMES))
FAMILY_OF = _counts(SOUVENIR_FAMILY, len(FAMILIES))
PRICE_OF = tuple(SOUVENIR_PRICE.count(price) for price in range(1, 4))
MEALS_OF = tuple(sum(MEAL_PRICE[card] == price for card in MEAL_CARDS) for price in range(1, 4))
MEAL_BITS = _of_price(MEAL_PRICE)
EVERY_MEAL = sum(MEAL_BITS)
SOUVENIR_BITS = _of_price(SOUVENIR_PRICE)
LEG_OF = tuple(
    min(LEGS - 1, sum(KIND[way * SPACES + behind] == INN for behind in range(1, space + 1)))
    for way in range(2)
    for space in range(SPACES)
)
LEG_START = tuple(  # the last inn at or before a space
    max(stop for stop in range(space + 1) if KIND[way * SPACES + stop] == INN)
    for way in range(2)
    for space in range(SPACES)
)
LEFT_OF_KIND = tuple(  # stops of a kind beyond a space: at (way * SPACES + space) * len(KINDS) + kind
    sum(KIND[way * SPACES + beyond] == kind for beyond in range(space + 1, SPACES))
    for way in range(2)
    for space in range(SPACES)
    for kind in range(len(KINDS))
)
COIN_STEP = (0, 1, 2, 3, 4, 4, 5, 5, 5, 6)  # how full a purse looks


# ---------------------------------------------------------------- the row


def features(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the observation of a seat."""
    for at in range(SIZE):
        into[at] = 0
    write_features(game, seat, into)


def write_features(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the observation of a seat into a row of zeros."""
    write_table(game, into)
    write_mine(game, seat, into)
    write_piles(game, seat, into)
    write_others(game, seat, into)
    write_inn(game, seat, into)
    if game.phase == BUY:
        write_wares(game, into)
    if game.seat == seat:
        into[DECIDES] = 1
        write_choice(game, seat, into)


def write_table(game: Game, into: IntBuffer) -> None:
    """Writes the options of the table and the phase."""
    into[PLAYERS + game.players - 2] = 1
    into[RETURN] = game.back
    into[INITIATION] = game.initiation
    into[GASTRONOMY] = game.gastronomy
    into[PREPARATIONS] = game.preparations
    into[FREE_MEAL_FROM_MENU] = game.free_meal_from_menu
    into[SHUFFLED_UNDER] = game.shuffled_under
    into[SHORT_MENU] = game.short_menu
    into[FULL_PRICE_HELD] = game.full_price_held
    into[HIROSHIGE_MAY_DECLINE] = game.hiroshige_may_decline
    into[PHASE + game.phase] = 1
    into[NEUTRAL_WALKS] = game.phase == WALK and is_neutral(game, game.piece)
    for panorama in range(3):
        into[COMPLETED + panorama] = game.completed[panorama]


def write_mine(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the seat's own traveler, purse, place on the road and collection."""
    me = game.pieces[seat]
    at = game.back * SPACES + me.space
    if game.phase == KEEP:
        into[DEALT + me.dealt[0]] = 1
        into[DEALT + me.dealt[1]] = 1
    into[TILE + me.tile] = 1
    into[COINS + min(me.coins, MANY_COINS)] = 1
    into[COIN_COUNT] = clamp(me.coins)
    into[SPACE + at] = 1
    into[LEG + LEG_OF[at]] = 1
    into[TO_INN] = NEXT_INN[at] - me.space
    into[MY_SLOT] = me.slot
    for kind in range(KIND_COUNT):
        into[STOPS_LEFT + kind] = LEFT_OF_KIND[KIND_COUNT * at + kind]
    for panorama in range(3):
        into[MY_SECTIONS + PER_PANORAMA * panorama + me.sections[panorama]] = 1
        into[MY_SECTIONS + PER_PANORAMA * panorama + SECTION_COUNT] = me.sections[panorama]
        into[ACHIEVED + panorama] = me.achievements >> panorama & 1
    for kind in range(7):
        into[MET + kind] = me.met[kind]
    into[MET_COUNT] = people_met(me)
    for kind in range(2):
        into[BATHS + kind] = me.springs[kind]
    into[BATH_COUNT] = bath_count(me)
    for family in range(4):
        into[MY_SOUVENIRS + family] = me.families[family]
        into[NEXT_POINTS + family] = SOUVENIR_POINTS[more_of(me, family)]
    into[MY_SOUVENIR_COUNT] = souvenir_count(me)
    for price in range(3):
        into[MY_MEALS + price] = bit_count(me.tasted & MEAL_BITS[price])
    into[MY_MEAL_COUNT] = bit_count(me.tasted & EVERY_MEAL)
    into[MY_MEAL_COINS] = me.meal_coins
    into[OFFERED_COINS] = clamp(me.offering)
    into[OFFERED_ANY] = me.offering > 0
    into[MY_POINTS] = clamp(me.points)


def people_met(traveler: Traveler) -> int:
    """Returns how many people a traveler met."""
    people = 0
    for kind in range(7):
        people += traveler.met[kind]
    return people


def more_of(traveler: Traveler, family: int) -> int:
    """Returns the number of families of which a traveler has more souvenirs than of one."""
    count = 0
    for other in range(4):
        count += traveler.families[other] > traveler.families[family]
    return count


def write_others(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes every other traveler, and the seat in comparison with the best of them."""
    me = game.pieces[seat]
    mine = progress(me)
    baths = 0
    people = 0
    things = 0
    meals = 0
    points = 0
    larger = 0
    below = 0
    above = MAX_FEATURE
    ahead = 0
    for piece in range(game.piece_count):
        if piece != seat:
            them = game.pieces[piece]
            nth = sooner(game, seat, piece)
            at = OTHERS + nth * PER_OTHER
            into[OTHER_DECIDES + nth] = game.seat == piece
            into[at + THERE] = 1
            into[at + NEUTRAL] = is_neutral(game, piece)
            if game.phase != KEEP:
                into[at + TRAVELER + them.tile] = 1
            write_road(game, me, them, at, into)
            write_collection(them, at, into)
            baths = max(baths, bath_count(them))
            people = max(people, people_met(them))
            things = max(things, souvenir_count(them))
            meals = max(meals, them.meal_coins)
            points = max(points, them.points)
            into[at + LEADS_IN_OFFERING] = them.offering > me.offering
            into[at + LEADS_IN_POINTS] = them.points > me.points
            ahead += progress(them) > mine
            if them.offering > me.offering:
                larger += 1
                above = min(above, them.offering - me.offering)
            else:
                below = max(below, them.offering)
    for panorama in range(3):
        into[BEST_SECTIONS + panorama] = most_sections(game, seat, panorama)
    into[BEST_SPRINGS] = bath_count(me) - baths
    into[BEST_PEOPLE] = people_met(me) - people
    into[BEST_SOUVENIRS] = souvenir_count(me) - things
    into[BEST_MEAL_COINS] = me.meal_coins - meals
    into[BEST_POINTS] = clamp(me.points - points)
    into[OFFERING_ABOVE] = above if larger > 0 else 0
    into[OFFERING_BELOW] = clamp(me.offering - below)
    into[LARGER + larger] = 1
    into[AHEAD_OF_ME + ahead] = 1


def most_sections(game: Game, seat: int, panorama: int) -> int:
    """Returns the most sections of a panorama that another traveler has."""
    most = 0
    for piece in range(SEATS):
        if piece != seat:
            most = max(most, game.pieces[piece].sections[panorama])
    return most


def write_road(game: Game, me: Traveler, them: Traveler, at: int, into: IntBuffer) -> None:
    """Writes the purse of another traveler, and its place relative to the seat's own."""
    way = game.back * SPACES
    into[at + COINS_STEP + COIN_STEP[min(them.coins, 9)]] = 1
    into[at + COINS_HELD] = clamp(them.coins)
    ahead = them.space - me.space
    into[at + AHEAD_STEP + min(max(ahead, -7), 7)] = 1
    into[at + SPACES_AHEAD] = ahead
    into[at + WALKS_BEFORE] = progress(them) < progress(me)
    into[at + IN_MY_LEG] = NEXT_INN[way + them.space] == NEXT_INN[way + me.space]
    into[at + IN_INN] = KIND[way + them.space] == INN
    into[at + TO_ITS_INN] = NEXT_INN[way + them.space] - them.space


def write_collection(them: Traveler, at: int, into: IntBuffer) -> None:
    """Writes the collection of another traveler, which is public."""
    for panorama in range(3):
        into[at + THEIR_SECTIONS + panorama] = them.sections[panorama]
        into[at + LACKS_ONE + panorama] = them.sections[panorama] + 1 == PANORAMA_SECTIONS[panorama]
    into[at + SPRINGS_HELD] = bath_count(them)
    into[at + PEOPLE_MET] = people_met(them)
    into[at + SOUVENIRS_HELD] = souvenir_count(them)
    for family in range(4):
        into[at + OF_FAMILY + family] = them.families[family]
    into[at + MEALS_HELD] = bit_count(them.tasted & EVERY_MEAL)
    into[at + MEAL_COINS] = them.meal_coins
    into[at + OFFERING] = clamp(them.offering)
    into[at + POINTS] = clamp(them.points)


# ---------------------------------------------------------------- piles, menu, wares


def write_piles(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the piles: the cards that do not lie open, and those on top that the seat knows."""
    for pile in range(4):
        into[PILES_LEFT + pile] = game.piles[pile].left
    for kind in range(2):
        left = SPRINGS_OF[kind]
        for piece in range(SEATS):  # unused pieces are empty, and loops of constant length are faster
            left -= game.pieces[piece].springs[kind]
        into[UNSEEN_SPRINGS + kind] = left
    for kind in range(7):
        left = ENCOUNTERS_OF[kind]
        for piece in range(SEATS):
            left -= game.pieces[piece].met[kind]
        into[UNSEEN_ENCOUNTERS + kind] = left
    for family in range(4):
        left = FAMILY_OF[family]
        for piece in range(SEATS):
            left -= game.pieces[piece].families[family]
        into[UNSEEN_FAMILIES + family] = left
    for price in range(3):
        left = PRICE_OF[price]
        meals = MEALS_OF[price]
        for piece in range(SEATS):
            left -= bit_count(game.pieces[piece].souvenirs & SOUVENIR_BITS[price])
            meals -= bit_count(game.pieces[piece].tasted & MEAL_BITS[price])
        into[UNSEEN_PRICES + price] = left
        into[UNSEEN_MEALS + price] = meals
    for depth in range(3):
        write_ware(known_card(game, SOUVENIRS, depth, seat), NEXT_WARES + depth * PER_WARE, into)
    for depth in range(2):
        card = known_card(game, ENCOUNTERS, depth, seat)
        if card != NONE:
            into[NEXT_MET + ENCOUNTER_KINDS * depth + card] = 1


def known_card(game: Game, which: int, depth: int, seat: int) -> int:
    """Returns the card at a depth of a pile if a seat knows that it lies there, or NONE."""
    pile = game.piles[which]
    if pile.unseen > depth or pile.left <= depth:
        return NONE
    place = card_index(pile, depth)
    knowers = game.known_by[place]
    return game.cards[place] if knowers >> seat & 1 and knowers & SHUFFLED == 0 else NONE


def write_ware(souvenir: int, at: int, into: IntBuffer) -> None:
    """Writes a souvenir that lies open or is known to come next."""
    if souvenir != NONE:
        into[at] = 1
        into[at + WARE_FAMILY + SOUVENIR_FAMILY[souvenir]] = 1
        into[at + WARE_PRICE + SOUVENIR_PRICE[souvenir] - 1] = 1


def write_wares(game: Game, into: IntBuffer) -> None:
    """Writes the wares of the shop, which all seats see."""
    for place in range(3):
        write_ware(game.wares[place], WARES + place * PER_WARE, into)


def write_inn(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes how many travelers are in the inn, and the menu if the seat knows it."""
    into[ARRIVED] = game.arrived
    into[MENU_LEFT] = game.menu_left
    if game.looked >> seat & 1:
        into[LOOKED] = 1
        tasted = game.pieces[seat].tasted
        for place in range(game.menu_left):
            meal = game.menu[place]
            into[MENU + MEAL_PRICE[meal] - 1] += 1
            into[NEW_MEALS + MEAL_PRICE[meal] - 1] += tasted >> meal & 1 == 0


# ---------------------------------------------------------------- the choices of the seat that decides


def write_choice(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes the choices of the seat, and what each leaves."""
    me = game.pieces[seat]
    phase = game.phase
    if phase == WALK:
        write_stops(game, into)
    elif phase == BUY:
        write_purchases(game, me, into)
    elif phase == GIVE:
        write_gifts(game, seat, into)
    elif phase == ACCEPT:
        into[OFFERED + MEAL_PRICE[game.offered] - 1] = 1
        into[OFFERED_HAD] = me.tasted >> game.offered & 1
    elif phase == MEET:
        into[DRAWN + game.drawn[0]] += 1
        into[DRAWN + game.drawn[1]] += 1


def write_stops(game: Game, into: IntBuffer) -> None:
    """Writes every stop that the traveler to walk may choose."""
    way = game.back * SPACES
    here = game.pieces[game.piece].space
    spaces = open_spaces(game)
    leg_start = LEG_START[way + here]
    choice = 0
    met = 0
    while spaces:
        space = lowest_bit(spaces)
        spaces &= spaces - 1
        kind = KIND[way + space]
        stop = WALKS - 1 if kind == INN else 2 * (kind - 1) + (met >> kind & 1)
        met |= 1 << kind
        double = DOUBLES[game.back] >> space & 1
        write_stop(game, game.piece, space, choice, leg_start, double, STOPS + stop * PER_STOP, into)
        choice += 1


def write_purchases(game: Game, me: Traveler, into: IntBuffer) -> None:
    """Writes what each affordable purchase brings, costs and leaves."""
    for choice in range(8):
        if coins_needed(game, me, choice) <= me.coins:
            a = me.families[0]
            b = me.families[1]
            c = me.families[2]
            d = me.families[3]
            points = 0
            for place in range(3):
                if choice >> place & 1:
                    family = SOUVENIR_FAMILY[game.wares[place]]
                    own = a if family == 0 else b if family == 1 else c if family == 2 else d
                    points += SOUVENIR_POINTS[(a > own) + (b > own) + (c > own) + (d > own)]
                    a += family == 0
                    b += family == 1
                    c += family == 2
                    d += family == 3
            price = price_of(game, me, choice)
            into[BUY_POINTS + PER_PURCHASE * choice] = points
            into[BUY_PRICE + PER_PURCHASE * choice] = price
            into[BUY_LEFT + PER_PURCHASE * choice] = clamp(me.coins - price)


def write_gifts(game: Game, seat: int, into: IntBuffer) -> None:
    """Writes whose offerings are larger and equal after each gift, and what is left."""
    me = game.pieces[seat]
    for choice in range(6):
        extra = 1 if choice >= WITH_EXTRA else 0
        coins = choice + 1 - WITH_EXTRA * extra
        if coins <= me.coins:
            total = me.offering + coins + extra
            larger = 0
            equal = 0
            for other in range(game.piece_count):
                if other != seat:
                    larger += game.pieces[other].offering > total
                    equal += game.pieces[other].offering == total
            into[GIFT_LARGER + PER_GIFT * choice] = larger
            into[GIFT_EQUAL + PER_GIFT * choice] = equal
            into[GIFT_LEFT + PER_GIFT * choice] = clamp(me.coins - coins)
