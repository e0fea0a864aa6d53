"""Waiting for conditions, with a limit."""

import time
from collections.abc import Callable
from typing import TypeVar

TIMEOUT = 300  # seconds; reached only by what hangs
POLL_INTERVAL = 0.02


T = TypeVar("T")


def eventually(condition: Callable[[], T]) -> T:
    """Calls a condition until its result is true, and returns the result."""
    deadline = time.monotonic() + TIMEOUT
    while not (result := condition()):
        assert time.monotonic() < deadline, f"still {result!r} after {TIMEOUT} seconds"
        time.sleep(POLL_INTERVAL)
    return result


def wait_past_midnight() -> None:
    """Waits until after midnight (UTC) if it is near, so that the day does not change during a test."""
    day, margin = 24 * 3600, TIMEOUT / 2
    eventually(lambda: time.time() % day < day - margin)
