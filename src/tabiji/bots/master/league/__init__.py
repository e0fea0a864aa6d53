"""Teaching the master: a league of itself, its earlier selves, scholars and merchants, by PPO on one GPU.

    python -m tabiji.bots.master.league FOLDER --seconds 580      # where there is only torch: with a kit made ahead

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

from ....engine.device import torch_here, torch_with_gpu
from ..form import OVER
from .brain import Brain
from .graphs import Graphs
from .hall import Hall
from .keeping import keep, read_kit, resume
from .lesson import Lesson
from .plan import Plan

__all__ = ["League", "Plan", "read_kit"]

POOL = 8  # earlier selves that are kept
KEPT_SELF = 50  # generations after which a self is kept to be met
KEPT_EVERY = 60.0  # seconds after which all is kept
TOLD_EVERY = 20  # generations


class League:
    """A league under way."""

    def __init__(self, folder: Path, plan: Plan, device: str = "cuda") -> None:
        self.folder, self.plan = folder, plan
        self.torch = torch_with_gpu() if device == "cuda" else torch_here()
        kit, torch = read_kit(folder), self.torch
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.state: dict[str, Any] = {"generation": 0, "games": 0, "seconds": 0.0, "pool": [], "met": []}
        self.brain = Brain(torch, kit, np.load(folder / "kit" / "scale.npy"), device)
        self.hall, self.graphs = Hall(folder, plan, kit, self.brain), Graphs(torch, device)
        self.lesson = Lesson(plan, self.brain, self.hall, self.brain.new(plan.width), self.graphs)
        self.average = {name: tensor.detach().clone() for name, tensor in self.lesson.net.items()}
        resume(folder, self.brain, self.lesson, self.average, self.state)
        torch.manual_seed(plan.seed + self.state["generation"])  # who goes on meets other deals
        self.chance = random.Random(plan.seed + self.state["generation"])
        self.playing, self.meeting = self.brain.ready(self.lesson.net), self.brain.ready(self.lesson.net)
        self.met: int | None = None

    def run(self, seconds: float, told: Callable[[str | None], None]) -> None:
        """Play a generation at least, until all are played or the seconds are over; keep what is needed to go on."""
        plan, state = self.plan, self.state
        began = last = kept = time.monotonic()
        spent_before, games_before = state["seconds"], state["games"]
        log = (self.folder / "league.log").open("a")
        try:
            while (done := self._done()) < 1:
                self.lesson.aim(state["generation"], done)
                learned = self._generation()
                state["generation"] += 1
                state["games"] += plan.games
                now = time.monotonic()
                state["seconds"] = spent_before + now - began
                self._remember()
                line = None
                if state["generation"] % TOLD_EVERY == 0 or state["generation"] == 1:
                    line = self._tell(learned, (state["games"] - games_before) / (now - last))
                    log.write(line + "\n")
                    log.flush()
                    last, games_before = now, state["games"]
                if now - kept > KEPT_EVERY:
                    self.keep()
                    kept = now
                told(line)
                if now - began >= seconds:
                    break
        finally:
            log.close()
            self.keep()

    def _generation(self) -> list[float]:
        """Play, and learn from it; how that went."""
        torch, brain, net = self.torch, self.brain, self.lesson.net
        with torch.no_grad():
            brain.ready(net, self.playing)
            brain.ready(self._earlier(), self.meeting)
            self.hall.seat_all(self.met is not None)
            self.graphs.run("play", lambda: self.hall.play(self.playing, self.meeting), 1)
        learned = self.lesson.learn(self.chance)
        with torch.no_grad():
            for name, tensor in self.average.items():
                tensor.lerp_(net[name], 1 - self.plan.average)
        return learned

    def _earlier(self) -> dict[str, Any]:
        """An earlier self, those first from whom there is more to learn; itself as long as there is none."""
        if not self.state["pool"]:
            return self.lesson.net
        hard = [math.exp(-6 * (ratio - 1)) for ratio in self.state["met"]]
        self.met = self.chance.choices(range(len(hard)), hard)[0]
        return {name: tensor.to(self.brain.device).float() for name, tensor in self.state["pool"][self.met].items()}

    def _done(self) -> float:
        """How much of the whole is done."""
        state, plan = self.state, self.plan
        if plan.minutes:
            return float(state["seconds"] / 60 / plan.minutes)
        return float(state["generation"] / plan.generations)

    def _remember(self) -> None:
        """How an earlier self fared; now and then keep this one."""
        state, hall = self.state, self.hall
        if hall.met_games and self.met is not None:
            mine = hall.ratio(hall.met, hall.own[:, hall.met])
            state["met"][self.met] += 0.1 * (mine - state["met"][self.met])
        if state["generation"] % KEPT_SELF == 0:
            kept = {name: tensor.detach().to(self.torch.float16).cpu() for name, tensor in self.lesson.net.items()}
            state["pool"].append(kept)
            state["met"].append(1.0)
            if len(state["pool"]) > POOL:  # who has nothing left to teach goes, but never the latest
                easiest = max(range(POOL - 2), key=lambda which: state["met"][which])
                del state["pool"][easiest], state["met"][easiest]

    def _tell(self, learned: list[float], speed: float) -> str:
        """A line of the log."""
        state, plan, hall = self.state, self.plan, self.hall
        entropy, wins, leads, moved, clipped, spread = learned
        beside = hall.ratio(hall.among, hall.minds[:, hall.among] == 0) if hall.among_games else 1.0
        earlier = min(state["met"], default=1.0)
        choices = (hall.about[: plan.steps, OVER] == 0).sum(0)
        unfinished = float((hall.about[plan.steps, OVER] == 0).float().mean())
        return (
            f"{state['seconds']:6.0f} s {state['generation']:5d} {state['games'] / 1e6:7.2f} M games "
            f"{speed / 1e3:6.1f} k/s entropy {entropy:.3f} wins {wins:.4f} leads {leads:.4f} moved {moved:.4f} "
            f"clipped {clipped:.3f} spread {spread:.3f} pace {float(self.lesson.pace):.1e} earlier x{earlier:.3f} "
            f"among x{beside:.3f} choices {float(choices.float().mean()):.1f} most {int(choices.max())} "
            f"unfinished {unfinished:.4f}"
        )

    def keep(self) -> None:
        """Keep the net, and all that is needed to go on."""
        keep(self.folder, self.brain, self.lesson, self.average, self.state)
