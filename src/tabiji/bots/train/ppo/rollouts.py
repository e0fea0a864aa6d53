"""Rollouts: many games in lockstep, with their observations, actions, values and outcomes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ....compile.device import Kernel
from ....core.errors import BadOptions
from ...net.format import LEARNER, META_SIZE, NEW_GAME, OVER, PLAYERS, SEAT, SEATS
from .config import TrainingConfig
from .network import Network, NetworkWeights

MERCHANT, SCHOLAR = 1, 2  # policy ids beside LEARNER


class Rollouts:
    """The buffers of a generation. Games are the last axis: those against a snapshot, those with heuristics, others."""

    def __init__(self, folder: Path, config: TrainingConfig, export: dict[str, Any], network: Network) -> None:
        self.torch, self.config, self.export, self.network = network.torch, config, export, network
        self.device = network.device

        def load(name: str) -> Any:
            return self.torch.from_numpy(np.load(folder / "export" / f"{name}.npy")).to(self.device)

        self.starts, self.parameters = load("starts"), load("parameters")
        self.players = self.torch.tensor(export["players"], device=self.device)
        weights = self.torch.tensor(export["weights"], device=self.device)
        tables = self.torch.arange(len(weights), device=self.device)
        self._weighted_tables = self.torch.repeat_interleave(tables, weights).to(self.torch.int8)
        self._kernel = self._stepper(folder)
        self._allocate()

    def _stepper(self, folder: Path) -> Callable[..., None]:
        """Returns the step of all games: a kernel, or the same function on the CPU."""
        if self.device == "cuda":
            kernel = Kernel((folder / "export" / "with_scholars.ptx").read_text())
            return lambda *tensors: kernel(self.config.games, *tensors)
        from .cpu_steps import cpu_stepper

        return cpu_stepper(self.export["game"])

    def _allocate(self) -> None:
        torch, config, device = self.torch, self.config, self.device
        n, t, byte = config.games, config.steps, torch.int8
        self.snapshot_count = int(n * config.snapshot_share) // config.minibatch * config.minibatch
        self.heuristic_count = int(n * config.heuristic_share) // config.minibatch * config.minibatch

        def zeros(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=dtype, device=device)

        try:
            self.rows = zeros(t + 1, self.network.row, n, dtype=byte)
            self.meta = zeros(t + 1, META_SIZE, n, dtype=byte)
            self.chosen, self.log_probs = zeros(t, n, dtype=torch.int16), zeros(t, n)
            self.values = zeros(t, 2, n)
            self.games = zeros(n, self.export["record"], dtype=torch.uint8)
            self.tables, self.seeds = zeros(n, dtype=byte), zeros(n, dtype=torch.int64)
            self.shares, self.leads = zeros(SEATS, n), zeros(SEATS, n)
            self.policy_ids = zeros(SEATS, n, dtype=byte)
            self.learner_seats = torch.ones((SEATS, n), dtype=torch.bool, device=device)  # not those of the snapshot
            self._new_games = torch.full((n,), NEW_GAME, dtype=torch.int16, device=device)
        except torch.OutOfMemoryError:
            raise BadOptions(
                f"The GPU has too little memory for {n} games at once: give fewer, a multiple of {config.minibatch}."
            ) from None

    def seat_all(self, has_snapshot: bool) -> None:
        """Draws the deals, the tables and the policies of all seats."""
        torch, config, n, device = self.torch, self.config, self.config.games, self.device
        self.seeds.copy_(torch.randint(1, 2**62, (n,), device=device))
        self.tables.copy_(self._weighted_tables[torch.randint(len(self._weighted_tables), (n,), device=device)])
        self.learner_seats.fill_(True)
        self.policy_ids.fill_(LEARNER)
        if self.heuristic_count:
            games, count = self.heuristic_games, self.heuristic_count
            by_heuristic = torch.rand((SEATS, count), device=device) < config.heuristic_seats
            players = self.players[self.tables[games].long()]
            learner = (torch.rand(count, device=device) * players).long()  # at least one seat of each game
            by_heuristic.scatter_(0, learner[None], False)
            merchants = torch.rand((SEATS, count), device=device) < config.merchant_share
            self.policy_ids[:, games] = (by_heuristic * torch.where(merchants, MERCHANT, SCHOLAR)).to(torch.int8)
        if self.snapshot_count and has_snapshot:
            own = torch.rand((SEATS, self.snapshot_count), device=device) < 0.5
            self.learner_seats[:, self.snapshot_games] = own

    @property
    def snapshot_games(self) -> slice:
        """The games against a snapshot."""
        return slice(0, self.snapshot_count)

    @property
    def heuristic_games(self) -> slice:
        """The games with scholars and merchants."""
        return slice(self.snapshot_count, self.snapshot_count + self.heuristic_count)

    def play(self, current: NetworkWeights, snapshot: NetworkWeights) -> None:
        """Plays all games to their end."""
        self.rows[0].zero_()
        self.meta[0].zero_()
        self.step(self._new_games, 0)
        for t in range(self.config.steps):
            self._play_step(t, current, snapshot)

    def _play_step(self, t: int, current: NetworkWeights, snapshot: NetworkWeights) -> None:
        """Samples the actions of a step, and applies them."""
        torch, count, network = self.torch, self.snapshot_count, self.network
        rows, meta = self.rows[t], self.meta[t]
        x, over = rows.to(network.dtype), meta[OVER] == 1
        logits, values = network.forward(current, x)
        if count:
            snapshot_logits, _ = network.forward(snapshot, x[:, :count])
            own = self.learner_seats[:, :count].gather(0, meta[SEAT : SEAT + 1, :count].long())
            softened = snapshot_logits / self.config.snapshot_temperature
            logits[:, :count] = torch.where(own, logits[:, :count], softened)
        logits = network.mask(logits, rows, over)
        noise = torch.empty_like(logits).exponential_()  # the Gumbel-max trick
        chosen = (logits - noise.log()).argmax(0)
        self.log_probs[t] = logits.log_softmax(0).gather(0, chosen[None])[0]
        win_logits, leads, _ = network.split_values(values, meta)
        self.values[t, 0] = win_logits.softmax(0)[0]
        self.values[t, 1] = leads[0]
        self.chosen[t] = chosen.to(torch.int16)
        self.meta[t + 1].copy_(meta)
        self.rows[t + 1].zero_()
        self.step(self.chosen[t], t + 1)

    def step(self, chosen: Any, t: int) -> None:
        """Applies the chosen slots, and writes the next observations at a step."""
        observations = self.rows[t], self.meta[t], self.shares, self.leads
        policies = self.policy_ids, self.parameters
        self._kernel(self.starts, self.tables, self.seeds, self.games, chosen, *observations, *policies)

    def win_ratio(self, games: slice, seats: Any) -> float:
        """Returns how often some seats came first, divided by their fair share."""
        players = self.meta[0, PLAYERS, games]
        seats = seats & (self.torch.arange(SEATS, device=self.device)[:, None] < players[None])
        fair = (seats / players.clamp(min=1)[None]).sum()
        return float((self.shares[:, games] * seats).sum() / fair.clamp(min=1))
