"""For those who study the games and train players: environments of PettingZoo, Gymnasium and OpenSpiel, and batches.

The doors: `aec` (every seat an agent), `single` (one seat against bots), `vector` (many games at once, compiled).
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.errors import BadOptions

if TYPE_CHECKING:
    from .aec_env import AecEnv
    from .single_env import SingleEnv
    from .vector_env import VectorTabijiEnv

__all__ = ["aec", "single", "vector"]


def aec(game: str, *, reward: str = "win", render_mode: str | None = None, **options: Any) -> AecEnv:
    """A PettingZoo environment in which every seat is an agent."""
    env: AecEnv = _import("aec_env").AecEnv(game, reward=reward, render_mode=render_mode, **options)
    return env


def single(
    game: str,
    *,
    against: str | Sequence[str] = "pilgrim",
    reward: str = "win",
    seconds: float | None = None,
    playouts: int | None = None,
    illegal: str = "error",
    render_mode: str | None = None,
    **options: Any,
) -> SingleEnv:
    """A Gymnasium environment in which you play one seat against bots; how long those that think may think."""
    env: SingleEnv = _import("single_env").SingleEnv(
        game,
        against=against,
        reward=reward,
        seconds=seconds,
        playouts=playouts,
        illegal=illegal,
        render_mode=render_mode,
        **options,
    )
    return env


def vector(
    game: str, count: int, *, against: str | Sequence[str] | None = None, reward: str = "win", **options: Any
) -> VectorTabijiEnv:
    """A Gymnasium environment of many games stepped in compiled code; you play all seats, or one against bots."""
    env: VectorTabijiEnv = _import("vector_env").VectorTabijiEnv(game, count, against=against, reward=reward, **options)
    return env


def _import(name: str) -> Any:
    """A module that needs what only those who study install."""
    try:
        return import_module(f"{__name__}.{name}")
    except ImportError as error:
        if error.name and error.name.partition(".")[0] in {"gymnasium", "pettingzoo"}:
            raise BadOptions(f"{error.name} is not installed: pip install 'tabiji[research]' brings it.") from None
        raise
