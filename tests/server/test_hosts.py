"""What hosts get: health, measures, logs, a graceful stop, retention, migrations, a proxy that works."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tabiji.server import schema
from tabiji.server.database import database_url
from tabiji.server.storage import Storage

from ..aside import aside
from ..patience import PATIENCE, eventually
from .chairs import Browser, ConnectionClosed, Server, free_port, measured, play_out
from .proxy import behind_nginx


def test_measures(tmp_path: Path) -> None:
    """Moves, sockets, tables and refusals are counted."""
    watched = free_port()
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--metrics-port", str(watched), port=0)
    ann = Browser(server)
    moves, stale = 'tabiji_moves_total{by="person",game="tokaido"}', 'tabiji_refused_total{error="stale"}'
    chair = ann.sit(ann.make_table(["person", "person"])["table"]["id"], 0)
    chair.move(chair.reach(0)["view"]["choices"][0]["id"])
    chair.reach(1)
    assert chair.refused(type="move", move=1, choice=0) == "stale"
    found = [measured(watched, name) for name in (moves, stale, "tabiji_sockets", "tabiji_tables")]
    assert found == [1, 1, 1, 1]
    assert measured(watched, "tabiji_move_seconds_count") == 1
    server.stop()


def test_a_graceful_stop_tells_clients_to_come_back(tmp_path: Path) -> None:
    """Goodbye, then the code for a restart; what they saw is still there afterwards. The logs are JSON throughout."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann = Browser(server)
    chair = ann.sit(ann.make_table(["person", "pilgrim"])["table"]["id"])
    play_out([chair], random.Random(1), most=10)
    server.process.terminate()
    assert chair.until("goodbye") == {"type": "goodbye", "reason": "restart"}
    with pytest.raises(ConnectionClosed):
        chair.read()
    assert chair.socket.close_code == 1012
    server.process.wait()
    server.start()
    chair.connect()
    assert play_out([chair], random.Random(2))["view"]["turn"] is None
    server.stop()
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert events.count("open") == events.count("closed") == 2


def test_whoever_is_still_asking_at_a_stop_is_sent_away_quietly(tmp_path: Path) -> None:
    """Nothing went wrong: no traceback stands in the logs."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    asked = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{server.port}\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("localhost", server.port)) as slow:
        slow.sendall(f"{asked}Content-Length: 100\r\n\r\n{{".encode())
        assert server.troubles() == "ok"
        server.stop()
    assert json.loads(server.log.read_text().splitlines()[-1])["event"] == "closed"
    assert "Traceback" not in server.log.read_text()


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    """Those untouched for longer than the setting, with all that belongs to them; no others."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--keep-days", "30")
    ann = Browser(server)
    old, new = (ann.make_table(["person", "person"])["table"]["id"] for _ in range(2))  # nobody moves unasked
    play_out([ann.sit(old, seat) for seat in range(2)], random.Random(1), most=5)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("update tables set moved = moved - 31 * 86400 where id = ?", (old,))
    database.close()
    server.start()
    eventually(lambda: ann.http.get(f"/api/tables/{old}").status_code == 404)
    assert ann.get(f"/api/tables/{new}")["status"] == "playing"
    server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for table in ("seats", "holders", "moves", "lines"):
            assert database.execute(f'select count(*) from {table} where "table" = ?', (old,)).fetchone() == (0,)


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://localhost/x", "There is no database 'mysql': choose sqlite or postgresql."),
        ("nonsense", "The database is given as sqlite:///file or postgresql://user@host/name."),
        ("sqlite:////no/such/folder/tables.db", "The database cannot be used: unable to open database file."),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(database: str, sentence: str) -> None:
    """No traceback."""
    command = [
        sys.executable,
        "-c",
        "from tabiji.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--database",
        database,
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1
    assert ended.stderr.strip() == sentence


def _differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), schema.metadata)


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
    """The migrations and the schema say the same."""
    assert aside(_migrated(f"sqlite:///{tmp_path}/tables.db")) == []


def test_migrations_make_the_schema_on_postgresql(postgres: str) -> None:
    """On PostgreSQL too."""
    assert aside(_migrated(postgres)) == []


def test_the_example_for_nginx_works(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The very text of the guide: a game over https, with a cookie for https only, and no link in nginx's log."""
    with behind_nginx([server], tmp_path) as through:
        monkeypatch.setenv("SSL_CERT_FILE", str(through.certificate))
        client = httpx.Client(transport=httpx.HTTPTransport(retries=10), timeout=PATIENCE)
        assert client.get(f"{through.plain}/healthz").headers["location"].startswith("https://")
        ann = Browser(through)
        assert ann.http.get("/healthz").text == "ok"
        made_here = ann.make_table(["person", "pilgrim"])["table"]["id"]
        assert "; secure" in b"".join(ann.heard).decode().lower()
        chair = ann.sit(made_here)
        chair.connect(Origin=through.http)
        assert play_out([chair], random.Random(1))["view"]["turn"] is None
        for other in ("https://evil.example", f"http://localhost:{through.port}"):
            assert ann.http.post("/api/tables", json={}, headers={"Origin": other}).json()["error"] == "cross-origin"
    logged = (tmp_path / "tabiji.log").read_text() + (tmp_path / "tabiji-error.log").read_text()
    assert " 201 " in logged
    assert made_here not in logged
