"""Benchmark of the rules: `make bench`. Each time is the least of several, since machines are noisy."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np
from rich.console import Console
from rich.table import Table

from tabiji.core.spec import GameSpec, play_out
from tabiji.games import GAMES

PLAIN_GAMES, COMPILED_GAMES, REPEATS = 150, 200_000, 7

START = """
import sys, time
begin = time.perf_counter()
from tabiji.games import GAMES
game = GAMES[sys.argv[1]]()
game.compiled.precompile(lambda done, of: None)
print(time.perf_counter() - begin)
"""


def best(run: Callable[[], int]) -> float:
    """Returns the least seconds for one unit of work."""
    times = []
    for _ in range(REPEATS):
        begin = time.perf_counter()
        done = run()
        times.append((time.perf_counter() - begin) / done)
    return min(times)


def start(game: str, cache: str) -> float:
    """Returns the seconds until a new process has compiled everything."""
    done = subprocess.run(
        [sys.executable, "-c", START, game],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "XDG_CACHE_HOME": cache},
    )
    return float(done.stdout)


def measure(game: GameSpec) -> list[tuple[str, str, str, bool]]:
    """Returns rows of a measurement, its value, the required value, and whether it is met."""
    options = game.parse_options({"players": "4"})
    initial = game.initial_state(options)

    def plain() -> int:
        decisions = 0
        for seed in range(PLAIN_GAMES):
            state = initial.copy()
            game.deal(state, seed)
            play_out(game, state)
            decisions += state.decisions
        return decisions

    start_record, seeds = initial.to_record(), np.arange(COMPILED_GAMES)
    points = np.zeros((COMPILED_GAMES, 5), np.int64)
    decisions = game.compiled.simulate(start_record, seeds, points)

    def compiled() -> int:
        game.compiled.simulate(start_record, seeds, points)
        return COMPILED_GAMES

    a_decision, a_game = best(plain), best(compiled)
    ratio = a_decision * decisions / COMPILED_GAMES / a_game
    games_required, bytes_required = {"tokaido": (300_000, 400), "namiji": (120_000, 600)}[game.name]
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = start(game.name, cache), min(start(game.name, cache) for _ in range(3))
    size = game.record.dtype.itemsize
    return [
        (
            "compiled, random 4-player games a second, one core",
            f"{1 / a_game:,.0f}",
            f"≥ {games_required:,}",
            1 / a_game >= games_required,
        ),
        ("compiled, times as fast as interpreted", f"{ratio:.0f}", "≥ 90", ratio >= 90),
        ("interpreted, a decision", f"{a_decision * 1e6:.1f} µs", "< 20 µs", a_decision < 20e-6),
        ("state", f"{size} bytes", f"≤ {bytes_required} bytes", size <= bytes_required),
        ("cold compile of everything", f"{cold:.1f} s", "≤ 30 s", cold <= 30),
        ("warm start", f"{warm:.2f} s", "≤ 1.5 s", warm <= 1.5),
    ]


def main() -> None:
    """Prints a table for each game."""
    console = Console()
    for name, load in GAMES.items():
        table = Table(title=name, title_justify="left")
        for column in ("what", "reached", "required", ""):
            table.add_column(column, justify="right" if column in ("reached", "required") else "left")
        for what, reached, required, met in measure(load()):
            table.add_row(what, reached, required, "✓" if met else "✗")
        console.print(table)


if __name__ == "__main__":
    main()
