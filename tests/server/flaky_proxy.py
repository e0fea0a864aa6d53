"""A proxy between a server and its database that can delay, block or cut connections."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import suppress
from typing import Literal

from ..waiting import eventually
from .clients import free_port

Condition = Literal["well", "slow", "silent"]


class FlakyProxy:
    """Passes bytes on to a port of this machine, as well as its mood allows."""

    def __init__(self, port: int) -> None:
        self.port, self._target_port = free_port(), port
        self.condition: Condition = "well"
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait()

    def _run(self, ready: threading.Event) -> None:
        self._loop.run_until_complete(asyncio.start_server(self._forward, "127.0.0.1", self.port))
        self._loop.call_soon(ready.set)
        self._loop.run_forever()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target_port)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, back}
        await asyncio.gather(self._copy(reader, back), self._copy(there, writer))
        for end in (writer, back):
            self._writers.discard(end)
            end.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(2**16):
                if self.condition == "slow":
                    await asyncio.sleep(random.uniform(0, 0.2))
                while self.condition == "silent":
                    await asyncio.sleep(0.05)
                writer.write(data)
                await writer.drain()
        writer.close()

    def drop_connections(self) -> None:
        """Closes every connection in the middle of a message."""
        self._loop.call_soon_threadsafe(lambda: [end.transport.abort() for end in self._writers])

    def close(self) -> None:
        """Pass on nothing more."""
        self.drop_connections()
        eventually(lambda: not self._writers)
        self._loop.call_soon_threadsafe(self._loop.stop)
