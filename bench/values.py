"""What the net says of people's chances at every walk with a choice of the real games, and how many of them won.

python bench/values.py games.jsonl.gz
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tabiji.bots.desk import Desks, desks
from tabiji.bots.master import rows, tables
from tabiji.bots.master.form import SEATS
from tabiji.bots.master.net import Weights, foresee, look
from tabiji.engine.batch import Games
from tabiji.engine.bound import legal_actions
from tabiji.tokaido.game import TOKAIDO
from tabiji.tokaido.phases import WALK
from tabiji.tokaido.real_games import decisions, read_games
from tabiji.tokaido.state import Game

BOUNDS = (0, 5, 15, 30, 50, 70, 90, 100)


def hopes(games: Games, desks: Desks, net: Weights, eyes: Any, said: Any) -> None:
    """What whoever decides may hope for, in every one of some games."""
    out = desks[0].out
    values = np.empty((2, SEATS))
    for index in range(len(games)):
        game = games[index]
        look(game, net, eyes[0], out, legal_actions(game, out))
        foresee(game, eyes[0], values)
        said[index] = values[0, game.seat]


def main(file: Path) -> None:
    """Ask about all walks, and show them by what was said."""
    games, shares = [], []
    for recorded in read_games(file):
        ranks = [seat["rank"] for seat in recorded["result"]]
        for game, _ in decisions(recorded):
            if game.phase == WALK and len(TOKAIDO.legal(game)) > 1:
                games.append(game.frozen()[0])
                shares.append((ranks[game.seat] == 1) / ranks.count(1))
    net, said, won = tables.net_of("tokaido"), np.zeros(len(games)), np.array(shares)
    ask = rows.compiler("tokaido").entry(hopes)
    ask(np.array(games, Game.dtype), desks("tokaido"), net, tables.eyes_of("tokaido", net), said)
    table = Table("chance", "walks", "said", "won", box=None)
    place = np.digitize(100 * said, BOUNDS[1:-1])
    for part in range(len(BOUNDS) - 1):
        those = place == part
        means = (f"{100 * each[those].mean():.1f}%" for each in (said, won))
        table.add_row(f"{BOUNDS[part]}-{BOUNDS[part + 1]}%", str(those.sum()), *means)
    Console().print(table)


if __name__ == "__main__":
    if len(sys.argv) < 2 or not Path(sys.argv[1]).exists():
        sys.exit("Give the file of the real games.")
    main(Path(sys.argv[1]))
