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

TEST_VARIABLE = "PYTEST_CURRENT_TEST"  # with every test, and means nothing to a server
MAX_CALL_BYTES = 65536  # bytes of a call
INT64 = struct.Struct("q")  # process id, then exit code


class ForkedProcess:
    """A process of the fork server, with the interface of `subprocess.Popen`."""

    def __init__(self, control: socket.socket, stdout: IO[str]) -> None:
        self.stdout = stdout
        self.returncode: int | None = None
        self._control, self._lock = control, Lock()
        self.pid = self._read_number()

    def wait(self, timeout: float | None = None) -> int:
        """Its code, once it has ended."""
        with self._lock:
            if self.returncode is None:
                self._control.settimeout(timeout)
                self.returncode = self._read_number()
            return self.returncode

    def poll(self) -> int | None:
        """Its code, if it has ended."""
        return self.wait() if self.returncode is not None or select([self._control], [], [], 0)[0] else None

    def send_signal(self, number: int) -> None:
        """A signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has ended, and its exit code has not arrived yet
                os.kill(self.pid, number)

    def kill(self) -> None:
        """Kills the process with SIGKILL."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def _read_number(self) -> int:
        number: int
        (number,) = INT64.unpack(self._control.recv(INT64.size))
        return number


class ForkServer:
    """Starts processes by forking one that has imported the program; restarted when the environment changes."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._environment: dict[str, str] = {}
        self._requests = socket.socket()

    def spawn(self, arguments: list[str], log: Path) -> ForkedProcess:
        """Run `tabiji` with these words."""
        with self._lock, log.open("ab") as stderr:
            calls = self._ensure_started()
            line, its_line = socket.socketpair()
            reads, writes = os.pipe()
            its = [writes, stderr.fileno(), its_line.fileno()]
            socket.send_fds(calls, [json.dumps(arguments).encode()], its)
            os.close(writes)
            its_line.close()
            return ForkedProcess(line, os.fdopen(reads))

    def _ensure_started(self) -> socket.socket:
        """Returns the socket to a fork server that was started in this environment."""
        environment = {name: value for name, value in os.environ.items() if name != TEST_VARIABLE}
        if environment != self._environment:
            self._requests.close()
            self._requests, its = socket.socketpair()
            with its:
                command = [sys.executable, "-m", "tests.server.fork_server", str(its.fileno())]
                self._process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, pass_fds=[its.fileno()]
                )
            self._environment = environment
        return self._requests


FORK_SERVER = ForkServer()


def serve_forks(requests: socket.socket) -> None:
    """Forks a process per request until the socket closes."""
    from tabiji.cli import main
    from tabiji.server import serve

    assert serve  # imported now, otherwise only on use
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        data, files, *_ = socket.recv_fds(requests, MAX_CALL_BYTES, 3)
        if not data:
            return
        if not os.fork():
            requests.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if pid := os.fork():
                report_exit(pid, *files)
            for standard, own in enumerate(files[:2], start=1):
                os.dup2(own, standard)
            for own in files:
                os.close(own)
            sys.argv = ["tabiji", *json.loads(data)]
            main()
            sys.exit()
        for own in files:
            os.close(own)


def report_exit(pid: int, out: int, log: int, control: int) -> NoReturn:
    """Reports the process id and the exit code of a child."""
    os.close(out)
    os.close(log)
    os.write(control, INT64.pack(pid))
    _, status = os.waitpid(pid, 0)
    os.write(control, INT64.pack(os.waitstatus_to_exitcode(status)))
    os._exit(0)


if __name__ == "__main__":
    serve_forks(socket.socket(fileno=int(sys.argv[1])))
