"""Running bots: their time reveals nothing of their hand, and the bots of one player do not delay those of another."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabiji.bots import Observation, observe
from tabiji.bots.runner import Answer
from tabiji.core.deck import SPECTATOR
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game
from tabiji.server import serve
from tabiji.server.app import LIMITS, create_app
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage, migrate_database
from tabiji.server.edge.tokens import hash_secret
from tabiji.server.jobs.bots import is_public_choice
from tabiji.server.jobs.fair_queue import FairQueue, Owner
from tabiji.server.table.lobby import address_group_of

from ..async_runner import run_in_thread
from ..waiting import eventually
from .clients import HttpClient, Server
from .in_process import serve_in_process

ASKED = """
import json, random, sys
for line in sys.stdin:
    asked = json.loads(line)
    with open({file!r}, "a") as file:
        print(json.dumps([len(asked["legal"]), asked["legal"][0]["is"]["kind"]]), file=file)
    print(json.dumps({{"action": random.choice(asked["legal"])["action"]}}), flush=True)
"""
GAMES_ENOUGH = 20  # in every other one, a bot has a single meal to choose


@pytest.fixture(scope="module")
def questions_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the file in which the recording bot writes its requests."""
    return tmp_path_factory.mktemp("asked") / "asked"


@pytest.fixture(scope="module")
def server(questions_file: Path) -> Iterator[Server]:
    """Yields a server with a bot that records its requests."""
    program = questions_file.with_name("honest.py")
    program.write_text(ASKED.format(file=str(questions_file)))
    bot = ("--bot", f"honest={sys.executable} {program}")
    running = Server(f"sqlite:///{questions_file.parent}/tables.db", questions_file.with_name("log"), *bot)
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def questions(questions_file: Path) -> list[tuple[int, str]]:
    """Returns the recorded requests: the number of choices, and the kind of the first."""
    lines = questions_file.read_text().splitlines() if questions_file.exists() else []
    return [tuple(json.loads(line)) for line in lines]


def test_a_bot_thinks_also_where_it_has_no_choice_that_others_cannot_see(ann: HttpClient, questions_file: Path) -> None:
    """It takes its usual time, which would otherwise reveal its hand: here, the meals left at the inn."""

    def forced() -> set[str]:
        return {kind for choices, kind in questions(questions_file) if choices == 1}

    for _ in range(GAMES_ENOUGH):
        table = ann.make_table(["honest"] * 4)["table"]["id"]
        eventually(lambda link=table: ann.get(f"/api/tables/{link}")["status"] == "finished")  # type: ignore[misc]
        if forced():
            break
    assert forced(), "where nothing is to be chosen it was asked"
    assert "walk" not in forced(), "but where all see that it can only go there, nobody waits"


@pytest.mark.parametrize("game", GAMES)
def test_where_to_go_lies_open_to_all(game: str) -> None:
    """All determinizations have the same legal choices."""
    description, chance = load_game(game), random.Random(5)
    observation = 0
    for players in (2, 3, 5):
        match = Match(description, description.parse_options({"players": str(players)}), players)
        while not match.over:
            mine = observe(description, match.state, match.seat, 1)
            if is_public_choice(mine):
                observation += 1
                for seat in [SPECTATOR, *range(players)]:
                    theirs = Observation(description, description.observe(match.state, seat, observation), seat)
                    assert theirs.legal() == match.legal_moves()
            match.play(chance.choice(match.legal_moves()))
    assert observation > 100


def test_places_go_by_turns_to_every_address_and_there_to_everybody() -> None:
    """A player with many jobs waits for the others, and they do not wait for all of those jobs."""

    async def think() -> str:
        turns, thought = FairQueue(1), list[str]()

        async def one(who: str) -> None:
            async with turns.slot(("here" if who in "ab" else "there", who)):
                thought.append(who)
                await asyncio.sleep(0)

        await asyncio.gather(*map(one, "aaaaabbcdd"))
        return "".join(thought)

    assert run_in_thread(think()) == "aacbdadbaa"


def test_those_who_may_wait_longer_are_let_in_last_and_whoever_goes_away_is_forgotten() -> None:
    async def think() -> str:
        turns, thought = FairQueue(1), list[str]()

        async def one(who: str) -> None:
            async with turns.slot(("here", who), later=who.isupper()):
                thought.append(who)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(one(who)) for who in "AABxyBz"]
        await asyncio.sleep(0)
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns._queues == ({}, {})
        return "".join(thought)

    assert run_in_thread(think()) == "AyzABB"


def test_a_bot_thinks_on_the_account_of_whoever_made_its_table(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path}/tables.db")
    run_in_thread(migrate_database(url))
    app = create_app(Storage(url), None)
    accounts: dict[str, set[Owner]] = {"pilgrim": set(), "wanderer": set()}
    with serve_in_process(app, serve._config(app, LIMITS)) as server:
        bots = app.state.registry.bot_runner
        ask = bots.choose

        async def noted(name: str, observation: Observation, legal: list[int], owner: Owner, *more: Any) -> Answer:
            accounts[name].add(owner)
            answer: Answer = await ask(name, observation, legal, owner, *more)
            return answer

        bots.choose = noted
        for bot, address in (("pilgrim", "203.0.113.7"), ("wanderer", "203.0.113.8")):
            host = HttpClient(server)
            host.http.headers["X-Forwarded-For"] = address
            for _ in range(2):
                host.connect(host.make_table([bot] * 2)["table"]["id"]).read_to_entry(3)
            assert accounts[bot] == {(address_group_of(address), hash_secret((host.secret or "").partition(".")[0]))}
