"""Whether all is well: every duty is done, and the database can be written to."""

from __future__ import annotations

import asyncio
import time

from .duties import Duties, reason
from .storage import Storage

OFTEN = 1.0  # seconds between two tries to write: whoever asks meanwhile hears of the last
PATIENCE = 10.0  # seconds for a try


class Health:
    """How a worker is."""

    def __init__(self, storage: Storage, duties: Duties) -> None:
        self._storage, self._duties = storage, duties
        self._trying = asyncio.Lock()
        self._tried = -OFTEN
        self._trouble: str | None = None

    async def troubles(self) -> dict[str, str]:
        """What is wrong, and why; nothing if all is well."""
        async with self._trying:
            if time.monotonic() - self._tried >= OFTEN:
                self._trouble = await self._try()
                self._tried = time.monotonic()
        more = {"writing": self._trouble, "taking rows": self._storage.faults.trouble()}
        return {**self._duties.troubles, **{what: why for what, why in more.items() if why}}

    async def _try(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._storage.beat(time.time())
        except Exception as error:
            return reason(error)
        return None
