"""Structured logs: one JSON object a line. No secret, no link, no name ever stands in them.

Whatever happens again and again is said once, then counted: the next line of its kind tells how many there were.
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

FIELDS = ("table", "error", "seat", "origin", "count", "again", "signal", "address", "bot", "duty")


FIRST_INTERVAL, MAX_INTERVAL = 10.0, 3600.0  # seconds in which the same is not said again
MAX_GROUPS = 1000
LINE_RATE = (200, 0.1)  # of all kinds: at once, and a second

log = logging.getLogger(__name__)


@dataclass(slots=True)
class RecordGroup:
    """One kind of line: when it was said, when it is said again, and what was left out since."""

    next_at: float
    interval: float = FIRST_INTERVAL
    record: logging.LogRecord | None = None
    suppressed: int = 0


class DedupHandler(logging.StreamHandler[TextIO]):
    """Says every kind of line once, then counts."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self._groups: OrderedDict[tuple[object, ...], RecordGroup] = OrderedDict()
        self._line_rate = TokenBucket(*LINE_RATE)

    def emit(self, record: logging.LogRecord) -> None:
        """Say it, or count it; whoever was sent away at a stop is no trouble."""
        if record.name == "uvicorn.error" and record.exc_info and isinstance(record.exc_info[1], CancelledError):
            return
        what, now = _group_key(record), time.monotonic()
        kind = self._groups.pop(what, None)
        fresh = kind is None or (now > kind.next_at and not kind.suppressed)
        if kind is None or fresh:
            kind = RecordGroup(now + FIRST_INTERVAL)
        self._groups[what] = kind
        if (fresh or now > kind.next_at) and (record.levelno >= logging.ERROR or self._line_rate.try_take()):
            self._write(record, kind, now)
        else:
            kind.record, kind.suppressed = record, kind.suppressed + 1
        if len(self._groups) > MAX_GROUPS:
            self._flush_group(self._groups.popitem(last=False)[1])

    def _write(self, record: logging.LogRecord, group: RecordGroup, now: float) -> None:
        if group.suppressed:
            record.again = group.suppressed
            record.exc_info = record.exc_text = None  # it was told the first time
            group.interval = min(MAX_INTERVAL, 2 * group.interval)
        group.record, group.suppressed, group.next_at = None, 0, now + group.interval
        super().emit(record)

    def _flush_group(self, group: RecordGroup) -> None:
        if group.record:
            self._write(group.record, group, time.monotonic())

    def close(self) -> None:
        """Tell what was only counted."""
        while self._groups:
            self._flush_group(self._groups.popitem(last=False)[1])
        super().close()


def _group_key(record: logging.LogRecord) -> tuple[object, ...]:
    """What makes two lines the same: of warnings, also the table."""
    table = getattr(record, "table", None) if record.levelno >= logging.WARNING else None
    raised = record.exc_info[0] if record.exc_info else None
    return (
        record.name,
        record.levelno,
        record.msg,
        getattr(record, "error", None),
        getattr(record, "bot", None),
        getattr(record, "duty", None),
        table,
        raised,
    )


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        # in ASCII: whatever stderr can write, and however a text is broken
        return json.dumps(line, default=str, separators=(",", ":"))


def begin() -> None:
    """Log from now on; what Python itself would write to standard error becomes a line, too."""
    logging.config.dictConfig(CONFIG)
    logging.raiseExceptions = False  # a line that cannot be written is no reason to write something else
    warnings.showwarning = _warned
    threading.excepthook = _thread_failed
    sys.unraisablehook = _ignored


def _warned(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Log a warning by its kind and place; its text may quote what people wrote."""
    log.warning("warning", extra={"error": f"{category.__name__} in {Path(filename).name}:{lineno}"})


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    if failed.exc_type is not SystemExit and failed.exc_value is not None:
        log.error("thread failed", exc_info=failed.exc_value)


def _ignored(failed: sys.UnraisableHookArgs) -> None:
    log.error("exception ignored", exc_info=failed.exc_value)


def table_tag(link: str) -> str:
    """A table in the logs: always the same word, from which nobody finds its link."""
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
