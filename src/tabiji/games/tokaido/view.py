"""The view of a seat: what it knows of the game, in names and plain numbers, ready for JSON."""

from dataclasses import dataclass

from ...core.choice import Choice
from ...core.deck import NONE
from ...core.view import Space, Way
from ...road.preview import preview_choice
from ...road.turns import is_neutral, progress
from .breakdown import SCORE_SOURCES, score_breakdown
from .facts import (
    ACHIEVEMENTS,
    DOUBLES,
    ENCOUNTER_NAMES,
    INN,
    KINDS,
    MEAL_NAMES,
    NOBODY,
    PANORAMAS,
    SOUVENIR_NAMES,
    SPACES,
    SPRING_POINTS,
    TRAVELER_NAMES,
)
from .inns import meal_price
from .knowledge import determinize
from .phases import ACCEPT, BUY, EAT, GIVE, KEEP, MEET, MOST_CHOICES, OVER, PHASES
from .rules import DECISIONS, apply, is_over, legal_actions
from .scoring import rank
from .spaces import price_of, printed_number, space_at
from .standing import expected_end, leaders, temple_rewards
from .state import Game
from .why import WareGain, closed_stops, purchase_gains, unavailable_items


@dataclass(frozen=True)
class TravelerView:
    """A traveler, its purse and its collection."""

    neutral: bool
    traveler: str | None
    coins: int
    points: int
    sources: dict[str, int]  # where the points come from
    space: int
    slot: int
    sections: dict[str, int]
    souvenirs: tuple[str, ...]
    springs: tuple[int, ...]  # the points on each card
    encounters: tuple[str, ...]
    meals: tuple[str, ...]
    offering: int
    achievements: tuple[str, ...]
    temple_bonus: int
    rank: int | None  # once the journey is over


@dataclass(frozen=True)
class View:
    """All that a seat may know."""

    game: str
    players: int
    seat: int | None  # whose view; None for a spectator
    turn: int | None  # who decides, None when the journey is over
    piece: int | None  # the traveler it is about
    phase: str
    decisions: int
    order: tuple[int, ...]  # the travelers from the one that moves next to the one in the lead
    pieces: tuple[TravelerView, ...]
    piles: dict[str, int]
    wares: tuple[str, ...]
    menu_left: int
    menu: tuple[str, ...] | None  # for those who have looked
    prices: dict[str, int]  # what this seat would pay for each of the wares, or meals, it chooses from
    offered: str | None  # for Satsuki alone
    drawn: tuple[str, ...]  # for Yoshiyasu alone
    dealt: tuple[str, ...]  # this seat's two tiles, while they are chosen
    closed: dict[str, tuple[int, ...]]  # where it may not stop, by the reason
    refused: dict[str, str]  # what it may not buy or eat, with the reason
    gains: dict[int, tuple[WareGain, ...]]  # what each ware of a purchase adds, by the id of the choice
    rewards: dict[int, tuple[int, ...]]  # each seat's temple points if the end came after an offering, by choice
    coming: tuple[dict[str, int], ...]  # what the end would bring each seat now, by source
    holders: dict[str, tuple[int, ...]]  # who would hold each achievement if the end were now
    leads: dict[str, tuple[int, ...]]  # who has each achievement, or is nearest to it
    choices: tuple[Choice, ...]  # what this seat may do now


def view(game: Game, seat: int) -> View:
    """Returns the view of a seat, made from its determinized state so that it holds nothing the seat cannot know."""
    visible = game.copy()
    determinize(visible, seat, 0)
    deciding = visible.phase != OVER and visible.seat == seat
    coming, holders = expected_end(visible)
    choices = _choices(visible) if deciding else ()
    return View(
        game="tokaido",
        players=visible.players,
        seat=seat if seat < visible.players else None,
        turn=visible.seat if visible.phase != OVER else None,
        piece=visible.piece if visible.phase != OVER else None,
        phase=PHASES[visible.phase] if visible.phase != OVER else "over",
        decisions=visible.decisions,
        order=tuple(sorted(range(visible.piece_count), key=lambda piece: progress(visible.pieces[piece]))),
        pieces=tuple(view_piece(visible, piece, seat) for piece in range(visible.piece_count)),
        piles={
            name: visible.piles[pile].left for pile, name in enumerate(("meals", "souvenirs", "encounters", "springs"))
        },
        wares=tuple(SOUVENIR_NAMES[ware] for ware in visible.wares if ware != NONE),
        menu_left=visible.menu_left,
        menu=tuple(MEAL_NAMES[meal] for meal in visible.menu[: visible.menu_left])
        if visible.looked >> seat & 1
        else None,
        prices=_prices(visible) if deciding else {},
        offered=MEAL_NAMES[visible.offered] if deciding and visible.phase == ACCEPT else None,
        drawn=tuple(ENCOUNTER_NAMES[card] for card in visible.drawn) if deciding and visible.phase == MEET else (),
        dealt=_dealt_tiles(visible, seat),
        closed=closed_stops(visible) if deciding else {},
        refused=unavailable_items(visible) if deciding else {},
        gains=purchase_gains(visible, choices),
        rewards={choice.id: temple_rewards(visible, choice.points) for choice in choices if visible.phase == GIVE},
        coming=coming,
        holders=holders,
        leads=leaders(visible, holders),
        choices=choices,
    )


def route(game: Game) -> Way:
    """Returns the road in the order of travel."""
    doubles = DOUBLES[game.back]
    road = tuple(Space(*space_at(game, space), bool(doubles >> space & 1)) for space in range(SPACES))
    return Way(road, (KINDS[INN],))


def _dealt_tiles(game: Game, seat: int) -> tuple[str, ...]:
    if game.phase != KEEP or seat >= game.players:
        return ()
    return tuple(TRAVELER_NAMES[tile] for tile in game.pieces[seat].dealt)


def _prices(game: Game) -> dict[str, int]:
    traveler = game.pieces[game.piece]
    if game.phase == BUY:
        wares = enumerate(game.wares)
        return {SOUVENIR_NAMES[ware]: price_of(game, traveler, 1 << place) for place, ware in wares if ware != NONE}
    if game.phase == EAT:
        return {MEAL_NAMES[meal]: meal_price(traveler, meal) for meal in game.menu[: game.menu_left]}
    return {}


def _choices(game: Game) -> tuple[Choice, ...]:
    out = [0] * MOST_CHOICES
    choices = (DECISIONS.describe(game, action) for action in out[: legal_actions(game, out)])
    return tuple(preview_choice(game, choice, apply, is_over) for choice in choices)


def view_piece(game: Game, piece: int, _: int) -> TravelerView:
    """Returns the view of a traveler, which is the same for every seat; its tile is visible once it has set out."""
    traveler = game.pieces[piece]
    shown = traveler.tile != NOBODY and traveler.dealt[0] == NOBODY
    return TravelerView(
        neutral=is_neutral(game, piece),
        traveler=TRAVELER_NAMES[traveler.tile] if shown else None,
        coins=traveler.coins,
        points=traveler.points,
        sources={} if is_neutral(game, piece) else _sources(game, piece),
        space=printed_number(game, traveler.space),
        slot=traveler.slot,
        sections={name: traveler.sections[panorama] for panorama, name in enumerate(PANORAMAS)},
        souvenirs=_named(SOUVENIR_NAMES, traveler.souvenirs),
        springs=tuple(SPRING_POINTS[card] for card in range(2) for _ in range(traveler.springs[card])),
        encounters=tuple(name for card, name in enumerate(ENCOUNTER_NAMES) for _ in range(traveler.met[card])),
        meals=_named(MEAL_NAMES, traveler.tasted),
        offering=traveler.offering,
        achievements=_named(ACHIEVEMENTS, traveler.achievements),
        temple_bonus=traveler.temple_bonus,
        rank=rank(game, piece) if game.phase == OVER and not is_neutral(game, piece) else None,
    )


def _named(names: tuple[str, ...], bits: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)


def _sources(game: Game, seat: int) -> dict[str, int]:
    points = [0] * len(SCORE_SOURCES)
    score_breakdown(game, seat, points)
    return dict(zip(SCORE_SOURCES, points, strict=True))
