"""What a worker does unasked: whatever happens to a duty, it is told, begun again, and known to be down meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from .database import UNREACHABLE, first_line

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
LONGEST_REASON = 200

log = logging.getLogger(__name__)

Well = Callable[[], None]  # what a duty calls whenever it has done its work
Work = Callable[[Well], Awaitable[None]]


class Duties:
    """The duties of a worker, by name."""

    def __init__(self) -> None:
        self.troubles: dict[str, str] = {}  # why a duty is down
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, name: str, work: Work) -> asyncio.Event:
        """Do something from now on; when it is first done, the event is set."""
        done = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._keep(name, work, done), name=name))
        return done

    async def _keep(self, name: str, work: Work, done: asyncio.Event) -> None:
        """Begin again after whatever happens, with growing pauses; told once, then counted."""
        failures = 0

        def well() -> None:
            nonlocal failures
            if self.troubles.pop(name, None):
                log.info("duty taken up again", extra={"duty": name, "count": failures})
            failures = 0
            done.set()

        while True:
            try:
                await work(well)
                trouble: BaseException = RuntimeError("it ended")
            except asyncio.CancelledError as error:
                if (task := asyncio.current_task()) and task.cancelling():
                    raise
                trouble = error  # somebody else's
            except Exception as error:
                trouble = error
            failures += 1
            self.troubles[name] = reason(trouble)
            if failures == 1:
                told = None if isinstance(trouble, UNREACHABLE) else trouble
                log.error("duty failed", extra={"duty": name, "error": reason(trouble)}, exc_info=told)
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 10)))

    async def close(self) -> None:
        """Do nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def reason(trouble: BaseException) -> str:
    """What went wrong, in a line."""
    return f"{type(trouble).__name__}: {first_line(trouble)}"[:LONGEST_REASON].rstrip(": ")
