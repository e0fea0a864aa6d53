"""Reviews a game for the page: `python -m tabiji.analysis.page_review` reads a game log from standard input and writes
progress and the review as JSON lines, at low priority.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from ..core.cause import Cause
from ..core.choice import Choice
from ..core.match import Match
from .judge import Evaluation, Judgement, judge
from .recorded_game import GameLog, RecordedGame, log_of, replay_log
from .review import Review, cause_of

MAX_PLAYOUTS = 3000  # a decision: moments that are clear with more are clear with these
SEED = 1
MIN_LOSS = 0.03  # of a chance that was given away
NICE = 5


@dataclass(frozen=True)
class RatedChoice:
    """A choice and its chance to win."""

    choice: Choice
    chance: float


@dataclass(frozen=True)
class KeyMoment:
    """A decision that mattered: the move, and the clearly better choices, the best first."""

    step: int  # the number of the move
    seat: int
    done: RatedChoice
    better: list[RatedChoice]
    cause: Cause | None = None  # why the best choice is better


@dataclass(frozen=True)
class GameReview:
    """The chances of all seats along a game, how accurately they decided, and the decisions that mattered."""

    playouts: int
    steps: list[int]  # the moves that were judged
    chances: list[list[float]]  # of every seat, after each of those
    accuracy: list[float | None]
    moments: list[KeyMoment]


def command() -> tuple[str, ...]:
    """Returns the command that reviews the game log on its standard input."""
    return (sys.executable, "-m", f"{__package__}.page_review")


def encode_request(match: Match, moves: Iterable[tuple[int, int | None]]) -> str:
    """Returns what the command reads: the beginning of a match, and moves as actions with their entropy."""
    return msgspec.json.encode(log_of(match, moves)).decode()


def review_game(
    record: RecordedGame, on_progress: Callable[[int, int], None], playouts: int = MAX_PLAYOUTS
) -> GameReview:
    """Judges every decision with a choice; reports how many are judged, and of how many."""
    decisions = record.open_decisions
    review = Review(record, playouts, SEED, [])
    for done, decision in enumerate(decisions):
        on_progress(done, len(decisions))
        review.judgements.append(judge(record.game, decision, playouts, SEED))
    on_progress(len(decisions), len(decisions))
    costly = [each for seat in record.seats for each in review.costliest(seat) if each.loss >= MIN_LOSS]
    accuracies = [review.accuracy(seat) for seat in record.seats]
    return GameReview(
        playouts=playouts,
        steps=[each.number for each in review.judgements],
        chances=[[round(chance, 3) for chance in each.chances] for each in review.judgements],
        accuracy=[None if each is None else round(each, 1) for each in accuracies],
        moments=[_key_moment(record, each) for each in sorted(costly, key=lambda each: each.number)],
    )


def _key_moment(record: RecordedGame, judgement: Judgement) -> KeyMoment:
    state = record.decisions[judgement.number - 1].state

    def rated(evaluation: Evaluation) -> RatedChoice:
        return RatedChoice(record.game.describe(state, evaluation.action), round(evaluation.chance, 3))

    better = [rated(each) for each in judgement.better]
    cause = cause_of(record, judgement)
    return KeyMoment(judgement.number, judgement.seat, rated(judgement.played), better, cause)


def _main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)

    def write(**message: Any) -> None:
        print(json.dumps(message), flush=True)

    record = replay_log(msgspec.json.decode(sys.stdin.buffer.read(), type=GameLog))
    write(review=asdict(review_game(record, lambda done, of: write(done=done, of=of))))


if __name__ == "__main__":
    _main()
