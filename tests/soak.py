"""Plays a million checked games over all options, at random and in every style (`make soak`)."""

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.games.namiji import strategies as voyages
from tests.games.namiji import test_bounds as namiji
from tests.games.tokaido import strategies as journeys
from tests.games.tokaido import test_bounds as tokaido

GAMES = 1_000_000


def soak(game: Any, tables: list[Any], check_games: Any) -> None:
    """Plays an equal share of the games at every table; exits at the first broken invariant."""
    check = game.compiled.compiler.compile_entry(check_games)
    pieces = max(1, 64 // len(tables))  # so that progress is visible with few tables
    share = -(-GAMES // len(tables) // pieces)
    first = time.time_ns() % 2**40
    for number, table in enumerate(track(tables * pieces, game.name)):
        seeds = np.arange(share, dtype=np.int64) + first + number * share
        wrong = check(game.initial_state(table).to_record(), seeds)
        if wrong:
            sys.exit(f"{table}, seeds from {seeds[0]}: invariant {wrong} of its tests does not hold")
    print(f"{share * pieces * len(tables):,} games at {len(tables)} tables, every step holds")


if __name__ == "__main__":
    soak(tokaido.TOKAIDO, journeys.ALL_OPTIONS, tokaido.check_games)
    soak(namiji.NAMIJI, voyages.ALL_OPTIONS, namiji.check_games)
