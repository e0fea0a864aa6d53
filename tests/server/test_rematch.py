"""A rematch: whoever asks, and wherever, comes to one table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from .clients import HttpClient, Message, Server, SocketClient, play_randomly
from .databases import create_postgres_database
from .test_tables import refusal


@pytest.fixture(params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Server]]:
    """A server on a file, or two workers on one PostgreSQL database."""
    if request.param == "sqlite":
        running = [Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")]
    else:
        url = create_postgres_database(request.getfixturevalue("postgres"), "rematch")
        running = [Server(url, tmp_path / f"log{number}") for number in range(2)]
    yield running
    for server in running:
        server.stop()
        assert "Traceback" not in server.log.read_text()


def rematch_at(client: SocketClient, joined: int) -> Message:
    """Read until a chair is sent how many have joined the rematch."""
    while True:
        rematch: Message | None = client.read_until("table")["table"]["rematch"]
        if rematch and rematch["joined"] == joined:
            return rematch


def test_everybody_comes_to_one_table_with_their_seats_rotated(servers: list[Server]) -> None:
    """Two ask at once, twice each; the third never comes, and somebody else takes the seat by the link."""
    ann, cid, spectator, dan = (HttpClient(servers[0]) for _ in range(4))
    ben = HttpClient(servers[-1])
    wish = {"visibility": "open", "chat": False, "options": {"variations": "gastronomy"}}
    seats = ["person", "pilgrim", "open", "open"]
    table = ann.make_table(seats, **wish)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/2/take", name="Ben")
    assert refusal(ben, f"/api/tables/{table}/rematch") == (409, "unfinished")
    cid.post(f"/api/tables/{table}/seats/3/take", name="Cid")
    clients = [ann.connect(table), ben.connect(table), cid.connect(table)]
    play_randomly(clients, random.Random(3))
    assert refusal(spectator, f"/api/tables/{table}/rematch") == (403, "not-your-seat")
    with ThreadPoolExecutor() as at_once:
        found = list(at_once.map(lambda who: who.post(f"/api/tables/{table}/rematch"), [ann, ben, ann, ben]))
    assert len({each["id"] for each in found}) == 1
    following = found[0]["id"]
    assert rematch_at(clients[2], 2) == {"table": following, "has_joined": False, "joined": 2, "people": 3}
    assert spectator.get(f"/api/tables/{table}")["rematch"] is None
    assert ann.get(f"/api/tables/{table}")["rematch"]["has_joined"]
    assert {each["id"] for each in ann.get("/api/me/tables")} == {table, following}
    next_table = ann.get(f"/api/tables/{following}")
    assert [seat["name"] for seat in next_table["seats"]] == ["pilgrim", "Ben", "", "Ann"]
    assert (next_table["status"], next_table["your_seats"]) == ("waiting", [3])
    assert ben.get(f"/api/tables/{following}")["your_seats"] == [1]
    assert (next_table["chat"], next_table["options"]["variations"]) == (False, "gastronomy")
    assert following not in {each["id"] for each in dan.get("/api/lobby")["tables"]}
    dan.post(f"/api/tables/{following}/seats/2/take", name="Dan")
    assert ben.get(f"/api/tables/{following}")["status"] == "playing"
    late = cid.post(f"/api/tables/{table}/rematch")
    assert (late["id"], late["your_seats"]) == (following, [])


def test_a_rematch_that_is_over_is_followed_by_another(ann: HttpClient) -> None:
    """Somebody who plays all seats, and plays again twice from the first result."""
    first = ann.make_table(["person", "person"])["table"]["id"]
    path = f"/api/tables/{first}/rematch"
    play_randomly([ann.connect(first, seat) for seat in range(2)], random.Random(4))
    second = ann.post(path)
    assert (second["status"], second["your_seats"]) == ("playing", [0, 1])
    assert ann.post(path)["id"] == second["id"]
    play_randomly([ann.connect(second["id"], seat) for seat in range(2)], random.Random(5))
    assert ann.post(path)["id"] not in (first, second["id"])
