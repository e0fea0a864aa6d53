"""Migrations that are killed: a database is as it was or as it shall be, and games in it stay."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import insert, select, text

from tabiji.learn.daily import closing
from tabiji.server.db import tables as schema
from tabiji.server.db.connection import database_url
from tabiji.server.db.migrations import VERSIONS
from tabiji.server.db.storage import Storage
from tabiji.server.db.transaction import MOST_FORMER
from tabiji.server.http.models import SeatSetup, TableSetup
from tabiji.server.table.lobby import build_table

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT, eventually
from .clients import HttpClient, Server, free_port, play_randomly

ROOT = Path(__file__).parents[2]
LATER = '''"""One that changes every table where games are, and makes one of them anew."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "later", "{newest}"


def upgrade() -> None:
    for table in ("seats", "holders", "lines"):
        op.add_column(table, sa.Column("later", sa.Integer, nullable=False, server_default="7"))
    with op.batch_alter_table("tables", recreate="always") as tables:
        tables.add_column(sa.Column("later", sa.Text))
        tables.alter_column("game", existing_type=sa.String(32), type_=sa.Text)
    op.execute("update tables set later = 'yes'")
    op.create_index("moves_time", "moves", ["time"])
'''
LATER_ON_A_SERVER = LATER.replace('recreate="always"', 'recreate="never"')  # which needs no new table for it


EVERYWHERE = pytest.mark.parametrize(
    ("empty", "every"),
    [
        pytest.param("sqlite", 1, id="sqlite"),
        pytest.param("postgresql", 6, id="postgresql"),
        pytest.param("postgresql", 1, id="postgresql-throughout", marks=pytest.mark.soak),
    ],
    indirect=["empty"],
)


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which nothing is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    url: str = request.getfixturevalue("postgres").rpartition("/")[0] + "/births"
    run_in_thread(_make_anew(url))
    return url


async def _make_anew(url: str) -> None:
    server, _, name = url.rpartition("/")
    connection = await asyncpg.connect(f"{server}/template1")
    await connection.execute(f"drop database if exists {name} with (force)")
    await connection.execute(f"create database {name}")
    await connection.close()


def kills(url: str, versions: Path, every: int) -> int:
    """Kill a migration at every so manyth statement, and look at what is left each time; how many there are."""
    command = [sys.executable, "-m", "tests.server.migration_kills", url, str(versions), str(every)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@EVERYWHERE
def test_a_birth_is_killed_at_every_statement(empty: str, every: int) -> None:
    """Nothing is left, and the next start works."""
    assert kills(empty, VERSIONS, every) > 15


@EVERYWHERE
def test_a_later_migration_is_killed_at_every_statement(empty: str, every: int, tmp_path: Path) -> None:
    """With games in the database: all are there, before and after."""
    server = Server(empty, tmp_path / "log")
    ann = HttpClient(server)
    for game in ("tokaido", "namiji"):
        chair = ann.connect(ann.make_table(["person", "pilgrim"], game)["table"]["id"])
        chair.send(type="chat", text="off we go")
        play_randomly([chair], random.Random(1), max_entries=5)
    server.stop()
    versions = tmp_path / "versions"
    shutil.copytree(VERSIONS, versions, ignore=shutil.ignore_patterns("__pycache__"))
    newest = max(file.name for file in versions.glob("*.py"))[:4]
    later = LATER if empty.startswith("sqlite") else LATER_ON_A_SERVER
    (versions / "later.py").write_text(later.replace("{newest}", newest))
    assert kills(empty, versions, every) > 8


@EVERYWHERE
def test_only_the_last_former_sitters_are_kept(empty: str, every: int, tmp_path: Path) -> None:
    """Of each seat, of a table whose list was made longer before there was a bound."""
    versions = tmp_path / "versions"
    shutil.copytree(VERSIONS, versions, ignore=shutil.ignore_patterns("__pycache__", "0007*"))
    sitters = [(number, int(number % 50 == 0)) for number in range(1, 901)]

    async def migrate() -> list[tuple[int, int]]:
        storage = Storage(database_url(empty))
        await storage.migrate(versions)
        wish = TableSetup(game="tokaido", name="Ann", seats=[SeatSetup(kind="person")] * 2)
        kept, _ = build_table(wish, "ann")
        await storage.create_table(kept.table, kept.seats, kept.holders)
        what = {"table": kept.table.id, "until": 0, "time": 0.0, "kind": "bot", "name": "pilgrim", "bot": "pilgrim"}
        async with storage.transaction() as connection:
            rows = [{**what, "number": number, "seat": seat} for number, seat in sitters]
            await connection.execute(insert(schema.sitters), rows)
        await storage.migrate()
        async with storage.engine.connect() as connection:
            left = select(schema.sitters.c.number, schema.sitters.c.seat).order_by(schema.sitters.c.number)
            found = [(row.number, row.seat) for row in await connection.execute(left)]
        await storage.close()
        return found

    of_each = [[each for each in sitters if each[1] == seat][-MOST_FORMER:] for seat in (0, 1)]
    assert run_in_thread(migrate()) == sorted(of_each[0] + of_each[1])


@pytest.mark.parametrize("empty", ["sqlite", "postgresql"], indirect=True)
def test_a_migration_tells_how_existing_tables_began(empty: str, tmp_path: Path) -> None:
    """Days and lessons keep their luck; imports with a lesson's seed, and games that were played on, have none."""
    versions = tmp_path / "versions"
    shutil.copytree(VERSIONS, versions, ignore=shutil.ignore_patterns("__pycache__", "0006*", "0007*", "0008*"))
    new = {"id": "", "game": "tokaido", "options": "{}", "components": "x", "seed": 1, "creator": "c", "host": "h"}
    new |= {"visibility": "link", "spectators": True, "pace": "live", "chat": True, "created": 5.25, "started": 5.25}
    new |= {"finished": None, "moved": 9.5, "seq": 1, "day": None}
    alone, friends = ("person", "bot", "bot"), ("person", "person", "bot")
    tables: dict[str, tuple[dict[str, Any], tuple[str, ...], float | None]] = {
        "dealt": ({"seed": 7}, alone, 6.5),
        "lesson": ({}, alone, 6.5),
        "lesson-new": ({"game": "namiji"}, alone, None),
        "left": ({}, ("open", "bot", "bot"), 6.5),
        "friends": ({}, friends, 6.5),
        "day": ({"seed": 2**62 + 1, "day": "2026-03-01"}, ("person", *["bot"] * 3), 6.5),
        "imported": ({"finished": 5.25}, alone, 5.25),
        "chosen": ({}, alone, 5.25),
        "chosen-day": ({"seed": 2**62 + 1}, alone, 5.25),
    }

    async def lay(storage: Storage) -> None:
        async with storage.engine.begin() as connection:
            for link, (more, seats, moved) in tables.items():
                row = {**new, **more, "id": link}
                names, places = ", ".join(row), ", ".join(f":{name}" for name in row)
                await connection.execute(text(f"insert into tables ({names}) values ({places})"), row)
                for seat, kind in enumerate(seats):
                    words = 'insert into seats ("table", seat, kind, name, giving) values (:t, :s, :k, :n, :g)'
                    await connection.execute(text(words), {"t": link, "s": seat, "k": kind, "n": "n", "g": False})
                if moved:
                    words = 'insert into moves ("table", number, seat, action, time, by) values (:t, 1, 0, 3, :m, :b)'
                    await connection.execute(text(words), {"t": link, "m": moved, "b": "bot"})
        await storage.close()

    async def look(storage: Storage) -> dict[str, tuple[str, object, float | None]]:
        found = {link: (await storage.load_table(link)).table for link in tables}
        await storage.close()
        return {link: (row.beginning, row.redeals, row.sealed) for link, row in found.items()}

    async def everything() -> dict[str, tuple[str, object, float | None]]:
        before = Storage(database_url(empty))
        await before.migrate(versions)
        await lay(before)
        after = Storage(database_url(empty))
        await after.migrate()
        return await look(after)

    over = closing("2026-03-01")
    assert run_in_thread(everything()) == {
        "dealt": ("dealt", [], None),
        "lesson": ("lesson", [], None),
        "lesson-new": ("lesson", [], None),
        "left": ("lesson", [], None),
        "friends": ("dealt", [], None),
        "day": ("day", [], over),
        "imported": ("imported", [], None),
        "chosen": ("chosen", [], None),
        "chosen-day": ("chosen", [], over),
    }


@pytest.mark.soak
def test_two_hundred_births_are_killed(tmp_path: Path) -> None:
    """At any moment from the first byte of the file on: the next start works."""
    chance = random.Random(1)
    for number in range(200):
        file, log = tmp_path / f"{number}.db", tmp_path / "log"
        command = [sys.executable, "-c", "from tabiji.cli import main; main()", "serve", "--port", str(free_port())]
        with log.open("ab") as told:
            born = subprocess.Popen([*command, "--database", f"sqlite:///{file}"], stdout=told, stderr=told)
        eventually(file.exists)
        time.sleep(chance.uniform(0, 0.2))  # whenever it is: that is what is tried
        born.kill()
        born.wait()
        server = Server(f"sqlite:///{file}", log)
        HttpClient(server).make_table(["person", "pilgrim"])
        server.kill()
