"""What our bots think of a game, in the modules that its description names; of other games they know nothing."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from ...compile.placeholders import bind_rules
from ...core.game import Game, Piece
from ...core.spec import GameSpec
from ...games import load_game
from . import default

if TYPE_CHECKING:
    from ...core.sparse_features import FeatureTable
    from ...core.weights import Scale

F = TypeVar("F", bound=Callable[..., Any])


class Purse(Protocol):
    """A piece with coins."""

    coins: int


class RulesOfThumb(Protocol):
    """What a merchant knows of a game."""

    SCALE: Scale

    @property
    def heuristic_value(self) -> Callable[[Sequence[float], Game, int, MutableSequence[float]], float]: ...


class Reading(Protocol):
    """What a scholar reads in a game."""

    SIGNS: FeatureTable
    NEAREST: slice  # the features of the nearest stop
    NEAREST_PENALTY: float  # what training subtracts from their weights
    OPEN_PHASES: int  # the phases in which nothing hidden is decided about

    @property
    def sparse_features(self) -> Callable[[Game, MutableSequence[int], int, int, MutableSequence[int]], int]: ...
    @property
    def skip_features(self) -> Callable[[Game, int, MutableSequence[int]], int]: ...
    @property
    def baseline(self) -> Callable[[Game, int], int]: ...


def provides(game: str, module: str) -> bool:
    """Returns whether a game provides a module for our bots: `heuristic` or `sparse_features`."""
    return load_game(game).module(module) is not None


def learned_file(game: str, module: str, suffix: str) -> Path:
    """Returns the file with a suffix beside a module that a game provides: the learned weights or policy."""
    return Path(str(_module_of(load_game(game), module).__file__)).with_suffix(suffix)


def _module_of(game: GameSpec, module: str) -> Any:
    """Returns a module that a game provides, or the one for games that do not."""
    return game.module(module) or default


def rules_of_thumb(game: str) -> RulesOfThumb:
    """The merchant's rules of thumb for a game."""
    return cast(RulesOfThumb, _module_of(load_game(game), "heuristic"))


def reading(game: str) -> Reading:
    """The signs a scholar reads in a game."""
    return cast(Reading, _module_of(load_game(game), "sparse_features"))


@cache
def thoughts(game: GameSpec) -> dict[str, Any]:
    """What the bots think of a game, by the names they know it by."""
    has_coins = "coins" in (game.record.dtype["pieces"].base.names or ())
    read: Reading = _module_of(game, "sparse_features")
    heuristic: RulesOfThumb = _module_of(game, "heuristic")
    return {
        "MOVE_PHASE": game.move_phase,
        "heuristic_value": heuristic.heuristic_value,
        "sparse_features": read.sparse_features,
        "skip_features": read.skip_features,
        "baseline": read.baseline,
        "OPEN_PHASES": read.OPEN_PHASES if game.sparse_features else 1 << game.move_phase,
        "coins_of": coins if has_coins else nothing,
    }


def thinking(game: GameSpec, function: F) -> F:
    """How a bot thinks about a game, interpreted."""
    return cast(F, _thinking(game, function))


@cache
def _thinking(game: GameSpec, function: Callable[..., Any]) -> Callable[..., Any]:
    return bind_rules(function, {**game.rules, **thoughts(game)})


def coins(piece: Purse) -> int:
    """What a pilgrim has left of its coins."""
    return piece.coins


def nothing(piece: Piece) -> int:
    """What it has left where there are none."""
    return 0
