"""The clock of live tables."""

from __future__ import annotations

from .clients import HttpClient, SocketClient
from .test_tables import refusal

HOUR, DAY = 3600, 24 * 3600


def test_when_the_clock_runs_out_a_bot_moves_and_the_seat_stays(ann: HttpClient, ben: HttpClient) -> None:
    """The deadline is sent; the move is marked; the player plays on."""
    table = ann.make_table(["person", "open"], clock=5)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    first, second = ann.connect(table, 0), ben.connect(table, 1)
    assert first.read_to_entry(0)["deadline"] is not None
    update = first.read_to_entry(1)
    assert update["entries"][-1]["by"] == "clock"
    assert not update["can_undo"]
    assert ann.get(f"/api/tables/{table}")["your_seats"] == [0]
    second.read_to_entry(1)
    answered_up_to = {first: 0, second: 0}
    while not all(has_answered(client) for client in answered_up_to):  # on a slow machine the clock may be faster again
        for client, number in answered_up_to.items():
            assert client.last_update
            if client.last_update["view"]["choices"] and client.last_entry > number:
                answered_up_to[client] = client.last_entry
                client.move(client.last_update["view"]["choices"][0]["id"])
        for client in answered_up_to:
            client.read()


def has_answered(client: SocketClient) -> bool:
    """Returns whether a client has made a move."""
    return any(entry["by"] == "person" and entry["seat"] == client.seat for entry in client.entries)


def test_a_table_over_days_may_have_a_clock_of_half_a_day_to_two_weeks(ann: HttpClient) -> None:
    """The deadline of each move is told; at a live table nobody waits for days."""
    assert ann.get("/api/games")["clocks"] == {
        "live": [30, 60, 120, 300],
        "days": [43_200, 86_400, 172_800, 259_200, 604_800, 1_209_600],
    }
    for clock in (12 * HOUR, 14 * DAY):
        made = ann.make_table(["person", "person"], pace="days", clock=clock)["table"]
        assert made["clock"] == clock
        deadline = ann.connect(made["id"], 0).read_until("game")["deadline"]
        assert deadline == made["moved"] + clock
    seats = [{"kind": "person"}, {"kind": "open"}]
    wish = {"game": "tokaido", "name": "Ann", "seats": seats}
    assert refusal(ann, "/api/tables", **wish, pace="days", clock=HOUR) == (422, "not-possible")
    assert refusal(ann, "/api/tables", **wish, pace="live", clock=12 * HOUR) == (422, "not-possible")
    assert refusal(ann, "/api/tables", **wish, pace="days", clock=14 * DAY + 1) == (422, "malformed")


def test_tables_over_days_wait(ann: HttpClient) -> None:
    """No clock, no deadline."""
    table = ann.make_table(["person", "pilgrim"], pace="days")["table"]["id"]
    assert ann.connect(table).read_until("game")["deadline"] is None
