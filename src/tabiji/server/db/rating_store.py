"""Reads and replaces ratings, results and counters of finished games as a whole."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import tables as schema
from .rating_updates import save_rating
from .rows import FinishedGameRow, RatingMergeRow, RatingRow, SeatResultRow
from .storage import Storage


class RatingStore:
    """The ratings, results and counters of finished games within one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def load_last_numbers(self) -> dict[str, int]:
        """Returns the number of the last finished game, by kind of game."""
        counters = schema.game_counters
        rows = await self._connection.execute(select(counters).order_by(counters.c.game))
        return {row.game: row.number for row in rows}

    async def load_games(self, game: str) -> list[FinishedGameRow]:
        """Returns the finished games of a kind."""
        games = schema.finished_games
        rows = await self._connection.execute(select(games).where(games.c.game == game))
        return [FinishedGameRow.from_row(row) for row in rows]

    async def load_merges(self, game: str) -> list[RatingMergeRow]:
        """Returns the merges of ratings of a kind of game."""
        merges = schema.rating_merges
        rows = await self._connection.execute(select(merges).where(merges.c.game == game))
        return [RatingMergeRow.from_row(row) for row in rows]

    async def load_seats(self, table_id: str) -> list[SeatResultRow]:
        """Returns the results of a table, in the order of its seats."""
        results = schema.seat_results
        rows = await self._connection.execute(
            select(results).where(results.c.table == table_id).order_by(results.c.seat)
        )
        return [SeatResultRow.from_row(row) for row in rows]

    async def load_ratings(self, game: str) -> dict[str, RatingRow]:
        """Returns the ratings of a kind of game, by player."""
        ratings = schema.ratings
        rows = await self._connection.execute(select(ratings).where(ratings.c.game == game))
        return {row.player: RatingRow.from_row(row) for row in rows}

    async def load_months(self, game: str) -> dict[str, int]:
        """Returns the number of games by month."""
        months = schema.monthly_games
        rows = await self._connection.execute(select(months).where(months.c.game == game))
        return {row.month: row.games for row in rows}

    async def load_travelers(self, game: str) -> dict[str, tuple[int, int]]:
        """Returns the games and the wins of people with each traveler."""
        travelers = schema.traveler_results
        rows = await self._connection.execute(select(travelers).where(travelers.c.game == game))
        return {row.traveler: (row.games, row.wins) for row in rows}

    async def lock(self, game: str) -> int | None:
        """Lets no game of a kind finish before this transaction ends; returns the number of the last one."""
        counters = schema.game_counters
        lock = update(counters).where(counters.c.game == game).values(number=counters.c.number)
        number: int | None = await self._connection.scalar(lock.returning(counters.c.number))
        return number

    async def replace_ratings(self, game: str, rows: Iterable[RatingRow]) -> None:
        """Replaces every rating of a kind of game."""
        await self._connection.execute(delete(schema.ratings).where(schema.ratings.c.game == game))
        for row in rows:
            await save_rating(self._connection, game, row)

    async def set_rating_before(self, table_id: str, noted: SeatResultRow) -> None:
        """Changes the rating that a seat had before its game."""
        results = schema.seat_results
        of_seat = update(results).where(results.c.table == table_id, results.c.seat == noted.seat)
        await self._connection.execute(of_seat.values(mean=noted.mean, deviation=noted.deviation))

    async def replace_counters(
        self, game: str, months: Mapping[str, int], travelers: Mapping[str, tuple[int, int]]
    ) -> None:
        """Replaces the games by month and the results by traveler of a kind of game."""
        by_month = [{"game": game, "month": month, "games": games} for month, games in months.items()]
        by_traveler = [
            {"game": game, "traveler": name, "games": games, "wins": wins} for name, (games, wins) in travelers.items()
        ]
        for table, rows in ((schema.monthly_games, by_month), (schema.traveler_results, by_traveler)):
            await self._connection.execute(delete(table).where(table.c.game == game))
            if rows:
                await self._connection.execute(insert(table), rows)


@asynccontextmanager
async def read_ratings(storage: Storage) -> AsyncIterator[RatingStore]:
    """Opens a transaction that reads one state of the database, which may change meanwhile."""
    async with storage.engine.connect() as connection:
        if not storage.is_file:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield RatingStore(connection)
        await connection.rollback()


@asynccontextmanager
async def change_ratings(storage: Storage) -> AsyncIterator[RatingStore]:
    """Opens a transaction that writes."""
    async with storage.transaction() as connection:
        yield RatingStore(connection)
