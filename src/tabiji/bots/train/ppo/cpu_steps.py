"""The step of all games on a CPU, for a league where there is no GPU: slow, but the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....games import load_game
from ...heuristic.parameters import default_parameters
from ...heuristic.scratch import new_scratch
from ...net.inputs import compiler_of
from ...net.steps import step_all


def cpu_stepper(game: str) -> Callable[..., None]:
    """Steps games in torch's tensors."""
    record, desk = load_game(game).record.dtype, new_scratch(game)
    step: Callable[..., None] = compiler_of(game).compile_entry(step_all)

    def run(starts: Any, tables: Any, seeds: Any, games: Any, *told: Any) -> None:
        def records(tensor: Any) -> Any:
            return tensor.numpy().view(record)[:, 0]

        arrays = (each.numpy() for each in told[:-1])  # the lore is ours
        step(records(starts), tables.numpy(), seeds.numpy(), records(games), *arrays, default_parameters(game), desk)

    return run
