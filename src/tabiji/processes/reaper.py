"""Runs a command whose processes cannot outlive the caller: `python reaper.py DESCRIPTOR COMMAND…`.

The descriptor is a socket: an error number is sent when the command has started (0) or cannot be started. When the
other end closes for any reason, or the command ends, every descendant is killed. On Linux orphans are adopted by this
process, so that none escapes by a session of its own. The file is run without the package, and imports nothing of it.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

SET_PARENT_DEATH_SIGNAL, SET_CHILD_SUBREAPER = 1, 36  # of Linux's prctl
NOT_STARTED = 127
ENDINGS = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)


def main(descriptor: str, *command: str) -> int:
    """Runs the command to its end, or until the socket closes; returns the exit status."""
    lifeline = socket.socket(fileno=int(descriptor))
    lifeline.set_inheritable(False)
    prctl(SET_CHILD_SUBREAPER, 1)
    wake_reader, wake_writer = os.pipe()
    os.set_blocking(wake_reader, False)
    os.set_blocking(wake_writer, False)
    for caught in (signal.SIGCHLD, *ENDINGS):
        signal.signal(caught, lambda *_: None)
    signal.set_wakeup_fd(wake_writer, warn_on_full_buffer=False)
    child, error = start(command)
    with suppress(OSError):
        lifeline.send(str(error).encode())
    if error:
        return NOT_STARTED
    null = os.open(os.devnull, os.O_RDWR)
    for each in range(3):
        os.dup2(null, each)  # so that readers of the command's output see its end
    status = None
    while status is None:
        ready, _, _ = select.select([lifeline.fileno(), wake_reader], [], [])
        if lifeline.fileno() in ready or set(os.read(wake_reader, 4096)).intersection(ENDINGS):
            break
        status = reap(child)
    kill_all(child)
    code = 0 if status is None else os.waitstatus_to_exitcode(status)
    return code if code >= 0 else 128 - code


def start(command: tuple[str, ...]) -> tuple[int, int]:
    """Starts the command in a session of its own; returns its process id, and the error number or 0."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.setsid()
            prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # which Python ignores
            os.execvp(command[0], command)
        except OSError as error:
            os.write(writing, str(error.errno).encode())
        finally:
            os._exit(NOT_STARTED)
    os.close(writing)
    error_number = os.read(reading, 16)
    os.close(reading)
    return child, int(error_number or 0)


def reap(child: int) -> int | None:
    """Reaps processes that have ended; returns the status of the command if it is one of them."""
    ended = None
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return ended
        if not pid:
            return ended
        if pid == child:
            ended = status


def kill_all(child: int) -> None:
    """Kills descendants until there is none; orphans are adopted by this process."""
    with suppress(OSError):
        os.killpg(child, signal.SIGKILL)  # the only means where processes cannot be listed
    while True:
        for pid in descendants():
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def descendants() -> list[int]:
    """Returns the process ids of all descendants."""
    children: dict[int, list[int]] = {}
    with suppress(OSError):
        for each in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = int((each / "stat").read_bytes().rpartition(b")")[2].split()[1])
                children.setdefault(parent, []).append(int(each.name))
    tree = [os.getpid()]
    for pid in tree:
        tree += children.get(pid, ())
    return tree[1:]


def prctl(option: int, value: int) -> None:
    """Sets an attribute of this process on Linux."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
