"""Waiting for the thing itself: never for so many seconds, and never without end."""

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 300  # seconds; only what hangs lets anybody wait so long
PAUSE = 0.02


T = TypeVar("T")


def eventually(look: Callable[[], T]) -> T:
    """What is seen as soon as there is something to see."""
    given_up = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < given_up, f"still {seen!r} after {PATIENCE} seconds"
        time.sleep(PAUSE)
    return seen


def a_day_that_lasts() -> None:
    """Wait until midnight is past, if it is near: what is looked at by day would change meanwhile."""
    day, near = 24 * 3600, PATIENCE / 2
    eventually(lambda: time.time() % day < day - near)
