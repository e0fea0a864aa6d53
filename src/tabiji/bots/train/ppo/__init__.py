"""Teaching the master: a league of itself, its earlier selves, scholars and merchants, by PPO on one GPU.

    python -m tabiji.bots.train.ppo FOLDER --seconds 580      # where there is only torch: with a kit made ahead

A generation plays many games to their end in lockstep, all steps in one CUDA graph (net, chance, kernel), then learns
from them once. The folder keeps the kit, the log, the state to go on from, and the net: its weights averaged over the
last generations.
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
from ...net.format import OVER
from .checkpoint import load_checkpoint, read_export, save_checkpoint
from .config import TrainingConfig
from .cuda_graphs import Graphs
from .learner import Learner
from .network import Network
from .rollouts import Rollouts

__all__ = ["SelfPlay", "TrainingConfig", "read_export"]

POOL_SIZE = 8  # earlier selves that are kept
SNAPSHOT_EVERY = 50  # generations after which a self is kept to be met
CHECKPOINT_EVERY = 60.0  # seconds after which all is kept
REPORT_EVERY = 20  # generations


class SelfPlay:
    """A league under way."""

    def __init__(self, folder: Path, plan: TrainingConfig, device: str = "cuda") -> None:
        self.folder, self.config = folder, plan
        self.torch = import_torch_with_gpu() if device == "cuda" else import_torch()
        kit, torch = read_export(folder), self.torch
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.state: dict[str, Any] = {"generation": 0, "games": 0, "seconds": 0.0, "pool": [], "met": []}
        self.network = Network(torch, kit, np.load(folder / "kit" / "scale.npy"), device)
        self.rollouts, self.graphs = Rollouts(folder, plan, kit, self.network), Graphs(torch, device)
        self.learner = Learner(plan, self.network, self.rollouts, self.network.new(plan.width), self.graphs)
        self.average = {name: tensor.detach().clone() for name, tensor in self.learner.net.items()}
        load_checkpoint(folder, self.network, self.learner, self.average, self.state)
        torch.manual_seed(plan.seed + self.state["generation"])  # who goes on meets other deals
        self.rng = random.Random(plan.seed + self.state["generation"])
        self.playing, self.meeting = self.network.ready(self.learner.net), self.network.ready(self.learner.net)
        self.met: int | None = None

    def run(self, seconds: float, told: Callable[[str | None], None]) -> None:
        """Play a generation at least, until all are played or the seconds are over; keep what is needed to go on."""
        plan, state = self.config, self.state
        began = last = kept = time.monotonic()
        spent_before, games_before = state["seconds"], state["games"]
        log = (self.folder / "league.log").open("a")
        try:
            while (done := self._done()) < 1:
                self.learner.set_schedule(state["generation"], done)
                learned = self._generation()
                state["generation"] += 1
                state["games"] += plan.games
                now = time.monotonic()
                state["seconds"] = spent_before + now - began
                self._remember()
                line = None
                if state["generation"] % REPORT_EVERY == 0 or state["generation"] == 1:
                    line = self._tell(learned, (state["games"] - games_before) / (now - last))
                    log.write(line + "\n")
                    log.flush()
                    last, games_before = now, state["games"]
                if now - kept > CHECKPOINT_EVERY:
                    self.save()
                    kept = now
                told(line)
                if now - began >= seconds:
                    break
        finally:
            log.close()
            self.save()

    def _generation(self) -> list[float]:
        """Play, and learn from it; how that went."""
        torch, brain, net = self.torch, self.network, self.learner.net
        with torch.no_grad():
            brain.ready(net, self.playing)
            brain.ready(self._earlier(), self.meeting)
            self.rollouts.seat_all(self.met is not None)
            self.graphs.run("play", lambda: self.rollouts.play(self.playing, self.meeting), 1)
        learned = self.learner.learn(self.rng)
        with torch.no_grad():
            for name, tensor in self.average.items():
                tensor.lerp_(net[name], 1 - self.config.average)
        return learned

    def _earlier(self) -> dict[str, Any]:
        """An earlier self, those first from whom there is more to learn; itself as long as there is none."""
        if not self.state["pool"]:
            return self.learner.net
        hard = [math.exp(-6 * (ratio - 1)) for ratio in self.state["met"]]
        self.met = self.rng.choices(range(len(hard)), hard)[0]
        return {name: tensor.to(self.network.device).float() for name, tensor in self.state["pool"][self.met].items()}

    def _done(self) -> float:
        """How much of the whole is done."""
        state, plan = self.state, self.config
        if plan.minutes:
            return float(state["seconds"] / 60 / plan.minutes)
        return float(state["generation"] / plan.generations)

    def _remember(self) -> None:
        """How an earlier self fared; now and then keep this one."""
        state, hall = self.state, self.rollouts
        if hall.met_games and self.met is not None:
            mine = hall.ratio(hall.met, hall.own[:, hall.met])
            state["met"][self.met] += 0.1 * (mine - state["met"][self.met])
        if state["generation"] % SNAPSHOT_EVERY == 0:
            kept = {name: tensor.detach().to(self.torch.float16).cpu() for name, tensor in self.learner.net.items()}
            state["pool"].append(kept)
            state["met"].append(1.0)
            if len(state["pool"]) > POOL_SIZE:  # who has nothing left to teach goes, but never the latest
                easiest = max(range(POOL_SIZE - 2), key=lambda which: state["met"][which])
                del state["pool"][easiest], state["met"][easiest]

    def _tell(self, learned: list[float], speed: float) -> str:
        """A line of the log."""
        state, plan, hall = self.state, self.config, self.rollouts
        entropy, wins, leads, moved, clipped, spread = learned
        beside = hall.ratio(hall.among, hall.minds[:, hall.among] == 0) if hall.among_games else 1.0
        earlier = min(state["met"], default=1.0)
        choices = (hall.about[: plan.steps, OVER] == 0).sum(0)
        unfinished = float((hall.about[plan.steps, OVER] == 0).float().mean())
        return (
            f"{state['seconds']:6.0f} s {state['generation']:5d} {state['games'] / 1e6:7.2f} M games "
            f"{speed / 1e3:6.1f} k/s entropy {entropy:.3f} wins {wins:.4f} leads {leads:.4f} moved {moved:.4f} "
            f"clipped {clipped:.3f} spread {spread:.3f} pace {float(self.learner.learning_rate):.1e} "
            f"earlier x{earlier:.3f} "
            f"among x{beside:.3f} choices {float(choices.float().mean()):.1f} most {int(choices.max())} "
            f"unfinished {unfinished:.4f}"
        )

    def save(self) -> None:
        """Keep the net, and all that is needed to go on."""
        save_checkpoint(self.folder, self.network, self.learner, self.average, self.state)
