"""Attacks that would make a server grow: its memory before, at its highest, and after, when all have left."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial

import httpx
from websockets.sync.client import ClientConnection

from tabiji.games import GAMES

from ...waiting import TIMEOUT, eventually
from ..clients import HttpClient, Server
from .floods import FRAMES_OF, NOWHERE, opening, seated
from .place import LIMITS, LOST, insist
from .report import MEGABYTE, mebibytes

ASKED = 4  # times for each game
TOGGLES = 240
SOCKETS = LIMITS.sockets // 2
FRAMES_EACH = 40  # which fit into the buffers of a connection that is not read
ADDRESSES = 250
MOST_MORE = 32 * MEGABYTE  # that a server may hold after an attack beyond what it held before
MOST_OF_A_TABLE = 16 * 1024  # bytes of the description of a table, whatever its history
ADDRESS = "127.6.0.1"


def load_all(server: Server) -> None:
    """Makes a server load what it loads on first use: what the master needs for each game."""
    ann = HttpClient(server, address=ADDRESS)
    for game in GAMES:
        for _ in range(ASKED):
            insist(partial(_ask_the_master, server, ann, game))


def _ask_the_master(server: Server, ann: HttpClient, game: str) -> None:
    """A hint, whenever a table can be had and the master answers."""
    table = ann.make_table(["person", "pilgrim"], game)["table"]["id"]
    with seated(server, ann, table, ADDRESS) as socket:
        while True:
            update = json.loads(socket.recv(timeout=TIMEOUT))
            if update["type"] == "game" and update["view"]["choices"]:
                break
    ann.post(f"/api/tables/{table}/seats/0/hint", number=update["number"] + 1)


class Growth:
    """One server that is attacked in one way after the other."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann = HttpClient(server, address=ADDRESS)
        self.lines: list[str] = []

    def run(self) -> None:
        """Every attack; whatever it took is given back but for a bounded rest."""
        for attack in (self.change_levels, self.look_away_and_back, self.talk_to_the_deaf, self.come_from_everywhere):
            before = self.server.memory_bytes()
            with ExitStack() as stay:
                attack(stay)
                highest = self.server.memory_bytes()
            assert self.server.health() == "ok"
            eventually(lambda before=before: self.server.memory_bytes() - before < MOST_MORE)
            after = self.server.memory_bytes()
            name = attack.__name__.replace("_", " ")
            print(
                f"  {name}: {mebibytes(before)} before, {mebibytes(highest)} at its end, {mebibytes(after)} after",
                flush=True,
            )

    def _deaf(self, table: str, stay: ExitStack) -> list[ClientConnection]:
        """Sockets at a table that read nothing."""
        return [stay.enter_context(seated(self.server, self.ann, table, ADDRESS)) for _ in range(SOCKETS)]

    def change_levels(self, stay: ExitStack) -> None:
        """Another level for a bot, again and again, before those who read nothing."""
        table = self.ann.make_table(["person", "person", "wanderer"])["table"]["id"]
        self._deaf(table, stay)
        there = f"/api/tables/{table}/seats/2/bot"
        for nth in range(TOGGLES):
            self.ann.post(there, bot=("pilgrim", "wanderer")[nth % 2])
            self.ann.responses.clear()
        description = json.dumps(self.ann.get(f"/api/tables/{table}"))
        print(f"  a table is told of in {len(description)} bytes after {TOGGLES} changes of a level", flush=True)
        assert len(description) < MOST_OF_A_TABLE

    def look_away_and_back(self, stay: ExitStack) -> None:
        """Sends presence frames from many sockets."""
        self._say(stay, FRAMES_OF["look"])

    def talk_to_the_deaf(self, stay: ExitStack) -> None:
        """Sends as many chat messages as allowed, to clients that read nothing."""
        self._say(stay, lambda nth: json.dumps({"type": "chat", "text": "x" * 500 + str(nth)}))

    def _say(self, stay: ExitStack, frame: Callable[[int], str]) -> None:
        table = self.ann.make_table(["person", "person", "wanderer"])["table"]["id"]
        for socket in self._deaf(table, stay):
            with suppress(*LOST):  # after so many refusals it is closed
                for nth in range(FRAMES_EACH):
                    socket.send(frame(nth))
        assert self.server.health() == "ok"

    def come_from_everywhere(self, _: ExitStack) -> None:
        """Requests and sockets from many addresses, each with a table in mind that is not there."""
        for nth in range(ADDRESSES):
            address = f"127.7.0.{1 + nth}"
            with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=60) as client:
                client.get(f"{self.server.http}/api/tables/{NOWHERE}{nth}")
            opening(address, self.server)
