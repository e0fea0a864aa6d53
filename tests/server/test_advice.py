"""Asking the master at a table: counted, shown, and only where one is alone with bots or all agreed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tabiji.analysis.advice import ADVISERS, BEST, advise, adviser, soften_chance
from tabiji.bots import Budget, observe
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game

from .clients import HttpClient, Server, SocketClient, play_randomly
from .test_tables import refusal


@pytest.mark.parametrize("name", GAMES)
def test_the_master_advises_what_it_would_do_itself(name: str) -> None:
    game, budget = load_game(name), Budget(seconds=None, playouts=200, threads=1)
    match, chance = Match(game, game.parse_options({"players": "3"}), 4), random.Random(4)
    while len(match.moves) < 40 or len(match.legal_moves()) < BEST:
        match.play(chance.choice(match.legal_moves()))
    observation = observe(game, match.state, match.seat, 1)
    advice = advise(observation, match.legal_moves(), budget)
    assert adviser(game) == "master"
    own = ADVISERS["master"]().explain(observation, match.legal_moves(), budget)
    assert [(each.choice.id, each.chance, each.playouts) for each in advice] == [
        (each.action, soften_chance(each.chance, 3), each.playouts) for each in own[: len(advice)]
    ]
    assert 0 < len(advice) <= BEST
    for each in advice:
        assert all(change.seat == match.seat and change.source in game.score_sources for change in each.more)
        assert each.denies is None or (each.denies.seat != match.seat and each.denies.points < 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_among_people_are_nearer_to_what_everybody_has(players: int) -> None:
    even = 1 / players
    chances = [each / 20 for each in range(21)]
    soft = [soften_chance(each, players) for each in chances]
    assert soft == sorted(soft)
    assert soften_chance(even, players) == pytest.approx(even)
    assert (soft[0], soft[-1], soften_chance(1 + 1e-15, players)) == (0, 1, 1)
    for each, softer in zip(chances[1:-1], soft[1:-1], strict=True):
        assert abs(softer - even) <= abs(each - even) + 1e-12


def asked_there(ann: HttpClient, *seats: str, **wish: bool) -> tuple[SocketClient, str]:
    """Creates a table where a player has a choice; returns the client and the path of its seat."""
    made = ann.make_table(list(seats), **wish)["table"]["id"]
    client = ann.connect(made)
    while not client.last_update or not client.last_update["view"]["choices"]:
        client.read()
    return client, f"/api/tables/{made}/seats/0"


def test_whoever_is_alone_with_bots_asks_and_all_see_how_often(ann: HttpClient) -> None:
    client, there = asked_there(ann, "person", "pilgrim")
    for _ in range(2):  # a repeated request has the same answer and counts once
        hint = ann.post(f"{there}/hint", number=client.last_entry + 1)
        assert client.last_update
        choices = {choice["id"] for choice in client.last_update["view"]["choices"]}
        assert {each["choice"]["id"] for each in hint["advice"]} <= choices
        assert all(0 <= each["chance"] <= 1 for each in hint["advice"])
        assert ann.get(f"/api/tables/{client.table}")["seats"][0]["hints_used"] == 1
    hint_state = ann.get(f"/api/tables/{client.table}/hint")
    assert hint_state["done"] == hint_state["total"]
    assert refusal(ann, f"{there}/hint", number=client.last_entry + 2) == (409, "stale")
    assert refusal(ann, f"/api/tables/{client.table}/seats/1/hint", number=client.last_entry + 1) == (
        403,
        "not-your-seat",
    )
    worst = hint["advice"][-1]["choice"]["id"]
    number = client.last_entry + 1
    client.move(worst)
    client.read_to_entry(number)
    lesson = ann.post(f"{there}/coach", number=number)
    assert (lesson["better"] is None) == (lesson["played"] is None)
    used = 1 + (lesson["better"] is not None)
    assert ann.get(f"/api/tables/{client.table}")["seats"][0]["hints_used"] == used
    assert refusal(ann, f"{there}/coach", number=number + 500) == (404, "unknown-step")


def test_where_several_play_all_agree_first(ann: HttpClient) -> None:
    client, there = asked_there(ann, "person", "person", "pilgrim")
    assert refusal(ann, f"{there}/hint", number=client.last_entry + 1) == (403, "no-hints")
    assert refusal(ann, f"{there}/coach", number=1) == (403, "no-hints")
    table = ann.make_table(["person", "open"], hints_allowed=True)["table"]
    assert table["hints_allowed"]


def test_whoever_does_not_want_to_wait_plays_with_a_pilgrim_meanwhile(precompiled: Path, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    try:
        ann = HttpClient(server)
        table = ann.make_table(["last", "person"])["table"]["id"]
        client = ann.connect(table)
        compiling = client.read_until("compiling")
        assert 0 <= compiling["done"] <= compiling["total"]
        assert refusal(HttpClient(server), f"/api/tables/{table}/skip-wait") == (403, "not-your-seat")
        ann.http.post(f"/api/tables/{table}/skip-wait")
        assert play_randomly([client], random.Random(4), max_entries=8)["number"] >= 8
        assert not precompiled.exists()
    finally:
        server.stop()
