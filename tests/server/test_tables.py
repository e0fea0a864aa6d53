"""Tables: made, found, joined, left, handed over; who may do what."""

from __future__ import annotations

import random

import pytest

from .clients import ConnectionClosed, HttpClient, Server, play_randomly


def refusal(browser: HttpClient, path: str, method: str = "POST", **form: object) -> tuple[int, str]:
    """A request that must be refused: the status and the name of the error."""
    answer = browser.http.request(method, path, json=form)
    return answer.status_code, answer.json()["error"]


def test_the_lobby_shows_open_tables_until_they_start(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Found by game and by host; a table by link only is never listed."""
    wish = {"game": "tokaido", "name": "Zoë 100%", "seats": [{"kind": "person"}, {"kind": "open"}]}
    shown = ann.post("/api/tables", visibility="open", **wish)["table"]["id"]
    hidden = ann.post("/api/tables", visibility="link", **wish)["table"]["id"]

    def listed(**query: str) -> set[str]:
        return {table["id"] for table in ben.get("/api/lobby", **query)["tables"]}

    assert shown in listed() & listed(search="zoë 100%") & listed(game="tokaido")
    assert shown not in listed(search="zo_") | listed(search="100%%") | listed(game="go")
    assert hidden not in listed() | listed(search="Zoë")
    ben.post(f"/api/tables/{shown}/seats/1/take", name="Ben")
    assert shown not in listed()


def test_the_lobby_shows_public_tables_that_may_be_watched_while_they_last(
    server: Server, ann: HttpClient, ben: HttpClient
) -> None:
    """Not before the start, nor after the end, nor by link only, nor where spectators are not allowed."""
    watched = ann.make_table(["person", "open"], visibility="open")["table"]["id"]
    by_link = ann.make_table(["person", "pilgrim"])["table"]["id"]
    private = ann.make_table(["person", "pilgrim"], visibility="open", spectators=False)["table"]["id"]

    def listed(**query: str) -> set[str]:
        return {table["id"] for table in HttpClient(server).get("/api/lobby", stage="playing", **query)["tables"]}

    assert watched not in listed()
    ben.post(f"/api/tables/{watched}/seats/1/take", name="Ben")
    assert watched in listed() & listed(game="tokaido", search="ann")
    assert watched not in listed(game="namiji") | listed(search="zoe")
    assert not {by_link, private} & listed()
    play_randomly([ann.connect(watched), ben.connect(watched)], random.Random(6))
    assert watched not in listed()
    assert refusal(ann, "/api/lobby?stage=finished", "GET") == (422, "malformed")


def test_my_tables(ann: HttpClient, ben: HttpClient) -> None:
    """A browser finds the tables it made or sits at, whose turn it is, and no others."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    assert ben.get("/api/me/tables") == []
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    mine = {browser: browser.get("/api/me/tables")[0] for browser in (ann, ben)}
    assert [mine[ann]["your_seats"], mine[ben]["your_seats"]] == [[0], [1]]
    assert [mine[ann]["is_creator"], mine[ben]["is_creator"]] == [True, False]
    assert mine[ann]["status"] == "playing"
    assert mine[ann]["turn"] == 0


def test_options_reach_the_game(ann: HttpClient) -> None:
    """Variations and edition are the game's own words; what a game does not know is refused in a sentence."""
    options = {"variations": "return gastronomy", "edition": "french"}
    table = ann.make_table(["person", "pilgrim", "open"], options=options)["table"]
    assert table["options"] == {"players": "3", "edition": "french", "variations": "return gastronomy"}
    seats = [{"kind": "person"}, {"kind": "open"}]
    wish = {"game": "tokaido", "name": "Ann", "seats": seats}
    assert refusal(ann, "/api/tables", **{**wish, "options": {"edition": "klingon"}}) == (422, "not-possible")
    assert refusal(ann, "/api/tables", **{**wish, "game": "chess"}) == (422, "not-possible")
    assert refusal(ann, "/api/tables", **{**wish, "seats": [{"kind": "bot", "bot": "hal"}] * 2}) == (
        422,
        "not-possible",
    )
    assert refusal(ann, "/api/tables", **{**wish, "pace": "days", "clock": 60}) == (422, "not-possible")
    assert refusal(ann, "/api/tables", **{**wish, "surprise": 1}) == (422, "malformed")


def test_names_are_shown_as_given_but_cleaned(ann: HttpClient) -> None:
    """No control characters, no reversed text, bounded; letters of every script stay."""
    seats = [{"kind": "person", "name": "  <b>Zo\u202eë\u0000\n 旅路</b> "}, {"kind": "open"}]
    made = ann.post("/api/tables", game="tokaido", name="Ann", seats=seats)
    assert made["table"]["seats"][0]["name"] == "<b>Zoë 旅路</b>"
    take = f"/api/tables/{made['table']['id']}/seats/1/take"
    assert refusal(ann, take, name="\u200b\u0007 ") == (422, "empty")
    assert refusal(ann, take, name="x" * 25) == (422, "too-long")


def test_a_seat_is_taken_once_and_left(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """A seat that was left is open again; only its holder may leave it."""
    table = ann.make_table(["person", "open", "open"])["table"]["id"]
    seat = f"/api/tables/{table}/seats/1"
    ben.post(f"{seat}/take", name="Ben")
    ben.connect(table).read_until("table")
    assert refusal(HttpClient(server), f"{seat}/take", name="Eve") == (409, "seat-taken")
    assert refusal(ann, f"{seat}/leave") == (403, "not-your-seat")
    assert refusal(ann, f"/api/tables/{table}/seats/4/leave") == (404, "unknown-seat")
    assert ben.post(f"{seat}/leave")["seats"][1]["kind"] == "open"
    assert ben.get("/api/me/tables") == []
    assert refusal(ben, f"{seat}/bot", bot="pilgrim") == (403, "not-the-creator")
    assert ann.post(f"{seat}/bot", bot="wanderer")["seats"][1]["bot"] == "wanderer"
    assert ann.post(f"{seat}/leave")["seats"][1]["kind"] == "open"


def test_whoever_leaves_midway_can_be_replaced(ann: HttpClient, ben: HttpClient) -> None:
    """The socket of a player who left ends; a bot or another player takes over the seat."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    clients = [ann.connect(table), ben.connect(table)]
    play_randomly(clients, random.Random(1), max_entries=10)
    ben.post(f"/api/tables/{table}/seats/1/leave")
    assert clients[1].read_until("error")["error"] == "not-your-seat"
    with pytest.raises(ConnectionClosed):
        clients[1].read()
    ann.post(f"/api/tables/{table}/seats/1/bot", bot="pilgrim")
    assert play_randomly(clients[:1], random.Random(1))["view"]["turn"] is None


def test_a_seat_is_handed_over_by_its_link(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """A device link adds a second device; a hand-over link transfers the seat, once."""
    made = ann.make_table(["person", "pilgrim"])
    table, first = made["table"]["id"], made["links"]["0"]
    seat = f"/api/tables/{table}/seats/0"
    assert refusal(ben, f"{seat}/claim", link="wrong") == (403, "wrong-link")
    assert refusal(ben, f"{seat}/link") == (403, "not-your-seat")
    phone = HttpClient(server)
    assert phone.post(f"{seat}/claim", link=first)["your_seats"] == [0]
    client = phone.connect(table)
    assert client.read_until("game")["view"]["seat"] == 0
    given = ann.post(f"{seat}/link", hand_over=True)["links"]["0"]
    assert refusal(ben, f"{seat}/claim", link=first) == (403, "wrong-link")
    assert ben.post(f"{seat}/claim", link=given, name="Ben")["seats"][0]["name"] == "Ben"
    assert client.read_until("error")["error"] == "not-your-seat"
    assert ann.get(f"/api/tables/{table}")["your_seats"] == []
    assert refusal(HttpClient(server), f"{seat}/claim", link=given) == (403, "wrong-link")
    assert ben.connect(table).read_until("game")["view"]["seat"] == 0


def test_one_screen_can_hold_several_seats(ann: HttpClient) -> None:
    """Around one screen: each seat has a socket of its own and sees its own secrets."""
    table = ann.make_table(["person", "person"])["table"]["id"]
    clients = [ann.connect(table, seat=0), ann.connect(table, seat=1)]
    assert play_randomly(clients, random.Random(2))["view"]["turn"] is None


def test_spectators_watch_where_they_may(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """A spectator sees no choices and cannot move; a table without spectators is closed to them until the end."""
    shown = ann.make_table(["person", "pilgrim"])["table"]["id"]
    watcher = ben.connect(shown)
    update = watcher.read_until("game")
    assert update["view"]["seat"] is None
    assert update["view"]["choices"] == []
    assert watcher.expect_refusal(type="move", number=1, choice=0) == "not-your-seat"
    closed = ann.make_table(["person", "pilgrim"], spectators=False)["table"]["id"]
    assert ben.connect(closed).read_until("error")["error"] == "no-spectators"
    play_randomly([ann.connect(closed)], random.Random(3))
    assert ben.connect(closed).read_until("game")["view"]["turn"] is None
    assert ben.connect("no-such-table").read_until("error")["error"] == "unknown-table"


def test_a_closed_table_can_be_seen_as_long_as_a_seat_is_free(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """At the start all sockets without a seat are closed; the new player reconnects, and spectators cannot."""
    table = ann.make_table(["person", "open"], spectators=False)["table"]["id"]
    late, quick = HttpClient(server).connect(table), ben.connect(table)
    for client in (late, quick):
        assert client.read_until("table")["table"]["status"] == "waiting"
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    for client in (late, quick):
        assert client.read_until("table")["table"]["status"] == "playing"
        with pytest.raises(ConnectionClosed):
            client.read()
    assert HttpClient(server).connect(table).read_until("error")["error"] == "no-spectators"
    assert ben.connect(table).read_until("game")["view"]["seat"] == 1


def test_wrong_answers_change_nothing(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """Stale, doubled, foreign, impossible and malformed answers each get a named error."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    early = ann.connect(table)
    assert early.expect_refusal(type="move", number=1, choice=0) == "not-started"
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    first, second = early, ben.connect(table)
    choice = first.read_to_entry(0)["view"]["choices"][0]["id"]
    assert second.expect_refusal(type="move", number=1, choice=choice) == "not-your-turn"
    assert first.expect_refusal(type="move", number=1, choice=9999) == "not-a-choice"
    assert first.expect_refusal(type="move", number=1, choice=-1) == "not-a-choice"
    assert first.expect_refusal(type="move", number=2, choice=choice) == "stale"
    for bad in (
        {},
        {"type": "move"},
        {"type": "move", "number": 1, "choice": "0"},
        {"type": "dance"},
        {"type": "game"},
    ):
        assert first.expect_refusal(**bad) == "malformed"
    for raw in ("", "null", "[]", "{", '"move"', "[" * 2000, b"\xff\x00"):
        first.socket.send(raw)
        assert first.read_until("error")["error"] == "malformed"
    first.move(choice)
    assert first.read_to_entry(1)["entries"][0]["by"] == "person"
    assert first.expect_refusal(type="move", number=1, choice=choice) == "stale"
    assert second.read_to_entry(1)["number"] == 1
    eve = HttpClient(server, secret="A" * 32)
    assert eve.connect(table, seat=0).read_until("error")["error"] == "not-your-seat"
    assert HttpClient(server, secret="short").connect(table).read_until("game")["view"]["seat"] is None
