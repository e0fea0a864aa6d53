"""Routes of a table: create it, read it, change its chat."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request

from ...core.view import Way
from ..edge.identity import Player, Visitor
from ..edge.request_filter import address_of
from ..table import lobby, seats
from ..table.rematch import join_rematch
from ..table.replay import route_of
from ..table.table_info import table_info
from ..ws.messages import TableInfo
from .dependencies import ERROR_RESPONSES, Registry, limit_new_tables
from .models import Link, SetChat, TableAccess, TableSetup

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


@router.post("/tables", status_code=201, dependencies=[Depends(limit_new_tables)])
async def create_table(body: TableSetup, request: Request, registry: Registry, player: Player) -> TableAccess:
    """Creates a table; it starts at once if no seat is open. Repeating a key returns the same table."""
    await registry.bot_runner.check_names(body.game, (seat.bot for seat in body.seats if seat.kind == "bot"))
    snapshot, links = lobby.build_table(
        body, player, registry.bot_runner.names, lobby.address_group_of(address_of(request.scope))
    )
    await registry.storage.create_table(
        snapshot.table, snapshot.seats, snapshot.holders, open_limits=lobby.MAX_OPEN_TABLES
    )
    async with registry.open_table(snapshot.table.id) as table:
        registry.schedule_bots(table)
        held = table.seats_of(player)
        return TableAccess(table=table.info(player), links={seat: link for seat, link in links.items() if seat in held})


@router.get("/tables/{link}")
async def get_table(link: Link, registry: Registry, visitor: Visitor) -> TableInfo:
    """Returns a table by its link."""
    return table_info(await registry.storage.load_table(link), visitor)


@router.get("/tables/{link}/route")
async def get_route(link: Link, registry: Registry) -> Way:
    """Returns the spaces of a table's road in the direction of travel; they never change."""
    route: Way = route_of((await registry.storage.load_table(link)).table)
    return route


@router.post("/tables/{link}/rematch", dependencies=[Depends(limit_new_tables)])
async def rematch(link: Link, request: Request, registry: Registry, player: Player) -> TableInfo:
    """Takes one's seat at the next table of the players of a finished game; the first who asks creates it."""
    return await join_rematch(registry, link, player, lobby.address_group_of(address_of(request.scope)))


@router.put("/tables/{link}/chat")
async def set_chat(link: Link, body: SetChat, registry: Registry, player: Player) -> TableInfo:
    """Turns free chat on or off; only the creator of the table may."""
    async with registry.open_table(link) as table:
        await seats.set_chat(table, player, body.allowed)
        return table.info(player)
