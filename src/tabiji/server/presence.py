"""Who is here: a lease on every seat that somebody looks from, which all workers on a database can see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress

from ..engine.deck import WATCHER
from .database import UNREACHABLE
from .duties import Well
from .storage import Storage
from .tables import Table

LEASE = 60.0  # seconds for which whoever was seen counts as here: a worker that dies says nothing
BEAT = 20.0  # seconds between two looks
LOT = 50  # seats written at once, so that no move waits for all of them
GRACE = 3.0  # seconds in which somebody comes back who only loads the page again


class Presence:
    """Who looks from which seat at the tables of this worker."""

    def __init__(self, storage: Storage, tables: Mapping[str, Table]) -> None:
        self._storage = storage
        self._tables = tables
        self._coming: set[tuple[str, int]] = set()  # whose lease is to be written
        self._writing = asyncio.Lock()
        self._leaving: set[tuple[str, int]] = set()  # who may be back in a moment

    async def came(self, table: Table, seat: int) -> None:
        """Somebody looks from a seat; what is known already is not written again, and all who come at once together."""
        if seat == WATCHER:
            return
        with suppress(*UNREACHABLE):
            if _runs_out(table, seat):
                self._coming.add((table.id, seat))
                async with self._writing:
                    if coming := sorted(self._coming)[:LOT]:
                        self._coming.difference_update(coming)
                        await self._storage.see(coming, time.time() + LEASE)
            await self.look(table.id)

    async def went(self, link: str, seat: int) -> None:
        """Somebody looks no longer, unless they are back in a moment."""
        if seat == WATCHER or (link, seat) in self._leaving:
            return
        self._leaving.add((link, seat))
        await asyncio.sleep(GRACE)
        self._leaving.remove((link, seat))
        if (link, seat) not in self._here():
            with suppress(*UNREACHABLE):
                await self._storage.see([(link, seat)], time.time())
                await self.look(link)

    async def look(self, link: str) -> None:
        """Look who is here, and tell everybody at the table."""
        found = await self._storage.seen([link])
        if table := self._tables.get(link):
            table.tell_present(found.get(link, {}))

    async def keep(self, well: Well) -> None:
        """Renew every lease in time, and see which ones others have let run out."""
        while True:
            here = sorted((link, seat) for link, seat in self._here() if _runs_out(self._tables[link], seat))
            for first in range(0, len(here), LOT):
                await self._storage.see(here[first : first + LOT], time.time() + LEASE)
            for link, seen in (await self._storage.seen(self._tables)).items():
                if table := self._tables.get(link):
                    table.tell_present(seen)
            well()
            await asyncio.sleep(BEAT)

    def _here(self) -> set[tuple[str, int]]:
        return {
            (link, viewer.seat)
            for link, table in self._tables.items()
            for viewer in table.viewers
            if viewer.seat != WATCHER and not viewer.away
        }


def _runs_out(table: Table, seat: int) -> bool:
    """Whether the lease of a seat must be renewed soon; what need not be written keeps no move waiting."""
    return table.kept.seen.get(seat, 0.0) < time.time() + LEASE / 2
