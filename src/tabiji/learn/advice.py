"""What the master would do, and why: its own chances, and what each choice leads to when the game is played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ..analysis.playouts import evaluate_actions
from ..bots import Budget, Estimate, Observation
from ..bots.heuristic.scratch import Reals
from ..bots.mcts import Sage
from ..bots.net import Master
from ..compile.batch import IntArray
from ..core.choice import Choice
from ..core.spec import GameSpec

BEST = 3  # how many choices are told
MIN_PLAYOUTS = 25  # a choice that was tried so much less often than the best has no chance worth telling
COMPARED = 8  # how many are played on from, to see what each leads to
WORLDS = 240  # in which that is done
LEAST = 0.5  # points that are worth a word
SURE = 2.0  # from how many standard errors on something is more than noise
MOST = 3  # sources that are named
RESAMPLES = 3  # worlds in which a choice is tried, to see what it brings at once
SEEDS = 1 << 62
CHANCE_TEMPERATURE = 1.32  # how much less sure people's games are than whoever advises thinks (`bench/values.py`)
ADVISERS = {"master": Master, "sage": Sage}  # the sage where nobody has learned the game


@dataclass(frozen=True)
class Change:
    """Points that somebody gets more or less than after the other choices, by the end."""

    seat: int
    source: str  # what from; empty for all of them together
    points: float


@dataclass(frozen=True)
class Advice:
    """A choice, what the master thinks of it, and what it leads to."""

    choice: Choice
    chance: float  # to win, from 0 to 1
    playouts: int  # how many it rests on
    coins: int  # that it brings or costs at once, if that is sure
    points: int  # likewise
    more: list[Change]  # what the seat gets more or less by the end
    denies: Change | None  # what it takes from whom most


def adviser(game: GameSpec) -> str:
    """Who advises in a game."""
    return next(name for name, bot in ADVISERS.items() if bot().plays(game))


def advise(observation: Observation, legal: list[int], budget: Budget) -> list[Advice]:
    """The best few choices, the best first."""
    own = replace(observation, state=observation.state.copy())
    thought = ADVISERS[adviser(own.game)]().explain(own, list(legal), budget)[:COMPARED]
    estimates = [replace(each, chance=soften_chance(each.chance, own.state.players)) for each in thought]
    told = reasons(observation, estimates, budget.threads)
    return [each for each in told if each.playouts * MIN_PLAYOUTS >= told[0].playouts][:BEST]


def soften_chance(chance: float, players: int) -> float:
    """A chance as it is among people: nearer to what everybody has at first."""
    mine: float = chance ** (1 / CHANCE_TEMPERATURE)
    others: float = (players - 1) * (max(0.0, 1 - chance) / (players - 1)) ** (1 / CHANCE_TEMPERATURE)
    return mine / (mine + others)


def reasons(observation: Observation, estimates: Sequence[Estimate], threads: int) -> list[Advice]:
    """What each of some choices leads to, compared with the mean of the others."""
    game, state = observation.game, observation.state
    seeds = np.random.default_rng(state.rng[0]).integers(SEEDS, size=WORLDS)
    actions = [each.action for each in estimates]
    _, points = evaluate_actions(game.name, state, actions, seeds, threads)
    advice = []
    for place, each in enumerate(estimates):
        more, denies = _changes(observation, points, place)
        coins, at_once = _at_once(observation, each.action)
        choice = observation.describe(each.action)
        advice.append(Advice(choice, each.chance, each.playouts, coins, at_once, more, denies))
    return advice


def _changes(observation: Observation, points: IntArray, place: int) -> tuple[list[Change], Change | None]:
    """What a choice brings its seat by the end, and what it takes from whom most, beyond the noise."""
    if points.shape[1] < 2:
        return [], None
    others = np.delete(points, place, axis=1).mean(axis=1)
    seat, names = observation.seat, observation.game.score_sources
    mine = _beyond_noise((points[:, place, seat] - others[:, seat]).astype(float))
    more = [Change(seat, names[at], gain) for at, gain in enumerate(mine) if gain]
    total = points.sum(axis=3)
    theirs = _beyond_noise(total[:, place] - np.delete(total, place, axis=1).mean(axis=1))
    denied = [Change(other, "", loss) for other, loss in enumerate(theirs) if other != seat and loss < 0]
    ranked = sorted(more, key=lambda each: -abs(each.points))[:MOST]
    return ranked, min(denied, key=lambda each: each.points, default=None)


def _beyond_noise(gains: Reals) -> list[float]:
    """The mean of each column, rounded; nothing where it is small or may be chance."""
    means, noise = gains.mean(axis=0), gains.std(axis=0) / np.sqrt(len(gains))
    worth = (np.abs(means) >= LEAST) & (np.abs(means) > SURE * noise)
    found: list[float] = np.where(worth, means, 0.0).round(1).tolist()
    return found


def _at_once(observation: Observation, action: int) -> tuple[int, int]:
    """The coins and the points that a choice brings at once, where that is the same in every world."""
    seen = set()
    for seed in range(RESAMPLES):
        before = observation.resample(seed)
        after = before.after(action)
        seen.add((_coins(after) - _coins(before), after.own_piece.points - before.own_piece.points))
    return seen.pop() if len(seen) == 1 else (0, 0)


def _coins(observation: Observation) -> int:
    """What is in the purse; nothing in games without money."""
    return int(getattr(observation.own_piece, "coins", 0))
