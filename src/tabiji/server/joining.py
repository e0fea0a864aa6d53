"""Sitting down at whichever open table fits."""

from __future__ import annotations

import time

from .errors import Refused, no_table
from .forms import Seated
from .house import House
from .identity import hashed
from .seats import seat_link, take
from .stored import Kept

ELSEWHERE = ("seat-taken", "finished", "name-taken", "unknown-table")  # why one is refused who may fit somewhere else


async def sit_anywhere(house: House, player: str, game: str | None, name: str, key: str) -> Seated:
    """Sit down where a seat is free: rather among people who are there, rather as the last one they wait for.

    Whoever asks again with the same key, or waits at such a table already, gets the seat they have.
    """
    for kept in await house.storage.mine(player):
        for seat, players in kept.holders.items():
            if player in players and (_is_by(kept, player, seat, key) or _waits(kept, game)):
                return await _seated(house, kept, player, {})
    refused = no_table()
    for kept in sorted(await house.storage.free(game, player), key=_fits):
        for free in kept.seats:
            if free.kind == "open":
                try:
                    async with house.at(kept.table.id) as table:
                        link = await take(table, player, free.seat, name, key, house.bots.names)
                    return await _seated(house, kept, player, {free.seat: link})
                except Refused as error:
                    if error.error not in ELSEWHERE:
                        raise
                    refused = error if error.error == "name-taken" else refused
    raise refused


async def _seated(house: House, kept: Kept, player: str, links: dict[int, str]) -> Seated:
    async with house.at(kept.table.id) as table:
        return Seated(table=table.info(player), links=links)


def _is_by(kept: Kept, player: str, seat: int, key: str) -> bool:
    """Whether a seat was taken with a key."""
    return kept.seats[seat].link == hashed(seat_link(player, key, kept.table.id, seat))


def _waits(kept: Kept, game: str | None) -> bool:
    """Whether a table of a game waits in the lobby."""
    table = kept.table
    return table.visibility == "open" and table.started is None and game in (None, table.game)


def _fits(kept: Kept) -> tuple[object, ...]:
    """How well a table fits, the best first: somebody is there, it is played now, few seats left, waiting long."""
    somebody = any(until > time.time() for until in kept.seen.values())
    free = sum(seat.kind == "open" for seat in kept.seats)
    return not somebody, kept.table.pace != "live", free, kept.table.created
