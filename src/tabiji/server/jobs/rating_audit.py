"""Recomputes every rating and every counter from the logs of finished games, and compares them with the database."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field

from rich.console import Console

from ...arena.ratings import MARGIN
from ...core.errors import BadOptions
from ..db.connection import database_url, lock_file
from ..db.rating_store import RatingStore, change_ratings, read_ratings
from ..db.rating_updates import Rated, merge_rows, rate_game
from ..db.rows import FinishedGameRow, GameEnd, RatingMergeRow, SeatResultRow
from ..db.storage import Storage
from ..errors import RequestError
from .backfill import replay_to_end

SHOWN = 20  # ratings and differences

Progress = Callable[[int, int], None]  # games done, and their number


@dataclass
class GameAudit:
    """What the logs say about one kind of game, and where the database differs."""

    game: str
    last_number: int
    games: int = 0
    replayed: int = 0
    ratings: Rated = field(default_factory=dict)
    seats: dict[tuple[str, int], SeatResultRow] = field(default_factory=dict)  # whose rating before was wrong
    months: Counter[str] = field(default_factory=Counter)
    travelers: Counter[tuple[str, bool]] = field(default_factory=Counter)  # of people, by whether they won
    differences: list[str] = field(default_factory=list)


async def audit_ratings(storage: Storage, on_progress: Progress) -> list[GameAudit]:
    """Returns an audit of every kind of game; the database may change meanwhile."""
    async with read_ratings(storage) as store:
        audits = [GameAudit(game, number) for game, number in (await store.load_last_numbers()).items()]
        for audit in audits:
            await _audit_game(storage, store, audit, on_progress)
    return audits


async def _audit_game(storage: Storage, store: RatingStore, audit: GameAudit, on_progress: Progress) -> None:
    events: list[FinishedGameRow | RatingMergeRow] = [*await store.load_games(audit.game)]
    audit.games = len(events)
    events += await store.load_merges(audit.game)
    for done, event in enumerate(sorted(events, key=lambda event: event.number)):
        on_progress(done, len(events))
        if isinstance(event, RatingMergeRow):
            row = audit.ratings.pop(event.player)
            audit.ratings[event.into_player] = merge_rows(row, audit.ratings.get(event.into_player), event.into_player)
        else:
            await _replay_game(storage, store, audit, event)
    await _compare(store, audit)


async def _replay_game(storage: Storage, store: RatingStore, audit: GameAudit, game: FinishedGameRow) -> None:
    """Replays a game if its log still exists, and rates its players."""
    seats = await store.load_seats(game.table)
    end = await _find_end(storage, game.table)
    if end:
        audit.replayed += 1
        if (end.results, end.move_count) != ([seat.result for seat in seats], game.move_count):
            audit.differences.append(f"game {game.number}: the log ends otherwise")
    _count(audit, game, seats)
    if game.rated:
        noted, changed = rate_game(audit.ratings, seats, game.finished)
        audit.ratings |= changed
        wrong = {(game.table, after.seat): after for seat, after in zip(seats, noted, strict=True) if seat != after}
        audit.seats |= wrong
        audit.differences += [f"game {game.number}: the rating before it at seat {seat + 1}" for _, seat in wrong]


async def _find_end(storage: Storage, table_id: str) -> GameEnd | None:
    """Returns how a game ended, or None if its table was deleted or can no longer be replayed."""
    try:
        return await replay_to_end(storage, table_id)
    except RequestError:
        return None


def _count(audit: GameAudit, game: FinishedGameRow, seats: list[SeatResultRow]) -> None:
    if game.people:
        audit.months[time.strftime("%Y-%m", time.gmtime(game.finished))] += 1
    people = [seat for seat in seats if seat.bot is None]
    audit.travelers.update((seat.traveler, seat.rank == 1) for seat in people if seat.traveler)


async def _compare(store: RatingStore, audit: GameAudit) -> None:
    stored = await store.load_ratings(audit.game)
    for player in sorted(stored.keys() | audit.ratings.keys()):
        if stored.get(player) != audit.ratings.get(player):
            row = audit.ratings.get(player) or stored[player]
            audit.differences.append(f"the rating of {row.name}")
    if await store.load_months(audit.game) != audit.months:
        audit.differences.append("the games by month")
    if await store.load_travelers(audit.game) != traveler_counts(audit):
        audit.differences.append("the games by traveler")


def traveler_counts(audit: GameAudit) -> dict[str, tuple[int, int]]:
    """Returns the games and the wins of people with each traveler."""
    counts = audit.travelers
    return {name: (counts[name, True] + counts[name, False], counts[name, True]) for name, _ in counts}


async def repair_ratings(storage: Storage, audit: GameAudit) -> None:
    """Writes what an audit has found; raises BadOptions if a game has finished since."""
    async with change_ratings(storage) as store:
        if await store.lock(audit.game) != audit.last_number:
            raise BadOptions("A game has finished meanwhile: run it again.")
        await store.replace_ratings(audit.game, audit.ratings.values())
        for (table_id, _), noted in audit.seats.items():
            await store.set_rating_before(table_id, noted)
        await store.replace_counters(audit.game, audit.months, traveler_counts(audit))


def run_audit(database: str | None, repair: bool, on_progress: Progress) -> list[GameAudit]:
    """Audits a database, and repairs it if wanted; no server may use a file that is repaired."""
    url = database_url(database)

    async def run() -> list[GameAudit]:
        storage = Storage(url)
        await storage.check_connection()
        await storage.migrate()
        audits = await audit_ratings(storage, on_progress)
        for audit in audits if repair else ():
            await repair_ratings(storage, audit)
        await storage.close()
        return audits

    with lock_file(url) if repair else nullcontext():
        return asyncio.run(run())


def show_audit(audit: GameAudit, console: Console) -> None:
    """Prints the ratings of a game, the highest first, and what differs in the database."""
    rated = sorted(audit.ratings.values(), key=lambda row: -row.mean)
    console.print(f"{audit.game}: {audit.games} games, {audit.replayed} replayed, {len(rated)} ratings")
    for row in rated[:SHOWN]:
        console.print(f"  {row.mean:6.2f} ±{MARGIN * row.deviation:.2f}  {row.name} ({row.games})")
    for difference in audit.differences[:SHOWN]:
        console.print(f"  differs: {difference}")
    if len(audit.differences) > SHOWN:
        console.print(f"  … and {len(audit.differences) - SHOWN} more")
