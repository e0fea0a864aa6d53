"""The HTTP interface."""

from __future__ import annotations

import logging
import time
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from ...core import gamefile
from ...core.deck import SPECTATOR
from ...core.view import Way
from ...games import load_game
from ...texts import read_texts
from ...texts.rulebook import Rulebook, build_rulebook
from ..db.lobby import find_open_tables
from ..db.players import find_tables_of
from ..db.rows import Pace
from ..edge.identity import Player, Visitor, set_cookie
from ..edge.rate_limits import TokenBuckets
from ..edge.request_filter import address_of
from ..edge.tokens import new_secret
from ..errors import RequestError, too_fast
from ..table import lobby, seats
from ..table.gamefile_headers import add_headers
from ..table.matchmaking import join_any_table
from ..table.registry import TableRegistry
from ..table.replay import ReplayResult, effective_moves, replay, report_unplayable, route_of, summarize
from ..table.table_info import table_info
from ..ws.chat import PHRASES
from ..ws.messages import TableInfo
from .models import (
    CLOCKS,
    DEFAULT_BOT,
    Catalog,
    ClaimSeat,
    CreateSeatLink,
    ErrorResponse,
    ImportGame,
    JoinTable,
    Link,
    LobbyPage,
    PutBot,
    ReplayStep,
    SessionInfo,
    SetChat,
    TableAccess,
    TableSetup,
    TakeSeat,
)

log = logging.getLogger(__name__)


def _registry(request: Request) -> TableRegistry:
    house: TableRegistry = request.app.state.house
    return house


def limit_new_tables(request: Request) -> None:
    """New tables are bounded for each address."""
    made: TokenBuckets = request.app.state.made
    if not made.try_take(address_of(request.scope)):
        log.warning("flood: table refused")
        raise too_fast()


def limit_replays(request: Request) -> None:
    """A finished game is played again for each look at it."""
    replayed: TokenBuckets = request.app.state.replayed
    if not replayed.try_take(address_of(request.scope)):
        raise too_fast()


Registry = Annotated[TableRegistry, Depends(_registry)]
Seat = Annotated[int, Path(ge=0, le=4)]

ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorResponse} for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}
TEXT_RESPONSE: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


@router.get("/games")
async def get_catalog(registry: Registry) -> Catalog:
    """The games there are with their options, the bots, and whatever else one can choose here."""
    return Catalog(
        games=[lobby.game_info(game) for game in lobby.available_games()],
        bots=registry.bot_runner.names,
        default_bot=DEFAULT_BOT,
        paces=list(get_args(Pace)),
        clocks=CLOCKS,
        phrases=list(PHRASES),
    )


@router.get("/games/{name}/texts/{language}", response_class=Response, responses={200: TEXT_RESPONSE})
async def get_game_texts(
    name: Annotated[str, Path(max_length=32)], language: Annotated[str, Path(max_length=8)]
) -> Response:
    """The texts of a game, for a page that was built without them."""
    game = load_game(name)
    return PlainTextResponse(read_texts(game.name, language, game.texts))


@router.get("/games/{name}/rules")
async def get_game_rules(name: Annotated[str, Path(max_length=32)]) -> Rulebook:
    """The rules of a game: its articles in order, and the numbers that their texts speak of."""
    return build_rulebook(load_game(name))


@router.get("/lobby")
async def list_open_tables(
    registry: Registry,
    visitor: Visitor,
    game: Annotated[str | None, Query(max_length=32)] = None,
    search: Annotated[str | None, Query(max_length=100)] = None,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> LobbyPage:
    """A page of the open tables, of a game, of a host, the newest first."""
    found, pages = await find_open_tables(registry.storage, _clean_search(game), _clean_search(search), page)
    return LobbyPage(tables=[table_info(kept, visitor) for kept in found], pages=pages)


@router.post("/session")
async def create_session(visitor: Visitor, request: Request, response: Response) -> SessionInfo:
    """Be known from now on: whoever has no cookie gets one. Nothing can be held without it."""
    if visitor is None:
        set_cookie(request, response, new_secret())
    return SessionInfo(new=visitor is None)


@router.post("/tables", status_code=201, dependencies=[Depends(limit_new_tables)])
async def create_table(body: TableSetup, request: Request, registry: Registry, player: Player) -> TableAccess:
    """Make a table; with no seat open it starts at once. Whoever asks again with the same key gets the same."""
    await registry.bot_runner.check_names(body.game, (seat.bot for seat in body.seats if seat.kind == "bot"))
    kept, links = lobby.build_table(
        body, player, registry.bot_runner.names, lobby.address_group_of(address_of(request.scope))
    )
    await registry.storage.create_table(kept.table, kept.seats, kept.holders, open_limits=lobby.MAX_OPEN_TABLES)
    async with registry.open_table(kept.table.id) as table:
        registry.schedule_bots(table)
        held = table.seats_of(player)
        return TableAccess(table=table.info(player), links={seat: link for seat, link in links.items() if seat in held})


@router.post("/join")
async def join_table(body: JoinTable, registry: Registry, player: Player) -> TableAccess:
    """Sit down at an open table that fits. Whoever asks again with the same key gets the same seat."""
    return await join_any_table(registry, player, body.game, body.name, body.key)


@router.post("/imports", status_code=201, dependencies=[Depends(limit_new_tables)])
async def import_game(body: ImportGame, registry: Registry, player: Player) -> TableInfo:
    """Bring a finished game from its text; it can be replayed by its link."""
    kept, moves = lobby.build_imported_table(body, player)
    await registry.storage.create_table(kept.table, kept.seats, kept.holders, moves)
    return table_info(kept, player)


@router.get("/me/tables")
async def list_my_tables(registry: Registry, visitor: Visitor) -> list[TableInfo]:
    """The tables of this browser, the last moved first."""
    return [table_info(kept, visitor) for kept in await find_tables_of(registry.storage, visitor)] if visitor else []


@router.get("/tables/{link}")
async def get_table(link: Link, registry: Registry, visitor: Visitor) -> TableInfo:
    """A table by its link."""
    return table_info(await registry.storage.load_table(link), visitor)


@router.get("/tables/{link}/route")
async def get_route(link: Link, registry: Registry) -> Way:
    """The road of a table as it is travelled: it never changes."""
    told: Way = route_of((await registry.storage.load_table(link)).table)
    return told


@router.put("/tables/{link}/chat")
async def set_chat(link: Link, body: SetChat, registry: Registry, player: Player) -> TableInfo:
    """Turn free chat on or off; for whoever made the table."""
    async with registry.open_table(link) as table:
        await seats.set_chat(table, player, body.allowed)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/take")
async def take_seat(link: Link, seat: Seat, body: TakeSeat, registry: Registry, player: Player) -> TableAccess:
    """Sit down; when the last seat is taken the journey begins."""
    async with registry.open_table(link) as table:
        secret = await seats.take(table, player, seat, body.name, body.key, registry.bot_runner.names)
        return TableAccess(table=table.info(player), links={seat: secret})


@router.post("/tables/{link}/seats/{seat}/bot")
async def put_bot(link: Link, seat: Seat, body: PutBot, registry: Registry, player: Player) -> TableInfo:
    """Let a bot sit down at an open seat, or another level in a bot's; for whoever made the table."""
    async with registry.open_table(link) as table:
        await registry.bot_runner.check_names(table.snapshot.table.game, [body.bot])
        await seats.put_bot(table, player, seat, body.bot)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/leave")
async def leave_seat(link: Link, seat: Seat, registry: Registry, player: Player) -> TableInfo:
    """Leave your seat, send a bot away before the start, or free a seat nobody ever came to: it is open again."""
    async with registry.open_table(link) as table:
        await seats.vacate(table, player, seat)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/link")
async def create_seat_link(
    link: Link, seat: Seat, body: CreateSeatLink, registry: Registry, player: Player
) -> TableAccess:
    """A fresh secret link to your seat, for another device or for whoever takes it over."""
    async with registry.open_table(link) as table:
        secret = await seats.new_link(table, player, seat, body.hand_over)
        return TableAccess(table=table.info(player), links={seat: secret})


@router.post("/tables/{link}/seats/{seat}/claim")
async def claim_seat(link: Link, seat: Seat, body: ClaimSeat, registry: Registry, player: Player) -> TableInfo:
    """Come by a seat's secret link."""
    async with registry.open_table(link) as table:
        await seats.claim(table, player, seat, body.link, body.name, registry.bot_runner.names)
        return table.info(player)


@router.get("/tables/{link}/replay/{step}", dependencies=[Depends(limit_replays)])
async def get_replay_step(
    link: Link,
    step: Annotated[int, Path(ge=0, le=10_000)],
    registry: Registry,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
) -> ReplayStep:
    """A finished game after one of its moves; 0 is the deal."""
    kept = await registry.storage.load_table(link)
    check_finished(kept.table.finished)
    if seat is not None and seat >= len(kept.seats):
        raise RequestError("unknown-seat", "There is no such seat.", 404)
    with report_unplayable(kept.table):
        moves = effective_moves(await registry.storage.load_moves(link))
    if step > len(moves):
        raise RequestError("unknown-step", f"The game has {len(moves)} moves.", 404)
    told: ReplayResult = replay(kept.table, moves[:step], moves[step - 1].number - 1 if step else -1)
    viewer = SPECTATOR if seat is None else seat
    game, state = told.match.game, told.match.state
    return ReplayStep(
        step=step,
        steps=len(moves),
        entry=told.steps[-1].entry_for(game, state, viewer),
        view=game.view(state, viewer),
        summary=summarize(told.match) if told.match.over else None,
    )


@router.get(
    "/tables/{link}/gamefile",
    response_class=Response,
    responses={200: TEXT_RESPONSE},
    dependencies=[Depends(limit_replays)],
)
async def export_game(link: Link, registry: Registry) -> Response:
    """A finished game as text, with its seed: that of a day is secret until the day is over everywhere."""
    kept = await registry.storage.load_table(link)
    check_finished(kept.table.finished)
    if kept.table.sealed_until is not None and time.time() < kept.table.sealed_until:
        raise RequestError("sealed", "The day is not over everywhere yet: until then its seed is secret.")
    entries = await registry.storage.load_moves(link)
    journey = replay(kept.table, entries).match
    return PlainTextResponse(add_headers(gamefile.write(journey), kept.seats))


def check_finished(finished: float | None) -> None:
    if finished is None:
        raise RequestError("unfinished", "The journey is not over: its secrets stay.")


def _clean_search(search: str | None) -> str | None:
    """What a database can look for."""
    return search.replace("\0", "").strip() or None if search else None
