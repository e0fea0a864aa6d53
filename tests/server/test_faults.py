"""Rows that a reachable database refuses: only a taken number means that a table has moved on; all else is a fault."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import pytest

from ..async_runner import run_in_thread
from ..waiting import eventually
from .clients import HttpClient, Server, SocketClient

Do = Callable[..., None]

REFUSES = {
    "sqlite": (
        "create trigger refuses before insert on moves begin select raise(abort, 'the number is taken'); end",
        "drop trigger refuses",
    ),
    "postgresql": (
        "alter table moves add constraint refuses check (number < 0) not valid",
        "alter table moves drop constraint refuses",
    ),
}
TAKEN = """
create function taken() returns trigger language plpgsql as $$
begin raise exception 'taken' using errcode = 'unique_violation', constraint = 'moves_pkey', table = 'moves'; end $$
"""


async def _run(url: str, statements: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str, Do]:
    """The kind of a database, its address, and how to change it past its server."""
    if request.param == "postgresql":
        url: str = request.getfixturevalue("postgres")
        return request.param, url, lambda *statements: run_in_thread(_run(url, statements))
    file = tmp_path / "tables.db"

    def do(*statements: str) -> None:
        connection = sqlite3.connect(file)
        for statement in statements:
            connection.execute(statement)
        connection.commit()
        connection.close()

    return request.param, f"sqlite:///{file}", do


@pytest.fixture
def server(place: tuple[str, str, Do], tmp_path: Path) -> Iterator[Server]:
    """A server on it."""
    running = Server(place[1], tmp_path / "log")
    yield running
    running.stop()


def first_choice(client: SocketClient) -> int:
    """Something that can be done."""
    choice: int = client.read_to_entry(0)["view"]["choices"][0]["id"]
    return choice


def test_a_move_that_the_database_refuses_is_refused_and_told(server: Server, place: tuple[str, str, Do]) -> None:
    """In a sentence, in the log and in the health; bots' moves too. Nothing is tried for ever, others play on."""
    kind, _, do = place
    breaks, mends = REFUSES[kind]
    ann = HttpClient(server)
    client = ann.connect(ann.make_table(["person", "person"])["table"]["id"], 0)
    choice = first_choice(client)
    do(breaks)
    try:
        assert client.expect_refusal(type="move", number=1, choice=choice) == "not-written"
        assert client.expect_refusal(type="move", number=1, choice=choice) == "not-written"
        assert server.health().startswith("refused rows: entry: IntegrityError: ")
        other = ann.make_table(["pilgrim", "person"])["table"]["id"]
        eventually(lambda: "(2 tables)" in server.health())
        assert ann.get(f"/api/tables/{other}")["turn"] == 0
        assert "row refused by the database" in [line["event"] for line in server.lines()]
        client.send(type="chat", text="what is the matter?")
        assert client.read_until("chat")["text"] == "what is the matter?"
    finally:
        do(mends)
    client.move(choice)
    assert client.read_to_entry(1)["number"] == 1
    ann.connect(other, 1).read_to_entry(1)
    assert server.health() == "ok"
    assert "Traceback" not in server.log.read_text()


def test_a_number_that_is_always_taken_is_not_tried_for_ever(postgres: str, tmp_path: Path) -> None:
    """Though nothing new is in the log: after so many tries it is a fault."""
    server = Server(postgres, tmp_path / "log")
    ann = HttpClient(server)
    client = ann.connect(ann.make_table(["person", "person"])["table"]["id"], 0)
    choice = first_choice(client)
    trigger = "create trigger taken before insert on moves for each row execute function taken()"
    run_in_thread(_run(postgres, (TAKEN, trigger)))
    try:
        assert client.expect_refusal(type="move", number=1, choice=choice) == "not-written"
        assert "the table was changed before every try" in server.health()
    finally:
        run_in_thread(_run(postgres, ("drop trigger taken on moves", "drop function taken")))
    client.move(choice)
    assert client.read_to_entry(1)["number"] == 1
    server.stop()


def test_a_table_that_cannot_be_written_is_not_there(server: Server, place: tuple[str, str, Do]) -> None:
    """Its creator gets an error; the table is not mistaken for one that exists already."""
    kind, _, do = place
    ann = HttpClient(server)
    wish = {"game": "tokaido", "name": "Ann", "seats": [{"kind": "person"}, {"kind": "open"}]}
    if kind == "sqlite":
        do("create trigger refuses before insert on seats begin select raise(abort, 'no'); end")
    else:
        do("alter table seats add constraint refuses check (seat < 0) not valid")
    try:
        answer = ann.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["error"]) == (500, "not-written")
        assert server.health().startswith("refused rows: table: IntegrityError: ")
    finally:
        do("drop trigger refuses" if kind == "sqlite" else "alter table seats drop constraint refuses")
    key = {"key": "k" * 32}
    made, again = (ann.post("/api/tables", **wish, **key)["table"]["id"] for _ in range(2))
    assert made == again


def test_whoever_asks_twice_at_once_gets_one_table(server: Server) -> None:
    """The row is there already: that is no fault."""
    ann = HttpClient(server)
    wish = {"game": "tokaido", "name": "Ann", "seats": [{"kind": "person"}, {"kind": "open"}], "key": "k" * 32}
    with ThreadPoolExecutor(8) as several:
        made = list(several.map(lambda _: HttpClient(server, ann.secret).post("/api/tables", **wish), range(24)))
    assert len({each["table"]["id"] for each in made}) == 1
    assert server.health() == "ok"
