"""Chooses the cause of a choice: among those true in the position, the one that carries most of the difference.

The difference is in the points of the deciding seat, less the mean of the other seats, between the playouts of the
choice and those of the others. A cause is named only if its part is at least half of all that points the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..bots.heuristic.scratch import Reals
from ..compile.batch import IntArray
from ..core.cause import Candidate, Cause
from ..core.game import PlainGame
from ..core.observation import Observation
from ..core.spec import GameSpec
from .playouts import Outcomes

GENERAL_CAUSES = ("moves-again", "frees-stops", "gains", "loses", "costs", "helps")
MIN_POINTS = 0.5  # that are worth naming
MIN_SIGMAS = 2.0  # standard errors from which on a difference is more than noise
MIN_SHARE = 0.5  # of the difference that a cause carries
MIN_STOPS = 0.2  # by which a cause may change the number of stops
MIN_FREE_STOPS = 2  # that are worth naming
RESAMPLES = 3  # determinizations in which a cause must be true


@dataclass(frozen=True)
class Differences:
    """How the playouts of a choice differ from those of the others, beyond noise."""

    points: Reals  # by seat and source
    stops: Reals  # by seat
    points_per_stop: Reals  # by seat, from now on

    @classmethod
    def of(cls, outcomes: Outcomes, index: int, points_now: Reals) -> Differences:
        """Compares a choice with the mean of the others."""
        stops = outcomes.stops.mean(axis=(0, 1))
        gained = outcomes.points.sum(axis=3).mean(axis=(0, 1)) - points_now
        return cls(
            beyond_noise(_compared(outcomes.points, index), MIN_POINTS),
            beyond_noise(_compared(outcomes.stops, index), MIN_STOPS),
            np.maximum(gained, 0) / np.maximum(stops, 1),
        )

    def weighted(self, seat: int) -> Reals:
        """Returns what each difference is worth to a seat: the points of the others count against it."""
        worth: Reals = self.points / -max(1, len(self.points) - 1)
        worth[seat] = self.points[seat]
        return worth


def beyond_noise(samples: Reals, least: float) -> Reals:
    """Returns the mean over the first axis; 0 where it is small or may be chance."""
    means, errors = samples.mean(axis=0), samples.std(axis=0) / np.sqrt(len(samples))
    significant = (np.abs(means) >= least) & (np.abs(means) > MIN_SIGMAS * errors)
    return np.where(significant, means, 0.0)


def _compared(values: IntArray, index: int) -> Reals:
    """Returns the values of a choice less the mean of the others, by determinization."""
    compared: Reals = values[:, index] - np.delete(values, index, axis=1).mean(axis=1)
    return compared


def choose_cause(observation: Observation, action: int, differences: Differences, recommended: bool) -> Cause | None:
    """Returns the cause that carries most of the difference, or None; of a recommended choice one for it."""
    worth = differences.weighted(observation.seat)
    against = float(worth.sum()) < 0
    if against and recommended:
        return None
    towards = float(np.where(worth < 0 if against else worth > 0, np.abs(worth), 0).sum())
    sign = -1 if against else 1
    for candidates in (true_causes(observation, action), _general_causes(observation, action, differences)):
        carried = [
            (sign * _carried(each, observation, differences, worth), each)
            for each in candidates
            if each.against == against
        ]
        part, best = max(carried, key=lambda pair: pair[0], default=(0.0, None))
        if best and part >= max(MIN_POINTS, MIN_SHARE * towards):
            return best.cause
    return None


def true_causes(observation: Observation, action: int) -> list[Candidate]:
    """Returns the causes of the game that are true of an action in each of some determinizations."""
    module = observation.game.module("causes")
    if module is None or observation.state.seat != observation.seat:
        return []
    worlds = [observation.resample(seed).state for seed in range(RESAMPLES)]
    first, *others = [module.find_causes(world, action) for world in worlds]
    return [each for each in first if all(each in causes for causes in others)]


def _carried(each: Candidate, observation: Observation, differences: Differences, worth: Reals) -> float:
    """Returns the part of the difference that a candidate speaks of."""
    whose = observation.seat if each.whose is None else each.whose
    if each.cause.name in ("moves-again", "frees-stops"):
        return _worth_of_stops(observation.seat, differences)
    names = observation.game.score_sources
    sources = [names.index(source) for source in each.sources] or range(len(names))
    return float(worth[whose, list(sources)].sum())


def _worth_of_stops(seat: int, differences: Differences) -> float:
    """Returns what more or fewer stops of all seats are worth to one."""
    stops = differences.stops * differences.points_per_stop
    others: Reals = np.delete(stops, seat)
    return float(stops[seat] - others.mean()) if len(others) else float(stops[seat])


# ---------------------------------------------------------------- causes of any game


def _general_causes(observation: Observation, action: int, differences: Differences) -> Iterator[Candidate]:
    yield from _turn_causes(observation, action)
    seat = observation.seat
    for source, points in zip(observation.game.score_sources, differences.points[seat].tolist(), strict=True):
        name = "gains" if points > 0 else "loses"
        if points:
            yield Candidate(Cause(name, points=_whole(points), source=source), (source,), against=points < 0)
    for other, points in enumerate(differences.points.sum(axis=1).tolist()):
        name = "costs" if points < 0 else "helps"
        if other != seat and points:
            yield Candidate(Cause(name, other, points=_whole(points)), whose=other, against=points > 0)


def _whole(points: float) -> int:
    return max(1, round(abs(points)))


def _turn_causes(observation: Observation, action: int) -> Iterator[Candidate]:
    """Yields who moves next along the road, if that is certain, and onto how many free stops behind this move."""
    game, before = observation.game, observation.state
    if before.phase != game.move_phase or before.piece != observation.seat:
        return
    worlds = [observation.resample(seed).after(action).state for seed in range(RESAMPLES)]
    if any(game.is_over(world) or world.phase != game.move_phase for world in worlds):
        return
    after, movers = worlds[0], {world.piece for world in worlds}
    mover = min(movers)
    if mover == observation.seat and len(movers) == 1:
        yield Candidate(Cause("moves-again"))
    elif mover < after.players and len(movers) == 1:
        free = _free_stops(game, after, after.pieces[observation.seat].space)
        if free >= MIN_FREE_STOPS:
            yield Candidate(Cause("frees-stops", mover, count=free), against=True)


def _free_stops(game: GameSpec, state: PlainGame, before: int) -> int:
    """Returns how many spaces before a space the piece to move may stop on."""
    count = 0
    for action in game.legal_moves(state):
        then = state.copy()
        game.apply(then, action)
        count += then.pieces[state.piece].space < before
    return count
