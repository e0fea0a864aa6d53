"""A description of a game: all that bots, server, environments and clients need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from . import batch, chance
from .choice import Choice
from .compiled import Compiler
from .components import Components
from .record import Bytes


class Options(Protocol):
    """How a table is played; each game has its own."""

    @property
    def players(self) -> int: ...

    def words(self) -> dict[str, str]:
        """The options as a saved game names them."""


@dataclass(frozen=True)
class Description:
    """A game: its record, its rules, its actions, its texts."""

    name: str
    record: type[Any]
    facts: Components
    phases: tuple[str, ...]
    choices: tuple[int, ...]  # how many answers each phase has
    most_choices: int  # how many can be legal at once
    moving: int  # the phase in which a piece moves along the road, nearest spaces first
    events: tuple[tuple[str, tuple[str, ...]], ...]
    options: Callable[[Mapping[str, str]], Any]  # reads and checks the options' words
    blank: Callable[[Any], Any]  # the table before anything is dealt
    deal: Callable[[Any, int], None]
    apply: Callable[[Any, int], None]
    legal_actions: Callable[[Any, list[int]], int]
    is_over: Callable[[Any], bool]
    rank: Callable[[Any, int], int]
    imagine: Callable[[Any, int, int], None]
    notate: Callable[[Any, int], str]
    view: Callable[[Any, int], Any]
    describe: Callable[[Any, int], Choice]
    space: Callable[[Any, int], tuple[int, str]]  # the printed number and the kind of a space
    names: Mapping[str, tuple[str, ...]]  # what the numbers of a kind of thing are called
    other_names: Mapping[str, tuple[str, ...]]  # what else has a name: spaces, options, …
    signs: Mapping[str, tuple[str, ...]]  # what is called the same in every language
    answers: tuple[str, ...]  # the choices that have a text of their own
    neutral_phases: tuple[str, ...]  # what is decided for the neutral piece

    @property
    def actions(self) -> int:
        """How many actions there are, in every game."""
        return sum(self.choices)

    def legal(self, game: Any) -> list[int]:
        """The legal actions of a plain game."""
        out = [0] * self.most_choices
        return out[: self.legal_actions(game, out)]

    def observe(self, game: Any, seat: int, seed: int) -> Any:
        """The game as a seat may imagine it: what it cannot know is dealt anew from the seed."""
        imagined = game.copy()
        self.imagine(imagined, seat, seed)
        return imagined

    @cached_property
    def compiled(self) -> Compiled:
        """The same rules on records; whoever asks waits for the compiler, once."""
        return Compiled(self)


class Compiled:
    """The compiled rules of a game, on arrays of its records."""

    def __init__(self, game: Description) -> None:
        self.game = game
        self.compiler = Compiler(
            game.facts.digest,
            MOST_CHOICES=game.most_choices,
            deal=game.deal,
            apply=game.apply,
            legal_actions=game.legal_actions,
            is_over=game.is_over,
            imagine=game.imagine,
        )
        entry = self.compiler.entry
        self.deal = entry(batch.deal_one)
        self.legal = entry(batch.legal_one)
        self.apply = entry(batch.apply_one)
        self.stir = entry(batch.stir_one)
        self.imagine = entry(batch.imagine_one)
        self.play_all = entry(batch.play_all)
        self.simulate = entry(batch.simulate)

    def legal_list(self, games: Bytes, index: int = 0) -> list[int]:
        """The legal actions of one game as a list."""
        out = np.empty(self.game.most_choices, np.int64)
        actions: list[int] = out[: self.legal(games, index, out)].tolist()
        return actions

    def warm(self, told: Callable[[int, int], None]) -> None:
        """Build everything, telling how far it is."""
        game = self.game
        start = game.blank(game.options({})).frozen()
        out, seeds = np.empty(game.most_choices, np.int64), np.zeros(1, np.int64)
        points = np.zeros((1, len(start["pieces"][0])), np.int64)
        steps: list[Callable[[], Any]] = [
            lambda: self.deal(start, 0, 1),
            lambda: self.legal(start, 0, out),
            lambda: self.imagine(start, 0, 0, 1),
            lambda: self.stir(start, 0, 1),
            lambda: self.apply(start, 0, self.legal_list(start)[0]),
            lambda: self.play_all(start),
            lambda: self.simulate(game.blank(game.options({})).frozen(), seeds, points),
        ]
        for done, step in enumerate(steps):
            told(done, len(steps))
            step()
        told(len(steps), len(steps))


def play_out(game: Description, plain: Any) -> None:
    """Play a plain game to its end at random, with the very choices of the compiled form."""
    while not game.is_over(plain):
        actions = game.legal(plain)
        game.apply(plain, actions[chance.roll(plain, len(actions))])
