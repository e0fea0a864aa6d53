"""The specification of a game: everything that bots, server, environments and clients know about it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
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
from .extras import OptionEffects, PracticeTheme, RulebookOutline, SearchParameters, TrainingTable
from .game import PlainGame
from .option import Option
from .record import RecordArray
from .view import PieceView, View, Way

if TYPE_CHECKING:
    from ..compile.gpu import GpuCompiler


class Options(Protocol):
    """The options of a table; each game has its own class."""

    @property
    def players(self) -> int: ...

    def to_dict(self) -> dict[str, str]:
        """Returns the options as words, as a game file states them."""


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
    """A game: its record, its rules, its actions, its names, and what it provides for bots, learners and clients.

    Fields from `any_action` on are optional. Data are given as values; code that only some programs need is given as
    the name of a module, which `module` imports on first use.

    Attributes:
        name: the identifier of the game: up to 32 small letters and digits.
        record: the class of the state, whose fields have a fixed layout in memory.
        facts: the printed facts of the components, read from a file.
        phases: the names of the phases, in the order of their numbers.
        choice_counts: the number of choices of each phase.
        most_choices: the most choices that can be legal at once.
        move_phase: the number of the phase in which a piece moves along the road; its choices list the nearest space
            first.
        events: the name of each kind of event, and what its numbers stand for.
        players: the least and the most players.
        options: the options of a table.
        parse_options: returns the options that a mapping of words states, or raises BadOptions.
        initial_state: returns the state before the deal.
        deal: deals from a seed and begins the game.
        apply: carries out a legal action of the seat whose turn it is.
        legal_actions: writes the legal actions into a list and returns how many there are.
        is_over: returns whether the game is over.
        rank: returns the rank of a seat; equal seats share a rank.
        determinize: replaces what a seat cannot know by a random deal from a seed.
        features: writes the observation of a seat as small integers, `feature_names` of them.
        feature_names: the name of each feature.
        score_breakdown: writes the points of a seat, one number for each of `score_sources`.
        score_sources: the names of the sources of points.
        hidden_counts: returns how many things of each kind a seat cannot know.
        notate: returns the notation of an action in a game file.
        view: returns the view of a seat, which clients and terminals draw.
        view_piece: returns the view of a piece, from the state, the piece and the seat that looks.
        route: returns the spaces of the road in the order of travel.
        describe: returns the description of an action, which texts turn into words.
        space_at: returns the printed number and the kind of a space.
        names: the names of the things of each kind, in the order of their numbers.
        other_names: the names of what has no numbers in events: spaces, options, …
        printed: the printed numbers of each thing (`KIND-NAME`), which texts and drawings insert.
        labels: the names of kinds that are the same in every language.
        answers: the choices that have a text of their own.
        neutral_phases: the phases in which a player decides for the neutral piece.
        any_action: returns a random legal action, distributed as a uniform choice from the list of them.
        terminal: the module that draws the game with Rich (`tabiji.terminal.Renderer`).
        heuristic: the module of the merchant's evaluation; its weights are the `.toml` file beside it.
        sparse_features: the module of the scholar's features; its policy is the `.npy` file beside it.
        net_slots: the module that numbers the outputs of a network; the network is `net.npz` beside it.
        causes: the module of the causes that advice names, with `CAUSES`, their names, and `find_causes`, which returns
            those that are true of an action (`core/cause.py`).
        search_parameters: the parameters of the search that the network guides.
        training_tables: the tables at which each bot is trained, by the name of the bot.
        rulebook: the outline of the rulebook; without it the game has no rules to read.
        option_effects: what a client explains about options before the deal.
        practice_themes: the themes of practice positions besides those of moves along the road; of several themes of
            a phase the first that fits is taken.
        practices: the folder of practice files, if it is not the one of the built-in games.
        daily_bots: the bots at the table of the day; without them the game has none.
        lesson_seed: the seed of the guided first game; without it the game has none.
        space_colors: the colour of each kind of space in drawings; kinds without one are assigned any.
        texts: the folder of the texts, with a folder for each language, if they are not among those of Tabiji.
    """

    name: str
    record: type[G]
    facts: Components
    phases: tuple[str, ...]
    choice_counts: tuple[int, ...]
    most_choices: int
    move_phase: int
    events: tuple[tuple[str, tuple[str, ...]], ...]
    players: tuple[int, int]
    options: tuple[Option, ...]
    parse_options: Callable[[Mapping[str, str]], O]
    initial_state: Callable[[O], G]
    deal: Callable[[G, int], None]
    apply: Callable[[G, int], None]
    legal_actions: Callable[[G, list[int]], int]
    is_over: Callable[[G], bool]
    rank: Callable[[G, int], int]
    determinize: Callable[[G, int, int], None]
    features: Callable[[G, int, IntBuffer], None]
    feature_names: tuple[str, ...]
    score_breakdown: Callable[[G, int, IntBuffer], None]
    score_sources: tuple[str, ...]
    hidden_counts: Callable[[G, int], tuple[int, ...]]
    notate: Callable[[G, int], str]
    view: Callable[[G, int], View]
    view_piece: Callable[[G, int, int], PieceView]
    route: Callable[[G], Way]
    describe: Callable[[G, int], Choice]
    space_at: Callable[[G, int], tuple[int, str]]
    names: Mapping[str, tuple[str, ...]]
    other_names: Mapping[str, tuple[str, ...]]
    printed: dict[str, dict[str, int | str]]
    labels: Mapping[str, tuple[str, ...]]
    answers: tuple[str, ...]
    neutral_phases: tuple[str, ...]
    any_action: Callable[[G, list[int]], int] = batch.any_listed_action
    terminal: str | None = None
    heuristic: str | None = None
    sparse_features: str | None = None
    net_slots: str | None = None
    causes: str | None = None
    search_parameters: SearchParameters = field(default_factory=SearchParameters)
    training_tables: Mapping[str, tuple[TrainingTable, ...]] = field(default_factory=dict)
    rulebook: RulebookOutline | None = None
    option_effects: OptionEffects = field(default_factory=OptionEffects)
    practice_themes: tuple[PracticeTheme, ...] = ()
    practices: Path | None = None
    daily_bots: tuple[str, ...] = ()
    lesson_seed: int | None = None
    space_colors: Mapping[str, str] = field(default_factory=dict)
    texts: Path | None = None

    def __post_init__(self) -> None:
        """Wraps the functions of the game in checks of their arguments; `rules` are the functions without checks."""
        for name in ("view", "determinize", "hidden_counts"):
            object.__setattr__(self, name, for_seats(getattr(self, name)))
        for name in ("features", "score_breakdown", "rank"):
            object.__setattr__(self, name, for_seats(getattr(self, name), spectator=False))
        object.__setattr__(self, "parse_options", for_words(self.parse_options))
        object.__setattr__(self, "deal", for_seeds(self.deal))

    def table(self, words: Mapping[str, str], players: int) -> O:
        """Returns the options of a table with this many seats; raises BadOptions if they state another number."""
        options = self.parse_options({**words_of(words), "players": str(players)})
        if "players" in words and self.parse_options(words).players != options.players:
            raise BadOptions(f"The table has {options.players} seats, but its options say {words['players']} players.")
        return options

    @property
    def action_count(self) -> int:
        """The number of actions of all phases."""
        return sum(self.choice_counts)

    def legal_moves(self, game: G) -> list[int]:
        """Returns the legal actions of a state."""
        out = [0] * self.most_choices
        return out[: self.legal_actions(game, out)]

    def observe(self, game: G, seat: int, seed: int) -> G:
        """Returns a copy of a state in which what a seat cannot know is dealt anew from the seed."""
        arguments = seat_at(game.players, seat), whole("A seed", seed, 0, 2**64 - 1)
        determinized = game.copy()
        self.determinize(determinized, *arguments)
        return determinized

    @cached_property
    def rules(self) -> dict[str, Any]:
        """The functions and sizes that replace the placeholders of the same names (`compile/placeholders.py`)."""
        return {"MOST_CHOICES": self.most_choices, **{name: unchecked(getattr(self, name)) for name in RULE_NAMES}}

    def module(self, provided: str) -> ModuleType | None:
        """Imports and returns the module that a field names; returns None if the game does not provide it."""
        name: str | None = getattr(self, provided)
        return import_module(name) if name else None

    @property
    def folder(self) -> Path:
        """The folder of the rules."""
        return Path(str(sys.modules[self.record.__module__].__file__)).parent

    @cached_property
    def compiled(self) -> CompiledGame[G, O]:
        """The compiled rules, on arrays of records; the functions are compiled on first use."""
        return CompiledGame(self)

    @cached_property
    def gpu(self) -> GpuCompiler:
        """The rules as GPU kernels; building them needs numba-cuda, but no GPU."""
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
        self.write_standings = entry(batch.write_standings)

    def apply(self, games: RecordArray, index: int, action: int) -> None:
        """Carries out an action in one game; raises IllegalAction if it is not legal."""
        if action not in self.legal_moves(games, index):
            raise IllegalAction(f"Action {shown(action)} is not possible now in game {index}.")
        self._apply(games, index, action)

    def legal_moves(self, games: RecordArray, index: int = 0) -> list[int]:
        """Returns the legal actions of one game."""
        out = np.empty(self.game.most_choices, np.int64)
        actions: list[int] = out[: self.legal_actions(games, index, out)].tolist()
        return actions

    def precompile(self, on_progress: Callable[[int, int], None]) -> None:
        """Compiles every function, and reports how many of how many are done."""
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
    """Plays a state to its end with random actions, the same as those of the compiled `play_all`."""
    while not game.is_over(plain):
        actions = game.legal_moves(plain)
        game.apply(plain, actions[rng.roll(plain, len(actions))])
