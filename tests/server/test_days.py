"""The journey of the day: one deal for everybody, one try for each, results for all."""

from __future__ import annotations

import random

from tabiji.learn.day import luck, seed_of

from ..patience import a_day_that_lasts
from .chairs import Browser, play_out
from .test_tables import refusal


def test_a_day_is_dealt_by_a_key_that_nobody_knows() -> None:
    days = [seed_of(key, day, game) for key in "ab" for day in ("2030-01-01", "2030-01-02") for game in "xy"]
    assert len(set(days)) == len(days)
    assert seed_of("a", "2030-01-01", "x") == days[0]
    assert luck(1, 2) == luck(1, 2) != luck(1, 3) != luck(2, 3)


def test_everybody_has_one_try_at_the_same_journey(ann: Browser, ben: Browser) -> None:
    a_day_that_lasts()
    there = "/api/days/tokaido"
    assert ann.get(there)["results"] == []
    tables = [browser.post(f"{there}/try", name=name) for browser, name in ((ann, "Ann"), (ben, "Ben"))]
    assert ann.post(f"{there}/try", name="Ann again")["id"] == tables[0]["id"]
    assert not tables[0]["hints"]
    one, other = ann.sit(tables[0]["id"]), ben.sit(tables[1]["id"])
    views = [chair.reach(0)["view"] for chair in (one, other)]
    assert views[0]["dealt"] == views[1]["dealt"]
    assert refusal(ann, f"/api/tables/{tables[0]['id']}/seats/0/hint", move=1) == (403, "no-hints")
    end = play_out([one], random.Random(5))["view"]
    told = ben.get(there)
    assert [(each["name"], each["points"], each["yours"]) for each in told["results"]] == [
        ("Ann", end["pieces"][0]["points"], False),
        ("Ben", None, True),
    ]
    assert told["results"][0]["table"] is None, "whoever is on the way sees nobody else's journey"
    assert play_out([other], random.Random(5))["view"]["pieces"] == end["pieces"], "who plays the same meets the same"
    assert ben.get(there)["results"][0]["table"] is not None
    assert told["days"] == [told["day"]]
    assert ben.get(there, day="2020-02-02")["results"] == []
