"""Plays contests and simulations on a Ray cluster."""

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

DEALS_PER_TASK = 100
CONNECT_TIMEOUT = 5  # seconds


def play_on_cluster(contest: Contest, deals: IntArray, address: str) -> Iterator[DealRecord]:
    """Yields the deals of a contest as the cores of a cluster finish them."""
    ray = connect_to_ray(address)
    remote_play = ray.remote(play_spec)
    size = DEALS_PER_TASK if has_compiled_form(contest) else 1
    tasks = (deals[first : first + size].tolist() for first in range(0, len(deals), size))
    max_pending = 2 * int(ray.cluster_resources()["CPU"])
    pending: list[Any] = []
    try:
        while more := pending + [
            remote_play.remote(contest.spec, part) for part in islice(tasks, max_pending - len(pending))
        ]:
            (done, *_), pending = ray.wait(more)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # the error of the task itself
    finally:
        ray.shutdown()


def connect_to_ray(address: str) -> Any:
    """Returns Ray, connected to a cluster."""
    if not address:  # Ray would start a cluster
        raise BadOptions("There is no Ray cluster at ''.")
    try:
        import ray
    except ImportError:
        raise BadOptions("Ray is not installed: pip install 'tabiji[ray]' brings it.") from None
    try:
        url = urlsplit(address if "//" in address else f"//{address}")
        if url.port:
            create_connection((url.hostname, url.port), CONNECT_TIMEOUT).close()  # Ray itself would try for minutes
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError):
        raise BadOptions(f"There is no Ray cluster at '{address}'.") from None
    return ray
