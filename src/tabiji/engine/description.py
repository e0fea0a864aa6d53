"""A description of a game: all that bots, server, environments and clients need to know of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol

import numpy as np
from typing_extensions import TypeVar

from . import batch, chance, steps
from .bound import Numbers
from .checks import for_seats, for_seeds, for_words, seat_at, shown, unchecked, whole, words_of
from .choice import Choice
from .compiled import Compiler
from .components import Components
from .errors import BadOptions, IllegalAction
from .game import PlainGame
from .option import Option
from .record import Bytes
from .view import PieceView, View, Way

if TYPE_CHECKING:
    from .gpu import Gpu


class Options(Protocol):
    """How a table is played; each game has its own."""

    @property
    def players(self) -> int: ...

    def words(self) -> dict[str, str]:
        """The options as a saved game names them."""


RULES = ("deal", "apply", "legal_actions", "any_action", "is_over", "rank", "imagine", "features", "sources")


G = TypeVar("G", bound=PlainGame, default=PlainGame)
O = TypeVar("O", bound=Options, default=Options)  # noqa: E741


@dataclass(frozen=True, eq=False)
class Description(Generic[G, O]):
    """A game: its record, its rules, its actions, its texts."""

    name: str
    record: type[G]
    facts: Components
    phases: tuple[str, ...]
    choices: tuple[int, ...]  # how many answers each phase has
    most_choices: int  # how many can be legal at once
    moving: int  # the phase in which a piece moves along the road, nearest spaces first
    events: tuple[tuple[str, tuple[str, ...]], ...]
    players: tuple[int, int]  # at least and at most
    offered: tuple[Option, ...]  # what can be chosen before the journey
    options: Callable[[Mapping[str, str]], O]  # reads and checks the options' words
    blank: Callable[[O], G]  # the table before anything is dealt
    deal: Callable[[G, int], None]
    apply: Callable[[G, int], None]
    legal_actions: Callable[[G, list[int]], int]
    is_over: Callable[[G], bool]
    rank: Callable[[G, int], int]
    imagine: Callable[[G, int, int], None]
    features: Callable[[G, int, Numbers], None]  # what a seat may know, as a row of small whole numbers
    feature_names: tuple[str, ...]
    sources: Callable[[G, int, Numbers], None]  # what brought a seat its points
    source_names: tuple[str, ...]
    unknown: Callable[[G, int], tuple[int, ...]]  # how much of each kind a seat cannot know
    notate: Callable[[G, int], str]
    view: Callable[[G, int], View]
    show: Callable[[G, int, int], PieceView]  # a piece as a seat sees it: by its record, and whether the game is over
    way: Callable[[G], Way]  # the road as it is travelled
    describe: Callable[[G, int], Choice]
    space: Callable[[G, int], tuple[int, str]]  # the printed number and the kind of a space
    names: Mapping[str, tuple[str, ...]]  # what the numbers of a kind of thing are called
    other_names: Mapping[str, tuple[str, ...]]  # what else has a name: spaces, options, …
    printed: dict[str, dict[str, int | str]]  # what stands on a thing: texts and drawings speak of it
    labels: Mapping[str, tuple[str, ...]]  # what is called the same in every language
    answers: tuple[str, ...]  # the choices that have a text of their own
    neutral_phases: tuple[str, ...]  # what is decided for the neutral piece
    any_action: Callable[[G, list[int]], int] = batch.any_listed  # a legal one at random, as chosen from the list
    terminal: str | None = None  # the module that draws it with Rich, if it is not to be drawn line by line
    merchant: str | None = None  # the module of the merchant's rules of thumb, if it knows the game
    scholar: str | None = None  # the module of the signs that a scholar reads, if it has learned the game
    net: str | None = None  # the module of how nets number its choices, if there are any
    texts: Path | None = None  # where its texts lie, a folder a language, if not with all others

    def __post_init__(self) -> None:
        """Check what callers give; `rules` are the functions themselves."""
        for name in ("view", "imagine", "unknown"):
            object.__setattr__(self, name, for_seats(getattr(self, name)))
        for name in ("features", "sources", "rank"):
            object.__setattr__(self, name, for_seats(getattr(self, name), watcher=False))
        object.__setattr__(self, "options", for_words(self.options))
        object.__setattr__(self, "deal", for_seeds(self.deal))

    def table(self, words: Mapping[str, str], players: int) -> O:
        """The options of a table with so many seats; words that name another number of players are refused."""
        options = self.options({**words_of(words), "players": str(players)})
        if "players" in words and self.options(words).players != options.players:
            raise BadOptions(f"The table has {options.players} seats, but its options say {words['players']} players.")
        return options

    @property
    def actions(self) -> int:
        """How many actions there are, in every game."""
        return sum(self.choices)

    def legal(self, game: G) -> list[int]:
        """The legal actions of a plain game."""
        out = [0] * self.most_choices
        return out[: self.legal_actions(game, out)]

    def observe(self, game: G, seat: int, seed: int) -> G:
        """The game as a seat may imagine it: what it cannot know is dealt anew from the seed."""
        known = seat_at(game.players, seat), whole("A seed", seed, 0, 2**64 - 1)
        imagined = game.copy()
        self.imagine(imagined, *known)
        return imagined

    @cached_property
    def rules(self) -> dict[str, Any]:
        """What stands behind the names that functions for every game know the rules by (`bound.py`)."""
        return {"MOST_CHOICES": self.most_choices, **{name: unchecked(getattr(self, name)) for name in RULES}}

    @property
    def folder(self) -> Path:
        """Where its rules lie."""
        return Path(str(sys.modules[self.record.__module__].__file__)).parent

    @cached_property
    def compiled(self) -> Compiled[G, O]:
        """The same rules on records; whoever asks waits for the compiler, once."""
        return Compiled(self)

    @cached_property
    def gpu(self) -> Gpu:
        """The same rules as kernels for a GPU; building them needs numba-cuda, and no GPU."""
        from .gpu import Gpu

        return Gpu(self.facts.digest, self.folder, self.record.dtype, MOVING=self.moving, **self.rules)


class Compiled(Generic[G, O]):
    """The compiled rules of a game, on arrays of its records."""

    def __init__(self, game: Description[G, O]) -> None:
        self.game = game
        rules = Compiler(game.facts.digest, game.folder, **game.rules)
        rules.dtypes = {"record": game.record.dtype}
        rules.sizes = {
            "least players": game.players[0],
            "seats": game.players[1] + 1,
            "pieces": game.record.dtype["pieces"].shape[0],
            "choices": game.most_choices,
            "actions": game.actions,
            "features": len(game.feature_names),
            "sources": len(game.source_names),
            "kinds": len(steps.REWARDS),
        }
        self.compiler = rules.knowing(*(game.rules[name] for name in ("deal", "apply", "imagine", "features")))
        entry = self.compiler.entry
        self.deal = entry(batch.deal_one)
        self.legal = entry(batch.legal_one)
        self._apply = entry(batch.apply_one)
        self.stir = entry(batch.stir_one)
        self.imagine = entry(batch.imagine_one)
        self.move = entry(steps.move)
        self.show = entry(steps.show)
        self.play_all = entry(batch.play_all)
        self.simulate = entry(batch.simulate)
        self.tally = entry(batch.tally)

    def apply(self, games: Bytes, index: int, action: int) -> None:
        """Carry out a legal action in one game."""
        if action not in self.legal_list(games, index):
            raise IllegalAction(f"Action {shown(action)} is not possible now in game {index}.")
        self._apply(games, index, action)

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
        steps: list[Callable[[], object]] = [
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


def play_out(game: Description[G, O], plain: G) -> None:
    """Play a plain game to its end at random, with the very choices of the compiled form."""
    while not game.is_over(plain):
        actions = game.legal(plain)
        game.apply(plain, actions[chance.roll(plain, len(actions))])
