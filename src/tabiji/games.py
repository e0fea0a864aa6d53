"""The games there are, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from .engine.description import Description
from .engine.errors import BadOptions


def _loader(module: str, name: str) -> Callable[[], Description]:
    def load() -> Description:
        description: Description = getattr(import_module(module), name)
        return description

    return load


GAMES: dict[str, Callable[[], Description]] = {
    "tokaido": _loader("tabiji.tokaido.game", "TOKAIDO"),
    "namiji": _loader("tabiji.namiji.game", "NAMIJI"),
}


def game_named(name: str) -> Description:
    """The game with a name."""
    if name not in GAMES:
        raise BadOptions(f"There is no game '{name}': choose one of {', '.join(GAMES)}.")
    return GAMES[name]()
