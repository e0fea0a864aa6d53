"""What a net sees of a choice: the legal slots, then the features of the seat that decides."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ...engine.compiled import Compiler
from ...engine.gpu import Gpu
from ...games import game_named
from ..desk import desks
from ..minds import compiler as plain_compiler
from ..thoughts import thoughts


def rules(game: str) -> Any:
    """How a net numbers the choices of a game."""
    return import_module(str(game_named(game).net))


def names(game: str) -> tuple[str, ...]:
    """The names of the numbers of a row."""
    return (*(f"slot {slot}" for slot in range(rules(game).SLOTS)), *game_named(game).feature_names)


def sight(game: str) -> dict[str, Any]:
    """What a net needs to see, by the names it is known by."""
    known = rules(game)
    return {"slots": known.slots, "SLOTS": known.SLOTS, "note": known.note, "ROW": len(names(game))}


@cache
def compiler(game: str) -> Compiler:
    """The compiler of a game's rules, bots and nets."""
    from .net import infer, look  # which need what stands here

    return plain_compiler(game).knowing(look, infer, **sight(game))


@cache
def gpu(game: str) -> Gpu:
    """The same for a GPU."""
    made = game_named(game).gpu
    return made.knowing(**thoughts(game_named(game)), **sight(game), DESK=made.item(desks(game).dtype))
