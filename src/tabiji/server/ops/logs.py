"""Structured logs: one JSON object per line, without secrets, links or names.

Repeated messages are logged once and then counted; the next line of the group contains the count.
"""

from __future__ import annotations

import json
import logging
import logging.config
import sys
import threading
import time
import warnings
from asyncio import CancelledError
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from ..edge.rate_limits import TokenBucket
from ..edge.tokens import hash_secret

FIELDS = ("table", "error", "seat", "origin", "count", "again", "signal", "address", "bot", "job")

FIRST_INTERVAL, MAX_INTERVAL = 10.0, 3600.0  # seconds in which a message is not repeated
MAX_GROUPS = 1000
LINE_RATE = (200, 0.1)  # of all groups: burst, and lines per second

log = logging.getLogger(__name__)


@dataclass(slots=True)
class RecordGroup:
    """A group of equal messages: when the next one is written, and how many were suppressed since the last."""

    next_at: float
    interval: float = FIRST_INTERVAL
    record: logging.LogRecord | None = None
    suppressed: int = 0


class DedupHandler(logging.StreamHandler[TextIO]):
    """Writes one record of each group, and counts the others."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self._groups: OrderedDict[tuple[object, ...], RecordGroup] = OrderedDict()
        self._line_rate = TokenBucket(*LINE_RATE)

    def emit(self, record: logging.LogRecord) -> None:
        """Writes or counts a record; requests that are cancelled at a stop are ignored."""
        if record.name == "uvicorn.error" and record.exc_info and isinstance(record.exc_info[1], CancelledError):
            return
        key, now = _group_key(record), time.monotonic()
        group = self._groups.pop(key, None)
        is_new = group is None or (now > group.next_at and not group.suppressed)
        if group is None or is_new:
            group = RecordGroup(now + FIRST_INTERVAL)
        self._groups[key] = group
        if (is_new or now > group.next_at) and (record.levelno >= logging.ERROR or self._line_rate.try_take()):
            self._write(record, group, now)
        else:
            group.record, group.suppressed = record, group.suppressed + 1
        if len(self._groups) > MAX_GROUPS:
            self._flush_group(self._groups.popitem(last=False)[1])

    def _write(self, record: logging.LogRecord, group: RecordGroup, now: float) -> None:
        if group.suppressed:
            record.again = group.suppressed
            record.exc_info = record.exc_text = None  # it is in the first line
            group.interval = min(MAX_INTERVAL, 2 * group.interval)
        group.record, group.suppressed, group.next_at = None, 0, now + group.interval
        super().emit(record)

    def _flush_group(self, group: RecordGroup) -> None:
        if group.record:
            self._write(group.record, group, time.monotonic())

    def close(self) -> None:
        """Writes the counts of suppressed records."""
        while self._groups:
            self._flush_group(self._groups.popitem(last=False)[1])
        super().close()


def _group_key(record: logging.LogRecord) -> tuple[object, ...]:
    """Returns what equal messages have in common; for warnings that includes the table."""
    table = getattr(record, "table", None) if record.levelno >= logging.WARNING else None
    exception_type = record.exc_info[0] if record.exc_info else None
    return (
        record.name,
        record.levelno,
        record.msg,
        getattr(record, "error", None),
        getattr(record, "bot", None),
        getattr(record, "job", None),
        table,
        exception_type,
    )


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns the line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        # ASCII, which any stderr can write, also for lone surrogates
        return json.dumps(line, default=str, separators=(",", ":"))


def configure() -> None:
    """Configures logging; what Python itself would write to standard error becomes a line, too."""
    logging.config.dictConfig(CONFIG)
    logging.raiseExceptions = False  # no traceback if a line cannot be written
    warnings.showwarning = _log_warning
    threading.excepthook = _log_thread_failure
    sys.unraisablehook = _log_unraisable


def _log_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Logs the class and place of a warning; its text may quote what players wrote."""
    log.warning("warning", extra={"error": f"{category.__name__} in {Path(filename).name}:{lineno}"})


def _log_thread_failure(args: threading.ExceptHookArgs) -> None:
    if args.exc_type is not SystemExit and args.exc_value is not None:
        log.error("thread failed", exc_info=args.exc_value)


def _log_unraisable(args: sys.UnraisableHookArgs) -> None:
    log.error("exception ignored", exc_info=args.exc_value)


def table_tag(link: str) -> str:
    """Returns the name of a table in the logs: a hash of its link."""
    return hash_secret(link)[:10]


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": JsonFormatter}},
    "handlers": {"lines": {"()": DedupHandler, "formatter": "lines", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["lines"], "level": "WARNING"},
    "loggers": {
        "tabiji": {"level": "INFO"},
        "uvicorn": {"level": "WARNING"},
        "uvicorn.access": {"level": "CRITICAL"},  # paths hold the links of tables
    },
}
