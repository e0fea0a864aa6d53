"""Bots: players that see only what their seat may know."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine.description import Description
from ..engine.errors import BadOptions


class Bot(Protocol):
    """Someone who chooses among the legal actions, given the game as its seat may imagine it."""

    def choose(self, game: Description, observation: Any, legal: list[int]) -> int: ...


def bot_named(name: str) -> Bot:
    """The bot with a name."""
    from .pilgrim import Pilgrim
    from .wanderer import Wanderer

    bots: dict[str, type[Pilgrim] | type[Wanderer]] = {"wanderer": Wanderer, "pilgrim": Pilgrim}
    if name not in bots:
        raise BadOptions(f"There is no bot '{name}': choose one of {', '.join(bots)}.")
    return bots[name]()
