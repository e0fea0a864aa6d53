"""Placeholders for the rules of a game, which code for every game imports and calls as if they were the rules.

The compiler binds them to one game's rules, and `bind_rules` does the same for plain Python.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from functools import cache
from types import FunctionType
from typing import Any, Never, Protocol, TypeVar, cast

from ..core.game import Game, Piece


class Placeholder:
    """A name without a value until the rules of a game are bound to it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: object) -> Never:
        """Raises TypeError."""
        raise TypeError(f"'{self.name}' is a name: it does something once a game's rules are bound to it")


def _int_placeholder(name: str) -> int:
    return cast(int, Placeholder(name))


def _any_placeholder(name: str) -> Any:
    return Placeholder(name)


class IntBuffer(Protocol):
    """A list or an array of integers."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


# ---------------------------------------------------------------- the rules of a game, named as in GameSpec
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

# ---------------------------------------------------------------- heuristics of bots
MOVE_PHASE: int = _int_placeholder("MOVE_PHASE")
OPEN_PHASES: int = _int_placeholder("OPEN_PHASES")  # the phases that concern nothing hidden, as bits
coins_of: Callable[[Piece], int] = Placeholder("coins_of")
heuristic_value: Callable[[Sequence[float], Game, int, MutableSequence[float]], float] = Placeholder("heuristic_value")
sparse_features: Callable[[Game, IntBuffer, int, int, IntBuffer], int] = Placeholder("sparse_features")
skip_features: Callable[[Game, int, IntBuffer], int] = Placeholder("skip_features")
baseline: Callable[[Game, int], int] = Placeholder("baseline")

# ---------------------------------------------------------------- inputs of policy networks
NET_SLOTS: int = _int_placeholder("NET_SLOTS")
ROW_SIZE: int = _int_placeholder("ROW_SIZE")
net_slots: Callable[[Game, IntBuffer, int, IntBuffer], None] = Placeholder("net_slots")
write_features: Callable[[Game, int, IntBuffer], None] = Placeholder("write_features")

# ---------------------------------------------------------------- GPU kernels; numba-cuda is untyped
cuda: Any = _any_placeholder("cuda")
ACTION_TYPE: Any = _any_placeholder("ACTION_TYPE")
RECORD_TYPE: Any = _any_placeholder("RECORD_TYPE")
SCRATCH_TYPE: Any = _any_placeholder("SCRATCH_TYPE")


F = TypeVar("F", bound=Callable[..., Any])


@cache
def global_names(function: Callable[..., Any]) -> set[str]:
    """Returns the global names that a function uses."""
    return {each.argval for each in dis.get_instructions(function) if each.opname == "LOAD_GLOBAL"}


def bind_rules(function: F, rules: Mapping[str, Any]) -> F:
    """Returns a function as plain Python with its placeholders bound to the rules of one game."""
    return cast(F, _bind(cast(FunctionType, function), rules, {}))


def _bind(function: FunctionType, rules: Mapping[str, Any], bound: dict[FunctionType, FunctionType]) -> FunctionType:
    if function not in bound:
        bound[function] = function
        changed: dict[str, Any] = {}
        for name in global_names(function):
            value = function.__globals__.get(name)
            if isinstance(value, Placeholder):
                changed[name] = rules[value.name]
            elif isinstance(value, FunctionType) and (rebound := _bind(value, rules, bound)) is not value:
                changed[name] = rebound
        if changed:
            bound[function] = FunctionType(
                function.__code__, {**function.__globals__, **changed}, function.__name__, function.__defaults__
            )
    return bound[function]
