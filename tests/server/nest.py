"""Servers hatched from a process that has read all of the program: each a process of its own, ready at once.

To read it takes a second; the tests start a server a hundred and fifty times.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import struct
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from select import select
from threading import Lock
from typing import IO, NoReturn

CHANGES = "PYTEST_CURRENT_TEST"  # with every test, and means nothing to a server
MOST = 65536  # bytes of a call
NUMBER = struct.Struct("q")  # who has come, and how it ended


class Hatched:
    """A process from a nest; asked as `subprocess.Popen` is."""

    def __init__(self, line: socket.socket, stdout: IO[str]) -> None:
        self.stdout = stdout
        self.returncode: int | None = None
        self._line, self._one_at_a_time = line, Lock()
        self.pid = self._hear()

    def wait(self, timeout: float | None = None) -> int:
        """Its code, once it has ended."""
        with self._one_at_a_time:
            if self.returncode is None:
                self._line.settimeout(timeout)
                self.returncode = self._hear()
            return self.returncode

    def poll(self) -> int | None:
        """Its code, if it has ended."""
        return self.wait() if self.returncode is not None or select([self._line], [], [], 0)[0] else None

    def send_signal(self, number: int) -> None:
        """A signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has ended, and that is not told yet
                os.kill(self.pid, number)

    def kill(self) -> None:
        """kill -9."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def _hear(self) -> int:
        number: int
        (number,) = NUMBER.unpack(self._line.recv(NUMBER.size))
        return number


class Nest:
    """Where they come from, as long as the environment stays the same: it is read with the program."""

    def __init__(self) -> None:
        self._one_at_a_time = Lock()
        self._environment: dict[str, str] = {}
        self._calls = socket.socket()

    def hatch(self, words: list[str], log: Path) -> Hatched:
        """Run `tabiji` with these words."""
        with self._one_at_a_time, log.open("ab") as stderr:
            calls = self._open()
            line, its_line = socket.socketpair()
            reads, writes = os.pipe()
            its = [writes, stderr.fileno(), its_line.fileno()]
            socket.send_fds(calls, [json.dumps(words).encode()], its)
            os.close(writes)
            its_line.close()
            return Hatched(line, os.fdopen(reads))

    def _open(self) -> socket.socket:
        """The line to a process that has read everything in this environment."""
        environment = {name: value for name, value in os.environ.items() if name != CHANGES}
        if environment != self._environment:
            self._calls.close()
            self._calls, its = socket.socketpair()
            with its:
                command = [sys.executable, "-m", "tests.server.nest", str(its.fileno())]
                self._process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, pass_fds=[its.fileno()]
                )
            self._environment = environment
        return self._calls


NEST = Nest()


def brood(calls: socket.socket) -> None:
    """Hatch whoever is called, until there is nobody left to call."""
    from tabiji.cli import main
    from tabiji.server import serve

    assert serve  # which is read only when it is needed
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        said, files, *_ = socket.recv_fds(calls, MOST, 3)
        if not said:
            return
        if not os.fork():
            calls.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if pid := os.fork():
                keep(pid, *files)
            for standard, own in enumerate(files[:2], start=1):
                os.dup2(own, standard)
            for own in files:
                os.close(own)
            sys.argv = ["tabiji", *json.loads(said)]
            main()
            sys.exit()
        for own in files:
            os.close(own)


def keep(pid: int, out: int, log: int, line: int) -> NoReturn:
    """Tell whoever called who has come, and how it ended."""
    os.close(out)
    os.close(log)
    os.write(line, NUMBER.pack(pid))
    _, status = os.waitpid(pid, 0)
    os.write(line, NUMBER.pack(os.waitstatus_to_exitcode(status)))
    os._exit(0)


if __name__ == "__main__":
    brood(socket.socket(fileno=int(sys.argv[1])))
