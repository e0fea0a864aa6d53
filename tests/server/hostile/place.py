"""A database with its servers, and everybody who is at it."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tabiji.server.edge.rate_limits import Limits

from ...waiting import eventually
from ..clients import HttpClient, Server

PEOPLE = 4  # who may share an address: so little that any machine can ask for more
LIMITS = Limits(PEOPLE)
OPTIONS = ("--people-per-address", str(PEOPLE), "--keep-days", "30")
LOST = (ConnectionClosed, ConnectionError, EOFError, InvalidHandshake, InvalidMessage, httpx.HTTPError, TimeoutError)
ANSWERED = (*range(200, 500), 503)

Part = Literal["alone", "storm", "calm"]  # honest players alone; everything; attackers without faults


class Disturbed(Exception):
    """The server refused: the client must reload its state."""


@dataclass
class Place:
    """A database with its servers, the ways in, the players at it, and what happened."""

    name: str
    servers: list[Server]
    chance: random.Random
    entrances: list[Server] = field(default_factory=list)  # the servers, and nginx before them
    tables: list[Any] = field(default_factory=list)  # of honest players
    abandoned: list[str] = field(default_factory=list)  # tables of attackers
    daily_games: list[tuple[str, str]] = field(default_factory=list)  # tables of daily games, and their game files
    counted: Counter[str] = field(default_factory=Counter)
    moves: dict[Part, list[float]] = field(default_factory=lambda: {"alone": [], "storm": [], "calm": []})
    part: Part = "alone"
    troubles: list[BaseException] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    starting: threading.Lock = field(default_factory=threading.Lock)
    _people: int = 0

    def go(self, *deeds: Callable[[], None]) -> list[threading.Thread]:
        """Runs tasks concurrently and records every failure."""

        def safely(deed: Callable[[], None]) -> None:
            try:
                deed()
            except BaseException as error:
                self.troubles.append(error)

        threads = [threading.Thread(target=safely, args=(deed,), daemon=True) for deed in deeds]
        for thread in threads:
            thread.start()
        return threads

    def entrance(self) -> Server:
        """One of the ways in."""
        return self.chance.choice(self.entrances)

    def somewhere(self) -> Server:
        """One of the servers."""
        return self.chance.choice(self.servers)

    def address(self) -> str:
        """Returns the address of one more honest player."""
        self._people += 1
        return f"127.1.{self._people >> 8}.{self._people & 255}"

    def guest(self, address: str) -> HttpClient:
        """Somebody new, from an address of this machine."""
        return HttpClient(self.entrance(), address=address)

    def end(self) -> None:
        """Nobody begins anything more."""
        self.over.set()


def insist(deed: Callable[[], Any]) -> Any:
    """Try until it works: everything may be away for a moment."""

    def tried() -> Any:
        with suppress(Disturbed, AssertionError, *LOST):
            return deed() or True
        time.sleep(0.1)
        return None

    return eventually(tried)
