"""Steps games on the CPU, for trainings without a GPU: slow, with the same results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....games import load_game
from ...heuristic.parameters import default_parameters
from ...heuristic.scratch import new_scratch
from ...net.inputs import compiler_of
from ...net.steps import step_all


def cpu_stepper(game: str) -> Callable[..., None]:
    """Returns a function that takes the kernel's arguments as tensors on the CPU."""
    record, scratch_array = load_game(game).record.dtype, new_scratch(game)
    step: Callable[..., None] = compiler_of(game).compile_entry(step_all)

    def run(starts: Any, tables: Any, seeds: Any, games: Any, *tensors: Any) -> None:
        def records(tensor: Any) -> Any:
            return tensor.numpy().view(record)[:, 0]

        arrays = (tensor.numpy() for tensor in tensors[:-1])  # without the parameters, which are bytes
        parameters = default_parameters(game)
        step(records(starts), tables.numpy(), seeds.numpy(), records(games), *arrays, parameters, scratch_array)

    return run
