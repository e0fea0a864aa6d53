"""Calibration of the network and the master: predicted chances at walks of the real games, and how many won.

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
from tabiji.bots.net.inference import Weights, evaluate_state, new_activations, read_values
from tabiji.compile.batch import GameArray
from tabiji.compile.placeholders import legal_actions
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.phases import WALK
from tabiji.games.tokaido.real_games import decisions, read_games
from tabiji.games.tokaido.state import Game

EDGES = (0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.9, 1.01)
WALKS, PLAYOUTS = 5, 2000  # walks of each game that the master searches, and its playouts


def walks_of(recorded: Any) -> list[tuple[Game, int, float]]:
    """Returns the walks with a choice: the state, the chosen action, and the player's share of the first place."""
    ranks = [seat["rank"] for seat in recorded["result"]]
    return [
        (game, action, (ranks[game.seat] == 1) / ranks.count(1))
        for game, action in decisions(recorded)
        if game.phase == WALK and len(TOKAIDO.legal_moves(game)) > 1
    ]


def predict(games: GameArray, scratch_array: ScratchArray, net: Weights, activation_array: Any, predicted: Any) -> None:
    """Writes the predicted first-place share of the seat to decide, in each of some games."""
    actions = scratch_array[0].actions
    values = np.empty((2, SEATS))
    for index in range(len(games)):
        game = games[index]
        evaluate_state(game, net, activation_array[0], actions, legal_actions(game, actions))
        read_values(game, activation_array[0], values)
        predicted[index] = values[0, game.seat]


def search_walks(number: int, recorded: Any) -> list[tuple[float, float]]:
    """Returns the master's chance of the chosen action at some walks of a game, if it was visited, and the outcome."""
    walks = walks_of(recorded)
    pairs = []
    for game, action, share in random.Random(number).sample(walks, min(WALKS, len(walks))):
        estimates = Master().explain(
            observe(TOKAIDO, game, game.seat, 1), TOKAIDO.legal_moves(game), Budget(None, PLAYOUTS, 1)
        )
        pairs += [(each.chance, share) for each in estimates if each.action == action]
    return pairs


def show(who: str, predicted: Any, won: Any) -> None:
    """Prints the outcomes by predicted chance, and the log loss."""
    table = Table(who, "walks", "predicted", "won", box=None)
    for least, most in pairwise(EDGES):
        bucket = (predicted >= least) & (predicted < most)
        means = (f"{100 * each[bucket].mean():.1f}%" for each in (predicted, won))
        table.add_row(f"{100 * least:.0f}-{100 * min(most, 1):.0f}%", str(bucket.sum()), *means)
    Console().print(table)
    loss = -(won * np.log(np.maximum(predicted, 1e-4)) + (1 - won) * np.log(np.maximum(1 - predicted, 1e-4))).mean()
    Console().print(f"log loss {loss:.4f}\n")


def main(file: Path) -> None:
    """Prints the calibration of the network, the master, and the master softened."""
    recorded = list(read_games(file))
    walks = [walk for each in recorded for walk in walks_of(each)]
    net, predicted = compiled_play.net_of("tokaido"), np.zeros(len(walks))
    predict_all = inputs.compiler_of("tokaido").compile_entry(predict)
    games = np.array([game.to_record()[0] for game, _, _ in walks], Game.dtype)
    predict_all(games, new_scratch("tokaido"), net, new_activations("tokaido", net), predicted)
    show("the net", predicted, np.array([share for _, _, share in walks]))
    with ProcessPoolExecutor() as pool:
        searched = np.array([each for game in pool.map(search_walks, range(len(recorded)), recorded) for each in game])
    show("the master", searched[:, 0], searched[:, 1])
    show("softened", np.array([soften_chance(each, 4) for each in searched[:, 0]]), searched[:, 1])


if __name__ == "__main__":
    if len(sys.argv) < 2 or not Path(sys.argv[1]).exists():
        sys.exit("Give the file of the real games.")
    main(Path(sys.argv[1]))
