"""Tuning the merchant: an evolution strategy in compiled play against itself.

Each generation tries pairs of opposite changes to the weights on common deals, each against the present weights, and
moves the weights (by Adam) toward what won. All chance follows from the seed, so a training that was stopped goes on
as if it had not been.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.errors import BadOptions
from ...games import game_named
from ..minds import NOBODY_LEARNED, Reals, play, shares_of
from . import rules
from .weights import Scale

PAIRS = 20
DEALS = 120
# The tables that take turns; what people play most comes most often
TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "tokaido": (
        {"players": "4", "variations": "gastronomy"},
        {"players": "3"},
        {"players": "4", "variations": "gastronomy"},
        {"players": "2"},
        {"players": "4"},
        {"players": "5", "variations": "return"},
        {"players": "4", "variations": "gastronomy"},
        {"players": "3", "variations": "preparations"},
        {"players": "4", "variations": "initiation"},
        {"players": "5", "variations": "gastronomy"},
        {"players": "2", "variations": "gastronomy return"},
    ),
    "namiji": (
        {"players": "4"},
        {"players": "3", "direction": "counterclockwise"},
        {"players": "5"},
        {"players": "2"},
        {"players": "4", "direction": "counterclockwise"},
        {"players": "3"},
        {"players": "5", "direction": "counterclockwise"},
        {"players": "2", "direction": "counterclockwise"},
    ),
}


class Training:
    """A training under way: kept after every generation in a folder, with its log and the weights so far."""

    def __init__(self, game: str, seed: int, generations: int, folder: Path) -> None:
        self.game = game
        self.seed = seed
        self.generations = generations
        self.plan = {"game": game, "seed": seed, "generations": generations}
        self.scale: Scale = rules(game).SCALE
        self.file = folder / f"{game}.training.json"
        self.log = folder / f"{game}.log"
        self.weights = folder / f"{game}.toml"
        start = np.array(self.scale.start)
        self.reach = 0.25 * np.maximum(np.abs(start), 0.4)  # how far a change goes
        self.generation = 0
        self.state = {"now": start, "mean": start, "slope": np.zeros(len(start)), "square": np.zeros(len(start))}
        if self.file.exists():
            self._resume()
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.log.write_text("")

    def _resume(self) -> None:
        found: dict[str, Any] = json.loads(self.file.read_text())
        if found["plan"] != self.plan:
            raise BadOptions(f"{self.file} is another training ({found['plan']}): choose another folder.")
        self.generation = found["generation"]
        self.state = {name: np.array(values) for name, values in found["state"].items()}

    def run(self, told: Callable[[str], None]) -> None:
        """Train to the end."""
        while self.generation < self.generations:
            line = self._step(1 - self.generation / self.generations)
            with self.log.open("a") as log:
                log.write(line + "\n")
            self._keep()
            told(line)

    def _step(self, left: float) -> str:
        """Try pairs of opposite changes, and go where they point."""
        state, number = self.state, self.generation + 1
        chance = np.random.default_rng([self.seed, number])
        words = TABLES[self.game][self.generation % len(TABLES[self.game])]
        changes = chance.standard_normal((PAIRS, len(self.reach)))
        fitness = self._fitness(words, np.concatenate([changes, -changes]), int(chance.integers(2**62)))
        slope = ((fitness[:PAIRS] - fitness[PAIRS:])[:, None] * changes).mean(axis=0) / 2
        state["slope"] = 0.9 * state["slope"] + 0.1 * slope
        state["square"] = 0.98 * state["square"] + 0.02 * slope**2
        direction = state["slope"] / (1 - 0.9**number) / (np.sqrt(state["square"] / (1 - 0.98**number)) + 1e-9)
        state["now"] = state["now"] + self.reach * (0.12 * left + 0.01) * direction
        keeping = min(0.95, number / (number + 10))
        state["mean"] = keeping * state["mean"] + (1 - keeping) * state["now"]
        self.generation = number
        table = " ".join(words.values())
        return f"{number:4d}  {table:26s} best {fitness.max():+.3f}  mean {fitness.mean():+.3f}"

    def _fitness(self, words: dict[str, str], changes: Reals, first_seed: int) -> Reals:
        """How each changed merchant fares, in every seat, against the present one."""
        options = game_named(self.game).options(words)
        players, tried = options.players, len(changes)
        rows = np.concatenate([self.state["now"] + self.reach * changes, self.state["now"][None]])
        seeds = np.tile(np.repeat(first_seed + np.arange(DEALS), players), tried)
        minds = np.full((len(seeds), players), tried)
        minds[np.arange(len(seeds)), np.arange(len(seeds)) % players] = np.repeat(np.arange(tried), DEALS * players)
        games, ranks = play(self.game, options, seeds, minds, rows, NOBODY_LEARNED)
        mine = minds < tried
        points = games["pieces"]["points"][:, :players].astype(float)
        ahead = points[mine] - (points * ~mine).sum(axis=1) / (players - 1)
        won = shares_of(ranks)[mine] * players - 1
        fitness: Reals = (won / 4 + 0.01 * ahead).reshape(tried, -1).mean(axis=1)
        return fitness

    def _keep(self) -> None:
        """Keep all that is needed to go on, and the weights so far."""
        state = {name: values.tolist() for name, values in self.state.items()}
        text = json.dumps({"plan": self.plan, "generation": self.generation, "state": state})
        unfinished = self.file.with_suffix(".new")
        unfinished.write_text(text)
        unfinished.replace(self.file)
        command = "tabiji train merchant {game} --seed {seed} --generations {generations}".format(**self.plan)
        told = f"after generation {self.generation} of: {command}"
        self.weights.write_text(self.scale.write(self.state["mean"].tolist(), "The merchant's weights,", told))
