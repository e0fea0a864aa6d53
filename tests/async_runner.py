"""Running coroutines where an event loop is already running, as beside an open browser."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_in_thread(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in a thread of its own and returns its result."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
