"""Prometheus metrics."""

import logging
import sys
from typing import Any

from prometheus_client import Counter, Gauge, Histogram, start_http_server

log = logging.getLogger(__name__)

SOCKETS = Gauge("tabiji_sockets", "Sockets that are connected")
TABLES = Gauge("tabiji_tables", "Tables in memory")
MOVES = Counter("tabiji_moves", "Moves written to the log", ["game", "by"])
BOT_FAULTS = Counter("tabiji_bot_faults", "Moves that bots lost to a pilgrim", ["bot"])
REFUSALS = Counter("tabiji_refused", "Requests and messages that changed nothing", ["error"])
MOVE_SECONDS = Histogram(
    "tabiji_move_seconds",
    "From an answer to its update on the way",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)


def publish(port: int) -> None:
    """Serves Prometheus metrics on a local port; failed requests are logged."""
    server, _ = start_http_server(port, "127.0.0.1")
    server.handle_error = _log_failed_request  # type: ignore[method-assign, assignment]


def _log_failed_request(request: Any, address: Any) -> None:
    """Logs a failed request instead of the library's traceback."""
    log.info("metrics request failed", extra={"error": type(sys.exception()).__name__})
