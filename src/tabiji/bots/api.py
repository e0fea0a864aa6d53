"""What a bot is: it is given what its seat may know and a budget, and answers with an action."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar

from ..core.choice import Choice
from ..core.errors import BadOptions
from ..core.game import Piece, PlainGame
from ..core.spec import GameSpec
from ..core.view import View


@dataclass(frozen=True)
class Observation:
    """A game as a seat may imagine it: what the seat cannot know is dealt anew."""

    game: GameSpec
    state: PlainGame  # the imagined record, the bot's own to try things on
    seat: int

    @property
    def own_piece(self) -> Piece:
        """The piece of the seat."""
        return self.state.pieces[self.seat]

    @property
    def view(self) -> View:
        """The table as a person at the seat sees it."""
        return self.game.view(self.state, self.seat)

    def legal(self) -> list[int]:
        """What can be done now by whoever is to decide."""
        return self.game.legal_moves(self.state)

    def describe(self, action: int) -> Choice:
        """An action in words and figures."""
        return self.game.describe(self.state, action)

    def after(self, action: int) -> Observation:
        """The same game after an action."""
        state = self.state.copy()
        self.game.apply(state, action)
        return replace(self, state=state)

    def resample(self, seed: int) -> Observation:
        """Another game that the seat may imagine."""
        return replace(self, state=self.game.observe(self.state, self.seat, seed))


def observe(game: GameSpec, state: PlainGame, seat: int, seed: int) -> Observation:
    """What a seat may know of a game."""
    return Observation(game, game.observe(state, seat, seed), seat)


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
    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """One of the legal actions."""

    def plays(self, game: GameSpec) -> bool:
        """Whether it knows a game."""
        return True


class Adviser(Bot):
    """A bot that can also say why."""

    @abstractmethod
    def explain(self, observation: Observation, legal: list[int], budget: Budget) -> list[Estimate]:
        """The best few choices, the best first."""
