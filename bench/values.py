"""What the net and the master say of people's chances at walks of the real games, and how many of them won.

python bench/values.py games.jsonl.gz
"""

from __future__ import annotations

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tabiji.analysis.advice import soften_chance
from tabiji.bots import Budget, observe
from tabiji.bots.heuristic.scratch import ScratchArray, new_scratch
from tabiji.bots.net import Master, compiled_play, inputs
from tabiji.bots.net.format import SEATS
from tabiji.bots.net.inference import Weights, evaluate_state, read_values
from tabiji.compile.batch import GameArray
from tabiji.compile.placeholders import legal_actions
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.phases import WALK
from tabiji.games.tokaido.real_games import decisions, read_games
from tabiji.games.tokaido.state import Game

EDGES = (0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.9, 1.01)
WALKS, PLAYOUTS = 5, 2000  # of each game that the master thinks about, and how long


def walks_of(recorded: Any) -> list[tuple[Game, int, float]]:
    """The walks with a choice of a game: what was chosen, and the walker's share in the first place."""
    ranks = [seat["rank"] for seat in recorded["result"]]
    return [
        (game, action, (ranks[game.seat] == 1) / ranks.count(1))
        for game, action in decisions(recorded)
        if game.phase == WALK and len(TOKAIDO.legal_moves(game)) > 1
    ]


def hopes(games: GameArray, desks: ScratchArray, net: Weights, eyes: Any, said: Any) -> None:
    """What whoever decides may hope for, in every one of some games."""
    out = desks[0].out
    values = np.empty((2, SEATS))
    for index in range(len(games)):
        game = games[index]
        evaluate_state(game, net, eyes[0], out, legal_actions(game, out))
        read_values(game, eyes[0], values)
        said[index] = values[0, game.seat]


def thought(number: int, recorded: Any) -> list[tuple[float, float]]:
    """What the master thinks of what was chosen at some walks of a game, if it tried that, and what came of it."""
    made = walks_of(recorded)
    told = []
    for game, action, share in random.Random(number).sample(made, min(WALKS, len(made))):
        tried = Master().explain(
            observe(TOKAIDO, game, game.seat, 1), TOKAIDO.legal_moves(game), Budget(None, PLAYOUTS, 1)
        )
        told += [(each.chance, share) for each in tried if each.action == action]
    return told


def show(who: str, said: Any, won: Any) -> None:
    """How many won of those of whom something was said."""
    table = Table(who, "walks", "said", "won", box=None)
    for least, most in pairwise(EDGES):
        those = (said >= least) & (said < most)
        means = (f"{100 * each[those].mean():.1f}%" for each in (said, won))
        table.add_row(f"{100 * least:.0f}-{100 * min(most, 1):.0f}%", str(those.sum()), *means)
    Console().print(table)
    loss = -(won * np.log(np.maximum(said, 1e-4)) + (1 - won) * np.log(np.maximum(1 - said, 1e-4))).mean()
    Console().print(f"log loss {loss:.4f}\n")


def main(file: Path) -> None:
    """Ask about walks, and show them by what was said."""
    recorded = list(read_games(file))
    walks = [walk for each in recorded for walk in walks_of(each)]
    net, said = compiled_play.net_of("tokaido"), np.zeros(len(walks))
    ask = inputs.compiler_of("tokaido").compile_entry(hopes)
    games = np.array([game.to_record()[0] for game, _, _ in walks], Game.dtype)
    ask(games, new_scratch("tokaido"), net, compiled_play.activations_of("tokaido", net), said)
    show("the net", said, np.array([share for _, _, share in walks]))
    with ProcessPoolExecutor() as pool:
        told = np.array([each for game in pool.map(thought, range(len(recorded)), recorded) for each in game])
    show("the master", told[:, 0], told[:, 1])
    show("softened", np.array([soften_chance(each, 4) for each in told[:, 0]]), told[:, 1])


if __name__ == "__main__":
    if len(sys.argv) < 2 or not Path(sys.argv[1]).exists():
        sys.exit("Give the file of the real games.")
    main(Path(sys.argv[1]))
