"""Exponential backoff for tables at which something failed."""

from __future__ import annotations

import logging
import time
from collections.abc import Container
from dataclasses import dataclass

from ..db.connection import DATABASE_ERRORS, describe_error
from ..errors import RequestError
from ..ops.logs import table_tag

FIRST_DELAY = 0.5
MAX_DATABASE_DELAY = 8.0  # seconds, while the database is unavailable
MAX_DELAY = 3600.0  # seconds, for errors that may be permanent

log = logging.getLogger(__name__)


@dataclass
class BackoffState:
    """The number of failures in a row, and the time of the next attempt."""

    failures: int = 0
    retry_at: float = 0.0


class TableBackoff:
    """Backoff by table."""

    def __init__(self) -> None:
        self._states: dict[str, BackoffState] = {}

    def is_waiting(self, table: str) -> bool:
        """Returns whether a table is not tried yet."""
        return table in self._states and time.monotonic() < self._states[table].retry_at

    def record_failure(self, table: str, error: Exception) -> None:
        """Doubles the delay of a table; logs the first failure and each doubling."""
        state = self._states.setdefault(table, BackoffState())
        state.failures += 1
        is_database_error = isinstance(error, DATABASE_ERRORS)
        max_delay = MAX_DATABASE_DELAY if is_database_error else MAX_DELAY
        delay = FIRST_DELAY * 2.0 ** min(state.failures, 20)
        state.retry_at = time.monotonic() + min(max_delay, delay)
        if state.failures == 1 or delay <= max_delay:
            is_expected = is_database_error or isinstance(error, RequestError)
            fields = {"table": table_tag(table), "error": describe_error(error), "count": state.failures}
            exception = None if is_expected or state.failures > 1 else error
            log.log(
                logging.WARNING if is_expected else logging.ERROR, "table backs off", extra=fields, exc_info=exception
            )

    def record_success(self, table: str) -> None:
        """Resets the backoff of a table."""
        self._states.pop(table, None)

    def retain(self, tables: Container[str]) -> None:
        """Forgets all other tables."""
        self._states = {table: state for table, state in self._states.items() if table in tables}
