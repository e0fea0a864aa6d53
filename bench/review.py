"""Benchmark of game reviews and hints: processor time for a game of four bots."""

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
    """Returns a finished game of four merchants."""
    game, bot = load_game(name), bot_named("merchant")
    match = Match(game, game.parse_options({"players": "4"}), 5)
    while not match.over:
        match.play(bot.choose(observe(game, match.state, match.seat, 1), match.legal_moves(), ONCE))
    return match


def main() -> None:
    """Prints a table of both games."""
    table = Table(title=f"game reviews with {MAX_PLAYOUTS} playouts a decision; {os.cpu_count()} cores")
    for column in ("game", "decisions", "core seconds", "on two idle cores", "a hint, core seconds"):
        table.add_column(column, justify="right")
    for name in GAMES:
        playouts.precompile(name)
        match = played(name)
        started = time.process_time()
        review = review_game(recorded_game_of(match), lambda done, of: None)
        review_seconds = time.process_time() - started
        start = Match(match.game, match.options, match.seed)
        observation = observe(match.game, start.state, start.seat, 1)
        advise(observation, start.legal_moves(), ONCE)
        started = time.process_time()
        advise(observation, start.legal_moves(), HINT)
        hint_seconds = time.process_time() - started
        table.add_row(
            name, str(len(review.steps)), f"{review_seconds:.1f}", f"{review_seconds / 2:.1f}", f"{hint_seconds:.2f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
