"""Bots in any language: programs that are asked a line at a time and answer a line at a time, in JSON."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any
from weakref import WeakSet

import msgspec

from ..core.errors import BadOptions
from ..core.observation import Observation
from ..processes.lifeline import Lifeline
from .api import DEFAULT_BUDGET, Bot, Budget
from .runner import Fault

NAME = re.compile(r"[\w-]{1,32}")
MAX_LINE = 65_536  # bytes of a line
MAX_UNREAD_LINES = 100  # lines; whoever says more unasked is stopped
START_TIMEOUT = 60.0  # seconds for a program to get ready
GRACE = 5.0  # seconds beyond twice the budget: a busy machine is nobody's fault
UNTIMED_LIMIT = 60.0  # seconds where only playouts are bounded

Command = tuple[str, ...]


class SubprocessBot(Bot):
    """A bot that is a program of its own; it is given only what its seat may know, and stopped when it hangs."""

    anytime = True

    def __init__(self, command: Command) -> None:
        self.command = command

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """What the program answers."""
        limit = UNTIMED_LIMIT if budget.seconds is None else 2 * budget.seconds + GRACE
        with self.program() as program:
            line = program.ask(encode_request(observation, legal, budget), limit)
        action: int = decode_answer(line)
        return action

    @contextmanager
    def program(self) -> Iterator[Program]:
        """A program that rests, or a new one; after a fault it is not asked again."""
        resting = _idle_programs[os.getpid(), self.command]
        program = resting.pop() if resting else self.start()
        try:
            yield program
        except BaseException:
            program.stop()
            raise
        resting.append(program)

    def start(self) -> Program:
        """Start the program."""
        return Program(self.command)


_idle_programs: defaultdict[tuple[int, Command], list[Program]] = defaultdict(list)  # by process, for those that fork


class Program:
    """A running program."""

    def __init__(self, command: Command) -> None:
        lifeline = Lifeline(command)
        try:
            self._process = subprocess.Popen(
                lifeline.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=lifeline.descriptors,
                start_new_session=True,  # so that Ctrl-C is ours
            )
            self.stop = Finalize(self, _stop, (self._process, lifeline), exitpriority=1)
            lifeline.check_started()
        except OSError as error:
            lifeline.close()
            raise BadOptions(f"The bot '{shlex.join(command)}' cannot be started: {error.strerror}.") from None
        _running_programs.add(self)
        self._start_allowance = START_TIMEOUT
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._last_error = b""
        self._stdin_thread: Thread | None = None
        self._stdout_thread = Thread(target=self._read_stdout, args=(self._process.stdout,), daemon=True)
        self._stderr_thread = Thread(target=self._read_stderr, args=(self._process.stderr,), daemon=True)
        self._stdout_thread.start()
        self._stderr_thread.start()

    def ask(self, asked: bytes, limit: float) -> bytes:
        """The line it says when it is asked one: the first to the first, whoever is faster."""
        if self._stdin_thread:
            self._stdin_thread.join(GRACE)
            if self._stdin_thread.is_alive():
                raise Fault("does not read what it is asked")
        self._stdin_thread = Thread(target=self._write, args=(asked,), daemon=True)
        self._stdin_thread.start()
        return self.read_line(limit)

    def read_line(self, limit: float) -> bytes:
        """The next line it says; the first may take long."""
        line = self._next(limit + self._start_allowance)
        self._start_allowance = 0.0
        return line

    def _next(self, limit: float) -> bytes:
        try:
            line = self._lines.get(timeout=limit)
        except Empty:
            raise Fault(f"did not answer within {limit:g} seconds") from None
        if not line:
            raise Fault(self._exit_message())
        return line

    def _exit_message(self) -> str:
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "will say no more"
        self._stderr_thread.join(GRACE)
        return f"ended with status {status}: {quote_line(self._last_error)}"

    def _write(self, asked: bytes) -> None:
        assert self._process.stdin
        with suppress(OSError):  # it has ended, as whoever listens hears
            self._process.stdin.write(asked)
            self._process.stdin.flush()

    def _read_stdout(self, stdout: IO[bytes]) -> None:
        for line in iter(lambda: stdout.readline(MAX_LINE), b""):
            self._lines.put(line)
            if self._lines.qsize() > MAX_UNREAD_LINES:
                self.stop()
        self._lines.put(b"")

    def _read_stderr(self, stderr: IO[bytes]) -> None:
        """Keep the last thing it complained of."""
        for line in iter(lambda: stderr.readline(MAX_LINE), b""):
            self._last_error = line.strip() or self._last_error


_running_programs: WeakSet[Program] = WeakSet()


def stop_all() -> None:
    """Stop every program, so that nobody waits for one."""
    for program in list(_running_programs):
        program.stop()


def _stop(process: subprocess.Popen[bytes], lifeline: Lifeline) -> None:
    """Stop a program and whatever it has started."""
    lifeline.close()
    if sys.platform == "win32":
        process.kill()
    with suppress(subprocess.TimeoutExpired):  # what cannot be killed is not waited for
        process.wait(GRACE)


def encode_request(observation: Observation, legal: list[int], budget: Budget) -> bytes:
    """What a program is asked."""
    game, state = observation.game, observation.state
    actions = [
        {"action": each, "notation": game.notate(state, each), "is": observation.describe(each)} for each in legal
    ]
    asked = {
        "game": game.name,
        "seat": observation.seat,
        "view": observation.view,
        "way": game.route(state),
        "legal": actions,
        "budget": budget,
        "record": b64encode(state.tobytes()).decode(),
    }
    return msgspec.json.encode(asked) + b"\n"


def decode_answer(line: bytes) -> Any:
    """The action in an answer."""
    try:
        answer = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        answer = None
    match answer:
        case {"action": action}:
            return action
        case {"fault": str(fault)}:
            raise Fault(fault)
    raise Fault(f"answered {quote_line(line)}")


def quote_line(line: bytes) -> str:
    """A line as it is told of."""
    return repr(line.decode(errors="replace").strip()[:80])


def parse_subprocess_bot(words: str) -> tuple[str, SubprocessBot]:
    """A bot from its words NAME=COMMAND."""
    name, _, command = words.partition("=")
    if not NAME.fullmatch(name):
        raise BadOptions(f"A bot has a name of up to 32 letters, digits and hyphens, not '{name}'.")
    try:
        parts = tuple(shlex.split(command))
    except ValueError as error:
        raise BadOptions(f"The command of the bot '{name}' cannot be read: {error}.") from None
    if not parts:
        raise BadOptions(f"The bot '{name}' has no command: write {name}=COMMAND.")
    return name, SubprocessBot(parts)
