"""Processes that end, with all that they have started, when the process that started them does, however it ends."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

REAPER = Path(__file__).with_name("reaper.py")


class Lifeline:
    """A command as it runs under a supervisor, which kills all of its processes once this is closed or gone."""

    def __init__(self, command: Sequence[str]) -> None:
        self.words: tuple[str, ...] = tuple(command)  # what to start, with these descriptors
        self.descriptors: tuple[int, ...] = ()
        if sys.platform == "win32":
            return
        self._ours, self._theirs = socket.socketpair()
        self.descriptors = (self._theirs.fileno(),)
        alone = (sys.executable, "-I", "-S", str(REAPER))
        self.words = (*alone, str(self._theirs.fileno()), *self.words)

    def check_started(self) -> None:
        """Wait until the command has started, once its supervisor has; raise OSError if it cannot be."""
        if sys.platform == "win32":
            return
        self._theirs.close()
        with suppress(ConnectionError):
            if error := int(self._ours.recv(16) or 0):
                raise OSError(error, os.strerror(error))

    def close(self) -> None:
        """End the command with all it has started; whoever has a copy of this by a fork does not keep it alive."""
        if sys.platform == "win32":
            return
        with suppress(OSError):
            self._ours.shutdown(socket.SHUT_RDWR)
        self._ours.close()
        self._theirs.close()

    def __enter__(self) -> Lifeline:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
