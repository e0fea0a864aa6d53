"""What befalls servers and their database: kills, full disks, stand-stills, cut lines, tables grown old."""

from __future__ import annotations

import resource
import signal
import time
from collections.abc import Callable

from sqlalchemy import update

from tabiji.server.db import tables as schema
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage

from ...async_runner import run_in_thread
from ..conftest import Postgres
from ..flaky_proxy import FlakyProxy
from .place import Place

LONG_AGO = 31 * 24 * 3600  # seconds: older than any table that is not deleted


def kill(place: Place) -> None:
    """kill -9, and up again after a moment."""
    with place.starting:
        victim = place.somewhere()
        victim.kill()
        time.sleep(place.chance.uniform(0, 1))
        victim.start()


def fill_disk(place: Place) -> None:
    """Let no file grow for a while."""
    with place.starting:
        victim = place.somewhere().process.pid
        resource.prlimit(victim, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        time.sleep(place.chance.uniform(0.5, 3))
        resource.prlimit(victim, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def hold_up(place: Place) -> None:
    """Let a server stand still for a moment."""
    with place.starting:
        victim = place.somewhere().process
        victim.send_signal(signal.SIGSTOP)
        time.sleep(place.chance.uniform(0.1, 2))
        victim.send_signal(signal.SIGCONT)


def disturb(line: FlakyProxy, place: Place) -> None:
    """Delays or blocks the connections to the database for a while, then cuts them or not."""
    line.condition = place.chance.choice(["slow", "silent"])
    time.sleep(place.chance.uniform(0.5, 4))
    if place.chance.random() < 0.7:
        line.drop_connections()
    line.condition = "well"


def grow_old(place: Place, database: str, tables: list[str]) -> None:
    """Dates back the last use of some tables, so that the next server that starts deletes them."""

    async def grow() -> None:
        storage = Storage(database_url(database))
        try:
            async with storage.engine.begin() as connection:
                old = update(schema.tables).where(schema.tables.c.id.in_(tables))
                await connection.execute(old.values(moved=schema.tables.c.moved - LONG_AGO))
        finally:
            await storage.close()

    run_in_thread(grow())
    place.counted["tables grown old"] += len(tables)


def forget(place: Place, database: str) -> None:
    """Dates back attackers' tables that may be in use, and restarts a server, which deletes them."""
    tables = place.abandoned[-20:]
    del place.abandoned[-20:]
    if tables:
        grow_old(place, database, tables)
        kill(place)


def befall(place: Place, *faults: Callable[[], None]) -> None:
    """One after the other, in any order, as long as the storm lasts."""
    while place.part == "storm" and not place.over.wait(place.chance.uniform(2, 6)):
        place.chance.choice(faults)()
        place.counted["faults"] += 1


def faults_on_a_file(place: Place) -> list[Callable[[], None]]:
    """What can befall the server of a file."""
    database = place.servers[0].database
    return [lambda: kill(place), lambda: fill_disk(place), lambda: hold_up(place), lambda: forget(place, database)]


def faults_on_postgres(place: Place, line: FlakyProxy, postgres: Postgres) -> list[Callable[[], None]]:
    """What can befall several servers on PostgreSQL."""
    return [
        lambda: kill(place),
        lambda: hold_up(place),
        lambda: disturb(line, place),
        line.drop_connections,
        postgres.restart,
        lambda: forget(place, str(postgres)),
    ]
