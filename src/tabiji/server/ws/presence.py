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

LEASE_SECONDS = 60.0  # seconds for which a seat counts as present, unless renewed: a worker may die without a message
RENEW_INTERVAL = 20.0  # seconds between two renewals of the leases of all seats
PAUSE = 1.0  # seconds between two rounds of changes
BATCH_SIZE = 50  # seats written at once, so that no move waits for all of them
GRACE_SECONDS = 3.0  # seconds in which a player who reloads the page is back

SeatKey = tuple[str, int]  # a seat of a table


class PresenceTracker:
    """Tracks which seats are present at the tables of this worker.

    Arrivals and departures only mark their seat, however often; one task processes all marks together.
    """

    def __init__(self, storage: Storage, tables: Mapping[str, LiveTable]) -> None:
        self._storage = storage
        self._tables = tables
        self._pending: set[SeatKey] = set()  # seats whose lease may have to be written
        self._leaving: dict[SeatKey, float] = {}  # absent seats, and when they count as absent
        self._stale: set[str] = set()  # tables whose presence another worker has changed
        self._changed = asyncio.Event()

    def on_joined(self, link: str, seat: int) -> None:
        """Marks a seat as present."""
        if seat != SPECTATOR:
            self._pending.add((link, seat))
            self._changed.set()

    def on_left(self, link: str, seat: int) -> None:
        """Marks a seat as absent, unless its player is back within the grace period."""
        if seat != SPECTATOR:
            self._leaving.setdefault((link, seat), time.monotonic() + GRACE_SECONDS)
            self._changed.set()

    def refresh(self, link: str) -> None:
        """Reloads the presence of a table that another worker has changed."""
        if link in self._tables:
            self._stale.add(link)
            self._changed.set()

    async def run(self, heartbeat: Heartbeat) -> None:
        """Writes and announces changes of presence, and renews leases."""
        renew_at = 0.0
        while True:
            self._changed.clear()
            if time.monotonic() >= renew_at:
                renew_at = time.monotonic() + RENEW_INTERVAL
                self._pending |= self._all_present()
                self._stale |= self._tables.keys()
            await self._process_marks()
            heartbeat()
            await asyncio.sleep(PAUSE)
            until = min([renew_at, *self._leaving.values()])
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), max(0.0, until - time.monotonic()))

    async def _process_marks(self) -> None:
        """Writes changed leases and announces presence; after a failure the marks are processed again."""
        now = time.monotonic()
        pending, stale = self._pending, self._stale
        leaving = {seat_key: until for seat_key, until in self._leaving.items() if until <= now}
        self._pending, self._stale = set(), set()
        for seat_key in leaving:
            del self._leaving[seat_key]
        try:
            present = {seat_key for seat_key in pending if self._is_present(seat_key)}
            await self._write_leases(
                [seat_key for seat_key in present if _is_expiring(self._tables[seat_key[0]], seat_key[1])],
                LEASE_SECONDS,
            )
            await self._write_leases([seat_key for seat_key in leaving if not self._is_present(seat_key)], 0)
            links = {link for link, _ in (*present, *leaving)} | stale
            presence = await load_presence(self._storage, links) if links else {}
            for link in links & self._tables.keys():
                self._tables[link].update_presence(presence.get(link, {}))
        except BaseException:
            self._pending |= pending
            self._stale |= stale
            self._leaving = leaving | self._leaving
            raise

    async def _write_leases(self, seat_keys: Iterable[SeatKey], lease: float) -> None:
        """Writes the leases of some seats, in batches."""
        ordered = sorted(seat_keys)
        for first in range(0, len(ordered), BATCH_SIZE):
            await save_presence(self._storage, ordered[first : first + BATCH_SIZE], time.time() + lease)

    def _all_present(self) -> set[SeatKey]:
        return {
            (link, viewer.seat)
            for link, table in self._tables.items()
            for viewer in table.viewers
            if viewer.seat != SPECTATOR and not viewer.is_away
        }

    def _is_present(self, seat_key: SeatKey) -> bool:
        link, seat = seat_key
        table = self._tables.get(link)
        return table is not None and any(each.seat == seat and not each.is_away for each in table.viewers)


def _is_expiring(table: LiveTable, seat: int) -> bool:
    """Returns whether the lease of a seat ends soon; the others are not written, which would delay moves."""
    return table.snapshot.present_until.get(seat, 0.0) < time.time() + LEASE_SECONDS / 2
