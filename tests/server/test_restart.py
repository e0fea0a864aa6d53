"""A rolling restart behind nginx: two workers on PostgreSQL are restarted in turn, and no client gets an error."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import httpx
import pytest
from websockets.exceptions import InvalidHandshake

from ..waiting import eventually
from .clients import ConnectionClosed, HttpClient, Server, SocketClient, play_randomly
from .proxy import Proxied, behind_nginx

RETURN = (1012, 1013)  # close codes after which a client reconnects


class Crowd:
    """Clients that send requests and play without pause while workers restart."""

    def __init__(self, site: Proxied) -> None:
        self.site, self.over = site, Event()
        self.answers: Counter[int | str] = Counter()
        self.opened: Counter[str] = Counter()
        self.moves = 0

    def ask(self, request: Callable[[HttpClient], httpx.Response]) -> None:
        """Ask again and again, over connections of all kinds."""
        browser = HttpClient(self.site)
        while not self.over.is_set():
            try:
                self.answers[request(browser).status_code] += 1
            except httpx.TransportError as error:
                self.answers[repr(error)] += 1

    def play(self, number: int) -> None:
        """Plays game after game; a client reconnects at once, and once, when the server asks for it."""
        chance, browser = random.Random(number), HttpClient(self.site)
        client = browser.connect(browser.make_table(["person", "pilgrim"])["table"]["id"])
        while not self.over.is_set():
            try:
                before = client.last_entry
                over = play_randomly([client], chance, max_entries=3)["view"]["turn"] is None
                self.moves += client.last_entry - before
                if over:
                    client.close()
                    client = browser.connect(browser.make_table(["person", "pilgrim"])["table"]["id"])
            except ConnectionClosed:
                assert client.socket.close_code in RETURN
                self.come_back(client)
        client.close()

    def come_back(self, client: SocketClient) -> None:
        """Open the socket again, until that works."""
        while True:
            try:
                client.close()
                client.connect()
                client.read_until("game")
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                self.opened[type(error).__name__] += 1
            else:
                self.opened["well"] += 1
                return


WISH = {"game": "tokaido", "name": "Ann", "seats": [{"kind": "person"}, {"kind": "open"}]}
ASKED: tuple[Callable[[HttpClient], httpx.Response], ...] = (
    lambda browser: browser.http.get("/healthz"),
    lambda browser: browser.http.get("/api/lobby"),
    lambda browser: browser.http.post("/api/session", json={}),
    lambda browser: browser.http.post("/api/tables", json=WISH),
)
PLAYING = 4
AT_ONCE = len(ASKED) + PLAYING


@pytest.mark.parametrize("rounds", [2, pytest.param(12, marks=pytest.mark.soak)])
def test_nobody_notices_a_rolling_restart(
    rounds: int, postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every request is answered, every socket is open again at the first try, and games go on."""
    many = ("--people-per-address", "1000")
    workers = [Server(postgres, tmp_path / f"log{number}", *many) for number in range(2)]
    with behind_nginx(workers, tmp_path) as site, ThreadPoolExecutor(AT_ONCE) as several:
        monkeypatch.setenv("SSL_CERT_FILE", str(site.certificate))
        crowd = Crowd(site)
        going = [several.submit(crowd.ask, request) for request in ASKED]
        going += [several.submit(crowd.play, number) for number in range(PLAYING)]
        try:
            for _ in range(rounds):
                for worker in workers:
                    moves, answers = crowd.moves, crowd.answers.total()
                    worker.stop()
                    eventually(lambda: crowd.moves > moves + 10 and crowd.answers.total() > answers + 50)  # noqa: B023
                    worker.start()
        finally:
            crowd.over.set()
        for each in going:
            each.result()
    for worker in workers:
        worker.stop()
    print(crowd.answers, crowd.opened, crowd.moves)
    assert set(crowd.answers) == {200, 201}
    assert set(crowd.opened) == {"well"}
    assert " 502 " not in site.logged()
