"""Makes one player of two, in one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import same_table
from . import tables as schema
from .player_columns import PLAYER_COLUMNS, PlayerColumn
from .pubsub import notify, notify_browser
from .rating_updates import merge_ratings
from .transaction import ConflictError


@dataclass(frozen=True, slots=True)
class IdentityChange:
    """What workers must look at again: tables with their new seq, and browsers."""

    tables: tuple[tuple[str, int], ...] = ()
    browsers: tuple[str, ...] = ()


async def merge_players(connection: AsyncConnection, player: str, into: str, locked: set[str]) -> IdentityChange:
    """Gives another player everything that a player has; raises RequestError if both play at an unfinished table.

    The caller has locked the tables of both and then the identities; raises ConflictError if a table was added between.
    """
    await _check_common_tables(connection, player, into)
    changed = await _count_change(connection, player)
    if {table for table, _ in changed} - locked:
        raise ConflictError
    await _fill_profile(connection, player, into)
    for column in PLAYER_COLUMNS:
        if column.on_merge == "rewrite":
            await _rewrite(connection, column, player, into)
    await merge_ratings(connection, player, into)
    browsers = schema.browsers
    of_player = tuple(await connection.scalars(select(browsers.c.browser).where(browsers.c.player == into)))
    await notify_change(connection, change := IdentityChange(changed, of_player))
    return change


async def notify_change(connection: AsyncConnection, change: IdentityChange) -> None:
    """Notifies the workers on a PostgreSQL database of a change once the transaction is committed."""
    if connection.dialect.name == "postgresql":
        for table, seq in change.tables:
            await notify(connection, table, seq)
        for browser in change.browsers:
            await notify_browser(connection, browser)


async def _check_common_tables(connection: AsyncConnection, player: str, other: str) -> None:
    """Raises RequestError if each of two players has, or had, a seat of an unfinished table that the other has not."""
    tables, holders = schema.tables, schema.holders
    query = select(holders.c.table, holders.c.seat, holders.c.player).join(tables, tables.c.id == holders.c.table)
    query = query.where(holders.c.player.in_((player, other)), tables.c.finished.is_(None)).order_by(tables.c.moved)
    seats: dict[str, dict[str, set[int]]] = {}
    for row in await connection.execute(query):
        seats.setdefault(row.table, {player: set(), other: set()})[row.player].add(row.seat)
    for table, by_player in seats.items():
        if by_player[player] - by_player[other] and by_player[other] - by_player[player]:
            raise same_table(table)


async def _count_change(connection: AsyncConnection, player: str) -> tuple[tuple[str, int], ...]:
    """Increases the seq of a player's tables."""
    tables, holders = schema.tables, schema.holders
    held = select(holders.c.table).where(holders.c.player == player)
    of_player = or_(tables.c.creator == player, tables.c.id.in_(held))
    count = update(tables).where(of_player).values(seq=tables.c.seq + 1).returning(tables.c.id, tables.c.seq)
    return tuple((row.id, row.seq) for row in await connection.execute(count))


async def _fill_profile(connection: AsyncConnection, player: str, into: str) -> None:
    """Copies what only the first of two profiles says."""
    players = schema.players
    rows = {
        row.player: row for row in await connection.execute(select(players).where(players.c.player.in_((player, into))))
    }
    if player in rows and into in rows:
        columns = ("name", "avatar", "language")
        missing = {name: getattr(rows[player], name) for name in columns if getattr(rows[into], name) is None}
        if missing:
            await connection.execute(update(players).where(players.c.player == into).values(**missing))


async def _rewrite(connection: AsyncConnection, column: PlayerColumn, player: str, into: str) -> None:
    """Replaces a player in a column; of two rows with the same key one is deleted."""
    table, of_player = column.column.table, column.column
    if column.is_unique:
        ordered = [*column.unique_per, *([column.preferred] if column.preferred is not None else [])]
        rows = await connection.execute(select(of_player, *ordered).where(of_player.in_((player, into))))
        first: dict[tuple[Any, ...], Any] = {}
        for row in rows:
            key = tuple(row[1 : 1 + len(column.unique_per)])
            rank = (*row[1 + len(column.unique_per) :], row[0] != into)
            if key in first:
                loser = max((rank, row[0]), first[key])[1]
                at_key = and_(*(each == value for each, value in zip(column.unique_per, key, strict=True)))
                await connection.execute(delete(table).where(of_player == loser, at_key))
            else:
                first[key] = rank, row[0]
    await connection.execute(update(table).where(of_player == player).values({of_player.name: into}))
