"""Sitting down at whichever open table fits."""

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
)  # why one is refused who may fit somewhere else


async def join_any_table(registry: TableRegistry, player: str, game: str | None, name: str, key: str) -> TableAccess:
    """Sit down where a seat is free: rather among people who are there, rather as the last one they wait for.

    Whoever asks again with the same key, or waits at such a table already, gets the seat they have.
    """
    for kept in await find_tables_of(registry.storage, player):
        for seat, players in kept.holders.items():
            if player in players and (_was_taken_with(kept, player, seat, key) or _is_waiting(kept, game)):
                return await _table_access(registry, kept, player, {})
    refused = no_open_table()
    for kept in sorted(await find_joinable_tables(registry.storage, game, player), key=_fit_order):
        for free in kept.seats:
            if free.kind == "open":
                try:
                    async with registry.open_table(kept.table.id) as table:
                        link = await take(table, player, free.seat, name, key, registry.bot_runner.names)
                    return await _table_access(registry, kept, player, {free.seat: link})
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
    """Whether a seat was taken with a key."""
    return snapshot.seats[seat].link_hash == hash_secret(seat_link(player, key, snapshot.table.id, seat))


def _is_waiting(snapshot: TableSnapshot, game: str | None) -> bool:
    """Whether a table of a game waits in the lobby."""
    return is_in_lobby(snapshot.table) and game in (None, snapshot.table.game)


def _fit_order(snapshot: TableSnapshot) -> tuple[object, ...]:
    """How well a table fits, the best first: somebody is there, it is played now, few seats left, waiting long."""
    somebody = any(until > time.time() for until in snapshot.present_until.values())
    free = sum(seat.kind == "open" for seat in snapshot.seats)
    return not somebody, snapshot.table.pace != "live", free, snapshot.table.created
