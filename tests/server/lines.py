"""A line between a server and its database that can be slow, silent or cut."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import suppress
from typing import Literal

from ..patience import eventually
from .chairs import free_port

Mood = Literal["well", "slow", "silent"]


class Line:
    """Passes bytes on to a port of this machine, as well as its mood allows."""

    def __init__(self, port: int) -> None:
        self.port, self._to = free_port(), port
        self.mood: Mood = "well"
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait()

    def _run(self, ready: threading.Event) -> None:
        self._loop.run_until_complete(asyncio.start_server(self._pass_on, "127.0.0.1", self.port))
        self._loop.call_soon(ready.set)
        self._loop.run_forever()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        self._ends |= {writer, back}
        await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer))
        for end in (writer, back):
            self._ends.discard(end)
            end.close()

    async def _one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(2**16):
                if self.mood == "slow":
                    await asyncio.sleep(random.uniform(0, 0.2))
                while self.mood == "silent":
                    await asyncio.sleep(0.05)
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        """End every connection in the middle of whatever is said."""
        self._loop.call_soon_threadsafe(lambda: [end.transport.abort() for end in self._ends])

    def close(self) -> None:
        """Pass on nothing more."""
        self.cut()
        eventually(lambda: not self._ends)
        self._loop.call_soon_threadsafe(self._loop.stop)
