"""What a decision was worth: its choices tried in worlds that its seat could imagine, what was done against the best.

Half of the playouts find the best choice; the others, in worlds of their own, compare it with what was done: a choice
that was only lucky in the first half gets no credit for it in the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..engine.description import Description
from .past import Decision, Past
from .playouts import firsts

PROMISING = 3  # how many of the choices are compared with what was done, at most
CLEAR = 2.0  # from how many standard errors on a choice is clearly better
WORLDS = 1 << 62


@dataclass(frozen=True)
class Tried:
    """Something that could be done."""

    notation: str
    chance: float  # to win, from 0 to 1; a shared first place counts by its share
    ahead: float  # how much more than that of what was done, in the same worlds
    noise: float  # the standard error of that

    @property
    def clear(self) -> bool:
        """Whether it is better than what was done beyond the noise."""
        return self.ahead > CLEAR * self.noise


@dataclass(frozen=True)
class Judgement:
    """What a decision was worth to its seat."""

    number: int
    seat: int
    done: Tried
    best: Tried
    better: list[Tried]  # clearly, the best first
    blind: float  # the chance of choosing at random
    chances: list[float]  # of every seat, after what was done

    @property
    def before(self) -> float:
        """The chance of the best there was to do."""
        return max(self.best.chance, self.done.chance)

    @property
    def loss(self) -> float:
        """How much of its chance the seat gave away."""
        return self.before - self.done.chance


def open_decisions(past: Past) -> list[Decision]:
    """The decisions of a game in which there was a choice."""
    return [decision for decision in past.decisions if len(past.game.legal(decision.state)) > 1]


def judge(game: Description, decision: Decision, playouts: int, seed: int) -> Judgement:
    """Judge one decision; the same seed judges the same."""
    state, action, legal = decision.state, decision.action, game.legal(decision.state)
    worlds = np.random.default_rng([seed, decision.number])
    first = worlds.integers(WORLDS, size=max(2, playouts // 2 // len(legal)))
    second = worlds.integers(WORLDS, size=max(2, playouts // 2 // (PROMISING + 1)))
    found = firsts(game.name, state, legal, first)[:, :, state.seat].mean(axis=0)
    promising = sorted(range(len(legal)), key=lambda place: (-found[place], legal[place] != action))
    kept = [legal[place] for place in promising[:PROMISING]]
    if kept[0] == action:
        kept = [action]  # nothing to compare it with
    elif action not in kept:
        kept.append(action)
    shares = firsts(game.name, state, kept, second)
    mine, done = shares[:, :, state.seat], kept.index(action)
    ahead = mine - mine[:, [done]]
    noise = ahead.std(axis=0) / np.sqrt(len(second))
    choices = [
        Tried(
            game.notate(state, each), float(mine[:, place].mean()), float(ahead[:, place].mean()), float(noise[place])
        )
        for place, each in enumerate(kept)
    ]
    return Judgement(
        number=decision.number,
        seat=state.seat,
        done=choices[done],
        best=choices[0],
        better=sorted((each for each in choices if each.clear), key=lambda each: -each.chance),
        blind=float(found.mean()),
        chances=shares[:, done].mean(axis=0).tolist(),
    )


def judge_all(past: Past, playouts: int, seed: int) -> Iterator[Judgement]:
    """Judge every decision in which there was a choice, in order."""
    for decision in open_decisions(past):
        yield judge(past.game, decision, playouts, seed)
