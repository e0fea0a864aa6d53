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

PLAYER_SEAT = 0  # the seat of the player; bots take the others

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class StartDaily(RequestModel):
    """The name of the player who starts the daily game."""

    name: Name


class DailyResult(BaseModel):
    """A player's result; the replay is open once one's own game is over."""

    name: str
    place: int | None  # among all finished results; equal points share a place
    points: int | None  # once the game is over
    rank: int | None  # at the table
    yours: bool
    table: str | None


class DailyInfo(BaseModel):
    """A daily game: the best results and one's own, and the days with results, latest first."""

    day: str
    today: bool
    over: bool  # in every time zone: games that finish later do not count
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
    name, today = _with_day(game), days.today(time.time())
    chosen_day = day or today
    storage = registry.storage
    await save_daily_results(storage, chosen_day, name, PLAYER_SEAT)
    rows, listed_days = await load_daily_results(storage, chosen_day, name, visitor), await list_days(storage, name)
    over = _is_over(chosen_day)
    may_watch = over or any(row.player == visitor and row.points is not None for row in rows)
    results = [
        DailyResult(
            name=row.name,
            place=None if row.points is None else row.place,
            points=row.points,
            rank=row.rank,
            yours=row.player == visitor,
            table=row.table if row.player == visitor or (may_watch and row.points is not None) else None,
        )
        for row in rows
    ]
    bots = list(load_game(name).daily_bots)
    return DailyInfo(day=chosen_day, today=chosen_day == today, over=over, bots=bots, results=results, days=listed_days)


def _is_over(day: str) -> bool:
    try:
        return time.time() >= days.closing(day)
    except ValueError:  # not a date
        return False


def _with_day(name: str) -> str:
    """Returns the name of a game; raises BadOptions if it has no daily game."""
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
    key = derive_secret(player, secret, day, name)[:SECRET_LENGTH]  # equal for equal days, so that there is one table
    bots = load_game(name).daily_bots
    seats = [SeatSetup(kind="person"), *(SeatSetup(kind="bot", bot=bot) for bot in bots)]
    setup = TableSetup(game=name, name=body.name, seats=seats, spectators=False, chat=False, key=key)
    await registry.bot_runner.check_names(name, bots)
    snapshot, _ = build_table(setup, player, registry.bot_runner.names, address_group_of(address_of(request.scope)))
    table = replace(snapshot.table, seed=days.day_seed(secret, day, name), day=day, beginning="day")
    turn = new_match(table).seat
    table = replace(table, sealed_until=days.closing(day), turn=turn, due=due_time(snapshot.seats, None, turn, now))
    await registry.storage.create_table(table, snapshot.seats, snapshot.holders)
    await add_daily_start(registry.storage, day, name, player, table.id, snapshot.seats[0].name, now)
    async with registry.open_table(table.id) as live_table:
        registry.schedule_bots(live_table)
        return live_table.info(player)
