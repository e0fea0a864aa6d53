"""Routes of a seat: take, leave, hand over, open on another device, give to a bot."""

from __future__ import annotations

from fastapi import APIRouter

from ..edge.identity import Player
from ..table import seats
from ..ws.messages import TableInfo
from .dependencies import ERROR_RESPONSES, Registry, Seat
from .models import ClaimSeat, CreateSeatLink, Link, PutBot, TableAccess, TakeSeat

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


@router.post("/tables/{link}/seats/{seat}/take")
async def take_seat(link: Link, seat: Seat, body: TakeSeat, registry: Registry, player: Player) -> TableAccess:
    """Takes an open seat; the game starts when the last seat is taken."""
    async with registry.open_table(link) as table:
        secret = await seats.take(table, player, seat, body.name, body.key, registry.bot_runner.names)
        return TableAccess(table=table.info(player), links={seat: secret})


@router.post("/tables/{link}/seats/{seat}/bot")
async def put_bot(link: Link, seat: Seat, body: PutBot, registry: Registry, player: Player) -> TableInfo:
    """Gives an open seat to a bot, or changes the level of one; only the creator of the table may."""
    async with registry.open_table(link) as table:
        await registry.bot_runner.check_names(table.snapshot.table.game, [body.bot])
        await seats.put_bot(table, player, seat, body.bot)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/leave")
async def leave_seat(link: Link, seat: Seat, registry: Registry, player: Player) -> TableInfo:
    """Opens a seat: one's own, a bot's before the start, or one whose player never opened the table."""
    async with registry.open_table(link) as table:
        await seats.vacate(table, player, seat)
        return table.info(player)


@router.post("/tables/{link}/seats/{seat}/link")
async def create_seat_link(
    link: Link, seat: Seat, body: CreateSeatLink, registry: Registry, player: Player
) -> TableAccess:
    """Returns a new secret link to one's seat, for another device or for the player who takes it over."""
    async with registry.open_table(link) as table:
        secret = await seats.new_link(table, player, seat, body.hand_over)
        return TableAccess(table=table.info(player), links={seat: secret})


@router.post("/tables/{link}/seats/{seat}/claim")
async def claim_seat(link: Link, seat: Seat, body: ClaimSeat, registry: Registry, player: Player) -> TableInfo:
    """Opens a seat on this device, or takes it over, with its secret link."""
    async with registry.open_table(link) as table:
        await seats.claim(table, player, seat, body.link, body.name, registry.bot_runner.names)
        return table.info(player)
