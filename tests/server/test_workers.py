"""Several workers on one PostgreSQL: any worker serves any table, and one may be killed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest

from tabiji.core.deck import SPECTATOR
from tabiji.games import GAMES
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage
from tabiji.server.http.models import TableSetup
from tabiji.server.table.live_table import LiveTable
from tabiji.server.table.lobby import build_table
from tabiji.server.ws.messages import FromServer

from ..async_runner import run_in_thread
from .clients import HttpClient, Message, Server, SocketClient, play_randomly
from .test_crash_recovery import AT_ONCE, Tables, check_whole, play_until_killed


@pytest.fixture(scope="module")
def workers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Yields two workers started at once on one database; a test that kills one restarts it."""
    folder = tmp_path_factory.mktemp("workers")
    with ThreadPoolExecutor() as both:
        running = list(both.map(lambda number: Server(postgres, folder / f"log{number}"), range(2)))
    yield running
    for worker in running:
        worker.stop()
        assert "Traceback" not in worker.log.read_text()


def at_two_workers(workers: list[Server], game: str) -> list[SocketClient]:
    """Ann at one worker, Ben at the other, bots between, and a spectator."""
    ann, ben = HttpClient(workers[0]), HttpClient(workers[1])
    table = ann.make_table(["person", "pilgrim", "open", "wanderer"], game, visibility="open")["table"]["id"]
    assert table in {each["id"] for each in ben.get("/api/lobby")["tables"]}
    first = ann.connect(table)
    assert first.read_until("table")["table"]["seats"][2]["name"] == ""
    ben.post(f"/api/tables/{table}/seats/2/take", name="Ben")
    assert first.read_until("table")["table"]["seats"][2]["name"] == "Ben"
    return [first, ben.connect(table), SocketClient(workers[1], None, table)]


@pytest.mark.parametrize("game", GAMES)
def test_any_worker_serves_any_table(workers: list[Server], game: str) -> None:
    """A whole game across two workers: moves, talk, undo and seats reach everybody."""
    first, second, watcher = clients = at_two_workers(workers, game)
    play_randomly(clients, random.Random(1), max_entries=8)
    first.send(type="chat", text="hello over there")
    assert second.read_until("chat")["text"] == "hello over there"
    end = play_randomly(clients, random.Random(2))
    assert end["view"]["turn"] is None
    assert first.entries[-1]["number"] == second.entries[-1]["number"] == watcher.entries[-1]["number"]


def test_two_movers_at_once_cannot_both_win(workers: list[Server]) -> None:
    """The same seat answers the same move through both workers: one answer counts, the other is stale."""
    ann = HttpClient(workers[0])
    table = ann.make_table(["person", "person"])["table"]["id"]
    clients = [[SocketClient(worker, ann.secret, table, seat) for worker in workers] for seat in range(2)]
    while True:
        at = max(client.read_to_entry(0)["number"] for pair in clients for client in pair)
        updates = [pair[0].read_to_entry(at) for pair in clients]
        for pair in clients:
            pair[1].read_to_entry(at)
        if updates[0]["view"]["turn"] is None:
            break
        pair = clients[updates[0]["view"]["turn"]]
        choices = pair[0].read_to_entry(at)["view"]["choices"]
        for client, choice in zip(pair, (choices[0], choices[-1]), strict=True):
            client.move(choice["id"])
        refused = [error for client in pair for error in client.read_refusals()]
        for client in pair:
            client.read_to_entry(at + 1)
        assert refused == ["stale"]
        assert [entry for entry in pair[0].entries if entry["number"] == at + 1] == [
            entry for entry in pair[1].entries if entry["number"] == at + 1
        ]


@pytest.mark.parametrize(
    ("game", "kills"), [*((game, 2) for game in GAMES), pytest.param("tokaido", 40, marks=pytest.mark.soak)]
)
def test_one_of_two_workers_is_killed(workers: list[Server], game: str, kills: int) -> None:
    """Clients of the killed worker go on at the other; no accepted move is lost, and bots go on."""
    chance = random.Random(7)
    playing, played = [at_two_workers(workers, game) for _ in range(AT_ONCE)], Tables()

    def go_to(worker: Server, clients: Iterable[SocketClient]) -> None:
        for client in clients:
            client.close()
            client.server = worker
            client.connect()
            client.read_until("game")

    for _ in range(kills):
        victim, other = chance.sample(workers, 2)
        play_until_killed(victim, playing, played, lambda: at_two_workers(workers, game), chance)
        go_to(other, (client for clients in [*playing, *played] for client in clients))
        play_randomly(playing[0], chance, max_entries=3)
        victim.start()
        go_to(victim, (clients[1] for clients in playing))
    check_whole(workers[0], [*playing, *played], chance)


def test_workers_listen_again_after_a_lost_connection(workers: list[Server], postgres: str) -> None:
    """What was missed meanwhile is sent."""
    clients = at_two_workers(workers, "tokaido")
    play_randomly(clients, random.Random(1), max_entries=3)

    async def cut() -> int:
        """End the connections that listen; how many there were."""
        connection = await asyncpg.connect(postgres)
        ended = await connection.fetch(
            "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
        )
        await connection.close()
        return len(ended)

    assert run_in_thread(cut()) >= len(workers)  # and perhaps that of one that was just killed
    assert play_randomly(clients, random.Random(2))["view"]["turn"] is None


class RecordingViewer:
    """Somebody who looks at a table."""

    def __init__(self, player: str) -> None:
        self.player, self.seat, self.is_disconnected = player, SPECTATOR, False
        self.browser: str | None = player
        self.messages: list[Message] = []

    def enqueue(self, message: bytes) -> None:
        """Records the arguments."""
        self.messages.append(json.loads(message))

    def close(self, message: FromServer, code: int) -> None:
        """Nobody is sent away."""
        raise AssertionError(message, code)


def test_nobody_is_sent_back_in_time(postgres: str) -> None:
    """A client that changes to a worker without the last move sees no less than before."""

    async def come_over() -> list[Message]:
        storage = Storage(database_url(postgres))
        await storage.migrate()
        wish = TableSetup.model_validate({"game": "tokaido", "name": "Ann", "seats": [{"kind": "person"}] * 2})
        kept, _ = build_table(wish, "ann")
        await storage.create_table(kept.table, kept.seats, kept.holders)
        one, other = (LiveTable(kept.table.id, storage, lambda _: None) for _ in range(2))
        async with one.lock(), other.lock():
            choice = one.match.legal_moves()[0]
        await one.play_move(1, one.match.seat, choice, "person", "ann")
        eyes = RecordingViewer("ann")
        await other.add_viewer(eyes, None, since=1)
        await storage.close()
        return eyes.messages

    updates = [message for message in run_in_thread(come_over()) if message["type"] == "game"]
    assert [each["number"] for each in updates] == [1]
    assert updates[0]["entries"] == []
