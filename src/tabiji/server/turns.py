"""Who is next where only so many can be at once: places by turns, so that nobody who asks for much is in the way."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

Whose = tuple[Hashable, Hashable]  # where from, and who


class Turns:
    """Some places, given by turns to each address, there to each person, and then as they came."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[Hashable, dict[Hashable, deque[asyncio.Future[None]]]] = {}  # the next one first

    @asynccontextmanager
    async def place(self, whose: Whose) -> AsyncIterator[None]:
        """Wait for a place, and leave it in the end."""
        await self._wait(whose)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, whose: Whose) -> None:
        if self._free:
            self._free -= 1
            return
        address, person = whose
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._leave()  # called in the moment it went away
            raise

    def _leave(self) -> None:
        """Let the next one in, and its address and its person go to the end."""
        while self._waiting:
            address, people = next(iter(self._waiting.items()))
            person, calls = next(iter(people.items()))
            called = calls.popleft()
            del self._waiting[address], people[person]
            if calls:
                people[person] = calls
            if people:
                self._waiting[address] = people
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
