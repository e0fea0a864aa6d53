"""A fair queue: a player or an address with many jobs does not delay the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

Owner = tuple[Hashable, Hashable]  # address and player
Queue = dict[Hashable, dict[Hashable, deque[asyncio.Future[None]]]]  # by address and player, in order of service


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
        address, player = owner
        slot_given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = queue.setdefault(address, {}).setdefault(player, deque())
        waiting.append(slot_given)
        try:
            await slot_given
        except asyncio.CancelledError:
            if slot_given.done() and not slot_given.cancelled():
                self._release()  # it was given while being cancelled
            else:
                _remove(queue, address, player, slot_given)
            raise

    def _release(self) -> None:
        """Gives the slot to the next job and moves its address and player to the end."""
        for queue in self._queues:
            while queue:
                address, players = next(iter(queue.items()))
                player, waiting = next(iter(players.items()))
                slot_given = waiting.popleft()
                del queue[address], players[player]
                if waiting:
                    players[player] = waiting
                if players:
                    queue[address] = players
                if not slot_given.done():
                    slot_given.set_result(None)
                    return
        self._free_slots += 1


def _remove(queue: Queue, address: Hashable, player: Hashable, slot_given: asyncio.Future[None]) -> None:
    """Removes a waiting job, and its player and address if they have no other."""
    players = queue.get(address, {})
    waiting = players.get(player, deque())
    if slot_given in waiting:
        waiting.remove(slot_given)
        if not waiting:
            del players[player]
        if not players:
            del queue[address]
