"""Names that stand for the rules of whichever game is played: the compiler, or `interpreted`, puts them in their place.

Functions that serve every game import them from here and call them as if they were the rules.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cache
from types import FunctionType
from typing import Any, Never, Protocol, TypeVar, cast

from ..core.game import Game, Piece


class Placeholder:
    """A name that nothing stands behind until a game is chosen."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: object) -> Never:
        """Nothing can be done without a game."""
        raise TypeError(f"'{self.name}' is a name: it does something once a game's rules are bound to it")


def _int_placeholder(name: str) -> int:
    return cast(int, Placeholder(name))


def _any_placeholder(name: str) -> Any:
    return Placeholder(name)


class IntBuffer(Protocol):
    """A row of whole numbers: a list, or an array."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


# ---------------------------------------------------------------- the rules of a game, as its description names them
MOST_CHOICES: int = _int_placeholder("MOST_CHOICES")
deal: Callable[[Game, int], None] = Placeholder("deal")
apply: Callable[[Game, int], None] = Placeholder("apply")
legal_actions: Callable[[Game, IntBuffer], int] = Placeholder("legal_actions")
any_action: Callable[[Game, IntBuffer], int] = Placeholder("any_action")
is_over: Callable[[Game], bool] = Placeholder("is_over")
rank: Callable[[Game, int], int] = Placeholder("rank")
determinize: Callable[[Game, int, int], None] = Placeholder("determinize")
features: Callable[[Game, int, IntBuffer], None] = Placeholder("features")
score_breakdown: Callable[[Game, int, IntBuffer], None] = Placeholder("score_breakdown")

# ---------------------------------------------------------------- what bots think of it
MOVE_PHASE: int = _int_placeholder("MOVE_PHASE")
OPEN_PHASES: int = _int_placeholder("OPEN_PHASES")  # the phases in which nothing hidden is decided about, as bits
coins_of: Callable[[Piece], int] = Placeholder("coins_of")
heuristic_value: Callable[[Sequence[float], Game, int, MutableSequence[float]], float] = Placeholder("heuristic_value")
sparse_features: Callable[[Game, IntBuffer, int, int, IntBuffer], int] = Placeholder("sparse_features")
skip_features: Callable[[Game, int, IntBuffer], int] = Placeholder("skip_features")
baseline: Callable[[Game, int], int] = Placeholder("baseline")

# ---------------------------------------------------------------- how a net sees it
NET_SLOTS: int = _int_placeholder("NET_SLOTS")
ROW_SIZE: int = _int_placeholder("ROW_SIZE")
net_slots: Callable[[Game, IntBuffer, int, IntBuffer], None] = Placeholder("net_slots")
write_features: Callable[[Game, int, IntBuffer], None] = Placeholder("write_features")

# ---------------------------------------------------------------- kernels: of numba-cuda, which has no types
cuda: Any = _any_placeholder("cuda")
ACTION_TYPE: Any = _any_placeholder("ACTION_TYPE")
RECORD_TYPE: Any = _any_placeholder("RECORD_TYPE")
SCRATCH_TYPE: Any = _any_placeholder("SCRATCH_TYPE")


F = TypeVar("F", bound=Callable[..., Any])


@cache
def global_names(function: Callable[..., Any]) -> set[str]:
    """The names of its module that a function uses."""
    return {each.argval for each in dis.get_instructions(function) if each.opname == "LOAD_GLOBAL"}


def bind_rules(function: F, rules: Mapping[str, Any]) -> F:
    """The same function as plain Python, with the rules of one game in the place of their names."""
    return cast(F, _bind(cast(FunctionType, function), rules, {}))


def _bind(function: FunctionType, rules: Mapping[str, Any], known: dict[FunctionType, FunctionType]) -> FunctionType:
    if function not in known:
        known[function] = function
        changed: dict[str, Any] = {}
        for name in global_names(function):
            value = function.__globals__.get(name)
            if isinstance(value, Placeholder):
                changed[name] = rules[value.name]
            elif isinstance(value, FunctionType) and (twin := _bind(value, rules, known)) is not value:
                changed[name] = twin
        if changed:
            known[function] = FunctionType(
                function.__code__, {**function.__globals__, **changed}, function.__name__, function.__defaults__
            )
    return known[function]
