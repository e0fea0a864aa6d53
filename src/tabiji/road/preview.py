"""What is sure to come of a move along the road, tried out: the place one takes, points, and who moves then."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TypeVar

from ..core.choice import Choice
from ..core.deck import HasPiles, certain_draws
from ..core.events import collect_story
from ..core.game import Game, PlainGame
from .turns import UNPLACED, rearmost


class DeckGame(PlainGame, HasPiles, Protocol):
    """A plain game with piles of cards."""


G = TypeVar("G", bound=DeckGame)


def preview_choice(game: G, choice: Choice, apply: Callable[[G, int], None], is_over: Callable[[G], bool]) -> Choice:
    """A choice that leads somewhere, with what its seat can foresee: nothing that hangs on chance or on a card that it
    does not know, nor the end.
    """
    if choice.space is None:
        return choice
    who, before = game.piece, game.pieces[game.piece].points
    certain = [certain_draws(game, which, 1 << game.seat) for which in range(len(game.piles))]

    def look(then: G) -> tuple[bool, int]:
        return then.rng == game.rng and _drawn_are_known(game, then, certain), then.pieces[who].points

    trial = game.copy()
    with collect_story(trial, look) as story:
        apply(trial, choice.id)
    over = is_over(trial)
    sure = [points for is_sure, points in story.snapshots[: 1 if over else None] if is_sure]
    slot = trial.pieces[who].slot
    return replace(
        choice,
        points=sure[-1] - before if sure else 0,
        slot=slot if slot != UNPLACED else None,
        next=None if over else _next(trial, who),
    )


def _drawn_are_known(before: HasPiles, then: HasPiles, certain: list[int]) -> bool:
    """Whether all cards drawn since were certain before."""
    for pile, other, known in zip(before.piles, then.piles, certain, strict=True):
        if pile.top != other.top and (other.top - pile.top) % pile.size > known:
            return False
    return True


def _next(game: Game, who: int) -> int | None:
    """Who moves once a piece stands where it is; while its slot is open, only whoever is behind can be told."""
    last = rearmost(game)
    unsettled = game.pieces[who].slot == UNPLACED and game.pieces[last].space == game.pieces[who].space
    return None if unsettled else last
