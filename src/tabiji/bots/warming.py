"""Compiling what bots need ahead, giving way to everybody else: `python -m tabiji.bots.warming GAME [BOT …]`.

What all that look ahead call is large: its parts are built side by side, each by a process of its own, then each bot.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable

import numpy as np

from ..engine.batch import Games
from ..engine.bound import apply, imagine
from ..engine.sizes import takes
from ..games import game_named
from . import BOTS
from .bot import Budget, observe
from .desk import desks
from .lore import our_lore
from .minds import MERCHANT, answer, compiler

QUICKLY = Budget(seconds=None, playouts=1, threads=1)


def command(game: str, bots: Iterable[str] = ()) -> tuple[str, ...]:
    """The command that compiles for some bots, or for all; it tells after each part how many are done, of how many."""
    return (sys.executable, "-m", f"{__package__}.warming", game, *bots)


def warm(name: str, bots: Iterable[str] = ()) -> None:
    """Let every bot that plays compiled make a move, or those that are named."""
    game = game_named(name)
    state = game.blank(game.options({}))
    game.deal(state, 0)
    for each in bots or BOTS:
        bot = BOTS[each]()
        if bot.compiled and bot.plays(game):
            bot.choose(observe(game, state, state.seat, 0), game.legal(state), QUICKLY)


@takes(games="record n", seed="seed", action="<actions")
def go_on(games: Games, seed: int, action: int) -> None:
    """Imagine a game and go on by an action: what every bot that looks ahead calls, with the same types."""
    game = games[0]
    imagine(game, game.seat, seed)
    apply(game, action)


def _moves(name: str) -> None:
    """Build how a game goes on."""
    game = game_named(name)
    state = game.blank(game.options({}))
    game.deal(state, 0)
    compiler(name).entry(go_on)(state.frozen(), 1, game.legal(state)[0])


def _worth(name: str) -> None:
    """Build how choices are weighed."""
    game = game_named(name)
    none = game.blank(game.options({})).frozen()[:0]
    compiler(name).entry(answer)(none, MERCHANT, our_lore(name), desks(name), np.zeros(0, np.int64))


PARTS: dict[str, Callable[[str], None]] = {"+moves": _moves, "+worth": _worth}


def warm_side_by_side(name: str, bots: Iterable[str], told: Callable[[int, int], None]) -> None:
    """Compile for some bots; told: how many parts are done, and of how many."""
    wanted = list(bots) or list(BOTS)
    looking_ahead = any(bot.compiled and bot.patient for bot in (BOTS[each]() for each in wanted))
    parts = list(PARTS) if looking_ahead and compiler(name).folder else []
    many = len(parts) + len(wanted)
    told(0, many)
    building = [subprocess.Popen(command(name, [part])) for part in parts]
    for done, part in enumerate(building, 1):
        part.wait()
        told(done, many)
    for done, bot in enumerate(wanted, len(parts) + 1):
        warm(name, [bot])
        told(done, many)


def _main(name: str, *wanted: str) -> None:
    if wanted and wanted[0] in PARTS:
        PARTS[wanted[0]](name)
        return
    if hasattr(os, "nice"):
        os.nice(10)
    warm_side_by_side(name, wanted, lambda done, of: print(done, of, flush=True))


if __name__ == "__main__":
    _main(*sys.argv[1:])
