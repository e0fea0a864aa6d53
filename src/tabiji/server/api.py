"""The HTTP interface."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ..engine import gamefile
from ..engine.deck import WATCHER
from ..games import GAMES
from . import lobby, seats
from .errors import Refused, too_fast
from .forms import (
    ChatWish,
    GameInfo,
    Import,
    Moment,
    SeatBot,
    SeatClaim,
    Seated,
    SeatLink,
    SeatName,
    TableWish,
    Trouble,
)
from .house import House
from .identity import Player, Visitor
from .limits import Buckets
from .replay import Replayed, begin, carry_out, course, replay, standing
from .tables import table_info
from .wire import TableInfo

log = logging.getLogger(__name__)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _not_too_many(request: Request) -> None:
    """New tables are bounded for each address."""
    made: Buckets = request.app.state.made
    address = request.client.host if request.client else ""
    if not made.take(address):
        log.warning("flood: table refused", extra={"address": address})
        raise too_fast()


TheHouse = Annotated[House, Depends(_house)]
Link = Annotated[str, Path(max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Path(ge=0, le=4)]

TROUBLES: dict[int | str, dict[str, Any]] = {
    status: {"model": Trouble} for status in (400, 403, 404, 405, 409, 413, 422, 429)
}
TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
router = APIRouter(prefix="/api", responses=TROUBLES)


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games there are."""
    return [GameInfo(name=name, components=load().facts.label) for name, load in GAMES.items()]


@router.get("/bots")
async def bots(house: TheHouse) -> list[str]:
    """The bots there are, from the weakest to the strongest, then those that are guests here."""
    return house.bots.names


@router.get("/lobby")
async def open_tables(
    house: TheHouse,
    visitor: Visitor,
    game: Annotated[str | None, Query(max_length=32)] = None,
    search: Annotated[str | None, Query(max_length=100)] = None,
) -> list[TableInfo]:
    """The newest open tables, of a game, of a host."""
    return [table_info(kept, visitor) for kept in await house.storage.lobby(game, _searchable(search))]


@router.post("/tables", status_code=201, dependencies=[Depends(_not_too_many)])
async def make_table(wish: TableWish, house: TheHouse, player: Player) -> Seated:
    """Make a table; with no seat open it starts at once."""
    await house.bots.check(seat.bot for seat in wish.seats if seat.kind == "bot")
    kept, links = lobby.new_table(wish, player)
    await house.storage.create(kept.table, kept.seats, kept.holders)
    async with house.at(kept.table.id) as table:
        house.wake(table)
        return Seated(table=table.info(player), links=links)


@router.post("/imports", status_code=201, dependencies=[Depends(_not_too_many)])
async def bring_game(form: Import, house: TheHouse, player: Player) -> TableInfo:
    """Bring a finished game from its text; it can be replayed by its link."""
    kept, moves = lobby.imported(form, player)
    await house.storage.create(kept.table, kept.seats, kept.holders, moves)
    return table_info(kept, player)


@router.get("/mine")
async def my_tables(house: TheHouse, visitor: Visitor) -> list[TableInfo]:
    """The tables of this browser, the last moved first."""
    return [table_info(kept, visitor) for kept in await house.storage.mine(visitor)] if visitor else []


@router.get("/tables/{link}")
async def one_table(link: Link, house: TheHouse, visitor: Visitor) -> TableInfo:
    """A table by its link."""
    return table_info(await house.storage.load(link), visitor)


@router.put("/tables/{link}/chat")
async def allow_chat(link: Link, wish: ChatWish, house: TheHouse, player: Player) -> TableInfo:
    """Turn free chat on or off; for whoever made the table."""
    async with house.at(link) as table:
        await seats.set_chat(table, player, wish.allowed)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/take")
async def take_seat(link: Link, seat: Seat, form: SeatName, house: TheHouse, player: Player) -> Seated:
    """Sit down; when the last seat is taken the journey begins."""
    async with house.at(link) as table:
        secret = await seats.take(table, player, seat, form.name)
        return Seated(table=table.info(player), links={seat: secret})


@router.post("/tables/{link}/seats/{seat}/bot")
async def seat_bot(link: Link, seat: Seat, form: SeatBot, house: TheHouse, player: Player) -> TableInfo:
    """Let a bot sit down at an open seat; for whoever made the table."""
    async with house.at(link) as table:
        await house.bots.check([form.bot])
        await seats.put_bot(table, player, seat, form.bot)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/leave")
async def leave_seat(link: Link, seat: Seat, house: TheHouse, player: Player) -> TableInfo:
    """Leave your seat, or send a bot away: it is open again."""
    async with house.at(link) as table:
        await seats.clear(table, player, seat)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/link")
async def link_to_seat(link: Link, seat: Seat, form: SeatLink, house: TheHouse, player: Player) -> Seated:
    """A fresh secret link to your seat, for another device or for whoever takes it over."""
    async with house.at(link) as table:
        secret = await seats.new_link(table, player, seat, form.hand_over)
        return Seated(table=table.info(player), links={seat: secret})


@router.post("/tables/{link}/seats/{seat}/claim")
async def claim_seat(link: Link, seat: Seat, form: SeatClaim, house: TheHouse, player: Player) -> TableInfo:
    """Come by a seat's secret link."""
    async with house.at(link) as table:
        await seats.claim(table, player, seat, form.link, form.name)
        return table.info(player)


@router.get("/tables/{link}/replay/{step}")
async def replay_step(
    link: Link,
    step: Annotated[int, Path(ge=0, le=10_000)],
    house: TheHouse,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
) -> Moment:
    """A finished game after one of its moves; 0 is the deal."""
    kept = await house.storage.load(link)
    _check_finished(kept.table.finished)
    if seat is not None and seat >= len(kept.seats):
        raise Refused("unknown-seat", "There is no such seat.", 404)
    moves = standing(await house.storage.moves(link))
    if step > len(moves):
        raise Refused("unknown-step", f"The game has {len(moves)} moves.", 404)
    told: Replayed = replay(kept.table, moves[:step])
    viewer = WATCHER if seat is None else seat
    game, state = told.journey.game, told.journey.state
    return Moment(
        step=step,
        steps=len(moves),
        entry=told.steps[-1].entry(game, state, viewer),
        view=game.view(state, viewer),
        course=course(told.journey) if told.journey.over else None,
    )


@router.get("/tables/{link}/game", response_class=Response, responses={200: TEXT})
async def game_text(link: Link, house: TheHouse) -> Response:
    """A finished game as text."""
    kept = await house.storage.load(link)
    _check_finished(kept.table.finished)
    journey = begin(kept.table)
    for move in standing(await house.storage.moves(link)):
        carry_out(journey, move)
    return PlainTextResponse(gamefile.write(journey))


def _check_finished(finished: float | None) -> None:
    if finished is None:
        raise Refused("unfinished", "The journey is not over: its secrets stay.")


def _searchable(search: str | None) -> str | None:
    """What a database can look for."""
    return search.replace("\0", "").strip() or None if search else None
