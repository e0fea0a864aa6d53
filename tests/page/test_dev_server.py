"""The development server: `npm run dev` with a proxy to a Tabiji server."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from pathlib import Path

import httpx

from tabiji.cli.hosting import serve

from ..server.clients import Server, SocketClient, free_port
from ..waiting import TIMEOUT, eventually

ROOT = Path(__file__).parents[2]


def test_the_page_in_the_making_has_the_tables_of_a_server(server: Server) -> None:
    """HTTP and sockets go through the proxy."""
    port = free_port()
    command = [sys.executable, "hatch_build.py", "npm", "run", "dev", "--", "--port", str(port), "--strictPort"]
    command += ["--host", "127.0.0.1"]
    served = {**os.environ, "TABIJI_SERVED": server.http}
    dev = subprocess.Popen(command, cwd=ROOT, env=served, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        through = object.__new__(Server)
        through.http, through.ws = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}"
        eventually(lambda: _answers(f"{through.http}/"))
        assert len(httpx.get(f"{through.http}/api/games", timeout=TIMEOUT).json()["games"]) == 2
        assert SocketClient(through, None, "no-such-table").read_until("error")["error"] == "unknown-table"
    finally:
        os.killpg(dev.pid, 15)
        dev.wait()


def test_without_a_word_it_is_the_server_that_tabiji_serve_starts() -> None:
    port = inspect.signature(serve).parameters["port"].default
    assert f"http://127.0.0.1:{port}'" in (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, timeout=TIMEOUT).is_success
    except httpx.TransportError:
        return False
