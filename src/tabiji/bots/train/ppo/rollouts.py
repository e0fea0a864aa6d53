"""Where many games are played in lockstep: all that is seen, chosen and won there, and who sits where."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ....compile.device import Kernel
from ....core.errors import BadOptions
from ...net.format import META_SIZE, NEW_GAME, OVER, PLAYERS, SEAT, SEATS
from .config import TrainingConfig
from .network import Net, Network

MERCHANT, SCHOLAR = 1, 2  # minds beside those who learn


class Rollouts:
    """Games last in every array; first those with an earlier self, then those among scholars and merchants."""

    def __init__(self, folder: Path, plan: TrainingConfig, kit: dict[str, Any], brain: Network) -> None:
        self.torch, self.plan, self.kit, self.brain = brain.torch, plan, kit, brain
        self.device = brain.device

        def load(name: str) -> Any:
            return self.torch.from_numpy(np.load(folder / "kit" / f"{name}.npy")).to(self.device)

        self.starts, self.lore = load("starts"), load("lore")
        self.players = self.torch.tensor(kit["players"], device=self.device)
        often = self.torch.tensor(kit["weights"], device=self.device)
        tables = self.torch.arange(len(often), device=self.device)
        self._dealt = self.torch.repeat_interleave(tables, often).to(self.torch.int8)
        self._kernel = self._stepper(folder)
        self._make_room()

    def _stepper(self, folder: Path) -> Callable[..., None]:
        """The step of all games: a kernel, or where there is no GPU its twin on the CPU."""
        if self.device == "cuda":
            kernel = Kernel((folder / "kit" / "among.ptx").read_text())
            return lambda *told: kernel(self.plan.games, *told)
        from .cpu_steps import cpu_stepper

        return cpu_stepper(self.kit["game"])

    def _make_room(self) -> None:
        torch, plan, device = self.torch, self.plan, self.device
        n, t, byte = plan.games, plan.steps, torch.int8
        self.met_games = int(n * plan.earlier) // plan.chunk * plan.chunk
        self.among_games = int(n * plan.among) // plan.chunk * plan.chunk

        def room(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=kind, device=device)

        try:
            self.rows = room(t + 1, self.brain.row, n, kind=byte)
            self.about = room(t + 1, META_SIZE, n, kind=byte)
            self.chosen, self.logps = room(t, n, kind=torch.int16), room(t, n)
            self.values = room(t, 2, n)
            self.games = room(n, self.kit["record"], kind=torch.uint8)
            self.tables, self.seeds = room(n, kind=byte), room(n, kind=torch.int64)
            self.shares, self.leads = room(SEATS, n), room(SEATS, n)
            self.minds = room(SEATS, n, kind=byte)
            self.own = torch.ones((SEATS, n), dtype=torch.bool, device=device)
            self._opening = torch.full((n,), NEW_GAME, dtype=torch.int16, device=device)
        except torch.OutOfMemoryError:
            raise BadOptions(
                f"The GPU has too little memory for {n} games at once: give fewer, a multiple of {plan.chunk}."
            ) from None

    def seat_all(self, meets_earlier: bool) -> None:
        """New deals, and who sits where."""
        torch, plan, n, device = self.torch, self.plan, self.plan.games, self.device
        self.seeds.copy_(torch.randint(1, 2**62, (n,), device=device))
        self.tables.copy_(self._dealt[torch.randint(len(self._dealt), (n,), device=device)])
        self.own.fill_(True)
        self.minds.zero_()
        if self.among_games:
            games, count = self.among, self.among_games
            theirs = torch.rand((SEATS, count), device=device) < plan.others
            players = self.players[self.tables[games].long()]
            theirs.scatter_(0, (torch.rand(count, device=device) * players).long()[None], False)  # somebody learns
            kinds = torch.where(torch.rand((SEATS, count), device=device) < plan.merchants, MERCHANT, SCHOLAR)
            self.minds[:, games] = (theirs * kinds).to(torch.int8)
        if self.met_games and meets_earlier:
            self.own[:, self.met] = torch.rand((SEATS, self.met_games), device=device) < 0.5

    @property
    def met(self) -> slice:
        """The games with an earlier self."""
        return slice(0, self.met_games)

    @property
    def among(self) -> slice:
        """The games among scholars and merchants."""
        return slice(self.met_games, self.met_games + self.among_games)

    def play(self, playing: Net, meeting: Net) -> None:
        """Play all games to their end."""
        self.rows[0].zero_()
        self.about[0].zero_()
        self.step(self._opening, 0)
        for t in range(self.plan.steps):
            self._play_step(t, playing, meeting)

    def _play_step(self, t: int, playing: Net, meeting: Net) -> None:
        """Everybody decides; then all games step."""
        torch, m, brain = self.torch, self.met_games, self.brain
        rows, about = self.rows[t], self.about[t]
        x, over = rows.to(brain.half), about[OVER] == 1
        logits, value = brain.forward(playing, x)
        if m:
            theirs, _ = brain.forward(meeting, x[:, :m])
            mine = self.own[:, :m].gather(0, about[SEAT : SEAT + 1, :m].long())
            logits[:, :m] = torch.where(mine, logits[:, :m], theirs / self.plan.softness)
        logits = brain.legal(logits, rows, over)
        noise = torch.empty_like(logits).exponential_()
        chosen = (logits - noise.log()).argmax(0)
        self.logps[t] = logits.log_softmax(0).gather(0, chosen[None])[0]
        wins, ahead, _ = brain.outcome(value, about)
        self.values[t, 0] = wins.softmax(0)[0]
        self.values[t, 1] = ahead[0]
        self.chosen[t] = chosen.to(torch.int16)
        self.about[t + 1].copy_(about)
        self.rows[t + 1].zero_()
        self.step(self.chosen[t], t + 1)

    def step(self, choices: Any, t: int) -> None:
        """Carry out choices; what is to be decided then is shown in the rows of a step."""
        told = choices, self.rows[t], self.about[t], self.shares, self.leads, self.minds, self.lore
        self._kernel(self.starts, self.tables, self.seeds, self.games, *told)

    def ratio(self, games: slice, mine: Any) -> float:
        """How often those seats came first, by their fair share."""
        players = self.about[0, PLAYERS, games]
        mine = mine & (self.torch.arange(SEATS, device=self.device)[:, None] < players[None])
        fair = (mine / players.clamp(min=1)[None]).sum()
        return float((self.shares[:, games] * mine).sum() / fair.clamp(min=1))
