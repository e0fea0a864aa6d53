"""Background jobs survive failures, and a worker whose jobs fail is unhealthy."""

from __future__ import annotations

import asyncio
import json
import math
import random
import re
import resource
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from tabiji.core.rng import SEED_LIMIT
from tabiji.server.db.connection import database_url
from tabiji.server.db.rows import MoveRow, TurnStatus
from tabiji.server.db.storage import Storage
from tabiji.server.db.transaction import ConflictError
from tabiji.server.edge.tokens import hash_secret
from tabiji.server.errors import RequestError
from tabiji.server.http.models import SeatSetup, TableSetup
from tabiji.server.table.lobby import build_table

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT, eventually
from .clients import ConnectionClosed, HttpClient, Server, SocketClient, play_randomly


@pytest.fixture(scope="module")
def workers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two workers on one database."""
    folder = tmp_path_factory.mktemp("workers")
    with ThreadPoolExecutor() as both:
        running = list(both.map(lambda number: Server(postgres, folder / f"log{number}"), range(2)))
    yield running
    for worker in running:
        worker.stop()
        assert "Traceback" not in worker.log.read_text()


@pytest.fixture
def ann(workers: list[Server]) -> HttpClient:
    """Somebody at the first worker."""
    return HttpClient(workers[0])


@pytest.fixture
def ben(workers: list[Server]) -> HttpClient:
    """Somebody at the second."""
    return HttpClient(workers[1])


class Database:
    """The very database, past all workers."""

    def __init__(self, url: str) -> None:
        self.url = url

    def do(self, *statements: str) -> None:
        """Change something, without a notice to anybody."""

        async def run() -> None:
            connection = await asyncpg.connect(self.url)
            for statement in statements:
                await connection.execute(statement)
            await connection.close()

        run_in_thread(run())

    def cut(self) -> None:
        """End the lines on which workers listen."""
        self.do("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'")


@pytest.fixture
def database(postgres: str) -> Database:
    """The database of the two workers."""
    return Database(postgres)


def at_two_workers(ann: HttpClient, ben: HttpClient) -> tuple[str, SocketClient, SocketClient]:
    """A table that has begun, with one of its players at each worker."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    clients = [ann.connect(table), ben.connect(table)]
    play_randomly(clients, random.Random(1), max_entries=2)
    return table, clients[0], clients[1]


def to_move(clients: list[SocketClient]) -> tuple[SocketClient, SocketClient]:
    """Whoever is to move, and the other."""
    at = max(client.read_to_entry(0)["number"] for client in clients)
    updates = [client.read_to_entry(at) for client in clients]
    turn = updates[0]["view"]["turn"]
    return clients[turn], clients[1 - turn]


def test_a_worker_that_cannot_hear_says_so_and_catches_up(
    workers: list[Server], database: Database, ann: HttpClient, ben: HttpClient
) -> None:
    """Whatever the trouble is: here, a query fails while it listens again."""
    _, *clients = at_two_workers(ann, ben)
    mover, other = to_move(clients)
    deaf = other.server
    database.do("alter table chat_messages rename to chat_messages_away")
    try:
        database.cut()
        mover.move(mover.read_to_entry(0)["view"]["choices"][0]["id"])
        number = mover.read_to_entry(mover.last_entry + 1)["number"]
        eventually(lambda: "chat_messages" in deaf.health())
    finally:
        database.do("alter table chat_messages_away rename to chat_messages")
    assert other.read_to_entry(number)["number"] == number
    eventually(lambda: all(worker.health() == "ok" for worker in workers))
    mover.send(type="chat", text="still there?")
    assert other.read_until("chat")["text"] == "still there?"
    assert '"job failed"' in deaf.log.read_text()


def test_clocks_and_bots_go_on_though_the_first_look_failed(postgres: str, database: Database, tmp_path: Path) -> None:
    """A worker that starts while the database is not as it should be takes up its duties when it is."""
    worker = Server(postgres, tmp_path / "log")
    watcher = HttpClient(worker)
    table = watcher.make_table(["pilgrim"] * 5)["table"]["id"]
    watcher.connect(table).read_to_entry(3)
    worker.kill()
    database.do("alter table seats rename to seats_away")
    try:
        worker.start(healthy=False)
        eventually(lambda: "bot moves and clocks: " in worker.health())
    finally:
        database.do("alter table seats_away rename to seats")
    eventually(lambda: watcher.get(f"/api/tables/{table}")["status"] == "finished")
    eventually(lambda: worker.health() == "ok")
    worker.stop()
    assert "Traceback" not in worker.log.read_text()


def test_a_database_that_cannot_be_written_to_is_told(workers: list[Server], database: Database) -> None:
    """PostgreSQL that only lets itself be read."""
    database.do("alter system set default_transaction_read_only = on", "select pg_reload_conf()")
    try:
        eventually(lambda: all(re.search("database writes: .*read-only", worker.health()) for worker in workers))
    finally:
        database.do(
            "set default_transaction_read_only = off",
            "alter system reset default_transaction_read_only",
            "select pg_reload_conf()",
        )
    eventually(lambda: all(worker.health() == "ok" for worker in workers))


def test_a_full_disk_and_a_locked_file_are_told_until_they_are_no_more(tmp_path: Path) -> None:
    """SQLite on a disk that takes nothing more, then in the hands of another program."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    browser = HttpClient(server)
    client = browser.connect(browser.make_table(["person", "person"])["table"]["id"], 0)
    client.read_to_entry(0)
    room = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    full = (tmp_path / "tables.db-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, room[1]))
    eventually(lambda: "database writes: " in server.health())
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, room)
    eventually(lambda: server.health() == "ok")
    other = sqlite3.connect(tmp_path / "tables.db", timeout=TIMEOUT)
    other.execute("begin immediate")
    eventually(lambda: "locked" in server.health())
    other.close()
    eventually(lambda: server.health() == "ok")
    client.move(client.read_to_entry(0)["view"]["choices"][0]["id"])
    assert client.read_to_entry(1)["number"] == 1
    server.stop()


def test_whoever_has_lost_a_seat_does_nothing_there_any_longer(
    database: Database, ann: HttpClient, ben: HttpClient
) -> None:
    """Before the notification of it arrives: a move, a message and an undo are refused, then the socket is closed."""
    table, *clients = at_two_workers(ann, ben)
    mover, _ = to_move(clients)
    choice = mover.read_to_entry(0)["view"]["choices"][0]["id"]
    database.do(
        f"update holders set player = 'somebody else' where \"table\" = '{table}' and seat = {clients.index(mover)}",
        f"update tables set seq = seq + 1 where id = '{table}'",
    )
    with suppress(ConnectionClosed):  # where the periodic sync has found it
        mover.move(choice)
    assert mover.read_until("error")["error"] == "not-your-seat"
    with pytest.raises(ConnectionClosed):
        mover.read_until("nothing more")
    again = HttpClient(mover.server).connect(table)
    assert again.read_until("game")["number"] == mover.last_entry


def test_a_link_that_can_be_no_tables_is_looked_up_nowhere(ann: HttpClient) -> None:
    """Not even where a database would choke on it."""
    for link in ("a%00b", "%C3%A9", "x" * 65, "a%20b"):
        assert ann.connect(link).read_until("error")["error"] == "unknown-table"


def test_a_word_of_whoever_has_lost_a_seat_is_not_said(database: Database, ann: HttpClient, ben: HttpClient) -> None:
    table, first, second = at_two_workers(ann, ben)
    database.do(f"update holders set player = 'somebody else' where \"table\" = '{table}' and seat = 0")
    first.send(type="chat", text="I was here")
    assert first.read_until("error")["error"] == "not-your-seat"
    second.send(type="chat", text="who?")
    assert second.read_until("chat")["text"] == "who?"


def test_a_line_whose_notice_is_still_coming_reaches_those_who_are_there(
    database: Database, ann: HttpClient, ben: HttpClient
) -> None:
    """Though another player has joined and seen it meanwhile."""
    table, first, _ = at_two_workers(ann, ben)
    database.do(
        'insert into chat_messages ("table", number, seat, phrase, text, time) '
        f"values ('{table}', 1, 1, null, 'can you hear me?', 0)",
        f"update tables set seq = seq + 1 where id = '{table}'",
    )
    late = ann.connect(table)
    late.read_until("game")
    for client in (first, late):
        while not client.chat:
            client.read()
        assert [line["text"] for line in client.chat] == ["can you hear me?"]


def test_whoever_comes_ahead_of_the_notice_finds_their_seat(
    database: Database, ann: HttpClient, ben: HttpClient
) -> None:
    """They have taken it at another worker, a moment ago."""
    table, *_ = at_two_workers(ann, ben)
    eve = HttpClient(ann.server)
    player = hash_secret((eve.secret or "").partition(".")[0])
    database.do(
        f"update holders set player = '{player}' where \"table\" = '{table}' and seat = 1",
        f"update tables set seq = seq + 1 where id = '{table}'",
    )
    assert eve.connect(table, 1).read_until("game")["view"]["seat"] == 1


def test_a_change_whose_notice_is_lost_is_heard_of_nevertheless(
    database: Database, ann: HttpClient, ben: HttpClient
) -> None:
    table, first, second = at_two_workers(ann, ben)
    database.do(f"update tables set chat = false, seq = seq + 1 where id = '{table}'")
    for client in (first, second):
        while client.read_until("table")["table"]["chat"]:
            pass


async def _two_at_once(folder: Path) -> list[object]:
    """Entries of two tables that are written together, of which one has been forgotten, and one twice."""
    storage = Storage(database_url(f"sqlite:///{folder}/tables.db"))
    await storage.migrate()
    wish = TableSetup(game="tokaido", name="Ann", seats=[SeatSetup(kind="person"), SeatSetup(kind="person")])
    tables = [build_table(wish, "somebody")[0] for _ in range(3)]
    for snapshot in tables:
        await storage.create_table(snapshot.table, snapshot.seats, snapshot.holders)
    with sqlite3.connect(folder / "tables.db") as connection:
        connection.execute("delete from tables where id = ?", (tables[0].table.id,))
    move = MoveRow(1, 0, 0, random.Random(1).randrange(SEED_LIMIT), 0.0, "person")
    then = TurnStatus(0.0, 1, None, None)
    wanted = [tables[0], tables[1], tables[1], tables[2]]
    outcomes = await asyncio.gather(
        *(storage.append_entry(snapshot.table.id, move, then, 1) for snapshot in wanted), return_exceptions=True
    )
    counts = [len(await storage.load_moves(each.table.id)) for each in tables]
    await storage.close()
    return [*outcomes, counts]


def test_one_table_that_is_gone_spoils_no_others_move(tmp_path: Path) -> None:
    """Of entries that are written together each is refused or written for itself."""
    gone, first, second, other, counts = run_in_thread(_two_at_once(tmp_path))
    assert isinstance(gone, RequestError)
    assert gone.error == "unknown-table"
    assert first is None
    assert isinstance(second, ConflictError)
    assert other is None
    assert counts == [0, 1, 1]


def test_a_table_with_other_components_is_tried_less_and_less(tmp_path: Path) -> None:
    """A bot's turn that keeps failing is logged a few times, not twice a second."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    browser = HttpClient(server)
    table = browser.make_table(["pilgrim", "person"])["table"]["id"]
    browser.connect(table).read_to_entry(1)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update tables set components = 'others 0123', turn = 0, due = 0 where id = ?", (table,))
    database.close()
    server.log.unlink()
    started_at = time.monotonic()
    server.start()
    client = browser.connect(browser.make_table(["person", "person"], clock=5)["table"]["id"], 0)
    client.read_to_entry(1)  # when the clock has run out
    written = server.log.read_text()
    lines = [json.loads(line) for line in written[: written.rindex("\n")].splitlines()]  # perhaps one is being written
    logged = [line for line in lines if line["level"] in ("warning", "error")]
    assert 1 <= len(logged) <= 2 + math.log2(1 + 2 * (time.monotonic() - started_at)), logged
    server.stop()
