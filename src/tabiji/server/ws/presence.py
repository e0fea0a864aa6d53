"""Presence: a lease on every seat whose player is present, visible to all workers on a database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress

from ...core.deck import SPECTATOR
from ..db.presence import load_presence, save_presence
from ..db.storage import Storage
from ..jobs.supervisor import Heartbeat
from ..table.live_table import LiveTable

LEASE_SECONDS = 60.0  # seconds for which whoever was seen counts as here: a worker that dies says nothing
RENEW_INTERVAL = 20.0  # seconds between two looks at all tables
PAUSE = 1.0  # seconds between two looks at those where somebody came or went
BATCH_SIZE = 50  # seats written at once, so that no move waits for all of them
GRACE_SECONDS = 3.0  # seconds in which somebody comes back who only loads the page again

Place = tuple[str, int]  # a seat of a table


class PresenceTracker:
    """Tracks which seats are present at the tables of this worker.

    Arrivals and departures only mark their seat, however often; one task processes all marks together.
    """

    def __init__(self, storage: Storage, tables: Mapping[str, LiveTable]) -> None:
        self._storage = storage
        self._tables = tables
        self._pending: set[Place] = set()  # whose lease may have to be written
        self._leaving: dict[Place, float] = {}  # who may be back until then
        self._looks: set[str] = set()  # tables where another worker has seen somebody come or go
        self._noted = asyncio.Event()

    def on_joined(self, link: str, seat: int) -> None:
        """Marks a seat as present."""
        if seat != SPECTATOR:
            self._pending.add((link, seat))
            self._noted.set()

    def on_left(self, link: str, seat: int) -> None:
        """Marks a seat as absent, unless its player is back within the grace period."""
        if seat != SPECTATOR:
            self._leaving.setdefault((link, seat), time.monotonic() + GRACE_SECONDS)
            self._noted.set()

    def refresh(self, link: str) -> None:
        """Reloads the presence of a table that another worker has changed."""
        if link in self._tables:
            self._looks.add(link)
            self._noted.set()

    async def run(self, heartbeat: Heartbeat) -> None:
        """Writes and announces changes of presence, and renews leases."""
        beat = 0.0
        while True:
            self._noted.clear()
            if time.monotonic() >= beat:
                beat = time.monotonic() + RENEW_INTERVAL
                self._pending |= self._all_here()
                self._looks |= self._tables.keys()
            await self._read_notes()
            heartbeat()
            await asyncio.sleep(PAUSE)
            until = min([beat, *self._leaving.values()])
            with suppress(TimeoutError):
                await asyncio.wait_for(self._noted.wait(), max(0.0, until - time.monotonic()))

    async def _read_notes(self) -> None:
        """Writes changed leases and announces presence; after a failure the marks are processed again."""
        now = time.monotonic()
        coming, looks = self._pending, self._looks
        leaving = {place: until for place, until in self._leaving.items() if until <= now}
        self._pending, self._looks = set(), set()
        for place in leaving:
            del self._leaving[place]
        try:
            here = {place for place in coming if self._is_here(place)}
            await self._see([place for place in here if _is_expiring(self._tables[place[0]], place[1])], LEASE_SECONDS)
            await self._see([place for place in leaving if not self._is_here(place)], 0)
            links = {link for link, _ in (*here, *leaving)} | looks
            seen = await load_presence(self._storage, links) if links else {}
            for link in links & self._tables.keys():
                self._tables[link].update_presence(seen.get(link, {}))
        except BaseException:
            self._pending |= coming
            self._looks |= looks
            self._leaving = leaving | self._leaving
            raise

    async def _see(self, places: Iterable[Place], lease: float) -> None:
        """Keep for how long those at some seats count as here."""
        every = sorted(places)
        for first in range(0, len(every), BATCH_SIZE):
            await save_presence(self._storage, every[first : first + BATCH_SIZE], time.time() + lease)

    def _all_here(self) -> set[Place]:
        return {
            (link, viewer.seat)
            for link, table in self._tables.items()
            for viewer in table.viewers
            if viewer.seat != SPECTATOR and not viewer.is_away
        }

    def _is_here(self, place: Place) -> bool:
        link, seat = place
        table = self._tables.get(link)
        return table is not None and any(each.seat == seat and not each.is_away for each in table.viewers)


def _is_expiring(table: LiveTable, seat: int) -> bool:
    """Whether the lease of a seat must be renewed soon; what need not be written keeps no move waiting."""
    return table.snapshot.present_until.get(seat, 0.0) < time.time() + LEASE_SECONDS / 2
