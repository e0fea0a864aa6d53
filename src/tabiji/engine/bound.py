"""Names that stand for the rules of whichever game is played: the compiler, or `interpreted`, puts them in their place.

Functions that serve every game import them from here and call them as if they were the rules.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cache
from types import FunctionType
from typing import Any, Never, Protocol, TypeVar, cast

from .game import Game, Piece


class Name:
    """A name that nothing stands behind until a game is chosen."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: object) -> Never:
        """Nothing can be done without a game."""
        raise TypeError(f"'{self.name}' is a name: it does something once a game's rules are bound to it")


def _number(name: str) -> int:
    return cast(int, Name(name))


def _library(name: str) -> Any:
    return Name(name)


class Numbers(Protocol):
    """A row of whole numbers: a list, or an array."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


# ---------------------------------------------------------------- the rules of a game, as its description names them
MOST_CHOICES: int = _number("MOST_CHOICES")
deal: Callable[[Game, int], None] = Name("deal")
apply: Callable[[Game, int], None] = Name("apply")
legal_actions: Callable[[Game, Numbers], int] = Name("legal_actions")
any_action: Callable[[Game, Numbers], int] = Name("any_action")
is_over: Callable[[Game], bool] = Name("is_over")
rank: Callable[[Game, int], int] = Name("rank")
imagine: Callable[[Game, int, int], None] = Name("imagine")
features: Callable[[Game, int, Numbers], None] = Name("features")
sources: Callable[[Game, int, Numbers], None] = Name("sources")

# ---------------------------------------------------------------- what bots think of it
MOVING: int = _number("MOVING")
OPEN: int = _number("OPEN")  # the phases in which nothing hidden is decided about, as bits
purse_of: Callable[[Piece], int] = Name("purse_of")
worth: Callable[[Sequence[float], Game, int, MutableSequence[float]], float] = Name("worth")
signs: Callable[[Game, Numbers, int, int, Numbers], int] = Name("signs")
passing: Callable[[Game, int, Numbers], int] = Name("passing")
outlook: Callable[[Game, int], int] = Name("outlook")

# ---------------------------------------------------------------- how a net sees it
SLOTS: int = _number("SLOTS")
ROW: int = _number("ROW")
slots: Callable[[Game, Numbers, int, Numbers], None] = Name("slots")
note: Callable[[Game, int, Numbers], None] = Name("note")

# ---------------------------------------------------------------- kernels: of numba-cuda, which has no types
cuda: Any = _library("cuda")
number: Any = _library("number")
RECORD: Any = _library("RECORD")
DESK: Any = _library("DESK")


F = TypeVar("F", bound=Callable[..., Any])


@cache
def global_names(function: Callable[..., Any]) -> set[str]:
    """The names of its module that a function uses."""
    return {each.argval for each in dis.get_instructions(function) if each.opname == "LOAD_GLOBAL"}


def interpreted(function: F, rules: Mapping[str, Any]) -> F:
    """The same function as plain Python, with the rules of one game in the place of their names."""
    return cast(F, _bound(cast(FunctionType, function), rules, {}))


def _bound(function: FunctionType, rules: Mapping[str, Any], known: dict[FunctionType, FunctionType]) -> FunctionType:
    if function not in known:
        known[function] = function
        changed: dict[str, Any] = {}
        for name in global_names(function):
            value = function.__globals__.get(name)
            if isinstance(value, Name):
                changed[name] = rules[value.name]
            elif isinstance(value, FunctionType) and (twin := _bound(value, rules, known)) is not value:
                changed[name] = twin
        if changed:
            known[function] = FunctionType(
                function.__code__, {**function.__globals__, **changed}, function.__name__, function.__defaults__
            )
    return known[function]
