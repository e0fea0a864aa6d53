"""Honest players: they play, remember what they hear, and come back whenever the line is lost."""

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

ANN, BEN, EVE = 0, 2, 3  # seats of honest people, and of whoever may be none
EVES_CLOCK = 10  # seconds for a move, where somebody may stand in the way on purpose


def fingerprint(view: Any) -> str:
    """A view in a few bytes."""
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Heard:
    """A received update: the entry after which it came, its events, and the state that it showed."""

    since: int
    number: int
    entries: list[Message]
    view: str
    points: list[list[int]] | None  # move by move, once all is over


class Honest(SocketClient):
    """A chair that remembers what it heard, and notices what does not fit together."""

    def __init__(self, *where: Any) -> None:
        self.told: list[Heard] = []
        self.faults: list[str] = []
        self._pieces: Any = None  # as they were seen last
        self._line = 0
        super().__init__(*where)

    def connect(self, **headers: str) -> None:
        """Open the socket; all lines of the talk are said once more."""
        self._line = 0
        super().connect(**headers)

    def read(self) -> Message:
        """The next message."""
        since = self.last_entry
        try:
            message = super().read()
        except AssertionError as error:  # for whoever comes back and tries again would pass over it
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
        """Keep what is compared with the log in the end; what events change must lead from one view to the next."""
        self.received.pop()  # its bytes
        self.entries.clear()
        pieces, entries = update["view"]["pieces"], update["entries"]
        summary = update.get("summary")
        points = summary["points"] if summary else None
        self.told.append(Heard(since, update["number"], entries, fingerprint(update["view"]), points))
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
    """Two people, two bots, somebody who watches, and perhaps one at the table who is no friend."""

    game: str
    table: str
    chairs: list[Honest]
    seats: tuple[int, int, int] = (ANN, BEN, 5)  # whose chairs these are; 5 is whoever watches


def play(place: Place, eve: Callable[[Place, str], None], chance: random.Random) -> None:
    """Play one game after the other, whatever happens; the last one is left where it is."""
    while not place.over.is_set():
        company = insist(partial(set_table, place, eve, chance))
        place.tables.append(company)
        chairs = company.chairs
        while not place.over.is_set():
            try:
                if not step(place, chairs, chance):
                    place.counted["games"] += 1
                    break
            except (Disturbed, *LOST):
                place.counted["interruptions"] += 1
                insist(partial(come_back, place, chairs))
        for chair in chairs:
            chair.close()


def set_table(place: Place, eve: Callable[[Place, str], None], chance: random.Random) -> Company:
    """Sit down, at a table of one's own; at every other one Eve comes too."""
    ann, ben = place.guest(place.address()), place.guest(place.address())
    game, with_eve = chance.choice(list(GAMES)), chance.random() < 0.5
    seats = ["person", "pilgrim", "open", *(["open", "wanderer"] if with_eve else ["wanderer"])]
    wish = {"clock": EVES_CLOCK} if with_eve else {}
    table = ann.make_table(seats, game, **wish)["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/{BEN}/take", name="Ben")
    if with_eve:
        place.go(partial(eve, place, table))
    who = ((ann.secret, ANN, ann.address), (ben.secret, BEN, ben.address), (None, None, place.address()))
    chairs = [Honest(place.entrance(), secret, table, seat, -1, address) for secret, seat, address in who]
    for chair in chairs:
        chair.read_until("game")
    return Company(game, table, chairs)


def come_back(place: Place, chairs: list[Honest]) -> None:
    """Resume, at any entrance."""
    for chair in chairs:
        chair.close()
        chair.server = place.entrance()
        chair.connect()
        chair.read_until("game")


def step(place: Place, chairs: list[Honest], chance: random.Random) -> bool:
    """Hear the next entry, after making it if it is ours; whether the game goes on."""
    at = max(chair.last_entry for chair in chairs)
    updates = [chair.read_to_entry(at) for chair in chairs]
    if updates[0]["view"]["turn"] is None:
        return False
    began = time.monotonic()
    moved = [
        chair for chair, each in zip(chairs, updates, strict=True) if each["view"]["choices"] and chair.last_entry == at
    ]
    for chair in moved:
        assert chair.last_update
        chair.move(chance.choice(chair.last_update["view"]["choices"])["id"])
    for chair in chairs:
        chair.read_to_entry(at + 1)
    if moved:
        place.moves[place.part].append(time.monotonic() - began)
        place.counted["moves"] += 1
    return True
