"""The causes that advice names in Tokaido, each a fact of the position that the deciding seat can see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...core.cause import Candidate, Cause
from ...road.turns import full_spaces, is_neutral
from .breakdown import souvenir_sets
from .collection import add_souvenir, can_extend, make_offering
from .facts import (
    ACHIEVEMENT_POINTS,
    ACHIEVEMENTS,
    ANNAIBITO,
    BATHER,
    CHATTERBOX,
    COLLECTOR,
    DOUBLES,
    ENCOUNTER,
    ENCOUNTERS,
    FAMILIES,
    FARM,
    FARM_COINS,
    GOURMET,
    INN,
    INNS,
    MEAL_POINTS,
    MEAL_PRICE,
    MITSUKUNI,
    MOST_GIVEN,
    NEXT_INN,
    PADDY,
    PANORAMA_SECTIONS,
    PANORAMAS,
    SHOP,
    SPACES,
    SPRING,
    SPRING_POINTS,
    SPRINGS,
    TEMPLE,
    TEMPLE_POINTS,
)
from .inns import meal_price
from .phases import ACCEPT, BUY, EAT, FIRST, GIVE, MEET, NO_MEAL, NO_SECTION, TAKE, WALK, WITH_EXTRA, YES
from .rules import legal_actions
from .scoring import bath_count, encounter_count, larger_offerings, souvenir_count
from .spaces import kind_of, price_of
from .state import Game, Traveler

CAUSES = (
    *("panorama-first", "panorama-completes", "panorama-needed", "panorama-grows", "panorama-lost"),
    *("farm-only", "farm-low", "coins-meals", "coins-souvenirs", "coins-temple"),
    *("inn-first", "inn-poor", "shop-set", "temple-place", "achievement-lead", "spring"),
    *("blocks-farm", "blocks-panorama", "set-completes", "souvenirs-now", "purse-kept", "purse-empty"),
    *("meal-now", "meal-cheap", "meal-free"),
)
LOW_COINS = 3  # below which a meal may be too dear
BOUGHT = ("meals", "souvenirs", "offerings", "temple", "achievements")  # the sources that coins lead to
SCENIC = ("panoramas", "achievements")


def find_causes(game: Game, action: int) -> list[Candidate]:
    """Returns the causes that are true of an action of the seat whose turn it is."""
    if is_neutral(game, game.piece):
        return []
    find = {WALK: _walk, BUY: _buy, GIVE: _give, EAT: _eat, ACCEPT: _accept, TAKE: _take, MEET: _meet}.get(game.phase)
    return list(find(game, action - FIRST[game.phase])) if find else []


# ---------------------------------------------------------------- the road


def _walk(game: Game, space: int) -> Iterator[Candidate]:
    traveler, kind = game.pieces[game.piece], kind_of(game, space)
    yield from _blocked(game, space, kind)
    yield from _lost_panoramas(game, traveler, space)
    if kind >= PADDY:
        yield from _section(game, traveler, kind - PADDY, ahead=_count(game, kind, traveler.space, SPACES - 1))
    elif kind == FARM:
        yield from _farm(game, traveler)
    elif kind == INN:
        if game.arrived == 0:
            yield Candidate(Cause("inn-first"), ("meals", "achievements"))
        if traveler.coins == 0:
            yield Candidate(Cause("inn-poor"), ("meals",), against=True)
    elif kind == SHOP:
        least = min(traveler.families)
        missing = tuple(name for name, owned in zip(FAMILIES, traveler.families, strict=True) if owned == least)
        if len(missing) < len(FAMILIES):
            yield Candidate(Cause("shop-set", of="family", names=missing, count=len(missing)), ("souvenirs",))
    elif kind == TEMPLE:
        yield from _temple_place(game, min(MOST_GIVEN, traveler.coins))
    elif kind == SPRING and game.piles[SPRINGS].left:
        extra = traveler.tile == MITSUKUNI
        least, most = min(SPRING_POINTS) + extra, max(SPRING_POINTS) + extra
        yield Candidate(Cause("spring", count=least, points=most), ("springs",))
        yield from _lead(game, BATHER, [bath_count(each) for each in _travelers(game)], 1)
    elif kind == ENCOUNTER and game.piles[ENCOUNTERS].left:
        yield from _lead(game, CHATTERBOX, [encounter_count(each) for each in _travelers(game)], 1)


def _farm(game: Game, traveler: Traveler) -> Iterator[Candidate]:
    inn = NEXT_INN[game.back * SPACES + traveler.space]
    if traveler.coins < LOW_COINS and _count(game, FARM, traveler.space, inn) == 1:
        name = "farm-low" if traveler.coins else "farm-only"
        yield Candidate(Cause(name, count=traveler.coins), BOUGHT)
    for name, sources in (("meals", ("meals",)), ("souvenirs", ("souvenirs",)), ("temple", ("offerings", "temple"))):
        yield Candidate(Cause(f"coins-{name}", count=FARM_COINS), sources)


def _blocked(game: Game, space: int, kind: int) -> Iterator[Candidate]:
    """Yields what a stop takes from those behind, if it leaves no room on its space."""
    after = game.copy()
    after.pieces[game.piece].space = space
    if not full_spaces(after, DOUBLES[game.back], INNS[game.back]) >> space & 1:
        return
    for seat, other in enumerate(_travelers(game)):
        inn = NEXT_INN[game.back * SPACES + other.space]
        if seat == game.piece or not other.space < space <= inn or _count(game, kind, other.space, inn) != 1:
            continue
        if kind == FARM and other.coins == 0:
            yield Candidate(Cause("blocks-farm", seat), whose=seat)
        if kind >= PADDY and other.sections[kind - PADDY] == PANORAMA_SECTIONS[kind - PADDY] - 1:
            name = (PANORAMAS[kind - PADDY],)
            yield Candidate(Cause("blocks-panorama", seat, of="panorama", names=name), whose=seat)


def _count(game: Game, kind: int, after: int, last: int) -> int:
    """Returns how many spaces of a kind lie after a space, up to a last one."""
    return sum(kind_of(game, space) == kind for space in range(after + 1, last + 1))


# ---------------------------------------------------------------- panoramas


def _section(game: Game, traveler: Traveler, panorama: int, ahead: int | None = None) -> Iterator[Candidate]:
    """Yields what the next section of a panorama is; `ahead` counts its spaces on the rest of the road."""
    section, sections = traveler.sections[panorama] + 1, PANORAMA_SECTIONS[panorama]
    name = (PANORAMAS[panorama],)
    if section == sections:
        first = not game.completed[panorama]
        points = section + first * _card_points(traveler)
        cause = Cause("panorama-first" if first else "panorama-completes", of="panorama", names=name, points=points)
        yield Candidate(cause, SCENIC)
        return
    if ahead == sections - section + 1:
        yield Candidate(Cause("panorama-needed", of="panorama", names=name, count=ahead), SCENIC)
    cause = Cause("panorama-grows", of="panorama", names=name, count=section, total=sections, points=section)
    yield Candidate(cause, SCENIC)


def _lost_panoramas(game: Game, traveler: Traveler, space: int) -> Iterator[Candidate]:
    """Yields the panoramas begun for whose missing sections too few spaces are left after a stop."""
    for panorama, sections in enumerate(PANORAMA_SECTIONS):
        kind, missing = PADDY + panorama, sections - traveler.sections[panorama]
        left = _count(game, kind, space, SPACES - 1) + (kind_of(game, space) == kind)
        before = _count(game, kind, traveler.space, SPACES - 1)
        if traveler.sections[panorama] and left < missing <= before:
            cause = Cause("panorama-lost", of="panorama", names=(PANORAMAS[panorama],))
            yield Candidate(cause, SCENIC, against=True)


# ---------------------------------------------------------------- achievements and the temple


def _lead(game: Game, achievement: int, counts: list[int], more: int) -> Iterator[Candidate]:
    """Yields that a seat goes ahead of all others for an achievement, if so."""
    own = counts.pop(game.piece)
    if own <= max(counts) < own + more:
        name = (ACHIEVEMENTS[achievement],)
        points = _card_points(game.pieces[game.piece])
        yield Candidate(Cause("achievement-lead", of="achievement", names=name, points=points), ("achievements",))


def _temple_place(game: Game, coins: int) -> Iterator[Candidate]:
    """Yields the place at the temple that coins lead to, if it is better than before."""
    before = game.pieces[game.piece].offering
    after = game.copy()
    make_offering(after.pieces[game.piece], coins)
    place = larger_offerings(after, before + coins)
    if before == 0 or place < larger_offerings(game, before):
        cause = Cause("temple-place", count=place + 1, total=coins, points=TEMPLE_POINTS[place])
        yield Candidate(cause, ("temple", "offerings"))


def _card_points(traveler: Traveler) -> int:
    return ACHIEVEMENT_POINTS + (traveler.tile == MITSUKUNI)


# ---------------------------------------------------------------- coins


def _buy(game: Game, choice: int) -> Iterator[Candidate]:
    traveler = game.pieces[game.piece]
    after = traveler.copy()
    wares = [ware for place, ware in enumerate(game.wares) if choice >> place & 1]
    for ware in wares:
        add_souvenir(after, ware)
    points = souvenir_sets(after) - souvenir_sets(traveler)
    if min(after.families) > min(traveler.families):
        yield Candidate(Cause("set-completes", count=min(after.families), points=points), ("souvenirs",))
    elif wares:
        yield Candidate(Cause("souvenirs-now", count=len(wares), points=points), ("souvenirs",))
    yield from _lead(game, COLLECTOR, [souvenir_count(each) for each in _travelers(game)], len(wares))
    prices = [price_of(game, traveler, each - FIRST[BUY]) for each in _legal(game)]
    yield from _purse(traveler, price_of(game, traveler, choice), prices)


def _give(game: Game, choice: int) -> Iterator[Candidate]:
    traveler, extra = game.pieces[game.piece], choice >= WITH_EXTRA
    coins = choice + 1 - WITH_EXTRA * extra
    yield from _temple_place(game, coins + extra)
    yield from _purse(traveler, coins, [(each - FIRST[GIVE]) % WITH_EXTRA + 1 for each in _legal(game)])


def _purse(traveler: Traveler, price: int, prices: list[int]) -> Iterator[Candidate]:
    """Yields that a choice leaves coins for a meal where another leaves none, or the other way round."""
    coins = traveler.coins - price
    if coins > 0 and max(prices) == traveler.coins:
        yield Candidate(Cause("purse-kept", count=coins), ("meals",))
    if coins == 0 and min(prices) < traveler.coins:
        yield Candidate(Cause("purse-empty"), ("meals",), against=True)


def _eat(game: Game, choice: int) -> Iterator[Candidate]:
    if choice == NO_MEAL:
        return
    traveler = game.pieces[game.piece]
    prices = [meal_price(traveler, each - FIRST[EAT]) for each in _legal(game) if each != FIRST[EAT] + NO_MEAL]
    saved = max(prices) - meal_price(traveler, choice)
    yield from _lead(game, GOURMET, [each.meal_coins for each in _travelers(game)], MEAL_PRICE[choice])
    yield Candidate(Cause("meal-now", points=MEAL_POINTS), ("meals",))
    if saved:
        yield Candidate(Cause("meal-cheap", count=saved), BOUGHT)


def _accept(game: Game, choice: int) -> Iterator[Candidate]:
    if choice == YES:
        yield Candidate(Cause("meal-free", points=MEAL_POINTS), BOUGHT)


# ---------------------------------------------------------------- people


def _take(game: Game, choice: int) -> Iterable[Candidate]:
    return () if choice == NO_SECTION else _section(game, game.pieces[game.piece], choice)


def _meet(game: Game, choice: int) -> Iterable[Candidate]:
    traveler, panorama = game.pieces[game.piece], choice - ANNAIBITO
    return _section(game, traveler, panorama) if panorama >= 0 and can_extend(traveler, panorama) else ()


def _legal(game: Game) -> list[int]:
    out = [0] * 32
    return out[: legal_actions(game, out)]


def _travelers(game: Game) -> list[Traveler]:
    return list(game.pieces[: game.players])
