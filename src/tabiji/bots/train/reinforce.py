"""Trains the scholar by REINFORCE, in games against itself, the merchant and earlier versions."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

import numpy as np

from ...core.spec import Options
from ...games import load_game
from ..compiled_play import compiler_of, first_place_shares, play, thread_count
from ..heuristic.merchant import weights_of
from ..heuristic.parameters import merchant_parameters, scholar_parameters
from ..heuristic.registry import feature_module
from ..heuristic.scratch import ParameterArray, Reals, new_scratch
from . import Training, training_tables
from .gradient import BASELINES, LEARNER, accumulate_gradient

MERCHANT, FIRST_SNAPSHOT = LEARNER + 1, LEARNER + 2  # policy ids: rows of the parameters in training
GAMES = 8192  # of a generation
PARTS = 8  # whose sums are added in order, so that the result does not depend on the number of cores
MAX_SNAPSHOTS = 6
LEARNING_RATE = 0.03
GRADIENT_FLOOR = 1e-3  # Adam's epsilon: features with smaller gradients are mostly noise and learn more slowly
REPORTS = 50  # lines of the log


class Reinforce(Training):
    """The training of a scholar."""

    bot = "scholar"
    suffix = "npy"

    @cached_property
    def merchant(self) -> ParameterArray:
        """The parameters of the trained merchant."""
        return merchant_parameters(self.game, np.array([weights_of(self.game)]))

    @cached_property
    def tables(self) -> list[Options]:
        """The first table in turn with each of the others."""
        game = load_game(self.game)
        first, *others = (game.parse_options(table.options) for table in training_tables(game, self.bot))
        return [table for other in others for table in (first, other)]

    def initial_state(self) -> dict[str, Reals]:
        """Returns a policy of zeros, no snapshots, and zero baselines."""
        zeros = np.zeros(feature_module(self.game).FEATURES.count)
        state = dict.fromkeys(("policy", "average", "first_moment", "second_moment"), zeros)
        return state | {"snapshots": np.zeros((0, len(zeros))), "baselines": np.zeros((len(self.tables), BASELINES))}

    def step(self, remaining: float) -> str | None:
        """Plays a generation at the next table; updates the baselines, and the policy by Adam."""
        state, generation, table = self.state, self.generation + 1, self.generation % len(self.tables)
        gradient, return_sums = self._gradient(table, np.random.default_rng([self.seed, self.generation]))
        seen = return_sums[:, 1] > 0
        error = return_sums[seen, 0] / return_sums[seen, 1] - state["baselines"][table, seen]
        state["baselines"][table, seen] += np.where(state["baselines"][table, seen] == 0, 1.0, 0.1) * error
        state["first_moment"] = 0.9 * state["first_moment"] + 0.1 * gradient
        state["second_moment"] = 0.99 * state["second_moment"] + 0.01 * gradient**2
        corrected = state["first_moment"] / (1 - 0.9**generation)
        direction = corrected / (np.sqrt(state["second_moment"] / (1 - 0.99**generation)) + GRADIENT_FLOOR)
        state["policy"] = state["policy"] + LEARNING_RATE * max(0.05, remaining) * direction
        state["average"] = 0.97 * state["average"] + 0.03 * state["policy"]
        snapshot_due = generation % max(1, self.generations // (MAX_SNAPSHOTS + 2)) == 0
        if snapshot_due and len(state["snapshots"]) < MAX_SNAPSHOTS:
            state["snapshots"] = np.concatenate([state["snapshots"], state["average"][None]])
        report_due = generation % max(1, self.generations // REPORTS) == 0 or generation == self.generations
        return self._evaluate() if report_due else None

    def _gradient(self, table: int, rng: np.random.Generator) -> tuple[Reals, Reals]:
        """Plays the games of a generation at a table; returns the mean gradient and the sums of returns."""
        options, snapshots = self.tables[table], self.state["snapshots"]
        seeds = rng.integers(2**62, size=GAMES)
        shape = (GAMES, options.players)
        snapshot_ids = FIRST_SNAPSHOT, FIRST_SNAPSHOT + len(snapshots)
        policy_ids = rng.integers(*snapshot_ids, shape) if len(snapshots) else MERCHANT
        policy_ids = np.where(rng.random(shape) < 0.5, MERCHANT, policy_ids)
        policy_ids = np.where(rng.random(shape) < 0.5, LEARNER, policy_ids)
        policy_ids[np.arange(GAMES), rng.integers(options.players, size=GAMES)] = LEARNER
        scholars = scholar_parameters(self.game, np.concatenate([self.state["policy"][None], snapshots]))
        parameters = np.concatenate([scholars[:1], self.merchant, scholars[1:]])
        start = load_game(self.game).initial_state(options).to_record()
        accumulate = compiler_of(self.game).compile_entry(accumulate_gradient)
        sums = [(np.zeros(snapshots.shape[1]), np.zeros((BASELINES, 2))) for _ in range(PARTS)]

        def play_part(number: int, end: int | None = None) -> None:
            part = slice(number * GAMES // PARTS, (number + 1) * GAMES // PARTS if end is None else end)
            buffers = new_scratch(self.game), self.state["baselines"][table], *sums[number]
            accumulate(start, seeds[part], policy_ids[part], parameters, *buffers)

        play_part(0, end=0)  # compiles before the threads start
        with ThreadPoolExecutor(thread_count()) as pool:
            list(pool.map(play_part, range(PARTS)))
        return np.sum([each for each, _ in sums], axis=0) / GAMES, np.sum([each for _, each in sums], axis=0)

    def _evaluate(self) -> str:
        """Plays the averaged policy against merchants at the first table; returns its results as a line."""
        options = self.tables[0]
        seeds = np.repeat(np.arange(1000), options.players)
        policy_ids = np.full((len(seeds), options.players), MERCHANT)
        own = np.arange(len(seeds)), np.arange(len(seeds)) % options.players
        policy_ids[own] = LEARNER
        parameters = np.concatenate([scholar_parameters(self.game, self.state["average"][None]), self.merchant])
        games, ranks = play(self.game, options, seeds, policy_ids, parameters)
        points = games["pieces"]["points"][own].mean()
        return f"{100 * first_place_shares(ranks)[own].mean():.1f}% first against merchants, {points:.1f} points"

    def write(self) -> None:
        """Writes the averaged policy."""
        policy = self.state["average"].copy()
        features = feature_module(self.game)
        policy[features.NEAREST] -= features.NEAREST_PENALTY
        np.save(self.output, policy.astype(np.float32))
