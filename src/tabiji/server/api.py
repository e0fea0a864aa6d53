"""The HTTP interface."""

from __future__ import annotations

import logging
import time
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ..engine import gamefile
from ..engine.deck import WATCHER
from ..engine.view import Way
from ..games import game_named
from ..rulebook import Rulebook, rulebook
from ..texts import written
from . import lobby, seats
from .errors import Refused, too_fast
from .forms import (
    CLOCKS,
    USUAL,
    ChatWish,
    Import,
    JoinWish,
    Link,
    Lobby,
    Moment,
    Offer,
    SeatBot,
    SeatClaim,
    Seated,
    SeatLink,
    SeatName,
    TableWish,
    Trouble,
    Welcome,
)
from .guard import address_of
from .house import House
from .identity import Player, Visitor, give, new_secret
from .joining import sit_anywhere
from .limits import Buckets
from .replay import Replayed, course, following, replay, standing_moves, way_of
from .signed import sign
from .tables import table_info
from .talk import PHRASES
from .wire import Pace, TableInfo

log = logging.getLogger(__name__)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def not_too_many(request: Request) -> None:
    """New tables are bounded for each address."""
    made: Buckets = request.app.state.made
    if not made.take(address_of(request.scope)):
        log.warning("flood: table refused")
        raise too_fast()


def not_too_often(request: Request) -> None:
    """A finished game is played again for each look at it."""
    replayed: Buckets = request.app.state.replayed
    if not replayed.take(address_of(request.scope)):
        raise too_fast()


TheHouse = Annotated[House, Depends(_house)]
Seat = Annotated[int, Path(ge=0, le=4)]

TROUBLES: dict[int | str, dict[str, Any]] = {
    status: {"model": Trouble} for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}
TEXT: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
router = APIRouter(prefix="/api", responses=TROUBLES)


@router.get("/games")
async def offer(house: TheHouse) -> Offer:
    """The games there are with their options, the bots, and whatever else one can choose here."""
    return Offer(
        games=[lobby.game_info(game) for game in lobby.games_here()],
        bots=house.bots.names,
        usual=USUAL,
        paces=list(get_args(Pace)),
        clocks=CLOCKS,
        phrases=list(PHRASES),
    )


@router.get("/games/{name}/texts/{language}", response_class=Response, responses={200: TEXT})
async def texts_of(name: Annotated[str, Path(max_length=32)], language: Annotated[str, Path(max_length=8)]) -> Response:
    """The texts of a game, for a page that was built without them."""
    game = game_named(name)
    return PlainTextResponse(written(game.name, language, game.texts))


@router.get("/games/{name}/rules")
async def rules_of(name: Annotated[str, Path(max_length=32)]) -> Rulebook:
    """The rules of a game: its articles in order, and the numbers that their texts speak of."""
    return rulebook(game_named(name))


@router.get("/lobby")
async def open_tables(
    house: TheHouse,
    visitor: Visitor,
    game: Annotated[str | None, Query(max_length=32)] = None,
    search: Annotated[str | None, Query(max_length=100)] = None,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> Lobby:
    """A page of the open tables, of a game, of a host, the newest first."""
    found, pages = await house.storage.lobby(_searchable(game), _searchable(search), page)
    return Lobby(tables=[table_info(kept, visitor) for kept in found], pages=pages)


@router.post("/me")
async def be_known(visitor: Visitor, request: Request, response: Response) -> Welcome:
    """Be known from now on: whoever has no cookie gets one. Nothing can be held without it."""
    if visitor is None:
        give(request, response, new_secret())
    return Welcome(new=visitor is None)


@router.post("/tables", status_code=201, dependencies=[Depends(not_too_many)])
async def make_table(wish: TableWish, request: Request, house: TheHouse, player: Player) -> Seated:
    """Make a table; with no seat open it starts at once. Whoever asks again with the same key gets the same."""
    await house.bots.check(wish.game, (seat.bot for seat in wish.seats if seat.kind == "bot"))
    kept, links = lobby.new_table(wish, player, house.bots.names, lobby.place_of(address_of(request.scope)))
    await house.storage.create(kept.table, kept.seats, kept.holders, most_open=lobby.MOST_OPEN)
    async with house.at(kept.table.id) as table:
        house.wake(table)
        held = table.seats_of(player)
        return Seated(table=table.info(player), links={seat: link for seat, link in links.items() if seat in held})


@router.post("/join")
async def join(wish: JoinWish, house: TheHouse, player: Player) -> Seated:
    """Sit down at an open table that fits. Whoever asks again with the same key gets the same seat."""
    return await sit_anywhere(house, player, wish.game, wish.name, wish.key)


@router.post("/imports", status_code=201, dependencies=[Depends(not_too_many)])
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


@router.get("/tables/{link}/way")
async def way(link: Link, house: TheHouse) -> Way:
    """The road of a table as it is travelled: it never changes."""
    told: Way = way_of((await house.storage.load(link)).table)
    return told


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
        secret = await seats.take(table, player, seat, form.name, form.key, house.bots.names)
        return Seated(table=table.info(player), links={seat: secret})


@router.post("/tables/{link}/seats/{seat}/bot")
async def seat_bot(link: Link, seat: Seat, form: SeatBot, house: TheHouse, player: Player) -> TableInfo:
    """Let a bot sit down at an open seat, or another level in a bot's; for whoever made the table."""
    async with house.at(link) as table:
        await house.bots.check(table.kept.table.game, [form.bot])
        await seats.put_bot(table, player, seat, form.bot)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/leave")
async def leave_seat(link: Link, seat: Seat, house: TheHouse, player: Player) -> TableInfo:
    """Leave your seat, send a bot away before the start, or free a seat nobody ever came to: it is open again."""
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
        await seats.claim(table, player, seat, form.link, form.name, house.bots.names)
        return table.info(player)


@router.get("/tables/{link}/replay/{step}", dependencies=[Depends(not_too_often)])
async def replay_step(
    link: Link,
    step: Annotated[int, Path(ge=0, le=10_000)],
    house: TheHouse,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
) -> Moment:
    """A finished game after one of its moves; 0 is the deal."""
    kept = await house.storage.load(link)
    check_finished(kept.table.finished)
    if seat is not None and seat >= len(kept.seats):
        raise Refused("unknown-seat", "There is no such seat.", 404)
    with following(kept.table):
        moves = standing_moves(await house.storage.moves(link))
    if step > len(moves):
        raise Refused("unknown-step", f"The game has {len(moves)} moves.", 404)
    told: Replayed = replay(kept.table, moves[:step], moves[step - 1].number - 1 if step else -1)
    viewer = WATCHER if seat is None else seat
    game, state = told.journey.game, told.journey.state
    return Moment(
        step=step,
        steps=len(moves),
        entry=told.steps[-1].entry(game, state, viewer),
        view=game.view(state, viewer),
        course=course(told.journey) if told.journey.over else None,
    )


@router.get(
    "/tables/{link}/game",
    response_class=Response,
    responses={200: TEXT},
    dependencies=[Depends(not_too_often)],
)
async def game_text(link: Link, house: TheHouse) -> Response:
    """A finished game as text, with its seed: that of a day is secret until the day is over everywhere."""
    kept = await house.storage.load(link)
    check_finished(kept.table.finished)
    if kept.table.sealed is not None and time.time() < kept.table.sealed:
        raise Refused("sealed", "The day is not over everywhere yet: until then its seed is secret.")
    entries = await house.storage.moves(link)
    journey = replay(kept.table, entries).journey
    return PlainTextResponse(sign(gamefile.write(journey), kept.seats))


def check_finished(finished: float | None) -> None:
    if finished is None:
        raise Refused("unfinished", "The journey is not over: its secrets stay.")


def _searchable(search: str | None) -> str | None:
    """What a database can look for."""
    return search.replace("\0", "").strip() or None if search else None
