"""How the table server does: sockets, moves, memory, lists. Loopback only, bounded in count and time.

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
    """What the bench reads of a choice."""

    id: int


class View(msgspec.Struct):
    """What the bench reads of a view."""

    choices: list[Choice]


class Heard(msgspec.Struct):
    """What the bench reads of a message."""

    type: str
    number: int = 0
    view: View | None = None


decode = msgspec.json.Decoder(Heard).decode


class Process:
    """A server of its own, whose time and memory are read from outside."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found
        self.port = int(found[1])

    def seconds(self) -> float:
        """The processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """The bytes it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Wire(asyncio.Protocol):
    """A bare socket of a client: as cheap as can be, so that the server is measured."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None], address: str) -> None:
        self.path, self.cookie, self.heard, self.address = path, cookie, heard, address
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
        """Send a short message."""
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
                self.heard(message)
            elif kind == 9:  # whoever does not answer a ping is hung up on
                self.send(message, 0x8A)


async def connect(
    port: int, path: str, cookie: str, heard: Callable[[bytes], None], address: str = "127.0.0.1"
) -> Wire:
    """A client that is connected, as a proxy on this machine lets somebody in from an address."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, cookie, heard, address), "127.0.0.1", port)
    await wire.open
    return wire


class Table:
    """A table with four people, seen from outside."""

    def __init__(self, link: str, taken: list[float]) -> None:
        self.link, self.taken = link, taken
        self.wires: list[Wire] = []
        self.updates: list[Heard | None] = [None] * SEATS
        self.sent = 0.0
        self.waiting = SEATS

    async def sit_down(self, port: int, cookie: str) -> None:
        """Connect everybody."""
        for seat in range(SEATS):
            path = f"/api/tables/{self.link}/socket?seat={seat}"
            self.wires.append(await connect(port, path, cookie, lambda data, seat=seat: self.hear(seat, data)))

    def hear(self, seat: int, data: bytes) -> None:
        """Somebody hears something."""
        update = decode(data)
        if update.type == "game":
            self.updates[seat] = update
            self.waiting -= 1
            if self.sent:
                self.taken.append(time.perf_counter() - self.sent)

    def move(self, chance: random.Random) -> bool:
        """Whoever's turn it is moves, if everybody has heard the last move."""
        if self.waiting:
            return False
        for seat, update in enumerate(self.updates):
            if update and update.view and update.view.choices:
                choice = chance.choice(update.view.choices).id
                self.waiting, self.sent = SEATS, time.perf_counter()
                self.wires[seat].send(b'{"type":"move","number":%d,"choice":%d}' % (update.number + 1, choice))
                return True
        return False


def percentile(values: list[float], part: float) -> float:
    """So much of the values is below."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


async def store(database: str, count: int, cookie: str) -> list[str]:
    """Tables of four people who are all one browser, and then many that wait in the lobby."""
    storage = Storage(database_url(database))
    await storage.migrate()
    links = []
    wish = TableSetup(game="tokaido", name="Ann", seats=[SeatSetup(kind="person")] * SEATS)
    for _ in range(count):
        kept, _ = build_table(wish, hash_secret(cookie))
        await storage.create_table(kept.table, kept.seats, kept.holders)
        links.append(kept.table.id)
    waiting = []
    for number in range(STORED):
        wish = TableSetup(game="tokaido", name=f"Host {number}", seats=[SeatSetup(kind="open")] * 4, visibility="open")
        waiting.append(build_table(wish, hash_secret(new_secret()))[0])
    async with storage.engine.begin() as connection:
        await connection.execute(insert(schema.tables), [_row(k.table) for k in waiting])
        await connection.execute(
            insert(schema.seats), [{"table": k.table.id, **_row(seat)} for k in waiting for seat in k.seats]
        )
    await storage.close()
    return links


def _row(stored: Any) -> dict[str, Any]:
    return {name: getattr(stored, name) for name in stored.__dataclass_fields__}


async def echoes(count: int, seconds: float, rate: float) -> tuple[float, float, float, float]:
    """The bare echo of the framework: p50 and p99 of a message, processor time for it, memory for a socket."""
    server = Process("-c", ECHO)
    taken: list[float] = []
    sent: list[float] = [0.0] * count

    def hear(number: int) -> Callable[[bytes], None]:
        return lambda _: taken.append(time.perf_counter() - sent[number])

    before = server.memory()
    wires = [await connect(server.port, "/echo", "", hear(number)) for number in range(count)]
    memory = (server.memory() - before) / count
    used, end = server.seconds(), time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < end:
        sent[number % count] = time.perf_counter()
        wires[number % count].send(b'{"type":"move","number":17,"choice":42}')
        number += 1
        await asyncio.sleep(max(0, end - seconds + number / rate - time.perf_counter()))
    cost = (server.seconds() - used) / number
    for wire in wires:
        wire.transport.close()
    server.stop()
    return percentile(taken, 0.5), percentile(taken, 0.99), cost, memory


async def play(server: Process, links: list[str], cookie: str, seconds: float, rate: float) -> dict[str, float]:
    """People move at many tables: how long until the updates arrive, and what it cost."""
    taken: list[float] = []
    tables = [Table(link, taken) for link in links]
    chance = random.Random(1)
    first = len(tables) // 5
    for table in tables[:first]:
        await table.sit_down(server.port, cookie)
    before = server.memory()  # with all that any table needs
    for table in tables[first:]:
        await table.sit_down(server.port, cookie)
    while any(table.waiting for table in tables):
        await asyncio.sleep(0.01)
    memory = (server.memory() - before) / (len(tables) - first)
    for table in tables[:50]:  # the first moves warm it up
        table.move(chance)
        await asyncio.sleep(0.01)
    while any(table.waiting for table in tables):
        await asyncio.sleep(0.01)
    taken.clear()
    used, began = server.seconds(), time.perf_counter()
    made = late = number = 0
    while time.perf_counter() < began + seconds:
        if tables[number % len(tables)].move(chance):
            made += 1
        else:
            late += 1
        number += 1
        await asyncio.sleep(max(0, began + number / rate - time.perf_counter()))
    spent = time.perf_counter() - began
    cost = (server.seconds() - used) / made
    while any(table.waiting for table in tables):
        await asyncio.sleep(0.01)
    return {
        "moves": made,
        "skipped": late,
        "rate": made / spent,
        "p50": percentile(taken, 0.5),
        "p99": percentile(taken, 0.99),
        "most": max(taken),
        "cost": cost,
        "memory": memory,
    }


def lists(port: int) -> dict[str, float]:
    """How long a list of the stored tables takes."""
    with httpx.Client(base_url=f"http://localhost:{port}") as client:
        taken = {}
        for what, query in (("listed", {}), ("searched", {"search": "host 77"}), ("found none", {"search": "nobody"})):
            times = []
            for _ in range(50):
                began = time.perf_counter()
                assert client.get("/api/lobby", params=query).is_success
                times.append(time.perf_counter() - began)
            taken[what] = statistics.median(times)
        return taken


def longest_game(game: str) -> tuple[int, float]:
    """The longest of some games of five, and how long its log takes to replay."""
    description, chance = load_game(game), random.Random(2)
    logs = []
    for _ in range(20):
        wish = TableSetup(game=game, name="Ann", seats=[SeatSetup(kind="person")] * 5)
        table = build_table(wish, "")[0].table
        journey = Match(description, description.parse_options(table.options), table.seed)
        log: list[MoveRow] = []
        while not journey.over:
            move = MoveRow(
                len(log) + 1, journey.seat, chance.choice(journey.legal_moves()), secrets.randbits(62), 0, "bot"
            )
            journey.play(move.action or 0, entropy=move.entropy)
            log.append(move)
        logs.append((table, log))
    table, log = max(logs, key=lambda each: len(each[1]))
    began = time.perf_counter()
    replay(table, log)
    return len(log), time.perf_counter() - began


async def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=200)
    wanted = parser.parse_args()
    tables, seconds = min(wanted.tables, 2000), min(wanted.seconds, 60)
    sockets = tables * SEATS
    print(f"{os.cpu_count()} cores; {os.getloadavg()[0]:.1f} others wanted one before this began")
    for game in GAMES:
        moves, taken = longest_game(game)
        print(f"loading the longest of 20 games of {game}, {moves} moves: {taken * 1e3:.1f} ms")
    echo50, echo99, echo_cost, echo_memory = await echoes(sockets, seconds / 2, wanted.rate)
    print(
        f"bare echo, {sockets} sockets, {wanted.rate:.0f} messages/s: p50 {echo50 * 1e3:.2f} ms, "
        f"p99 {echo99 * 1e3:.2f} ms, {echo_cost * 1e6:.0f} µs a message, {echo_memory / 1e3:.0f} kB a socket"
    )
    with tempfile.TemporaryDirectory() as folder:
        database, cookie = f"sqlite:///{folder}/tables.db", new_secret()
        links = await store(database, tables, cookie)
        run = "from tabiji.cli import main; main()"
        server = Process(
            "-c", run, "serve", "--port", "0", "--database", database, "--people-per-address", str(sockets)
        )
        for what, taken in lists(server.port).items():
            print(f"{STORED} stored tables {what}: {taken * 1e3:.1f} ms")
        got = await play(server, links, cookie, seconds, wanted.rate)
        server.stop()
    print(
        f"{sockets} sockets at {tables} live tables, {got['rate']:.0f} moves/s ({got['skipped']:.0f} skipped): "
        f"p50 {got['p50'] * 1e3:.1f} ms, p99 {got['p99'] * 1e3:.1f} ms, most {got['most'] * 1e3:.1f} ms "
        "from a move sent to its update received by each of four"
    )
    print(
        f"memory: {got['memory'] / 1e3:.0f} kB a table with its {SEATS} sockets, "
        f"{(got['memory'] - echo_memory * SEATS) / 1e3:.0f} kB without what bare sockets take"
    )
    print(
        f"a move costs {got['cost'] * 1e6:.0f} µs of the server, {got['cost'] / echo_cost:.1f} bare echoes "
        f"({got['cost'] / (echo_cost * SEATS):.1f} for each of its {SEATS} messages)"
    )


if __name__ == "__main__":
    uvloop.run(main())
