"""Tables: made, found, joined, left, handed over; who may do what."""

from __future__ import annotations

import random

import pytest

from .chairs import Browser, ConnectionClosed, Server, play_out


def refusal(browser: Browser, path: str, method: str = "POST", **form: object) -> tuple[int, str]:
    """A request that must be refused: the status and the name of the error."""
    answer = browser.http.request(method, path, json=form)
    return answer.status_code, answer.json()["error"]


def test_the_lobby_shows_open_tables_until_they_start(server: Server, ann: Browser, ben: Browser) -> None:
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


def test_my_tables(ann: Browser, ben: Browser) -> None:
    """A browser finds the tables it made or sits at, whose turn it is, and no others."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    assert ben.get("/api/mine") == []
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    mine = {browser: browser.get("/api/mine")[0] for browser in (ann, ben)}
    assert [mine[ann]["yours"], mine[ben]["yours"]] == [[0], [1]]
    assert [mine[ann]["creator"], mine[ben]["creator"]] == [True, False]
    assert mine[ann]["status"] == "playing"
    assert mine[ann]["turn"] == 0


def test_options_reach_the_game(ann: Browser) -> None:
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


def test_names_are_shown_as_given_but_cleaned(ann: Browser) -> None:
    """No control characters, no reversed text, bounded; letters of every script stay."""
    seats = [{"kind": "person", "name": "  <b>Zo\u202eë\u0000\n 旅路</b> "}, {"kind": "open"}]
    made = ann.post("/api/tables", game="tokaido", name="Ann", seats=seats)
    assert made["table"]["seats"][0]["name"] == "<b>Zoë 旅路</b>"
    take = f"/api/tables/{made['table']['id']}/seats/1/take"
    assert refusal(ann, take, name="\u200b\u0007 ") == (422, "empty")
    assert refusal(ann, take, name="x" * 25) == (422, "too-long")


def test_a_seat_is_taken_once_and_left(server: Server, ann: Browser, ben: Browser) -> None:
    """A seat somebody left is open again; only its holder may leave it."""
    table = ann.make_table(["person", "open", "open"])["table"]["id"]
    seat = f"/api/tables/{table}/seats/1"
    ben.post(f"{seat}/take", name="Ben")
    ben.sit(table).until("table")
    assert refusal(Browser(server), f"{seat}/take", name="Eve") == (409, "seat-taken")
    assert refusal(ann, f"{seat}/leave") == (403, "not-your-seat")
    assert refusal(ann, f"/api/tables/{table}/seats/4/leave") == (404, "unknown-seat")
    assert ben.post(f"{seat}/leave")["seats"][1]["kind"] == "open"
    assert ben.get("/api/mine") == []
    assert refusal(ben, f"{seat}/bot", bot="pilgrim") == (403, "not-the-creator")
    assert ann.post(f"{seat}/bot", bot="wanderer")["seats"][1]["bot"] == "wanderer"
    assert ann.post(f"{seat}/leave")["seats"][1]["kind"] == "open"


def test_whoever_leaves_midway_can_be_replaced(ann: Browser, ben: Browser) -> None:
    """The socket of whoever left ends; a bot or a person goes on in the seat."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    chairs = [ann.sit(table), ben.sit(table)]
    play_out(chairs, random.Random(1), most=10)
    ben.post(f"/api/tables/{table}/seats/1/leave")
    assert chairs[1].until("refused")["error"] == "not-your-seat"
    with pytest.raises(ConnectionClosed):
        chairs[1].read()
    ann.post(f"/api/tables/{table}/seats/1/bot", bot="pilgrim")
    assert play_out(chairs[:1], random.Random(1))["view"]["turn"] is None


def test_a_seat_is_handed_over_by_its_link(server: Server, ann: Browser, ben: Browser) -> None:
    """A device link lets a second device in; a hand-over link makes the seat somebody else's, once."""
    made = ann.make_table(["person", "pilgrim"])
    table, first = made["table"]["id"], made["links"]["0"]
    seat = f"/api/tables/{table}/seats/0"
    assert refusal(ben, f"{seat}/claim", link="wrong") == (403, "wrong-link")
    assert refusal(ben, f"{seat}/link") == (403, "not-your-seat")
    phone = Browser(server)
    assert phone.post(f"{seat}/claim", link=first)["yours"] == [0]
    chair = phone.sit(table)
    assert chair.until("news")["view"]["seat"] == 0
    given = ann.post(f"{seat}/link", hand_over=True)["links"]["0"]
    assert refusal(ben, f"{seat}/claim", link=first) == (403, "wrong-link")
    assert ben.post(f"{seat}/claim", link=given, name="Ben")["seats"][0]["name"] == "Ben"
    assert chair.until("refused")["error"] == "not-your-seat"
    assert ann.get(f"/api/tables/{table}")["yours"] == []
    assert refusal(Browser(server), f"{seat}/claim", link=given) == (403, "wrong-link")
    assert ben.sit(table).until("news")["view"]["seat"] == 0


def test_one_screen_can_hold_several_seats(ann: Browser) -> None:
    """Around one screen: each seat has a socket of its own and sees its own secrets."""
    table = ann.make_table(["person", "person"])["table"]["id"]
    chairs = [ann.sit(table, seat=0), ann.sit(table, seat=1)]
    assert play_out(chairs, random.Random(2))["view"]["turn"] is None


def test_spectators_watch_where_they_may(server: Server, ann: Browser, ben: Browser) -> None:
    """A spectator sees no choices and moves nothing; a closed table lets nobody watch until it is over."""
    shown = ann.make_table(["person", "pilgrim"])["table"]["id"]
    watcher = ben.sit(shown)
    news = watcher.until("news")
    assert news["view"]["seat"] is None
    assert news["view"]["choices"] == []
    assert watcher.refused(type="move", move=1, choice=0) == "not-your-seat"
    closed = ann.make_table(["person", "pilgrim"], spectators=False)["table"]["id"]
    assert ben.sit(closed).until("refused")["error"] == "no-spectators"
    play_out([ann.sit(closed)], random.Random(3))
    assert ben.sit(closed).until("news")["view"]["turn"] is None
    assert ben.sit("no-such-table").until("refused")["error"] == "unknown-table"


def test_a_closed_table_can_be_seen_as_long_as_a_seat_is_free(server: Server, ann: Browser, ben: Browser) -> None:
    """Whoever has the link may sit down; all others must come again, and those too late cannot."""
    table = ann.make_table(["person", "open"], spectators=False)["table"]["id"]
    late, quick = Browser(server).sit(table), ben.sit(table)
    for chair in (late, quick):
        assert chair.until("table")["table"]["status"] == "waiting"
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    for chair in (late, quick):
        assert chair.until("table")["table"]["status"] == "playing"
        with pytest.raises(ConnectionClosed):
            chair.read()
    assert Browser(server).sit(table).until("refused")["error"] == "no-spectators"
    assert ben.sit(table).until("news")["view"]["seat"] == 1


def test_wrong_answers_change_nothing(server: Server, ann: Browser, ben: Browser) -> None:
    """Stale, doubled, foreign, impossible and malformed answers each get a named error."""
    table = ann.make_table(["person", "open"])["table"]["id"]
    early = ann.sit(table)
    assert early.refused(type="move", move=1, choice=0) == "not-started"
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    first, second = early, ben.sit(table)
    choice = first.reach(0)["view"]["choices"][0]["id"]
    assert second.refused(type="move", move=1, choice=choice) == "not-your-turn"
    assert first.refused(type="move", move=1, choice=9999) == "not-a-choice"
    assert first.refused(type="move", move=1, choice=-1) == "not-a-choice"
    assert first.refused(type="move", move=2, choice=choice) == "stale"
    for bad in ({}, {"type": "move"}, {"type": "move", "move": 1, "choice": "0"}, {"type": "dance"}, {"type": "news"}):
        assert first.refused(**bad) == "malformed"
    for raw in ("", "null", "[]", "{", '"move"', "[" * 2000, b"\xff\x00"):
        first.socket.send(raw)
        assert first.until("refused")["error"] == "malformed"
    first.move(choice)
    assert first.reach(1)["entries"][0]["by"] == "person"
    assert first.refused(type="move", move=1, choice=choice) == "stale"
    assert second.reach(1)["number"] == 1
    eve = Browser(server, secret="A" * 32)
    assert eve.sit(table, seat=0).until("refused")["error"] == "not-your-seat"
    assert Browser(server, secret="short").sit(table).until("news")["view"]["seat"] is None
