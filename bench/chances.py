"""How far the chances of `tabiji analyse` can be trusted: what they said along the real games, and who won."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tabiji.analyse.playouts import firsts
from tabiji.bots.minds import shares_of
from tabiji.tokaido.real_games import decisions, read_games

LOOKS = 5  # positions of each game, spread over it
PLAYOUTS = 200
EDGES = (0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.9, 1.01)

games_file = Path(sys.argv[1] if len(sys.argv) > 1 else "../shared/games/tokaido-4p.jsonl.gz")
if not games_file.exists():
    sys.exit(f"The real games are not there ({games_file}): give their file.")
rng = np.random.default_rng(1)
said, won = [], []
for recorded in track(list(read_games(games_file)), "games", console=Console(stderr=True), transient=True):
    made = decisions(recorded)
    first = shares_of(np.array([[result["rank"] for result in recorded["result"]]]))[0]
    for look in range(LOOKS):
        state, action = made[rng.integers(len(made) * look // LOOKS, len(made) * (look + 1) // LOOKS)]
        worlds = rng.integers(1 << 62, size=PLAYOUTS)
        said.append(firsts("tokaido", state, [action], worlds).mean(axis=(0, 1)))
        won.append(first)
chances, shares = np.array(said), np.array(won)

table = Table("chance", "players", "said", "won", box=None)
for least, most in pairwise(EDGES):
    those = (chances >= least) & (chances < most)
    row = (chances[those].mean(), shares[those].mean())
    table.add_row(
        f"{100 * least:.0f}-{100 * min(most, 1):.0f}%", str(those.sum()), *(f"{100 * each:.1f}%" for each in row)
    )
console = Console()
console.print(table)
surprise = -(shares * np.log(np.maximum(chances, 0.5 / PLAYOUTS))).sum(axis=1).mean()
console.print(f"log loss {surprise:.3f}; of knowing nothing {np.log(4):.3f}")
