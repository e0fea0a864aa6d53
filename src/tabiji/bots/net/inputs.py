"""What a net sees of a choice: the legal slots, then the features of the seat that decides."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...compile.compiler import Compiler
from ...compile.gpu import GpuCompiler
from ...games import load_game
from ..compiled_play import compiler_of as plain_compiler
from ..heuristic.registry import thoughts
from ..heuristic.scratch import new_scratch


def slots_of(game: str) -> Any:
    """How a net numbers the choices of a game."""
    return load_game(game).module("net_slots")


def row_names(game: str) -> tuple[str, ...]:
    """The names of the numbers of a row."""
    return (*(f"slot {slot}" for slot in range(slots_of(game).NET_SLOTS)), *load_game(game).feature_names)


def net_bindings(game: str) -> dict[str, Any]:
    """What a net needs to see, by the names it is known by."""
    known = slots_of(game)
    return {
        "net_slots": known.net_slots,
        "NET_SLOTS": known.NET_SLOTS,
        "write_features": known.write_features,
        "ROW_SIZE": len(row_names(game)),
    }


@cache
def compiler_of(game: str) -> Compiler:
    """The compiler of a game's rules, bots and nets."""
    from .inference import evaluate_state, forward  # which need what stands here

    return plain_compiler(game).extend(evaluate_state, forward, **net_bindings(game))


@cache
def gpu_of(game: str) -> GpuCompiler:
    """The same for a GPU."""
    made = load_game(game).gpu
    return made.extend(
        **thoughts(load_game(game)), **net_bindings(game), SCRATCH_TYPE=made.numba_type(new_scratch(game).dtype)
    )
