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

from ..compile import batch, steps
from ..compile.compiler import Compiler
from ..compile.placeholders import IntBuffer
from . import rng
from .checks import for_seats, for_seeds, for_words, seat_at, shown, unchecked, whole, words_of
from .choice import Choice
from .components import Components
from .errors import BadOptions, IllegalAction
from .game import PlainGame
from .option import Option
from .record import RecordArray
from .view import PieceView, View, Way

if TYPE_CHECKING:
    from ..compile.gpu import GpuCompiler


class Options(Protocol):
    """How a table is played; each game has its own."""

    @property
    def players(self) -> int: ...

    def to_dict(self) -> dict[str, str]:
        """The options as a saved game names them."""


RULE_NAMES = (
    "deal",
    "apply",
    "legal_actions",
    "any_action",
    "is_over",
    "rank",
    "determinize",
    "features",
    "score_breakdown",
)


G = TypeVar("G", bound=PlainGame, default=PlainGame)
O = TypeVar("O", bound=Options, default=Options)  # noqa: E741


@dataclass(frozen=True, eq=False)
class GameSpec(Generic[G, O]):
    """A game: its record, its rules, its actions, its texts."""

    name: str
    record: type[G]
    facts: Components
    phases: tuple[str, ...]
    choice_counts: tuple[int, ...]  # how many answers each phase has
    most_choices: int  # how many can be legal at once
    move_phase: int  # the phase in which a piece moves along the road, nearest spaces first
    events: tuple[tuple[str, tuple[str, ...]], ...]
    players: tuple[int, int]  # at least and at most
    options: tuple[Option, ...]  # what can be chosen before the journey
    parse_options: Callable[[Mapping[str, str]], O]  # reads and checks the options' words
    initial_state: Callable[[O], G]  # the table before anything is dealt
    deal: Callable[[G, int], None]
    apply: Callable[[G, int], None]
    legal_actions: Callable[[G, list[int]], int]
    is_over: Callable[[G], bool]
    rank: Callable[[G, int], int]
    determinize: Callable[[G, int, int], None]
    features: Callable[[G, int, IntBuffer], None]  # what a seat may know, as a row of small whole numbers
    feature_names: tuple[str, ...]
    score_breakdown: Callable[[G, int, IntBuffer], None]  # what brought a seat its points
    score_sources: tuple[str, ...]
    hidden_counts: Callable[[G, int], tuple[int, ...]]  # how much of each kind a seat cannot know
    notate: Callable[[G, int], str]
    view: Callable[[G, int], View]
    view_piece: Callable[
        [G, int, int], PieceView
    ]  # a piece as a seat sees it: by its record, and whether the game is over
    route: Callable[[G], Way]  # the road as it is travelled
    describe: Callable[[G, int], Choice]
    space_at: Callable[[G, int], tuple[int, str]]  # the printed number and the kind of a space
    names: Mapping[str, tuple[str, ...]]  # what the numbers of a kind of thing are called
    other_names: Mapping[str, tuple[str, ...]]  # what else has a name: spaces, options, …
    printed: dict[str, dict[str, int | str]]  # what stands on a thing: texts and drawings speak of it
    labels: Mapping[str, tuple[str, ...]]  # what is called the same in every language
    answers: tuple[str, ...]  # the choices that have a text of their own
    neutral_phases: tuple[str, ...]  # what is decided for the neutral piece
    any_action: Callable[[G, list[int]], int] = (
        batch.any_listed_action
    )  # a legal one at random, as chosen from the list
    terminal: str | None = None  # the module that draws it with Rich, if it is not to be drawn line by line
    merchant: str | None = None  # the module of the merchant's rules of thumb, if it knows the game
    scholar: str | None = None  # the module of the signs that a scholar reads, if it has learned the game
    net: str | None = None  # the module of how nets number its choices, if there are any
    texts: Path | None = None  # where its texts lie, a folder a language, if not with all others

    def __post_init__(self) -> None:
        """Check what callers give; `rules` are the functions themselves."""
        for name in ("view", "determinize", "hidden_counts"):
            object.__setattr__(self, name, for_seats(getattr(self, name)))
        for name in ("features", "score_breakdown", "rank"):
            object.__setattr__(self, name, for_seats(getattr(self, name), watcher=False))
        object.__setattr__(self, "parse_options", for_words(self.parse_options))
        object.__setattr__(self, "deal", for_seeds(self.deal))

    def table(self, words: Mapping[str, str], players: int) -> O:
        """The options of a table with so many seats; words that name another number of players are refused."""
        options = self.parse_options({**words_of(words), "players": str(players)})
        if "players" in words and self.parse_options(words).players != options.players:
            raise BadOptions(f"The table has {options.players} seats, but its options say {words['players']} players.")
        return options

    @property
    def action_count(self) -> int:
        """How many actions there are, in every game."""
        return sum(self.choice_counts)

    def legal_moves(self, game: G) -> list[int]:
        """The legal actions of a plain game."""
        out = [0] * self.most_choices
        return out[: self.legal_actions(game, out)]

    def observe(self, game: G, seat: int, seed: int) -> G:
        """The game as a seat may imagine it: what it cannot know is dealt anew from the seed."""
        known = seat_at(game.players, seat), whole("A seed", seed, 0, 2**64 - 1)
        imagined = game.copy()
        self.determinize(imagined, *known)
        return imagined

    @cached_property
    def rules(self) -> dict[str, Any]:
        """What stands behind the names that functions for every game know the rules by (`bound.py`)."""
        return {"MOST_CHOICES": self.most_choices, **{name: unchecked(getattr(self, name)) for name in RULE_NAMES}}

    @property
    def folder(self) -> Path:
        """Where its rules lie."""
        return Path(str(sys.modules[self.record.__module__].__file__)).parent

    @cached_property
    def compiled(self) -> CompiledGame[G, O]:
        """The same rules on records; whoever asks waits for the compiler, once."""
        return CompiledGame(self)

    @cached_property
    def gpu(self) -> GpuCompiler:
        """The same rules as kernels for a GPU; building them needs numba-cuda, and no GPU."""
        from ..compile.gpu import GpuCompiler

        return GpuCompiler(self.facts.digest, self.folder, self.record.dtype, MOVE_PHASE=self.move_phase, **self.rules)


class CompiledGame(Generic[G, O]):
    """The compiled rules of a game, on arrays of its records."""

    def __init__(self, game: GameSpec[G, O]) -> None:
        self.game = game
        rules = Compiler(game.facts.digest, game.folder, **game.rules)
        rules.dtypes = {"record": game.record.dtype}
        rules.sizes = {
            "least players": game.players[0],
            "seats": game.players[1] + 1,
            "pieces": game.record.dtype["pieces"].shape[0],
            "choices": game.most_choices,
            "actions": game.action_count,
            "features": len(game.feature_names),
            "sources": len(game.score_sources),
            "kinds": len(steps.REWARDS),
        }
        self.compiler = rules.extend(*(game.rules[name] for name in ("deal", "apply", "determinize", "features")))
        entry = self.compiler.compile_entry
        self.deal = entry(batch.deal_one)
        self.legal_actions = entry(batch.legal_one)
        self._apply = entry(batch.apply_one)
        self.mix_entropy = entry(batch.mix_entropy_one)
        self.determinize = entry(batch.determinize_one)
        self.step = entry(steps.step_games)
        self.write_observations = entry(steps.write_observations)
        self.play_all = entry(batch.play_all)
        self.simulate = entry(batch.simulate)
        self.write_score_breakdowns = entry(batch.write_score_breakdowns)

    def apply(self, games: RecordArray, index: int, action: int) -> None:
        """Carry out a legal action in one game."""
        if action not in self.legal_moves(games, index):
            raise IllegalAction(f"Action {shown(action)} is not possible now in game {index}.")
        self._apply(games, index, action)

    def legal_moves(self, games: RecordArray, index: int = 0) -> list[int]:
        """The legal actions of one game as a list."""
        out = np.empty(self.game.most_choices, np.int64)
        actions: list[int] = out[: self.legal_actions(games, index, out)].tolist()
        return actions

    def precompile(self, on_progress: Callable[[int, int], None]) -> None:
        """Build everything, telling how far it is."""
        game = self.game
        start = game.initial_state(game.parse_options({})).to_record()
        out, seeds = np.empty(game.most_choices, np.int64), np.zeros(1, np.int64)
        points = np.zeros((1, len(start["pieces"][0])), np.int64)
        steps: list[Callable[[], object]] = [
            lambda: self.deal(start, 0, 1),
            lambda: self.legal_actions(start, 0, out),
            lambda: self.determinize(start, 0, 0, 1),
            lambda: self.mix_entropy(start, 0, 1),
            lambda: self.apply(start, 0, self.legal_moves(start)[0]),
            lambda: self.play_all(start),
            lambda: self.simulate(game.initial_state(game.parse_options({})).to_record(), seeds, points),
        ]
        for done, step in enumerate(steps):
            on_progress(done, len(steps))
            step()
        on_progress(len(steps), len(steps))


def play_out(game: GameSpec[G, O], plain: G) -> None:
    """Play a plain game to its end at random, with the very choices of the compiled form."""
    while not game.is_over(plain):
        actions = game.legal_moves(plain)
        game.apply(plain, actions[rng.roll(plain, len(actions))])
