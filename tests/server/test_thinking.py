"""How bots think: nobody tells from their time what they hold, and nobody's bots are in the way of another's."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tabiji.bots import Observation, observe
from tabiji.engine.deck import WATCHER
from tabiji.engine.journey import Journey
from tabiji.games import GAMES, game_named
from tabiji.server.bots import is_public

from ..patience import eventually
from .chairs import Browser, Server

ASKED = """
import json, random, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    time.sleep({pause})
    with open({file!r}, "a") as file:
        print(json.dumps(["{name}", len(asked["legal"]), asked["legal"][0]["is"]["kind"]]), file=file)
    print(json.dumps({{"action": random.choice(asked["legal"])["action"]}}), flush=True)
"""
CROWD = 20  # tables of one who asks for much
QUESTIONS = 8
GAMES_ENOUGH = 20  # in every other one, somebody finds a single meal


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the bots of these tests write down what they are asked."""
    return tmp_path_factory.mktemp("asked") / "asked"


@pytest.fixture(scope="module")
def server(asked: Path) -> Iterator[Server]:
    """A server with two bots that write down what they are asked."""
    bots: list[str] = []
    for name, pause in (("greedy", 0.1), ("honest", 0.0)):
        program = asked.with_name(f"{name}.py")
        program.write_text(ASKED.format(name=name, pause=pause, file=str(asked)))
        bots += ["--bot", f"{name}={sys.executable} {program}"]
    running = Server(f"sqlite:///{asked.parent}/tables.db", asked.with_name("log"), *bots)
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def questions(asked: Path) -> list[tuple[str, int, str]]:
    """All that was asked so far: of whom, how many choices there were, the kind of the first."""
    lines = asked.read_text().splitlines() if asked.exists() else []
    return [tuple(json.loads(line)) for line in lines]


def test_a_bot_thinks_also_where_it_has_no_choice_that_others_cannot_see(ann: Browser, asked: Path) -> None:
    """It takes its usual time, so that nobody learns from it what it holds: here, which meals the inn has left."""

    def forced() -> set[str]:
        return {kind for _, choices, kind in questions(asked) if choices == 1}

    for _ in range(GAMES_ENOUGH):
        table = ann.make_table(["honest"] * 4)["table"]["id"]
        eventually(lambda link=table: ann.get(f"/api/tables/{link}")["status"] == "finished")  # type: ignore[misc]
        if forced():
            break
    assert forced(), "where nothing is to be chosen it was asked"
    assert "walk" not in forced(), "but where all see that it can only go there, nobody waits"


@pytest.mark.parametrize("game", GAMES)
def test_where_to_go_lies_open_to_all(game: str) -> None:
    """In every world that anybody can imagine the same can be chosen."""
    description, chance = game_named(game), random.Random(5)
    seen = 0
    for players in (2, 3, 5):
        journey = Journey(description, description.options({"players": str(players)}), players)
        while not journey.over:
            mine = observe(description, journey.state, journey.seat, 1)
            if is_public(mine):
                seen += 1
                for seat in [WATCHER, *range(players)]:
                    theirs = Observation(description, description.observe(journey.state, seat, seen), seat)
                    assert theirs.legal() == journey.legal()
            journey.act(chance.choice(journey.legal()))
    assert seen > 100


def test_nobody_is_crowded_out(server: Server, asked: Path) -> None:
    """Between two moves of one's bots come a few of whoever has many tables, and not one of each of them."""
    many, one = Browser(server), Browser(server)
    many.http.headers["X-Forwarded-For"] = "203.0.113.7"
    for _ in range(CROWD):
        many.make_table(["greedy"] * 5)
    eventually(lambda: sum(name == "greedy" for name, *_ in questions(asked)) > CROWD)
    before = len(questions(asked))
    one.make_table(["honest"] * 2)

    def answered() -> list[int]:
        return [at for at, (name, *_) in enumerate(questions(asked)[before:]) if name == "honest"]

    eventually(lambda: len(answered()) > QUESTIONS)
    places = answered()[: QUESTIONS + 1]
    gaps = sorted(later - at - 1 for at, later in pairwise(places))
    assert gaps[QUESTIONS // 2] < CROWD // 2, gaps
