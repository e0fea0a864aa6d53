"""Tuning the merchant: an evolution strategy in compiled play against itself.

Each generation tries pairs of opposite changes to the weights on common deals, each against the present weights, and
moves the weights (by Adam) toward what won.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...core.weights import Scale
from ...games import load_game
from ..compiled_play import first_place_shares, play
from ..heuristic.parameters import merchant_parameters
from ..heuristic.registry import rules_of_thumb
from ..heuristic.scratch import Reals
from . import Training, training_tables

PAIRS = 20
DEALS = 120


class EvolutionStrategy(Training):
    """The tuning of a merchant."""

    bot = "merchant"
    kind = "toml"

    @property
    def scale(self) -> Scale:
        """Which weights there are."""
        scale: Scale = rules_of_thumb(self.game).SCALE
        return scale

    def start(self) -> dict[str, Reals]:
        """Weights set by hand."""
        start = np.array(self.scale.start)
        return {"now": start, "mean": start, "slope": np.zeros(len(start)), "square": np.zeros(len(start))}

    @property
    def step_size(self) -> Reals:
        """How far a change of each weight goes."""
        reach: Reals = 0.25 * np.maximum(np.abs(np.array(self.scale.start)), 0.4)
        return reach

    def step(self, left: float) -> str:
        """Try pairs of opposite changes, and go where they point."""
        state, number, reach = self.state, self.generation + 1, self.step_size
        chance = np.random.default_rng([self.seed, number])
        tables = training_tables(load_game(self.game), self.bot)
        words = tables[self.generation % len(tables)].options
        changes = chance.standard_normal((PAIRS, len(reach)))
        fitness = self._fitness(words, np.concatenate([changes, -changes]), int(chance.integers(2**62)))
        slope = ((fitness[:PAIRS] - fitness[PAIRS:])[:, None] * changes).mean(axis=0) / 2
        state["slope"] = 0.9 * state["slope"] + 0.1 * slope
        state["square"] = 0.98 * state["square"] + 0.02 * slope**2
        direction = state["slope"] / (1 - 0.9**number) / (np.sqrt(state["square"] / (1 - 0.98**number)) + 1e-9)
        state["now"] = state["now"] + reach * (0.12 * left + 0.01) * direction
        keeping = min(0.95, number / (number + 10))
        state["mean"] = keeping * state["mean"] + (1 - keeping) * state["now"]
        table = " ".join(words.values())
        return f"{table:26s} best {fitness.max():+.3f}  mean {fitness.mean():+.3f}"

    def _fitness(self, words: Mapping[str, str], changes: Reals, first_seed: int) -> Reals:
        """How each changed merchant fares, in every seat, against the present one."""
        options = load_game(self.game).parse_options(words)
        players, tried = options.players, len(changes)
        rows = np.concatenate([self.state["now"] + self.step_size * changes, self.state["now"][None]])
        seeds = np.tile(np.repeat(first_seed + np.arange(DEALS), players), tried)
        minds = np.full((len(seeds), players), tried)
        minds[np.arange(len(seeds)), np.arange(len(seeds)) % players] = np.repeat(np.arange(tried), DEALS * players)
        games, ranks = play(self.game, options, seeds, minds, merchant_parameters(self.game, rows))
        mine = minds < tried
        points = games["pieces"]["points"][:, :players].astype(float)
        ahead = points[mine] - (points * ~mine).sum(axis=1) / (players - 1)
        won = first_place_shares(ranks)[mine] * players - 1
        fitness: Reals = (won / 4 + 0.01 * ahead).reshape(tried, -1).mean(axis=1)
        return fitness

    def write(self) -> None:
        """Write the weights so far."""
        told = f"after generation {self.generation} of: {self.command}"
        self.output.write_text(self.scale.write(self.state["mean"].tolist(), "The merchant's weights,", told))
