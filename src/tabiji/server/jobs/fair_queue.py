"""Who is next where only so many can be at once: places by turns, so that nobody who asks for much is in the way."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

Owner = tuple[Hashable, Hashable]  # where from, and who


Queue = dict[Hashable, dict[Hashable, deque[asyncio.Future[None]]]]  # by address and person, the next one first


class FairQueue:
    """Some places, given by turns to each address, there to each person, and then as they came.

    Those who may wait longer are let in when nobody else waits.
    """

    def __init__(self, slots: int) -> None:
        self._free_slots = slots
        self._queues: tuple[Queue, Queue] = {}, {}

    @asynccontextmanager
    async def slot(self, owner: Owner, later: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and leave it in the end."""
        await self._acquire(owner, self._queues[later])
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, owner: Owner, queue: Queue) -> None:
        if self._free_slots:
            self._free_slots -= 1
            return
        address, person = owner
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        calls = queue.setdefault(address, {}).setdefault(person, deque())
        calls.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._release()  # called in the moment it went away
            else:
                _remove(queue, address, person, called)
            raise

    def _release(self) -> None:
        """Let the next one in, and its address and its person go to the end."""
        for queue in self._queues:
            while queue:
                address, people = next(iter(queue.items()))
                person, calls = next(iter(people.items()))
                called = calls.popleft()
                del queue[address], people[person]
                if calls:
                    people[person] = calls
                if people:
                    queue[address] = people
                if not called.done():
                    called.set_result(None)
                    return
        self._free_slots += 1


def _remove(queue: Queue, address: Hashable, person: Hashable, called: asyncio.Future[None]) -> None:
    """Take a call out of a queue, and whoever has none left there."""
    people = queue.get(address, {})
    calls = people.get(person, deque())
    if called in calls:
        calls.remove(called)
        if not calls:
            del people[person]
        if not people:
            del queue[address]
