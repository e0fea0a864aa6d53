"""What a bot is: it is given what its seat may know and a budget, and answers with an action."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from ..core.errors import BadOptions
from ..core.observation import Observation
from ..core.spec import GameSpec


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: until the seconds or the playouts are used up, whichever comes first."""

    seconds: float | None = 1.0
    playouts: int | None = None
    threads: int = os.cpu_count() or 1

    def __post_init__(self) -> None:
        if self.seconds is None and self.playouts is None:
            raise BadOptions("A budget has seconds or playouts, or it would never end.")
        for name, value in (("seconds", self.seconds), ("playouts", self.playouts), ("threads", self.threads)):
            if value is not None and not value > 0:
                raise BadOptions(f"A budget has more than 0 {name}, not {value}.")


DEFAULT_BUDGET = Budget()


@dataclass(frozen=True)
class Estimate:
    """What a bot thinks of an action."""

    action: int
    chance: float  # to win, from 0 to 1; a shared first place counts by its share
    playouts: int  # how many it rests on


class Bot(ABC):
    """Someone who chooses among the legal actions."""

    anytime: ClassVar[bool] = False  # whether it thinks for as long as it may
    compiled: ClassVar[bool] = False  # whether its first move waits for the compiler

    @abstractmethod
    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """One of the legal actions."""

    def plays(self, game: GameSpec) -> bool:
        """Whether it knows a game."""
        return True


class Adviser(Bot):
    """A bot that can also say why."""

    @abstractmethod
    def explain(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> list[Estimate]:
        """The best few choices, the best first."""
