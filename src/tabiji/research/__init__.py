"""Environments for research and training: PettingZoo, Gymnasium and OpenSpiel, and simulations.

`aec` makes every seat an agent, `single` plays one seat against bots, `vector` steps many games in compiled code.
Importing this package registers the games with Gymnasium, if that is installed.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.errors import BadOptions

if TYPE_CHECKING:
    from .aec_env import AecEnv
    from .line_ups import Opponents
    from .single_env import SingleEnv
    from .vector_env import VectorTabijiEnv

__all__ = ["aec", "single", "vector"]


def aec(
    game: str,
    *,
    reward: str = "win",
    info: str | Sequence[str] = (),
    render_mode: str | None = None,
    **options: Any,
) -> AecEnv:
    """Returns a PettingZoo environment in which every seat is an agent.

    Options of the game are keywords: `aec("tokaido", players=3, variations=["return"])`. `info` names what the infos
    carry, or is "all".
    """
    env: AecEnv = _import("aec_env").AecEnv(game, reward=reward, info=info, render_mode=render_mode, **options)
    return env


def single(
    game: str,
    *,
    against: Opponents = "pilgrim",
    reward: str = "win",
    seconds: float | None = None,
    playouts: int | None = None,
    illegal: str = "error",
    info: str | Sequence[str] = (),
    render_mode: str | None = None,
    **options: Any,
) -> SingleEnv:
    """Returns a Gymnasium environment in which you play the first seat against bots.

    Bots that search think for `seconds` or `playouts`, whichever is used up first; 1 second if neither is given.
    """
    env: SingleEnv = _import("single_env").SingleEnv(
        game,
        against=against,
        reward=reward,
        seconds=seconds,
        playouts=playouts,
        illegal=illegal,
        info=info,
        render_mode=render_mode,
        **options,
    )
    return env


def vector(
    game: str,
    count: int,
    *,
    against: Opponents = None,
    reward: str = "win",
    info: str | Sequence[str] = (),
    **options: Any,
) -> VectorTabijiEnv:
    """Returns a Gymnasium environment of many games stepped in compiled code: you play all seats, or one
    against bots.
    """
    env: VectorTabijiEnv = _import("vector_env").VectorTabijiEnv(
        game, count, against=against, reward=reward, info=info, **options
    )
    return env


def _import(name: str) -> Any:
    """Imports a module that needs optional dependencies."""
    try:
        return import_module(f"{__name__}.{name}")
    except ImportError as error:
        if error.name and error.name.partition(".")[0] in {"gymnasium", "pettingzoo"}:
            raise BadOptions(f"{error.name} is not installed: pip install 'tabiji[research]' brings it.") from None
        raise


with suppress(ImportError):  # without Gymnasium there is nothing to register with
    import_module(f"{__name__}.registration")
