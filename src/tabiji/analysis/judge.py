"""Evaluates decisions by playouts: each choice is played out from sampled determinizations and compared with the move.

At most a third of the playouts search for the best choice, in rounds that drop choices which fall behind. At most half,
from determinizations of their own, compare it with what was played: a choice that was only lucky in the search gets no
credit for it there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..compile.batch import IntArray
from ..core.game import PlainGame
from ..core.spec import GameSpec
from .playouts import first_place_rates
from .recorded_game import Decision, RecordedGame

MAX_ALTERNATIVES = 3  # choices that are compared with the move
MIN_SIGMAS = 2.0  # standard errors from which on a choice is clearly better
SEED_BOUND = 1 << 62
SEARCH_SHARE = 3  # one part in so many of the playouts searches for the best choice
FIRST_ROUND_SHARE = 100  # one part in so many of the playouts goes to each choice in the first round


@dataclass(frozen=True)
class Evaluation:
    """A choice and its chance to win, compared with the move."""

    action: int
    notation: str
    chance: float  # to win, from 0 to 1; a shared first place counts by its share
    lead: float  # over the chance of the move, from the same determinizations
    standard_error: float  # of the lead

    @property
    def is_clearly_better(self) -> bool:
        """Whether the lead over the move is more than noise."""
        return self.lead > MIN_SIGMAS * self.standard_error


@dataclass(frozen=True)
class Judgement:
    """What a decision was worth to its seat."""

    number: int
    seat: int
    played: Evaluation
    best: Evaluation
    better: list[Evaluation]  # than the move, beyond noise, the best first
    blind: float  # the chance of a random choice
    chances: list[float]  # of every seat, after the move

    @property
    def before(self) -> float:
        """The chance of the best choice."""
        return max(self.best.chance, self.played.chance)

    @property
    def loss(self) -> float:
        """The chance that the move gave away."""
        return self.before - self.played.chance


def search_best(
    game: GameSpec, state: PlainGame, playouts: int, rng: np.random.Generator
) -> tuple[dict[int, float], float]:
    """Returns the estimated chance of every choice, and that of a random one.

    All choices are played out from the same determinizations, in rounds that are each as long as all before; a choice
    that is further behind the best than luck would explain is dropped.
    """
    remaining, budget = game.legal_moves(state), playouts // SEARCH_SHARE
    chances, blind, rounds = dict.fromkeys(remaining, 0.0), 0.0, 0
    while not rounds or 1 < len(remaining) <= budget:
        size = min(rounds, budget // len(remaining)) if rounds else max(2, playouts // FIRST_ROUND_SHARE)
        seeds: IntArray = rng.integers(SEED_BOUND, size=size)
        wins = first_place_rates(game.name, state, remaining, seeds)[:, :, state.seat].sum(axis=0)
        budget -= size * len(remaining)
        blind = blind if rounds else float(wins.mean()) / size  # before any choice is dropped
        rounds += size
        for action, won in zip(remaining, wins.tolist(), strict=True):
            chances[action] += (won - size * chances[action]) / rounds
        best = max(chances[action] for action in remaining)
        remaining = [action for action in remaining if chances[action] >= best - rounds**-0.5]
    return chances, blind


def judge(game: GameSpec, decision: Decision, playouts: int, seed: int) -> Judgement:
    """Judges one decision; the same seed leads to the same judgement."""
    state, move = decision.state, decision.action
    rng = np.random.default_rng([seed, decision.number])
    chances, blind = search_best(game, state, playouts, rng)
    promising = sorted(chances, key=lambda action: (-chances[action], action != move))
    ahead_of_move = promising[: promising.index(move)]
    compared = [*ahead_of_move[:MAX_ALTERNATIVES], move]
    seeds: IntArray = rng.integers(SEED_BOUND, size=max(2, playouts // 2 // (MAX_ALTERNATIVES + 1)))
    shares = first_place_rates(game.name, state, compared, seeds)
    own, last = shares[:, :, state.seat], len(compared) - 1
    leads = own - own[:, [last]]
    errors = leads.std(axis=0) / np.sqrt(len(seeds))
    evaluations = [
        Evaluation(
            action,
            game.notate(state, action),
            float(own[:, index].mean()),
            float(leads[:, index].mean()),
            float(errors[index]),
        )
        for index, action in enumerate(compared)
    ]
    return Judgement(
        number=decision.number,
        seat=state.seat,
        played=evaluations[last],
        best=evaluations[0],
        better=sorted((each for each in evaluations if each.is_clearly_better), key=lambda each: -each.chance),
        blind=blind,
        chances=shares[:, last].mean(axis=0).tolist(),
    )


def judge_all(record: RecordedGame, playouts: int, seed: int) -> Iterator[Judgement]:
    """Judges every decision in which there was a choice, in order."""
    for decision in record.open_decisions:
        yield judge(record.game, decision, playouts, seed)
