"""Views: what a seat sees."""

from dataclasses import dataclass

from tabiji.core.choice import Choice
from tabiji.core.view import Space, Way
from tabiji.road.preview import preview_choice
from tabiji.road.turns import progress

from .facts import GATE, HERB_KINDS, HERB_NAMES, HERBS, KIND, KINDS, SPACES
from .knowledge import SCORE_SOURCES, determinize, score_breakdown
from .rules import DECISIONS, MOST_CHOICES, PHASES, apply, is_over, legal_actions, rank
from .state import Game


@dataclass(frozen=True)
class HikerView:
    """A hiker and the basket."""

    neutral: bool
    points: int
    sources: dict[str, int]
    space: int
    slot: int
    lookouts: int
    basket: int  # herbs in it
    herbs: tuple[str, ...] | None  # its own, and at the end everyone's
    rank: int | None


@dataclass(frozen=True)
class View:
    """Everything a seat may know."""

    game: str
    players: int
    seat: int | None
    turn: int | None
    piece: int | None
    phase: str
    decisions: int
    order: tuple[int, ...]
    pieces: tuple[HikerView, ...]
    pile: int
    drawn: tuple[str, ...]  # for whoever keeps one of them
    choices: tuple[Choice, ...]


def view(game: Game, seat: int) -> View:
    """Returns the view of a seat."""
    known = game.copy()
    determinize(known, seat, 0)
    over = is_over(known)
    deciding = not over and known.seat == seat
    out = [0] * MOST_CHOICES
    legal = out[: legal_actions(known, out)] if deciding else []
    return View(
        game="yamaji",
        players=known.players,
        seat=seat if seat < known.players else None,
        turn=None if over else known.seat,
        piece=None if over else known.piece,
        phase="over" if over else PHASES[known.phase],
        decisions=known.decisions,
        order=tuple(sorted(range(known.piece_count), key=lambda piece: progress(known.pieces[piece]))),
        pieces=tuple(view_piece(known, piece, seat) for piece in range(known.piece_count)),
        pile=known.piles[HERBS].left,
        drawn=tuple(HERB_NAMES[herb] for herb in known.drawn[: known.drawn_left]) if deciding else (),
        choices=tuple(preview_choice(known, DECISIONS.describe(known, action), apply, is_over) for action in legal),
    )


def view_piece(game: Game, piece: int, seat: int) -> HikerView:
    """Returns the view of a hiker; until the end only the owner sees the herbs."""
    hiker, over, points = game.pieces[piece], is_over(game), [0] * len(SCORE_SOURCES)
    score_breakdown(game, piece, points)
    herbs = (HERB_NAMES[herb] for herb in range(HERB_KINDS) for _ in range(hiker.herbs[herb]))
    return HikerView(
        neutral=False,
        points=hiker.points,
        sources=dict(zip(SCORE_SOURCES, points, strict=True)),
        space=hiker.space,
        slot=hiker.slot,
        lookouts=hiker.lookouts,
        basket=hiker.basket,
        herbs=tuple(herbs) if over or piece == seat else None,
        rank=rank(game, piece) if over else None,
    )


def route(game: Game) -> Way:
    """Returns the path in the order of travel."""
    return Way(tuple(Space(*space_at(game, space), False) for space in range(SPACES)), (KINDS[GATE],))


def space_at(game: Game, space: int) -> tuple[int, str]:
    """Returns the printed number and the kind of a space."""
    return space, KINDS[KIND[space]]
