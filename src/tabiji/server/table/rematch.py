"""A rematch: one next table for everybody who sat at a finished one."""

from __future__ import annotations

from collections.abc import Iterable

from ..db.rows import SeatRow, TableSnapshot
from ..errors import RequestError, not_your_seat
from ..http.models import SeatSetup, TableSetup
from ..ws.messages import TableInfo
from .live_table import LiveTable
from .lobby import build_table
from .names import validate_name
from .registry import TableRegistry
from .seats import taken_names
from .table_info import seats_of
from .turns import update_turn


async def join_rematch(registry: TableRegistry, link: str, player: str, address_group: int) -> TableInfo:
    """Gives a player of a finished game their seat at the next table, which the first who asks creates.

    Asking again returns the same table. A seat that somebody else has taken there stays theirs.
    """
    async with registry.open_table(link) as table:
        before = await registry.storage.load_table(link)  # memory does not know who sits at the next table now
        _check_player(before, player)
        if before.rematch is None:
            before = await _create_rematch(registry, table, player, address_group)
        assert before.rematch is not None, "it was just created"
        async with registry.open_table(before.rematch.table) as next_table:
            if not next_table.seats_of(player):
                await _sit_down(next_table, before, player, registry.bot_runner.names)
            registry.schedule_bots(next_table)
            info = next_table.info(player)
        if player not in before.rematch.players:
            async with table.transaction():
                pass  # a new seq: everybody at the finished table is sent how many have joined
        return info


async def _create_rematch(registry: TableRegistry, table: LiveTable, player: str, address_group: int) -> TableSnapshot:
    """Creates the next table, unless somebody else did meanwhile, and returns the finished one."""
    bots = [seat.bot for seat in table.snapshot.seats if seat.bot]
    await registry.bot_runner.check_names(table.row.game, bots)
    async with table.transaction() as transaction:  # locks the row of the finished table
        snapshot = await transaction.load_snapshot()
        _check_player(snapshot, player)
        if snapshot.rematch is None:
            setup = _rematch_setup(snapshot, player)
            rematch, _ = build_table(setup, player, registry.bot_runner.names, address_group)
            await transaction.start_rematch(rematch)
    return table.snapshot


def _check_player(snapshot: TableSnapshot, player: str) -> None:
    """Raises RequestError if the game is not over or the player has no seat."""
    if not seats_of(snapshot, player):
        raise not_your_seat()
    if snapshot.table.finished is None:
        raise RequestError("unfinished", "The journey is not over.")


def _rematch_setup(snapshot: TableSnapshot, player: str) -> TableSetup:
    """Returns the same table with everybody one seat earlier, so that another player begins.

    It is reached by its link only: in the lobby a stranger could take a seat before the player it is for.
    """
    table, mine = snapshot.table, seats_of(snapshot, player)
    return TableSetup(
        game=table.game,
        name=snapshot.seats[mine[0]].name,
        seats=[_seat_setup(seat, seat.seat in mine) for seat in (*snapshot.seats[1:], snapshot.seats[0])],
        options={name: value for name, value in table.options.items() if name != "players"},
        visibility="link",
        spectators=table.spectators,
        pace=table.pace,
        clock=table.clock,
        chat=table.chat,
        hints_allowed=table.hints_allowed,
    )


def _seat_setup(seat: SeatRow, is_mine: bool) -> SeatSetup:
    if seat.bot:
        return SeatSetup(kind="bot", bot=seat.bot, name=None if seat.name == seat.bot else seat.name)
    return SeatSetup(kind="person", name=seat.name) if is_mine else SeatSetup(kind="open")


async def _sit_down(table: LiveTable, before: TableSnapshot, player: str, bots: Iterable[str]) -> None:
    """Gives a player the seats that follow from theirs before, also those that another device of theirs has taken."""
    async with table.transaction() as transaction:
        snapshot = await transaction.load_snapshot()
        for old_seat in seats_of(before, player):
            row = snapshot.seats[(old_seat - 1) % len(snapshot.seats)]
            if row.kind == "open" and snapshot.table.started is None:
                name = validate_name(before.seats[old_seat].name, taken_names(snapshot, player, row.seat, bots))
                await transaction.set_seat(row.seat, kind="person", name=name, visited=False)
            elif not before.holders[old_seat] & snapshot.holders.get(row.seat, set()):
                continue
            await transaction.add_holder(row.seat, player)
        await update_turn(transaction)
