"""The heuristics and sparse features of games, from the modules that a `GameSpec` names, or the default."""

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


class HasCoins(Protocol):
    """A piece with coins."""

    coins: int


class HeuristicModule(Protocol):
    """The heuristic of a game, which the merchant plays by."""

    SCALE: Scale

    @property
    def heuristic_value(self) -> Callable[[Sequence[float], Game, int, MutableSequence[float]], float]: ...


class FeatureModule(Protocol):
    """The sparse features of a game, which the scholar plays by."""

    FEATURES: FeatureTable
    NEAREST: slice  # the features of the nearest stop
    NEAREST_PENALTY: float  # which training subtracts from their logits
    OPEN_PHASES: int  # the phases without hidden choices, as bits

    @property
    def sparse_features(self) -> Callable[[Game, MutableSequence[int], int, int, MutableSequence[int]], int]: ...
    @property
    def skip_features(self) -> Callable[[Game, int, MutableSequence[int]], int]: ...
    @property
    def baseline(self) -> Callable[[Game, int], int]: ...


def provides(game: str, module: str) -> bool:
    """Whether a game provides a module for bots: `heuristic` or `sparse_features`."""
    return load_game(game).module(module) is not None


def trained_file(game: str, module: str, suffix: str) -> Path:
    """Returns the file of trained weights, which lies beside the game's module."""
    return Path(str(_module_or_default(load_game(game), module).__file__)).with_suffix(suffix)


def _module_or_default(game: GameSpec, module: str) -> Any:
    return game.module(module) or default


def heuristic_module(game: str) -> HeuristicModule:
    """Returns the heuristic of a game, or the default."""
    return cast(HeuristicModule, _module_or_default(load_game(game), "heuristic"))


def feature_module(game: str) -> FeatureModule:
    """Returns the sparse features of a game, or the default."""
    return cast(FeatureModule, _module_or_default(load_game(game), "sparse_features"))


@cache
def bot_bindings(game: GameSpec) -> dict[str, Any]:
    """Returns the functions and constants of a game that bots call by placeholders."""
    has_coins = "coins" in (game.record.dtype["pieces"].base.names or ())
    features: FeatureModule = _module_or_default(game, "sparse_features")
    heuristic: HeuristicModule = _module_or_default(game, "heuristic")
    return {
        "MOVE_PHASE": game.move_phase,
        "heuristic_value": heuristic.heuristic_value,
        "sparse_features": features.sparse_features,
        "skip_features": features.skip_features,
        "baseline": features.baseline,
        "OPEN_PHASES": features.OPEN_PHASES if game.sparse_features else 1 << game.move_phase,
        "coins_of": coins if has_coins else no_coins,
    }


def bind_bot(game: GameSpec, function: F) -> F:
    """Returns a function of bots bound to a game, interpreted."""
    return cast(F, _bind_bot(game, function))


@cache
def _bind_bot(game: GameSpec, function: Callable[..., Any]) -> Callable[..., Any]:
    return bind_rules(function, {**game.rules, **bot_bindings(game)})


def coins(piece: HasCoins) -> int:
    """Returns the coins of a piece."""
    return piece.coins


def no_coins(piece: Piece) -> int:
    """Returns 0, for games without coins."""
    return 0
