"""The merchant's heuristic for Tokaido: the value of a choice in points, by rules with weights."""

from ...core.weights import Scale, Weights
from ...road.heuristic import UNCACHED, Known, others_beyond, section
from ...road.turns import is_neutral, pieces_at
from .collection import can_extend
from .facts import (
    ACHIEVEMENT_POINTS,
    ANNAIBITO,
    ENCOUNTER,
    FARM,
    FARM_COINS,
    GOAL,
    HIROTADA,
    INN,
    KIND,
    KINKO,
    KUGE,
    KUGE_COINS,
    LEGS,
    MEAL_POINTS,
    MEAL_PRICE,
    MIKO,
    MITSUKUNI,
    NEXT_INN,
    PADDY,
    PANORAMA_SECTIONS,
    SAMURAI,
    SAMURAI_POINTS,
    SASAYAKKO,
    SHOKUNIN,
    SHOP,
    SOUVENIR_FAMILY,
    SOUVENIR_POINTS,
    SOUVENIR_PRICE,
    SPACES,
    SPRING,
    SPRING_POINTS,
    TEMPLE,
    TEMPLE_POINTS,
    TRAVELERS,
    UMEGAE,
    YOSHIYASU,
    ZEN_EMON,
)
from .inns import meal_price
from .phases import ACCEPT, BUY, EAT, FIRST, GIVE, KEEP, NO_MEAL, NO_SECTION, TAKE, WALK, WITH_EXTRA, YES
from .scoring import bath_count, encounter_count, souvenir_count
from .spaces import kind_of, price_of
from .state import Game, Traveler

SCALE = Scale()
DISTANCE = SCALE.group("distance", 0.75, 1.08, 0.8, 0.91)  # what a space walked costs, by leg
FAR = SCALE.group("far", 0.38)  # and its square
AGAIN = SCALE.group("again", 0.62)  # walking again at once
STOP = SCALE.group("stop", 0.16, 0.07, 0.25, -0.11, 6.44, 0.04, 0.19, -0.12, -0.25)  # a stop of each kind
NEEDED_COIN = SCALE.group("needed-coin", 2.47)  # a coin for the next meal
COIN = SCALE.group("coin", 1.47, 1.83, 2.0, 0.59)  # a coin beyond that, by leg
SIXTH_COIN = SCALE.group("sixth-coin", 0.91)  # the share of a coin's value from the sixth on
TENTH_COIN = SCALE.group("tenth-coin", 0.29)  # a coin beyond ten
POOR = SCALE.group("poor", 1.56)  # a farm for who has next to nothing
NEXT_SECTION = SCALE.group("next-section", 0.38, 0.49, 0.39)  # the section that a section makes possible
RACE = SCALE.group("race", 0.38, 0.17, 0.26)  # being on the way to complete a panorama first
BATH = SCALE.group("bath", 1.56, 0.07)  # leading in baths; any bath
COMPANY = SCALE.group("company", 0.8, 0.23)  # leading in encounters; any encounter
YOSHIYASU_MEETS = SCALE.group("yoshiyasu", 0.49)
UMEGAE_MEETS = SCALE.group("umegae", 1.95)
RANKING = SCALE.group("ranking", 0.1, 0.16, 0.2, 0.58)  # a point of the present temple ranking, by leg
OFFERED_COIN = SCALE.group("offered-coin", 0.08, 0.17, 0.08, 0.25)  # a coin for the ranking to come, by leg
SOUVENIR = SCALE.group("souvenir", 0.44, 0.07)  # any souvenir; leading in souvenirs
COLLECTION = SCALE.group("collection", 0.43)  # a point of the next souvenir, for each part of the road's shops left
PURCHASES = SCALE.group("purchases", 0.36, 0.09, 0.01)  # souvenirs bought at a shop: at least, by coin, by traders
PRINTED_PRICE = SCALE.group("printed-price", 0.3)  # a coin of a meal's printed price
HUNGER = SCALE.group("hunger", 2.49, 0.47, 0.2)  # reaching an inn with no coin, one, two
TABLE = SCALE.group("table", -0.06, 0.16, -0.04, 0.03, 0.0)  # reaching an inn first, second, …
DENIED = SCALE.group("denied", 0.1)  # denying a place to others behind
NEUTRAL = SCALE.group("neutral", 1.0, 0.5, 0.1)  # the neutral piece: where others would stop; where I would; a space
TILE = SCALE.group("traveler", *[0.0] * TRAVELERS)  # keeping each traveler

SHOPS_LEFT = tuple(
    sum(KIND[way * SPACES + ahead] == SHOP for ahead in range(space + 1, SPACES))
    for way in range(2)
    for space in range(SPACES)
)
SECTIONS_LEFT = tuple(  # at (panorama * 2 + way) * SPACES + space
    sum(KIND[way * SPACES + ahead] == PADDY + panorama for ahead in range(space + 1, SPACES))
    for panorama in range(3)
    for way in range(2)
    for space in range(SPACES)
)
LEG = tuple(
    min(LEGS - 1, sum(KIND[way * SPACES + behind] == INN for behind in range(1, space + 1)))
    for way in range(2)
    for space in range(SPACES)
)
SOUVENIRS_AT = tuple(  # at 4 * (price - 1) + family
    sum(at == (price, family) for at in zip(SOUVENIR_PRICE, SOUVENIR_FAMILY, strict=True))
    for price in range(1, 4)
    for family in range(4)
)
IMPOSSIBLE = -99.0
KINDS = 9
BATHS, COMPANIONS, SOUVENIRS_HELD = range(3)  # what one may lead in


def heuristic_value(w: Weights, game: Game, action: int, cache: Known) -> float:
    """Returns the value of an action for the seat that decides; values that actions share are cached."""
    phase = game.phase
    choice = action - FIRST[phase]
    seat = game.seat
    traveler = game.pieces[seat]
    if phase == WALK:
        return walk(w, game, choice, cache)
    if phase == BUY:
        return purchase(w, game, seat, choice)
    if phase == GIVE:
        extra = choice >= WITH_EXTRA
        return gift(w, game, seat, choice + 1 - WITH_EXTRA * extra, extra)
    if phase == EAT:
        return purse(w, game, traveler, traveler.coins) if choice == NO_MEAL else meal(w, game, traveler, choice)
    if phase == ACCEPT:
        return 1.0 if choice == YES else 0.0  # a meal for nothing is always welcome
    if phase == TAKE:
        return 0.0 if choice == NO_SECTION else view(w, game, traveler, choice)
    if phase == KEEP:
        return w[TILE + choice]
    return encounter(w, game, seat, choice)


def leg_of(game: Game, traveler: Traveler) -> int:
    """Returns the leg of the road that lies before a traveler."""
    return LEG[game.back * SPACES + traveler.space]


# ---------------------------------------------------------------- coins


def purse(w: Weights, game: Game, traveler: Traveler, coins: int) -> float:
    """Returns the value of some coins for a traveler, which in the last inn is 0."""
    if traveler.space == GOAL:
        return 0.0
    coin = w[COIN + leg_of(game, traveler)]
    needed = 2 - (traveler.tile == KINKO)
    value = w[NEEDED_COIN] * min(coins, needed)
    value += coin * (min(max(coins, needed), 5) - needed)
    value += coin * w[SIXTH_COIN] * (min(max(coins, 5), 10) - 5)
    return value + w[TENTH_COIN] * (max(coins, 10) - 10)


def cost(w: Weights, game: Game, traveler: Traveler, coins: int) -> float:
    """Returns the value that spending some coins loses."""
    return purse(w, game, traveler, traveler.coins) - purse(w, game, traveler, max(traveler.coins - coins, 0))


# ---------------------------------------------------------------- walks


def walk(w: Weights, game: Game, space: int, cache: Known) -> float:
    """Returns the value of a move: the stop, its denial to other seats, and the distance."""
    piece = game.pieces[game.piece]
    counts_denial = w[DENIED] != 0.0 or is_neutral(game, game.piece)
    mine = 0.0
    missed = 0.0
    for seat in range(game.players):
        if (counts_denial or seat == game.seat) and can_stop(game, seat, space):
            here = KINDS * seat + kind_of(game, space)  # on one leg all stops of a kind are alike to a traveler
            if cache[here] == UNCACHED:
                cache[here] = stop_value(w, game, seat, space)
            value = cache[here]
            if seat == game.seat:
                mine = value
            else:
                missed = max(missed, value)
    gathering = kind_of(game, space) == INN
    way = space - piece.space - (kind_of(game, piece.space) == INN)
    if is_neutral(game, game.piece):  # in the others' way rather than one's own
        blocked = 0.0 if gathering else w[NEUTRAL] * missed - w[NEUTRAL + 1] * max(mine, 0.0)
        return blocked - w[NEUTRAL + 2] * way
    value = mine - w[DISTANCE + leg_of(game, piece)] * way - w[FAR] * way * way
    value += 0.0 if gathering else w[DENIED] * missed
    return value + w[AGAIN] if others_beyond(game, game.piece, space) else value


def can_stop(game: Game, seat: int, space: int) -> bool:
    """Returns whether a seat can still reach a space on this leg."""
    here = game.pieces[seat].space
    return here < space <= NEXT_INN[game.back * SPACES + here]


def stop_value(w: Weights, game: Game, seat: int, space: int) -> float:
    """Returns the value of a stop for a seat."""
    traveler = game.pieces[seat]
    kind = kind_of(game, space)
    value = w[STOP + kind]
    if kind == INN:
        coins = traveler.coins + (traveler.tile == KINKO)
        value += w[TABLE + pieces_at(game, space)]
        return value - w[HUNGER + coins] if coins < 3 else value
    if kind == SHOP:
        return value + shop(w, game, traveler)
    if kind == FARM:
        value += w[POOR] if traveler.coins < 3 else 0.0
        return value + purse(w, game, traveler, traveler.coins + FARM_COINS) - purse(w, game, traveler, traveler.coins)
    if kind == TEMPLE:
        return value + temple(w, game, seat)
    if kind == ENCOUNTER:
        return value + company(w, game, seat)
    if kind == SPRING:
        return value + bath(w, game, seat)
    return value + view(w, game, traveler, kind - PADDY)


def lags(game: Game, seat: int, field: int, mine: int) -> bool:
    """Returns whether another seat has more than a count."""
    for other in range(game.players):
        traveler = game.pieces[other]
        if field == BATHS:
            count = bath_count(traveler)
        elif field == COMPANIONS:
            count = encounter_count(traveler)
        else:
            count = souvenir_count(traveler)
        if other != seat and count > mine:
            return True
    return False


def bath(w: Weights, game: Game, seat: int) -> float:
    """Returns the value of a bath: its points, and the lead in baths."""
    traveler = game.pieces[seat]
    value = 0.5 * (SPRING_POINTS[0] + SPRING_POINTS[1]) + (traveler.tile == MITSUKUNI) + w[BATH + 1]
    if lags(game, seat, BATHS, bath_count(traveler) + 1):
        return value
    return value + w[BATH] * (1 + leg_of(game, traveler)) / LEGS


def company(w: Weights, game: Game, seat: int) -> float:
    """Returns the value of an encounter beyond what any traveler gains by it."""
    traveler = game.pieces[seat]
    value = w[COMPANY + 1]
    if traveler.tile == UMEGAE:
        value += w[UMEGAE_MEETS]
    elif traveler.tile == YOSHIYASU:
        value += w[YOSHIYASU_MEETS]
    if lags(game, seat, COMPANIONS, encounter_count(traveler) + 1):
        return value
    return value + w[COMPANY] * (1 + leg_of(game, traveler)) / LEGS


def view(w: Weights, game: Game, traveler: Traveler, panorama: int) -> float:
    """Returns the value of the next section of a panorama."""
    prize = 0 if game.completed[panorama] else ACHIEVEMENT_POINTS + (traveler.tile == MITSUKUNI)
    left = SECTIONS_LEFT[(2 * panorama + game.back) * SPACES + traveler.space]
    number, last = traveler.sections[panorama] + 1, PANORAMA_SECTIONS[panorama]
    return section(number, last, prize, left, w[NEXT_SECTION + panorama], w[RACE + panorama])


def encounter(w: Weights, game: Game, seat: int, card: int) -> float:
    """Returns the value of an encounter that Yoshiyasu may choose."""
    traveler = game.pieces[seat]
    if card == SHOKUNIN:
        families = traveler.families
        return next_souvenir(families[0], families[1], families[2], families[3]) + w[SOUVENIR]
    if card == KUGE:
        return purse(w, game, traveler, traveler.coins + KUGE_COINS) - purse(w, game, traveler, traveler.coins)
    if card == SAMURAI:
        return float(SAMURAI_POINTS)
    if card == MIKO:
        return gift(w, game, seat, 0, 1)
    if can_extend(traveler, card - ANNAIBITO):
        return view(w, game, traveler, card - ANNAIBITO)
    return max(view(w, game, traveler, 0), view(w, game, traveler, 1), view(w, game, traveler, 2))


# ---------------------------------------------------------------- the temple


def temple(w: Weights, game: Game, seat: int) -> float:
    """Returns the value of the best offering a seat can make."""
    traveler = game.pieces[seat]
    now = ranking(game, seat, traveler.offering)
    best = IMPOSSIBLE
    for coins in range(1, min(3, traveler.coins) + 1):
        best = max(best, gift_beyond(w, game, seat, coins, int(traveler.tile == HIROTADA), now))
    return best


def gift(w: Weights, game: Game, seat: int, coins: int, extra: int) -> float:
    """Returns the value of an offering."""
    return gift_beyond(w, game, seat, coins, extra, ranking(game, seat, game.pieces[seat].offering))


def gift_beyond(w: Weights, game: Game, seat: int, coins: int, extra: int, before: int) -> float:
    """Returns the value of an offering: its points, the ranking now and at the end, and its cost."""
    traveler = game.pieces[seat]
    leg = leg_of(game, traveler)
    given = coins + extra
    after = ranking(game, seat, traveler.offering + given)
    value = given * (1.0 + w[OFFERED_COIN + leg]) + w[RANKING + leg] * (after - before)
    return value - cost(w, game, traveler, coins)


def ranking(game: Game, seat: int, offering: int) -> int:
    """Returns the points of an offering if the journey ended now."""
    if offering == 0:
        return 0
    larger = 0
    for other in range(game.piece_count):
        theirs = game.pieces[other].offering
        first = other != seat and theirs > offering
        for earlier in range(other):
            if earlier != seat and game.pieces[earlier].offering == theirs:
                first = False
        larger += first
    return TEMPLE_POINTS[larger]


# ---------------------------------------------------------------- souvenirs and meals


def family_points(a: int, b: int, c: int, d: int, mine: int) -> int:
    """Returns the points of a souvenir, given how many there are of each family and of its own."""
    return SOUVENIR_POINTS[(a > mine) + (b > mine) + (c > mine) + (d > mine)]


def next_souvenir(a: int, b: int, c: int, d: int) -> float:
    """Returns the mean points of a souvenir of any family."""
    points = family_points(a, b, c, d, a) + family_points(a, b, c, d, b)
    return (points + family_points(a, b, c, d, c) + family_points(a, b, c, d, d)) / 4.0


def shop(w: Weights, game: Game, traveler: Traveler) -> float:
    """Returns the value of a shop: the mean gain by a souvenir times the expected purchases."""
    coins = traveler.coins
    trader = traveler.tile == ZEN_EMON or traveler.tile == SASAYAKKO
    a = traveler.families[0]
    b = traveler.families[1]
    c = traveler.families[2]
    d = traveler.families[3]
    of_a = family_points(a, b, c, d, a)
    of_b = family_points(a, b, c, d, b)
    of_c = family_points(a, b, c, d, c)
    of_d = family_points(a, b, c, d, d)
    gain = 0.0
    for price in range(1, 4):
        if coins >= price or traveler.tile == ZEN_EMON:
            paid = cost(w, game, traveler, 1 if traveler.tile == ZEN_EMON else price)
            if traveler.tile == SASAYAKKO and price > 1:
                paid *= 0.7
            for family in range(4):
                points = of_a if family == 0 else of_b if family == 1 else of_c if family == 2 else of_d
                gain += SOUVENIRS_AT[4 * (price - 1) + family] / 24.0 * max(0.0, points + w[SOUVENIR] - paid)
    bought = w[PURCHASES] + w[PURCHASES + 1] * min(coins, 8) + w[PURCHASES + 2] * trader
    return gain * min(3.0, max(0.0, bought))


def purchase(w: Weights, game: Game, seat: int, choice: int) -> float:
    """Returns the value of a purchase: its points, the collection it leaves, and its cost."""
    traveler = game.pieces[seat]
    a = traveler.families[0]
    b = traveler.families[1]
    c = traveler.families[2]
    d = traveler.families[3]
    value = 0.0
    for place in range(3):
        if choice >> place & 1:
            family = SOUVENIR_FAMILY[game.wares[place]]
            mine = a if family == 0 else b if family == 1 else c if family == 2 else d
            value += family_points(a, b, c, d, mine) + w[SOUVENIR]
            a += family == 0
            b += family == 1
            c += family == 2
            d += family == 3
    shops = SHOPS_LEFT[game.back * SPACES + traveler.space]
    value += w[COLLECTION] * shops * next_souvenir(a, b, c, d)
    if choice and not lags(game, seat, SOUVENIRS_HELD, a + b + c + d):
        value += w[SOUVENIR + 1] * (1 + leg_of(game, traveler))
    return value - cost(w, game, traveler, price_of(game, traveler, choice))


def meal(w: Weights, game: Game, traveler: Traveler, dish: int) -> float:
    """Returns the value of a meal: its points, the lead in meal coins, and the coins left."""
    value = MEAL_POINTS + w[PRINTED_PRICE] * MEAL_PRICE[dish]
    return value + purse(w, game, traveler, traveler.coins - meal_price(traveler, dish))
