"""No process of a bot outlives the arena, the terminal or the server, however they end."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabiji.processes.lifeline import REAPER, Lifeline

from ..server.clients import HttpClient, Server
from ..waiting import TIMEOUT, eventually
from .test_subprocess_bot import FIRST_ONLY, running

ENDINGS = [signal.SIGINT, signal.SIGTERM, signal.SIGKILL]
# A bot that does not want to end: it ignores what it can, and starts processes that hide from it
STUBBORN = """
import os, signal, subprocess, sys, time
from pathlib import Path

IGNORED = signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE
WAITS = "import time; time.sleep(10000)"


def note(kind, pid):
    Path(os.environ["NOTES"], f"{kind}-{pid}").touch()


def resist(kind):
    for each in IGNORED:
        signal.signal(each, signal.SIG_IGN)
    helpers = [subprocess.Popen([sys.executable, "-c", WAITS], start_new_session=own) for own in (False, True)]
    if os.fork() == 0:  # whose child is an orphan in a session of its own
        os.setsid()
        if os.fork() == 0:
            note(f"{kind}-orphan", os.getpid())
            time.sleep(10000)
        os._exit(0)
    os.wait()
    note(kind, os.getpid())
    for each in helpers:
        note(kind, each.pid)
"""
LINE = f"from stubborn import resist; resist('line'); {FIRST_ONLY}; import time; time.sleep(10000)"
PLUGIN = """
from tabiji.bots import Bot


class Hangs(Bot):
    def __init__(self):
        from stubborn import resist

        resist("plugin")

    def choose(self, observation, legal, budget):
        import time

        time.sleep(10000)
"""
METADATA = "Metadata-Version: 2.1\nName: stubborn\nVersion: 1\n"
EACH = 4  # processes that a bot notes

Wait = Callable[[], set[int]]


@pytest.fixture
def noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wait]:
    """Waits until both bots have settled; their processes. Whatever is left at the end is killed."""
    (tmp_path / "notes").mkdir()
    (tmp_path / "stubborn.py").write_text(STUBBORN)
    (tmp_path / "stubbornplugin.py").write_text(PLUGIN)
    about = tmp_path / "stubborn-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text("[tabiji.bots]\nhangs = stubbornplugin:Hangs\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("NOTES", str(tmp_path / "notes"))

    def notes(kind: str = "") -> set[int]:
        return {int(each.name.rpartition("-")[2]) for each in (tmp_path / "notes").glob(f"{kind}*")}

    def wait() -> set[int]:
        eventually(lambda: all(len(notes(kind)) >= EACH for kind in ("line", "plugin")))
        return notes()

    yield wait
    for pid in notes():
        if running(pid):
            os.kill(pid, signal.SIGKILL)


def gone(pids: set[int]) -> bool:
    """Whether all of some processes have ended."""
    return not [pid for pid in pids if running(pid)]


def end(process: subprocess.Popen[bytes], ending: signal.Signals) -> None:
    """Ends a process: a terminal's Ctrl-C reaches all of its group, other signals only the process itself."""
    if ending == signal.SIGINT:
        os.killpg(process.pid, ending)
    else:
        process.send_signal(ending)
    process.communicate(timeout=TIMEOUT)


def begin(*words: str, **streams: int) -> subprocess.Popen[bytes]:
    """Begins to run the program, as a group of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "tabiji", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        **streams,
    )


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_arena(ending: signal.Signals, noted: Wait) -> None:
    bots = f"line={sys.executable} -c {LINE!r}", "hangs"
    process = begin("arena", "tokaido", *bots, "--games", "40", "--seconds", str(TIMEOUT))
    pids = noted()
    assert not gone(pids)
    end(process, ending)
    eventually(lambda: gone(pids))


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("kind", ["line", "plugin"])
def test_the_terminal(ending: signal.Signals, kind: str, noted: Wait, tmp_path: Path) -> None:
    bot = {"line": f"line={sys.executable} -c {LINE!r}", "plugin": "hangs"}[kind]
    process = begin("play", "--players", "2", "--seed", "1", "--bot", bot, stdin=subprocess.PIPE)
    assert process.stdin
    process.stdin.write(b"1\n" * 100)
    process.stdin.flush()
    notes = tmp_path / "notes"
    eventually(lambda: len(list(notes.glob(f"{kind}*"))) >= EACH)
    pids = {int(each.name.rpartition("-")[2]) for each in notes.iterdir()}
    assert not gone(pids)
    end(process, ending)
    eventually(lambda: gone(pids))


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_server(ending: signal.Signals, noted: Wait, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--bot", f"line={sys.executable} -c {LINE!r}")
    HttpClient(server).make_table(["line", "hangs", "person"])
    pids = noted()
    assert not gone(pids)
    server.process.send_signal(ending)
    server.process.wait(TIMEOUT)
    eventually(lambda: gone(pids))


def test_a_bot_that_kills_its_supervisor_ends_with_it(tmp_path: Path) -> None:
    source = "import os, signal, time; os.kill(os.getppid(), signal.SIGKILL); time.sleep(10000)"
    with Lifeline((sys.executable, "-c", f"print(__import__('os').getpid(), flush=True); {source}")) as lifeline:
        process = subprocess.Popen(lifeline.words, pass_fds=lifeline.descriptors, stdout=subprocess.PIPE, text=True)
        lifeline.check_started()
        assert process.stdout
        pid = int(process.stdout.readline())
        assert process.wait(TIMEOUT) == -signal.SIGKILL
        eventually(lambda: not running(pid))


@pytest.mark.parametrize(
    ("source", "code"),
    [("raise SystemExit(3)", 3), ("import os; os.kill(os.getpid(), 15)", 128 + 15), ("pass", 0)],
)
def test_a_supervisor_ends_as_its_command_does(source: str, code: int) -> None:
    with Lifeline((sys.executable, "-c", source)) as lifeline:
        process = subprocess.Popen(lifeline.words, pass_fds=lifeline.descriptors)
        lifeline.check_started()
        assert process.wait(TIMEOUT) == code


def test_a_supervisor_that_is_asked_to_end_takes_all_with_it() -> None:
    with Lifeline((sys.executable, "-c", "import os, time; print(os.getpid(), flush=True); time.sleep(10000)")) as line:
        process = subprocess.Popen(line.words, pass_fds=line.descriptors, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        pid = int(process.stdout.readline())
        assert str(REAPER) in process.args  # type: ignore[operator]
        process.terminate()
        process.wait(TIMEOUT)
        assert not running(pid)
