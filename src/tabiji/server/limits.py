"""Floods are bounded: a bucket that empties with every request and refills with time."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 10_000


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
    """A bucket for each of many; those not used for long are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Whether one more from there is within the limit."""
        bucket = self._buckets.pop(whose, None) or Bucket(self.most, self.rate)
        self._buckets[whose] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
