"""Previews a move along the road on a copy: the slot it leads to, its certain points, and the piece that moves next."""

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
    """Returns a move with what its seat can foresee: nothing random, no unknown card, and not the final scoring."""
    if choice.space is None:
        return choice
    mover, before = game.piece, game.pieces[game.piece].points
    certain = [certain_draws(game, which, 1 << game.seat) for which in range(len(game.piles))]

    def snapshot(then: G) -> tuple[bool, int]:
        return then.rng == game.rng and _drawn_are_known(game, then, certain), then.pieces[mover].points

    trial = game.copy()
    with collect_story(trial, snapshot) as story:
        apply(trial, choice.id)
    over = is_over(trial)
    certain_points = [points for is_certain, points in story.snapshots[: 1 if over else None] if is_certain]
    slot = trial.pieces[mover].slot
    return replace(
        choice,
        points=certain_points[-1] - before if certain_points else 0,
        slot=slot if slot != UNPLACED else None,
        next=None if over else _next_piece(trial, mover),
    )


def _drawn_are_known(before: HasPiles, then: HasPiles, certain: list[int]) -> bool:
    """Returns whether all cards drawn since then were known before."""
    for pile, other, known in zip(before.piles, then.piles, certain, strict=True):
        if pile.top != other.top and (other.top - pile.top) % pile.size > known:
            return False
    return True


def _next_piece(game: Game, mover: int) -> int | None:
    """Returns the piece that moves next, or None while that depends on the slot that the mover has yet to choose."""
    last = rearmost(game)
    is_open = game.pieces[mover].slot == UNPLACED and game.pieces[last].space == game.pieces[mover].space
    return None if is_open else last
