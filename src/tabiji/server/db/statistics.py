"""Reads leaderboards and statistics, which are stored when games end: nothing is replayed or counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from . import tables as schema
from .own_data import ERASED_NAME
from .player_locks import hold_player
from .rows import DatabaseRow, RatingRow
from .storage import Storage

MIN_RATED_GAMES = 10  # before a rating is shown
MAX_GAMES = 5000  # of a player that are counted, the newest
MAX_COMPARED_GAMES = 200  # whose sources of points are compared with those of others
RECORDS = 5

RecordKind = Literal["closest", "highest", "longest"]


@dataclass(frozen=True, slots=True)
class PlayedGame(DatabaseRow):
    """A finished game of a player."""

    table: str
    game: str
    finished: float
    players: int
    people: int
    variations: str
    traveler: str | None
    points: int
    rank: int
    accuracy: float | None
    exists: bool  # whether its table was not deleted


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """What is stored of a player."""

    games: list[PlayedGame]  # the newest first
    ratings: dict[str, RatingRow]  # by game
    practices: dict[str, int]  # solved ones, by game
    days: dict[str, int]  # daily games that were started, by game


async def load_leaderboard(
    storage: Storage, game: str, since: float | None, offset: int, limit: int
) -> list[RatingRow]:
    """Returns a part of the ratings of people that are shown, the highest first."""
    ratings = schema.ratings
    query = select(ratings).where(ratings.c.game == game, *_shown(since))
    async with storage.engine.connect() as connection:
        rows = await connection.execute(
            query.order_by(ratings.c.mean.desc(), ratings.c.player).offset(offset).limit(limit)
        )
        return [RatingRow.from_row(row) for row in rows]


def _shown(since: float | None) -> list[ColumnElement[bool]]:
    ratings = schema.ratings
    shown: list[ColumnElement[bool]] = [ratings.c.games >= MIN_RATED_GAMES, ratings.c.name != ERASED_NAME]
    return shown if since is None else [*shown, ratings.c.last_finished >= since]


async def load_history(storage: Storage, player: str) -> PlayerHistory:
    """Returns what is stored of a player."""
    ratings, practices = schema.ratings, schema.solved_practices
    async with storage.engine.connect() as connection:
        rated = await connection.execute(select(ratings).where(ratings.c.player == player))
        solved = await connection.execute(
            select(practices.c.game, func.count()).where(practices.c.player == player).group_by(practices.c.game)
        )
        return PlayerHistory(
            games=await _load_games(connection, player),
            ratings={row.game: RatingRow.from_row(row) for row in rated},
            practices={row[0]: row[1] for row in solved},
            days=await _count_days(connection, player),
        )


async def _count_days(connection: AsyncConnection, player: str) -> dict[str, int]:
    days = schema.daily_results
    rows = await connection.execute(
        select(days.c.game, func.count()).where(days.c.player == player).group_by(days.c.game)
    )
    return {row[0]: row[1] for row in rows}


async def _load_games(connection: AsyncConnection, player: str) -> list[PlayedGame]:
    games, seats, tables = schema.finished_games, schema.seat_results, schema.tables
    joined = seats.join(games, games.c.table == seats.c.table).outerjoin(tables, tables.c.id == seats.c.table)
    columns = (
        *(games.c[name] for name in ("table", "game", "finished", "players", "people", "variations")),
        *(seats.c[name] for name in ("traveler", "points", "rank", "accuracy")),
        tables.c.id.is_not(None).label("exists"),
    )
    query = select(*columns).select_from(joined).where(seats.c.player == player)
    rows = await connection.execute(query.order_by(games.c.finished.desc(), games.c.number.desc()).limit(MAX_GAMES))
    return [PlayedGame.from_row(row) for row in rows]


async def load_sources(
    storage: Storage, player: str, table_ids: Sequence[str]
) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """Returns the points by source of a player, and those of every seat, at some tables."""
    seats = schema.seat_results
    query = select(seats.c.player, seats.c.sources).where(seats.c.table.in_(table_ids[:MAX_COMPARED_GAMES]))
    async with storage.engine.connect() as connection:
        rows = list(await connection.execute(query))
    return [row.sources for row in rows if row.player == player], [row.sources for row in rows]


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A finished game that strangers may find, and who played it."""

    table: str
    finished: float
    move_count: int
    seats: list[tuple[str, str | None, int]]  # name, bot and points


@dataclass(frozen=True, slots=True)
class ServerStatistics:
    """What is counted of all games of a kind."""

    months: list[tuple[str, int]]
    travelers: list[tuple[str, int, int]]
    records: dict[RecordKind, list[RecordRow]]


async def load_server_statistics(storage: Storage, game: str) -> ServerStatistics:
    """Returns the counters and the records of a game."""
    months, travelers, games = schema.monthly_games, schema.traveler_results, schema.finished_games
    orders: dict[RecordKind, tuple[ColumnElement[Any], ...]] = {  # each follows an index
        "closest": (games.c.spread, games.c.number),
        "highest": (games.c.top_points.desc(), games.c.number.desc()),
        "longest": (games.c.move_count.desc(), games.c.number.desc()),
    }
    async with storage.engine.connect() as connection:
        of_month = await connection.execute(
            select(months.c.month, months.c.games).where(months.c.game == game).order_by(months.c.month)
        )
        of_traveler = await connection.execute(select(travelers).where(travelers.c.game == game))
        return ServerStatistics(
            months=[(row.month, row.games) for row in of_month],
            travelers=[(row.traveler, row.games, row.wins) for row in of_traveler],
            records={kind: await _load_records(connection, game, order) for kind, order in orders.items()},
        )


async def _load_records(
    connection: AsyncConnection, game: str, order: tuple[ColumnElement[Any], ...]
) -> list[RecordRow]:
    games, seats = schema.finished_games, schema.seat_results
    listed = select(games).where(games.c.game == game, games.c.listed).order_by(*order).limit(RECORDS)
    found = list(await connection.execute(listed))
    query = select(seats).where(seats.c.table.in_([row.table for row in found])).order_by(seats.c.rank, seats.c.seat)
    by_table: dict[str, list[tuple[str, str | None, int]]] = {row.table: [] for row in found}
    for seat in await connection.execute(query):
        by_table[seat.table].append((seat.name, seat.bot, seat.points))
    return [RecordRow(row.table, row.finished, row.move_count, by_table[row.table]) for row in found]


async def add_solved_practice(storage: Storage, player: str, game: str, practice: str, solved: float) -> None:
    """Stores that a player has solved a practice; again, it changes nothing."""
    async with storage.transaction() as connection:
        row = {"player": await hold_player(connection, player), "game": game, "practice": practice, "solved": solved}
        await connection.execute(_ADD_SOLVED_PRACTICE, row)


_ADD_SOLVED_PRACTICE = text(
    "INSERT INTO solved_practices (player, game, practice, solved) VALUES (:player, :game, :practice, :solved)"
    " ON CONFLICT DO NOTHING"
)
