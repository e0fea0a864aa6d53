"""The house: all tables that somebody at this worker is at, and the bots that think for them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from math import ceil
from typing import Any

from ...bots import observe
from ..db.connection import DATABASE_ERRORS
from ..db.due_tables import find_bot_turns, find_due_tables
from ..db.pubsub import PRESENCE_CHANGED
from ..db.storage import Storage
from ..errors import RequestError
from ..jobs.analysis import AnalysisJobs
from ..jobs.backoff import TableBackoff
from ..jobs.bots import BotRunner
from ..jobs.supervisor import Heartbeat
from ..ops import metrics
from ..ops.logs import table_tag
from ..ws.messages import Goodbye
from ..ws.presence import PresenceTracker
from .live_table import LiveTable
from .seats import STAND_IN
from .viewers import Viewer

SWEEP_INTERVAL = 0.5
SYNC_INTERVAL = 5.0
CLOSE_RESTART = 1012
LOT, BETWEEN = 25, 0.1  # sockets that are told to come back at once, and seconds between two lots
LONGEST_GOODBYE = 10.0  # seconds in which all are told
DRAIN_SECONDS = 2.0  # seconds for those who read slowly

log = logging.getLogger(__name__)


class TableRegistry:
    """The tables of one worker."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.tables: dict[str, LiveTable] = {}
        self.bot_runner = BotRunner()
        self.analysis_jobs = AnalysisJobs(storage)
        self._tables_with_bot_loop: set[str] = set()
        self._backoff = TableBackoff()
        self.presence = PresenceTracker(storage, self.tables)
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open_table(self, link: str) -> AsyncIterator[LiveTable]:
        """A table while somebody is at it; when the last one leaves, memory forgets it."""
        table = self.tables.get(link)
        if table is None:
            table = self.tables[link] = LiveTable(link, self.storage, self.schedule_bots)
            metrics.TABLES.set(len(self.tables))
        table.user_count += 1
        try:
            async with table.lock():
                pass
            yield table
        finally:
            table.user_count -= 1
            if table.user_count == 0:
                del self.tables[link]
                metrics.TABLES.set(len(self.tables))

    def schedule_bots(self, table: LiveTable) -> None:
        """Let a bot think if it is its turn, and those who will need it unpack."""
        self.bot_runner.precompile(table.row.game, [seat.bot for seat in table.snapshot.seats if seat.bot])
        if table.seat_to_move and table.seat_to_move.kind == "bot":
            self._start_bot_loop(table.id)

    def _start_bot_loop(self, link: str) -> None:
        if link not in self._tables_with_bot_loop:
            self._tables_with_bot_loop.add(link)
            self._spawn(self._run_bot_loop(link))

    def _spawn(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_bot_loop(self, link: str) -> None:
        """Play the moves of bots, and of a seat whose clock has run out, until a person is to move."""
        try:
            async with self.open_table(link) as table:
                while await self._play_bot_move(table):
                    pass
                self._tables_with_bot_loop.discard(link)
                self._backoff.record_success(link)
        except Exception as error:
            self._backoff.record_failure(link, error)
        finally:
            self._tables_with_bot_loop.discard(link)

    async def _play_bot_move(self, table: LiveTable) -> bool:
        """Let a bot make one move, if one is to move now; it sees only what its seat may know."""
        async with table.lock():
            turn = table.seat_to_move
            if turn is None:
                return False
            late = turn.kind != "bot" and table.row.due is not None and table.row.due <= time.time()
            if turn.kind != "bot" and not late:
                return False
            journey, number = table.match, table.last_entry + 1
            observation = observe(journey.game, journey.state, turn.seat, table.game.observation_seed())
            legal = journey.legal_moves()
            whose = (table.row.address_group, table.row.creator)
        name = turn.bot or STAND_IN

        def waiting(done: int, of: int) -> None:
            table.viewers.send_compile_progress(turn.seat, done, of)

        answer = await self.bot_runner.choose(name, observation, legal, whose, waiting, table.skip_wait)
        if answer.fault:
            metrics.BOT_FAULTS.labels(name).inc()
            log.warning("bot fault", extra={"table": table_tag(table.id), "bot": name, "error": answer.fault})
        try:
            await table.play_move(number, turn.seat, answer.action, "clock" if late else "bot")
        except RequestError as refused:
            if refused.error not in ("stale", "finished", "not-your-turn"):
                raise
        return True

    async def run_bots_and_clocks(self, heartbeat: Heartbeat) -> None:
        """Take up the bots' moves that a stop has left, then watch over clocks and bots that other workers left."""
        for link in await find_bot_turns(self.storage):
            self._start_bot_loop(link)
        while True:
            heartbeat()
            await asyncio.sleep(SWEEP_INTERVAL)
            due = await find_due_tables(self.storage, time.time())
            self._backoff.retain({*due, *self.tables})
            for link in due:
                if not self._backoff.is_waiting(link):
                    self._start_bot_loop(link)

    async def run_sync(self, heartbeat: Heartbeat) -> None:
        """Look again and again whether the tables here are what the log holds, whatever was heard."""
        while True:
            await self.sync_all()
            heartbeat()
            await asyncio.sleep(SYNC_INTERVAL)

    async def sync_all(self) -> None:
        """Catch up with all that has changed at the tables here; one that cannot be followed is in nobody's way."""
        away: Exception | None = None
        for link, seq in (await self.storage.load_seqs(self.tables)).items():
            table = self.tables.get(link)
            if table and table.is_behind(seq) and not self._backoff.is_waiting(link):
                try:
                    await self._sync(table, seq)
                except DATABASE_ERRORS as error:
                    away = error
        if away:
            raise away

    def on_notify(self, link: str, seq: int) -> None:
        """Another worker has changed a table; if it cannot be read now, it will be when all are looked at."""

        async def hear(table: LiveTable) -> None:
            with suppress(*DATABASE_ERRORS):
                await self._sync(table, seq)

        if seq == PRESENCE_CHANGED:
            self.presence.refresh(link)
        elif table := self.tables.get(link):
            self._spawn(hear(table))

    async def _sync(self, table: LiveTable, seq: int) -> None:
        """Catch up with a table; only a database that is away is told."""
        try:
            with suppress(RequestError):  # it has just been forgotten
                await table.sync(seq)
        except DATABASE_ERRORS:
            raise
        except Exception as error:
            self._backoff.record_failure(table.id, error)

    async def announce_restart(self) -> None:
        """Tell everybody to come back in a moment, a few at a time: they come to the others. See them off."""
        dismissed: set[Viewer] = set()
        until = time.monotonic() + LONGEST_GOODBYE
        while left := [each for table in self.tables.values() for each in table.viewers if each not in dismissed]:
            pauses = max(1.0, (until - time.monotonic()) / BETWEEN)
            for viewer in left[: max(LOT, ceil(len(left) / pauses))]:
                viewer.close(Goodbye("restart"), CLOSE_RESTART)
                dismissed.add(viewer)
            await asyncio.sleep(BETWEEN)
        deadline = time.monotonic() + DRAIN_SECONDS
        while any(table.viewers for table in self.tables.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop all that goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analysis_jobs.close()
        await self.bot_runner.close()
