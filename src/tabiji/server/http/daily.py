"""The journey of the day: one try for each person, a table of results, the days before."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...core.errors import BadOptions
from ...games import load_game
from ...learn import daily as days
from ..db import tables as schema
from ..edge.identity import SECRET_LENGTH, Player, Visitor, derive_secret
from ..edge.request_filter import address_of
from ..table.live_table import due_time
from ..table.lobby import address_group_of, build_table
from ..table.registry import TableRegistry
from ..table.replay import new_match
from ..ws.messages import TableInfo
from .models import Name, RequestModel, SeatSetup, TableSetup
from .tables import ERROR_RESPONSES, Registry, limit_new_tables, limit_replays

GameName = Annotated[str, Path(max_length=32)]
MAX_RESULTS = 100  # results of a day
MAX_DAYS = 30  # days that are listed
PLAYER_SEAT = 0  # the seat of whoever sets out; bots take the others

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class StartDaily(RequestModel):
    """The name somebody sets out with."""

    name: Name


class DailyResult(BaseModel):
    """How somebody fared; their journey can be watched once one's own is over."""

    name: str
    place: int | None  # among all who arrived; those with as many points share it
    points: int | None  # once it is over
    rank: int | None  # among those at the table
    yours: bool
    table: str | None


class DailyInfo(BaseModel):
    """A day's journey, how the first so many fared and whoever asks, and the days there are, the last first."""

    day: str
    today: bool
    over: bool  # everywhere: whoever is still on the way is not counted any more
    bots: list[str]
    results: list[DailyResult]
    days: list[str]


@router.get("/days/{game}", dependencies=[Depends(limit_replays)])
async def get_daily(
    game: GameName,
    registry: Registry,
    visitor: Visitor,
    day: Annotated[str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$")] = None,
) -> DailyInfo:
    """How people fared on a day, or today."""
    name, now = _with_day(game), days.today(time.time())
    asked = day or now
    await _save_results(registry, asked, name)
    tries = schema.tries
    order = (tries.c.points.is_(None), tries.c.points.desc())
    lines = (func.row_number().over(order_by=(*order, tries.c.time)).label("line"),)
    places = (func.rank().over(order_by=order).label("place"),)
    of_day = select(tries, *lines, *places).where(tries.c.day == asked, tries.c.game == name).subquery()
    ordered = (
        select(of_day).where(or_(of_day.c.line <= MAX_RESULTS, of_day.c.player == visitor)).order_by(of_day.c.line)
    )
    before = select(tries.c.day).where(tries.c.game == name).distinct().order_by(tries.c.day.desc()).limit(MAX_DAYS)
    async with registry.storage.engine.connect() as connection:
        rows = list(await connection.execute(ordered))
        listed = list(await connection.scalars(before))
    over = _is_over(asked)
    through = over or any(row.player == visitor and row.points is not None for row in rows)
    results = [
        DailyResult(
            name=row.name,
            place=None if row.points is None else row.place,
            points=row.points,
            rank=row.rank,
            yours=row.player == visitor,
            table=row.table if row.player == visitor or (through and row.points is not None) else None,
        )
        for row in rows
    ]
    bots = list(load_game(name).daily_bots)
    return DailyInfo(day=asked, today=asked == now, over=over, bots=bots, results=results, days=listed)


def _is_over(day: str) -> bool:
    try:
        return time.time() >= days.closing(day)
    except ValueError:  # there is no such day
        return False


def _with_day(name: str) -> str:
    """The name of a game that has a journey of the day."""
    if not days.has_day(load_game(name)):
        raise BadOptions(f"There is no journey of the day of {name}: its bots do not play it.")
    return name


async def _save_results(registry: TableRegistry, day: str, game: str) -> None:
    """Write down how those fared who have arrived in time, so that it stays when their tables are forgotten."""
    tries, seats, tables = schema.tries, schema.seats, schema.tables
    at = (seats.c.table == tries.c.table) & (seats.c.seat == PLAYER_SEAT)
    open_ = (tries.c.day == day, tries.c.game == game, tries.c.points.is_(None))
    query = select(tries.c.player, seats.c.points, seats.c.rank).join(seats, at)
    query = query.join(tables, (tables.c.id == tries.c.table) & (tables.c.finished < tables.c.sealed))
    async with registry.storage.engine.connect() as connection:
        arrived = list(await connection.execute(query.where(*open_, seats.c.points.is_not(None))))
    if not arrived:
        return
    async with registry.storage.transaction() as connection:
        for player, points, rank in arrived:
            theirs = update(tries).where(*open_, tries.c.player == player)
            await connection.execute(theirs.values(points=points, rank=rank))


@router.post("/days/{game}/try", status_code=201, dependencies=[Depends(limit_new_tables)])
async def start_daily(
    game: GameName, body: StartDaily, request: Request, registry: Registry, player: Player
) -> TableInfo:
    """Set out on today's journey; whoever has done so goes on where they are."""
    name, now = _with_day(game), time.time()
    day = days.today(now)
    secret = await registry.storage.load_key("days")
    key = derive_secret(player, secret, day, name)[:SECRET_LENGTH]  # the same for the same day: there is one table
    bots = load_game(name).daily_bots
    seats = [SeatSetup(kind="person"), *(SeatSetup(kind="bot", bot=bot) for bot in bots)]
    wish = TableSetup(game=name, name=body.name, seats=seats, spectators=False, chat=False, key=key)
    await registry.bot_runner.check_names(name, bots)
    kept, _ = build_table(wish, player, registry.bot_runner.names, address_group_of(address_of(request.scope)))
    table = replace(kept.table, seed=days.day_seed(secret, day, name), day=day, beginning="day")
    turn = new_match(table).seat
    table = replace(table, sealed=days.closing(day), turn=turn, due=due_time(kept.seats, None, turn, now))
    await registry.storage.create_table(table, kept.seats, kept.holders)
    row = {"day": day, "game": name, "player": player, "table": table.id, "name": kept.seats[0].name, "time": now}
    with suppress(IntegrityError):  # on the way already
        async with registry.storage.transaction() as connection:
            await connection.execute(insert(schema.tries), row)
    async with registry.open_table(table.id) as there:
        registry.schedule_bots(there)
        return there.info(player)
