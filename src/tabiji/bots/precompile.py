"""Compiles what bots need, at low priority: `python -m tabiji.bots.precompile GAME [BOT …]`.

What all searching bots share is large: its parts are compiled in parallel processes, then each bot.
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
    """Returns the command that compiles for some bots, or for all; it prints `DONE TOTAL` after each part."""
    return (sys.executable, "-m", f"{__package__}.precompile", game, *bots)


def precompile(name: str, bots: Iterable[str] = ()) -> None:
    """Compiles what the named bots need, or all bots, by letting each make a move."""
    game = load_game(name)
    state = game.initial_state(game.parse_options({}))
    game.deal(state, 0)
    for bot_name in bots or BOTS:
        bot = BOTS[bot_name]()
        if bot.compiled and bot.plays(game):
            bot.choose(observe(game, state, state.seat, 0), game.legal_moves(state), ONE_PLAYOUT)


@takes(games="record n", seed="seed", action="<actions")
def determinize_and_apply(games: GameArray, seed: int, action: int) -> None:
    """Determinizes a state and applies an action: what every search calls, with the same types."""
    game = games[0]
    determinize(game, game.seat, seed)
    apply(game, action)


def _precompile_moves(name: str) -> None:
    """Compiles the transition of a game."""
    game = load_game(name)
    state = game.initial_state(game.parse_options({}))
    game.deal(state, 0)
    compiler_of(name).compile_entry(determinize_and_apply)(state.to_record(), 1, game.legal_moves(state)[0])


def _precompile_evaluation(name: str) -> None:
    """Compiles the evaluation of choices."""
    game = load_game(name)
    no_games = game.initial_state(game.parse_options({})).to_record()[:0]
    compiler_of(name).compile_entry(choose_all)(
        no_games, MERCHANT, default_parameters(name), new_scratch(name), np.zeros(0, np.int64)
    )


PARTS: dict[str, Callable[[str], None]] = {"+moves": _precompile_moves, "+evaluation": _precompile_evaluation}


def precompile_in_parallel(name: str, bots: Iterable[str], progress: Callable[[int, int], None]) -> None:
    """Compiles for some bots, or for all; calls progress(done, total) after each part."""
    wanted = list(bots) or list(BOTS)
    searching = any(bot.compiled and bot.anytime for bot in (BOTS[each]() for each in wanted))
    parts = list(PARTS) if searching and compiler_of(name).folder else []
    total = len(parts) + len(wanted)
    progress(0, total)
    processes = [subprocess.Popen(command(name, [part])) for part in parts]
    for done, process in enumerate(processes, 1):
        process.wait()
        progress(done, total)
    for done, bot in enumerate(wanted, len(parts) + 1):
        precompile(name, [bot])
        progress(done, total)


def _main(name: str, *wanted: str) -> None:
    if wanted and wanted[0] in PARTS:
        PARTS[wanted[0]](name)
        return
    if hasattr(os, "nice"):
        os.nice(10)
    precompile_in_parallel(name, wanted, lambda done, total: print(done, total, flush=True))


if __name__ == "__main__":
    _main(*sys.argv[1:])
