"""Compiling what bots need: `python -m tabiji.bots.warming GAME` does it ahead, giving way to everybody else."""

from __future__ import annotations

import os
import sys

from ..games import game_named
from . import BOTS
from .bot import Budget, observe

QUICKLY = Budget(seconds=None, playouts=1, threads=1)


def command(game: str) -> tuple[str, ...]:
    """The command that does so; what it compiles is kept for whoever needs it next."""
    return (sys.executable, "-m", f"{__package__}.warming", game)


def warm(name: str) -> None:
    """Let every bot that plays compiled make a move."""
    game = game_named(name)
    state = game.blank(game.options({}))
    game.deal(state, 0)
    for load in BOTS.values():
        bot = load()
        if bot.compiled and bot.plays(game):
            bot.choose(observe(game, state, state.seat, 0), game.legal(state), QUICKLY)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    warm(sys.argv[1])
