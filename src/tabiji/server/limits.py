"""Floods are bounded: a bucket that empties with every request and refills with time."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 10_000
PEOPLE = 25  # who may share an address, if nobody says otherwise


@dataclass(frozen=True)
class Limits:
    """What an address may do that so many people share: at once, and then a second."""

    people: int = PEOPLE

    @property
    def connections(self) -> int:
        """Open at the same time, sockets among them."""
        return 16 * self.people

    @property
    def sockets(self) -> int:
        """Open at the same time."""
        return 8 * self.people

    @property
    def openings(self) -> tuple[float, float]:
        """Sockets that are opened."""
        return 8 * self.people, 0.8 * self.people

    @property
    def tables(self) -> tuple[float, float]:
        """Tables that are made."""
        return 4 * self.people, 0.04 * self.people

    @property
    def changes(self) -> tuple[float, float]:
        """Requests that change something."""
        return 40 * self.people, 2 * self.people

    @property
    def questions(self) -> tuple[float, float]:
        """Requests that change nothing; a page asks for its parts."""
        return 160 * self.people, 8 * self.people

    @property
    def advice(self) -> tuple[float, float]:
        """Questions to the master, which thinks for a second."""
        return 10 * self.people, 0.2 * self.people

    @property
    def replays(self) -> tuple[float, float]:
        """Moments and texts of finished games, which are played again for it."""
        return 40 * self.people, 2 * self.people


def neighbourhood(address: str) -> str:
    """Where somebody comes from: whoever has one IPv6 address has all of its network."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 6 and known.ipv4_mapped is None:
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known.ipv4_mapped or known) if known.version == 6 else address


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("level", "most", "rate", "since")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.level = most
        self.since = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; those not used for long are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether one more from there is within the limit."""
        whose = neighbourhood(address)
        bucket = self._buckets.pop(whose, None) or Bucket(self.most, self.rate)
        self._buckets[whose] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """So many at the same time for each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether one more from there has room; whoever took a place gives it back."""
        whose = neighbourhood(address)
        if self._taken[whose] >= self._most:
            return False
        self._taken[whose] += 1
        return True

    def give_back(self, address: str) -> None:
        """One is gone."""
        whose = neighbourhood(address)
        self._taken[whose] -= 1
        if not self._taken[whose]:
            del self._taken[whose]
