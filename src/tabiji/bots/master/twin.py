"""The step of all games on a CPU, for a league where there is no GPU: slow, but the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...games import game_named
from ..desk import desks
from ..lore import our_lore
from .rows import compiler
from .steps import step_all


def stepper(game: str) -> Callable[..., None]:
    """Steps games in torch's tensors."""
    record, desk = game_named(game).record.dtype, desks(game)
    step: Callable[..., None] = compiler(game).entry(step_all)

    def run(starts: Any, tables: Any, seeds: Any, games: Any, *told: Any) -> None:
        def records(tensor: Any) -> Any:
            return tensor.numpy().view(record)[:, 0]

        arrays = (each.numpy() for each in told[:-1])  # the lore is ours
        step(records(starts), tables.numpy(), seeds.numpy(), records(games), *arrays, our_lore(game), desk)

    return run
