"""Reviews of finished games: each computed once, by a low-priority process, one at a time, and stored."""

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
MAX_QUEUED = 50  # at this worker
MAX_QUEUED_PER_ADDRESS = 10
STALE_SECONDS = 120.0  # seconds without a heartbeat after which a worker counts as dead
PROGRESS_INTERVAL = 1.0  # seconds between two writes of the progress
MAX_LINE_BYTES = 1 << 24  # bytes of a line of output


log = logging.getLogger(__name__)


@dataclass(eq=False)
class ReviewJob:
    """A review that is requested and not finished."""

    owner: Owner
    imported: bool  # games that were played here have priority over imported ones
    task: asyncio.Task[None] | None = None
    is_running: bool = False
    is_evicted: bool = False

    @property
    def address(self) -> Hashable:
        """Returns the address that requested the review."""
        return self.owner[0]


class AnalysisJobs:
    """The review jobs of a worker, by the link of the table."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._queue = FairQueue(CONCURRENCY)
        self._jobs: dict[str, ReviewJob] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def progress(self, link: str) -> tuple[int, int, dict[str, Any] | None] | None:
        """Returns the rated decisions, their total, and the review once complete; None if no worker computes it."""
        row = await load_review(self._storage, link)
        if row is None or (
            row.review is None and link not in self._jobs and time.time() - row.heartbeat_at > STALE_SECONDS
        ):
            return None
        return row.done, row.total, row.review

    async def start(self, link: str, text: str, owner: Owner, imported: bool) -> None:
        """Queues the review of a game unless it exists or is in progress at a worker that is alive."""
        if await self.progress(link) is not None or link in self._jobs:
            return
        job = ReviewJob(owner, imported)
        self._make_room(job)
        self._jobs[link] = job
        first_save = asyncio.create_task(self._save_progress(link, 0, 0))
        job.task = asyncio.create_task(self._analyze(link, text, job, first_save))
        self._tasks.add(job.task)
        job.task.add_done_callback(lambda task: self._forget(link, job, task))
        await asyncio.shield(first_save)

    def _forget(self, link: str, job: ReviewJob, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._jobs.get(link) is job:
            del self._jobs[link]

    def _make_room(self, new: ReviewJob) -> None:
        """Evicts a waiting job if there are too many: an import, or one of an address with more; else refuses."""
        counts = Counter(each.address for each in self._jobs.values())
        is_address_full = counts[new.address] >= MAX_QUEUED_PER_ADDRESS
        if not is_address_full and len(self._jobs) < MAX_QUEUED:
            return

        def evictability(each: ReviewJob) -> tuple[bool, int]:
            return each.imported and not new.imported, counts[each.address]

        waiting = [
            (link, each)
            for link, each in self._jobs.items()
            if not each.is_running and (not is_address_full or each.address == new.address)
        ]
        link, last = max(reversed(waiting), key=lambda item: evictability(item[1]), default=("", new))
        if last.task is None or evictability(last) <= (False, counts[new.address] + 1):
            raise RequestError("too-many-reviews", "Too many games are looked back at: wait a moment.", 429)
        del self._jobs[link]
        last.is_evicted = True
        last.task.cancel()

    async def _save_progress(self, link: str, done: int, total: int, review: dict[str, Any] | None = None) -> None:
        """Writes the progress of a review, or the review."""
        await save_review(self._storage, link, ReviewRow(time.time(), done, total, review))

    async def _analyze(self, link: str, text: str, job: ReviewJob, first_save: asyncio.Task[None]) -> None:
        """Reviews a game in a process once a slot is free; its progress is saved after the first save."""
        try:
            await asyncio.shield(first_save)
            async with self._queue.slot(job.owner, later=job.imported):
                job.is_running = True
                await self._run_worker(link, text)
        except asyncio.CancelledError:
            if job.is_evicted:
                await asyncio.shield(first_save)
                if link not in self._jobs:
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
        """Passes a game to a worker process and saves the progress and the review that it prints."""
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(text.encode())
        process.stdin.close()
        saved_at = 0.0
        async for line in process.stdout:
            report = json.loads(line)
            if "review" in report:
                total = len(report["review"]["steps"])
                await self._save_progress(link, total, total, report["review"])
            elif time.monotonic() - saved_at > PROGRESS_INTERVAL:
                saved_at = time.monotonic()
                await self._save_progress(link, report["done"], report["of"])
        output = await process.stderr.read()
        if await process.wait():
            raise RuntimeError(output.decode(errors="replace")[-200:])

    async def close(self) -> None:
        """Cancels all jobs; a review starts anew when it is requested again."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
