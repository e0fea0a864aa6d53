"""Supervises background jobs: a failed job is logged, restarted with backoff and reported as unhealthy meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..db.connection import DATABASE_ERRORS, describe_error

FIRST_DELAY, MAX_DELAY = 0.25, 8.0

log = logging.getLogger(__name__)

Heartbeat = Callable[[], None]  # what a duty calls whenever it has done its work
Job = Callable[[Heartbeat], Awaitable[None]]


class Supervisor:
    """Runs the background jobs of a worker and restarts them when they fail."""

    def __init__(self) -> None:
        self.failures: dict[str, str] = {}  # why a duty is down
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, name: str, job: Job) -> asyncio.Event:
        """Starts a job; the returned event is set after its first heartbeat."""
        done = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._supervise(name, job, done), name=name))
        return done

    async def _supervise(self, name: str, job: Job, done: asyncio.Event) -> None:
        """Runs a job, restarting it with backoff after every failure; the first failure in a row is logged."""
        failures = 0

        def well() -> None:
            nonlocal failures
            if self.failures.pop(name, None):
                log.info("duty taken up again", extra={"duty": name, "count": failures})
            failures = 0
            done.set()

        while True:
            try:
                await job(well)
                trouble: BaseException = RuntimeError("it ended")
            except asyncio.CancelledError as error:
                if (task := asyncio.current_task()) and task.cancelling():
                    raise
                trouble = error  # somebody else's
            except Exception as error:
                trouble = error
            failures += 1
            self.failures[name] = describe_error(trouble)
            if failures == 1:
                told = None if isinstance(trouble, DATABASE_ERRORS) else trouble
                log.error("duty failed", extra={"duty": name, "error": describe_error(trouble)}, exc_info=told)
            await asyncio.sleep(min(MAX_DELAY, FIRST_DELAY * 2 ** min(failures - 1, 10)))

    async def close(self) -> None:
        """Cancels all jobs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
