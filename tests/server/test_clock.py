"""The clock of live tables."""

from __future__ import annotations

from .clients import HttpClient, SocketClient


def test_when_the_clock_runs_out_a_bot_moves_and_the_seat_stays(ann: HttpClient, ben: HttpClient) -> None:
    """The deadline is told; the move is marked; the player plays on."""
    table = ann.make_table(["person", "open"], clock=5)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    first, second = ann.connect(table, 0), ben.connect(table, 1)
    assert first.read_to_entry(0)["deadline"] is not None
    update = first.read_to_entry(1)
    assert update["entries"][-1]["by"] == "clock"
    assert not update["can_undo"]
    assert ann.get(f"/api/tables/{table}")["your_seats"] == [0]
    second.read_to_entry(1)
    asked = {first: 0, second: 0}
    while not all(has_answered(chair) for chair in asked):  # on a slow machine the clock may be faster again
        for chair, number in asked.items():
            assert chair.last_update
            if chair.last_update["view"]["choices"] and chair.last_entry > number:
                asked[chair] = chair.last_entry
                chair.move(chair.last_update["view"]["choices"][0]["id"])
        for chair in asked:
            chair.read()


def has_answered(chair: SocketClient) -> bool:
    """Whether somebody has made a move."""
    return any(entry["by"] == "person" and entry["seat"] == chair.seat for entry in chair.entries)


def test_tables_over_days_wait(ann: HttpClient) -> None:
    """No clock, no deadline."""
    table = ann.make_table(["person", "pilgrim"], pace="days")["table"]["id"]
    assert ann.connect(table).read_until("game")["deadline"] is None
