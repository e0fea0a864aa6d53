"""Tables at which a reachable database refuses a row: told to whoever asked, in the log, and by `/healthz`."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError

from ..errors import RequestError, not_written
from ..jobs.supervisor import describe_error
from .logs import table_tag

MOST = 1000  # tables that are remembered
REMEMBERED = 3600.0  # seconds; a table whose bot is to move is tried at least as often

log = logging.getLogger(__name__)


class Faults:
    """The rows that were refused last, by table and kind of row."""

    def __init__(self) -> None:
        self._faults: OrderedDict[tuple[str, str], tuple[float, str]] = OrderedDict()

    @contextmanager
    def watch(self, table: str, what: str) -> Iterator[None]:
        """Turn an integrity error into a refusal; the fault is forgotten when such a row is written at the table."""
        try:
            yield
        except IntegrityError as error:
            raise self.found(table, what, describe_error(error)) from None
        self._faults.pop((table, what), None)

    def found(self, table: str, what: str, why: str) -> RequestError:
        """Remember and log a fault; the refusal for whoever asked."""
        self._faults[table, what] = time.monotonic(), why
        self._faults.move_to_end((table, what))
        if len(self._faults) > MOST:
            self._faults.popitem(last=False)
        log.error("row refused by the database", extra={"table": table_tag(table), "error": f"{what}: {why}"})
        return not_written()

    def trouble(self) -> str | None:
        """The last fault and the number of tables that have one, in a line; None if there is none."""
        since = time.monotonic() - REMEMBERED
        while self._faults and next(iter(self._faults.values()))[0] < since:
            self._faults.popitem(last=False)
        if not self._faults:
            return None
        (_, what), (_, why) = next(reversed(self._faults.items()))
        return f"{what}: {why} ({len({table for table, _ in self._faults})} tables)"
