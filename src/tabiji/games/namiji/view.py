"""The view of a seat: what it knows of the game, in names and plain numbers, ready for JSON."""

from dataclasses import dataclass

from ...core.bits import bit_count
from ...core.choice import Choice
from ...core.deck import NONE
from ...core.view import Space, Way
from ...road.preview import preview_choice
from ...road.turns import is_neutral, progress
from .breakdown import SCORE_SOURCES, score_breakdown
from .completion import completed_lines
from .crate import line_matches
from .facts import (
    CELL_NAMES,
    CRUSTACEANS,
    DOCK,
    DOCK_NAMES,
    DOUBLES,
    FISH_MARKS,
    FISH_NAMES,
    KINDS,
    LINE_POINTS,
    LINES,
    MEALS,
    PAIR_CELLS,
    PAIRS,
    PANORAMAS,
    PENALTY,
    PILES,
    PORT,
    ROCK_NAMES,
    SPACES,
    UPGRADE_NAMES,
)
from .knowledge import determinize
from .phases import MOST_CHOICES, OVER, PHASES
from .rules import DECISIONS, apply, is_over, legal_actions
from .scoring import is_fulfilled, rank
from .spaces import printed_number, space_at
from .standing import expected_end, leaders
from .state import UNMOORED, Boat, Game
from .why import closed_stops


@dataclass(frozen=True)
class BoatView:
    """A boat, its catch and its collection."""

    neutral: bool
    points: int
    sources: dict[str, int]  # where the points come from
    space: int
    slot: int | None  # None while the slot of a dock is being chosen
    crate: tuple[str | None, ...]  # the fish in each cell, row by row
    nets: tuple[tuple[str, str], ...]  # the cells each net covers
    lines: tuple[int, ...]  # the points of each row, then of each column, 0 if it does not score
    shrimp: int
    crabs: int
    offerings: int
    penalty: int
    sections: dict[str, int]
    bonuses: tuple[str, ...]
    meals: tuple[str, ...]
    upgrades: tuple[str, ...]
    paid: dict[str, int]  # points that upgrades have brought
    rock_count: int
    rocks: tuple[str, ...] | None  # its own, and at the end everyone's
    fulfilled: tuple[str, ...] | None  # of these, as things stand
    arrival: int
    rank: int | None  # once the voyage is over


@dataclass(frozen=True)
class View:
    """All that a seat may know."""

    game: str
    players: int
    seat: int | None  # whose view; None for a spectator
    turn: int | None  # who decides, None when the voyage is over
    piece: int | None  # the boat it is about
    phase: str
    decisions: int
    order: tuple[int, ...]  # the boats from the one that moves next to the one in the lead
    pieces: tuple[BoatView, ...]
    piles: dict[str, int]
    face_up: dict[str, int]  # the school
    face_down: dict[str, int]  # what its face-down fish must be, by what lies open
    bag: dict[str, int]
    caught: str | None
    revealed: tuple[str, ...]
    haul: dict[str, int]
    drawn_left: int
    drawn: tuple[str, ...]  # for the seat that keeps one of them
    tray_left: int
    tray: tuple[str, ...] | None  # for those who have held it
    closed: dict[str, tuple[int, ...]]  # where it may not stop, by the reason
    coming: tuple[dict[str, int], ...]  # what the end would bring each seat now, by source, as far as this seat knows
    leads: dict[str, tuple[int, ...]]  # who has completed each panorama first, or is nearest to it
    completes: dict[int, tuple[str, ...]]  # the rows and columns a choice would complete, by its id
    choices: tuple[Choice, ...]  # what this seat may do now


def view(game: Game, seat: int) -> View:
    """Returns the view of a seat, made from its determinized state so that it holds nothing the seat cannot know."""
    visible = game.copy()
    determinize(visible, seat, 0)
    over = visible.phase == OVER
    deciding = not over and visible.seat == seat
    choices = _choices(visible) if deciding else ()
    return View(
        game="namiji",
        players=visible.players,
        seat=seat if seat < visible.players else None,
        turn=None if over else visible.seat,
        piece=None if over else visible.piece,
        phase="over" if over else PHASES[visible.phase],
        decisions=visible.decisions,
        order=tuple(sorted(range(visible.piece_count), key=lambda piece: progress(visible.pieces[piece]))),
        pieces=tuple(view_piece(visible, piece, seat) for piece in range(visible.piece_count)),
        piles={name: visible.piles[pile].left for pile, name in enumerate(PILES)},
        face_up=_counts_by_name(FISH_NAMES, visible.face_up),
        face_down=_counts_by_name(FISH_NAMES, visible.face_down),
        bag=_counts_by_name(CRUSTACEANS, visible.bag),
        caught=FISH_NAMES[visible.caught] if visible.caught != NONE else None,
        revealed=tuple(FISH_NAMES[net] for net in visible.revealed if net != NONE),
        haul=_counts_by_name(CRUSTACEANS, visible.haul),
        drawn_left=visible.drawn_left,
        drawn=tuple(ROCK_NAMES[rock] for rock in visible.drawn[: visible.drawn_left]) if deciding else (),
        tray_left=visible.tray_left,
        tray=tuple(DOCK_NAMES[card] for card in visible.tray[: visible.tray_left])
        if visible.looked >> seat & 1
        else None,
        closed=closed_stops(visible) if deciding else {},
        coming=expected_end(visible, seat),
        leads=leaders(visible),
        completes=completed_lines(visible, (choice.id for choice in choices)),
        choices=choices,
    )


def route(game: Game) -> Way:
    """Returns the route in the order of travel."""
    doubles = DOUBLES[game.back]
    road = tuple(Space(*space_at(game, space), bool(doubles >> space & 1)) for space in range(SPACES))
    return Way(road, (KINDS[PORT], KINDS[DOCK]))


def _choices(game: Game) -> tuple[Choice, ...]:
    out = [0] * MOST_CHOICES
    choices = (DECISIONS.describe(game, action) for action in out[: legal_actions(game, out)])
    return tuple(preview_choice(game, choice, apply, is_over) for choice in choices)


def view_piece(game: Game, piece: int, seat: int) -> BoatView:
    """Returns the view of a boat; until the end its rock cards are visible to its own seat alone."""
    boat = game.pieces[piece]
    neutral = is_neutral(game, piece)
    open_hand = piece == seat or is_over(game)
    rocks = [rock for rock in range(len(ROCK_NAMES)) if boat.rocks >> rock & 1] if open_hand and not neutral else None
    return BoatView(
        neutral=neutral,
        points=boat.points,
        sources={} if neutral else _sources(game, piece),
        space=printed_number(game, boat.space),
        slot=boat.slot if boat.slot != UNMOORED else None,
        crate=tuple(FISH_NAMES[FISH_MARKS.index(marks)] if marks else None for marks in boat.crate),
        nets=tuple(_pair(pair) for pair in range(PAIRS) if boat.nets >> pair & 1),
        lines=tuple(LINE_POINTS[line] if line_matches(boat, line) else 0 for line in range(LINES)),
        shrimp=boat.shrimp,
        crabs=boat.crabs,
        offerings=boat.offerings,
        penalty=PENALTY[boat.offerings],
        sections={name: boat.sections[panorama] for panorama, name in enumerate(PANORAMAS)},
        bonuses=tuple(name for panorama, name in enumerate(PANORAMAS) if boat.bonuses >> panorama & 1),
        meals=_cards(boat, range(MEALS)),
        upgrades=_cards(boat, range(MEALS, len(DOCK_NAMES))),
        paid={name: points for name, points in _counts_by_name(UPGRADE_NAMES, boat.paid).items() if points},
        rock_count=bit_count(boat.rocks),
        rocks=None if rocks is None else tuple(ROCK_NAMES[rock] for rock in rocks),
        fulfilled=None if rocks is None else tuple(ROCK_NAMES[rock] for rock in rocks if is_fulfilled(boat, rock)),
        arrival=boat.arrival,
        rank=rank(game, piece) if game.phase == OVER and not neutral else None,
    )


def _counts_by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _cards(boat: Boat, kinds: range) -> tuple[str, ...]:
    return tuple(DOCK_NAMES[card] for card in kinds for _ in range(boat.owned[card]))


def _pair(pair: int) -> tuple[str, str]:
    one, other = PAIR_CELLS[pair]
    return CELL_NAMES[one], CELL_NAMES[other]


def _sources(game: Game, seat: int) -> dict[str, int]:
    points = [0] * len(SCORE_SOURCES)
    score_breakdown(game, seat, points)
    return dict(zip(SCORE_SOURCES, points, strict=True))
