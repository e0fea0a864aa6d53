"""Agreement of bots with people in the real games: on all walks, and on those past the nearest stop."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tabiji.bots import Budget, bot_named, observe
from tabiji.bots.compiled_play import POLICY_IDS, choose_all, compiler_of
from tabiji.bots.heuristic.parameters import default_parameters
from tabiji.bots.heuristic.scratch import new_scratch
from tabiji.bots.net import compiled_play, inputs
from tabiji.bots.net.inference import new_activations
from tabiji.compile.batch import GameArray, IntArray
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.phases import WALK
from tabiji.games.tokaido.real_games import decisions, read_games
from tabiji.games.tokaido.state import Game

SEARCHED = 1000  # walks that the sage searches
PLAYOUTS = 3000

games_file = Path(sys.argv[1] if len(sys.argv) > 1 else "../shared/games/tokaido-4p.jsonl.gz")
console = Console()


def walks() -> tuple[GameArray, IntArray, IntArray, IntArray]:
    """Returns every walk with a choice: the state before it, the chosen action, the nearest stop, the final rank."""
    games, chosen, nearest, ranks = [], [], [], []
    for recorded in track(list(read_games(games_file)), "reading", console=Console(stderr=True), transient=True):
        for game, action in decisions(recorded):
            legal = TOKAIDO.legal_moves(game)
            if game.phase == WALK and len(legal) > 1:
                games.append(game.to_record()[0])
                chosen.append(action)
                nearest.append(legal[0])
                ranks.append(recorded["result"][game.seat]["rank"])
    return np.array(games, Game.dtype), np.array(chosen), np.array(nearest), np.array(ranks)


def by_policy(name: str) -> Callable[[GameArray], IntArray]:
    """Returns the function that gives the actions of a merchant or a scholar."""

    def choose(games: GameArray) -> IntArray:
        actions = np.zeros(len(games), np.int64)
        compiler_of("tokaido").compile_entry(choose_all)(
            games, POLICY_IDS[name], default_parameters("tokaido"), new_scratch("tokaido"), actions
        )
        return actions

    return choose


def by_net(games: GameArray) -> IntArray:
    """Returns the actions of a courier."""
    actions, net = np.zeros(len(games), np.int64), compiled_play.net_of("tokaido")
    choose_all = inputs.compiler_of("tokaido").compile_entry(compiled_play.choose_all)
    choose_all(games, new_scratch("tokaido"), net, new_activations("tokaido", net), actions)
    return actions


def by_search(games: GameArray) -> IntArray:
    """Returns the actions of the sage."""
    sage, budget = bot_named("sage"), Budget(None, PLAYOUTS, 2)
    actions = []
    for number, record in enumerate(track(games, "sage", console=Console(stderr=True), transient=True)):
        game = Game.from_record(record)
        actions.append(sage.choose(observe(TOKAIDO, game, game.seat, number), TOKAIDO.legal_moves(game), budget))
    return np.array(actions)


if not games_file.exists():
    sys.exit(f"The real games are not there ({games_file}): give their file.")
GAMES, CHOSEN, NEAREST, RANKS = walks()
SAMPLE = np.sort(np.random.default_rng(1).choice(len(GAMES), SEARCHED, replace=False))
EVERY = np.arange(len(GAMES))

table = Table("bot", "walks", "agrees", "past the nearest stop", "1st", "2nd", "3rd", "4th", box=None)
for name, sample, choose in (
    ("nearest stop", EVERY, lambda games: NEAREST),
    ("merchant", EVERY, by_policy("merchant")),
    ("scholar", EVERY, by_policy("scholar")),
    ("courier", EVERY, by_net),
    (f"sage, {PLAYOUTS} playouts", SAMPLE, by_search),
):
    same = choose(GAMES[sample]) == CHOSEN[sample]
    skipped = CHOSEN[sample] != NEAREST[sample]
    parts = [same, same[skipped], *(same[RANKS[sample] == rank] for rank in range(1, 5))]
    table.add_row(name, str(len(sample)), *(f"{100 * part.mean():.1f}%" for part in parts))
console.print(table)
