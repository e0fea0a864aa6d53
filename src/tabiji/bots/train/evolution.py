"""Trains the merchant by an evolution strategy in compiled self-play.

Each generation evaluates antithetic pairs of perturbed weights on common deals, each against the current weights, and
updates the weights by Adam.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...core.weights import Scale
from ...games import load_game
from ..compiled_play import first_place_shares, play
from ..heuristic.parameters import merchant_parameters
from ..heuristic.registry import heuristic_module
from ..heuristic.scratch import Reals
from . import Training, training_tables

PAIRS = 20
DEALS = 120


class EvolutionStrategy(Training):
    """The training of a merchant."""

    bot = "merchant"
    suffix = "toml"

    @property
    def scale(self) -> Scale:
        """The names of the weights."""
        scale: Scale = heuristic_module(self.game).SCALE
        return scale

    def initial_state(self) -> dict[str, Reals]:
        """Returns the weights set by hand, as current weights and average, and zero moments."""
        start = np.array(self.scale.start)
        zeros = np.zeros(len(start))
        return {"weights": start, "average": start, "first_moment": zeros, "second_moment": zeros}

    @property
    def step_size(self) -> Reals:
        """The standard deviation of the perturbation of each weight."""
        size: Reals = 0.25 * np.maximum(np.abs(np.array(self.scale.start)), 0.4)
        return size

    def step(self, remaining: float) -> str:
        """Estimates the gradient from antithetic perturbations, and takes a step of Adam."""
        state, generation, step_size = self.state, self.generation + 1, self.step_size
        rng = np.random.default_rng([self.seed, generation])
        tables = training_tables(load_game(self.game), self.bot)
        table = tables[self.generation % len(tables)].options
        noise = rng.standard_normal((PAIRS, len(step_size)))
        fitness = self._fitness(table, np.concatenate([noise, -noise]), int(rng.integers(2**62)))
        gradient = ((fitness[:PAIRS] - fitness[PAIRS:])[:, None] * noise).mean(axis=0) / 2
        state["first_moment"] = 0.9 * state["first_moment"] + 0.1 * gradient
        state["second_moment"] = 0.98 * state["second_moment"] + 0.02 * gradient**2
        corrected = state["first_moment"] / (1 - 0.9**generation)
        direction = corrected / (np.sqrt(state["second_moment"] / (1 - 0.98**generation)) + 1e-9)
        state["weights"] = state["weights"] + step_size * (0.12 * remaining + 0.01) * direction
        decay = min(0.95, generation / (generation + 10))
        state["average"] = decay * state["average"] + (1 - decay) * state["weights"]
        table_name = " ".join(table.values())
        return f"{table_name:26s} best {fitness.max():+.3f}  mean {fitness.mean():+.3f}"

    def _fitness(self, table: Mapping[str, str], noise: Reals, first_seed: int) -> Reals:
        """Returns the fitness of each perturbed merchant, in every seat, against the current weights."""
        options = load_game(self.game).parse_options(table)
        players, candidates = options.players, len(noise)
        rows = np.concatenate([self.state["weights"] + self.step_size * noise, self.state["weights"][None]])
        seeds = np.tile(np.repeat(first_seed + np.arange(DEALS), players), candidates)
        policy_ids, games_each = np.full((len(seeds), players), candidates), DEALS * players
        seats = np.arange(len(seeds)) % players
        policy_ids[np.arange(len(seeds)), seats] = np.repeat(np.arange(candidates), games_each)
        games, ranks = play(self.game, options, seeds, policy_ids, merchant_parameters(self.game, rows))
        own = policy_ids < candidates
        points = games["pieces"]["points"][:, :players].astype(float)
        margin = points[own] - (points * ~own).sum(axis=1) / (players - 1)
        win_excess = first_place_shares(ranks)[own] * players - 1
        fitness: Reals = (win_excess / 4 + 0.01 * margin).reshape(candidates, -1).mean(axis=1)
        return fitness

    def write(self) -> None:
        """Writes the averaged weights."""
        origin = f"after generation {self.generation} of: {self.command}"
        self.output.write_text(self.scale.write(self.state["average"].tolist(), "The merchant's weights,", origin))
