"""Learning from what was played: how much better than expected each choice was, and steps along it (PPO)."""

from __future__ import annotations

import random
from typing import Any

from ...net.format import LEAD_RANGE, META_SIZE, OVER, PIECES, SEAT, SEATS
from .config import TrainingConfig, interpolate
from .cuda_graphs import Graphs
from .network import Net, Network
from .rollouts import Rollouts

CLIP = 0.2
GAE_LAMBDA = 0.93  # how far ahead a surprise is felt (the lambda of GAE)
WARM_UP = 20  # generations until the full pace


class Learner:
    """The net that learns, and how."""

    def __init__(self, plan: TrainingConfig, brain: Network, hall: Rollouts, net: Net, graphs: Graphs) -> None:
        self.torch, self.plan, self.brain, self.hall, self.graphs = brain.torch, plan, brain, hall, graphs
        torch, device = self.torch, brain.device
        self.net = {name: tensor.requires_grad_() for name, tensor in net.items()}
        self.learning_rate = torch.tensor(plan.pace[0], device=device)
        self.optimizer = torch.optim.Adam(
            self.net.values(), lr=self.learning_rate, eps=1e-5, capturable=device == "cuda"
        )
        t, c = plan.steps, plan.chunk

        def room(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=kind, device=device)

        self.gains, self.spread = room(t, plan.games), room(1)[0]
        self.valid, self.alive = (room(t, plan.games, kind=torch.bool) for _ in range(2))
        self.some = {
            "rows": room(brain.row, t, c, kind=torch.int8),
            "about": room(META_SIZE, t, c, kind=torch.int8),
            "chosen": room(t, c, kind=torch.int64),
            "shares": room(SEATS, c),
            "leads": room(SEATS, c),
        } | {name: room(t, c) for name in ("logps", "gains", "valid", "alive")}
        self.sums = room(6)
        self.win_weight, self.entropy_bonus = room(1)[0], room(1)[0]

    def set_schedule(self, generation: int, done: float) -> None:
        """What is wanted, and how fast, when so much is done."""
        self.learning_rate.fill_(min(1.0, (generation + 1) / WARM_UP) * interpolate(self.plan.pace, done))
        self.win_weight.fill_(interpolate(self.plan.ambition, done))
        self.entropy_bonus.fill_(interpolate(self.plan.curiosity, done))

    def learn(self, chance: random.Random) -> list[float]:
        """Learn once from what was played; how it went."""
        with self.torch.no_grad():
            self.graphs.run("surprises", self._advantages, 1)
        self.sums.zero_()
        chunks = list(range(0, self.plan.games, self.plan.chunk))
        chance.shuffle(chunks)
        for first in chunks:
            with self.torch.no_grad():
                self._take(first)
            self.graphs.run("gradient", self._gradient_step, 3, self.optimizer.zero_grad)
        learned: list[float] = (self.sums / len(chunks)).tolist()
        return learned

    def _advantages(self) -> None:
        """How much better than expected each choice was (GAE), along the choices of its own seat."""
        torch, t_all, hall = self.torch, self.plan.steps, self.hall
        ahead = (0.5 + hall.leads / LEAD_RANGE).clamp(0, 1)
        following = self.win_weight * hall.shares + (1 - self.win_weight) * ahead
        gained = torch.zeros_like(following)
        worth = self.win_weight * hall.values[:, 0] + (1 - self.win_weight) * hall.values[:, 1]
        going, seats = hall.about[:t_all, OVER] == 0, hall.about[:t_all, SEAT].long()
        for t in range(t_all - 1, -1, -1):
            seat, on = seats[t][None], going[t]
            before, gained_before = following.gather(0, seat), gained.gather(0, seat)
            gain = torch.where(on, before[0] - worth[t] + GAE_LAMBDA * gained_before[0], 0.0)
            self.gains[t] = gain
            following.scatter_(0, seat, torch.where(on[None], worth[t][None], before))
            gained.scatter_(0, seat, torch.where(on[None], gain[None], gained_before))
        self.alive.copy_(going & (hall.about[t_all, OVER] == 1))
        self.valid.copy_(self.alive & hall.own.gather(0, seats))
        count = self.valid.sum().clamp(min=1)
        mean = (self.gains * self.valid).sum() / count
        self.spread.copy_((((self.gains - mean) ** 2) * self.valid).sum().div(count).sqrt())
        self.gains.sub_(mean).div_(self.spread + 1e-6)

    def _take(self, first: int) -> None:
        """The games of one gradient step."""
        part, some, t_all = slice(first, first + self.plan.chunk), self.some, self.plan.steps
        for name in ("rows", "about"):
            some[name].copy_(getattr(self.hall, name)[:t_all, :, part].permute(1, 0, 2))
        for name in ("chosen", "logps", "shares", "leads"):
            some[name].copy_(getattr(self.hall, name)[:, part])
        for name in ("gains", "valid", "alive"):
            some[name].copy_(getattr(self, name)[:, part])

    def _gradient_step(self) -> None:
        torch, some, t_all, brain = self.torch, self.some, self.plan.steps, self.brain
        x, about = some["rows"].view(brain.row, -1), some["about"].view(META_SIZE, -1)
        ok, live, before = some["valid"].view(-1), some["alive"].view(-1), some["logps"].view(-1)
        count, total = ok.sum() + 1, live.sum() + 1
        logits, value = brain.forward(brain.used(self.net), x.to(brain.half))
        logp = brain.legal(logits, x, about[OVER] == 1).log_softmax(0)
        entropy = -(logp.exp() * logp.clamp(min=-50)).sum(0)
        now = logp.gather(0, some["chosen"].view(1, -1))[0]
        ratio = (now - before).clamp(-5, 5).exp()
        better = some["gains"].view(-1)
        policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        wins, ahead, there = brain.outcome(value, about)
        pieces = about[PIECES : PIECES + SEATS].clamp(min=0).long()  # what came of it, as the seat sees the players
        won = some["shares"][:, None].expand(-1, t_all, -1).reshape(SEATS, -1).gather(0, pieces)
        led = (0.5 + some["leads"] / LEAD_RANGE).clamp(0, 1)
        led = led[:, None].expand(-1, t_all, -1).reshape(SEATS, -1).gather(0, pieces)
        win_loss = -(won * wins.log_softmax(0).clamp(min=-50) * there).sum(0)
        lead_loss = ((ahead - led) ** 2 * there).sum(0)
        loss = ((policy - self.entropy_bonus * entropy) * ok).sum() / count
        loss = loss + ((0.25 * win_loss + lead_loss) * live).sum() / total
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.values(), 0.5)
        self.optimizer.step()
        with torch.no_grad():
            moved = ((now - before) ** 2 * ok).sum() / count / 2
            clipped = (((ratio - 1).abs() > CLIP) * ok).sum() / count
            losses = (win_loss * live).sum() / total, (lead_loss * live).sum() / total
            self.sums.add_(torch.stack([(entropy * ok).sum() / count, *losses, moved, clipped, self.spread]))
