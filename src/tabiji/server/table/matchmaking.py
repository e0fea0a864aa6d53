"""Matchmaking: finds a seat at an open table."""

from __future__ import annotations

import time

from ..db.lobby import find_joinable_tables
from ..db.open_tables import is_in_lobby
from ..db.players import find_tables_of
from ..db.rows import TableSnapshot
from ..edge.tokens import hash_secret
from ..errors import RequestError, no_open_table
from ..http.models import TableAccess
from .registry import TableRegistry
from .seats import seat_link, take

TRY_NEXT_ERRORS = (
    "seat-taken",
    "finished",
    "name-taken",
    "unknown-table",
)  # errors after which the next table is tried


async def join_any_table(registry: TableRegistry, player: str, game: str | None, name: str, key: str) -> TableAccess:
    """Takes a seat at the open table that fits best: where players are present and few seats are open.

    A repeated request with the same key, or by a player who waits at such a table, returns the seat they have.
    """
    for snapshot in await find_tables_of(registry.storage, player):
        for seat, players in snapshot.holders.items():
            if player in players and (_was_taken_with(snapshot, player, seat, key) or _is_waiting(snapshot, game)):
                return await _table_access(registry, snapshot, player, {})
    refused = no_open_table()
    for snapshot in sorted(await find_joinable_tables(registry.storage, game, player), key=_fit_order):
        for row in snapshot.seats:
            if row.kind == "open":
                try:
                    async with registry.open_table(snapshot.table.id) as table:
                        link = await take(table, player, row.seat, name, key, registry.bot_runner.names)
                    return await _table_access(registry, snapshot, player, {row.seat: link})
                except RequestError as error:
                    if error.error not in TRY_NEXT_ERRORS:
                        raise
                    refused = error if error.error == "name-taken" else refused
    raise refused


async def _table_access(
    registry: TableRegistry, snapshot: TableSnapshot, player: str, links: dict[int, str]
) -> TableAccess:
    async with registry.open_table(snapshot.table.id) as table:
        return TableAccess(table=table.info(player), links=links)


def _was_taken_with(snapshot: TableSnapshot, player: str, seat: int, key: str) -> bool:
    """Returns whether a seat was taken with a key."""
    return snapshot.seats[seat].link_hash == hash_secret(seat_link(player, key, snapshot.table.id, seat))


def _is_waiting(snapshot: TableSnapshot, game: str | None) -> bool:
    """Returns whether a table of a game waits in the lobby."""
    return is_in_lobby(snapshot.table) and game in (None, snapshot.table.game)


def _fit_order(snapshot: TableSnapshot) -> tuple[object, ...]:
    """Returns a sort key, the best first: players are present, live, few open seats, oldest."""
    has_present_player = any(until > time.time() for until in snapshot.present_until.values())
    open_seats = sum(seat.kind == "open" for seat in snapshot.seats)
    return not has_present_player, snapshot.table.pace != "live", open_seats, snapshot.table.created
