"""How a league is held."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainingConfig:
    """How a league is played; numbers in pairs go from the first to the second as it goes on."""

    generations: int = 2000
    minutes: float = 0.0  # how long it takes in all, if that is what is limited, instead of generations
    seed: int = 1
    games: int = 32768  # a generation
    steps: int = 160  # the longest game, in choices of those who learn; what is longer teaches nothing
    width: int = 384
    chunk: int = 512  # games of a gradient step
    pace: tuple[float, float] = (1e-3, 3e-5)
    curiosity: tuple[float, float] = (0.03, 0.004)  # what entropy is worth
    ambition: tuple[float, float] = (0.5, 0.9)  # how much of the aim is the first place; the rest is the lead
    earlier: float = 0.2  # part of the games with earlier selves
    softness: float = 1.0  # how much less sure those are than they were; people are
    among: float = 0.35  # part of the games with scholars and merchants
    others: float = 0.65  # how many of the other seats they take there
    merchants: float = 0.25  # how many of them are merchants
    average: float = 0.98  # what is left of the averaged weights after a generation


def interpolate(pair: tuple[float, float], done: float) -> float:
    """Where a pair of numbers is when so much of the whole is done."""
    return pair[0] + (pair[1] - pair[0]) * done
