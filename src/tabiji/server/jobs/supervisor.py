"""Supervises background jobs: a failed job is logged, restarted with backoff and reported as unhealthy meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..db.connection import DATABASE_ERRORS, describe_error

FIRST_DELAY, MAX_DELAY = 0.25, 8.0

log = logging.getLogger(__name__)

Heartbeat = Callable[[], None]  # called by a job after each round of its work
Job = Callable[[Heartbeat], Awaitable[None]]


class Supervisor:
    """Runs the background jobs of a worker and restarts them when they fail."""

    def __init__(self) -> None:
        self.failures: dict[str, str] = {}  # by job: why it is down
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, name: str, job: Job) -> asyncio.Event:
        """Starts a job; the returned event is set after its first heartbeat."""
        done = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._supervise(name, job, done), name=name))
        return done

    async def _supervise(self, name: str, job: Job, done: asyncio.Event) -> None:
        """Runs a job, restarting it with backoff after every failure; the first failure in a row is logged."""
        failures = 0

        def heartbeat() -> None:
            nonlocal failures
            if self.failures.pop(name, None):
                log.info("job recovered", extra={"job": name, "count": failures})
            failures = 0
            done.set()

        while True:
            try:
                await job(heartbeat)
                failure: BaseException = RuntimeError("it ended")
            except asyncio.CancelledError as error:
                if (task := asyncio.current_task()) and task.cancelling():
                    raise
                failure = error  # the cancellation of another task
            except Exception as error:
                failure = error
            failures += 1
            self.failures[name] = describe_error(failure)
            if failures == 1:
                exception = None if isinstance(failure, DATABASE_ERRORS) else failure
                log.error("job failed", extra={"job": name, "error": describe_error(failure)}, exc_info=exception)
            await asyncio.sleep(min(MAX_DELAY, FIRST_DELAY * 2 ** min(failures - 1, 10)))

    async def close(self) -> None:
        """Cancels all jobs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
