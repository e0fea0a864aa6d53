"""Trains the master's network by PPO in self-play, on one GPU.

    python -m tabiji.bots.train.ppo FOLDER --seconds 580      # needs only torch and an export made elsewhere

A generation plays many games to their end in lockstep, all steps in one CUDA graph (network, sampling, kernel), against
itself, earlier snapshots, scholars and merchants; then it takes one pass of gradient steps. The folder holds the
export, the log, the checkpoint, and the network, whose weights are averaged over the last generations.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ....compile.device import import_torch, import_torch_with_gpu
from ...net.format import LEARNER, OVER
from .checkpoint import load_checkpoint, read_export, save_checkpoint
from .config import TrainingConfig
from .cuda_graphs import CudaGraphs
from .learner import Learner
from .network import Network, NetworkWeights
from .rollouts import Rollouts

__all__ = ["SelfPlay", "TrainingConfig", "read_export"]

MAX_SNAPSHOTS = 8
SNAPSHOT_EVERY = 50  # generations
CHECKPOINT_EVERY = 60.0  # seconds
REPORT_EVERY = 20  # generations


class SelfPlay:
    """A training: rollouts, learner, snapshots and their schedule."""

    def __init__(self, folder: Path, config: TrainingConfig, device: str = "cuda") -> None:
        self.folder, self.config = folder, config
        self.torch = torch = import_torch_with_gpu() if device == "cuda" else import_torch()
        export = read_export(folder)
        torch.manual_seed(config.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.state: dict[str, Any] = {"generation": 0, "games": 0, "seconds": 0.0, "snapshots": [], "win_ratios": []}
        self.network = Network(torch, export, np.load(folder / "export" / "scale.npy"), device)
        self.rollouts, self.graphs = Rollouts(folder, config, export, self.network), CudaGraphs(torch, device)
        self.learner = Learner(config, self.network, self.rollouts, self.network.new(config.width), self.graphs)
        self.average = {name: tensor.detach().clone() for name, tensor in self.learner.weights.items()}
        load_checkpoint(folder, self.network, self.learner, self.average, self.state)
        torch.manual_seed(config.seed + self.state["generation"])  # a resumed training draws other deals
        self.rng = random.Random(config.seed + self.state["generation"])
        self.current = self.network.copy(self.learner.weights)
        self.opponent = self.network.copy(self.learner.weights)
        self.snapshot: int | None = None  # the index of the opponent

    def run(self, seconds: float, progress: Callable[[str | None], None]) -> None:
        """Trains until all generations are done or the seconds have passed, at least one; writes a checkpoint.

        After each generation progress is called with the line that was logged, or None.
        """
        config, state = self.config, self.state
        started = reported = saved = time.monotonic()
        seconds_before, games_reported = state["seconds"], state["games"]
        log = (self.folder / "training.log").open("a")
        try:
            while (done := self._progress()) < 1:
                self.learner.set_schedule(state["generation"], done)
                statistics = self._generation()
                state["generation"] += 1
                state["games"] += config.games
                now = time.monotonic()
                state["seconds"] = seconds_before + now - started
                self._update_snapshots()
                line = None
                if state["generation"] % REPORT_EVERY == 0 or state["generation"] == 1:
                    line = self._report(statistics, (state["games"] - games_reported) / (now - reported))
                    log.write(line + "\n")
                    log.flush()
                    reported, games_reported = now, state["games"]
                if now - saved > CHECKPOINT_EVERY:
                    self.save()
                    saved = now
                progress(line)
                if now - started >= seconds:
                    break
        finally:
            log.close()
            self.save()

    def _generation(self) -> dict[str, float]:
        """Plays the rollouts, learns from them, and updates the averaged weights; returns the learner's statistics."""
        torch, network, weights = self.torch, self.network, self.learner.weights
        with torch.no_grad():
            network.copy(weights, self.current)
            network.copy(self._draw_opponent(), self.opponent)
            self.rollouts.seat_all(self.snapshot is not None)
            self.graphs.run("play", lambda: self.rollouts.play(self.current, self.opponent), 1)
        statistics = self.learner.learn(self.rng)
        with torch.no_grad():
            for name, tensor in self.average.items():
                tensor.lerp_(weights[name], 1 - self.config.average_decay)
        return statistics

    def _draw_opponent(self) -> NetworkWeights:
        """Returns a snapshot, more likely one that is hard to beat; the current weights if there is none."""
        if not self.state["snapshots"]:
            return self.learner.weights
        weights = [math.exp(-6 * (ratio - 1)) for ratio in self.state["win_ratios"]]
        self.snapshot = self.rng.choices(range(len(weights)), weights)[0]
        snapshot = self.state["snapshots"][self.snapshot]
        return {name: tensor.to(self.network.device).float() for name, tensor in snapshot.items()}

    def _progress(self) -> float:
        """Returns the share of the training that is done."""
        state, config = self.state, self.config
        if config.minutes:
            return float(state["seconds"] / 60 / config.minutes)
        return float(state["generation"] / config.generations)

    def _update_snapshots(self) -> None:
        """Updates the win ratio against the snapshot that was played; adds a snapshot when one is due."""
        state, rollouts = self.state, self.rollouts
        snapshots, win_ratios = state["snapshots"], state["win_ratios"]
        if rollouts.snapshot_count and self.snapshot is not None:
            games = rollouts.snapshot_games
            ratio = rollouts.win_ratio(games, rollouts.learner_seats[:, games])
            win_ratios[self.snapshot] += 0.1 * (ratio - win_ratios[self.snapshot])
        if state["generation"] % SNAPSHOT_EVERY == 0:
            weights = self.learner.weights
            snapshots.append({name: tensor.detach().to(self.torch.float16).cpu() for name, tensor in weights.items()})
            win_ratios.append(1.0)
            if len(snapshots) > MAX_SNAPSHOTS:  # drop the easiest, but not one of the latest two
                easiest = max(range(MAX_SNAPSHOTS - 2), key=lambda index: win_ratios[index])
                del snapshots[easiest], win_ratios[easiest]

    def _report(self, statistics: dict[str, float], games_per_second: float) -> str:
        """Returns a line of the log."""
        state, config, rollouts = self.state, self.config, self.rollouts
        games = rollouts.heuristic_games
        ratio = rollouts.win_ratio(games, rollouts.policy_ids[:, games] == LEARNER) if rollouts.heuristic_count else 1.0
        choices = (rollouts.meta[: config.steps, OVER] == 0).sum(0)
        unfinished = float((rollouts.meta[config.steps, OVER] == 0).float().mean())
        return (
            f"{state['seconds']:6.0f} s {state['generation']:5d} {state['games'] / 1e6:7.2f} M games "
            f"{games_per_second / 1e3:6.1f} k/s entropy {statistics['entropy']:.3f} "
            f"win-loss {statistics['win_loss']:.4f} lead-loss {statistics['lead_loss']:.4f} "
            f"kl {statistics['kl']:.4f} clipped {statistics['clipped']:.3f} "
            f"advantage-std {statistics['advantage_std']:.3f} "
            f"learning-rate {float(self.learner.learning_rate):.1e} "
            f"against-snapshots x{min(state['win_ratios'], default=1.0):.3f} against-heuristics x{ratio:.3f} "
            f"choices {float(choices.float().mean()):.1f} most {int(choices.max())} unfinished {unfinished:.4f}"
        )

    def save(self) -> None:
        """Writes a checkpoint."""
        save_checkpoint(self.folder, self.network, self.learner, self.average, self.state)
