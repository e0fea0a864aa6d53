"""Looking back at finished games: reckoned once by a process that gives way, one after the other, and kept."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from ...analysis.page_review import command
from ...processes.lifeline import Lifeline
from ..db.reviews import delete_review, load_review, save_review
from ..db.rows import ReviewRow
from ..db.storage import Storage
from ..errors import RequestError
from ..ops.logs import table_tag
from .fair_queue import FairQueue, Owner

CONCURRENCY = 1
MOST_ASKED = 50  # at this worker, and by one address
MAX_QUEUED_PER_ADDRESS = 10
STALE_SECONDS = 120.0  # seconds after which somebody who is not heard of has gone
PROGRESS_INTERVAL = 1.0  # seconds between two notes of how far it is
MAX_LINE_BYTES = 1 << 24  # bytes of a line


log = logging.getLogger(__name__)


@dataclass(eq=False)
class Asked:
    """A review that was asked for and is not done."""

    whose: Owner
    imported: bool  # games that were played here go before those that were brought
    task: asyncio.Task[None] | None = None
    runs: bool = False
    gave_way: bool = False

    @property
    def address(self) -> Hashable:
        """Where it was asked for."""
        return self.whose[0]


class AnalysisJobs:
    """What is looked back at, by the link of its table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._queue = FairQueue(CONCURRENCY)
        self._asked: dict[str, Asked] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def progress(self, link: str) -> tuple[int, int, dict[str, Any] | None] | None:
        """How many decisions are judged, of how many, and what was found once all are; None if nobody looks."""
        row = await load_review(self._storage, link)
        if row is None or (
            row.review is None and link not in self._asked and time.time() - row.heartbeat_at > STALE_SECONDS
        ):
            return None
        return row.done, row.total, row.review

    async def start(self, link: str, text: str, owner: Owner, imported: bool) -> None:
        """Look back at a game, unless somebody does or has; what a worker that went away has left is begun anew."""
        if await self.progress(link) is not None or link in self._asked:
            return
        asked = Asked(owner, imported)
        self._make_room(asked)
        self._asked[link] = asked
        begun = asyncio.create_task(self._save_progress(link, 0, 0))
        asked.task = asyncio.create_task(self._analyze(link, text, asked, begun))
        self._tasks.add(asked.task)
        asked.task.add_done_callback(lambda task: self._forget(link, asked, task))
        await asyncio.shield(begun)

    def _forget(self, link: str, asked: Asked, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._asked.get(link) is asked:
            del self._asked[link]

    def _make_room(self, new: Asked) -> None:
        """Refuse a review where too many wait, unless one gives way: an import, or one of an address that has more."""
        counts = Counter(each.address for each in self._asked.values())
        crowded = counts[new.address] >= MAX_QUEUED_PER_ADDRESS
        if not crowded and len(self._asked) < MOST_ASKED:
            return

        def weight(each: Asked) -> tuple[bool, int]:
            return each.imported and not new.imported, counts[each.address]

        waiting = [
            (link, each)
            for link, each in self._asked.items()
            if not each.runs and (not crowded or each.address == new.address)
        ]
        link, last = max(reversed(waiting), key=lambda item: weight(item[1]), default=("", new))
        if last.task is None or weight(last) <= (False, counts[new.address] + 1):
            raise RequestError("too-many-reviews", "Too many games are looked back at: wait a moment.", 429)
        del self._asked[link]
        last.gave_way = True
        last.task.cancel()

    async def _save_progress(self, link: str, done: int, total: int, review: dict[str, Any] | None = None) -> None:
        """Write how far it is."""
        await save_review(self._storage, link, ReviewRow(time.time(), done, total, review))

    async def _analyze(self, link: str, text: str, asked: Asked, first_save: asyncio.Task[None]) -> None:
        """Look back in a process of its own, when it is this one's turn; what it notes comes after the first note."""
        try:
            await asyncio.shield(first_save)
            async with self._queue.slot(asked.whose, later=asked.imported):
                asked.runs = True
                await self._run_worker(link, text)
        except asyncio.CancelledError:
            if asked.gave_way:
                await asyncio.shield(first_save)
                if link not in self._asked:
                    await delete_review(self._storage, link)
            raise
        except Exception as error:
            log.warning("review failed", extra={"table": table_tag(link), "error": repr(error)[:200]})
            await delete_review(self._storage, link)

    async def _run_worker(self, link: str, text: str) -> None:
        with Lifeline(command()) as lifeline:
            process = await asyncio.create_subprocess_exec(
                *lifeline.words,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                limit=MAX_LINE_BYTES,
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
                await self._save_progress(link, many, many, told["review"])
            elif time.monotonic() - last > PROGRESS_INTERVAL:
                last = time.monotonic()
                await self._save_progress(link, told["done"], told["of"])
        failed = await process.stderr.read()
        if await process.wait():
            raise RuntimeError(failed.decode(errors="replace")[-200:])

    async def close(self) -> None:
        """Stop all of it; it is begun anew when somebody asks again."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
