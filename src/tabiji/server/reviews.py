"""Looking back at finished games: reckoned once by a process that gives way, one after the other, and kept."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..learn.reviewing import command
from ..lifeline import Lifeline
from . import schema
from .errors import Refused
from .logs import table_tag
from .storage import Storage
from .turns import Turns, Whose

AT_ONCE = 1
MOST_WAITING = 50  # for this worker, and of one address
MOST_OF_ONE = 10
STALE = 120.0  # seconds after which somebody who is not heard of has gone
PAUSE = 1.0  # seconds between two notes of how far it is
LONGEST = 1 << 24  # bytes of a line


log = logging.getLogger(__name__)


class Reviews:
    """What is looked back at, by the link of its table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._turns = Turns(AT_ONCE)
        self._working: dict[str, asyncio.Task[None]] = {}
        self._whose: dict[str, Whose] = {}

    async def found(self, link: str) -> tuple[int, int, dict[str, Any] | None] | None:
        """How many decisions are judged, of how many, and what was found once all are; None if nobody looks."""
        reviews = schema.reviews
        async with self._storage.engine.connect() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.table == link))).first()
        if row is None or (row.review is None and link not in self._working and time.time() - row.beat > STALE):
            return None
        return row.done, row.of, row.review

    async def begin(self, link: str, text: str, whose: Whose) -> None:
        """Look back at a game, unless somebody does or has; what a worker that went away has left is begun anew."""
        if await self.found(link) is not None or link in self._working:
            return
        if len(self._working) >= MOST_WAITING or self._of(whose) >= MOST_OF_ONE:
            raise Refused("too-many-reviews", "Too many games are looked back at: wait a moment.", 429)
        self._whose[link] = whose
        begun = asyncio.create_task(self._note(link, 0, 0))
        task = self._working[link] = asyncio.create_task(self._look(link, text, whose, begun))
        task.add_done_callback(lambda _: (self._working.pop(link, None), self._whose.pop(link, None)))
        await asyncio.shield(begun)

    def _of(self, whose: Whose) -> int:
        return sum(each[0] == whose[0] for each in self._whose.values())

    async def _note(self, link: str, done: int, of: int, review: dict[str, Any] | None = None) -> None:
        """Write how far it is."""
        reviews, values = schema.reviews, {"beat": time.time(), "done": done, "of": of, "review": review}
        with suppress(IntegrityError):  # another worker has begun in the same moment, and notes as much
            async with self._storage.writing() as connection:
                there = update(reviews).where(reviews.c.table == link).values(**values)
                if not (await connection.execute(there)).rowcount:
                    await connection.execute(insert(reviews), {"table": link, **values})

    async def _look(self, link: str, text: str, whose: Whose, begun: asyncio.Task[None]) -> None:
        """Look back in a process of its own, when it is this one's turn; what it notes comes after the first note."""
        try:
            await begun
            async with self._turns.place(whose):
                await self._run(link, text)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("review failed", extra={"table": table_tag(link), "error": repr(error)[:200]})
            async with self._storage.writing() as connection:
                await connection.execute(delete(schema.reviews).where(schema.reviews.c.table == link))

    async def _run(self, link: str, text: str) -> None:
        with Lifeline(command()) as lifeline:
            process = await asyncio.create_subprocess_exec(
                *lifeline.words,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                limit=LONGEST,
                pass_fds=lifeline.descriptors,
                start_new_session=True,
            )
            try:
                await self._follow(process, link, text)
            finally:
                lifeline.close()
                await process.wait()

    async def _follow(self, process: Process, link: str, text: str) -> None:
        """Let a process look back at a game, and note what it tells."""
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(text.encode())
        process.stdin.close()
        last = 0.0
        async for line in process.stdout:
            told = json.loads(line)
            if "review" in told:
                many = len(told["review"]["steps"])
                await self._note(link, many, many, told["review"])
            elif time.monotonic() - last > PAUSE:
                last = time.monotonic()
                await self._note(link, told["done"], told["of"])
        failed = await process.stderr.read()
        if await process.wait():
            raise RuntimeError(failed.decode(errors="replace")[-200:])

    async def close(self) -> None:
        """Stop all of it; it is begun anew when somebody asks again."""
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
