"""Calibration of `tabiji analyse`: its chances along the real games against the winners, and each bot's accuracy."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tabiji.analysis.judge import judge_all
from tabiji.analysis.playouts import first_place_rates
from tabiji.analysis.recorded_game import recorded_game_of
from tabiji.bots import Budget, bot_named, observe
from tabiji.bots.compiled_play import POLICY_IDS, first_place_shares
from tabiji.core.match import Match
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.real_games import decisions, read_games

POSITIONS = 5  # positions of each real game, spread over it
PLAYOUTS = 200
EDGES = (0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.9, 1.01)
GAMES, BUDGET = 6, 2000  # of four bots of a kind

games_file = Path(sys.argv[1] if len(sys.argv) > 1 else "../shared/games/tokaido-4p.jsonl.gz")
console, progress = Console(), Console(stderr=True)


def calibration() -> tuple[Table, float]:
    """Returns a table of predicted chances and outcomes of the real games, and the log loss."""
    rng = np.random.default_rng(1)
    predicted, won = [], []
    for recorded in track(list(read_games(games_file)), "games", console=progress, transient=True):
        states = decisions(recorded)
        first = first_place_shares(np.array([[result["rank"] for result in recorded["result"]]]))[0]
        for look in range(POSITIONS):
            state, action = states[rng.integers(len(states) * look // POSITIONS, len(states) * (look + 1) // POSITIONS)]
            seeds = rng.integers(1 << 62, size=PLAYOUTS)
            predicted.append(first_place_rates("tokaido", state, [action], seeds).mean(axis=(0, 1)))
            won.append(first)
    chances, shares = np.array(predicted), np.array(won)
    table = Table("chance", "players", "predicted", "won", box=None)
    for least, most in pairwise(EDGES):
        bucket = (chances >= least) & (chances < most)
        rates = (f"{100 * each[bucket].mean():.1f}%" for each in (chances, shares))
        table.add_row(f"{100 * least:.0f}-{100 * min(most, 1):.0f}%", str(bucket.sum()), *rates)
    return table, -float((shares * np.log(np.maximum(chances, 0.5 / PLAYOUTS))).sum(axis=1).mean())


def accuracy(name: str) -> float:
    """Returns the accuracy of a bot in games among its kind."""
    bot = bot_named(name)
    judged = []
    for seed in range(GAMES):
        match = Match(TOKAIDO, TOKAIDO.parse_options({"players": "4"}), seed)
        while not match.over:
            observation = observe(TOKAIDO, match.state, match.seat, len(match.moves))
            match.play(bot.choose(observation, match.legal_moves(), Budget()))
        judged += judge_all(recorded_game_of(match), BUDGET, seed)
    lost = sum(each.best.lead for each in judged)
    at_stake = sum(each.best.chance - each.blind for each in judged)
    return 100 * (1 - lost / at_stake)


if not games_file.exists():
    sys.exit(f"The real games are not there ({games_file}): give their file.")
table, log_loss = calibration()
console.print(table)
console.print(f"log loss {log_loss:.3f}; of a uniform guess {np.log(4):.3f}")
for name in track(POLICY_IDS, "bots", console=progress, transient=True):
    console.print(f"{name}: accuracy {accuracy(name):.0f}")
