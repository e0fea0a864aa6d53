"""A training under way. All its chance follows from its seed, so one that was stopped goes on as if it had not been."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar
from zipfile import BadZipFile

import numpy as np

from ...core.errors import BadOptions
from ...core.extras import TrainingTable
from ...core.files import replacing
from ...core.spec import GameSpec
from ..heuristic.scratch import Reals


def training_tables(game: GameSpec, bot: str) -> tuple[TrainingTable, ...]:
    """Returns the tables at which a bot is trained; raises BadOptions if the game names none."""
    if bot not in game.training_tables:
        raise BadOptions(f"{game.name} names no tables at which the {bot} is trained.")
    return game.training_tables[bot]


class Training(ABC):
    """A training that is kept in a folder as it goes, with its log and what was learned so far."""

    bot: ClassVar[str]
    kind: ClassVar[str]  # of the file that holds what was learned

    def __init__(self, game: str, seed: int, generations: int, folder: Path) -> None:
        self.game = game
        self.seed = seed
        self.generations = generations
        self.command = f"tabiji train {self.bot} {game} --seed {seed} --generations {generations}"
        self.file = folder / f"{self.bot}-{game}.npz"
        self.log = folder / f"{self.bot}-{game}.log"
        self.output = folder / f"{self.bot}-{game}.{self.kind}"
        self.generation = 0
        self.state = self.start()
        if self.file.exists():
            self._load_checkpoint()
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.log.write_text(f"{self.command}\n")

    @abstractmethod
    def start(self) -> dict[str, Reals]:
        """All that changes while it trains, as it is at first."""

    @abstractmethod
    def step(self, left: float) -> str | None:
        """Train for a generation, with so much of the whole left; sometimes say how it goes."""

    @abstractmethod
    def write(self) -> None:
        """Write what was learned so far."""

    def run(self, told: Callable[[str | None], None]) -> None:
        """Train to the end."""
        while self.generation < self.generations:
            line = self.step(1 - self.generation / self.generations)
            self.generation += 1
            if line:
                with self.log.open("a") as log:
                    log.write(f"{self.generation:5d}  {line}\n")
                self._save_checkpoint()
            told(line)

    def _load_checkpoint(self) -> None:
        try:
            with np.load(self.file) as found:
                kept = dict(found)
            command, generation = str(kept["command"]), int(kept["generation"])
            state = {name: kept[name] for name in self.state}
        except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
            raise BadOptions(f"{self.file} is damaged: choose another folder.") from None
        if command != self.command:
            raise BadOptions(f"{self.file} is another training ({command}): choose another folder.")
        self.generation, self.state = generation, state

    def _save_checkpoint(self) -> None:
        """Keep all that is needed to go on."""
        kept: dict[str, Any] = {"command": self.command, "generation": self.generation} | self.state
        with replacing(self.file) as draft, draft.open("wb") as out:
            np.savez(out, **kept)
        self.write()
