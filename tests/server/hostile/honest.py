"""Honest players: they play, record what they receive, and reconnect whenever the connection is lost."""

from __future__ import annotations

import copy
import hashlib
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tabiji.games import GAMES

from ..clients import Message, SocketClient
from .place import LOST, Disturbed, Place, insist

ANN, BEN, EVE = 0, 2, 3  # seats of honest players, and of one who may be an attacker
EVES_CLOCK = 10  # seconds for a move, at tables with a possible attacker


def fingerprint(view: Any) -> str:
    """Returns a short hash of a view."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class ReceivedUpdate:
    """A received update: the entry before it, its entries, and its view."""

    since: int
    number: int
    entries: list[Message]
    view: str
    points: list[list[int]] | None  # move by move, once all is over


class Honest(SocketClient):
    """A client that records what it receives and finds inconsistencies."""

    def __init__(self, *where: Any) -> None:
        self.updates: list[ReceivedUpdate] = []
        self.faults: list[str] = []
        self._pieces: Any = None  # as they were seen last
        self._line = 0
        super().__init__(*where)

    def connect(self, **headers: str) -> None:
        """Opens the socket; the server sends all chat messages again."""
        self._line = 0
        super().connect(**headers)

    def read(self) -> Message:
        """Returns the next message."""
        since = self.last_entry
        try:
            message = super().read()
        except AssertionError as error:  # the caller reconnects and would ignore it
            self.faults.append(str(error))
            raise
        if message["type"] == "game":
            self._take_in(since, message)
        if message["type"] == "chat":
            if message["number"] <= self._line:
                self.faults.append(f"line {message['number']} was said after line {self._line}")
            self._line = message["number"]
        if message["type"] in ("error", "goodbye"):
            raise Disturbed(message.get("error", "goodbye"))
        return message

    def _take_in(self, since: int, update: Message) -> None:
        """Records an update for the comparison with the log; the changes of its events must lead to its view."""
        self.received.pop()  # its bytes
        self.entries.clear()
        pieces, entries = update["view"]["pieces"], update["entries"]
        summary = update.get("summary")
        points = summary["points"] if summary else None
        self.updates.append(ReceivedUpdate(since, update["number"], entries, fingerprint(update["view"]), points))
        if since >= 0 and all(entry["by"] != "undo" for entry in entries):
            expected = copy.deepcopy(self._pieces)
            for entry in entries:
                for event in entry["events"]:
                    for piece, changed in event["changes"].items():
                        expected[int(piece)].update(changed)
            if expected != pieces:
                self.faults.append(f"the changes told up to entry {update['number']} lead elsewhere than to its view")
        self._pieces = pieces


@dataclass
class Company:
    """Two players, two bots, a spectator, and perhaps an attacker at the table."""

    game: str
    table: str
    clients: list[Honest]
    seats: tuple[int, int, int] = (ANN, BEN, 5)  # of the clients; 5 is the spectator


def play(place: Place, eve: Callable[[Place, str], None], chance: random.Random) -> None:
    """Plays one game after the other, through every failure; the last one stays unfinished."""
    while not place.over.is_set():
        company = insist(partial(set_table, place, eve, chance))
        place.tables.append(company)
        clients = company.clients
        while not place.over.is_set():
            try:
                if not step(place, clients, chance):
                    place.counted["games"] += 1
                    break
            except (Disturbed, *LOST):
                place.counted["interruptions"] += 1
                insist(partial(come_back, place, clients))
        for client in clients:
            client.close()


def set_table(place: Place, eve: Callable[[Place, str], None], chance: random.Random) -> Company:
    """Creates a table and takes its seats; at every other one Eve takes a seat too."""
    ann, ben = place.guest(place.address()), place.guest(place.address())
    game, with_eve = chance.choice(list(GAMES)), chance.random() < 0.5
    seats = ["person", "pilgrim", "open", *(["open", "wanderer"] if with_eve else ["wanderer"])]
    wish = {"clock": EVES_CLOCK} if with_eve else {}
    table = ann.make_table(seats, game, **wish)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/{BEN}/take", name="Ben")
    if with_eve:
        place.go(partial(eve, place, table))
    who = ((ann.secret, ANN, ann.address), (ben.secret, BEN, ben.address), (None, None, place.address()))
    clients = [Honest(place.entrance(), secret, table, seat, -1, address) for secret, seat, address in who]
    for client in clients:
        client.read_until("game")
    return Company(game, table, clients)


def come_back(place: Place, clients: list[Honest]) -> None:
    """Resume, at any entrance."""
    for client in clients:
        client.close()
        client.server = place.entrance()
        client.connect()
        client.read_until("game")


def step(place: Place, clients: list[Honest], chance: random.Random) -> bool:
    """Plays the next entry if it is ours, and reads it; returns whether the game goes on."""
    at = max(client.last_entry for client in clients)
    updates = [client.read_to_entry(at) for client in clients]
    if updates[0]["view"]["turn"] is None:
        return False
    began = time.monotonic()
    moved = [
        client
        for client, each in zip(clients, updates, strict=True)
        if each["view"]["choices"] and client.last_entry == at
    ]
    for client in moved:
        assert client.last_update
        client.move(chance.choice(client.last_update["view"]["choices"])["id"])
    for client in clients:
        client.read_to_entry(at + 1)
    if moved:
        place.moves[place.part].append(time.monotonic() - began)
        place.counted["moves"] += 1
    return True
