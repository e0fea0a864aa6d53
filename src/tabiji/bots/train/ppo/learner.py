"""The PPO learner: advantages by GAE, and gradient steps on the clipped loss."""

from __future__ import annotations

import random
from typing import Any

from ...net.format import LEAD_RANGE, META_SIZE, OVER, PIECES, SEAT, SEATS
from .config import TrainingConfig, interpolate
from .cuda_graphs import CudaGraphs
from .network import Network, NetworkWeights
from .rollouts import Rollouts

CLIP = 0.2
GAE_LAMBDA = 0.93
WARM_UP = 20  # generations until the full learning rate
STATISTICS = ("entropy", "win_loss", "lead_loss", "kl", "clipped", "advantage_std")


class Learner:
    """The weights in training, their optimizer and the buffers of a gradient step."""

    def __init__(
        self,
        config: TrainingConfig,
        network: Network,
        rollouts: Rollouts,
        weights: NetworkWeights,
        graphs: CudaGraphs,
    ) -> None:
        self.config, self.network, self.rollouts, self.graphs = config, network, rollouts, graphs
        self.torch = torch = network.torch
        device = network.device
        self.weights = {name: tensor.requires_grad_() for name, tensor in weights.items()}
        self.learning_rate = torch.tensor(config.learning_rate[0], device=device)
        self.optimizer = torch.optim.Adam(
            self.weights.values(), lr=self.learning_rate, eps=1e-5, capturable=device == "cuda"
        )
        t, n = config.steps, config.minibatch

        def zeros(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros(shape, dtype=dtype, device=device)

        self.advantages, self.advantage_std = zeros(t, config.games), zeros(1)[0]
        # Decisions of games that ended, and those of them that the current network took
        self.finished, self.own = (zeros(t, config.games, dtype=torch.bool) for _ in range(2))
        self.minibatch = {
            "rows": zeros(network.row, t, n, dtype=torch.int8),
            "meta": zeros(META_SIZE, t, n, dtype=torch.int8),
            "chosen": zeros(t, n, dtype=torch.int64),
            "shares": zeros(SEATS, n),
            "leads": zeros(SEATS, n),
        } | {name: zeros(t, n) for name in ("log_probs", "advantages", "own", "finished")}
        self.sums = zeros(len(STATISTICS))
        self.win_weight, self.entropy_bonus = zeros(1)[0], zeros(1)[0]

    def set_schedule(self, generation: int, progress: float) -> None:
        """Sets the learning rate, the win weight and the entropy bonus for a generation."""
        warm_up = min(1.0, (generation + 1) / WARM_UP)
        self.learning_rate.fill_(warm_up * interpolate(self.config.learning_rate, progress))
        self.win_weight.fill_(interpolate(self.config.win_weight, progress))
        self.entropy_bonus.fill_(interpolate(self.config.entropy_bonus, progress))

    def learn(self, rng: random.Random) -> dict[str, float]:
        """Takes one gradient step on each minibatch of the rollouts; returns the mean statistics."""
        with self.torch.no_grad():
            self.graphs.run("advantages", self._compute_advantages, 1)
        self.sums.zero_()
        minibatches = list(range(0, self.config.games, self.config.minibatch))
        rng.shuffle(minibatches)
        for first in minibatches:
            with self.torch.no_grad():
                self._load_minibatch(first)
            self.graphs.run("gradient", self._gradient_step, 3, self.optimizer.zero_grad)
        return dict(zip(STATISTICS, (self.sums / len(minibatches)).tolist(), strict=True))

    def _compute_advantages(self) -> None:
        """Computes normalized advantages by GAE, along the decisions of each seat."""
        torch, steps, rollouts, win_weight = self.torch, self.config.steps, self.rollouts, self.win_weight
        scaled_leads = (0.5 + rollouts.leads / LEAD_RANGE).clamp(0, 1)
        next_values = win_weight * rollouts.shares + (1 - win_weight) * scaled_leads  # by seat; at first the returns
        next_advantages = torch.zeros_like(next_values)
        values = win_weight * rollouts.values[:, 0] + (1 - win_weight) * rollouts.values[:, 1]
        going, seats = rollouts.meta[:steps, OVER] == 0, rollouts.meta[:steps, SEAT].long()
        for t in range(steps - 1, -1, -1):
            seat, on = seats[t][None], going[t]
            next_value, next_advantage = next_values.gather(0, seat), next_advantages.gather(0, seat)
            advantage = torch.where(on, next_value[0] - values[t] + GAE_LAMBDA * next_advantage[0], 0.0)
            self.advantages[t] = advantage
            next_values.scatter_(0, seat, torch.where(on[None], values[t][None], next_value))
            next_advantages.scatter_(0, seat, torch.where(on[None], advantage[None], next_advantage))
        self.finished.copy_(going & (rollouts.meta[steps, OVER] == 1))
        self.own.copy_(self.finished & rollouts.learner_seats.gather(0, seats))
        count = self.own.sum().clamp(min=1)
        mean = (self.advantages * self.own).sum() / count
        self.advantage_std.copy_((((self.advantages - mean) ** 2) * self.own).sum().div(count).sqrt())
        self.advantages.sub_(mean).div_(self.advantage_std + 1e-6)

    def _load_minibatch(self, first: int) -> None:
        """Copies the games of one gradient step."""
        part, minibatch, steps = slice(first, first + self.config.minibatch), self.minibatch, self.config.steps
        for name in ("rows", "meta"):
            minibatch[name].copy_(getattr(self.rollouts, name)[:steps, :, part].permute(1, 0, 2))
        for name in ("chosen", "log_probs", "shares", "leads"):
            minibatch[name].copy_(getattr(self.rollouts, name)[:, part])
        for name in ("advantages", "own", "finished"):
            minibatch[name].copy_(getattr(self, name)[:, part])

    def _gradient_step(self) -> None:
        """Takes one step on the PPO loss: clipped policy loss, entropy bonus, and losses of win share and lead."""
        torch, minibatch, network = self.torch, self.minibatch, self.network
        x, meta = minibatch["rows"].view(network.row, -1), minibatch["meta"].view(META_SIZE, -1)
        own, finished = minibatch["own"].view(-1), minibatch["finished"].view(-1)
        own_count, finished_count = own.sum() + 1, finished.sum() + 1
        logits, values = network.forward(network.prepared(self.weights), x.to(network.dtype))
        log_probs = network.mask(logits, x, meta[OVER] == 1).log_softmax(0)
        entropy = -(log_probs.exp() * log_probs.clamp(min=-50)).sum(0)
        new, old = log_probs.gather(0, minibatch["chosen"].view(1, -1))[0], minibatch["log_probs"].view(-1)
        ratio = (new - old).clamp(-5, 5).exp()
        advantages = minibatch["advantages"].view(-1)
        policy_loss = -torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
        win_loss, lead_loss = self._value_losses(values, meta)
        loss = ((policy_loss - self.entropy_bonus * entropy) * own).sum() / own_count
        loss = loss + ((0.25 * win_loss + lead_loss) * finished).sum() / finished_count
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.weights.values(), 0.5)
        self.optimizer.step()
        with torch.no_grad():
            kl = ((new - old) ** 2 * own).sum() / own_count / 2
            clipped = (((ratio - 1).abs() > CLIP) * own).sum() / own_count
            value_losses = ((each * finished).sum() / finished_count for each in (win_loss, lead_loss))
            mean_entropy = (entropy * own).sum() / own_count
            self.sums.add_(torch.stack([mean_entropy, *value_losses, kl, clipped, self.advantage_std]))

    def _value_losses(self, values: Any, meta: Any) -> tuple[Any, Any]:
        """Returns the cross-entropy of the first places and the squared error of the leads, for each decision."""
        steps, minibatch = self.config.steps, self.minibatch
        win_logits, leads, is_player = self.network.split_values(values, meta)
        pieces = meta[PIECES : PIECES + SEATS].clamp(min=0).long()

        def by_observer(outcomes: Any) -> Any:  # in the order of each decision's row
            return outcomes[:, None].expand(-1, steps, -1).reshape(SEATS, -1).gather(0, pieces)

        shares = by_observer(minibatch["shares"])
        scaled_leads = by_observer((0.5 + minibatch["leads"] / LEAD_RANGE).clamp(0, 1))
        win_loss = -(shares * win_logits.log_softmax(0).clamp(min=-50) * is_player).sum(0)
        return win_loss, ((leads - scaled_leads) ** 2 * is_player).sum(0)
