"""Structured logs: one JSON object a line. No secret, no link, no name ever stands in them."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

from .identity import hashed

FIELDS = ("table", "error", "seat", "origin", "count", "signal", "address", "bot")


class Lines(logging.Formatter):
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
        return msgspec.json.encode(line).decode()


def table_tag(link: str) -> str:
    """A table in the logs: always the same word, from which nobody finds its link."""
    return hashed(link)[:10]


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": Lines}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["lines"], "level": "WARNING"},
    "loggers": {
        "tabiji": {"level": "INFO"},
        "uvicorn": {"level": "WARNING"},
        "uvicorn.access": {"level": "CRITICAL"},  # paths hold the links of tables
    },
}
