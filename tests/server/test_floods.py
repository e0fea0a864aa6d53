"""Attackers with a seat: thousands of frames, lists made ever longer, sockets that read nothing."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tabiji.analysis.advice import Advice
from tabiji.server import serve
from tabiji.server.app import create_app
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage, migrate_database
from tabiji.server.db.transaction import MAX_HOLDERS, MAX_SEAT_HISTORY
from tabiji.server.edge.connection_limits import MOST_AHEAD, MOST_PARTS, PIECE
from tabiji.server.edge.rate_limits import Allowance, ConcurrencyLimit, Limits
from tabiji.server.table import live_table, viewers
from tabiji.server.table.registry import TableRegistry
from tabiji.server.ws import presence
from tabiji.server.ws.messages import UndoRequest
from tabiji.server.ws.sockets import CLOSE_TRY_AGAIN, MAX_QUEUED_MESSAGES, MORE

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT, eventually
from .clients import COOKIE, HttpClient, Server, play_randomly
from .in_process import serve_in_process
from .test_seats import start_game
from .test_tables import refusal

FEW = Limits(4)
FLOODER = "198.51.100.7"


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """Returns an application that does not run yet."""
    url = database_url(f"sqlite:///{tmp_path}/tables.db")
    run_in_thread(migrate_database(url))
    return create_app(Storage(url), None, FEW)


@pytest.fixture
def inside(app: FastAPI) -> Iterator[tuple[Server, TableRegistry]]:
    """Yields a server in this process, and its registry."""
    with serve_in_process(app, serve._config(app, FEW)) as outside:
        yield outside, app.state.registry


def at_server(registry: TableRegistry, work: Coroutine[Any, Any, None]) -> None:
    """Runs a coroutine in the server's event loop."""
    asyncio.run_coroutine_threadsafe(work, registry.bot_runner._plugin_task.get_loop()).result(TIMEOUT)


# ---------------------------------------------------------------- frames


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Returns the bytes of a client's frame."""
    return Frame(opcode, data, fin).serialize(mask=True)


def bare(server: Server, secret: str | None, table: str, seat: int = 0) -> socket.socket:
    """Opens a socket from another address that is not read."""
    opened = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)
    opened.sendall(
        f"GET /api/tables/{table}/socket?seat={seat} HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {COOKIE}={secret}\r\n"
        f"X-Forwarded-For: {FLOODER}\r\n\r\n".encode()
    )
    assert b" 101 " in opened.recv(20)
    return opened


def send_most(opened: socket.socket, data: bytes) -> None:
    """Sends as much as the connection accepts at once."""
    opened.setblocking(False)
    with suppress(BlockingIOError, ConnectionError):
        while data:
            data = data[opened.send(data) :]


def closed_with(opened: socket.socket) -> tuple[int, str]:
    """Returns the code and reason of the close frame, after reading what came before."""
    opened.settimeout(TIMEOUT)
    received = b""
    with suppress(ConnectionError):
        while more := opened.recv(2**16):
            received += more
    _, _, last = received.rpartition(b"\x88")
    return int.from_bytes(last[1:3], "big"), last[3 : 1 + last[0]].decode()


def test_a_flood_of_looks_costs_no_task_and_no_query_each(
    inside: tuple[Server, TableRegistry], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds of presence frames on two sockets of a seat cost one query per second at most, and no task each."""
    server, registry = inside
    ann = HttpClient(server)
    table = ann.make_table(["person", "pilgrim", "person"])["table"]["id"]
    clients = [ann.connect(table, 0), ann.connect(table, 0), ann.connect(table, 2)]
    for client in clients:
        client.read_to_entry(0)
    query_count, tasks, load = Counter[str](), list[int](), presence.load_presence

    async def count_queries(storage: Storage, tables: Iterable[str]) -> dict[str, dict[int, float]]:
        query_count["queries"] += 1
        return await load(storage, tables)

    monkeypatch.setattr(presence, "load_presence", count_queries)
    started_at = time.monotonic()
    most, _ = FEW.frames
    for number in range(10 * int(most)):
        clients[number % 2].send(type="away", away=number // 2 % 2 == 0)
        tasks.append(len(registry._tasks))
    for client in clients[:2]:
        assert client.expect_refusal(type="move", number=99, choice=0) == "stale"  # all before it has been read
    assert query_count["queries"] <= 2 + (time.monotonic() - started_at) / presence.PAUSE
    assert max(tasks) <= 1  # that of a bot


def test_all_sockets_of_an_address_share_one_allowance(inside: tuple[Server, TableRegistry]) -> None:
    """Also at several tables; each type of message has its price, and the excess is not read."""
    server, _ = inside
    ann = HttpClient(server)
    clients = []
    for _ in range(3):
        table = ann.make_table(["person", "person"])["table"]["id"]
        clients += [ann.connect(table, 0), ann.connect(table, 1)]
    started_at = time.monotonic()
    (most, rate), each = FEW.frames, 20
    for client in clients:
        client.read_to_entry(0)
        for _ in range(each):
            client.socket.send('{"type":"undo","number":1}')
    for client in clients:
        for _ in range(each):
            assert client.read_until("error")["error"] == "no-undo"
    price = 1 + MORE[UndoRequest]
    assert price * (len(clients) * each - len(clients) - 1) <= most + rate * (time.monotonic() - started_at)


def test_an_allowance_is_given_in_turn() -> None:
    """Waiting callers are served in order, each once the charges before are paid."""

    async def wait() -> tuple[list[int], float]:
        allowance, called, done = Allowance(2, 200, 1), list[int](), asyncio.Event()

        def read(number: int) -> None:
            called.append(number)
            allowance.charge(4)
            if len(called) == 5:
                done.set()

        allowance.charge(2)
        started_at = time.monotonic()
        for number in range(5):
            allowance.call(lambda number=number: read(number))
        assert not called
        await done.wait()
        return called, time.monotonic() - started_at

    called, taken = run_in_thread(wait())
    assert called == [0, 1, 2, 3, 4]
    assert taken >= (1 + 4 * 4) / 200 * 0.99


@pytest.mark.parametrize(
    "block",
    [
        frame(b"") * 20_000,
        frame(b"", Opcode.PING) * 20_000,
        frame(b"", Opcode.PONG) * 20_000,
        frame(b"{}") * 20_000,
        frame(b'{"type":"away","away":true}') * 5_000,
    ],
    ids=["empty", "pings", "pongs", "malformed", "looks"],
)
def test_a_block_of_frames_is_read_as_its_address_may_send_them(
    inside: tuple[Server, TableRegistry], monkeypatch: pytest.MonkeyPatch, block: bytes
) -> None:
    """No more is read than the allowance permits, and the moves of others go on meanwhile."""
    server, _ = inside
    ann, eve = HttpClient(server), HttpClient(server)
    honest = ann.connect(ann.make_table(["person", "person"])["table"]["id"], 0)
    choice = honest.read_to_entry(0)["view"]["choices"][0]["id"]
    table = eve.make_table(["person", "person"])["table"]["id"]
    paid, charge = Counter[int](), Allowance.charge

    def noted(allowance: Allowance, price: float) -> None:
        paid[id(allowance)] += int(price)
        charge(allowance, price)

    monkeypatch.setattr(Allowance, "charge", noted)
    started_at = time.monotonic()
    with ExitStack() as open_ones:
        connections = [open_ones.enter_context(closing(bare(server, eve.secret, table))) for _ in range(5)]
        for connection in connections:
            send_most(connection, block)
        honest.move(choice)
        assert honest.read_to_entry(1)["number"] == 1
        for _ in range(5):
            assert honest.expect_refusal(type="move", number=1, choice=choice) == "stale"
        (most, rate), several = FEW.frames, len(connections) * PIECE / len(frame(b""))
        read = max(paid.values())
        assert most - 1 <= read <= most + rate * (time.monotonic() - started_at) + several


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"\xc3", fin=False) + frame(b"\x28", Opcode.CONT), 1007),
        (frame(b"\xff") * 5, 1007),
        (frame(b"", fin=False) + frame(b"", Opcode.CONT, fin=False) * (MOST_PARTS + 5), 1008),
        (frame(b"", Opcode.CONT), 1002),
        (frame(b"{}", fin=False) + frame(b"{}"), 1002),
        (b"\x81\x02{}", 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (frame(b"x" * 5000), 1009),
        (b"\x89\xfe\x00\x7e" + bytes(4 + 126), 1002),
        (frame(b"\x03", Opcode.CLOSE), 1002),
        (frame(b"\x03\xe8\xff", Opcode.CLOSE), 1007),
    ],
    ids=range(13),
)
def test_a_broken_frame_closes_the_socket_in_a_sentence(server: Server, sent: bytes, code: int) -> None:
    """And leaves no traceback in the server's log."""
    ann = HttpClient(server)
    table = ann.make_table(["person", "person"])["table"]["id"]
    with closing(bare(server, ann.secret, table)) as opened:
        opened.sendall(sent)
        assert closed_with(opened)[0] == code
    assert "Traceback" not in server.log.read_text()


def test_a_text_that_is_no_utf_8_is_told_so(server: Server) -> None:
    """The close frame has the reason."""
    ann = HttpClient(server)
    table = ann.make_table(["person", "person"])["table"]["id"]
    with closing(bare(server, ann.secret, table)) as opened:
        opened.sendall(frame(b"\xff"))
        assert closed_with(opened) == (1007, "A text is written in UTF-8.")


def test_a_message_in_parts_is_read(server: Server) -> None:
    """A few parts are accepted, also where a character is split."""
    ann = HttpClient(server)
    client = ann.connect(ann.make_table(["person", "open"])["table"]["id"], 0)
    text = '{"type":"chat","text":"旅路"}'.encode()
    with closing(bare(server, ann.secret, client.table)) as opened:
        opened.sendall(frame(text[:23], fin=False) + frame(text[23:], Opcode.CONT))
        assert client.read_until("chat")["text"] == "旅路"
    client.close()


def test_requests_that_are_sent_ahead_are_bounded(server: Server) -> None:
    """A client that pipelines thousands of requests is disconnected; a few are answered in order."""
    query_count = b"GET /api/games/tokaido/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for count, answered in ((MOST_AHEAD // 2, True), (4000, False)):
        with closing(socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)) as opened:
            received = b""
            with suppress(ConnectionError):
                opened.sendall(query_count * count)
                while received.count(b"HTTP/1.1 200") < count and (more := opened.recv(2**16)):
                    received += more
            assert (received.count(b"HTTP/1.1 200") == count) == answered
            assert received.count(b"HTTP/1.1 200") <= max(count if answered else 0, MOST_AHEAD)


# ---------------------------------------------------------------- presence


def test_somebody_who_looks_away_and_back_is_told_of_seldom(ann: HttpClient, ben: HttpClient) -> None:
    """Fifty changes at once reach others as two messages at most, and with the final state."""
    _, (first, second) = start_game(ann, ben)
    for _ in range(25):
        second.send(type="away", away=True)
        second.send(type="away", away=False)
    second.send(type="away", away=True)
    started_at, count = time.monotonic(), 0
    while True:
        count += 1
        if [seat["present"] for seat in first.read_until("presence")["seats"]] == [True, False]:
            break
    assert count <= 3 + (time.monotonic() - started_at) / presence.PAUSE


def test_who_comes_while_the_tables_are_out_of_reach_is_told_of_later(
    inside: tuple[Server, TableRegistry], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change that could not be written is written later."""
    server, registry = inside
    ann = HttpClient(server)
    table = ann.make_table(["person", "person"])["table"]["id"]
    first = ann.connect(table, 0)
    first.read_until("presence")
    eventually(lambda: registry.tables[table].snapshot.present_until.get(0))
    failures, save = [OSError("no room")] * 2, presence.save_presence

    async def fail_twice(storage: Storage, seats: Iterable[tuple[str, int]], until: float) -> None:
        if failures:
            raise failures.pop()
        await save(storage, seats, until)

    monkeypatch.setattr(presence, "save_presence", fail_twice)
    ann.connect(table, 1)
    eventually(lambda: registry.tables[table].snapshot.present_until.get(1))
    assert not failures
    first.close()


# ---------------------------------------------------------------- lists that players can lengthen


def test_former_sitters_of_a_seat_are_bounded(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """However often a bot's level changes; only those in whose time moves were made are recorded."""
    table, clients = start_game(ann, ben, "pilgrim")
    levels = ("wanderer", "pilgrim")
    for number in range(30):
        ann.post(f"/api/tables/{table}/seats/2/bot", bot=levels[number % 2])
    seat_history = ann.get(f"/api/tables/{table}")["seat_history"]
    assert [(each["seat"], each["bot"]) for each in seat_history] == [(2, "pilgrim")]  # the others made no move
    for number in range(2 * MAX_SEAT_HISTORY):
        play_randomly(clients, random.Random(number), max_entries=1)
        ann.post(f"/api/tables/{table}/seats/2/bot", bot=levels[number % 2])
    seat_history = ann.get(f"/api/tables/{table}")["seat_history"]
    assert len(seat_history) == MAX_SEAT_HISTORY
    assert [each["last_entry"] for each in seat_history] == sorted(each["last_entry"] for each in seat_history)
    assert seat_history[-1]["last_entry"] >= max(client.last_entry for client in clients) - 1
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as file:
        assert file.execute('select count(*) from seat_history where "table" = ?', (table,)).fetchone() == (
            MAX_SEAT_HISTORY,
        )


def test_names_taken_and_left_unseen_are_not_kept(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Players who take and leave a seat without opening the table are not recorded."""
    table, _ = start_game(ann, ben)
    ben.post(f"/api/tables/{table}/seats/1/leave")
    cid = HttpClient(server)
    for number in range(20):
        cid.post(f"/api/tables/{table}/seats/1/take", name=f"Cid {chr(65 + number)}")
        cid.post(f"/api/tables/{table}/seats/1/leave")
    assert [each["name"] for each in ann.get(f"/api/tables/{table}")["seat_history"]] == ["Ben"]


def test_devices_of_a_seat_are_bounded(server: Server, ann: HttpClient) -> None:
    """One more gets an error, holders come back, and a seat that was left is free again."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    seat = f"/api/tables/{table}/seats/0"
    link = ann.post(f"{seat}/link")["links"]["0"]
    others = [HttpClient(server) for _ in range(MAX_HOLDERS)]
    for other in others[:-1]:
        assert other.post(f"{seat}/claim", link=link)["your_seats"] == [0]
    assert refusal(others[-1], f"{seat}/claim", link=link) == (409, "too-many-devices")
    assert others[0].post(f"{seat}/claim", link=link)["your_seats"] == [0]
    others[0].post(f"{seat}/leave")
    assert others[-1].post(f"{seat}/take", name="Cid")["table"]["your_seats"] == [0]


def test_sockets_of_a_seat_are_bounded(server: Server, ann: HttpClient) -> None:
    """One more gets an error; a freed place can be taken, and spectators do not count."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    clients = [ann.connect(table, 0) for _ in range(viewers.MAX_VIEWERS_PER_SEAT)]
    for client in clients:
        client.read_until("presence")
    more = ann.connect(table, 0)
    assert more.read_until("error")["error"] == "too-many-devices"
    with pytest.raises(ConnectionClosed):
        more.read()
    HttpClient(server).connect(table).read_until("table")
    clients[0].close()

    def let_in() -> bool:
        client = ann.connect(table, 0)
        message_type = client.read()["type"]
        client.close()
        return bool(message_type == "table")

    eventually(let_in)


def test_hints_are_counted_so_far_only(inside: tuple[Server, TableRegistry]) -> None:
    """Where the column of a database ends, counting has ended before."""
    server, registry = inside
    ann = HttpClient(server)
    table = ann.make_table(["person", "pilgrim"])["table"]["id"]
    with closing(sqlite3.connect(registry.storage.url.database or "", timeout=TIMEOUT)) as file, file:
        file.execute(
            'update seats set hints_used = ? where "table" = ? and seat = 0', (live_table.MAX_HINTS - 1, table)
        )
    client = ann.connect(table, 0)
    client.read_to_entry(0)
    for _ in range(3):
        at_server(registry, registry.tables[table].count_hint(0))
    assert ann.get(f"/api/tables/{table}")["seats"][0]["hints_used"] == live_table.MAX_HINTS


def test_questions_that_wait_for_the_master_are_bounded(
    app: FastAPI, inside: tuple[Server, TableRegistry], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more is refused while the others wait; status requests are still answered."""
    server, registry = inside
    ann = HttpClient(server)
    table = ann.make_table(["person", "person", "pilgrim"], hints_allowed=True)["table"]["id"]
    asks = ann.connect(table, 0).read_to_entry(0)["view"]["turn"]
    consulting: ConcurrencyLimit = app.state.hint_concurrency
    ready = threading.Event()

    async def consult(*_: object) -> list[Advice]:
        await asyncio.to_thread(ready.wait, TIMEOUT)
        return []

    monkeypatch.setattr(registry.bot_runner, "run_for_owner", consult)

    def ask() -> int:
        form = {"number": registry.tables[table].last_entry + 1}
        return ann.http.post(f"/api/tables/{table}/seats/{asks}/hint", json=form).status_code

    try:
        with ThreadPoolExecutor(FEW.consultations) as at_once:
            waiting = [at_once.submit(ask) for _ in range(FEW.consultations)]
            eventually(lambda: sum(consulting._counts.values()) == FEW.consultations)
            assert ask() == 429
            ready.set()
            assert {each.result(TIMEOUT) for each in waiting} == {200}
    finally:
        ready.set()
    assert ask() == 200


# ---------------------------------------------------------------- sockets that read nothing


def test_what_waits_for_those_who_read_nothing_is_given_back(
    inside: tuple[Server, TableRegistry],
) -> None:
    """The bytes queued for each are bounded, and they are disconnected."""
    server, registry = inside
    ann = HttpClient(server)
    table = ann.make_table(["person", "pilgrim"])["table"]["id"]
    with ExitStack() as open_ones:
        for _ in range(3):
            open_ones.enter_context(closing(bare(server, ann.secret, table)))
        eventually(lambda: table in registry.tables and len(registry.tables[table].viewers) == 3)
        viewers: list[Any] = list(registry.tables[table].viewers)
        connection = b"x" * 2**16

        async def tell() -> None:
            for _ in range(2 * MAX_QUEUED_MESSAGES[1] // len(connection)):
                for viewer in viewers:
                    viewer.enqueue(connection)
                    queued_bytes = sum(len(each) for each in viewer._outbox if isinstance(each, bytes))
                    assert queued_bytes <= MAX_QUEUED_MESSAGES[1]
            assert [list(viewer._outbox) for viewer in viewers] == [[CLOSE_TRY_AGAIN]] * 3

        at_server(registry, tell())
        eventually(lambda: not registry.tables)  # they are sent away, and nothing is left of the table


def test_what_all_are_told_alike_is_written_once(
    inside: tuple[Server, TableRegistry], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change at the table, for many who watch and few who sit there."""
    server, _ = inside
    ann, ben = HttpClient(server), HttpClient(server)
    table = ann.make_table(["person", "open", "open"])["table"]["id"]
    client = ann.connect(table, 0)
    client.read_until("presence")
    watchers = [HttpClient(server).connect(table) for _ in range(6)]
    for watcher in watchers:
        watcher.read_until("presence")
    written, encode = Counter[str](), viewers.encode

    def counted(message: Any) -> bytes:
        written[type(message).__name__] += 1
        return encode(message)

    monkeypatch.setattr(viewers, "encode", counted)
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    for each in (client, *watchers):
        assert each.read_until("table")["table"]["seats"][1]["name"] == "Ben"
    assert written["TableUpdate"] == 2
