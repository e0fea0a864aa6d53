"""Routes of the daily game: one try per player, its results, and former days."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel

from ...core.errors import BadOptions
from ...games import load_game
from ...learn import daily as days
from ..db.daily_results import add_daily_start, list_days, load_daily_results, save_daily_results
from ..db.keys import load_key
from ..edge.identity import Player, Visitor
from ..edge.request_filter import address_of
from ..edge.tokens import SECRET_LENGTH, derive_secret
from ..table.lobby import address_group_of, build_table
from ..table.replay import new_match
from ..table.turns import due_time
from ..ws.messages import TableInfo
from .dependencies import ERROR_RESPONSES, GameName, Registry, limit_new_tables, limit_replays
from .models import Name, RequestModel, SeatSetup, TableSetup

PLAYER_SEAT = 0  # the seat of whoever sets out; bots take the others

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class StartDaily(RequestModel):
    """The name of the player who starts the daily game."""

    name: Name


class DailyResult(BaseModel):
    """A player's result; the replay is open once one's own game is over."""

    name: str
    place: int | None  # among all who arrived; those with as many points share it
    points: int | None  # once it is over
    rank: int | None  # among those at the table
    yours: bool
    table: str | None


class DailyInfo(BaseModel):
    """A daily game: the best results and one's own, and the days with results, latest first."""

    day: str
    today: bool
    over: bool  # everywhere: whoever is still on the way is not counted any more
    bots: list[str]
    results: list[DailyResult]
    days: list[str]


@router.get("/daily/{game}", dependencies=[Depends(limit_replays)])
async def get_daily(
    game: GameName,
    registry: Registry,
    visitor: Visitor,
    day: Annotated[str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$")] = None,
) -> DailyInfo:
    """Returns the results of a day, or of today."""
    name, now = _with_day(game), days.today(time.time())
    asked = day or now
    storage = registry.storage
    await save_daily_results(storage, asked, name, PLAYER_SEAT)
    rows, listed = await load_daily_results(storage, asked, name, visitor), await list_days(storage, name)
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


@router.post("/daily/{game}/start", status_code=201, dependencies=[Depends(limit_new_tables)])
async def start_daily(
    game: GameName, body: StartDaily, request: Request, registry: Registry, player: Player
) -> TableInfo:
    """Starts today's game, or returns the table where the player has started it."""
    name, now = _with_day(game), time.time()
    day = days.today(now)
    secret = await load_key(registry.storage, "days")
    key = derive_secret(player, secret, day, name)[:SECRET_LENGTH]  # the same for the same day: there is one table
    bots = load_game(name).daily_bots
    seats = [SeatSetup(kind="person"), *(SeatSetup(kind="bot", bot=bot) for bot in bots)]
    wish = TableSetup(game=name, name=body.name, seats=seats, spectators=False, chat=False, key=key)
    await registry.bot_runner.check_names(name, bots)
    kept, _ = build_table(wish, player, registry.bot_runner.names, address_group_of(address_of(request.scope)))
    table = replace(kept.table, seed=days.day_seed(secret, day, name), day=day, beginning="day")
    turn = new_match(table).seat
    table = replace(table, sealed_until=days.closing(day), turn=turn, due=due_time(kept.seats, None, turn, now))
    await registry.storage.create_table(table, kept.seats, kept.holders)
    await add_daily_start(registry.storage, day, name, player, table.id, kept.seats[0].name, now)
    async with registry.open_table(table.id) as there:
        registry.schedule_bots(there)
        return there.info(player)
