"""The tables that are open at this worker, and the tasks that move bots and follow the database."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from math import ceil
from typing import Any

from ...bots import observe
from ..db.connection import DATABASE_ERRORS
from ..db.due_tables import find_bot_turns, find_due_tables
from ..db.merge import IdentityChange
from ..db.pubsub import PRESENCE_CHANGED
from ..db.rows import STAND_IN
from ..db.storage import Storage
from ..edge.identity import Identities
from ..errors import RequestError, database_unavailable, identity_changed, signed_out
from ..jobs.analysis import AnalysisJobs
from ..jobs.backoff import TableBackoff
from ..jobs.bots import BotRunner
from ..jobs.supervisor import Heartbeat
from ..ops import metrics
from ..ops.logs import table_tag
from ..ws.messages import Goodbye
from ..ws.presence import PresenceTracker
from .live_table import LiveTable
from .viewers import CLOSE_FORBIDDEN, CLOSE_TRY_AGAIN, Viewer, to_error_message

SWEEP_INTERVAL = 0.5
SYNC_INTERVAL = 5.0
CLOSE_RESTART = 1012
RESTART_BATCH, RESTART_INTERVAL = 25, 0.1  # sockets closed together, and seconds between two batches
RESTART_SECONDS = 10.0  # seconds in which all sockets are closed
DRAIN_SECONDS = 2.0  # seconds for slow clients

log = logging.getLogger(__name__)


class TableRegistry:
    """The open tables of a worker, by id."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.tables: dict[str, LiveTable] = {}
        self.bot_runner = BotRunner()
        self.analysis_jobs = AnalysisJobs(storage)
        self._tables_with_bot_loop: set[str] = set()
        self._backoff = TableBackoff()
        self.identities = Identities(storage)
        self.presence = PresenceTracker(storage, self.tables)
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open_table(self, link: str) -> AsyncIterator[LiveTable]:
        """Opens a table and closes it after its last user."""
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
        """Compiles the bots of a table in the background, and starts the one whose turn it is."""
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
        """Plays the moves of bots, and of seats whose clock has run out, until a person is to move."""
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
        """Plays one move of a bot, which observes only what its seat may know; returns False if a person is to move."""
        async with table.lock():
            turn = table.seat_to_move
            if turn is None:
                return False
            late = turn.kind != "bot" and table.row.due is not None and table.row.due <= time.time()
            if turn.kind != "bot" and not late:
                return False
            match, number = table.match, table.last_entry + 1
            observation = observe(match.game, match.state, turn.seat, table.game.observation_seed())
            legal = match.legal_moves()
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
        """Resumes bots after a restart, then checks clocks and the bots of workers that died."""
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
        """Compares the open tables with the database at intervals, in case a notification was lost."""
        while True:
            await self.sync_all()
            heartbeat()
            await asyncio.sleep(SYNC_INTERVAL)

    async def sync_all(self) -> None:
        """Reloads the open tables that have changed; raises the last error of the database after trying all."""
        failure: Exception | None = None
        for link, seq in (await self.storage.load_seqs(self.tables)).items():
            table = self.tables.get(link)
            if table and table.is_behind(seq) and not self._backoff.is_waiting(link):
                try:
                    await self._sync(table, seq)
                except DATABASE_ERRORS as error:
                    failure = error
        if failure:
            raise failure

    def on_notify(self, link: str, seq: int) -> None:
        """Reloads a table that another worker has changed; if that fails, `run_sync` tries again."""

        async def reload(table: LiveTable) -> None:
            with suppress(*DATABASE_ERRORS):
                await self._sync(table, seq)

        if seq == PRESENCE_CHANGED:
            self.presence.refresh(link)
        elif table := self.tables.get(link):
            self._spawn(reload(table))

    async def _sync(self, table: LiveTable, seq: int) -> None:
        """Reloads a table; raises only errors of the database."""
        try:
            with suppress(RequestError):  # it has been deleted
                await table.sync(seq)
        except DATABASE_ERRORS:
            raise
        except Exception as error:
            self._backoff.record_failure(table.id, error)

    async def sync_missed(self) -> None:
        """Catches up with tables and browsers that changed while no notifications were received."""
        self.identities.forget_all()
        await self.sync_all()
        self._spawn(self._check_viewers(viewer for table in self.tables.values() for viewer in table.viewers))

    def on_browser_change(self, browser: str) -> None:
        """Closes the sockets of a browser that is signed out, or now belongs to another player."""
        self.identities.forget(browser)
        viewers = (viewer for table in self.tables.values() for viewer in table.viewers)
        self._spawn(self._check_viewers(viewer for viewer in viewers if viewer.browser == browser))

    def on_identity_change(self, change: IdentityChange) -> None:
        """Applies a change of this worker at once; on PostgreSQL the other workers are notified."""
        for browser in change.browsers:
            self.on_browser_change(browser)
        for link, seq in change.tables:
            self.on_notify(link, seq)

    async def _check_viewers(self, viewers: Iterable[Viewer]) -> None:
        for viewer in list(viewers):
            await self.check_browser_of(viewer)

    async def check_browser_of(self, viewer: Viewer) -> None:
        """Closes the socket of a viewer whose browser is no longer the player that it was."""
        if viewer.browser is None:
            return
        try:
            identity = await self.identities.find(viewer.browser)
        except DATABASE_ERRORS:
            viewer.close(to_error_message(database_unavailable()), CLOSE_TRY_AGAIN)
            return
        if identity is None:
            viewer.player = None  # nothing that it has sent already is done in the player's name
            viewer.close(to_error_message(signed_out()), CLOSE_FORBIDDEN)
        elif identity.player != viewer.player:
            viewer.close(to_error_message(identity_changed()), CLOSE_TRY_AGAIN)

    async def announce_restart(self) -> None:
        """Closes all sockets in batches before a restart, so that clients reconnect to other workers."""
        closed: set[Viewer] = set()
        until = time.monotonic() + RESTART_SECONDS
        while left := [each for table in self.tables.values() for each in table.viewers if each not in closed]:
            pauses = max(1.0, (until - time.monotonic()) / RESTART_INTERVAL)
            for viewer in left[: max(RESTART_BATCH, ceil(len(left) / pauses))]:
                viewer.close(Goodbye("restart"), CLOSE_RESTART)
                closed.add(viewer)
            await asyncio.sleep(RESTART_INTERVAL)
        deadline = time.monotonic() + DRAIN_SECONDS
        while any(table.viewers for table in self.tables.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Cancels all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analysis_jobs.close()
        await self.bot_runner.close()
