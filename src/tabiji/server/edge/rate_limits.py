"""Rate limits by address: token buckets and concurrency limits."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

MAX_BUCKETS = 10_000
PEOPLE_PER_ADDRESS = 25  # players that may share an address, by default


@dataclass(frozen=True)
class Limits:
    """The limits of an address, which a number of people share: burst, then rate per second."""

    people: int = PEOPLE_PER_ADDRESS

    @property
    def connections(self) -> int:
        """Open connections, including sockets."""
        return 16 * self.people

    @property
    def sockets(self) -> int:
        """Open sockets."""
        return 8 * self.people

    @property
    def socket_opens(self) -> tuple[float, float]:
        """Sockets opened."""
        return 8 * self.people, 0.8 * self.people

    @property
    def frames(self) -> tuple[float, float]:
        """Frames received on all sockets together; some messages cost more than one."""
        return 8 * self.people, 4 * self.people

    @property
    def answers(self) -> int:
        """Messages processed at the same time."""
        return max(1, self.people // 12)

    @property
    def new_tables(self) -> tuple[float, float]:
        """Tables created."""
        return 4 * self.people, 0.04 * self.people

    @property
    def identity_changes(self) -> tuple[float, float]:
        """Links, merges, passkeys, sign-outs and exports."""
        return 4 * self.people, 0.1 * self.people

    @property
    def exports(self) -> int:
        """Zips of games that are made at the same time."""
        return max(1, self.people // 12)

    @property
    def writes(self) -> tuple[float, float]:
        """Requests that change something."""
        return 40 * self.people, 2 * self.people

    @property
    def reads(self) -> tuple[float, float]:
        """Requests that change nothing, including the parts of the page."""
        return 160 * self.people, 8 * self.people

    @property
    def hints(self) -> tuple[float, float]:
        """Hints, each of which takes a second of computation."""
        return 10 * self.people, 0.2 * self.people

    @property
    def consultations(self) -> int:
        """Hints pending at the same time."""
        return 2 * self.people

    @property
    def replays(self) -> tuple[float, float]:
        """Steps and game files of finished games, each of which replays one."""
        return 40 * self.people, 2 * self.people


def network_of(address: str) -> str:
    """Returns the network that counts as one address: the /64 of an IPv6 address."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 6 and known.ipv4_mapped is None:
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known.ipv4_mapped or known) if known.version == 6 else address


class TokenBucket:
    """A token bucket: a burst, then a rate per second."""

    __slots__ = ("capacity", "rate", "tokens", "updated_at")

    def __init__(self, capacity: float, rate: float) -> None:
        self.capacity = capacity
        self.rate = rate
        self.tokens = capacity
        self.updated_at = time.monotonic()

    def try_take(self) -> bool:
        """Takes a token and returns whether there was one."""
        if self.missing():
            return False
        self.tokens -= 1
        return True

    def missing(self) -> float:
        """Returns the seconds until a token is available."""
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated_at) * self.rate)
        self.updated_at = now
        return 0.0 if self.tokens >= 1 else (1 - self.tokens) / self.rate


class Allowance(TokenBucket):
    """The frames that the sockets of one address may still send; a waiting socket is called back in order."""

    __slots__ = ("_timer", "_waiting", "answering")

    def __init__(self, most: float, rate: float, answers: int) -> None:
        super().__init__(most, rate)
        self.answering = asyncio.Semaphore(answers)  # so that no other address waits for all messages of this one
        self._waiting: deque[Callable[[], None]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def charge(self, price: float) -> None:
        """Takes tokens, possibly more than there are: the debt delays further reads."""
        self.tokens -= price

    def call(self, read: Callable[[], None]) -> None:
        """Calls back as soon as a token is available and earlier callbacks have run."""
        self._waiting.append(read)
        if self._timer is None:
            self._call_later()

    def _call_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.missing(), self._call_all)

    def _call_all(self) -> None:
        """Runs waiting callbacks while tokens are left."""
        try:
            while self._waiting and not self.missing():
                self._waiting.popleft()()
        finally:
            self._timer = None
            if self._waiting:
                self._call_later()


B = TypeVar("B", bound=TokenBucket)


class PerAddress(Generic[B]):
    """A bucket for each address; the least recently used are dropped."""

    def __init__(self, new: Callable[[], B]) -> None:
        self._new = new
        self._buckets: OrderedDict[str, B] = OrderedDict()

    def of(self, address: str) -> B:
        """Returns the bucket of an address."""
        whose = network_of(address)
        bucket = self._buckets.pop(whose, None) or self._new()
        self._buckets[whose] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class TokenBuckets(PerAddress[TokenBucket]):
    """A token bucket for each address."""

    def __init__(self, capacity: float, rate: float) -> None:
        super().__init__(partial(TokenBucket, capacity, rate))

    def try_take(self, address: str) -> bool:
        """Whether one more from there is within the limit."""
        return self.of(address).try_take()


class ConcurrencyLimit:
    """The number of simultaneous operations of each address."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: Counter[str] = Counter()

    def try_acquire(self, address: str) -> bool:
        """Returns whether an operation may start; its end must be released."""
        whose = network_of(address)
        if self._counts[whose] >= self._limit:
            return False
        self._counts[whose] += 1
        return True

    def release(self, address: str) -> None:
        """Ends an operation."""
        whose = network_of(address)
        self._counts[whose] -= 1
        if not self._counts[whose]:
            del self._counts[whose]
