"""The inputs of a network: the legal slots, then the features of the seat that decides."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...compile.compiler import Compiler
from ...compile.gpu import GpuCompiler
from ...games import load_game
from .. import compiled_play
from ..heuristic.registry import bot_bindings
from ..heuristic.scratch import new_scratch


def slots_of(game: str) -> Any:
    """Returns the module that numbers the choices of a game as slots."""
    return load_game(game).module("net_slots")


def row_names(game: str) -> tuple[str, ...]:
    """Returns the names of the inputs."""
    return (*(f"slot {slot}" for slot in range(slots_of(game).NET_SLOTS)), *load_game(game).feature_names)


def net_bindings(game: str) -> dict[str, Any]:
    """Returns the functions and constants of a game that networks call by placeholders."""
    slots = slots_of(game)
    return {
        "net_slots": slots.net_slots,
        "NET_SLOTS": slots.NET_SLOTS,
        "write_features": slots.write_features,
        "ROW_SIZE": len(row_names(game)),
    }


@cache
def compiler_of(game: str) -> Compiler:
    """Returns the compiler of a game's rules, heuristics and network."""
    from .inference import evaluate_state, forward  # which import this module

    return compiled_play.compiler_of(game).extend(evaluate_state, forward, **net_bindings(game))


@cache
def gpu_of(game: str) -> GpuCompiler:
    """Returns the GPU compiler of a game's rules, heuristics and network."""
    compiler, scratch = load_game(game).gpu, new_scratch(game)
    bindings = bot_bindings(load_game(game)) | net_bindings(game)
    return compiler.extend(**bindings, SCRATCH_TYPE=compiler.numba_type(scratch.dtype))
