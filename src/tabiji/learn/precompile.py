"""Compiling what the master needs to advise: `python -m tabiji.learn.precompile GAME`, giving way to others."""

from __future__ import annotations

import os
import sys

from ..analysis import playouts
from ..bots.compiled_play import compiler_of
from ..bots.precompile import precompile, precompile_in_parallel
from ..games import load_game
from .advice import adviser

PARTS = ("precompile.determinize_and_apply", "compiled_play.choose_all")  # entries that are built side by side
NICE = 5  # not more: somebody waits for advice


def command(game: str) -> tuple[str, ...]:
    """The command that does so; it tells after each part how many are done, and of how many."""
    return (sys.executable, "-m", f"{__package__}.precompile", game)


def _has_parts(game: str) -> bool:
    """Whether all that would be built side by side is there already."""
    folder = compiler_of(game).folder
    return folder is not None and all(any(folder.glob(f"{part}-*")) for part in PARTS)


def _main(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    last, who = 1, adviser(load_game(game))

    def told(done: int, of: int) -> None:
        nonlocal last
        last = of + 1
        print(done, last, flush=True)

    if _has_parts(game):
        precompile(game, [who])
    else:
        precompile_in_parallel(game, [who], told)
    playouts.precompile(game)
    print(last, last, flush=True)


if __name__ == "__main__":
    _main(*sys.argv[1:])
