"""The interface of bots: from an observation, the legal actions and a budget, a bot chooses an action."""

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
    """The limit of a bot's search: seconds or playouts, whichever are used up first."""

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
    """A bot's evaluation of an action."""

    action: int
    chance: float  # of winning, from 0 to 1; a shared first place counts by its share
    playouts: int  # the visit count


class Bot(ABC):
    """A computer player, which chooses among the legal actions."""

    anytime: ClassVar[bool] = False  # whether it searches until the budget is used up
    compiled: ClassVar[bool] = False  # whether its first move compiles code

    @abstractmethod
    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Returns one of the legal actions."""

    def plays(self, game: GameSpec) -> bool:
        """Whether it plays a game."""
        return True


class Adviser(Bot):
    """A bot that also evaluates its choices."""

    @abstractmethod
    def explain(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> list[Estimate]:
        """Returns estimates of the best few choices, the best first."""
