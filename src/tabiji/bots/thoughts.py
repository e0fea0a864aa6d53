"""What our bots think of a game, in the modules that its description names; of other games they know nothing."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from ..engine.bound import interpreted
from ..engine.description import Description
from ..engine.game import Game, Piece
from ..games import game_named

if TYPE_CHECKING:
    from .merchant.weights import Scale
    from .scholar.signs import Signs

F = TypeVar("F", bound=Callable[..., Any])


class Purse(Protocol):
    """A piece with coins."""

    coins: int


class RulesOfThumb(Protocol):
    """What a merchant knows of a game."""

    SCALE: Scale

    @property
    def worth(self) -> Callable[[Sequence[float], Game, int, MutableSequence[float]], float]: ...


class Reading(Protocol):
    """What a scholar reads in a game."""

    SIGNS: Signs
    NEAREST: slice  # the signs of the nearest stop
    OPEN: int  # the phases in which nothing hidden is decided about

    @property
    def signs(self) -> Callable[[Game, MutableSequence[int], int, int, MutableSequence[int]], int]: ...
    @property
    def passing(self) -> Callable[[Game, int, MutableSequence[int]], int]: ...
    @property
    def outlook(self) -> Callable[[Game, int], int]: ...


def knows(bot: str, game: str) -> bool:
    """Whether one of our bots has learned a game."""
    return getattr(game_named(game), bot) is not None


def learned_file(bot: str, game: str, suffix: str) -> Path:
    """The file beside its module that holds what one of our bots has learned of a game."""
    return Path(str(_learned(getattr(game_named(game), bot)).__file__)).with_suffix(suffix)


def _learned(module: str | None) -> Any:
    return import_module(module or f"{__package__}.nobody")


def rules_of_thumb(game: str) -> RulesOfThumb:
    """The merchant's rules of thumb for a game."""
    return cast(RulesOfThumb, _learned(game_named(game).merchant))


def reading(game: str) -> Reading:
    """The signs a scholar reads in a game."""
    return cast(Reading, _learned(game_named(game).scholar))


@cache
def thoughts(game: Description) -> dict[str, Any]:
    """What the bots think of a game, by the names they know it by."""
    has_coins = "coins" in (game.record.dtype["pieces"].base.names or ())
    read: Reading = _learned(game.scholar)
    thumb: RulesOfThumb = _learned(game.merchant)
    return {
        "MOVING": game.moving,
        "worth": thumb.worth,
        "signs": read.signs,
        "passing": read.passing,
        "outlook": read.outlook,
        "OPEN": read.OPEN if game.scholar else 1 << game.moving,
        "purse_of": coins if has_coins else nothing,
    }


def thinking(game: Description, function: F) -> F:
    """How a bot thinks about a game, interpreted."""
    return cast(F, _thinking(game, function))


@cache
def _thinking(game: Description, function: Callable[..., Any]) -> Callable[..., Any]:
    return interpreted(function, {**game.rules, **thoughts(game)})


def coins(piece: Purse) -> int:
    """What a pilgrim has left of its coins."""
    return piece.coins


def nothing(piece: Piece) -> int:
    """What it has left where there are none."""
    return 0
