"""Benchmark of the table server: sockets, moves, memory, lists. Loopback only, bounded in count and time.

python bench/server.py [--tables 500] [--seconds 10] [--rate 200]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import re
import secrets
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from sqlalchemy import insert

from tabiji.core.match import Match
from tabiji.games import GAMES, load_game
from tabiji.server.db import tables as schema
from tabiji.server.db.connection import database_url
from tabiji.server.db.rows import MoveRow
from tabiji.server.db.storage import Storage
from tabiji.server.edge.identity import COOKIE_NAME
from tabiji.server.edge.tokens import hash_secret, new_secret
from tabiji.server.http.models import SeatSetup, TableSetup
from tabiji.server.table.lobby import build_table
from tabiji.server.table.replay import replay

SEATS = 4
STORED = 10_000
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")

ECHO = """
import socket, uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
app = FastAPI()
@app.websocket("/echo")
async def echo(websocket: WebSocket):
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        pass
listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
print(f"http://localhost:{listener.getsockname()[1]}/", flush=True)
config = uvicorn.Config(app, log_level="error", ws_per_message_deflate=False)
uvicorn.Server(config).run(sockets=[listener])
"""


class Choice(msgspec.Struct):
    """The fields of a choice that the benchmark reads."""

    id: int


class View(msgspec.Struct):
    """The fields of a view that the benchmark reads."""

    choices: list[Choice]


class Message(msgspec.Struct):
    """The fields of a message that the benchmark reads."""

    type: str
    number: int = 0
    view: View | None = None


decode = msgspec.json.Decoder(Message).decode


class Process:
    """A server process, whose processor time and memory are read from /proc."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found
        self.port = int(found[1])

    def seconds(self) -> float:
        """Returns the processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Returns its resident memory in bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        """Stops it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Socket(asyncio.Protocol):
    """A minimal WebSocket client, cheap enough that the server is measured."""

    def __init__(self, path: str, cookie: str, on_message: Callable[[bytes], None], address: str) -> None:
        self.path, self.cookie, self.on_message, self.address = path, cookie, on_message, address
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {COOKIE_NAME}={self.cookie}\r\n"
            f"X-Forwarded-For: {self.address}\r\n\r\n".encode()
        )

    def send(self, message: bytes, kind: int = 0x81) -> None:
        """Sends a short message."""
        assert len(message) < 126
        self.transport.write(bytes([kind, 0x80 | len(message)]) + bytes(4) + message)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionRefusedError(bytes(self.buffer).decode()))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while len(self.buffer) >= 2:
            size, head = self.buffer[1] & 127, 2
            if size == 126 and len(self.buffer) >= 4:
                size, head = struct.unpack(">H", self.buffer[2:4])[0], 4
            elif size >= 126:
                return
            if len(self.buffer) < head + size:
                return
            kind, message = self.buffer[0] & 15, bytes(self.buffer[head : head + size])
            del self.buffer[: head + size]
            if kind == 1:
                self.on_message(message)
            elif kind == 9:  # a ping must be answered
                self.send(message, 0x8A)


async def connect(
    port: int, path: str, cookie: str, on_message: Callable[[bytes], None], address: str = "127.0.0.1"
) -> Socket:
    """Returns a connected socket from an address, as forwarded by a proxy."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, cookie, on_message, address), "127.0.0.1", port)
    await socket.open
    return socket


class Table:
    """A table with four players and their sockets."""

    def __init__(self, link: str, latencies: list[float]) -> None:
        self.link, self.latencies = link, latencies
        self.sockets: list[Socket] = []
        self.updates: list[Message | None] = [None] * SEATS
        self.sent = 0.0
        self.waiting = SEATS

    async def sit_down(self, port: int, cookie: str) -> None:
        """Connects all players."""
        for seat in range(SEATS):
            path = f"/api/tables/{self.link}/socket?seat={seat}"
            self.sockets.append(await connect(port, path, cookie, lambda data, seat=seat: self.on_message(seat, data)))

    def on_message(self, seat: int, data: bytes) -> None:
        """Records an update and its latency."""
        update = decode(data)
        if update.type == "game":
            self.updates[seat] = update
            self.waiting -= 1
            if self.sent:
                self.latencies.append(time.perf_counter() - self.sent)

    def move(self, rng: random.Random) -> bool:
        """Makes a random move if all players have received the last one; returns whether it was made."""
        if self.waiting:
            return False
        for seat, update in enumerate(self.updates):
            if update and update.view and update.view.choices:
                choice = rng.choice(update.view.choices).id
                self.waiting, self.sent = SEATS, time.perf_counter()
                self.sockets[seat].send(b'{"type":"move","number":%d,"choice":%d}' % (update.number + 1, choice))
                return True
        return False


def percentile(values: list[float], part: float) -> float:
    """Returns a quantile of values."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def store(database: str, count: int, cookie: str) -> list[str]:
    """Stores tables of four players with one cookie, and many in the lobby; returns the links of the former."""
    storage = Storage(database_url(database))
    await storage.migrate()
    links = []
    setup = TableSetup(game="tokaido", name="Ann", seats=[SeatSetup(kind="person")] * SEATS)
    for _ in range(count):
        built, _ = build_table(setup, hash_secret(cookie))
        await storage.create_table(built.table, built.seats, built.holders)
        links.append(built.table.id)
    waiting = []
    for number in range(STORED):
        setup = TableSetup(game="tokaido", name=f"Host {number}", seats=[SeatSetup(kind="open")] * 4, visibility="open")
        waiting.append(build_table(setup, hash_secret(new_secret()))[0])
    async with storage.engine.begin() as connection:
        await connection.execute(insert(schema.tables), [_row(each.table) for each in waiting])
        await connection.execute(
            insert(schema.seats), [{"table": each.table.id, **_row(seat)} for each in waiting for seat in each.seats]
        )
    await storage.close()
    return links


def _row(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


async def measure_echo(count: int, seconds: float, rate: float) -> tuple[float, float, float, float]:
    """Measures a bare echo of the framework: p50 and p99 of a message, its processor time, the memory of a socket."""
    server = Process("-c", ECHO)
    latencies: list[float] = []
    sent: list[float] = [0.0] * count

    def record(number: int) -> Callable[[bytes], None]:
        return lambda _: latencies.append(time.perf_counter() - sent[number])

    before = server.memory()
    clients = [await connect(server.port, "/echo", "", record(number)) for number in range(count)]
    memory = (server.memory() - before) / count
    used, end = server.seconds(), time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < end:
        sent[number % count] = time.perf_counter()
        clients[number % count].send(b'{"type":"move","number":17,"choice":42}')
        number += 1
        await asyncio.sleep(max(0, end - seconds + number / rate - time.perf_counter()))
    cost = (server.seconds() - used) / number
    for client in clients:
        client.transport.close()
    server.stop()
    return percentile(latencies, 0.5), percentile(latencies, 0.99), cost, memory


async def play(server: Process, links: list[str], cookie: str, seconds: float, rate: float) -> dict[str, float]:
    """Moves at many tables; returns the latencies of the updates, and the processor time and memory."""
    latencies: list[float] = []
    tables = [Table(link, latencies) for link in links]
    rng = random.Random(1)
    first = len(tables) // 5
    for table in tables[:first]:
        await table.sit_down(server.port, cookie)
    before = server.memory()  # with what the first tables load
    for table in tables[first:]:
        await table.sit_down(server.port, cookie)
    while any(table.waiting for table in tables):
        await asyncio.sleep(0.01)
    memory = (server.memory() - before) / (len(tables) - first)
    for table in tables[:50]:  # warm-up
        table.move(rng)
        await asyncio.sleep(0.01)
    while any(table.waiting for table in tables):
        await asyncio.sleep(0.01)
    latencies.clear()
    used, started = server.seconds(), time.perf_counter()
    moved = skipped = number = 0
    while time.perf_counter() < started + seconds:
        if tables[number % len(tables)].move(rng):
            moved += 1
        else:
            skipped += 1
        number += 1
        await asyncio.sleep(max(0, started + number / rate - time.perf_counter()))
    spent = time.perf_counter() - started
    cost = (server.seconds() - used) / moved
    while any(table.waiting for table in tables):
        await asyncio.sleep(0.01)
    return {
        "moves": moved,
        "skipped": skipped,
        "rate": moved / spent,
        "p50": percentile(latencies, 0.5),
        "p99": percentile(latencies, 0.99),
        "most": max(latencies),
        "cost": cost,
        "memory": memory,
    }


def measure_lists(port: int) -> dict[str, float]:
    """Returns the median time of each kind of list of the stored tables."""
    with httpx.Client(base_url=f"http://localhost:{port}") as client:
        medians = {}
        for what, query in (("listed", {}), ("searched", {"search": "host 77"}), ("found none", {"search": "nobody"})):
            times = []
            for _ in range(50):
                started = time.perf_counter()
                assert client.get("/api/lobby", params=query).is_success
                times.append(time.perf_counter() - started)
            medians[what] = statistics.median(times)
        return medians


def longest_game(game: str) -> tuple[int, float]:
    """Returns the length of the longest of some games of five, and the time to replay its log."""
    spec, rng = load_game(game), random.Random(2)
    logs = []
    for _ in range(20):
        setup = TableSetup(game=game, name="Ann", seats=[SeatSetup(kind="person")] * 5)
        table = build_table(setup, "")[0].table
        match = Match(spec, spec.parse_options(table.options), table.seed)
        log: list[MoveRow] = []
        while not match.over:
            move = MoveRow(len(log) + 1, match.seat, rng.choice(match.legal_moves()), secrets.randbits(62), 0, "bot")
            match.play(move.action or 0, entropy=move.entropy)
            log.append(move)
        logs.append((table, log))
    table, log = max(logs, key=lambda each: len(each[1]))
    started = time.perf_counter()
    replay(table, log)
    return len(log), time.perf_counter() - started


async def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=200)
    arguments = parser.parse_args()
    tables, seconds = min(arguments.tables, 2000), min(arguments.seconds, 60)
    sockets = tables * SEATS
    print(f"{os.cpu_count()} cores; load before: {os.getloadavg()[0]:.1f}")
    for game in GAMES:
        moves, taken = longest_game(game)
        print(f"loading the longest of 20 games of {game}, {moves} moves: {taken * 1e3:.1f} ms")
    echo50, echo99, echo_cost, echo_memory = await measure_echo(sockets, seconds / 2, arguments.rate)
    print(
        f"bare echo, {sockets} sockets, {arguments.rate:.0f} messages/s: p50 {echo50 * 1e3:.2f} ms, "
        f"p99 {echo99 * 1e3:.2f} ms, {echo_cost * 1e6:.0f} µs a message, {echo_memory / 1e3:.0f} kB a socket"
    )
    with tempfile.TemporaryDirectory() as folder:
        database, cookie = f"sqlite:///{folder}/tables.db", new_secret()
        links = await store(database, tables, cookie)
        run = "from tabiji.cli import main; main()"
        server = Process(
            "-c", run, "serve", "--port", "0", "--database", database, "--people-per-address", str(sockets)
        )
        for what, taken in measure_lists(server.port).items():
            print(f"{STORED} stored tables {what}: {taken * 1e3:.1f} ms")
        result = await play(server, links, cookie, seconds, arguments.rate)
        server.stop()
    print(
        f"{sockets} sockets at {tables} live tables, {result['rate']:.0f} moves/s ({result['skipped']:.0f} skipped): "
        f"p50 {result['p50'] * 1e3:.1f} ms, p99 {result['p99'] * 1e3:.1f} ms, most {result['most'] * 1e3:.1f} ms "
        "from a move sent to its update received by each of four"
    )
    print(
        f"memory: {result['memory'] / 1e3:.0f} kB a table with its {SEATS} sockets, "
        f"{(result['memory'] - echo_memory * SEATS) / 1e3:.0f} kB without what bare sockets take"
    )
    print(
        f"a move costs {result['cost'] * 1e6:.0f} µs of the server, {result['cost'] / echo_cost:.1f} bare echoes "
        f"({result['cost'] / (echo_cost * SEATS):.1f} for each of its {SEATS} messages)"
    )


if __name__ == "__main__":
    uvloop.run(main())
