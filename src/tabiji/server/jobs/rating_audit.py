"""Recomputes every rating and every counter from the logs of finished games, and compares them with the database."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, field

from rich.console import Console
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...arena.ratings import MARGIN
from ...core.errors import BadOptions
from ..db import tables as schema
from ..db.connection import database_url, lock_file
from ..db.rating_updates import Rated, merge_rows, rate_game, save_rating
from ..db.rows import FinishedGameRow, GameEnd, RatingMergeRow, RatingRow, SeatResultRow
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
    async with storage.engine.connect() as connection:
        if not storage.is_file:  # where every transaction reads one state of the database
            await connection.execution_options(isolation_level="REPEATABLE READ")
        counters = await connection.execute(select(schema.game_counters).order_by(schema.game_counters.c.game))
        audits = [GameAudit(row.game, row.number) for row in counters]
        for audit in audits:
            await _audit_game(storage, connection, audit, on_progress)
        await connection.rollback()
    return audits


async def _audit_game(storage: Storage, connection: AsyncConnection, audit: GameAudit, on_progress: Progress) -> None:
    games, merges = schema.finished_games, schema.rating_merges
    finished = await connection.execute(select(games).where(games.c.game == audit.game))
    merged = await connection.execute(select(merges).where(merges.c.game == audit.game))
    events: list[FinishedGameRow | RatingMergeRow] = [FinishedGameRow.from_row(row) for row in finished]
    audit.games = len(events)
    events += [RatingMergeRow.from_row(row) for row in merged]
    for done, event in enumerate(sorted(events, key=lambda event: event.number)):
        on_progress(done, len(events))
        if isinstance(event, RatingMergeRow):
            row = audit.ratings.pop(event.player)
            audit.ratings[event.into_player] = merge_rows(row, audit.ratings.get(event.into_player), event.into_player)
        else:
            await _replay_game(storage, connection, audit, event)
    await _compare(connection, audit)


async def _replay_game(storage: Storage, connection: AsyncConnection, audit: GameAudit, game: FinishedGameRow) -> None:
    """Replays a game if its log still exists, and rates its players."""
    results = schema.seat_results
    rows = await connection.execute(select(results).where(results.c.table == game.table).order_by(results.c.seat))
    seats = [SeatResultRow.from_row(row) for row in rows]
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


async def _compare(connection: AsyncConnection, audit: GameAudit) -> None:
    ratings, months, travelers = schema.ratings, schema.monthly_games, schema.traveler_results
    rows = await connection.execute(select(ratings).where(ratings.c.game == audit.game))
    stored = {row.player: RatingRow.from_row(row) for row in rows}
    for player in sorted(stored.keys() | audit.ratings.keys()):
        if stored.get(player) != audit.ratings.get(player):
            row = audit.ratings.get(player) or stored[player]
            audit.differences.append(f"the rating of {row.name}")
    month_rows = await connection.execute(select(months).where(months.c.game == audit.game))
    if {row.month: row.games for row in month_rows} != audit.months:
        audit.differences.append("the games by month")
    traveler_rows = await connection.execute(select(travelers).where(travelers.c.game == audit.game))
    if {row.traveler: (row.games, row.wins) for row in traveler_rows} != traveler_counts(audit):
        audit.differences.append("the games by traveler")


def traveler_counts(audit: GameAudit) -> dict[str, tuple[int, int]]:
    """Returns the games and the wins of people with each traveler."""
    counts = audit.travelers
    return {name: (counts[name, True] + counts[name, False], counts[name, True]) for name, _ in counts}


async def repair_ratings(storage: Storage, audit: GameAudit) -> None:
    """Writes what an audit has found; raises BadOptions if a game has finished since."""
    counters, ratings, results = schema.game_counters, schema.ratings, schema.seat_results
    async with storage.transaction() as connection:
        lock = update(counters).where(counters.c.game == audit.game).values(number=counters.c.number)
        if await connection.scalar(lock.returning(counters.c.number)) != audit.last_number:
            raise BadOptions("A game has finished meanwhile: run it again.")
        await connection.execute(delete(ratings).where(ratings.c.game == audit.game))
        for row in audit.ratings.values():
            await save_rating(connection, audit.game, row)
        for (table_id, seat), noted in audit.seats.items():
            of_seat = update(results).where(results.c.table == table_id, results.c.seat == seat)
            await connection.execute(of_seat.values(mean=noted.mean, deviation=noted.deviation))
        await _rewrite_counters(connection, audit)


async def _rewrite_counters(connection: AsyncConnection, audit: GameAudit) -> None:
    months = [{"game": audit.game, "month": month, "games": games} for month, games in audit.months.items()]
    travelers = [
        {"game": audit.game, "traveler": name, "games": games, "wins": wins}
        for name, (games, wins) in traveler_counts(audit).items()
    ]
    for table, rows in ((schema.monthly_games, months), (schema.traveler_results, travelers)):
        await connection.execute(delete(table).where(table.c.game == audit.game))
        if rows:
            await connection.execute(insert(table), rows)


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
