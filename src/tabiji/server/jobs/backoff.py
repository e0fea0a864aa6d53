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
MAX_DATABASE_DELAY = 8.0  # seconds: a database comes back
MAX_DELAY = 3600.0  # what else is wrong may be so for ever

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
        rest = self._states.setdefault(table, BackoffState())
        rest.failures += 1
        away = isinstance(error, DATABASE_ERRORS)
        longest = MAX_DATABASE_DELAY if away else MAX_DELAY
        wanted = FIRST_DELAY * 2.0 ** min(rest.failures, 20)
        rest.retry_at = time.monotonic() + min(longest, wanted)
        if rest.failures == 1 or wanted <= longest:
            expected = away or isinstance(error, RequestError)
            more = {"table": table_tag(table), "error": describe_error(error), "count": rest.failures}
            unheard_of = None if expected or rest.failures > 1 else error
            log.log(logging.WARNING if expected else logging.ERROR, "table rests", extra=more, exc_info=unheard_of)

    def record_success(self, table: str) -> None:
        """Resets the backoff of a table."""
        self._states.pop(table, None)

    def retain(self, tables: Container[str]) -> None:
        """Forgets all other tables."""
        self._states = {table: rest for table, rest in self._states.items() if table in tables}
