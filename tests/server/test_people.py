"""Between people: a seat wherever one is free, who is here, who sat where, how it ended and under which names."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from .clients import HttpClient, Server, SocketClient, play_randomly
from .test_seats import start_game
from .test_tables import refusal

KEY = "a-key-that-the-client-has-made"


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """A server with no table yet."""
    running = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def test_whoever_asks_for_any_seat_gets_the_one_that_is_waited_for(alone: Server) -> None:
    """A table that lacks one player comes before one that lacks three; one with a player present before both."""
    ann, ben, cid, dan = (HttpClient(alone) for _ in range(4))
    assert refusal(ben, "/api/join", name="Ben", key=KEY) == (404, "no-table")
    empty = ann.make_table(["person", "open", "open", "open"], visibility="open")["table"]["id"]
    nearly = ann.make_table(["person", "pilgrim", "open"], visibility="open")["table"]["id"]
    ann.make_table(["person", "open"])  # by its link only
    assert refusal(ben, "/api/join", name="Ben", key=KEY, game="namiji") == (404, "no-table")
    seated = ben.post("/api/join", name="Ben", key=KEY, game="tokaido")
    assert (seated["table"]["id"], seated["table"]["your_seats"], seated["table"]["status"]) == (nearly, [2], "playing")
    assert ben.post("/api/join", name="Ben", key=KEY)["table"]["id"] == nearly  # the same key, the same seat
    assert cid.post("/api/join", name="Cid", key=KEY)["table"]["id"] == empty
    again = cid.post("/api/join", name="Cid", key=KEY.replace("key", "new"))
    assert (again["table"]["id"], again["table"]["your_seats"]) == (empty, [1])  # who waits already is not seated twice
    other = ann.make_table(["person", "open", "open", "open", "open"], visibility="open")["table"]["id"]
    wait_for(ann.connect(other), [True, False, False, False, False])
    assert dan.post("/api/join", name="Dan", key=KEY)["table"]["id"] == other
    assert refusal(dan, "/api/join", name="Pilgrim", key=KEY.replace("key", "new"), game="namiji")[1] == "no-table"


def test_many_who_ask_at_once_each_get_a_seat_of_their_own(alone: Server) -> None:
    ann = HttpClient(alone)
    table = ann.make_table(["person", "open", "open", "open"], visibility="open")["table"]["id"]
    others = [HttpClient(alone) for _ in range(3)]
    with ThreadPoolExecutor() as at_once:
        seated = list(
            at_once.map(lambda who: who[1].post("/api/join", name=f"Guest {'ABC'[who[0]]}", key=KEY), enumerate(others))
        )
    assert sorted(each["table"]["your_seats"][0] for each in seated) == [1, 2, 3]
    assert ann.get(f"/api/tables/{table}")["status"] == "playing"


def here(client: SocketClient) -> list[bool]:
    """Returns who is present, by the next message."""
    return [seat["present"] for seat in client.read_until("presence")["seats"]]


def wait_for(client: SocketClient, wanted: list[bool]) -> None:
    """Read until so and so are here."""
    while here(client) != wanted:
        pass


def test_everybody_hears_who_comes_and_goes(ann: HttpClient, ben: HttpClient) -> None:
    table, (_, second) = start_game(ann, ben)
    first = ann.connect(table)  # this client has read nothing yet
    wait_for(first, [True, True])
    second.close()
    wait_for(first, [True, False])
    back = ben.connect(table)
    wait_for(first, [True, True])
    back.send(type="away", away=True)  # another window lies over the page
    wait_for(first, [True, False])
    back.send(type="away", away=False)
    wait_for(first, [True, True])


def test_who_is_here_is_known_across_workers(postgres: str, tmp_path: Path) -> None:
    with ThreadPoolExecutor() as both:
        workers = list(both.map(lambda number: Server(postgres, tmp_path / f"log{number}"), range(2)))
    ann, ben = HttpClient(workers[0]), HttpClient(workers[1])
    table = ann.make_table(["person", "open"])["table"]["id"]
    first = ann.connect(table)
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    second = ben.connect(table)
    wait_for(first, [True, True])
    second.close()
    wait_for(first, [True, False])
    for worker in workers:
        worker.stop()
        assert "Traceback" not in worker.log.read_text()


def test_the_story_keeps_who_sat_there_then(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    table, (first, second) = start_game(ann, ben)
    left = max(first.last_entry, second.last_entry)
    ben.post(f"/api/tables/{table}/seats/1/leave")
    free = ann.get(f"/api/tables/{table}")
    (ben_left,) = free["seat_history"]
    assert [ben_left[each] for each in ("seat", "last_entry", "kind", "name", "bot")] == [
        1,
        left,
        "person",
        "Ben",
        None,
    ]
    assert (free["seats"][1]["abandoned_once"], free["seats"][1]["name"]) == (True, "")
    cid = HttpClient(server)
    cid.post(f"/api/tables/{table}/seats/1/take", name="Cid")
    third = cid.connect(table)
    first.read_to_entry(left)
    play_randomly([first, third], random.Random(1), max_entries=2)
    cid.post(f"/api/tables/{table}/seats/1/leave")
    table_info = ann.get(f"/api/tables/{table}")
    assert [each["name"] for each in table_info["seat_history"]] == ["Ben", "Cid"]
    assert table_info["seats"][1]["kind"] == "bot"


def test_results_and_names_are_kept_and_travel_with_the_text(ann: HttpClient, ben: HttpClient) -> None:
    table = ann.make_table(["person", "open", "pilgrim"])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben; = 1")
    play_randomly([ann.connect(table), ben.connect(table)], random.Random(3))
    (mine,) = [each for each in ann.get("/api/me/tables") if each["id"] == table]
    points, ranks = [seat["points"] for seat in mine["seats"]], [seat["rank"] for seat in mine["seats"]]
    assert ranks[points.index(max(points))] == 1
    assert all(one <= other for one, other in zip(sorted(ranks), range(1, 4), strict=True))
    text = ben.http.get(f"/api/tables/{table}/gamefile").text
    brought = ben.post("/api/imports", name="Ben", text=text)
    assert [(seat["kind"], seat["bot"]) for seat in brought["seats"]] == [
        *[("person", None)] * 2,
        ("bot", "pilgrim"),
    ]
    assert [seat["name"] for seat in brought["seats"]] == ["Ann", "2", "pilgrim"]
    assert [seat["points"] for seat in brought["seats"]] == points
    unsigned = "\n".join(line for line in text.splitlines() if not line.startswith(";"))
    assert [seat["name"] for seat in ben.post("/api/imports", name="Ben", text=unsigned)["seats"]] == ["1", "2", "3"]
    false = text.replace("; 1 Ann", "; 1 Sage")
    assert ben.post("/api/imports", name="Ben", text=false)["seats"][0]["name"] == "1"  # a name of a bot is refused
