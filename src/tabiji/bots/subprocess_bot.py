"""Bots in any language: programs that read requests and write actions as lines of JSON."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from base64 import b64encode
from collections import defaultdict, deque
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
from .runner import Fault, TimeLimitFault

NAME = re.compile(r"[\w-]{1,32}")
MAX_LINE = 65_536  # bytes of a line
MAX_ERROR_LINES = 50  # the last lines of error output that are kept
MAX_UNREAD_LINES = 100  # a program that writes more unasked is stopped
START_TIMEOUT = 60.0  # seconds until a new program must answer
GRACE = 5.0  # seconds beyond twice the budget, for busy machines
UNTIMED_LIMIT = 60.0  # seconds for a budget of playouts only

Command = tuple[str, ...]


class SubprocessBot(Bot):
    """A bot that runs as a program, which sees only what its seat may know and is stopped when it hangs."""

    anytime = True

    def __init__(self, command: Command) -> None:
        self.command = command

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Returns the program's action."""
        limit = UNTIMED_LIMIT if budget.seconds is None else 2 * budget.seconds + GRACE
        with self.program() as program:
            line = program.ask(encode_request(observation, legal, budget), limit)
        action: int = decode_answer(line, program.recent_errors())
        return action

    @contextmanager
    def program(self) -> Iterator[Program]:
        """Yields an idle program, or a new one; after a fault it is stopped instead of kept."""
        idle = _idle_programs[os.getpid(), self.command]
        program = idle.pop() if idle else self.start()
        try:
            yield program
        except BaseException:
            program.stop()
            raise
        idle.append(program)

    def start(self) -> Program:
        """Starts the program."""
        return Program(self.command)


# By process id, since programs are not shared after a fork
_idle_programs: defaultdict[tuple[int, Command], list[Program]] = defaultdict(list)


def check_starts(bot: Bot) -> None:
    """Raises BadOptions if a bot is a program that cannot be started; otherwise it is ready for its first move."""
    if isinstance(bot, SubprocessBot):
        with bot.program():
            pass


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
                start_new_session=True,  # so that Ctrl-C does not reach it
            )
            self.stop = Finalize(self, _stop, (self._process, lifeline), exitpriority=1)
            lifeline.check_started()
        except OSError as error:
            lifeline.close()
            raise BadOptions(f"The bot '{shlex.join(command)}' cannot be started: {error.strerror}.") from None
        _running_programs.add(self)
        self._start_allowance = START_TIMEOUT
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._error_lines: deque[bytes] = deque(maxlen=MAX_ERROR_LINES)
        self._stdin_thread: Thread | None = None
        self._stdout_thread = Thread(target=self._read_stdout, args=(self._process.stdout,), daemon=True)
        self._stderr_thread = Thread(target=self._read_stderr, args=(self._process.stderr,), daemon=True)
        self._stdout_thread.start()
        self._stderr_thread.start()

    def ask(self, request: bytes, limit: float) -> bytes:
        """Writes a request and returns the reply; a request that the program does not read is a Fault."""
        if self._stdin_thread:
            self._stdin_thread.join(GRACE)
            if self._stdin_thread.is_alive():
                raise TimeLimitFault("does not read what it is asked", self.recent_errors())
        self._stdin_thread = Thread(target=self._write, args=(request,), daemon=True)
        self._stdin_thread.start()
        return self.read_line(limit)

    def read_line(self, limit: float) -> bytes:
        """Returns the next line of its output, for which the first call waits longer; raises Fault after the limit."""
        line = self._next(limit + self._start_allowance)
        self._start_allowance = 0.0
        return line

    def _next(self, limit: float) -> bytes:
        try:
            line = self._lines.get(timeout=limit)
        except Empty:
            raise TimeLimitFault(f"did not answer within {limit:g} seconds", self.recent_errors()) from None
        if not line:
            raise Fault(self._exit_message(), self.recent_errors())
        return line

    def _exit_message(self) -> str:
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "will say no more"
        self._stderr_thread.join(GRACE)
        last = next((line.strip() for line in reversed(self._error_lines) if line.strip()), b"")
        return f"ended with status {status}: {quote_line(last)}"

    def recent_errors(self) -> str:
        """Returns the last lines of its error output."""
        return b"".join(self._error_lines.copy()).decode(errors="replace")

    def _write(self, request: bytes) -> None:
        assert self._process.stdin
        with suppress(OSError):  # it has ended, which the reader reports
            self._process.stdin.write(request)
            self._process.stdin.flush()

    def _read_stdout(self, stdout: IO[bytes]) -> None:
        for line in iter(lambda: stdout.readline(MAX_LINE), b""):
            self._lines.put(line)
            if self._lines.qsize() > MAX_UNREAD_LINES:
                self.stop()
        self._lines.put(b"")

    def _read_stderr(self, stderr: IO[bytes]) -> None:
        """Keeps the last lines of its error output."""
        for line in iter(lambda: stderr.readline(MAX_LINE), b""):
            self._error_lines.append(line)


_running_programs: WeakSet[Program] = WeakSet()


def stop_all() -> None:
    """Stops every running program, so that no thread waits for one."""
    for program in list(_running_programs):
        program.stop()


def _stop(process: subprocess.Popen[bytes], lifeline: Lifeline) -> None:
    """Stops a program and all processes that it started."""
    lifeline.close()
    if sys.platform == "win32":
        process.kill()
    with suppress(subprocess.TimeoutExpired):  # a process that cannot be killed is left
        process.wait(GRACE)


def encode_request(observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> bytes:
    """Returns a request as a line of JSON."""
    game, state = observation.game, observation.state
    actions = [
        {"action": each, "notation": game.notate(state, each), "is": observation.describe(each)} for each in legal
    ]
    request = {
        "game": game.name,
        "seat": observation.seat,
        "view": observation.view,
        "way": game.route(state),
        "legal": actions,
        "budget": budget,
        "record": b64encode(state.tobytes()).decode(),
    }
    return msgspec.json.encode(request) + b"\n"


def decode_answer(line: bytes, errors: str = "") -> Any:
    """Returns the action in a reply; raises Fault, with the output in the reply or the errors, if it has none."""
    try:
        answer = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        answer = None
    match answer:
        case {"action": action}:
            return action
        case {"fault": str(fault), "output": str(output)}:
            raise Fault(fault, output)
        case {"fault": str(fault)}:
            raise Fault(fault, errors)
    raise Fault(f"answered {quote_line(line)}", errors)


def quote_line(line: bytes) -> str:
    """Returns a line of output as faults quote it."""
    return repr(line.decode(errors="replace").strip()[:80])


def parse_subprocess_bot(definition: str) -> tuple[str, SubprocessBot]:
    """Returns the name and bot of NAME=COMMAND; raises BadOptions if it is malformed."""
    name, _, command = definition.partition("=")
    if not NAME.fullmatch(name):
        raise BadOptions(f"A bot has a name of up to 32 letters, digits and hyphens, not '{name}'.")
    try:
        parts = tuple(shlex.split(command))
    except ValueError as error:
        raise BadOptions(f"The command of the bot '{name}' cannot be read: {error}.") from None
    if not parts:
        raise BadOptions(f"The bot '{name}' has no command: write {name}=COMMAND.")
    return name, SubprocessBot(parts)
