"""A migration that is killed leaves the old schema or the new one, with all games."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabiji.server.db.migrations import VERSIONS

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT, eventually
from .clients import HttpClient, Server, free_port, play_randomly
from .databases import create_at_revision, create_postgres_database
from .test_upgrades import play, rows_of_table

ROOT = Path(__file__).parents[2]
LATER = '''"""Changes every table of a game, and recreates one of them."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "later", "{newest}"


def upgrade() -> None:
    for table in ("seats", "holders", "chat_messages"):
        op.add_column(table, sa.Column("later", sa.Integer, nullable=False, server_default="7"))
    with op.batch_alter_table("tables", recreate="always") as tables:
        tables.add_column(sa.Column("later", sa.Text))
        tables.alter_column("game", existing_type=sa.String(32), type_=sa.Text)
    op.execute("update tables set later = 'yes'")
    op.create_index("moves_time", "moves", ["time"])
'''
LATER_ON_POSTGRES = LATER.replace('recreate="always"', 'recreate="never"')

BOTH_DATABASES = pytest.mark.parametrize(
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
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return create_postgres_database(request.getfixturevalue("postgres"), "migration_kills")


def kill_at_statements(url: str, versions: Path, every: int) -> int:
    """Kill a migration at every nth statement, check what is left each time, and return the number of statements."""
    command = [sys.executable, "-m", "tests.server.migration_kills", url, str(versions), str(every)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@BOTH_DATABASES
def test_the_first_migration_is_killed_at_every_statement(empty: str, every: int) -> None:
    """No table is left, and the next start works."""
    assert kill_at_statements(empty, VERSIONS, every) > 15


@BOTH_DATABASES
def test_an_upgrade_is_killed_at_every_statement(empty: str, every: int, tmp_path: Path) -> None:
    """With games of the seventh revision, after which tables and columns were renamed."""
    run_in_thread(create_at_revision(empty, "0007", rows_of_table("game", play("tokaido", 12)), tmp_path))
    assert kill_at_statements(empty, VERSIONS, every) > 20


@BOTH_DATABASES
def test_a_later_migration_is_killed_at_every_statement(empty: str, every: int, tmp_path: Path) -> None:
    """With games in the database: all are there, before and after."""
    server = Server(empty, tmp_path / "log")
    ann = HttpClient(server)
    for game in ("tokaido", "namiji"):
        client = ann.connect(ann.make_table(["person", "pilgrim"], game)["table"]["id"])
        client.send(type="chat", text="off we go")
        play_randomly([client], random.Random(1), max_entries=5)
    server.stop()
    versions = tmp_path / "versions"
    shutil.copytree(VERSIONS, versions, ignore=shutil.ignore_patterns("__pycache__"))
    newest = max(file.name for file in versions.glob("*.py"))[:4]
    later = LATER if empty.startswith("sqlite") else LATER_ON_POSTGRES
    (versions / "later.py").write_text(later.replace("{newest}", newest))
    assert kill_at_statements(empty, versions, every) > 8


@pytest.mark.soak
def test_two_hundred_first_starts_are_killed(tmp_path: Path) -> None:
    """At any moment from the first byte of the file on: the next start works."""
    chance = random.Random(1)
    for number in range(200):
        file, log = tmp_path / f"{number}.db", tmp_path / "log"
        command = [sys.executable, "-c", "from tabiji.cli import main; main()", "serve", "--port", str(free_port())]
        with log.open("ab") as output:
            first = subprocess.Popen([*command, "--database", f"sqlite:///{file}"], stdout=output, stderr=output)
        eventually(file.exists)
        time.sleep(chance.uniform(0, 0.2))  # the moment is arbitrary on purpose
        first.kill()
        first.wait()
        server = Server(f"sqlite:///{file}", log)
        HttpClient(server).make_table(["person", "pilgrim"])
        server.kill()
