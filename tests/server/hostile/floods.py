"""Floods that are counted: whatever a server grants in a time is compared with what its limits let it grant."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tabiji.server.sockets import FRAMES, POLICY

from ..chairs import COOKIE, Browser, Server
from .place import LIMITS, LOST, Place, insist

OVER = 4  # times as fast as is allowed
NOWHERE = "A" * 16  # the link of no table
REST = 2.0  # seconds between two floods of a kind
WAIT = 5.0  # seconds for an answer

Ask = Callable[[Server], bool | None]  # granted, refused, or nobody knows


@dataclass
class Flood:
    """A kind of request, and how often an address may make it: at once, and then a second."""

    name: str
    allowed: tuple[float, float]
    ask: Ask

    def run(self, place: Place) -> None:
        """Ask for more than is allowed again and again, until all is over and it has been refused."""
        while not place.over.wait(REST) or not place.counted[f"{self.name} refused"]:
            self._once(place, place.somewhere())

    def _once(self, place: Place, server: Server) -> None:
        """Ask one server until more was answered than it may grant, unless it dies meanwhile."""
        (most, rate), process, began = self.allowed, server.process, time.monotonic()
        granted = refused = 0

        def may_be_granted() -> float:
            return most + rate * (time.monotonic() - began)

        while granted + refused <= may_be_granted() + 1 and server.process is process:
            answer = self.ask(server)
            granted, refused = granted + (answer is True), refused + (answer is False)
            if answer is None or granted + refused > most:
                time.sleep(1 / (OVER * rate))
        if server.process is process:
            place.counted[f"{self.name} granted"] += granted
            place.counted[f"{self.name} refused"] += refused
            assert granted <= may_be_granted(), f"{self.name}: {granted} granted, {may_be_granted():.0f} allowed"


def opening(address: str, server: Server) -> bool | None:
    """Open a socket at a table that is not there; whether a flood is noticed."""
    try:
        with connect(
            f"{server.ws}/api/tables/{NOWHERE}/socket",
            source_address=(address, 0),
            compression=None,
            open_timeout=WAIT,
            close_timeout=WAIT,
        ) as socket:
            return bool(json.loads(socket.recv(timeout=WAIT))["error"] not in ("too-fast", "too-many"))
    except InvalidStatus as refused:
        return False if refused.response.status_code == httpx.codes.TOO_MANY_REQUESTS else None
    except LOST:
        return None


def asking(client: httpx.Client, method: str, path: str, server: Server) -> bool | None:
    """Ask for something that is not there, and would cost nothing; whether a flood is noticed."""
    try:
        answer = client.request(method, server.http + path, json={"move": 1} if method == "POST" else None)
    except LOST:
        return None
    return answer.status_code != httpx.codes.TOO_MANY_REQUESTS


def floods(number: int) -> list[Flood]:
    """One of each kind, each from an address of its own."""
    there = f"/api/tables/{NOWHERE}"
    kinds = {
        "change": (LIMITS.changes, "POST", f"{there}/seats/0/leave"),
        "table": (LIMITS.tables, "POST", "/api/imports"),
        "advice": (LIMITS.advice, "POST", f"{there}/seats/0/hint"),
        "replay": (LIMITS.replays, "GET", f"{there}/game"),
    }
    found = [Flood("opening", LIMITS.openings, partial(opening, f"127.3.{number}.1"))]
    for nth, (name, (allowed, method, path)) in enumerate(kinds.items(), 2):
        client = httpx.Client(transport=httpx.HTTPTransport(local_address=f"127.3.{number}.{nth}"), timeout=WAIT)
        found.append(Flood(name, allowed, partial(asking, client, method, path)))
    return found


# ---------------------------------------------------------------- frames on a socket

SAID_AT_ONCE = 1000  # frames: so many that all but a few are too many, even where each takes its time
FRAMES_OF = {
    "look": lambda nth: {"type": "look", "away": bool(nth % 2)},
    "undo": lambda _: {"type": "undo", "move": 1},
    "talk": lambda nth: {"type": "say", "text": f"and {nth}"},
    "phrase": lambda _: {"type": "phrase", "phrase": "phrase-hello"},
}


def flood_frames(place: Place, kind: str, address: str) -> None:
    """Send one kind of frame from a seat, faster than anybody may, until all is over and some were refused."""
    ann: Browser = insist(lambda: place.guest(address))
    table: str = insist(lambda: ann.make_table(["person", "person", "wanderer"])["table"]["id"])
    while not place.over.wait(REST) or not place.counted[f"{kind} frames refused"]:
        server = place.somewhere()
        with suppress(*LOST), seated(server, ann, table, address) as socket:
            place.counted[f"{kind} frames refused"] += refused_frames(socket, kind)
            place.counted[f"{kind} frames sent"] += SAID_AT_ONCE


def seated(server: Server, who: Browser, table: str, address: str) -> ClientConnection:
    """A socket at a seat of one's own."""
    return connect(
        f"{server.ws}/api/tables/{table}/socket",
        additional_headers={"Cookie": f"{COOKIE}={who.secret}"},
        source_address=(address, 0),
        compression=None,
        open_timeout=WAIT,
        close_timeout=WAIT,
        ping_interval=None,
        max_queue=None,
    )


def refused_frames(socket: ClientConnection, kind: str) -> int:
    """How many of many frames were refused as a flood: at least those that no bucket can have had room for."""
    began, (most, rate) = time.monotonic(), FRAMES
    refused = 0
    try:
        for nth in range(SAID_AT_ONCE):
            socket.send(json.dumps(FRAMES_OF[kind](nth)))
        while refused < SAID_AT_ONCE - most - rate * (time.monotonic() - began):
            with suppress(TimeoutError):
                refused += json.loads(socket.recv(timeout=1)).get("error") == "too-fast"
    except ConnectionClosed as closed:
        refused += closed.rcvd is not None and closed.rcvd.code == POLICY
    return refused


def frame_floods(place: Place, number: int, chance: random.Random) -> list[Callable[[], None]]:
    """One of each kind, in any order."""
    kinds = sorted(FRAMES_OF, key=lambda _: chance.random())
    return [partial(flood_frames, place, kind, f"127.3.{number}.{nth}") for nth, kind in enumerate(kinds, 100)]
