"""Remembers the tables at which the database refused a row: the log and `/healthz` report them."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError

from ..errors import RequestError, not_written
from ..ops.logs import table_tag
from .connection import describe_error

MAX_FAULTS = 1000
FAULT_SECONDS = 3600.0  # seconds for which a fault is reported; a bot's move is retried at least as often

log = logging.getLogger(__name__)


class Faults:
    """The latest refused rows, by table and kind of row."""

    def __init__(self) -> None:
        self._faults: OrderedDict[tuple[str, str], tuple[float, str]] = OrderedDict()

    @contextmanager
    def watch(self, table_id: str, row_kind: str) -> Iterator[None]:
        """Turns an integrity error into a RequestError; removes the fault when such a row is written."""
        try:
            yield
        except IntegrityError as error:
            raise self.record(table_id, row_kind, describe_error(error)) from None
        self._faults.pop((table_id, row_kind), None)

    def record(self, table_id: str, row_kind: str, reason: str) -> RequestError:
        """Stores and logs a fault; returns the error for the client."""
        self._faults[table_id, row_kind] = time.monotonic(), reason
        self._faults.move_to_end((table_id, row_kind))
        if len(self._faults) > MAX_FAULTS:
            self._faults.popitem(last=False)
        fault = {"table": table_tag(table_id), "error": f"{row_kind}: {reason}"}
        log.error("row refused by the database", extra=fault)
        return not_written()

    def summary(self) -> str | None:
        """Returns the latest fault and the number of tables that have one, or None."""
        since = time.monotonic() - FAULT_SECONDS
        while self._faults and next(iter(self._faults.values()))[0] < since:
            self._faults.popitem(last=False)
        if not self._faults:
            return None
        (_, row_kind), (_, reason) = next(reversed(self._faults.items()))
        return f"{row_kind}: {reason} ({len({table_id for table_id, _ in self._faults})} tables)"
