"""The house: all tables that somebody at this worker is at, and the bots that think for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from math import ceil
from typing import Any

from ..bots import observe
from ..engine.chance import SEEDS
from . import metrics
from .bots import Bots
from .database import UNREACHABLE
from .duties import Well
from .errors import Refused
from .logs import table_tag
from .presence import Presence
from .rests import Rests
from .reviews import Reviews
from .seats import STAND_IN
from .storage import SOMEBODY, Storage
from .tables import Table, Viewer
from .wire import Goodbye

SWEEP = 0.5
KEEP_UP = 5.0
RESTART = 1012
LOT, BETWEEN = 25, 0.1  # sockets that are told to come back at once, and seconds between two lots
LONGEST_GOODBYE = 10.0  # seconds in which all are told
FAREWELL = 2.0  # seconds for those who read slowly

log = logging.getLogger(__name__)


class House:
    """The tables of one worker."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.tables: dict[str, Table] = {}
        self.bots = Bots()
        self.reviews = Reviews(storage)
        self._thinking: set[str] = set()
        self._rests = Rests()
        self.presence = Presence(storage, self.tables)
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def at(self, link: str) -> AsyncIterator[Table]:
        """A table while somebody is at it; when the last one leaves, memory forgets it."""
        table = self.tables.get(link)
        if table is None:
            table = self.tables[link] = Table(link, self.storage, self.wake)
            metrics.TABLES.set(len(self.tables))
        table.users += 1
        try:
            async with table.open():
                pass
            yield table
        finally:
            table.users -= 1
            if table.users == 0:
                del self.tables[link]
                metrics.TABLES.set(len(self.tables))

    def wake(self, table: Table) -> None:
        """Let a bot think if it is its turn, and those who will need it unpack."""
        self.bots.expect(table.row.game, [seat.bot for seat in table.kept.seats if seat.bot])
        if table.turn and table.turn.kind == "bot":
            self._let_think(table.id)

    def _let_think(self, link: str) -> None:
        if link not in self._thinking:
            self._thinking.add(link)
            self._start(self._think(link))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, link: str) -> None:
        """Play the moves of bots, and of a seat whose clock has run out, until a person is to move."""
        try:
            async with self.at(link) as table:
                while await self._bot_moves(table):
                    pass
                self._thinking.discard(link)
                self._rests.well(link)
        except Exception as error:
            self._rests.failed(link, error)
        finally:
            self._thinking.discard(link)

    async def _bot_moves(self, table: Table) -> bool:
        """Let a bot make one move, if one is to move now; it sees only what its seat may know."""
        async with table.open():
            turn = table.turn
            if turn is None:
                return False
            late = turn.kind != "bot" and table.row.due is not None and table.row.due <= time.time()
            if turn.kind != "bot" and not late:
                return False
            journey, number = table.journey, table.number + 1
            observation = observe(journey.game, journey.state, turn.seat, secrets.randbelow(SEEDS))
            legal = journey.legal()
            whose = (table.row.origin, table.row.creator)
        name = turn.bot or STAND_IN

        def waiting(done: int, of: int) -> None:
            table.tell_unpacking(turn.seat, done, of)

        answer = await self.bots.ask(name, observation, legal, whose, waiting, table.hurried)
        if answer.fault:
            metrics.FAULTS.labels(name).inc()
            log.warning("bot fault", extra={"table": table_tag(table.id), "bot": name, "error": answer.fault})
        try:
            await table.play(number, turn.seat, answer.action, "clock" if late else "bot")
        except Refused as refused:
            if refused.error not in ("stale", "finished", "not-your-turn"):
                raise
        return True

    async def keep_going(self, well: Well) -> None:
        """Take up the bots' moves that a stop has left, then watch over clocks and bots that other workers left."""
        for link in await self.storage.bots_turns():
            self._let_think(link)
        while True:
            well()
            await asyncio.sleep(SWEEP)
            due = await self.storage.due(time.time())
            self._rests.forget_all_but({*due, *self.tables})
            for link in due:
                if not self._rests.holds(link):
                    self._let_think(link)

    async def keep_up(self, well: Well) -> None:
        """Look again and again whether the tables here are what the log holds, whatever was heard."""
        while True:
            await self.catch_up()
            well()
            await asyncio.sleep(KEEP_UP)

    async def catch_up(self) -> None:
        """Catch up with all that has changed at the tables here; one that cannot be followed is in nobody's way."""
        away: Exception | None = None
        for link, seq in (await self.storage.seqs(self.tables)).items():
            table = self.tables.get(link)
            if table and table.is_behind(seq) and not self._rests.holds(link):
                try:
                    await self._hear(table, seq)
                except UNREACHABLE as error:
                    away = error
        if away:
            raise away

    def heed(self, link: str, seq: int) -> None:
        """Another worker has changed a table; if it cannot be read now, it will be when all are looked at."""

        async def hear(table: Table) -> None:
            with suppress(*UNREACHABLE):
                await self._hear(table, seq)

        if seq == SOMEBODY:
            self.presence.look(link)
        elif table := self.tables.get(link):
            self._start(hear(table))

    async def _hear(self, table: Table, seq: int) -> None:
        """Catch up with a table; only a database that is away is told."""
        try:
            with suppress(Refused):  # it has just been forgotten
                await table.hear(seq)
        except UNREACHABLE:
            raise
        except Exception as error:
            self._rests.failed(table.id, error)

    async def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment, a few at a time: they come to the others. See them off."""
        dismissed: set[Viewer] = set()
        until = time.monotonic() + LONGEST_GOODBYE
        while left := [each for table in self.tables.values() for each in table.viewers if each not in dismissed]:
            pauses = max(1.0, (until - time.monotonic()) / BETWEEN)
            for viewer in left[: max(LOT, ceil(len(left) / pauses))]:
                viewer.dismiss(Goodbye("restart"), RESTART)
                dismissed.add(viewer)
            await asyncio.sleep(BETWEEN)
        deadline = time.monotonic() + FAREWELL
        while any(table.viewers for table in self.tables.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop all that goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.bots.close()
