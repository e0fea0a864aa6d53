"""What is sure to come of a move along the road, tried out: the place one takes, points, and who moves then."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from ..engine.choice import Choice
from ..engine.game import Game, PlainGame
from ..engine.story import listening
from .turns import UNPLACED, rearmost

G = TypeVar("G", bound=PlainGame)


def foresee(game: G, choice: Choice, apply: Callable[[G, int], None], is_over: Callable[[G], bool]) -> Choice:
    """A choice that leads somewhere, with what anybody can foresee: nothing that chance decides, nor the end."""
    if choice.space is None:
        return choice
    who, before = game.piece, game.pieces[game.piece].points
    trial = game.copy()
    with listening(trial, lambda then: (then.chance == game.chance, then.pieces[who].points)) as story:
        apply(trial, choice.id)
    over = is_over(trial)
    certain = [points for sure, points in story.seen[: 1 if over else None] if sure]
    slot = trial.pieces[who].slot
    return replace(
        choice,
        points=certain[-1] - before if certain else 0,
        slot=slot if slot != UNPLACED else None,
        next=None if over else _next(trial, who),
    )


def _next(game: Game, who: int) -> int | None:
    """Who moves once a piece stands where it is; while its slot is open, only whoever is behind can be told."""
    last = rearmost(game)
    unsettled = game.pieces[who].slot == UNPLACED and game.pieces[last].space == game.pieces[who].space
    return None if unsettled else last
