"""What a decision was worth: its choices tried in worlds that its seat could imagine, what was done against the best.

At most a third of the playouts finds the best choice, in rounds: who falls behind is out. At most half, in worlds of
their own, compare it with what was done: a choice that was only lucky at first gets no credit for it there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..core.game import PlainGame
from ..core.spec import GameSpec
from .playouts import first_place_rates
from .recorded_game import Decision, RecordedGame

RACE_SHARE = 3  # how many of the choices are compared with what was done, at most
MIN_SIGMAS = 2.0  # from how many standard errors on a choice is clearly better
WORLDS = 1 << 62
RACE = 3  # what part of the playouts finds the best choice
ROUND = 100  # what part of them each choice gets in the first round of that


@dataclass(frozen=True)
class Evaluation:
    """Something that could be done."""

    notation: str
    chance: float  # to win, from 0 to 1; a shared first place counts by its share
    lead: float  # how much more than that of what was done, in the same worlds
    standard_error: float  # the standard error of that

    @property
    def is_clearly_better(self) -> bool:
        """Whether it is better than what was done beyond the noise."""
        return self.lead > MIN_SIGMAS * self.standard_error


@dataclass(frozen=True)
class Judgement:
    """What a decision was worth to its seat."""

    number: int
    seat: int
    played: Evaluation
    best: Evaluation
    better: list[Evaluation]  # clearly, the best first
    blind: float  # the chance of choosing at random
    chances: list[float]  # of every seat, after what was done

    @property
    def before(self) -> float:
        """The chance of the best there was to do."""
        return max(self.best.chance, self.played.chance)

    @property
    def loss(self) -> float:
        """How much of its chance the seat gave away."""
        return self.before - self.played.chance


def open_decisions(past: RecordedGame) -> list[Decision]:
    """The decisions of a game in which there was a choice."""
    return [decision for decision in past.decisions if len(past.game.legal_moves(decision.state)) > 1]


def race(
    game: GameSpec, state: PlainGame, playouts: int, worlds: np.random.Generator
) -> tuple[dict[int, float], float]:
    """The chance of every choice, the better it is the more exact, and that of choosing at random.

    All are tried in the same worlds, in rounds, each as long as those before it; who is behind the best by more than
    luck would explain is out.
    """
    still, left = game.legal_moves(state), playouts // RACE
    found, blind, tried = dict.fromkeys(still, 0.0), 0.0, 0
    while not tried or 1 < len(still) <= left:
        size = min(tried, left // len(still)) if tried else max(2, playouts // ROUND)
        won = first_place_rates(game.name, state, still, worlds.integers(WORLDS, size=size))[:, :, state.seat].sum(
            axis=0
        )
        left -= size * len(still)
        blind = blind if tried else float(won.mean()) / size  # before anybody is out
        tried += size
        for each, more in zip(still, won.tolist(), strict=True):
            found[each] += (more - size * found[each]) / tried
        best = max(found[each] for each in still)
        still = [each for each in still if found[each] >= best - tried**-0.5]
    return found, blind


def judge(game: GameSpec, decision: Decision, playouts: int, seed: int) -> Judgement:
    """Judge one decision; the same seed judges the same."""
    state, action = decision.state, decision.action
    worlds = np.random.default_rng([seed, decision.number])
    found, blind = race(game, state, playouts, worlds)
    promising = sorted(found, key=lambda each: (-found[each], each != action))
    better = promising[: promising.index(action)]  # than what was done, it seems
    kept = [*better[:RACE_SHARE], action]
    second = worlds.integers(WORLDS, size=max(2, playouts // 2 // (RACE_SHARE + 1)))
    shares = first_place_rates(game.name, state, kept, second)
    mine, done = shares[:, :, state.seat], len(kept) - 1
    ahead = mine - mine[:, [done]]
    noise = ahead.std(axis=0) / np.sqrt(len(second))
    choices = [
        Evaluation(
            game.notate(state, each), float(mine[:, place].mean()), float(ahead[:, place].mean()), float(noise[place])
        )
        for place, each in enumerate(kept)
    ]
    return Judgement(
        number=decision.number,
        seat=state.seat,
        played=choices[done],
        best=choices[0],
        better=sorted((each for each in choices if each.is_clearly_better), key=lambda each: -each.chance),
        blind=blind,
        chances=shares[:, done].mean(axis=0).tolist(),
    )


def judge_all(past: RecordedGame, playouts: int, seed: int) -> Iterator[Judgement]:
    """Judge every decision in which there was a choice, in order."""
    for decision in open_decisions(past):
        yield judge(past.game, decision, playouts, seed)
