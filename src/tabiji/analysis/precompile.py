"""Compiles what advice needs, at low priority: `python -m tabiji.analysis.precompile GAME`."""

from __future__ import annotations

import os
import sys

from ..bots.compiled_play import compiler_of
from ..bots.precompile import precompile, precompile_in_parallel
from ..games import load_game
from . import playouts
from .advice import adviser

PARALLEL_ENTRIES = ("precompile.determinize_and_apply", "compiled_play.choose_all")
NICE = 5  # low, but not lowest: a player waits for advice


def command(game: str) -> tuple[str, ...]:
    """Returns the command that compiles for a game; it prints after each part how many are done, and of how many."""
    return (sys.executable, "-m", f"{__package__}.precompile", game)


def _has_parallel_entries(game: str) -> bool:
    """Whether all entries that are compiled in parallel are in the cache."""
    folder = compiler_of(game).folder
    return folder is not None and all(any(folder.glob(f"{entry}-*")) for entry in PARALLEL_ENTRIES)


def _main(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    total, bot = 1, adviser(load_game(game))

    def report(done: int, of: int) -> None:
        nonlocal total
        total = of + 1
        print(done, total, flush=True)

    if _has_parallel_entries(game):
        precompile(game, [bot])
    else:
        precompile_in_parallel(game, [bot], report)
    playouts.precompile(game)
    print(total, total, flush=True)


if __name__ == "__main__":
    _main(*sys.argv[1:])
