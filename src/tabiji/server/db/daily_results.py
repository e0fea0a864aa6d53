"""Stores who has started the daily game, and their results."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import tables as schema
from .player_locks import hold_player
from .rows import DailyResultRow
from .storage import Storage

MAX_RESULTS = 100  # results of a day
MAX_DAYS = 30  # days that are listed


async def add_daily_start(
    storage: Storage, day: str, game: str, player: str, table_id: str, name: str, started: float
) -> None:
    """Stores that a player has started a day's game; again, it changes nothing."""
    row = {"day": day, "game": game, "table": table_id, "name": name, "started": started}
    with suppress(IntegrityError):
        async with storage.transaction() as connection:
            current = await hold_player(connection, player)
            await connection.execute(insert(schema.daily_results), {**row, "player": current})


async def save_daily_results(storage: Storage, day: str, game: str, seat: int) -> None:
    """Copies the points of games that were finished in time, so that they outlive the tables."""
    results, seats, tables = schema.daily_results, schema.seats, schema.tables
    pending = (results.c.day == day, results.c.game == game, results.c.points.is_(None))
    query = (
        select(results.c.player, seats.c.points, seats.c.rank)
        .join(seats, (seats.c.table == results.c.table) & (seats.c.seat == seat))
        .join(tables, (tables.c.id == results.c.table) & (tables.c.finished < tables.c.sealed_until))
        .where(*pending, seats.c.points.is_not(None))
    )
    async with storage.engine.connect() as connection:
        finished = list(await connection.execute(query))
    if not finished:
        return
    async with storage.transaction() as connection:
        for player, points, rank in finished:
            of_player = update(results).where(*pending, results.c.player == player)
            await connection.execute(of_player.values(points=points, rank=rank))


async def load_daily_results(storage: Storage, day: str, game: str, player: str | None) -> list[DailyResultRow]:
    """Returns the best results of a day and the player's own, the best first."""
    results = schema.daily_results
    order = (results.c.points.is_(None), results.c.points.desc())
    row_number = func.row_number().over(order_by=(*order, results.c.started)).label("row_number")
    place = func.rank().over(order_by=order).label("place")
    of_day = select(results, row_number, place).where(results.c.day == day, results.c.game == game).subquery()
    listed = select(of_day).where(or_(of_day.c.row_number <= MAX_RESULTS, of_day.c.player == player))
    async with storage.engine.connect() as connection:
        rows = await connection.execute(listed.order_by(of_day.c.row_number))
        return [DailyResultRow.from_row(row) for row in rows]


async def list_days(storage: Storage, game: str) -> list[str]:
    """Returns the days on which a game was started, the latest first."""
    results = schema.daily_results
    query = select(results.c.day).where(results.c.game == game).distinct().order_by(results.c.day.desc())
    async with storage.engine.connect() as connection:
        return list(await connection.scalars(query.limit(MAX_DAYS)))
