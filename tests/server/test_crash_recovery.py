"""kill -9 at random moments: no accepted move lost, no table broken, bots go on."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidMessage

from tabiji.games import GAMES

from ..waiting import eventually
from .clients import ConnectionClosed, HttpClient, Message, Server, SocketClient, play_randomly

KILLED = (ConnectionClosed, ConnectionError, EOFError, InvalidMessage, httpx.TransportError)
AT_ONCE = 2  # tables

Tables = list[list[SocketClient]]


def play_until_killed(
    victim: Server, playing: Tables, played: Tables, set_table: Callable[[], list[SocketClient]], chance: random.Random
) -> None:
    """Plays until the server is down; it is killed shortly after the next few moves."""
    moves, killer = chance.randrange(1, 10), threading.Timer(chance.uniform(0, 0.1), victim.kill)
    with suppress(*KILLED):
        for number in count():
            if number == moves:
                killer.start()
            at = chance.randrange(len(playing))
            if (
                play_randomly(playing[at], chance, max_entries=1)["view"]["turn"] is None
            ):  # there is always something to play
                fresh = set_table()
                played.append(playing[at])
                playing[at] = fresh
    killer.join()


def visible_entries(client: SocketClient) -> list[Message]:
    """Returns the entries that a client received, without piece changes, which depend on when it connected."""
    events = [[{**event, "changes": {}} for event in entry["events"]] for entry in client.entries]
    return [{**entry, "events": changes} for entry, changes in zip(client.entries, events, strict=True)]


def check_whole(server: Server, tables: Tables, chance: random.Random) -> None:
    """Plays to the end; every client received the entries of the log, each once."""
    for clients in tables:
        end = play_randomly(clients, chance)
        assert end["view"]["turn"] is None
        for client in clients:
            again = SocketClient(server, client.secret, client.table, client.seat)
            again.read_until("game")
            assert visible_entries(client) == visible_entries(again)
            assert [entry["number"] for entry in again.entries] == list(range(end["number"] + 1))


@pytest.mark.parametrize(
    ("game", "kills"), [*((game, 3) for game in GAMES), pytest.param("tokaido", 100, marks=pytest.mark.soak)]
)
def test_kills_lose_nothing(tmp_path: Path, game: str, kills: int) -> None:
    """The server is killed at any moment of several games."""
    chance = random.Random(kills)
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann, ben = HttpClient(server), HttpClient(server)

    def set_table() -> list[SocketClient]:
        table = ann.make_table(["person", "pilgrim", "open", "wanderer"], game)["table"]["id"]
        ben.post(f"/api/tables/{table}/seats/2/take", name="Ben")
        return [ann.connect(table), ben.connect(table)]

    playing, played = [set_table() for _ in range(AT_ONCE)], Tables()
    for _ in range(kills):
        play_until_killed(server, playing, played, set_table, chance)
        server.start()
        for client in (client for clients in [*playing, *played] for client in clients):
            client.connect()
            client.read_until("game")
    check_whole(server, [*playing, *played], chance)
    server.stop()


def test_bots_go_on_though_nobody_is_there(tmp_path: Path) -> None:
    """A table of bots, killed in the middle, is finished after the restart without anybody looking."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann = HttpClient(server)
    table = ann.make_table(["pilgrim"] * 5)["table"]["id"]
    ann.connect(table).read_to_entry(5)
    server.kill()
    server.start()
    eventually(lambda: ann.get(f"/api/tables/{table}")["status"] == "finished")
    watcher = ann.connect(table)
    watcher.read_until("game")
    assert [entry["number"] for entry in watcher.entries] == list(range(watcher.last_entry + 1))
    server.stop()
