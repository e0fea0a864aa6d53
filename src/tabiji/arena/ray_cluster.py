"""Playing a contest on a Ray cluster."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import islice
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

from ..compile.batch import IntArray
from ..core.errors import BadOptions
from .contest import Contest
from .play import DealRecord, has_compiled_form, play_spec

DEALS_PER_TASK = 100  # deals a task
CONNECT_TIMEOUT = 5  # seconds to reach a cluster


def play_on_cluster(entry: Contest, deals: IntArray, address: str) -> Iterator[DealRecord]:
    """Play some deals of a contest on all cores of a cluster, in any order."""
    ray = connect_to_ray(address)
    play_some = ray.remote(play_spec)
    size = DEALS_PER_TASK if has_compiled_form(entry) else 1
    tasks = (deals[first : first + size].tolist() for first in range(0, len(deals), size))
    most = 2 * int(ray.cluster_resources()["CPU"])
    playing: list[Any] = []
    try:
        while more := playing + [play_some.remote(entry.spec, some) for some in islice(tasks, most - len(playing))]:
            (done, *_), playing = ray.wait(more)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # as if it had happened here
    finally:
        ray.shutdown()


def connect_to_ray(address: str) -> Any:
    """Ray, connected to a cluster."""
    if not address:  # Ray would start one
        raise BadOptions("There is no Ray cluster at ''.")
    try:
        import ray
    except ImportError:
        raise BadOptions("Ray is not installed: pip install 'tabiji[ray]' brings it.") from None
    try:
        there = urlsplit(address if "//" in address else f"//{address}")
        if there.port:
            create_connection((there.hostname, there.port), CONNECT_TIMEOUT).close()  # Ray itself would try for minutes
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError):
        raise BadOptions(f"There is no Ray cluster at '{address}'.") from None
    return ray
