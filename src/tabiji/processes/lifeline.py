"""Child processes that end, with all their descendants, when their parent ends for any reason."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

REAPER = Path(__file__).with_name("reaper.py")


class Lifeline:
    """A command under a supervisor (`reaper.py`) that kills all its processes once this object is closed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.words: tuple[str, ...] = tuple(command)  # the command to start, with these descriptors inherited
        self.descriptors: tuple[int, ...] = ()
        if sys.platform == "win32":
            return
        self._ours, self._theirs = socket.socketpair()
        self.descriptors = (self._theirs.fileno(),)
        alone = (sys.executable, "-I", "-S", str(REAPER))
        self.words = (*alone, str(self._theirs.fileno()), *self.words)

    def check_started(self) -> None:
        """Waits until the command has started; raises OSError if it cannot be started."""
        if sys.platform == "win32":
            return
        self._theirs.close()
        with suppress(ConnectionError):
            if error := int(self._ours.recv(16) or 0):
                raise OSError(error, os.strerror(error))

    def close(self) -> None:
        """Ends the command and all its descendants, even if a forked process still holds a copy of the socket."""
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
