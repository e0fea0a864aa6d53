"""A million random games over all options, every step checked: `make soak`. Not part of the test run."""

import sys
import time
from pathlib import Path

import numpy as np
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.tokaido import invariants, tables
from tests.tokaido.test_compiled import TOKAIDO, check_games

GAMES = 1_000_000


def main() -> None:
    """Play an equal share of the games at every table."""
    check = TOKAIDO.compiled.compiler.entry(check_games)
    share = -(-GAMES // len(tables.ALL))
    first = time.time_ns() % 2**40
    for number, table in enumerate(track(tables.ALL, "Tokaido")):
        seeds = np.arange(share, dtype=np.int64) + first + number * share
        wrong = check(TOKAIDO.blank(table).frozen(), seeds)
        if wrong != invariants.FINE:
            sys.exit(f"{table} from seed {seeds[0]}: invariant {wrong} does not hold")
    print(f"{share * len(tables.ALL):,} random games at {len(tables.ALL)} tables, every step holds")


if __name__ == "__main__":
    main()
