"""What must wait, done in a thread of its own: where a browser is open, a loop is already running."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_in_thread(waiting: Coroutine[Any, Any, T]) -> T:
    """What a coroutine comes to."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, waiting).result()
