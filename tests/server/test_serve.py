"""What hosts get: health, measures, logs, a graceful stop, retention, migrations, a proxy that works."""

from __future__ import annotations

import json
import os
import random
import re
import socket
import sqlite3
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tabiji.server.db import tables
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage
from tabiji.server.table.registry import RESTART_BATCH

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT, eventually
from .clients import ConnectionClosed, HttpClient, Server, SocketClient, free_port, play_randomly, read_metric
from .fork_server import FORK_SERVER
from .proxy import behind_nginx

NEWER = "The database belongs to a newer version of Tabiji: update this server, or name another one."


def test_measures(tmp_path: Path) -> None:
    """Moves, sockets, tables and refusals are counted."""
    watched = free_port()
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--metrics-port", str(watched), port=0)
    ann = HttpClient(server)
    moves, stale = 'tabiji_moves_total{by="person",game="tokaido"}', 'tabiji_refused_total{error="stale"}'
    client = ann.connect(ann.make_table(["person", "person"])["table"]["id"], 0)
    client.move(client.read_to_entry(0)["view"]["choices"][0]["id"])
    client.read_to_entry(1)
    assert client.expect_refusal(type="move", number=1, choice=0) == "stale"
    values = [read_metric(watched, name) for name in (moves, stale, "tabiji_sockets", "tabiji_tables")]
    assert values == [1, 1, 1, 1]
    assert read_metric(watched, "tabiji_move_seconds_count") == 1
    server.stop()


def test_a_graceful_stop_tells_clients_to_come_back(tmp_path: Path) -> None:
    """Goodbye, then the code for a restart; what they saw is still there afterwards. The logs are JSON throughout."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann = HttpClient(server)
    client = ann.connect(ann.make_table(["person", "pilgrim"])["table"]["id"])
    play_randomly([client], random.Random(1), max_entries=10)
    server.process.terminate()
    assert client.read_until("goodbye") == {"type": "goodbye", "reason": "restart"}
    with pytest.raises(ConnectionClosed):
        client.read()
    assert client.socket.close_code == 1012
    server.process.wait()
    server.start()
    client.connect()
    assert play_randomly([client], random.Random(2))["view"]["turn"] is None
    server.stop()
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert events.count("open") == events.count("closed") == 2


PYTHON_SPEAKS = """
import logging, sys, threading, warnings
from tabiji.server.ops import logs
logs.configure()
warnings.warn("Ann's name is \\nnot told")
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
class Broken:
    def __del__(self):
        1 / 0
Broken()
logging.getLogger("tabiji").warning("a lone \\ud800 and an é", extra={"error": ValueError("no text")})
logging.getLogger("tabiji").warning("%d", "no number")
"""


def test_what_python_would_say_is_logged() -> None:
    """Warnings, failing threads and finalizers, and texts that cannot be encoded: one JSON object per line."""
    ended = subprocess.run(
        [sys.executable, "-c", PYTHON_SPEAKS], capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert ended.returncode == 0
    events = [json.loads(line)["event"] for line in ended.stderr.splitlines()]
    assert events == ["warning", "thread failed", "exception ignored", "a lone \ud800 and an é"]
    assert b"Ann" not in ended.stderr


NONSENSE = (
    b"",
    b"\x16\x03\x01\x02\x00",
    b"NONSENSE\r\n\r\n",
    b"GET / HTTP/1.1\r\nX: \x00\r\n\r\n",
    b"GET \xff HTTP/1.0\r\nCookie: \xff\r\n\r\n",
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /metrics HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 70_000 + b"\r\n\r\n",
)


def test_nonsense_and_broken_lines_leave_nothing_but_json(tmp_path: Path) -> None:
    """At the port of the tables and at that of the measures."""
    watched = free_port()
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--metrics-port", str(watched))
    for port in (server.port, watched):
        for data in NONSENSE:
            with socket.create_connection(("127.0.0.1", port), TIMEOUT) as broken:
                broken.sendall(data)
                broken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset
    eventually(lambda: "metrics request failed" in [line["event"] for line in server.lines()])
    assert read_metric(watched, "tabiji_sockets") == 0
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_a_server_that_says_goodbye_lets_nobody_in(tmp_path: Path) -> None:
    """Clients that reconnect at once, by a proxy, reach another worker; there are more sockets than one batch."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann = HttpClient(server)
    table = ann.make_table(["person", "pilgrim"])["table"]["id"]
    clients = [HttpClient(server).connect(table) for _ in range(3 * RESTART_BATCH)]
    for client in clients:
        client.read_until("game")
    server.process.terminate()
    with ThreadPoolExecutor(len(clients)) as several:

        def hear(client: SocketClient) -> None:
            client.read_until("goodbye")
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", server.port), TIMEOUT)

        list(several.map(hear, clients))
    server.process.wait()
    assert "Traceback" not in server.log.read_text()


def test_whoever_is_still_asking_at_a_stop_is_sent_away_quietly(tmp_path: Path) -> None:
    """Nothing went wrong: no traceback stands in the logs."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    request = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{server.port}\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("localhost", server.port)) as slow:
        slow.sendall(f"{request}Content-Length: 100\r\n\r\n{{".encode())
        assert server.health() == "ok"
        server.stop()
    assert json.loads(server.log.read_text().splitlines()[-1])["event"] == "closed"
    assert "Traceback" not in server.log.read_text()


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    """Those untouched for longer than the setting, with all that belongs to them; no others."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--keep-days", "30")
    ann = HttpClient(server)
    old, new = (ann.make_table(["person", "person"])["table"]["id"] for _ in range(2))  # no bot moves
    play_randomly([ann.connect(old, seat) for seat in range(2)], random.Random(1), max_entries=5)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update tables set moved = moved - 31 * 86400 where id = ?", (old,))
    database.close()
    server.start()
    eventually(lambda: ann.http.get(f"/api/tables/{old}").status_code == 404)
    assert ann.get(f"/api/tables/{new}")["status"] == "playing"
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for table in ("seats", "holders", "moves", "chat_messages"):
            assert database.execute(f'select count(*) from {table} where "table" = ?', (old,)).fetchone() == (0,)


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://localhost/x", "There is no database 'mysql': choose sqlite or postgresql."),
        ("nonsense", "The database is given as sqlite:///file or postgresql://user@host/name."),
        ("sqlite:////no/such/folder/tables.db", "The database cannot be used: unable to open database file."),
        ("sqlite:///:memory:", "A database of SQLite is a file: sqlite:///file."),
        (
            "sqlite:///x.db?timeout=soon",
            "The database's address cannot be used: could not convert string to float: 'soon'.",
        ),
        (
            "postgresql://127.0.0.1:99999/x",
            "The database's address cannot be used: connect(): port must be 0-65535.",
        ),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(
    database: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No traceback."""
    monkeypatch.chdir(tmp_path)
    assert refusal(database) == sentence


def refusal(database: str, *more: str) -> str:
    """Why a server does not start."""
    command = [sys.executable, "-c", "from tabiji.cli import main; main()", "serve", "--port", "0"]
    ended = subprocess.run([*command, "--database", database, *more], capture_output=True, text=True, timeout=TIMEOUT)
    assert ended.returncode == 1
    assert ended.stdout == ""
    return ended.stderr.strip()


def test_a_database_of_a_newer_server_is_told_in_a_sentence(tmp_path: Path) -> None:
    """And it stays as it is."""
    run_in_thread(_migrated(f"sqlite:///{tmp_path}/tables.db"))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    assert refusal(f"sqlite:///{tmp_path}/tables.db") == NEWER
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("select version_num from alembic_version").fetchall() == [("9999",)]
    database.close()


def test_a_newer_database_of_postgresql_is_told_in_a_sentence(postgres: str) -> None:
    """On PostgreSQL too; so is one that is not there."""
    other = postgres.rpartition("/")[0] + "/newer"

    async def make() -> None:
        server = await asyncpg.connect(postgres)
        await server.execute("drop database if exists newer with (force)")
        await server.execute("create database newer")
        await server.close()

    async def change() -> None:
        database = await asyncpg.connect(other)
        await database.execute("update alembic_version set version_num = '9999'")
        await database.close()

    run_in_thread(make())
    run_in_thread(_migrated(other))
    run_in_thread(change())
    assert refusal(other) == NEWER
    assert refusal(f"{other}st") == 'The database cannot be used: database "newerst" does not exist.'


def test_a_file_is_served_once_by_whatever_name(tmp_path: Path) -> None:
    """A symbolic link to it or to its folder, a way around, a hard link."""
    folder, elsewhere = tmp_path / "one", tmp_path / "other"
    folder.mkdir()
    elsewhere.mkdir()
    file = folder / "tables.db"
    (elsewhere / "link.db").symlink_to(file)
    (tmp_path / "linked").symlink_to(folder)
    server = Server(f"sqlite:///{elsewhere}/link.db", tmp_path / "log")
    for name in (file, tmp_path / "linked" / "tables.db", elsewhere / ".." / "one" / "tables.db"):
        assert refusal(f"sqlite:///{name}") == f"Another server keeps its tables in {name}: a file has one server only."
    hard = elsewhere / "hard.db"
    hard.hardlink_to(file)
    assert "more than one name (a hard link)" in refusal(f"sqlite:///{hard}")
    server.stop()


LOOPBACK_6 = pytest.mark.skipif(
    not socket.has_ipv6 or not Path("/proc/net/if_inet6").exists(), reason="this machine has no IPv6"
)


@LOOPBACK_6
@pytest.mark.parametrize(
    ("host", "host_shown", "reached"),
    [
        ("::1", "[::1]", ["[::1]"]),
        ("::", "localhost", ["[::1]", "127.0.0.1"]),
        ("0.0.0.0", "localhost", ["127.0.0.1"]),
        ("localhost", "localhost", ["127.0.0.1"]),
        ("127.0.0.2", "127.0.0.2", ["127.0.0.2"]),
    ],
)
def test_a_server_listens_where_it_is_told(host: str, host_shown: str, reached: list[str], tmp_path: Path) -> None:
    """And prints a URL; local proxies are trusted, over IPv4 and IPv6."""
    words = ["serve", "--host", host, "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db", "--lang", "en"]
    process = FORK_SERVER.spawn(words, tmp_path / "log")
    Server.started.append(process)
    match = re.search(r"(http://\S+:(\d+)/)", process.stdout.readline())
    assert match, (tmp_path / "log").read_text()
    assert match[1] == f"http://{host_shown}:{match[2]}/"
    for name in [host_shown, *reached]:
        site = f"http://{name}:{match[2]}"
        assert httpx.get(f"{site}/healthz", timeout=TIMEOUT).text == "ok"
        origin = {"X-Forwarded-Proto": "https", "Origin": site.replace("http", "https")}
        assert httpx.post(f"{site}/api/session", headers=origin, timeout=TIMEOUT).is_success
    process.terminate()
    process.wait()


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        ("no.such.invalid", "The address no.such.invalid:0 cannot be used: "),
        ("2001:db8::1", "The address [2001:db8::1]:0 cannot be used: "),
        ("x" * 100, f"There is no address '{'x' * 60}"),
    ],
)
def test_an_address_that_cannot_be_had_is_told_in_a_sentence(host: str, sentence: str, tmp_path: Path) -> None:
    """No traceback."""
    error = refusal(f"sqlite:///{tmp_path}/tables.db", "--host", host)
    assert error.startswith(sentence)
    assert "\n" not in error


def _differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), tables.metadata)


async def _migrated(url: str) -> object:
    storage = Storage(database_url(url))
    await storage.migrate()
    await storage.migrate()
    try:
        async with storage.engine.connect() as connection:
            return await connection.run_sync(_differences)
    finally:
        await storage.close()


def test_migrations_make_the_schema_on_sqlite(tmp_path: Path) -> None:
    """The migrations lead to the schema."""
    assert run_in_thread(_migrated(f"sqlite:///{tmp_path}/tables.db")) == []


def test_migrations_make_the_schema_on_postgresql(postgres: str) -> None:
    """On PostgreSQL too."""
    assert run_in_thread(_migrated(postgres)) == []


def test_the_example_for_nginx_works(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The very text of the guide: a game over https, with a cookie for https only, and no link in nginx's log."""
    with behind_nginx([server], tmp_path) as through:
        monkeypatch.setenv("SSL_CERT_FILE", str(through.certificate))
        assert httpx.get(f"{through.plain}/healthz").headers["location"].startswith("https://")
        ann = HttpClient(through)
        health = ann.http.get("/healthz")
        assert health.text == "ok"
        assert health.headers["strict-transport-security"] == "max-age=31536000"
        assert ann.http.get("/nothing").headers["strict-transport-security"]  # whatever the answer is
        made_here = ann.make_table(["person", "pilgrim"])["table"]["id"]
        assert "; secure" in b"".join(ann.responses).decode().lower()
        client = ann.connect(made_here)
        client.connect(Origin=through.http)
        assert play_randomly([client], random.Random(1))["view"]["turn"] is None
        for other in ("https://evil.example", through.http.replace("https", "http")):
            assert ann.http.post("/api/tables", json={}, headers={"Origin": other}).json()["error"] == "cross-origin"
    assert " 201 " in through.logged()
    assert made_here not in through.logged()
