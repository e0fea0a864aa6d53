"""Teaching the scholar: it plays itself, the merchant and its earlier selves, and heeds the signs of what went well."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property

import numpy as np

from ...core.spec import Options
from ...games import load_game
from ..compiled_play import compiler_of, first_place_shares, play, thread_count
from ..heuristic.merchant import weights_of
from ..heuristic.parameters import merchant_parameters, scholar_parameters
from ..heuristic.registry import reading
from ..heuristic.scratch import ParameterArray, Reals, new_scratch
from . import Training, training_tables
from .gradient import BASELINES, LEARNER, accumulate_gradient

OPPONENT, EARLIEST = LEARNER + 1, LEARNER + 2  # the rows of the lore it learns with
GAMES = 8192  # a generation
PARTS = 8  # whose sums are added in order, on any number of cores
MAX_SNAPSHOTS = 6  # how many of its earlier selves it meets
LEARNING_RATE = 0.03
GRADIENT_FLOOR = 1e-3  # signs that teach less than this a game are learned more slowly, or chance would teach them
REPORTS = 50  # how often it tells how it goes


class Reinforce(Training):
    """The schooling of a scholar."""

    bot = "scholar"
    kind = "npy"

    @cached_property
    def merchant(self) -> ParameterArray:
        """What the merchant goes by."""
        return merchant_parameters(self.game, np.array([weights_of(self.game)]))

    @cached_property
    def tables(self) -> list[Options]:
        """The usual table in turn with each of the others."""
        game = load_game(self.game)
        usual, *others = (game.parse_options(table.options) for table in training_tables(game, self.bot))
        return [table for other in others for table in (usual, other)]

    def start(self) -> dict[str, Reals]:
        """No sign means anything yet."""
        nothing = np.zeros(reading(self.game).SIGNS.count)
        state = dict.fromkeys(("now", "mean", "slope", "square"), nothing)
        return state | {"earlier": np.zeros((0, len(nothing))), "expected": np.zeros((len(self.tables), BASELINES))}

    def step(self, left: float) -> str | None:
        """Play some games at the next table, and lean to what went better than expected."""
        state, number, table = self.state, self.generation + 1, self.generation % len(self.tables)
        slope, turned_out = self._gradient(table, np.random.default_rng([self.seed, self.generation]))
        seen = turned_out[:, 1] > 0
        surprise = turned_out[seen, 0] / turned_out[seen, 1] - state["expected"][table, seen]
        state["expected"][table, seen] += np.where(state["expected"][table, seen] == 0, 1.0, 0.1) * surprise
        state["slope"] = 0.9 * state["slope"] + 0.1 * slope
        state["square"] = 0.99 * state["square"] + 0.01 * slope**2
        direction = (
            state["slope"] / (1 - 0.9**number) / (np.sqrt(state["square"] / (1 - 0.99**number)) + GRADIENT_FLOOR)
        )
        state["now"] = state["now"] + LEARNING_RATE * max(0.05, left) * direction
        state["mean"] = 0.97 * state["mean"] + 0.03 * state["now"]
        if number % max(1, self.generations // (MAX_SNAPSHOTS + 2)) == 0 and len(state["earlier"]) < MAX_SNAPSHOTS:
            state["earlier"] = np.concatenate([state["earlier"], state["mean"][None]])
        looks = number % max(1, self.generations // REPORTS) == 0 or number == self.generations
        return self._evaluate() if looks else None

    def _gradient(self, table: int, chance: np.random.Generator) -> tuple[Reals, Reals]:
        """What some games at a table teach."""
        options, earlier = self.tables[table], self.state["earlier"]
        seeds = chance.integers(2**62, size=GAMES)
        seating = (GAMES, options.players)
        minds = chance.integers(EARLIEST, EARLIEST + len(earlier), seating) if len(earlier) else OPPONENT
        minds = np.where(chance.random(seating) < 0.5, OPPONENT, minds)
        minds = np.where(chance.random(seating) < 0.5, LEARNER, minds)
        minds[np.arange(GAMES), chance.integers(options.players, size=GAMES)] = LEARNER
        own = scholar_parameters(self.game, np.concatenate([self.state["now"][None], earlier]))
        lore = np.concatenate([own[:1], self.merchant, own[1:]])
        start = load_game(self.game).initial_state(options).to_record()
        learn = compiler_of(self.game).compile_entry(accumulate_gradient)
        sums = [(np.zeros(earlier.shape[1]), np.zeros((BASELINES, 2))) for _ in range(PARTS)]

        def part(number: int, end: int | None = None) -> None:
            some = slice(number * GAMES // PARTS, (number + 1) * GAMES // PARTS if end is None else end)
            expected = self.state["expected"][table]
            learn(start, seeds[some], minds[some], lore, new_scratch(self.game), expected, *sums[number])

        part(0, end=0)  # built before the threads ask for it
        with ThreadPoolExecutor(thread_count()) as pool:
            list(pool.map(part, range(PARTS)))
        return np.sum([slope for slope, _ in sums], axis=0) / GAMES, np.sum([results for _, results in sums], axis=0)

    def _evaluate(self) -> str:
        """How the policy so far fares against merchants, at the first table."""
        options = self.tables[0]
        seeds = np.repeat(np.arange(1000), options.players)
        minds = np.full((len(seeds), options.players), OPPONENT)
        mine = np.arange(len(seeds)), np.arange(len(seeds)) % options.players
        minds[mine] = LEARNER
        lore = np.concatenate([scholar_parameters(self.game, self.state["mean"][None]), self.merchant])
        games, ranks = play(self.game, options, seeds, minds, lore)
        points = games["pieces"]["points"][mine].mean()
        return f"{100 * first_place_shares(ranks)[mine].mean():.1f}% first against merchants, {points:.1f} points"

    def write(self) -> None:
        """Write the policy so far."""
        policy = self.state["mean"].copy()
        features = reading(self.game)
        policy[features.NEAREST] -= features.NEAREST_PENALTY
        np.save(self.output, policy.astype(np.float32))
