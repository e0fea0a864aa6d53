"""The base of trainings. All randomness follows from the seed, so a resumed training gives the same result."""

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
    """A training with its checkpoint, its log and its output in a folder."""

    bot: ClassVar[str]
    suffix: ClassVar[str]  # of the output file

    def __init__(self, game: str, seed: int, generations: int, folder: Path) -> None:
        self.game = game
        self.seed = seed
        self.generations = generations
        self.command = f"tabiji train {self.bot} {game} --seed {seed} --generations {generations}"
        self.file = folder / f"{self.bot}-{game}.npz"
        self.log = folder / f"{self.bot}-{game}.log"
        self.output = folder / f"{self.bot}-{game}.{self.suffix}"
        self.generation = 0
        self.state = self.initial_state()
        if self.file.exists():
            self._load_checkpoint()
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self.log.write_text(f"{self.command}\n")

    @abstractmethod
    def initial_state(self) -> dict[str, Reals]:
        """Returns the arrays that training changes, as they are at first."""

    @abstractmethod
    def step(self, remaining: float) -> str | None:
        """Trains for a generation, with a share of all generations remaining; returns a line for the log, or None."""

    @abstractmethod
    def write(self) -> None:
        """Writes the output file."""

    def run(self, progress: Callable[[str | None], None]) -> None:
        """Trains to the end; calls progress after each generation, with the line that was logged."""
        while self.generation < self.generations:
            line = self.step(1 - self.generation / self.generations)
            self.generation += 1
            if line:
                with self.log.open("a") as log:
                    log.write(f"{self.generation:5d}  {line}\n")
                self._save_checkpoint()
            progress(line)

    def _load_checkpoint(self) -> None:
        try:
            with np.load(self.file) as archive:
                checkpoint = dict(archive)
            command, generation = str(checkpoint["command"]), int(checkpoint["generation"])
            state = {name: checkpoint[name] for name in self.state}
        except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
            raise BadOptions(f"{self.file} is damaged: choose another folder.") from None
        if command != self.command:
            raise BadOptions(f"{self.file} is another training ({command}): choose another folder.")
        self.generation, self.state = generation, state

    def _save_checkpoint(self) -> None:
        checkpoint: dict[str, Any] = {"command": self.command, "generation": self.generation} | self.state
        with replacing(self.file) as draft, draft.open("wb") as out:
            np.savez(out, **checkpoint)
        self.write()
