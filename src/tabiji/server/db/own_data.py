"""Reads and deletes everything that is stored about a player."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import String, and_, cast, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..edge.tokens import hash_secret, new_secret
from ..errors import database_unavailable
from . import tables as schema
from .browsers import MAX_MERGE_ATTEMPTS, ensure_browser
from .merge import IdentityChange, notify_change
from .player_columns import PLAYER_COLUMNS
from .player_locks import lock_identities, lock_tables_of
from .rows import BrowserRow
from .storage import Storage
from .transaction import ConflictError

MAX_EXPORTED_ROWS = 10_000  # of a kind
MAX_EXPORTED_GAMES = 1000
ERASED_NAME = "—"  # where no seat gives a number

Row = dict[str, Any]


async def export_rows(storage: Storage, player: str) -> dict[str, list[Row]]:
    """Returns everything that is stored about a player, by table; of other players it contains nothing."""
    exported: dict[str, list[Row]] = {}
    async with storage.engine.connect() as connection:
        for each in PLAYER_COLUMNS:
            if each.exported:
                query = select(*each.exported).where(each.column == player).order_by(*each.exported[:2])
                exported[each.column.table.name] = await _rows(connection, query)
        exported["games"] = await _rows(connection, _select_games(player))
        exported["chat_messages"] = await _rows(connection, _select_messages(player))
    return exported


async def list_finished_games(storage: Storage, player: str, now: float) -> list[tuple[str, set[int]]]:
    """Returns the ids of a player's finished games that are not sealed, and the player's seats; the last first."""
    tables, holders = schema.tables, schema.holders
    query = (
        select(tables.c.id, holders.c.seat)
        .join(holders, holders.c.table == tables.c.id)
        .where(holders.c.player == player, ~holders.c.former, tables.c.finished.is_not(None))
        .where(or_(tables.c.sealed_until.is_(None), tables.c.sealed_until <= now))
        .order_by(tables.c.finished.desc(), tables.c.id)
        .limit(MAX_EXPORTED_ROWS)
    )
    games: dict[str, set[int]] = {}
    async with storage.engine.connect() as connection:
        for row in await connection.execute(query):
            games.setdefault(row.id, set()).add(row.seat)
    return list(games.items())[:MAX_EXPORTED_GAMES]


async def find_unfinished_seats(storage: Storage, player: str) -> list[tuple[str, int]]:
    """Returns the seats that a player holds at unfinished tables where another player sits."""
    holders = schema.holders
    shared = select(holders.c.table).where(holders.c.player != player, ~holders.c.former)
    query = _select_held(player).where(schema.tables.c.finished.is_(None), holders.c.table.in_(shared))
    async with storage.engine.connect() as connection:
        return [(row.table, row.seat) for row in await connection.execute(query)]


async def delete_player(storage: Storage, current: BrowserRow, said_at: set[tuple[str, int]]) -> IdentityChange:
    """Deletes a player: their name, what they wrote and who they are; games stay for the others who played them.

    The player has left all unfinished tables of others; `said_at` are the seats from which they may have written.
    """
    for _ in range(MAX_MERGE_ATTEMPTS):
        with suppress(ConflictError):
            async with storage.transaction() as connection:
                return await _try_delete(connection, current, said_at)
    raise database_unavailable()


async def list_seats(storage: Storage, player: str) -> set[tuple[str, int]]:
    """Returns every seat that a player holds or held."""
    holders = schema.holders
    async with storage.engine.connect() as connection:
        rows = await connection.execute(select(holders.c.table, holders.c.seat).where(holders.c.player == player))
        return {(row.table, row.seat) for row in rows}


async def _try_delete(
    connection: AsyncConnection, current: BrowserRow, said_at: set[tuple[str, int]]
) -> IdentityChange:
    tables, holders, browsers = schema.tables, schema.holders, schema.browsers
    locked = await lock_tables_of(connection, current.player)
    await lock_identities(connection)
    player = await ensure_browser(connection, current)
    others = select(holders.c.table).where(holders.c.player != player, ~holders.c.former)
    held = select(holders.c.table).where(holders.c.player == player)
    own = or_(tables.c.creator == player, tables.c.id.in_(held))
    sits = select(holders.c.table).where(holders.c.player == player, ~holders.c.former)
    unfinished = select(tables.c.id).where(tables.c.finished.is_(None), tables.c.id.in_(sits), tables.c.id.in_(others))
    count = update(tables).where(own).values(seq=tables.c.seq + 1).returning(tables.c.id, tables.c.seq)
    if player != current.player or (await connection.execute(unfinished)).first():
        raise ConflictError
    changed = tuple((row.id, row.seq) for row in await connection.execute(count))
    if {table for table, _ in changed} - locked:
        raise ConflictError
    devices = tuple(await connection.scalars(select(browsers.c.browser).where(browsers.c.player == player)))
    await connection.execute(delete(tables).where(own, tables.c.id.not_in(others)))
    await _erase_texts(connection, player, said_at)
    await _erase_columns(connection, player)
    change = IdentityChange(changed, devices)
    await notify_change(connection, change)
    return change


async def _erase_texts(connection: AsyncConnection, player: str, said_at: set[tuple[str, int]]) -> None:
    """Replaces the name of a player by the number of the seat, and deletes what was written from their seats."""
    seats, holders, results = schema.seats, schema.holders, schema.seat_results
    history, messages = schema.seat_history, schema.chat_messages
    held = (holders.c.table == seats.c.table, holders.c.seat == seats.c.seat, holders.c.player == player)
    sits = select(holders.c.seat).where(*held, ~holders.c.former).exists()
    await connection.execute(
        update(seats).where(seats.c.kind == "person", sits).values(name=cast(seats.c.seat + 1, String))
    )
    for table, seat in sorted(said_at):
        at_seat = and_(messages.c.table == table, messages.c.seat == seat)
        await connection.execute(delete(messages).where(at_seat, messages.c.text.is_not(None)))
        alone = update(results).where(results.c.table == table, results.c.seat == seat, results.c.player.is_(None))
        await connection.execute(alone.where(results.c.bot.is_(None)).values(name=ERASED_NAME))
        unknown = and_(history.c.table == table, history.c.seat == seat, history.c.player.is_(None))
        erased = update(history).where(unknown, history.c.kind == "person")
        await connection.execute(erased.values(name=cast(history.c.seat + 1, String)))
    of_player = update(history).where(history.c.player == player)
    await connection.execute(of_player.values(name=cast(history.c.seat + 1, String)))


async def _erase_columns(connection: AsyncConnection, player: str) -> None:
    anonymous = hash_secret(new_secret())
    for each in PLAYER_COLUMNS:
        table, of_player = each.column.table, each.column == player
        if each.on_deletion == "delete":
            await connection.execute(delete(table).where(of_player))
        else:
            erased = {each.personal.name: ERASED_NAME} if each.personal is not None else {}
            await connection.execute(update(table).where(of_player).values({each.column.name: anonymous, **erased}))


def _select_held(player: str) -> Any:
    tables, holders = schema.tables, schema.holders
    held = select(holders.c.table, holders.c.seat).join(tables, tables.c.id == holders.c.table)
    return held.where(holders.c.player == player, ~holders.c.former).order_by(holders.c.table, holders.c.seat)


def _select_games(player: str) -> Any:
    """Returns a query for the player's own seats with the results."""
    tables, seats, holders = schema.tables, schema.seats, schema.holders
    at_seat = (holders.c.table == seats.c.table) & (holders.c.seat == seats.c.seat)
    columns = (tables.c.id, tables.c.game, tables.c.options, tables.c.created, tables.c.finished)
    own = (seats.c.seat, seats.c.name, seats.c.points, seats.c.rank, seats.c.hints_used)
    query = select(*columns, *own).join(seats, seats.c.table == tables.c.id).join(holders, at_seat)
    return query.where(holders.c.player == player, ~holders.c.former).order_by(tables.c.created, tables.c.id)


def _select_messages(player: str) -> Any:
    """Returns a query for what was written from the player's seats since the last one who sat there left."""
    messages, holders, history = schema.chat_messages, schema.holders, schema.seat_history
    at_seat = (holders.c.table == messages.c.table) & (holders.c.seat == messages.c.seat)
    left = select(func.max(history.c.left_at)).where(
        history.c.table == messages.c.table, history.c.seat == messages.c.seat
    )
    since = func.coalesce(left.scalar_subquery(), 0.0)
    columns = (messages.c.table, messages.c.seat, messages.c.phrase, messages.c.text, messages.c.time)
    query = select(*columns).join(holders, at_seat).where(holders.c.player == player, ~holders.c.former)
    return query.where(messages.c.time > since).order_by(messages.c.time)


async def _rows(connection: AsyncConnection, query: Any) -> list[Row]:
    rows = await connection.execute(query.limit(MAX_EXPORTED_ROWS))
    return [dict(row._mapping) for row in rows]
