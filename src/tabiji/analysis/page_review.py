"""Reviews a game for the page: `python -m tabiji.analysis.page_review` reads a game file from standard input and writes
progress and the review as JSON lines, at low priority.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from ..core import gamefile
from ..core.choice import Choice
from ..games import GAMES
from .judge import Evaluation, Judgement, judge, open_decisions
from .recorded_game import RecordedGame, recorded_game_of
from .review import Review

PLAYOUTS = 3000  # a decision, at most: what moments were clear with more is clear with these
SEED = 1
MIN_LOSS = 0.03  # of a chance that was given away
NICE = 5


@dataclass(frozen=True)
class RatedChoice:
    """Something that could be done, and its chance."""

    choice: Choice
    chance: float


@dataclass(frozen=True)
class KeyMoment:
    """A decision that mattered: what was done, and what was clearly better, the best first."""

    step: int  # the move
    seat: int
    done: RatedChoice
    better: list[RatedChoice]


@dataclass(frozen=True)
class GameReview:
    """What was found: everybody's chances along the game, how accurately they decided, and what mattered."""

    playouts: int
    steps: list[int]  # the moves that were judged
    chances: list[list[float]]  # of every seat, after each of those
    accuracy: list[float | None]
    moments: list[KeyMoment]


def command() -> tuple[str, ...]:
    """The command that looks back at the game it is given to read."""
    return (sys.executable, "-m", f"{__package__}.page_review")


def review_game(past: RecordedGame, told: Callable[[int, int], None], playouts: int = PLAYOUTS) -> GameReview:
    """Judge every decision with a choice; told: how many are judged, and of how many."""
    decisions = open_decisions(past)
    review = Review(past, playouts, SEED, [])
    for done, decision in enumerate(decisions):
        told(done, len(decisions))
        review.judgements.append(judge(past.game, decision, playouts, SEED))
    told(len(decisions), len(decisions))
    costly = [each for seat in past.seats for each in review.costliest(seat) if each.loss >= MIN_LOSS]
    return GameReview(
        playouts=playouts,
        steps=[each.number for each in review.judgements],
        chances=[[round(chance, 3) for chance in each.chances] for each in review.judgements],
        accuracy=[None if (part := review.accuracy(seat)) is None else round(part, 1) for seat in past.seats],
        moments=[_turning(past, each) for each in sorted(costly, key=lambda each: each.number)],
    )


def _turning(past: RecordedGame, judged: Judgement) -> KeyMoment:
    state = past.decisions[judged.number - 1].state
    called = {past.game.notate(state, action): action for action in past.game.legal_moves(state)}

    def weighed(tried: Evaluation) -> RatedChoice:
        return RatedChoice(past.game.describe(state, called[tried.notation]), round(tried.chance, 3))

    return KeyMoment(judged.number, judged.seat, weighed(judged.played), [weighed(each) for each in judged.better])


def _main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)

    def tell(**what: Any) -> None:
        print(json.dumps(what), flush=True)

    past = recorded_game_of(gamefile.read(sys.stdin.read(), GAMES))
    tell(review=asdict(review_game(past, lambda done, of: tell(done=done, of=of))))


if __name__ == "__main__":
    _main()
