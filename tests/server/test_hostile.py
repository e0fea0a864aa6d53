"""Half an hour among strangers: kills, cut lines, a full disk, floods, attackers with seats, and honest players.

`make hostile`, or `make hostile MINUTES=3`. In the end every move that anybody was told of is there, every viewer has
heard everything once and in order and nothing but what its seat may know, memory is back and the logs are short. All
of it stays on this machine, and every attacker is bounded in number and pace. Nothing is asserted of times.
"""

from __future__ import annotations

import os
import random
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tabiji.learn.daily import today
from tabiji.server.db.connection import database_url
from tabiji.server.db.rows import MoveRow, TableRow
from tabiji.server.db.storage import Storage

from ..async_runner import run_in_thread
from ..waiting import TIMEOUT, eventually
from .clients import HttpClient, Server
from .conftest import Postgres
from .flaky_proxy import FlakyProxy
from .hostile.faults import befall, faults_on_a_file, faults_on_postgres, grow_old
from .hostile.floods import FRAMES_OF, floods, frame_floods
from .hostile.growth import Growth, load_all
from .hostile.honest import Company, come_back, play
from .hostile.oracle import Oracle
from .hostile.place import OPTIONS, Part, Place, insist
from .hostile.report import MEGABYTE, mebibytes, report
from .hostile.seated import DEEDS, attack, eve
from .hostile.strangers import STRANGERS
from .proxy import behind_nginx

MINUTES = float(os.environ.get("TABIJI_MINUTES", 30))
TABLES = 2  # of honest players, at each database, at any moment
ATTACKERS = 2  # with seats, at each database
ALONE, CALM = 0.1, 0.2  # of the time: honest players are alone in the beginning, and nothing fails in the end
MOST_MORE = 100 * MEGABYTE  # that a server may hold after the last attacks beyond what it held before them
MOST_LOGGED = 2 * MEGABYTE


@pytest.mark.soak
def test_honest_players_among_strangers(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a file, and on PostgreSQL with two servers behind nginx, at the same time."""
    line = FlakyProxy(int(postgres.rpartition(":")[2].partition("/")[0]))
    through = postgres.rpartition(":")[0] + f":{line.port}/postgres"
    seed = random.randrange(2**32)
    print(f"\n{MINUTES:g} minutes, seed {seed}", flush=True)
    alone = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "file", *OPTIONS)
    workers = [Server(through, tmp_path / f"worker-{number}", *OPTIONS) for number in range(2)]
    file = Place("file", [alone], random.Random(seed), [alone])
    with behind_nginx(workers, tmp_path) as nginx:
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        shared = Place("PostgreSQL", workers, random.Random(seed + 1), [*workers, nginx])
        faults = {"file": faults_on_a_file(file), "PostgreSQL": faults_on_postgres(shared, line, postgres)}
        before = be_hostile([file, shared], faults, seed)
        for place, database in ((file, alone.database), (shared, str(postgres))):
            report(place)
            catch_up(place)
            for server in place.servers:
                more, logged = server.memory_bytes() - before[server.port], server.log.stat().st_size
                print(f"  memory {mebibytes(more)} more than before, {mebibytes(logged)} of logs", flush=True)
                assert more < MOST_MORE
                assert logged < MOST_LOGGED
            check_tables(place, database)
            check_counts(place)
            check_forgetting(place, database)
        Growth(alone).run()
        for server in (alone, *workers):
            server.stop()
            assert "Traceback" not in server.log.read_text()
    line.close()


def be_hostile(places: list[Place], faults: dict[str, list[Callable[[], None]]], seed: int) -> dict[int, int]:
    """Let all of it happen; the memory of each server before the last attacks."""
    threads: list[threading.Thread] = []
    for place in places:
        threads += place.go(*(partial(play, place, eve, random.Random(seed + nth)) for nth in range(TABLES)))
    wait(places, ALONE)
    for nth, place in enumerate(places):
        place.part = "storm"
        threads += place.go(*(partial(each, place, random.Random(seed)) for each in STRANGERS))
        threads += place.go(
            *(partial(attack, place, 10 * nth + who, random.Random(seed + who)) for who in range(ATTACKERS))
        )
        threads += place.go(*(partial(flood.run, place) for flood in floods(nth)))
        threads += place.go(*frame_floods(place, nth, random.Random(seed)))
        threads += place.go(partial(befall, place, *faults[place.name]))
    wait(places, 1 - ALONE - CALM)
    before: dict[int, int] = {}
    for place in places:
        set_part(place, "calm")
    servers = [server for place in places for server in place.servers]
    loading = [thread for server in servers for thread in places[0].go(partial(load_all, server))]
    for thread in loading:
        thread.join()
    before |= {server.port: server.memory_bytes() for server in servers}
    wait(places, CALM)
    for place in places:
        place.over.set()
    until = time.monotonic() + TIMEOUT
    while any(thread.is_alive() for thread in threads) and not any(place.troubles for place in places):
        assert time.monotonic() < until, waiting(threads)
        time.sleep(0.2)
    raise_troubles(places)
    return before


def waiting(threads: list[threading.Thread]) -> str:
    """Returns the stacks of the tasks that have not ended."""
    frames = sys._current_frames()
    there = [traceback.format_stack(frames[thread.ident])[-6:] for thread in threads if thread.ident in frames]
    return "somebody waits for ever\n" + "\n".join("".join(lines) for lines in there)


def set_part(place: Place, part: Part) -> None:
    """Begins another phase, once killed servers run again."""
    place.part = part
    with place.starting:
        pass


def wait(places: list[Place], share: float) -> None:
    """Waits for a share of the time, unless something fails."""
    until = time.monotonic() + 60 * MINUTES * share
    while time.monotonic() < until and not any(place.troubles for place in places):
        time.sleep(0.2)
    raise_troubles(places)


def raise_troubles(places: list[Place]) -> None:
    """Whatever went wrong anywhere."""
    for place in places:
        for trouble in place.troubles:
            place.over.set()
            raise trouble


def catch_up(place: Place) -> None:
    """Every viewer gets what it has missed, from any server."""
    for company in place.tables:
        insist(partial(come_back, place, company.clients))
        at = max(client.last_entry for client in company.clients)
        for client in company.clients:
            if client.last_entry < at:
                client.read_to_entry(at)
            client.close()


async def load_stored(url: str, tables: list[str]) -> dict[str, tuple[TableRow, list[MoveRow]]]:
    """What the database holds of some tables."""
    storage = Storage(database_url(url))
    stored = {table: ((await storage.load_table(table)).table, await storage.load_moves(table)) for table in tables}
    await storage.close()
    return stored


def check_tables(place: Place, url: str) -> None:
    """Every client received the entries of the log, once and in order, and only what its seat may see."""
    companies: list[Company] = place.tables
    logs = run_in_thread(
        load_stored(url, [*(company.table for company in companies), *(table for table, _ in place.daily_games)])
    )
    faults: list[str] = []
    for company in companies:
        table, log = logs[company.table]
        assert [move.number for move in log] == list(range(1, len(log) + 1))
        oracle = Oracle(table, log, random.Random(company.table))
        faults += oracle.check(company)
        place.counted.update({f"compared {what}": count for what, count in oracle.compared.items()})
        place.counted["entries taken back"] += sum(move.action is None for move in log)
        for client in company.clients:
            received = b"".join(client.received).decode()
            faults += [f"a secret of {company.table} was told" for secret in oracle.secrets if secret in received]
    for name in ("events", "views", "exchanged"):
        print(f"  {name} compared: {place.counted[f'compared {name}']}", flush=True)
    print(f"  entries taken back at tables of honest people: {place.counted['entries taken back']}", flush=True)
    for link, text in place.daily_games:
        table, _ = logs[link]
        if table.day == today(time.time()) and str(table.seed) in text:
            faults.append("the seed of a day was told before it was over")
    assert not faults, f"{len(faults)} faults, such as {faults[:3]}"


def check_counts(place: Place) -> None:
    """All of it has happened."""
    refused = [f"{name} refused" for name in ("opening", "change", "table", "advice", "replay")]
    refused += [f"{kind} frames held back" for kind in FRAMES_OF]
    for name in ("moves", "frames without sense", "sockets dropped", *refused, *(f"deed {deed}" for deed in DEEDS)):
        assert place.counted[name] > 0, name
    for name in ("views", "exchanged", "events"):
        assert place.counted[f"compared {name}"] > 0, name


def check_forgetting(place: Place, database: str) -> None:
    """Tables that grow old are forgotten by the next server that starts, and no others."""
    server = place.servers[0]
    ann = HttpClient(server)
    old, new = (ann.make_table(["person", "person"])["table"]["id"] for _ in range(2))
    server.stop()
    grow_old(place, database, [old])
    server.start()
    eventually(lambda: ann.http.get(f"/api/tables/{old}").status_code == 404)
    for table in (new, *(company.table for company in place.tables)):
        assert eventually(lambda table=table: ann.http.get(f"/api/tables/{table}")).is_success
