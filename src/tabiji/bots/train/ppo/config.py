"""The hyperparameters of a training by PPO."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainingConfig:
    """Hyperparameters; pairs are interpolated from the first number to the second over the training."""

    generations: int = 2000
    minutes: float = 0.0  # limits the time of all runs together, instead of the generations
    seed: int = 1
    games: int = 32768  # of a generation
    steps: int = 160  # the horizon, in choices of the learner; games that are longer are not learned from
    width: int = 384  # of the network's layers
    minibatch: int = 512  # games of a gradient step
    learning_rate: tuple[float, float] = (1e-3, 3e-5)
    entropy_bonus: tuple[float, float] = (0.03, 0.004)
    win_weight: tuple[float, float] = (0.5, 0.9)  # the share of the first place in the return; the rest is the lead
    snapshot_share: float = 0.2  # share of the games against earlier snapshots
    snapshot_temperature: float = 1.0  # divides the logits of snapshots
    heuristic_share: float = 0.35  # share of the games with scholars and merchants
    heuristic_seats: float = 0.65  # share of the other seats that they take there
    merchant_share: float = 0.25  # share of merchants among them
    average_decay: float = 0.98  # of the averaged weights, in a generation


def interpolate(pair: tuple[float, float], progress: float) -> float:
    """Returns the number between those of a pair at a progress from 0 to 1."""
    return pair[0] + (pair[1] - pair[0]) * progress
