"""Health checks: every background job runs, and the database accepts writes."""

from __future__ import annotations

import asyncio
import time

from ..db.connection import describe_error
from ..db.maintenance import check_writable
from ..db.storage import Storage
from ..jobs.supervisor import Supervisor

CHECK_INTERVAL = 1.0  # seconds for which the result of a test write is reused
CHECK_TIMEOUT = 10.0  # seconds for a test write


class Health:
    """Checks the background jobs and the database of a worker."""

    def __init__(self, storage: Storage, supervisor: Supervisor) -> None:
        self._storage, self._supervisor = storage, supervisor
        self._check_lock = asyncio.Lock()
        self._checked_at = -CHECK_INTERVAL
        self._database_failure: str | None = None

    async def failures(self) -> dict[str, str]:
        """Returns what fails and why; empty if the worker is healthy."""
        async with self._check_lock:
            if time.monotonic() - self._checked_at >= CHECK_INTERVAL:
                self._database_failure = await self._check_database()
                self._checked_at = time.monotonic()
        database = {"database writes": self._database_failure, "refused rows": self._storage.faults.summary()}
        return {**self._supervisor.failures, **{check: reason for check, reason in database.items() if reason}}

    async def _check_database(self) -> str | None:
        try:
            async with asyncio.timeout(CHECK_TIMEOUT):
                await check_writable(self._storage, time.time())
        except Exception as error:
            return describe_error(error)
        return None
