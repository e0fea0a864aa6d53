"""Advice: the master's best choices with their chances, and what each leads to in playouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ..bots import Budget, Estimate, Observation
from ..bots.mcts import Sage
from ..bots.net import Master
from ..core.cause import Cause
from ..core.choice import Choice
from ..core.spec import GameSpec
from .causes import MIN_POINTS, Differences, beyond_noise, choose_cause
from .judge import judge
from .playouts import Outcomes, evaluate_actions
from .recorded_game import Decision

BEST = 3  # choices of an advice
MAX_PLAYOUT_RATIO = 25  # a choice with so many times fewer playouts than the best has no reliable chance
MAX_COMPARED = 8  # choices that are played out
COMPARE_PLAYOUTS = 240  # of each choice
MAX_SOURCES = 3  # that are named
RESAMPLES = 3  # determinizations in which the immediate effect of a choice must be the same
SEED_BOUND = 1 << 62
REVIEW_PLAYOUTS = 1600  # to judge a single move
MIN_LOSS = 0.05  # of a chance that is worth naming
CHANCE_TEMPERATURE = 1.32  # how much less certain games of people are than the adviser thinks (`bench/values.py`)
ADVISERS = {"master": Master, "sage": Sage}  # the sage where there is no net for the game


@dataclass(frozen=True)
class Change:
    """Points that a seat gets by the end, more or less than after the other choices."""

    seat: int
    source: str  # of the points; empty for all together
    points: float


@dataclass(frozen=True)
class Advice:
    """A choice, its chance, and what it leads to."""

    choice: Choice
    chance: float  # to win, from 0 to 1
    playouts: int  # behind the chance
    coins: int  # that it brings or costs at once, if that is certain
    points: int  # likewise
    more: list[Change]  # that the seat gets by the end
    denies: Change | None  # the largest loss of another seat
    cause: Cause | None = None  # the reason that carries most of the difference, if one does


def adviser(game: GameSpec) -> str:
    """Returns the name of the bot that advises in a game."""
    return next(name for name, bot in ADVISERS.items() if bot().plays(game))


def advise(observation: Observation, legal: list[int], budget: Budget) -> list[Advice]:
    """Returns the best few choices, the best first."""
    own = replace(observation, state=observation.state.copy())
    raw = ADVISERS[adviser(own.game)]().explain(own, list(legal), budget)[:MAX_COMPARED]
    estimates = [replace(each, chance=soften_chance(each.chance, own.state.players)) for each in raw]
    advice = explain_choices(observation, estimates, budget.threads)
    return [each for each in advice if each.playouts * MAX_PLAYOUT_RATIO >= advice[0].playouts][:BEST]


def review_move(observation: Observation, action: int, threads: int) -> tuple[Advice, Advice] | None:
    """Returns a move and the best choice if that was clearly better, else None."""
    game, state = observation.game, observation.state
    if len(game.legal_moves(state)) == 1:
        return None
    judgement = judge(game, Decision(0, state, action), REVIEW_PLAYOUTS, 1)
    if not judgement.best.is_clearly_better or judgement.loss < MIN_LOSS:
        return None
    playouts = REVIEW_PLAYOUTS // 8
    estimates = [Estimate(each.action, each.chance, playouts) for each in (judgement.played, judgement.best)]
    played, best = explain_choices(observation, estimates, threads, recommended=1)
    return played, best


def soften_chance(chance: float, players: int) -> float:
    """Returns a chance as it is in games of people: nearer to an equal share."""
    own: float = chance ** (1 / CHANCE_TEMPERATURE)
    others: float = (players - 1) * (max(0.0, 1 - chance) / (players - 1)) ** (1 / CHANCE_TEMPERATURE)
    return own / (own + others)


def explain_choices(
    observation: Observation, estimates: Sequence[Estimate], threads: int, recommended: int = 0
) -> list[Advice]:
    """Returns what each choice leads to, compared with the mean of the others, given the place of the best one."""
    game, state = observation.game, observation.state
    seeds = np.random.default_rng(state.rng[0]).integers(SEED_BOUND, size=COMPARE_PLAYOUTS)
    outcomes = evaluate_actions(game.name, state, [each.action for each in estimates], seeds, threads)
    advice = []
    for index, each in enumerate(estimates):
        more, denies = _changes(observation, outcomes, index)
        coins, immediate = _immediate_effect(observation, each.action)
        choice = observation.describe(each.action)
        cause = _cause(observation, outcomes, index, each.action, index == recommended)
        advice.append(Advice(choice, each.chance, each.playouts, coins, immediate, more, denies, cause))
    return advice


def _cause(observation: Observation, outcomes: Outcomes, index: int, action: int, is_recommended: bool) -> Cause | None:
    """Returns the cause of a choice; None where there is nothing to compare it with."""
    if outcomes.points.shape[1] < 2:
        return None
    points_now = np.array([piece.points for piece in observation.state.pieces[: observation.state.players]])
    return choose_cause(observation, action, Differences.of(outcomes, index, points_now), is_recommended)


def _changes(observation: Observation, outcomes: Outcomes, index: int) -> tuple[list[Change], Change | None]:
    """Returns what a choice brings its seat by the end, and the largest loss of another seat, both beyond noise."""
    points = outcomes.points
    if points.shape[1] < 2:
        return [], None
    others = np.delete(points, index, axis=1).mean(axis=1)
    seat, names = observation.seat, observation.game.score_sources
    gains = beyond_noise(points[:, index, seat] - others[:, seat], MIN_POINTS).round(1).tolist()
    more = [Change(seat, name, gain) for name, gain in zip(names, gains, strict=True) if gain]
    total = points.sum(axis=3)
    differences = beyond_noise(total[:, index] - np.delete(total, index, axis=1).mean(axis=1), MIN_POINTS)
    losses = [
        Change(other, "", loss)
        for other, loss in enumerate(differences.round(1).tolist())
        if other != seat and loss < 0
    ]
    largest = sorted(more, key=lambda each: -abs(each.points))[:MAX_SOURCES]
    return largest, min(losses, key=lambda each: each.points, default=None)


def _immediate_effect(observation: Observation, action: int) -> tuple[int, int]:
    """Returns the coins and points that a choice brings at once, or 0 where determinizations differ in them."""
    effects = set()
    for seed in range(RESAMPLES):
        before = observation.resample(seed)
        after = before.after(action)
        effects.add((_coins(after) - _coins(before), after.own_piece.points - before.own_piece.points))
    return effects.pop() if len(effects) == 1 else (0, 0)


def _coins(observation: Observation) -> int:
    """Returns the coins of the observing seat; 0 in games without coins."""
    return int(getattr(observation.own_piece, "coins", 0))
