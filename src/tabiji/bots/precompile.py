"""Compiling what bots need ahead, giving way to everybody else: `python -m tabiji.bots.precompile GAME [BOT …]`.

What all that look ahead call is large: its parts are built side by side, each by a process of its own, then each bot.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable

import numpy as np

from ..compile.argument_checks import takes
from ..compile.batch import GameArray
from ..compile.placeholders import apply, determinize
from ..core.observation import observe
from ..games import load_game
from . import BOTS
from .api import Budget
from .compiled_play import MERCHANT, choose_all, compiler_of
from .heuristic.parameters import default_parameters
from .heuristic.scratch import new_scratch

ONE_PLAYOUT = Budget(seconds=None, playouts=1, threads=1)


def command(game: str, bots: Iterable[str] = ()) -> tuple[str, ...]:
    """The command that compiles for some bots, or for all; it tells after each part how many are done, of how many."""
    return (sys.executable, "-m", f"{__package__}.precompile", game, *bots)


def precompile(name: str, bots: Iterable[str] = ()) -> None:
    """Let every bot that plays compiled make a move, or those that are named."""
    game = load_game(name)
    state = game.initial_state(game.parse_options({}))
    game.deal(state, 0)
    for each in bots or BOTS:
        bot = BOTS[each]()
        if bot.compiled and bot.plays(game):
            bot.choose(observe(game, state, state.seat, 0), game.legal_moves(state), ONE_PLAYOUT)


@takes(games="record n", seed="seed", action="<actions")
def determinize_and_apply(games: GameArray, seed: int, action: int) -> None:
    """Imagine a game and go on by an action: what every bot that looks ahead calls, with the same types."""
    game = games[0]
    determinize(game, game.seat, seed)
    apply(game, action)


def _precompile_moves(name: str) -> None:
    """Build how a game goes on."""
    game = load_game(name)
    state = game.initial_state(game.parse_options({}))
    game.deal(state, 0)
    compiler_of(name).compile_entry(determinize_and_apply)(state.to_record(), 1, game.legal_moves(state)[0])


def _precompile_evaluation(name: str) -> None:
    """Build how choices are weighed."""
    game = load_game(name)
    none = game.initial_state(game.parse_options({})).to_record()[:0]
    compiler_of(name).compile_entry(choose_all)(
        none, MERCHANT, default_parameters(name), new_scratch(name), np.zeros(0, np.int64)
    )


PARTS: dict[str, Callable[[str], None]] = {"+moves": _precompile_moves, "+worth": _precompile_evaluation}


def precompile_in_parallel(name: str, bots: Iterable[str], told: Callable[[int, int], None]) -> None:
    """Compile for some bots; told: how many parts are done, and of how many."""
    wanted = list(bots) or list(BOTS)
    looking_ahead = any(bot.compiled and bot.anytime for bot in (BOTS[each]() for each in wanted))
    parts = list(PARTS) if looking_ahead and compiler_of(name).folder else []
    many = len(parts) + len(wanted)
    told(0, many)
    building = [subprocess.Popen(command(name, [part])) for part in parts]
    for done, part in enumerate(building, 1):
        part.wait()
        told(done, many)
    for done, bot in enumerate(wanted, len(parts) + 1):
        precompile(name, [bot])
        told(done, many)


def _main(name: str, *wanted: str) -> None:
    if wanted and wanted[0] in PARTS:
        PARTS[wanted[0]](name)
        return
    if hasattr(os, "nice"):
        os.nice(10)
    precompile_in_parallel(name, wanted, lambda done, of: print(done, of, flush=True))


if __name__ == "__main__":
    _main(*sys.argv[1:])
