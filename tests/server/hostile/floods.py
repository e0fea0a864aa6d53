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
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from ..clients import COOKIE, HttpClient, Message, Server
from .place import LIMITS, LOST, Place, insist

OVER = 4  # times as fast as is allowed
NOWHERE = "A" * 16  # the link of no table
REST = 2.0  # seconds between two floods of a kind
WAIT = 5.0  # seconds for an answer

Ask = Callable[[Server], bool | None]  # granted, refused, or unknown


@dataclass
class Flood:
    """A kind of request, and how often an address may make it: at once, and then a second."""

    name: str
    allowed: tuple[float, float]
    ask: Ask

    def run(self, place: Place) -> None:
        """Ask for more than is allowed again and again, until all is over and it has been refused."""
        while not place.over.wait(REST) or not place.counted[f"{self.name} refused"]:
            self.once(place, place.somewhere())

    def once(self, place: Place, server: Server) -> None:
        """Ask one server until more was answered than it may grant, unless it dies meanwhile."""
        (most, rate), process, began = self.allowed, server.process, time.monotonic()
        granted = refused = 0

        def may_be_granted() -> float:
            return most + rate * (time.monotonic() - began)

        while granted + refused <= may_be_granted() + 1 and server.process is process:
            answer = self.ask(server)
            granted, refused = granted + (answer is True), refused + (answer is False)
            if answer is None or granted + refused > most:
                time.sleep(min(REST, 1 / (OVER * rate)))
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
        answer = client.request(method, server.http + path, json={"number": 1} if method == "POST" else None)
    except LOST:
        return None
    return answer.status_code != httpx.codes.TOO_MANY_REQUESTS


def floods(number: int) -> list[Flood]:
    """One of each kind, each from an address of its own."""
    there = f"/api/tables/{NOWHERE}"
    kinds = {
        "change": (LIMITS.writes, "POST", f"{there}/seats/0/leave"),
        "table": (LIMITS.new_tables, "POST", "/api/imports"),
        "advice": (LIMITS.hints, "POST", f"{there}/seats/0/hint"),
        "replay": (LIMITS.replays, "GET", f"{there}/gamefile"),
    }
    found = [Flood("opening", LIMITS.socket_opens, partial(opening, f"127.3.{number}.1"))]
    for nth, (name, (allowed, method, path)) in enumerate(kinds.items(), 2):
        client = httpx.Client(transport=httpx.HTTPTransport(local_address=f"127.3.{number}.{nth}"), timeout=WAIT)
        found.append(Flood(name, allowed, partial(asking, client, method, path)))
    return found


# ---------------------------------------------------------------- frames on a socket

SENT = 400  # frames at a time: more than may be sent in so many seconds
LOOKS = 9  # for each frame that is answered
AHEAD = 64  # small frames that are read before it is seen that they are too many
FRAMES_OF: dict[str, Callable[[int], str]] = {
    "look": lambda nth: json.dumps({"type": "away", "away": bool(nth % 2)}) if nth % (LOOKS + 1) else "?",
    "undo": lambda _: json.dumps({"type": "undo", "number": 1}),
    "talk": lambda nth: json.dumps({"type": "chat", "text": f"and {nth}"}),
    "phrase": lambda _: json.dumps({"type": "phrase", "phrase": "phrase-hello"}),
}
ANSWERS = {"look": 1 / (LOOKS + 1), "undo": 1.0, "talk": 1.0, "phrase": 1.0}  # for each frame that is read


def flood_frames(place: Place, kind: str, address: str) -> None:
    """Send one kind of frame from a seat, faster than anybody may, until all is over and some were held back."""
    ann: HttpClient = insist(lambda: place.guest(address))
    table: str = insist(lambda: ann.make_table(["person", "person", "wanderer"])["table"]["id"])
    while not place.over.wait(REST) or not place.counted[f"{kind} frames held back"]:
        with suppress(*LOST):
            _flood_once(place, place.somewhere(), ann, table, kind)


def _flood_once(place: Place, server: Server, ann: HttpClient, table: str, kind: str) -> None:
    """Send many at once, and count the answers until as many were read as may be at once."""
    (most, rate), process, began = LIMITS.frames, server.process, time.monotonic()
    with seated(server, ann, table, str(ann.address)) as socket:
        while json.loads(socket.recv(timeout=WAIT))["type"] != "game":
            pass
        for nth in range(SENT):
            socket.send(FRAMES_OF[kind](nth))
        sent_within, answers = time.monotonic() - began, 0
        while answers < ANSWERS[kind] * most:
            answers += _is_answer(json.loads(socket.recv(timeout=WAIT)))
            read, may_be_read = answers / ANSWERS[kind], AHEAD + most + rate * (time.monotonic() - began)
            assert read <= may_be_read or server.process is not process, (
                f"{kind}: {read} read, {may_be_read:.0f} allowed"
            )
        place.counted[f"{kind} frames sent"] += SENT
        if most + rate * sent_within < SENT:
            place.counted[f"{kind} frames held back"] += SENT - round(answers / ANSWERS[kind])


def _is_answer(message: Message) -> bool:
    return message["type"] in ("error", "chat")


def seated(server: Server, who: HttpClient, table: str, address: str) -> ClientConnection:
    """A socket at a seat of one's own."""
    return connect(
        f"{server.ws}/api/tables/{table}/socket",
        additional_headers={"Cookie": f"{COOKIE}={who.secret}"},
        source_address=(address, 0),
        compression=None,
        open_timeout=WAIT,
        close_timeout=0.5,
        ping_interval=None,
        max_queue=None,
    )


def frame_floods(place: Place, number: int, chance: random.Random) -> list[Callable[[], None]]:
    """One of each kind, in any order."""
    kinds = sorted(FRAMES_OF, key=lambda _: chance.random())
    return [partial(flood_frames, place, kind, f"127.3.{number}.{nth}") for nth, kind in enumerate(kinds, 100)]
