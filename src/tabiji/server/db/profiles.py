"""Stores what players say of themselves, and counts their finished games."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Integer, case, cast, func, insert, literal, select, update

from . import tables as schema
from .player_locks import hold_player, lock_identities
from .rows import ProfileRow, TableSnapshot
from .snapshots import load_snapshots
from .storage import Storage

GAMES_PER_PAGE = 20


async def load_profile(storage: Storage, player: str) -> ProfileRow | None:
    """Returns the profile of a player."""
    return await _load(storage, schema.players.c.player == player)


async def find_profile(storage: Storage, slug: str) -> ProfileRow | None:
    """Returns the public profile at an address."""
    return await _load(storage, schema.players.c.slug == slug)


async def save_profile(storage: Storage, profile: ProfileRow) -> None:
    """Inserts or updates the profile of a player."""
    players = schema.players
    async with storage.transaction() as connection:
        await lock_identities(connection)
        values = {**asdict(profile), "player": await hold_player(connection, profile.player)}
        created = values.pop("created")
        existing = update(players).where(players.c.player == values["player"]).values(**values)
        if not (await connection.execute(existing)).rowcount:
            await connection.execute(insert(players), {**values, "created": created})


async def _load(storage: Storage, where: ColumnElement[bool]) -> ProfileRow | None:
    async with storage.engine.connect() as connection:
        row = (await connection.execute(select(schema.players).where(where))).first()
    return ProfileRow.from_row(row) if row else None


async def find_finished_games(
    storage: Storage,
    player: str,
    page: int,
    game: str | None = None,
    players: int | None = None,
    variation: str | None = None,
    against: str | None = None,
    won: bool | None = None,
) -> tuple[list[TableSnapshot], int]:
    """Returns a page of a player's finished games that fit, the last first, and the number of pages."""
    tables, seats = schema.tables, schema.seats
    where = _finished_with(player, won)
    if game is not None:
        where.append(tables.c.game == game)
    if players is not None:
        where.append(tables.c.options["players"].as_string() == str(players))
    if variation is not None:
        chosen = literal(" ") + tables.c.options["variations"].as_string() + literal(" ")
        where.append(func.replace(chosen, ",", " ").contains(f" {variation} ", autoescape=True))
    if against is not None:
        people = (
            select(seats.c.seat)
            .where(seats.c.table == tables.c.id, seats.c.kind == "person", seats.c.seat.not_in(_own_seats(player)))
            .exists()
        )
        where.append(people if against == "people" else ~people)
    query = select(tables).where(*where)
    of_page = query.order_by(tables.c.finished.desc(), tables.c.id).offset(page * GAMES_PER_PAGE).limit(GAMES_PER_PAGE)
    async with storage.engine.connect() as connection:
        count = await connection.scalar(query.with_only_columns(func.count())) or 0
        snapshots = await load_snapshots(connection, of_page) if count > page * GAMES_PER_PAGE else []
    return snapshots, -(-count // GAMES_PER_PAGE)


async def count_finished_games(storage: Storage, player: str) -> list[tuple[str, int, int]]:
    """Returns how many games of each kind a player has finished and won."""
    tables, holders, seats = schema.tables, schema.holders, schema.seats
    won = func.sum(case((seats.c.rank == 1, 1), else_=0))
    own = (holders.c.table == seats.c.table) & (holders.c.seat == seats.c.seat)
    query = (
        select(tables.c.game, func.count(), cast(won, Integer))
        .join(seats, seats.c.table == tables.c.id)
        .join(holders, own)
        .where(holders.c.player == player, ~holders.c.former, tables.c.finished.is_not(None))
        .group_by(tables.c.game)
        .order_by(tables.c.game)
    )
    async with storage.engine.connect() as connection:
        return [(row[0], row[1], row[2]) for row in await connection.execute(query)]


def _own_seats(player: str) -> Any:
    tables, holders = schema.tables, schema.holders
    own = (holders.c.table == tables.c.id, holders.c.player == player, ~holders.c.former)
    return select(holders.c.seat).where(*own).correlate(tables)


def _finished_with(player: str, won: bool | None) -> list[ColumnElement[bool]]:
    """Returns the conditions for the finished games at which a player sits, of those won or not won."""
    tables, seats, holders = schema.tables, schema.seats, schema.holders
    held = select(holders.c.table).where(holders.c.player == player, ~holders.c.former)
    where: list[ColumnElement[bool]] = [tables.c.finished.is_not(None), tables.c.id.in_(held)]
    if won is not None:
        first = (seats.c.table == tables.c.id, seats.c.rank == 1, seats.c.seat.in_(_own_seats(player)))
        is_won = select(seats.c.seat).where(*first).exists()
        where.append(is_won if won else ~is_won)
    return where
