"""The house: all tables that somebody at this worker is at, and the bots that think for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from ..bots import observe
from ..engine.chance import SEEDS
from . import metrics
from .bots import Bots
from .errors import Refused
from .logs import table_tag
from .storage import Storage
from .tables import Table
from .wire import Goodbye

STAND_IN = "pilgrim"  # who moves when a clock has run out
SWEEP = 0.5
RESTART = 1012
FAREWELL = 2.0  # seconds for those who read slowly

log = logging.getLogger(__name__)


class House:
    """The tables of one worker."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.tables: dict[str, Table] = {}
        self.bots = Bots()
        self._thinking: set[str] = set()
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
            task = asyncio.create_task(self._think(link))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, link: str) -> None:
        """Play the moves of bots, and of a seat whose clock has run out, until a person is to move."""
        try:
            async with self.at(link) as table:
                while await self._bot_moves(table):
                    pass
                self._thinking.discard(link)
        except Refused as refused:
            log.info("bot stopped", extra={"table": table_tag(link), "error": refused.error})
        except Exception:
            log.exception("bot failed", extra={"table": table_tag(link)})
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
        name = turn.bot or STAND_IN
        answer = await self.bots.ask(name, observation, legal, lambda: table.tell_unpacking(turn.seat))
        if answer.fault:
            metrics.FAULTS.labels(name).inc()
            log.warning("bot fault", extra={"table": table_tag(table.id), "bot": name, "error": answer.fault})
        try:
            await table.play(number, turn.seat, answer.action, "clock" if late else "bot")
        except Refused as refused:
            if refused.error not in ("stale", "finished", "not-your-turn"):
                raise
        return True

    async def keep_going(self) -> None:
        """Take up the bots' moves that a stop has left, then watch over clocks and bots that other workers left."""
        for link in await self.storage.bots_turns():
            self._let_think(link)
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for link in await self.storage.due(time.time()):
                    self._let_think(link)
            except Exception:
                log.exception("sweep failed")

    async def hear(self, link: str, seq: int) -> None:
        """Another worker has changed a table."""
        table = self.tables.get(link)
        if table:
            with suppress(Refused):  # it has just been forgotten
                await table.hear(seq)

    async def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment, and see them off."""
        for table in self.tables.values():
            for viewer in table.viewers:
                viewer.dismiss(Goodbye("restart"), RESTART)
        deadline = time.monotonic() + FAREWELL
        while any(table.viewers for table in self.tables.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop all that goes on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
