"""Waiting for the thing itself: never for so many seconds, and never without end."""

import time
from collections.abc import Callable
from typing import TypeVar

TIMEOUT = 300  # seconds; only what hangs lets anybody wait so long
POLL_INTERVAL = 0.02


T = TypeVar("T")


def eventually(look: Callable[[], T]) -> T:
    """What is seen as soon as there is something to see."""
    given_up = time.monotonic() + TIMEOUT
    while not (seen := look()):
        assert time.monotonic() < given_up, f"still {seen!r} after {TIMEOUT} seconds"
        time.sleep(POLL_INTERVAL)
    return seen


def wait_past_midnight() -> None:
    """Wait until midnight is past, if it is near: what is looked at by day would change meanwhile."""
    day, near = 24 * 3600, TIMEOUT / 2
    eventually(lambda: time.time() % day < day - near)
