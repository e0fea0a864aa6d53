"""Half an hour among strangers: kills, cut lines, a full disk, floods, and honest players all the while.

`make hostile`, or `make hostile MINUTES=3`. In the end every move that anybody was told of is there, every viewer has
heard everything once and in order and nothing but what its seat may know, memory is back and the logs are short. All of
it stays on this machine, and every stranger is bounded in number and pace.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import resource
import signal
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tabiji.games import GAMES
from tabiji.server.database import database_url
from tabiji.server.replay import begin, carry_out
from tabiji.server.storage import Storage
from tabiji.server.stored import StoredMove, StoredTable
from tabiji.server.wire import encode

from ..aside import aside
from ..patience import PATIENCE, eventually
from .chairs import Browser, Chair, Message, Server
from .conftest import Postgres
from .lines import Line
from .test_fuzz import mutated

MINUTES = float(os.environ.get("TABIJI_MINUTES", 30))
TABLES = 2  # of honest players, at each database, at any moment
STRANGERS = 10  # addresses
FLOODER = "198.51.100.200"
PACE = 0.02  # seconds between two deeds of a stranger
MEGABYTE = 2**20
LOST = (ConnectionClosed, ConnectionError, EOFError, InvalidHandshake, httpx.HTTPError, socket.timeout)


class Disturbed(Exception):
    """The server said no: look again how things stand."""


class Honest(Chair):
    """A chair that remembers what it saw, and comes back whenever the line is lost."""

    def read(self) -> Message:
        """The next message; of news, what was seen is kept as a fingerprint."""
        message = super().read()
        if message["type"] == "news":
            self.heard.pop()  # all of it is compared in the end
            seen: dict[int, str] = self.__dict__.setdefault("seen", {})
            seen[message["number"]] = fingerprint(message["view"])
        if message["type"] in ("refused", "goodbye"):
            raise Disturbed(message.get("error", "goodbye"))
        return message


def fingerprint(view: Any) -> str:
    """A view in a few bytes."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Place:
    """A database with its servers, the players at it, and what happened."""

    name: str
    servers: list[Server]
    chance: random.Random
    tables: list[list[Honest]] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)
    troubles: list[BaseException] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    calm: threading.Event = field(default_factory=threading.Event)  # nothing is killed or cut any more
    starting: threading.Lock = field(default_factory=threading.Lock)

    def go(self, *deeds: Callable[[], None]) -> list[threading.Thread]:
        """Let things happen at once; whatever goes wrong is kept."""

        def safely(deed: Callable[[], None]) -> None:
            try:
                deed()
            except BaseException as error:
                self.troubles.append(error)

        threads = [threading.Thread(target=safely, args=(deed,), daemon=True) for deed in deeds]
        for thread in threads:
            thread.start()
        return threads

    def somewhere(self) -> Server:
        """One of the servers."""
        return self.chance.choice(self.servers)


# ---------------------------------------------------------------- honest players


def play(place: Place, chance: random.Random) -> None:
    """Play one game after the other, whatever happens; the last one is left where it is."""
    while not place.over.is_set():
        chairs = insist(lambda: set_table(place, chance))
        place.tables.append(chairs)
        while not place.over.is_set():
            try:
                if not step(chairs, chance):
                    place.counted["games"] += 1
                    break
                place.counted["moves"] += 1
            except (Disturbed, *LOST):
                place.counted["interruptions"] += 1
                insist(partial(come_back, place, chairs))
        for chair in chairs:
            chair.leave()


def insist(deed: Callable[[], Any]) -> Any:
    """Try until it works: everything may be away for a moment."""

    def tried() -> Any:
        with suppress(Disturbed, AssertionError, *LOST):
            return deed() or True
        time.sleep(0.1)
        return None

    return eventually(tried)


def set_table(place: Place, chance: random.Random) -> list[Honest]:
    """Two people, two bots and somebody who watches."""
    ann, ben = Browser(place.somewhere()), Browser(place.somewhere())
    game = chance.choice(list(GAMES))
    table = ann.make_table(["person", "pilgrim", "open", "wanderer"], game)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/2/take", name="Ben")
    chairs = [
        Honest(place.somewhere(), who, table, seat) for who, seat in ((ann.secret, 0), (ben.secret, 2), (None, None))
    ]
    for chair in chairs:
        chair.until("news")
    return chairs


def come_back(place: Place, chairs: list[Honest]) -> None:
    """Resume, at any server."""
    for chair in chairs:
        chair.leave()
        chair.server = place.somewhere()
        chair.connect()
        chair.until("news")


def step(chairs: list[Honest], chance: random.Random) -> bool:
    """Hear the next move, after making it if it is ours; whether the game goes on."""
    at = max(chair.number for chair in chairs)
    news = [chair.reach(at) for chair in chairs]
    if news[0]["view"]["turn"] is None:
        return False
    for chair, each in zip(chairs, news, strict=True):
        if chair.number == at and each["view"]["choices"]:
            chair.move(chance.choice(each["view"]["choices"])["id"])
    for chair in chairs:
        chair.reach(at + 1)
    return True


# ---------------------------------------------------------------- strangers


def flood(place: Place, chance: random.Random) -> None:
    """Open sockets and drop them, some before they are answered."""
    while not place.over.is_set():
        time.sleep(PACE / 4)
        server, link = place.somewhere(), chance.choice([*(chairs[0].table for chairs in place.tables[-3:]), "A" * 16])
        request = (
            f"GET /api/tables/{link}/socket HTTP/1.1\r\nHost: localhost:{server.port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"X-Forwarded-For: {FLOODER}\r\n\r\n"
        )
        with suppress(*LOST), closing(socket.create_connection(("127.0.0.1", server.port), timeout=5)) as dropped:
            dropped.sendall(request.encode())
            if chance.random() < 0.1:
                place.counted["sockets refused"] += b"429" in dropped.recv(100)
        place.counted["sockets opened"] += 1


def rave(place: Place, chance: random.Random) -> None:
    """Send frames that make no sense to the tables of others."""
    while not place.over.is_set():
        time.sleep(PACE)
        if not place.tables:
            continue
        url = f"{place.somewhere().ws}/api/tables/{place.tables[-1][0].table}/socket"
        headers = {"X-Forwarded-For": stranger(chance)}
        # who reads nothing of what they are told must at least let it in: their library could not hang up otherwise
        with suppress(*LOST), connect(url, additional_headers=headers, open_timeout=5, max_queue=None) as raving:
            for _ in range(chance.randrange(40)):
                raving.send(mutated(chance))
                place.counted["frames"] += 1
                time.sleep(PACE)


def ask_nonsense(place: Place, chance: random.Random) -> None:
    """Ask for what is not there, in forms that are none."""
    paths = ("/api/tables", "/api/imports", "/api/lobby?search=%00", "/%2e%2e/%00", "/api/tables/%00/game", "/metrics")
    while not place.over.is_set():
        time.sleep(PACE)
        headers = {"X-Forwarded-For": stranger(chance), "Origin": chance.choice(["http://[", "null", "https://x"])}
        headers = headers if chance.random() < 0.5 else {"X-Forwarded-For": stranger(chance)}
        body = chance.randbytes(chance.choice([0, 10, 1000, 200_000]))
        method = chance.choice(["GET", "POST", "PUT", "DELETE"])
        with suppress(*LOST):
            url = f"{place.somewhere().http}{chance.choice(paths)}"
            answer = httpx.request(method, url, content=body, headers=headers, timeout=5)
            place.counted[f"answered {answer.status_code // 100}xx"] += 1
            assert answer.status_code in range(200, 500) or answer.status_code == 503, (method, url, answer.text)


def dawdle(place: Place, chance: random.Random) -> None:
    """Begin to say something, and fall silent."""
    while not place.over.is_set():
        with suppress(*LOST), closing(socket.create_connection(("127.0.0.1", place.somewhere().port), 5)) as slow:
            slow.sendall(chance.choice([b"", b"GET / HT", b"POST /api/imports HTTP/1.1\r\nContent-Length: 9\r\n\r\n"]))
            place.counted["silences"] += 1
            place.over.wait(chance.uniform(0, 20))


def stranger(chance: random.Random) -> str:
    """One of a few addresses that are nobody's."""
    return f"198.51.100.{chance.randrange(STRANGERS)}"


# ---------------------------------------------------------------- what befalls the servers


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


def disturb(line: Line, place: Place) -> None:
    """Make the line to the database slow or silent for a while, then cut it or not."""
    line.mood = place.chance.choice(["slow", "silent"])
    time.sleep(place.chance.uniform(0.5, 4))
    if place.chance.random() < 0.7:
        line.cut()
    line.mood = "well"


def befall(place: Place, *blows: Callable[[], None]) -> None:
    """One after the other, in any order, until it is calm."""
    while not place.calm.wait(place.chance.uniform(2, 6)):
        blow = place.chance.choice(blows)
        blow()
        place.counted["blows"] += 1


# ---------------------------------------------------------------- what must hold in the end


def catch_up(place: Place) -> None:
    """Every viewer hears what it has missed, from any server."""
    for chairs in place.tables:
        insist(partial(come_back, place, chairs))
        at = max(chair.number for chair in chairs)
        for chair in chairs:
            if chair.number < at:
                chair.reach(at)
            chair.leave()


async def kept(url: str, tables: list[str]) -> dict[str, tuple[StoredTable, list[StoredMove]]]:
    """What the database holds of some tables."""
    storage = Storage(database_url(url))
    found = {table: ((await storage.load(table)).table, await storage.moves(table)) for table in tables}
    await storage.close()
    return found


def check_tables(place: Place, url: str) -> None:
    """Whatever anybody was told is in the log, each entry once and in order, and each saw what its seat may see."""
    logs = aside(kept(url, [chairs[0].table for chairs in place.tables]))
    for chairs in place.tables:
        table, moves = logs[chairs[0].table]
        assert [move.number for move in moves] == list(range(1, len(moves) + 1))
        journey = begin(table)
        told = {seat: {0: views(journey, seat)} for seat in (0, 2, 5)}
        for move in moves:
            carry_out(journey, move, seen=False)
            for seat, seen in told.items():
                seen[move.number] = views(journey, seat)
        secrets = {str(table.seed), *(str(move.entropy) for move in moves)}
        for chair, seat in zip(chairs, (0, 2, 5), strict=True):
            numbers = [entry["number"] for entry in chair.entries]
            assert numbers == list(range(max(numbers) + 1)), "not everything once and in order"
            assert max(numbers) <= len(moves), "a move that was told is lost"
            entries = {entry["number"]: (entry["seat"], entry["by"]) for entry in chair.entries[1:]}
            assert entries == {m.number: (m.seat, m.by) for m in moves if m.number in entries}
            seen = chair.__dict__["seen"]
            assert seen == {number: told[seat][number] for number in seen}, "something else was seen than may be"
            heard = b"".join(chair.heard).decode()
            assert not [secret for secret in secrets if secret in heard]


def views(journey: Any, seat: int) -> str:
    """What a seat may see of a game, in a few bytes."""
    return fingerprint(msgspec.json.decode(encode(journey.game.view(journey.state, seat))))


@pytest.mark.soak
def test_honest_players_among_strangers(postgres: Postgres, tmp_path: Path) -> None:
    """On a file and on PostgreSQL at the same time."""
    line = Line(int(postgres.rpartition(":")[2].partition("/")[0]))
    through = postgres.rpartition(":")[0] + f":{line.port}/postgres"
    seed = random.randrange(2**32)
    print(f"\n{MINUTES:g} minutes, seed {seed}", flush=True)
    file = Place("file", [Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "file")], random.Random(seed))
    shared = Place(
        "PostgreSQL",
        [Server(through, tmp_path / f"worker-{number}") for number in range(2)],
        random.Random(seed + 1),
    )
    blows: dict[str, list[Callable[[], None]]] = {
        "file": [lambda: kill(file), lambda: fill_disk(file), lambda: hold_up(file)],
        "PostgreSQL": [
            lambda: kill(shared),
            lambda: hold_up(shared),
            lambda: disturb(line, shared),
            line.cut,
            postgres.restart,
        ],
    }
    until, before = time.monotonic() + 60 * MINUTES, dict[int, int]()
    threads: list[threading.Thread] = []
    for place in (file, shared):
        people = [partial(play, place, random.Random(seed + number)) for number in range(TABLES)]
        others = [partial(each, place, random.Random(seed)) for each in (flood, rave, ask_nonsense, dawdle)]
        threads += place.go(*people, *others, partial(befall, place, *blows[place.name]))
    while time.monotonic() < until and not (file.troubles or shared.troubles):
        time.sleep(1)
        left = until - time.monotonic()
        if left < 60 * MINUTES / 5 and not before:  # the last fifth shows what strangers alone cost
            for place in (file, shared):
                place.calm.set()
                with place.starting:  # whoever was killed is up again
                    pass
                before |= {server.port: server.memory() for server in place.servers}
    for place in (file, shared):
        place.over.set()
    for trouble in (*file.troubles, *shared.troubles):
        raise trouble
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive(), "somebody waits for ever"
    for place, url in ((file, file.servers[0].database), (shared, str(postgres))):
        print(place.name, dict(place.counted), f"{len(place.tables)} tables", flush=True)
        for trouble in place.troubles:
            raise trouble
        catch_up(place)
        for server in place.servers:
            more = server.memory() - before[server.port]
            print(f"  {more / MEGABYTE:+.0f} MiB, {server.log.stat().st_size / MEGABYTE:.2f} MiB of logs", flush=True)
            assert more < 100 * MEGABYTE
            assert server.log.stat().st_size < MEGABYTE
            server.stop()
        check_tables(place, url)
        assert place.counted["moves"] > 0
        assert place.counted["sockets refused"] > 0
    line.close()
