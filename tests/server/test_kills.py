"""kill -9 at random moments: no accepted move lost, no table broken, bots go on."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest
from websockets.exceptions import InvalidMessage

from tabiji.games import GAMES

from .chairs import Browser, Chair, ConnectionClosed, Server, play_out

LOST = (ConnectionClosed, ConnectionError, EOFError, InvalidMessage)


def survive(server: Server, tables: list[list[Chair]], chance: random.Random, moves: int) -> int:
    """Play with kills at random moments until so many moves were made; how many kills there were."""
    kills = 0
    while sum(chairs[0].number for chairs in tables) < moves:
        killer = threading.Timer(chance.uniform(0.02, 0.5), server.kill)
        killer.start()
        try:
            while True:
                for chairs in tables:
                    play_out(chairs, chance, most=3)
                if all(chairs[0].news and chairs[0].news["view"]["turn"] is None for chairs in tables):
                    break
        except LOST:
            kills += 1
        killer.join()
        server.start()
        for chairs in tables:
            for chair in chairs:
                chair.connect()
                chair.until("news")
    return kills


def check_whole(server: Server, tables: list[list[Chair]], chance: random.Random) -> None:
    """Play to the end; what anybody ever heard is what the log tells, each entry once."""
    for chairs in tables:
        end = play_out(chairs, chance)
        assert end["view"]["turn"] is None
        for chair in chairs:
            again = Chair(server, chair.secret, chair.table, chair.seat)
            again.until("news")
            assert chair.entries == again.entries
            assert [entry["number"] for entry in again.entries] == list(range(end["number"] + 1))


@pytest.mark.parametrize(
    ("game", "moves"), [*((game, 100) for game in GAMES), pytest.param("tokaido", 5000, marks=pytest.mark.soak)]
)
def test_kills_lose_nothing(tmp_path: Path, game: str, moves: int) -> None:
    """Over hundreds of moves at several tables."""
    chance = random.Random(moves)
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann, ben = Browser(server), Browser(server)
    tables: list[list[Chair]] = []
    for _ in range(1 + moves // 50):
        table = ann.make_table(["person", "pilgrim", "open", "wanderer"], game)["table"]["id"]
        ben.post(f"/api/tables/{table}/seats/2/take", name="Ben")
        tables.append([ann.sit(table), ben.sit(table)])
    assert survive(server, tables, chance, moves) >= 3
    check_whole(server, tables, chance)
    server.stop()


def test_bots_go_on_though_nobody_is_there(tmp_path: Path) -> None:
    """A table of bots, killed in the middle, is finished after the restart without anybody looking."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann = Browser(server)
    table = ann.make_table(["pilgrim"] * 5)["table"]["id"]
    ann.sit(table).reach(5)
    server.kill()
    server.start()
    while ann.get(f"/api/tables/{table}")["status"] != "finished":
        pass
    watcher = ann.sit(table)
    watcher.until("news")
    assert [entry["number"] for entry in watcher.entries] == list(range(watcher.number + 1))
    server.stop()
