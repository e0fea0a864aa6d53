"""The daily game: one deal for all players, one try each, and public results."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tabiji.learn.daily import closing, day_seed, entropy_of_move, observation_seed_of_move
from tabiji.server.db.daily_results import MAX_RESULTS
from tabiji.server.edge.tokens import hash_secret

from ..waiting import wait_past_midnight
from .clients import HttpClient, Message, Server, SocketClient, play_randomly
from .test_entropy import ATTEMPTS, entropies_standing
from .test_tables import refusal


@contextmanager
def database(server: Server) -> Iterator[sqlite3.Connection]:
    """The server's own file."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=60) as rows:
        yield rows
    rows.close()


def player(browser: HttpClient) -> str:
    """Returns the player id behind a cookie."""
    return hash_secret((browser.secret or "").partition(".")[0])


def set_out(browser: HttpClient, name: str, game: str = "tokaido") -> Message:
    """Starts today's game."""
    table: Message = browser.post(f"/api/daily/{game}/start", name=name)
    return table


def test_a_day_is_dealt_by_a_key_that_nobody_knows() -> None:
    days = [day_seed(key, day, game) for key in "ab" for day in ("2030-01-01", "2030-01-02") for game in "xy"]
    assert len(set(days)) == len(days)
    assert day_seed("a", "2030-01-01", "x") == days[0]
    assert entropy_of_move(1, 2) == entropy_of_move(1, 2) != entropy_of_move(1, 3) != entropy_of_move(2, 3)
    assert observation_seed_of_move(1, 2) not in (entropy_of_move(1, 2), observation_seed_of_move(1, 3))


def test_everybody_has_one_try_at_the_same_journey(ann: HttpClient, ben: HttpClient) -> None:
    wait_past_midnight()
    there = "/api/daily/tokaido"
    assert ann.get(there)["results"] == []
    tables = [browser.post(f"{there}/start", name=name) for browser, name in ((ann, "Ann"), (ben, "Ben"))]
    assert ann.post(f"{there}/start", name="Ann again")["id"] == tables[0]["id"]
    assert not tables[0]["hints_allowed"]
    one, other = ann.connect(tables[0]["id"]), ben.connect(tables[1]["id"])
    views = [client.read_to_entry(0)["view"] for client in (one, other)]
    assert views[0]["dealt"] == views[1]["dealt"]
    assert refusal(ann, f"/api/tables/{tables[0]['id']}/seats/0/hint", number=1) == (403, "no-hints")
    end = play_randomly([one], random.Random(5))["view"]
    daily_info = ben.get(there)
    assert [(each["name"], each["points"], each["yours"]) for each in daily_info["results"]] == [
        ("Ann", end["pieces"][0]["points"], False),
        ("Ben", None, True),
    ]
    assert daily_info["results"][0]["table"] is None, "whoever is on the way sees nobody else's journey"
    assert play_randomly([other], random.Random(5))["view"]["pieces"] == end["pieces"], (
        "who plays the same meets the same"
    )
    assert ben.get(there)["results"][0]["table"] is not None
    assert daily_info["days"] == [daily_info["day"]]
    assert ben.get(there, day="2020-02-02")["results"] == []


def test_bots_that_must_imagine_cards_answer_everybody_the_same(server: Server) -> None:
    """With this seed the pilgrim is Yoshiyasu, and chooses at move 20 by cards that it cannot see."""
    wait_past_midnight()
    pieces = []
    for _ in range(10):
        browser = HttpClient(server)
        table = set_out(browser, "Ann")
        assert table["turn"] == 0, "no bot has moved yet, so the deal can be replaced"
        with database(server) as rows:
            rows.execute("update tables set seed = ? where id = ?", (673, table["id"]))
        client = browser.connect(table["id"])
        view = play_randomly([client], random.Random(5), max_entries=24)["view"]
        assert view["pieces"][1]["traveler"] == "yoshiyasu"
        pieces.append(view["pieces"])
        client.close()
    assert all(each == pieces[0] for each in pieces)


def test_the_seed_of_a_day_is_told_when_the_day_is_over_everywhere(
    server: Server, ann: HttpClient, ben: HttpClient
) -> None:
    """Nor by a game that was played on from it."""
    wait_past_midnight()
    table = set_out(ann, "Ann")
    assert table["beginning"] == "day"
    assert table["sealed_until"] == closing(table["day"]) >= time.time() + 12 * 3600
    set_out(ben, "Ben")
    play_randomly([ann.connect(table["id"])], random.Random(5))
    seats = [{"kind": "person"}, *({"kind": "bot"} for _ in table["seats"][1:])]
    wish = {"name": "Ben", "seats": seats}
    again = ben.post(f"/api/tables/{table['id']}/replay/3/play", **wish)["table"]
    assert (again["beginning"], again["sealed_until"]) == ("chosen", table["sealed_until"])
    play_randomly([ben.connect(again["id"])], random.Random(5))
    once_more = ben.post(f"/api/tables/{again['id']}/replay/9/play", **wish)["table"]
    assert once_more["sealed_until"] == table["sealed_until"]
    for browser in (ann, ben):
        for link in (table["id"], again["id"]):
            answer = browser.http.get(f"/api/tables/{link}/gamefile")
            assert (answer.status_code, answer.json()["error"]) == (409, "sealed")
            browser.get(f"/api/tables/{link}/outline")
            browser.get(f"/api/tables/{link}/replay/5")
    with database(server) as rows:
        (seed,) = rows.execute("select seed from tables where id = ?", (table["id"],)).fetchone()
    numbers = [seed, *(entropy_of_move(seed, number) for number in range(1, 300))]
    responses = b"\n".join(ann.responses + ben.responses)
    assert not [
        number for number in numbers if f"{number:016x}".encode() in responses or f"{number}".encode() in responses
    ]
    with database(server) as rows:
        rows.execute("update tables set sealed_until = ? where seed = ?", (time.time() - 1, seed))
    assert f"seed: {seed:016x}" in ann.http.get(f"/api/tables/{table['id']}/gamefile").text
    assert f"seed: {seed:016x}" in ann.http.get(f"/api/tables/{again['id']}/gamefile").text


def travel(client: SocketClient, taste: int, undoing: bool) -> tuple[Message, int]:
    """Travel to the end by what stands on the table, taking back what can be; how it ended, and how often that was."""
    undone, last = 0, -1
    client.read_to_entry(0)
    while (update := client.read_to_entry(client.last_entry))["view"]["turn"] is not None:
        choices, stand = update["view"]["choices"], client.last_entry - 2 * undone
        if not choices:
            client.read_to_entry(client.last_entry + 1)
            continue
        client.move(random.Random(f"{taste} {stand}").choice(choices)["id"])
        update = client.read_to_entry(client.last_entry + 1)
        if undoing and update["can_undo"] and update["view"]["choices"] and last != stand:  # no bot moves meanwhile
            client.send(type="undo", number=client.last_entry + 1)
            client.read_to_entry(client.last_entry + 1)
            undone, last = undone + 1, stand
    return update["view"], undone


def test_moves_that_were_taken_back_do_not_change_what_is_drawn(server: Server) -> None:
    wait_past_midnight()
    for game in ("tokaido", "namiji"):
        for taste in range(ATTEMPTS):  # a whole game rarely offers nothing to undo
            ends = []
            for undoing in (True, False):
                browser = HttpClient(server)
                table = set_out(browser, "Ann", game)["id"]
                end, undone = travel(browser.connect(table), taste, undoing)
                ends.append((undone, end["pieces"], entropies_standing(server, table)))
            assert ends[0][1:] == ends[1][1:]
            if ends[0][0]:
                break
        assert ends[0][0]


def test_everybody_finds_themselves_among_the_results(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """However many were better, and with the place that is theirs; who is on the way has none."""
    day, there = "2020-05-05", "/api/daily/tokaido"
    cid = HttpClient(server)
    points = [500 - number for number in range(MAX_RESULTS + 20)]
    points[3] = points[2]
    tries: list[tuple[str, str, int | None]] = [
        (f"{number}", f"Walker {number}", each) for number, each in enumerate(points)
    ]
    tries += [(player(ann), "Ann", points[-1]), (player(ben), "Ben", None)]
    with database(server) as rows:
        rows.executemany(
            'insert into daily_results (day, game, player, "table", name, points, rank, started)'
            f" values ('{day}', 'tokaido', ?, 'none', ?, ?, 1, 1.5)",
            tries,
        )
    daily_info = ann.get(there, day=day)
    results = daily_info["results"]
    assert daily_info["over"]
    assert [each["place"] for each in results[:5]] == [1, 2, 3, 3, 5]
    assert len(results) == MAX_RESULTS + 1
    assert (results[-1]["name"], results[-1]["yours"], results[-1]["place"]) == ("Ann", True, MAX_RESULTS + 20)
    assert [each["yours"] for each in results].count(True) == 1
    own = ben.get(there, day=day)["results"][-1]
    assert (own["name"], own["yours"], own["place"], own["points"]) == ("Ben", True, None, None)
    assert len(cid.get(there, day=day)["results"]) == MAX_RESULTS
    with database(server) as rows:
        rows.execute("update daily_results set points = 499 where player = ?", (player(ann),))
    assert len(ann.get(there, day=day)["results"]) == MAX_RESULTS
    assert [each["place"] for each in ann.get(there, day=day)["results"] if each["yours"]] == [2]


def test_whoever_arrives_when_the_day_is_over_is_not_counted(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """By then its seed may be known; games that ended in time count even if read only now."""
    wait_past_midnight()
    for browser, late in ((ann, True), (ben, False)):
        table = set_out(browser, "Zoe")["id"]
        with database(server) as rows:
            rows.execute("update tables set sealed_until = ? where id = ?", (time.time() - late, table))
            if not late:
                rows.execute("update tables set sealed_until = sealed_until + 3600 where id = ?", (table,))
        play_randomly([browser.connect(table)], random.Random(5))
        results = browser.get("/api/daily/tokaido")["results"]
        assert [each["points"] is None for each in results if each["yours"]] == [late]


def test_nobody_sees_the_journeys_of_others_while_somebody_may_be_under_way(server: Server, ann: HttpClient) -> None:
    """Not on the day after, either, until the day is over everywhere."""
    yesterday = time.strftime("%Y-%m-%d", time.gmtime(time.time() - 24 * 3600))
    for day in (yesterday, "2020-06-06"):
        with database(server) as rows:
            rows.execute(
                'insert into daily_results (day, game, player, "table", name, points, rank, started)'
                f" values ('{day}', 'namiji', 'x', 'none', 'Eve', 70, 1, 1.5)"
            )
        daily_info = ann.get("/api/daily/namiji", day=day)
        assert daily_info["over"] == (time.time() >= closing(day))
        assert daily_info["results"][0]["table"] == ("none" if daily_info["over"] else None)
