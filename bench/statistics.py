"""Fills a database with 100,000 finished games and measures what the statistics page and the leaderboard need.

`python -m bench.statistics [--database URL] [--games N]`; a database that has games already is measured as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select

from tabiji.games import load_game
from tabiji.server.db import tables as schema
from tabiji.server.db.connection import database_url
from tabiji.server.db.statistics import load_history, load_leaderboard, load_server_statistics
from tabiji.server.db.storage import Storage
from tabiji.server.http.statistics import player_statistics

GAME, PEOPLE, BATCH, REPEATS = "tokaido", 5_000, 1_000, 50
YEAR = 365 * 24 * 3600


async def fill(storage: Storage, games: int) -> None:
    """Inserts finished games of people, with the counters that belong to them."""
    rng, travelers = random.Random(1), load_game(GAME).names["traveler"]
    sources, now = load_game(GAME).score_sources, time.time()
    months: Counter[str] = Counter()
    wins: Counter[tuple[str, bool]] = Counter()
    for first in range(0, games, BATCH):
        rows: list[dict[str, Any]] = []
        seats: list[dict[str, Any]] = []
        for number in range(first, first + BATCH):
            finished, count = now - YEAR * (1 - number / games), rng.randrange(2, 6)
            points = sorted((rng.randrange(30, 110) for _ in range(count)), reverse=True)
            months[time.strftime("%Y-%m", time.gmtime(finished))] += 1
            rows.append(
                {"table": f"b{number}", "game": GAME, "number": number, "finished": finished, "listed": number % 3 == 0}
                | {"rated": False, "players": count, "people": count, "variations": "", "move_count": 60 + number % 40}
                | {"top_points": points[0], "spread": points[0] - points[-1]}
            )
            for seat, each in enumerate(points):
                traveler = rng.choice(travelers)
                wins[traveler, seat == 0] += 1
                seats.append(
                    {"table": f"b{number}", "seat": seat, "player": f"p{rng.randrange(PEOPLE)}", "name": "Aki"}
                    | {"traveler": traveler, "points": each, "rank": seat + 1}
                    | {"sources": dict.fromkeys(sources, each // len(sources))}
                )
        async with storage.transaction() as connection:
            await connection.execute(insert(schema.finished_games), rows)
            await connection.execute(insert(schema.seat_results), seats)
    people = [
        {"game": GAME, "player": f"p{number}", "name": f"Aki {number}", "mean": rng.gauss(25, 8), "deviation": 1.0}
        | {"games": 30, "last_finished": now - rng.uniform(0, YEAR)}
        for number in range(PEOPLE)
    ]
    counts = [
        {"game": GAME, "traveler": name, "games": wins[name, True] + wins[name, False], "wins": wins[name, True]}
        for name in travelers
        if wins[name, False]
    ]
    async with storage.transaction() as connection:
        await connection.execute(insert(schema.ratings), people)
        await connection.execute(
            insert(schema.monthly_games), [{"game": GAME, "month": month, "games": n} for month, n in months.items()]
        )
        await connection.execute(insert(schema.traveler_results), counts)


async def measure(name: str, read: Callable[[], Awaitable[object]]) -> None:
    """Prints the median and the longest of many reads, in milliseconds."""
    seconds: list[float] = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        await read()
        seconds.append(time.perf_counter() - start)
    print(f"{name:28} {1000 * statistics.median(seconds):7.2f} ms, at most {1000 * max(seconds):7.2f} ms")


async def run(url: str, games: int) -> None:
    """Fills a database if it is empty, and measures."""
    storage = Storage(database_url(url))
    await storage.migrate()
    async with storage.engine.connect() as connection:
        existing = await connection.scalar(select(func.count()).select_from(schema.finished_games)) or 0
    if not existing:
        await fill(storage, games)
        existing = games
    print(f"{existing} finished games")
    month = time.time() - 30 * 24 * 3600
    await measure("server statistics", lambda: load_server_statistics(storage, GAME))
    await measure("leaderboard", lambda: load_leaderboard(storage, GAME, None, 0, 51))
    await measure("leaderboard, last page", lambda: load_leaderboard(storage, GAME, None, PEOPLE - 50, 51))
    await measure("leaderboard, last 30 days", lambda: load_leaderboard(storage, GAME, month, 0, 51))
    await measure("a player's history", lambda: load_history(storage, "p1"))
    await measure("a player's statistics", lambda: player_statistics(storage, "p1", "all"))
    await storage.close()


def main() -> None:
    """Measures on a database of its own, or on one that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database")
    parser.add_argument("--games", type=int, default=100_000)
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(words.database or f"sqlite:///{Path(folder)}/tables.db", words.games))


if __name__ == "__main__":
    main()
