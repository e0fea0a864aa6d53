"""Compiling what the sage needs to advise: `python -m tabiji.learn.warming GAME`, giving way to everybody else."""

from __future__ import annotations

import os
import sys

from ..analyse import playouts
from ..bots.warming import warm_side_by_side

SAGE = "sage"


def command(game: str) -> tuple[str, ...]:
    """The command that does so; it tells after each part how many are done, and of how many."""
    return (sys.executable, "-m", f"{__package__}.warming", game)


def _main(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    last = 0

    def told(done: int, of: int) -> None:
        nonlocal last
        last = of + 1
        print(done, last, flush=True)

    warm_side_by_side(game, [SAGE], told)
    playouts.warm(game)
    print(last, last, flush=True)


if __name__ == "__main__":
    _main(*sys.argv[1:])
