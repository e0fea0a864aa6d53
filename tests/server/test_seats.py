"""Seats: no player sees two hands or has another's name, and no seat is lost with a lost response."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

from tabiji.server.db.lobby import PAGE_SIZE
from tabiji.server.table.lobby import MAX_OPEN_TABLES

from ..waiting import TIMEOUT
from .clients import ConnectionClosed, HttpClient, Server, SocketClient, play_randomly
from .test_tables import refusal

KEY = "a-key-that-the-client-has-made"


@pytest.fixture
def eve(server: Server) -> HttpClient:
    """Somebody else again."""
    return HttpClient(server)


def start_game(ann: HttpClient, ben: HttpClient, *more: str) -> tuple[str, list[SocketClient]]:
    """A table of two people and perhaps bots, in the middle of the game."""
    table = ann.make_table(["person", "open", *more])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    clients = [ann.connect(table), ben.connect(table)]
    play_randomly(clients, random.Random(1), max_entries=5)
    return table, clients


def kinds(browser: HttpClient, table: str) -> list[str]:
    """Who sits at each seat."""
    return [seat["kind"] for seat in browser.get(f"/api/tables/{table}")["seats"]]


def test_a_bots_seat_stays_a_bots_once_the_journey_has_begun(ann: HttpClient, ben: HttpClient) -> None:
    """Whoever made the table may choose its level, but cannot look into its hand."""
    table, _ = start_game(ann, ben, "pilgrim")
    seat = f"/api/tables/{table}/seats/2"
    assert refusal(ann, f"{seat}/leave") == (409, "bot-stays")
    assert refusal(ben, f"{seat}/leave") == (403, "not-the-creator")
    assert refusal(ann, f"{seat}/take", name="Cid") == (409, "seat-taken")
    assert refusal(ben, f"{seat}/bot", bot="wanderer") == (403, "not-the-creator")
    changed = ann.post(f"{seat}/bot", bot="wanderer")["seats"][2]
    assert [changed[each] for each in ("kind", "name", "bot", "visited")] == ["bot", "wanderer", "wanderer", False]
    assert kinds(ann, table) == ["person", "person", "bot"]


def test_a_seat_that_is_given_up_goes_to_one_person_or_to_a_bot(
    server: Server, ann: HttpClient, ben: HttpClient
) -> None:
    """A player who has seen another hand cannot take it; who takes it keeps it, or leaves it to a bot for good."""
    table, clients = start_game(ann, ben)
    seat = f"/api/tables/{table}/seats/1"
    ben.post(f"{seat}/leave")
    assert kinds(ann, table) == ["person", "open"]
    assert refusal(ann, f"{seat}/take", name="Ann too") == (403, "knows-another-hand")
    cid = HttpClient(server)
    cid.post(f"{seat}/take", name="Cid")
    heir = cid.connect(table)
    assert heir.read_until("game")["view"]["seat"] == 1
    assert refusal(cid, f"{seat}/link", hand_over=True) == (409, "seat-kept")
    cid.post(f"{seat}/link")  # another device of the same player reveals nothing
    cid.post(f"{seat}/leave")
    assert kinds(ann, table) == ["person", "bot"]
    assert refusal(ann, f"{seat}/leave") == (409, "bot-stays")
    assert play_randomly(clients[:1], random.Random(2))["view"]["turn"] is None


def test_whoever_left_may_come_back_but_to_no_other_seat(ann: HttpClient, ben: HttpClient) -> None:
    """They know that hand, and only that one."""
    table, _ = start_game(ann, ben)
    for browser, seat in ((ann, 0), (ben, 1)):
        browser.post(f"/api/tables/{table}/seats/{seat}/leave")
    assert refusal(ben, f"/api/tables/{table}/seats/0/take", name="Ben") == (403, "knows-another-hand")
    assert ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")["table"]["your_seats"] == [1]


def test_a_seat_is_handed_over_once_and_not_to_somebody_at_the_table(
    ann: HttpClient, ben: HttpClient, eve: HttpClient
) -> None:
    table, _ = start_game(ann, ben)
    seat = f"/api/tables/{table}/seats/1"
    given = ben.post(f"{seat}/link", hand_over=True)["links"]["1"]
    assert refusal(ann, f"{seat}/claim", link=given) == (403, "knows-another-hand")
    eve.post(f"{seat}/claim", link=given, name="Eve")
    assert eve.post(f"{seat}/claim", link=given, name="Eve")["your_seats"] == [1], "asking again changes nothing"
    eve.connect(table).read_until("game")
    assert refusal(eve, f"{seat}/link", hand_over=True) == (409, "seat-kept")
    assert refusal(ben, f"{seat}/claim", link=given) == (403, "wrong-link")


def test_a_seat_that_is_handed_over_closes_the_old_holders_sockets(
    ann: HttpClient, ben: HttpClient, eve: HttpClient
) -> None:
    """On all their devices, and not one more message of theirs counts."""
    table, (first, second) = start_game(ann, ben)
    again = ben.connect(table)
    again.read_until("game")
    seat = f"/api/tables/{table}/seats/1"
    eve.post(f"{seat}/claim", link=ben.post(f"{seat}/link", hand_over=True)["links"]["1"], name="Eve")
    for client in (second, again):
        assert client.read_until("error")["error"] == "not-your-seat"
        with pytest.raises(ConnectionClosed):
            client.read()
    while first.info and first.info["seats"][1]["name"] != "Eve":
        first.read()


@pytest.mark.parametrize(
    "name",
    [
        "Sage",
        "SAGE",
        "pilgrim 2",
        "Pélerin",
        "PiIgrim",  # a capital I
        "P1lgr1rn",
        "\u0455\u0430g\u0435",  # Cyrillic
        "\uff33\uff41\uff47\uff45",
        "\U0001d4e2\U0001d4ea\U0001d4f0\U0001d4ee",
        "s.a.g.e",
        "Mercante",
        "Kenji",
        "KENJI",
        "\u041aenji",  # Cyrillic
        "Ann",
        "Ann 2",
        "\u0410nn",  # Cyrillic
        "ánn",
        "A\u200bnn",
    ],
)
def test_names_that_look_like_a_bots_or_anothers_are_refused(ann: HttpClient, eve: HttpClient, name: str) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "name": "Kenji"}, {"kind": "open"}]
    table = ann.post("/api/tables", game="tokaido", name="Ann", seats=seats)["table"]["id"]
    assert refusal(eve, f"/api/tables/{table}/seats/2/take", name=name) == (409, "name-taken")


def test_other_names_are_anybodys(ann: HttpClient, eve: HttpClient) -> None:
    """Letters of every script, signs alone, and the same name at two seats of one screen."""
    seats = [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "name": "Kenji"}, {"kind": "open"}]
    for name in ("Anna", "Kenj", "Sagar", "旅路", "Зоя", "🐢", "!", "7", "Passage"):
        table = ann.post("/api/tables", game="tokaido", name="Ann", seats=seats)["table"]["id"]
        assert eve.post(f"/api/tables/{table}/seats/3/take", name=name)["table"]["your_seats"] == [3]


def test_a_table_is_not_set_with_names_to_be_mistaken(ann: HttpClient) -> None:
    """A host by a bot's name, a bot by a person's, a bot by another's level."""
    wish: dict[str, Any] = {"game": "tokaido", "name": "Ann"}
    person, free = {"kind": "person"}, {"kind": "open"}
    for wrong in (
        {**wish, "name": "Scholar", "seats": [person, free]},
        {**wish, "seats": [{"kind": "person", "name": "érudit"}, free]},
        {**wish, "seats": [person, {"kind": "bot", "name": "ANN"}]},
        {**wish, "seats": [person, {"kind": "bot", "bot": "wanderer", "name": "Sage"}]},
    ):
        answer = ann.http.post("/api/tables", json=wrong)
        assert (answer.status_code, answer.json()["error"]) == (409, "name-taken"), wrong
    ann.post("/api/tables", **wish, seats=[person, {"kind": "bot", "bot": "sage", "name": "Sage"}, free])


def test_nothing_is_held_without_a_cookie(server: Server, ann: HttpClient) -> None:
    """A session must be requested first, and is set once."""
    stranger = httpx.Client(base_url=server.http, timeout=TIMEOUT)
    table = ann.make_table(["person", "open"])["table"]["id"]
    path = f"/api/tables/{table}/seats/1/take"
    answer = stranger.post(path, json={"name": "Ben"})
    assert (answer.status_code, answer.json()["error"]) == (403, "no-cookie")
    assert not answer.headers.get_list("set-cookie")
    assert kinds(ann, table) == ["person", "open"]
    assert [stranger.post("/api/session").json()["new"] for _ in range(2)] == [True, False]
    assert stranger.post(path, json={"name": "Ben"}).json()["table"]["your_seats"] == [1]


def test_what_is_asked_for_again_with_the_same_key_is_given_once(
    ann: HttpClient, ben: HttpClient, eve: HttpClient
) -> None:
    """A seat, and a table: the answer may be lost."""
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "tokaido", "name": "Ann", "seats": seats, "key": KEY}
    made = ann.post("/api/tables", **wish)
    assert ann.post("/api/tables", **wish) == made
    assert ben.post("/api/tables", **wish)["table"]["id"] != made["table"]["id"], "another's key is another's"
    take = f"/api/tables/{made['table']['id']}/seats/1/take"
    seated = ben.post(take, name="Ben", key=KEY)
    assert ben.post(take, name="Ben", key=KEY)["links"] == seated["links"]
    assert refusal(eve, take, name="Eve", key=KEY) == (409, "seat-taken")
    assert refusal(ben, take, name="Ben", key=KEY[::-1]) == (409, "seat-taken")
    assert eve.post(f"{take[:-5]}/claim", link=seated["links"]["1"])["your_seats"] == [1], "the link is the seat's"


def test_a_seat_nobody_ever_came_to_is_freed_by_whoever_made_the_table(
    ann: HttpClient, ben: HttpClient, eve: HttpClient
) -> None:
    """Before and after the start, unless the player has opened the table."""
    table = ann.make_table(["person", "open", "open"])["table"]["id"]
    seats = f"/api/tables/{table}/seats"
    watch = ann.connect(table)
    ben.post(f"{seats}/1/take", name="Ben")
    assert not ann.get(f"/api/tables/{table}")["seats"][1]["visited"]
    assert refusal(eve, f"{seats}/1/leave") == (403, "not-your-seat")
    assert ann.post(f"{seats}/1/leave")["seats"][1]["kind"] == "open"
    ben.post(f"{seats}/1/take", name="Ben")
    ben.connect(table).read_until("table")
    while not (watch.info and watch.info["seats"][1]["visited"]):
        watch.read()
    assert refusal(ann, f"{seats}/1/leave") == (403, "not-your-seat")
    eve.post(f"{seats}/2/take", name="Eve")  # which starts the game
    assert ann.post(f"{seats}/2/leave")["seats"][2]["kind"] == "open"
    assert eve.post(f"{seats}/2/take", name="Eve")["table"]["your_seats"] == [2]


def test_no_change_of_seat_restarts_the_clock(ann: HttpClient, ben: HttpClient) -> None:
    """Neither leaving and sitting down again, nor what others do."""
    table = ann.make_table(["person", "open", "open"], clock=3600)["table"]["id"]
    seats = f"/api/tables/{table}/seats"
    for seat, name in ((1, "Ben"), (2, "Benedict")):
        ben.post(f"{seats}/{seat}/take", name=name)
    deadline = ann.connect(table).read_to_entry(0)["deadline"]
    assert deadline
    ann.post(f"{seats}/0/leave")
    ann.post(f"{seats}/0/take", name="Ann")
    ben.post(f"{seats}/2/leave")
    ann.post(f"{seats}/2/bot", bot="pilgrim")
    assert ann.connect(table).read_to_entry(0)["deadline"] == deadline


@pytest.fixture
def elsewhere(server: Server) -> list[HttpClient]:
    """So many people of one address, as a proxy tells it, that they fill the lobby's share of it."""
    of_one, of_all = MAX_OPEN_TABLES
    people = [HttpClient(server) for _ in range(of_all // of_one + 1)]
    for person in people:
        person.http.headers["X-Forwarded-For"] = "203.0.113.7"
    return people


def test_nobody_clears_the_lobby(server: Server, ann: HttpClient, elsewhere: list[HttpClient]) -> None:
    """So many open tables a person, so many an address; the lobby has pages, and the oldest is on the last."""
    wish = {"game": "namiji", "seats": [{"kind": "person"}, {"kind": "open"}], "visibility": "open"}
    mine = ann.post("/api/tables", name="Crowded", **wish)["table"]["id"]
    of_one, of_all = MAX_OPEN_TABLES
    for person in elsewhere[:-1]:
        for _ in range(of_one):
            person.post("/api/tables", name="Crowded", **wish)
        assert refusal(person, "/api/tables", name="Crowded", **wish) == (409, "too-many-open")
    assert refusal(elsewhere[-1], "/api/tables", name="Crowded", **wish) == (409, "too-many-open")
    elsewhere[-1].post("/api/tables", name="Crowded", **{**wish, "visibility": "link"})
    pages = ann.get("/api/lobby", search="Crowded")["pages"]
    assert pages == of_all // PAGE_SIZE + 1
    listed = [ann.get("/api/lobby", search="Crowded", page=page)["tables"] for page in range(pages)]
    assert [table["id"] for table in listed[-1]] == [mine]
    assert len({table["id"] for page in listed for table in page}) == of_all + 1
    assert ann.get("/api/lobby", search="Crowded", page=pages)["tables"] == []
    ids = [table["id"] for page in listed for table in page if table["id"] != mine]
    elsewhere[0].post(f"/api/tables/{ids[-1]}/seats/1/bot", bot="pilgrim")  # one begins, and there is room
    elsewhere[0].post("/api/tables", name="Crowded", **wish)
