"""Teaching the scholar: it plays itself, the merchant and what it was before, and keeps to the signs of what went well.

All chance follows from the seed, so a training that was stopped goes on as if it had not been.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from ...engine.errors import BadOptions
from ...games import game_named
from .. import merchant
from ..merchant.training import TABLES
from ..minds import LEARNER, MERCHANT, SCHOLAR, Reals, compiler, play, shares_of, threads
from . import rules, weights_of
from .lessons import OUTLOOKS, learn_games

GAMES = 8192  # a generation
PARTS = 8  # whose sums are added in order, on any number of cores
EARLIER = 6  # how many of its earlier selves it meets
PACE = 0.02


class Training:
    """A training under way: kept in a folder as it goes, with its log and the policy so far."""

    def __init__(self, game: str, seed: int, generations: int, folder: Path) -> None:
        self.game = game
        self.seed = seed
        self.generations = generations
        self.plan = f"{game} --seed {seed} --generations {generations}"
        self.file = folder / f"{game}.training.npz"
        self.log = folder / f"{game}.log"
        self.policy = folder / f"{game}.npy"
        self.weights = np.array([merchant.weights_of(game), weights_of(game)])
        usual, *others = dict.fromkeys(game_named(game).options(words) for words in TABLES[game])
        self.tables = [table for other in others for table in (usual, other)]  # what people play most comes most often
        self.generation = 0
        nothing = np.zeros(rules(game).SIGNS.count)
        self.now, self.mean, self.slope, self.square = nothing, nothing, nothing, nothing
        self.earlier = np.zeros((0, len(nothing)))
        self.expected = np.zeros((len(self.tables), OUTLOOKS))
        if self.file.exists():
            self._resume()
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.log.write_text("")

    def _resume(self) -> None:
        with np.load(self.file) as found:
            if str(found["plan"]) != self.plan:
                raise BadOptions(f"{self.file} is another training ({found['plan']}): choose another folder.")
            self.generation = int(found["generation"])
            self.now, self.mean, self.slope, self.square = found["state"]
            self.earlier, self.expected = found["earlier"], found["expected"]

    def run(self, told: Callable[[str], None]) -> None:
        """Train to the end."""
        often = max(1, self.generations // 50)
        while self.generation < self.generations:
            self._step(1 - self.generation / self.generations)
            if self.generation % often == 0 or self.generation == self.generations:
                line = f"{self.generation:5d}  {self._trial()}"
                with self.log.open("a") as log:
                    log.write(line + "\n")
                self._keep()
                told(line)

    def _step(self, left: float) -> None:
        """Play some games at the next table, and lean to what went better than expected."""
        table = self.generation % len(self.tables)
        slope, turned_out = self._lessons(table, np.random.default_rng([self.seed, self.generation]))
        seen = turned_out[:, 1] > 0
        results = turned_out[seen, 0] / turned_out[seen, 1]
        known = self.expected[table, seen] != 0
        self.expected[table, seen] += np.where(known, 0.1, 1.0) * (results - self.expected[table, seen])
        self.generation += 1
        number = self.generation
        self.slope = 0.9 * self.slope + 0.1 * slope
        self.square = 0.99 * self.square + 0.01 * slope**2
        direction = self.slope / (1 - 0.9**number) / (np.sqrt(self.square / (1 - 0.99**number)) + 1e-6)
        self.now = self.now + PACE * max(0.05, left) * direction
        self.mean = 0.97 * self.mean + 0.03 * self.now
        if number % max(1, self.generations // (EARLIER + 2)) == 0 and len(self.earlier) < EARLIER:
            self.earlier = np.concatenate([self.earlier, self.mean[None]])

    def _lessons(self, table: int, chance: np.random.Generator) -> tuple[Reals, Reals]:
        """What some games at a table teach."""
        options = self.tables[table]
        seeds = chance.integers(2**62, size=GAMES)
        seating = (GAMES, options.players)
        minds = (
            chance.integers(SCHOLAR + 1, SCHOLAR + 1 + len(self.earlier), seating) if len(self.earlier) else MERCHANT
        )
        minds = np.where(chance.random(seating) < 0.5, MERCHANT, minds)
        minds = np.where(chance.random(seating) < 0.5, LEARNER, minds)
        minds[np.arange(GAMES), chance.integers(options.players, size=GAMES)] = LEARNER
        policies = np.concatenate([self.now[None], self.earlier])
        start = game_named(self.game).blank(options).frozen()
        learn = compiler(self.game).entry(learn_games)
        sums = [(np.zeros(policies.shape[1]), np.zeros((OUTLOOKS, 2))) for _ in range(PARTS)]

        def part(number: int, end: int | None = None) -> None:
            some = slice(number * GAMES // PARTS, (number + 1) * GAMES // PARTS if end is None else end)
            expected = self.expected[table]
            learn(start, seeds[some], minds[some], self.weights, policies, expected, *sums[number])

        part(0, end=0)  # built before the threads ask for it
        with ThreadPoolExecutor(threads()) as pool:
            list(pool.map(part, range(PARTS)))
        return np.sum([slope for slope, _ in sums], axis=0) / GAMES, np.sum([results for _, results in sums], axis=0)

    def _trial(self) -> str:
        """How the policy so far fares against merchants, at the first table."""
        options = self.tables[0]
        seeds = np.repeat(np.arange(1000), options.players)
        minds = np.full((len(seeds), options.players), MERCHANT)
        mine = np.arange(len(seeds)), np.arange(len(seeds)) % options.players
        minds[mine] = SCHOLAR
        games, ranks = play(self.game, options, seeds, minds, self.weights, self.mean[None])
        points = games["pieces"]["points"][mine].mean()
        return f"{100 * shares_of(ranks)[mine].mean():.1f}% first against merchants, {points:.1f} points"

    def _keep(self) -> None:
        """Keep all that is needed to go on, and the policy so far."""
        unfinished = self.file.with_suffix(".new.npz")
        np.savez(
            unfinished,
            plan=self.plan,
            generation=self.generation,
            state=np.stack([self.now, self.mean, self.slope, self.square]),
            earlier=self.earlier,
            expected=self.expected,
        )
        unfinished.replace(self.file)
        np.save(self.policy, self.mean.astype(np.float32))
