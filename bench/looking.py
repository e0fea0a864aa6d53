"""How long looking back at a game takes, in seconds of a core, and what a hint costs: four bots' game of each kind."""

from __future__ import annotations

import os
import time

from rich.console import Console
from rich.table import Table

from tabiji.analysis import playouts
from tabiji.analysis.advice import advise
from tabiji.analysis.page_review import MAX_PLAYOUTS, review_game
from tabiji.analysis.recorded_game import recorded_game_of
from tabiji.bots import Budget, bot_named, observe
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game

ONCE = Budget(seconds=None, playouts=1, threads=1)
HINT = Budget(seconds=None, playouts=4000, threads=1)


def played(name: str) -> Match:
    """A game of four merchants."""
    game, bot = load_game(name), bot_named("merchant")
    journey = Match(game, game.parse_options({"players": "4"}), 5)
    while not journey.over:
        journey.play(bot.choose(observe(game, journey.state, journey.seat, 1), journey.legal_moves(), ONCE))
    return journey


def main() -> None:
    """Measure both games."""
    table = Table(title=f"looking back with {MAX_PLAYOUTS} playouts a decision; {os.cpu_count()} cores")
    for column in ("game", "decisions", "core seconds", "on two idle cores", "a hint, core seconds"):
        table.add_column(column, justify="right")
    for name in GAMES:
        playouts.precompile(name)
        journey = played(name)
        began = time.process_time()
        found = review_game(recorded_game_of(journey), lambda done, of: None)
        looked = time.process_time() - began
        start = Match(journey.game, journey.options, journey.seed)
        seen = observe(journey.game, start.state, start.seat, 1)
        advise(seen, start.legal_moves(), ONCE)
        began = time.process_time()
        advise(seen, start.legal_moves(), HINT)
        hint = time.process_time() - began
        table.add_row(name, str(len(found.steps)), f"{looked:.1f}", f"{looked / 2:.1f}", f"{hint:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
