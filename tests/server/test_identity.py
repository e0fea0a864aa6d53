"""One player with several browsers: links, merges and signing out, on both databases and across workers."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import String

from tabiji.server.db import tables as schema
from tabiji.server.db.browsers import MAX_BROWSERS
from tabiji.server.db.player_columns import PLAYER_COLUMNS

from ..waiting import TIMEOUT, eventually
from .clients import ConnectionClosed, HttpClient, Server, play_randomly
from .databases import create_postgres_database

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/1 Safari/604.1"
)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def workers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two workers on PostgreSQL, or twice the only one on SQLite."""
    folder = tmp_path_factory.mktemp("identity")
    if request.param == "sqlite":
        running = [Server(f"sqlite:///{folder}/tables.db", folder / "log")]
    else:
        url = create_postgres_database(request.getfixturevalue("postgres"), "identity")
        running = [Server(url, folder / f"log{number}") for number in range(2)]
    yield [running[0], running[-1]]
    for worker in running:
        worker.stop()
        assert "Traceback" not in worker.log.read_text()


def redeem(client: HttpClient, link: dict[str, Any]) -> httpx.Response:
    """Open a link that adds a browser."""
    secret = {"secret": link["url"].rpartition("/")[2]}

    def answer() -> httpx.Response | None:
        given = client.http.post("/api/me/link/redeem", json=secret)
        return None if given.status_code == httpx.codes.TOO_MANY_REQUESTS else given

    return eventually(answer)


def join(client: HttpClient, other: HttpClient) -> None:
    """Add a browser to the player of another one."""
    answer = redeem(client, other.post("/api/me/link"))
    assert answer.is_success, answer.text


def table_ids(client: HttpClient) -> set[str]:
    """Return the tables of a player."""
    return {table["id"] for table in client.get("/api/me/tables")}


def test_a_link_makes_two_browsers_one_player(workers: list[Server]) -> None:
    """Seats, tables and their creator are the other browser's too, and an open socket comes back as that player."""
    laptop, phone = HttpClient(workers[0]), HttpClient(workers[1])
    laptop.http.headers["user-agent"], phone.http.headers["user-agent"] = FIREFOX, IPHONE
    first, second = (each.make_table(["person", "open"])["table"]["id"] for each in (laptop, phone))
    third = HttpClient(workers[0]).make_table(["person", "open"])["table"]["id"]
    phone.post(f"/api/tables/{third}/seats/1/take", name="Ben")
    at_phone = phone.connect(third)
    at_phone.read_until("game")
    link = laptop.post("/api/me/link")
    assert link["url"].startswith(workers[0].http)
    assert link["svg"].startswith("<svg")
    answer = redeem(phone, link)
    assert answer.is_success, answer.text
    assert {each["label"]: each["current"] for each in answer.json()} == {
        "Firefox · Linux": False,
        "Safari · iPhone": True,
    }
    assert at_phone.read_until("error")["error"] == "identity-changed"
    at_phone.connect()
    at_phone.read_until("game")
    for client in (laptop, phone):
        eventually(lambda client=client: table_ids(client) == {first, second, third})
        assert client.get(f"/api/tables/{second}")["is_creator"]
    at_laptop = laptop.connect(third)
    at_laptop.read_until("game")
    assert at_laptop.info
    assert at_laptop.info["your_seats"] == [1]
    assert redeem(HttpClient(workers[1]), link).json()["error"] == "invalid-device-link"


def test_both_browsers_play_the_same_seat(workers: list[Server]) -> None:
    """A match goes on from either browser after the merge."""
    ann, laptop, phone = HttpClient(workers[0]), HttpClient(workers[0]), HttpClient(workers[1])
    table = ann.make_table(["person", "open"])["table"]["id"]
    laptop.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    clients = [ann.connect(table), laptop.connect(table)]
    play_randomly(clients, random.Random(1), max_entries=4)
    join(phone, laptop)
    clients[1].close()
    assert play_randomly([clients[0], phone.connect(table)], random.Random(2))["view"]["turn"] is None


def test_links_are_refused_alike(workers: list[Server]) -> None:
    """A used, a replaced and an unknown link get the same answer; the maker's own browser uses nothing up."""
    laptop, phone, thief = HttpClient(workers[0]), HttpClient(workers[1]), HttpClient(workers[1])
    old, new = laptop.post("/api/me/link"), laptop.post("/api/me/link")
    unknown = {"url": "x/" + "A" * 32}
    assert redeem(laptop, new).is_success
    assert redeem(phone, new).is_success
    refused = [redeem(thief, link) for link in (old, new, unknown)]
    assert {each.status_code for each in refused} == {403}
    assert len({each.content for each in refused}) == 1
    assert len(thief.get("/api/me/browsers")) == 1
    unknown_client = httpx.post(f"{workers[0].http}/api/me/link/redeem", json={"secret": "x"}, timeout=TIMEOUT)
    assert unknown_client.json()["error"] == "no-cookie"


def test_two_browsers_race_for_a_link(workers: list[Server]) -> None:
    """Exactly one of several browsers that redeem a link at once is added."""
    laptop = HttpClient(workers[0])
    link = laptop.post("/api/me/link")
    racers = [HttpClient(workers[number % 2]) for number in range(6)]
    answers: list[httpx.Response] = []
    threads = [threading.Thread(target=lambda each=each: answers.append(redeem(each, link))) for each in racers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(each.status_code for each in answers) == [200, *[403] * 5]
    assert len(laptop.get("/api/me/browsers")) == 2


def test_merges_in_a_circle_leave_one_player(workers: list[Server]) -> None:
    """Two browsers redeem each other's links at once: whatever comes first, nothing is lost."""
    for _ in range(5):
        pair = [HttpClient(workers[0]), HttpClient(workers[1])]
        tables = {each.make_table(["person", "open"])["table"]["id"] for each in pair}
        links = [each.post("/api/me/link") for each in pair]
        threads = [threading.Thread(target=redeem, args=(pair[n], links[1 - n])) for n in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for each in pair:
            eventually(lambda each=each, tables=tables: table_ids(each) == tables)


def test_seats_are_taken_while_players_are_merged(workers: list[Server]) -> None:
    """No table that is made during a merge is left with a player who is no more."""
    laptop, phone = HttpClient(workers[0]), HttpClient(workers[1])
    made: list[str] = []

    def make() -> None:
        client = HttpClient(workers[0], phone.secret)
        for _ in range(12):
            made.append(client.make_table(["person", "pilgrim"])["table"]["id"])

    thread = threading.Thread(target=make)
    thread.start()
    eventually(lambda: len(made) > 2)
    join(phone, laptop)
    thread.join()
    for client in (laptop, phone):
        eventually(lambda client=client: table_ids(client) == set(made))


def test_two_seats_at_an_unfinished_table_prevent_a_merge(workers: list[Server]) -> None:
    """The table is named, the link remains valid, and a seat that both hold prevents nothing."""
    ann, ben = HttpClient(workers[0]), HttpClient(workers[1])
    access = ann.make_table(["person", "open"])
    table = access["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    link = ann.post("/api/me/link")
    refused = redeem(ben, link)
    assert (refused.status_code, refused.json()["error"], refused.json()["table"]) == (409, "same-table", table)
    assert table_ids(ben) == {table}
    assert len(ben.get("/api/me/browsers")) == 1
    clients = [ann.connect(table), ben.connect(table)]
    play_randomly(clients, random.Random(4))
    assert redeem(ben, link).is_success
    again = ann.make_table(["person", "open"])
    tablet = HttpClient(workers[1])
    tablet.post(f"/api/tables/{again['table']['id']}/seats/0/claim", link=again["links"]["0"])
    join(tablet, ann)
    assert again["table"]["id"] in table_ids(tablet)


def test_a_hand_seen_before_prevents_a_merge(workers: list[Server]) -> None:
    """Whoever has left a seat of a game in progress does not join the player of another hand."""
    ann, ben, eve = HttpClient(workers[0]), HttpClient(workers[1]), HttpClient(workers[1])
    table = ann.make_table(["person", "open"])["table"]["id"]
    eve.post(f"/api/tables/{table}/seats/1/take", name="Eve")
    eve.connect(table).read_until("game")
    eve.post(f"/api/tables/{table}/seats/1/leave")
    assert redeem(eve, ann.post("/api/me/link")).json()["table"] == table
    assert redeem(eve, ben.post("/api/me/link")).is_success


def test_a_signed_out_browser_is_nobody_at_once(workers: list[Server]) -> None:
    """Its sockets are closed at every worker, its cookie counts for nothing, and its link is void."""
    laptop, phone = HttpClient(workers[0]), HttpClient(workers[1])
    laptop.http.headers["user-agent"], phone.http.headers["user-agent"] = FIREFOX, IPHONE
    join(phone, laptop)
    table = laptop.make_table(["person", "open"])["table"]["id"]
    at_phone, at_laptop = phone.connect(table), laptop.connect(table)
    at_phone.read_until("table")
    link = phone.post("/api/me/link")
    (other,) = (each for each in laptop.get("/api/me/browsers") if not each["current"])
    (left,) = laptop.post(f"/api/me/browsers/{other['id']}/sign-out")
    assert left["current"]
    assert at_phone.read_until("error")["error"] == "signed-out"
    with pytest.raises(ConnectionClosed) as closed:
        at_phone.socket.recv(timeout=TIMEOUT)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4403
    eventually(lambda: phone.get("/api/me/tables") == [])
    assert phone.http.get("/api/me/browsers").json()["error"] == "no-cookie"
    assert redeem(HttpClient(workers[0]), link).status_code == 403
    assert table_ids(laptop) == {table}
    at_laptop.read_until("table")
    at_laptop.close()
    assert phone.post("/api/session") == {"new": True}
    assert phone.get("/api/me/tables") == []


def test_others_are_signed_out_but_never_a_stranger(workers: list[Server]) -> None:
    """All others at once; the id of somebody else's browser signs nobody out; one may also sign oneself out."""
    laptop, phone, tablet, stranger = (HttpClient(workers[number % 2]) for number in range(4))
    join(phone, laptop)
    join(tablet, phone)
    (own,) = stranger.get("/api/me/browsers")
    assert len(laptop.post(f"/api/me/browsers/{own['id']}/sign-out")) == 3
    assert [each["id"] for each in stranger.get("/api/me/browsers")] == [own["id"]]
    assert [each["current"] for each in tablet.post("/api/me/sign-out-others")] == [True]
    for client in (laptop, phone):
        eventually(lambda client=client: client.http.get("/api/me/browsers").status_code == 403)
    (own,) = tablet.get("/api/me/browsers")
    assert tablet.post(f"/api/me/browsers/{own['id']}/sign-out") == []
    assert tablet.secret is None


def test_the_browsers_of_a_player_are_bounded(workers: list[Server]) -> None:
    """One more is refused, and may come once another is signed out."""
    laptop = HttpClient(workers[0])
    for _ in range(MAX_BROWSERS - 1):
        join(HttpClient(workers[1]), laptop)
    late = HttpClient(workers[1])
    assert redeem(late, laptop.post("/api/me/link")).json()["error"] == "too-many-browsers"
    (other, *_) = (each for each in laptop.get("/api/me/browsers") if not each["current"])
    laptop.post(f"/api/me/browsers/{other['id']}/sign-out")
    join(late, laptop)


def test_every_column_with_a_player_is_listed() -> None:
    """Whatever refers to a player is merged, deleted and exported."""
    listed = {str(each.column) for each in PLAYER_COLUMNS}
    assert all(isinstance(each.column.type, String) for each in PLAYER_COLUMNS)
    named = {str(column) for table in schema.metadata.tables.values() for column in table.c if _names_a_player(column)}
    assert listed == named


def _names_a_player(column: Any) -> bool:
    return column.name in ("player", "creator") or column.name.endswith("_player")
