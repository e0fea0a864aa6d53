"""A server whose memory a test can reach, on a real socket."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from fastapi import FastAPI

from tabiji.server import serve

from .clients import Server


@contextmanager
def serve_in_process(app: FastAPI, config: uvicorn.Config) -> Iterator[Server]:
    """Serve in a thread of this process."""
    listener = serve._listener("127.0.0.1", 0)
    running = serve.Server(config, app)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
    thread.start()
    outside = object.__new__(Server)
    outside.port = listener.getsockname()[1]
    outside.http, outside.ws = f"http://localhost:{outside.port}", f"ws://localhost:{outside.port}"
    try:
        assert outside.health() == "ok"  # it is up: one that is stopped before that never begins
        yield outside
    finally:
        running.should_exit = True
        thread.join()
