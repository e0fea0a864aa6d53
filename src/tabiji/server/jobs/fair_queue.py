"""A fair queue: a player or an address with many jobs does not delay the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

Owner = tuple[Hashable, Hashable]  # where from, and who


Queue = dict[Hashable, dict[Hashable, deque[asyncio.Future[None]]]]  # by address and person, the next one first


class FairQueue:
    """A number of slots, given round-robin by address, then by player, then in order of arrival.

    Jobs that may wait longer get a slot when no other job waits.
    """

    def __init__(self, slots: int) -> None:
        self._free_slots = slots
        self._queues: tuple[Queue, Queue] = {}, {}

    @asynccontextmanager
    async def slot(self, owner: Owner, later: bool = False) -> AsyncIterator[None]:
        """Waits for a slot and releases it at the end."""
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
        """Gives the slot to the next job and moves its address and player to the end."""
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
    """Removes a waiting job, and its player and address if they have no other."""
    people = queue.get(address, {})
    calls = people.get(person, deque())
    if called in calls:
        calls.remove(called)
        if not calls:
            del people[person]
        if not people:
            del queue[address]
