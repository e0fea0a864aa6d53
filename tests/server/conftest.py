"""Real servers for the tests: on SQLite, and on a real PostgreSQL where one can be had."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ..waiting import TIMEOUT
from .clients import HttpClient, Server, free_port


@pytest.fixture(scope="session", autouse=True)
def _kill_servers() -> Iterator[None]:
    """Whatever a failed test left running ends with the tests."""
    yield
    for process in Server.started:
        process.kill()
        process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a file."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="module")
def metrics_port() -> int:
    """The port at which a server of these tests tells its measures."""
    return free_port()


@pytest.fixture
def ann(server: Server) -> HttpClient:
    """Somebody at the server."""
    return HttpClient(server)


@pytest.fixture
def ben(server: Server) -> HttpClient:
    """Somebody else."""
    return HttpClient(server)


def _pg_ctl() -> Path | None:
    on_path = shutil.which("pg_ctl")
    candidates = [Path(on_path)] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return candidates[-1] if candidates else None


class Postgres(str):
    """The address of a PostgreSQL of ours, which can be killed."""

    restart: Callable[[], None]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    pg_ctl = _pg_ctl()
    if pg_ctl is None:
        pytest.skip("no PostgreSQL here: neither pg_ctl on the PATH nor Debian's package")
    as_user: list[str] = []
    folder = Path(tmp_path_factory.mktemp("postgres"))
    if os.geteuid() == 0:  # PostgreSQL refuses root
        try:
            owner = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL refuses root, and there is no user postgres")
        shutil.rmtree(folder)
        folder = Path("/tmp") / folder.parent.name.replace("/", "-") / f"postgres-{os.getpid()}"
        folder.mkdir(parents=True)
        folder.parent.chmod(0o755)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
        as_user = ["runuser", "-u", "postgres", "--"]
    port = free_port()
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run([*as_user, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")

    run(str(pg_ctl.with_name("initdb")), "-D", str(data), "-U", "tabiji", "--auth", "trust", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    run(str(pg_ctl), "-D", str(data), "-l", str(folder / "log"), "-w", "-t", str(TIMEOUT), "-o", options, "start")
    database = Postgres(f"postgresql://tabiji@127.0.0.1:{port}/postgres")
    patient = ("-w", "-t", str(TIMEOUT), "-m", "immediate")
    database.restart = lambda: run(str(pg_ctl), "-D", str(data), "-l", str(folder / "log"), *patient, "restart")
    yield database
    run(str(pg_ctl), "-D", str(data), *patient, "stop")
    shutil.rmtree(folder)
