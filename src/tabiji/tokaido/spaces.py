"""Spaces: where a traveler may walk, and what it finds there."""

from ..engine.deck import EVERYBODY, NONE, draw, put_under, shuffle_bottom
from ..engine.story import tell
from ..road.turns import full_spaces, is_neutral, pieces_at
from .collection import add_souvenir, can_extend, make_offering, take_section
from .encounters import look_for_company
from .events import BATHED, BOUGHT, BOUGHT_NOTHING, FARMED, GAVE, NEUTRAL_GAVE, SHOWN, WALKED
from .facts import (
    AHEAD,
    COIN_STOPS,
    DOUBLES,
    ENCOUNTER,
    FARM,
    FARM_COINS,
    INN,
    INNS,
    KIND,
    MITSUKUNI,
    PADDY,
    PANORAMA_STOPS,
    SASAYAKKO,
    SHOP,
    SOUVENIR_PRICE,
    SOUVENIRS,
    SPACES,
    SPRING,
    SPRING_POINTS,
    SPRINGS,
    TEMPLE,
    ZEN_EMON,
)
from .inns import arrive, neutral_arrives
from .phases import BUY, GIVE, WITH_EXTRA
from .state import Game, Traveler
from .turns import next_turn

BEYOND_MEANS = 99


def kind_of(game: Game, space: int) -> int:
    """The kind of a space on the way that is travelled."""
    return KIND[game.back * SPACES + space]


def open_spaces(game: Game) -> int:
    """Where the piece to move may stop, as bits: there is room, and a player finds something to do."""
    piece = game.pieces[game.piece]
    closed = full_spaces(game, DOUBLES[game.back], INNS[game.back])
    if not is_neutral(game, game.piece):
        if piece.coins == 0:
            closed |= COIN_STOPS[game.back]
        for panorama in range(3):
            if not can_extend(piece, panorama):
                closed |= PANORAMA_STOPS[2 * panorama + game.back]
    return AHEAD[game.back * SPACES + piece.space] & ~closed


def walk(game: Game, space: int) -> None:
    """Walk to a space and receive what it gives."""
    piece = game.pieces[game.piece]
    piece.slot = pieces_at(game, space)
    piece.space = space
    tell(game, WALKED, game.piece, space)
    if is_neutral(game, game.piece):
        neutral_stops(game, space)
    else:
        stop(game, game.seat, kind_of(game, space))


def neutral_stops(game: Game, space: int) -> None:
    """The neutral traveler only counts at temples and inns."""
    if kind_of(game, space) == INN:
        neutral_arrives(game)
        return
    if kind_of(game, space) == TEMPLE:
        game.pieces[game.piece].offering += 1
        tell(game, NEUTRAL_GAVE, game.piece)
    next_turn(game)


def stop(game: Game, seat: int, kind: int) -> None:
    """Do what one does at a kind of space."""
    traveler = game.pieces[seat]
    if kind == INN:
        arrive(game, seat)
    elif kind == SHOP:
        enter_shop(game, seat)
    elif kind == TEMPLE:
        game.phase = GIVE
    elif kind == ENCOUNTER:
        if not look_for_company(game, seat):
            next_turn(game)
    else:
        if kind == FARM:
            traveler.coins += FARM_COINS
            tell(game, FARMED, seat, FARM_COINS)
        elif kind == SPRING:
            bathe(game, seat)
        else:
            take_section(game, seat, kind - PADDY)
        next_turn(game)


def bathe(game: Game, seat: int) -> None:
    """Draw a hot spring card."""
    traveler = game.pieces[seat]
    card = draw(game, SPRINGS)
    if card != NONE:
        points = SPRING_POINTS[card] + (traveler.tile == MITSUKUNI)
        traveler.springs[card] += 1
        traveler.points += points
        tell(game, BATHED, seat, points)


# ---------------------------------------------------------------- the shop


def enter_shop(game: Game, seat: int) -> None:
    """See three souvenirs, fewer if the pile is short."""
    for place in range(3):
        game.wares[place] = draw(game, SOUVENIRS)
    tell(game, SHOWN, seat, game.wares[0], game.wares[1], game.wares[2])
    game.phase = BUY


def full_price(game: Game, traveler: Traveler, choice: int) -> int:
    """What a traveler must hold to buy some of the wares (as bits): Zen-emon's dearest costs him one coin."""
    total = 0
    dearest = 1
    for place in range(3):
        if choice >> place & 1:
            if game.wares[place] == NONE:
                return BEYOND_MEANS
            price = SOUVENIR_PRICE[game.wares[place]]
            total += price
            dearest = max(dearest, price)
    if traveler.tile == ZEN_EMON:
        total -= dearest - 1
    return total


def rebate(game: Game, traveler: Traveler, choice: int) -> int:
    """What Sasayakko gets back: the cheapest of two or more souvenirs is free."""
    cheapest = 9
    bought = 0
    for place in range(3):
        if choice >> place & 1:
            bought += 1
            cheapest = min(cheapest, SOUVENIR_PRICE[game.wares[place]])
    return cheapest if traveler.tile == SASAYAKKO and bought > 1 else 0


def buy(game: Game, seat: int, choice: int) -> None:
    """Buy some of the wares; the rest goes under the pile, seen by all."""
    traveler = game.pieces[seat]
    price = full_price(game, traveler, choice) - rebate(game, traveler, choice)
    traveler.coins -= price
    left = 0
    for place in range(3):
        souvenir = game.wares[place]
        game.wares[place] = NONE
        if choice >> place & 1:
            tell(game, BOUGHT, seat, souvenir, SOUVENIR_PRICE[souvenir], add_souvenir(traveler, souvenir))
        elif souvenir != NONE:
            put_under(game, SOUVENIRS, souvenir, EVERYBODY)
            left += 1
    if choice == 0:
        tell(game, BOUGHT_NOTHING, seat)
    if game.shuffled_under:
        shuffle_bottom(game, SOUVENIRS, left)
    next_turn(game)


# ---------------------------------------------------------------- the temple


def give(game: Game, seat: int, choice: int) -> None:
    """Offer one to three coins; Hirotada may add one from the reserve."""
    traveler = game.pieces[seat]
    extra = choice >= WITH_EXTRA
    coins = choice + 1 - WITH_EXTRA * extra
    traveler.coins -= coins
    make_offering(traveler, coins + extra)
    tell(game, GAVE, seat, coins, extra)
    next_turn(game)
