"""Benchmark of the server under attack: honest players' latency beside floods, and memory after attacks on it.

Loopback only, bounded.

python -m bench.floods [--seconds 8] [--source src]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop

from .server import COOKIE_NAME, SEATS, Process, Socket, Table, connect, percentile

HONEST, FLOODER = "192.0.2.1", "198.51.100.1"
TABLES, PAUSE = 4, 0.05  # of honest players; seconds between two moves
SOCKETS, RATE = 100, 43  # of the flooder; frames a second on each
RECOVERY = 60.0  # seconds in which memory must be freed
MEGABYTE = 2**20
PRESENCE = b'{"type":"away","away":true}', b'{"type":"away","away":false}'
FLOODS: dict[str, list[bytes]] = {
    "look": list(PRESENCE),
    "malformed": [b"{}"],
    "talk": [b'{"type":"chat","text":"hello"}'],
    "undo": [b'{"type":"undo","number":1}'],
}


class Visitor:
    """A client at an address, with a cookie."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.http = httpx.Client(
            base_url=f"http://localhost:{port}", headers={"X-Forwarded-For": address}, timeout=RECOVERY
        )
        self.post("/api/session")
        self.cookie = self.http.cookies[COOKIE_NAME]

    def post(self, path: str, **form: Any) -> Any:
        """Sends a request that must succeed; returns its answer."""
        return self.http.post(path, json=form).raise_for_status().json()

    def make_table(self, kinds: list[str]) -> str:
        """Creates a table with this client at all seats that are not bots'; returns its link."""
        seats = [{"kind": kind} if kind == "person" else {"kind": "bot", "bot": kind} for kind in kinds]
        link: str = self.post("/api/tables", game="tokaido", name="Ann", seats=seats)["table"]["id"]
        return link

    async def sit(self, link: str, seat: int, on_message: Callable[[bytes], None] = lambda _: None) -> Socket:
        """Returns a socket at a seat."""
        return await connect(self.port, f"/api/tables/{link}/socket?seat={seat}", self.cookie, on_message, self.address)


# ---------------------------------------------------------------- floods


async def flood(port: int, kind: str, rate: float, seconds: float) -> None:
    """Sends frames of a kind on many sockets of one address, no faster than they are received."""
    visitor = Visitor(port, FLOODER)
    links = [visitor.make_table(["person"] * 5) for _ in range(SOCKETS // 20)]
    sockets = [await visitor.sit(link, seat) for link in links for seat in range(5) for _ in range(4)]
    print("open", flush=True)
    frames, end, sent = FLOODS[kind], time.monotonic() + seconds, 0
    while (now := time.monotonic()) < end:
        for number, socket in enumerate(sockets):
            if not socket.transport.is_closing() and socket.transport.get_write_buffer_size() == 0:
                socket.send(frames[(sent + number) % len(frames)])
        sent += 1
        await asyncio.sleep(max(0, now + 1 / rate - time.monotonic()))


async def move_fast(port: int, seconds: float) -> None:
    """Moves at many tables as soon as the last move has been sent to all."""
    visitor = Visitor(port, FLOODER)
    tables = [Table(visitor.make_table(["person"] * SEATS), []) for _ in range(SOCKETS // SEATS)]
    for table in tables:
        await sit_down(visitor, table)
    print("open", flush=True)
    rng, end = random.Random(2), time.monotonic() + seconds
    while time.monotonic() < end:
        for table in tables:
            table.move(rng)
        await asyncio.sleep(0.001)


async def sit_down(visitor: Visitor, table: Table) -> None:
    """Connects all players of a table."""
    for seat in range(SEATS):
        table.sockets.append(await visitor.sit(table.link, seat, lambda data, seat=seat: table.on_message(seat, data)))


async def play(port: int, seconds: float) -> list[float]:
    """Plays honest tables; returns the latency of each move at each of its four sockets."""
    latencies: list[float] = []
    visitor, rng = Visitor(port, HONEST), random.Random(1)
    tables = [Table(visitor.make_table(["person"] * SEATS), latencies) for _ in range(TABLES)]
    for table in tables:
        await sit_down(visitor, table)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for table in tables:
            table.move(rng)
            await asyncio.sleep(PAUSE / TABLES)
    waiting = [time.perf_counter() - table.sent for table in tables if table.waiting and table.sent]
    for table in tables:
        for socket in table.sockets:
            socket.transport.close()
    return latencies + waiting or [seconds]


# ---------------------------------------------------------------- memory


async def toggle_levels(port: int) -> list[Socket]:
    """200 sockets that do not read, at a table whose bot's level changes 900 times before and 60 times after."""
    visitor = Visitor(port, FLOODER)
    link = visitor.make_table(["person"] * 4 + ["pilgrim"])
    sockets: list[Socket] = []
    for number in range(960):
        level = ("wanderer", "pilgrim")[number % 2]
        await asyncio.to_thread(visitor.http.post, f"/api/tables/{link}/seats/4/bot", json={"bot": level})
        while number == 900 and len(sockets) < 200:
            sockets.append(await visitor.sit(link, len(sockets) % 4))
            sockets[-1].transport.pause_reading()
    return sockets


async def add_devices(port: int) -> list[Socket]:
    """300 devices at one seat."""
    visitor = Visitor(port, FLOODER)
    link = visitor.make_table(["person", "person"])
    for _ in range(300):
        secret = visitor.post(f"/api/tables/{link}/seats/0/link")["links"]["0"]
        other = Visitor(port, FLOODER)
        other.http.post(f"/api/tables/{link}/seats/0/claim", json={"link": secret})
    return []


async def send_blocks(port: int) -> list[Socket]:
    """200 sockets on which blocks of empty frames and pings are sent."""
    visitor = Visitor(port, FLOODER)
    links = [visitor.make_table(["person"] * 5) for _ in range(2)]
    sockets = [await visitor.sit(links[number % 2], number // 2 % 5) for number in range(200)]
    for number, socket in enumerate(sockets):
        socket.transport.write(bytes([(0x81, 0x89)[number % 2], 0x80, 0, 0, 0, 0]) * 40_000)
    await asyncio.sleep(20)
    return sockets


async def pipeline_requests(port: int) -> list[Socket]:
    """Thousands of pipelined requests."""
    writers = []
    for _ in range(100):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 4000)
        writers.append(writer)
    await asyncio.sleep(10)
    for writer in writers:
        writer.transport.abort()
    return []


GROWTH = toggle_levels, add_devices, send_blocks, pipeline_requests


async def measure_growth(server: Process, attack: Callable[[int], Any]) -> str:
    """Returns the memory before an attack, its maximum, and the memory after its sockets are closed."""
    await play(server.port, 2)  # with what the first tables load
    before = largest = server.memory()
    attacking = asyncio.create_task(attack(server.port))
    while not attacking.done():
        largest = max(largest, server.memory())
        await asyncio.sleep(0.05)
    for socket in attacking.result():
        socket.transport.abort()
    started = time.monotonic()
    while (after := server.memory()) > before + 10 * MEGABYTE and time.monotonic() - started < RECOVERY:
        await asyncio.sleep(0.2)
    before_mib, largest_mib, after_mib = (each / MEGABYTE for each in (before, largest, after))
    took = time.monotonic() - started
    change = f"{after_mib:.0f} ({after_mib - before_mib:+.0f})"
    return f"{before_mib:.0f} MiB, at most {largest_mib:.0f}, then {change} after {took:.0f} s"


# ---------------------------------------------------------------- all of it


@contextmanager
def serving(source: str) -> Iterator[Process]:
    """Yields a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        run = f"import sys; sys.path.insert(0, {source!r}); from tabiji.cli import main; main()"
        server = Process("-c", run, "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db")
        try:
            yield server
        finally:
            server.stop()


async def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--source", default=str(Path(__file__).parents[1] / "src"))
    parser.add_argument("--flood", nargs=3, metavar=("PORT", "KIND", "RATE"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    seconds = min(arguments.seconds, 60)
    if arguments.flood:
        port, kind, rate = int(arguments.flood[0]), arguments.flood[1], float(arguments.flood[2])
        await (move_fast(port, seconds) if kind == "moves" else flood(port, kind, rate, seconds))
        return
    print(f"{os.cpu_count()} cores; load before: {os.getloadavg()[0]:.1f}", flush=True)
    floods = [("look", RATE), *((kind, 1000) for kind in FLOODS), ("moves", 0)]
    for kind, rate in floods:
        with serving(arguments.source) as server, ExitStack() as ended:
            calm = await play(server.port, seconds)
            command = [sys.executable, "-m", "bench.floods", "--seconds", str(3 * seconds + 20)]
            flooding = subprocess.Popen(
                [*command, "--flood", str(server.port), kind, str(rate)], stdout=subprocess.PIPE, text=True
            )
            ended.callback(flooding.wait)
            ended.callback(flooding.kill)
            assert flooding.stdout
            assert flooding.stdout.readline() == "open\n"
            used = server.seconds()
            started = time.monotonic()
            beside = await play(server.port, seconds)
            busy = (server.seconds() - used) / (time.monotonic() - started)
        print(f"{kind}, {SOCKETS * rate or 'as many as there can be'} frames/s, {busy:.0%} of a core", flush=True)
        for what, latencies in (("without", calm), ("beside it", beside)):
            half, most, worst = (percentile(latencies, part) * 1e3 for part in (0.5, 0.99, 1))
            quantiles = f"half within {half:.1f} ms, 99 of 100 {most:.0f}, worst {worst:.0f}"
            print(f"  {what}: {len(latencies)} updates, {quantiles}")
        print(f"  the worst is {max(beside) / max(calm):.1f} times that without", flush=True)
    for attack in GROWTH:
        with serving(arguments.source) as server:
            print(f"{attack.__doc__} {await measure_growth(server, attack)}", flush=True)


if __name__ == "__main__":
    uvloop.run(main())
