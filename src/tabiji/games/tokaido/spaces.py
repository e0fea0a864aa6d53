"""Spaces: where a traveler may walk, and what it finds there."""

from ...core.choice import ChoiceInfo
from ...core.deck import EVERYBODY, NONE, draw, put_under, shuffle_bottom
from ...core.events import tell
from ...road.spaces import any_space, write_spaces
from ...road.turns import full_spaces, is_neutral, pieces_at
from .collection import add_souvenir, can_extend, make_offering, take_section
from .encounters import look_for_company
from .events import BATHED, BOUGHT, BOUGHT_NOTHING, FARMED, FOUND_NOTHING, GAVE, NEUTRAL_GAVE, SHOWN, WALKED
from .facts import (
    AHEAD,
    COIN_STOPS,
    DOUBLES,
    ENCOUNTER,
    FARM,
    FARM_COINS,
    HIROTADA,
    INN,
    INNS,
    KIND,
    KINDS,
    MITSUKUNI,
    MOST_GIVEN,
    NEXT_INN,
    ON_SHOW,
    PADDY,
    PANORAMA_STOPS,
    SASAYAKKO,
    SHOP,
    SOUVENIR_NAMES,
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
from .phases import BUY, DONE, GIVE, WITH_EXTRA
from .state import Game, Traveler

BEYOND_MEANS = 9999


def kind_of(game: Game, space: int) -> int:
    """Returns the kind of a space on the way that is travelled."""
    return KIND[game.back * SPACES + space]


def open_spaces(game: Game) -> int:
    """Returns the spaces where the piece to move may stop, as bits: with room, and something for a player to do."""
    piece = game.pieces[game.piece]
    closed = full_spaces(game, DOUBLES[game.back], INNS[game.back])
    if not is_neutral(game, game.piece):
        if piece.coins == 0:
            closed |= COIN_STOPS[game.back]
        for panorama in range(3):
            if not can_extend(piece, panorama):
                closed |= PANORAMA_STOPS[2 * panorama + game.back]
    return AHEAD[game.back * SPACES + piece.space] & ~closed


def any_open_space(game: Game) -> int:
    """Returns a random open space, without writing the list of them."""
    return any_space(game, open_spaces(game))


def may_walk(game: Game, first: int, out: list[int]) -> int:
    """Lists the open spaces up to the next inn."""
    here = game.pieces[game.piece].space
    return write_spaces(open_spaces(game), here, NEXT_INN[game.back * SPACES + here], first, out)


def walk(game: Game, seat: int, space: int) -> None:
    """Walks to a space and receives what it gives."""
    piece = game.pieces[game.piece]
    piece.slot = pieces_at(game, space)
    piece.space = space
    tell(game, WALKED, game.piece, space)
    if is_neutral(game, game.piece):
        neutral_stops(game, space)
    else:
        stop(game, seat, kind_of(game, space))


def printed_number(game: Game, space: int) -> int:
    """Returns the number of a space on the board, from Kyoto (1) to Edo (55), whichever way one travels."""
    return SPACES - space if game.back else space + 1


def space_at(game: Game, space: int) -> tuple[int, str]:
    """Returns the printed number and the kind of a space."""
    return printed_number(game, space), KINDS[kind_of(game, space)]


def call_space(game: Game, choice: int) -> ChoiceInfo:
    """Describes a space to walk to."""
    number, kind = space_at(game, choice)
    return ChoiceInfo(says="walk", of="space", names=(kind,), space=number)


def neutral_stops(game: Game, space: int) -> None:
    """Does what the neutral traveler does, which is something at temples and inns alone."""
    if kind_of(game, space) == INN:
        neutral_arrives(game)
        return
    if kind_of(game, space) == TEMPLE:
        game.pieces[game.piece].offering += 1
        tell(game, NEUTRAL_GAVE, game.piece)
    game.phase = DONE


def stop(game: Game, seat: int, kind: int) -> None:
    """Does what is done at a kind of space."""
    traveler = game.pieces[seat]
    if kind == INN:
        arrive(game, seat)
    elif kind == SHOP:
        enter_shop(game, seat)
    elif kind == TEMPLE:
        game.phase = GIVE
    elif kind == ENCOUNTER:
        if not look_for_company(game, seat):
            game.phase = DONE
    else:
        if kind == FARM:
            traveler.coins += FARM_COINS
            tell(game, FARMED, seat, FARM_COINS)
        elif kind == SPRING:
            bathe(game, seat)
        else:
            take_section(game, seat, kind - PADDY)
        game.phase = DONE


def bathe(game: Game, seat: int) -> None:
    """Draws a hot spring card."""
    traveler = game.pieces[seat]
    card = draw(game, SPRINGS)
    if card != NONE:
        points = SPRING_POINTS[card] + (traveler.tile == MITSUKUNI)
        traveler.springs[card] += 1
        traveler.points += points
        tell(game, BATHED, seat, points)
    else:
        tell(game, FOUND_NOTHING, seat)


# ---------------------------------------------------------------- the shop


def enter_shop(game: Game, seat: int) -> None:
    """Shows three souvenirs, fewer if the pile is short."""
    for place in range(ON_SHOW):
        game.wares[place] = draw(game, SOUVENIRS)
    if game.wares[0] != NONE:
        tell(game, SHOWN, seat, game.wares[0], game.wares[1], game.wares[2])
    else:
        tell(game, FOUND_NOTHING, seat)
    game.phase = BUY


def printed_price(game: Game, choice: int) -> int:
    """Returns the sum of the printed prices of some of the wares (as bits)."""
    total = 0
    for place in range(ON_SHOW):
        if choice >> place & 1:
            total += SOUVENIR_PRICE[game.wares[place]] if game.wares[place] != NONE else BEYOND_MEANS
    return total


def bargain(game: Game, traveler: Traveler, choice: int) -> int:
    """Returns the place of the discounted ware, or NONE: Zen-emon's dearest, the cheapest of Sasayakko's several."""
    found = NONE
    bought = 0
    best = 0
    for place in range(ON_SHOW):
        if choice >> place & 1:
            bought += 1
            spared = SOUVENIR_PRICE[game.wares[place]]
            if traveler.tile == SASAYAKKO:
                spared = 9 - spared
            if spared > best:
                found = place
                best = spared
    takes_it = traveler.tile == ZEN_EMON or (traveler.tile == SASAYAKKO and bought > 1)
    return found if takes_it else NONE


def due(game: Game, traveler: Traveler, place: int, cheap: int) -> int:
    """Returns what one of the wares costs a traveler; the cheap one costs Zen-emon a coin, Sasayakko nothing."""
    return SOUVENIR_PRICE[game.wares[place]] if place != cheap else int(traveler.tile == ZEN_EMON)


def price_of(game: Game, traveler: Traveler, choice: int) -> int:
    """Returns what a traveler pays for some of the wares."""
    total = printed_price(game, choice)
    if total >= BEYOND_MEANS:
        return total
    cheap = bargain(game, traveler, choice)
    return total if cheap == NONE else total - SOUVENIR_PRICE[game.wares[cheap]] + due(game, traveler, cheap, cheap)


def coins_needed(game: Game, traveler: Traveler, choice: int) -> int:
    """Returns the coins a traveler must hold to buy some of the wares; in some editions Sasayakko the price of all."""
    if traveler.tile == SASAYAKKO and game.full_price_held:
        return printed_price(game, choice)
    return price_of(game, traveler, choice)


def may_buy(game: Game, first: int, out: list[int]) -> int:
    """Lists the sets of wares that the traveler can pay for, and none."""
    traveler = game.pieces[game.piece]
    n = 0
    for choice in range(8):
        out[n] = first + choice
        n += coins_needed(game, traveler, choice) <= traveler.coins
    return n


def buy(game: Game, seat: int, choice: int) -> None:
    """Buys some of the wares; the rest goes under the pile, seen by all."""
    traveler = game.pieces[seat]
    cheap = bargain(game, traveler, choice)
    left = 0
    for place in range(ON_SHOW):
        souvenir = game.wares[place]
        if choice >> place & 1:
            price = due(game, traveler, place, cheap)
            traveler.coins -= price
            tell(game, BOUGHT, seat, souvenir, price, add_souvenir(traveler, souvenir))
        elif souvenir != NONE:
            put_under(game, SOUVENIRS, souvenir, EVERYBODY)
            left += 1
        game.wares[place] = NONE
    if choice == 0:
        tell(game, BOUGHT_NOTHING, seat)
    if game.shuffled_under:
        shuffle_bottom(game, SOUVENIRS, left)
    game.phase = DONE


def call_wares(game: Game, choice: int) -> ChoiceInfo:
    """Describes some of the wares, with what they cost and bring together."""
    if choice == 0:
        return ChoiceInfo(says="buy-nothing")
    traveler = game.pieces[game.piece]
    wares = [game.wares[place] for place in range(ON_SHOW) if choice >> place & 1]
    trial = traveler.copy()
    points = sum(add_souvenir(trial, souvenir) for souvenir in wares)
    names = tuple(SOUVENIR_NAMES[souvenir] for souvenir in wares)
    return ChoiceInfo(says="buy", of="souvenir", names=names, coins=price_of(game, traveler, choice), points=points)


# ---------------------------------------------------------------- the temple


def may_give(game: Game, first: int, out: list[int]) -> int:
    """Lists one to three coins, as far as the purse goes; for Hirotada also with one from the reserve."""
    traveler = game.pieces[game.piece]
    n = 0
    for extra in range(2):
        for coins in range(min(MOST_GIVEN, traveler.coins)):
            out[n] = first + WITH_EXTRA * extra + coins
            n += extra == 0 or traveler.tile == HIROTADA
    return n


def give(game: Game, seat: int, choice: int) -> None:
    """Offers one to three coins; Hirotada may add one from the reserve."""
    traveler = game.pieces[seat]
    extra = choice >= WITH_EXTRA
    coins = choice + 1 - WITH_EXTRA * extra
    traveler.coins -= coins
    make_offering(traveler, coins + extra)
    tell(game, GAVE, seat, coins, extra)
    game.phase = DONE


def call_offering(game: Game, choice: int) -> ChoiceInfo:
    """Describes coins for the temple."""
    extra = choice >= WITH_EXTRA
    coins = choice + 1 - WITH_EXTRA * extra
    return ChoiceInfo(says="give-extra" if extra else "give", coins=coins, points=coins + extra)


def notate_offering(_: str, choice: ChoiceInfo) -> str:
    """Returns the notation of an offering: `give 2`, `give 2+1`."""
    return f"give {choice.coins}" + ("+1" if choice.says == "give-extra" else "")
