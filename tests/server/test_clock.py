"""The clock of live tables."""

from __future__ import annotations

import random

from .chairs import Browser, play_out


def test_when_the_clock_runs_out_a_bot_moves_and_the_seat_stays(ann: Browser, ben: Browser) -> None:
    """The deadline is told; the move is marked; the player plays on."""
    table = ann.make_table(["person", "open"], clock=5)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    chairs = [ann.sit(table), ben.sit(table)]
    assert chairs[0].reach(0)["deadline"] is not None
    news = chairs[0].reach(1)
    assert news["entries"][-1]["by"] == "clock"
    assert not news["undo"]
    assert ann.get(f"/api/tables/{table}")["yours"] == [0]
    assert play_out(chairs, random.Random(6))["view"]["turn"] is None


def test_tables_over_days_wait(ann: Browser) -> None:
    """No clock, no deadline."""
    table = ann.make_table(["person", "pilgrim"], pace="days")["table"]["id"]
    assert ann.sit(table).until("news")["deadline"] is None
