"""Plugins: they are found, isolated, and reported when they are broken."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tabiji.bots import BOTS

from ..server.clients import HttpClient, Server, play_randomly
from ..waiting import TIMEOUT

PACKAGE = """
from tabiji.bots import Bot

class Last(Bot):
    '''Takes the last choice. [bold]Always.[/bold]

    It plays every game.
    '''

    def choose(self, observation, legal, budget):
        print("thinking")
        return legal[-1]

class Lost(Bot):
    def choose(self, observation, legal, budget):
        print("Where am I?")
        raise ValueError("I am lost")

class Cheat(Bot):
    def choose(self, observation, legal, budget):
        import gc, sys
        mine, kind = observation.state.tobytes(), type(observation.state)
        frame, found = sys._getframe(), []
        while frame:
            found += [each for each in frame.f_locals.values() if isinstance(each, kind)]
            frame = frame.f_back
        found += [each for each in gc.get_objects() if isinstance(each, kind)]
        others = sum(each.tobytes() != mine for each in found)
        raise RuntimeError(f"found {len(found)} games, {others} of them not mine")
"""
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "{name}"
version = "1"
[tool.hatch.build.targets.wheel]
include = ["{module}.py"]
[project.entry-points."tabiji.bots"]
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a few packages with bots are installed."""
    folder = tmp_path_factory.mktemp("installed")
    packages = {
        "journeys": {
            "last": "journeys:Last",
            "lost": "journeys:Lost",
            "cheat": "journeys:Cheat",
            "zen": "journeys:Last",
        },
        "ruins": {
            "gone": "ruins:Gone",
            "absent": "nowhere:Absent",
            "merchant": "journeys:Last",
            "zen": "journeys:Last",
        },
    }
    for name, bots in packages.items():
        source = tmp_path_factory.mktemp(name)
        points = "\n".join(f'{bot} = "{place}"' for bot, place in bots.items())
        (source / "pyproject.toml").write_text(PROJECT.format(name=name, module=name) + points)
        (source / f"{name}.py").write_text(PACKAGE if name == "journeys" else "import sys")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "--target", str(folder), str(source)], check=True)
    return folder


@pytest.fixture
def run(installed: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs Python where those packages are installed."""
    env = {**os.environ, "PYTHONPATH": str(installed), "LC_ALL": "C.UTF-8", "COLUMNS": "120"}

    def run(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        root = Path(__file__).parents[2]
        return subprocess.run([sys.executable, *words], capture_output=True, text=True, env=env, cwd=root, input=stdin)

    return run


Run = Callable[..., subprocess.CompletedProcess[str]]
ASK = """
from tests.bots.test_runner import position
from tests.bots.test_subprocess_bot import PATIENT
from tabiji.bots import bot_named
from tabiji.bots.runner import ask
for game in ("tokaido", "namiji"):
    true, seen = position(game, seed=2), position(game)
    answer = ask({bot}, seen, seen.legal(), PATIENT)
    print(answer.fault, answer.action == seen.legal()[-1])
"""


def test_the_arena_plays_a_plugin(run: Run) -> None:
    result = run("-m", "tabiji", "arena", "tokaido", "last", "pilgrim", "--games", "2", "--seconds", str(TIMEOUT))
    assert result.returncode == 0, result.stderr
    assert "last" in result.stdout
    assert "a pilgrim moved for it" not in result.stdout


def test_the_terminal_plays_a_plugin(run: Run) -> None:
    result = run("-m", "tabiji", "play", "namiji", "--players", "2", "--bot", "last", "--lang", "en", stdin="1\n" * 500)
    assert result.returncode == 0, result.stderr
    assert "wins the journey" in result.stdout or "share the victory" in result.stdout


def test_what_a_plugin_prints_is_not_its_answer(run: Run) -> None:
    assert run("-c", ASK.format(bot="bot_named('last')")).stdout == "None True\n" * 2


def test_the_arena_shows_the_prints_and_the_traceback_of_a_plugin_that_fails(run: Run) -> None:
    result = run("-m", "tabiji", "arena", "tokaido", "lost", "pilgrim", "--games", "2", "--debug")
    assert result.returncode == 0, result.stderr
    outputs = re.findall(
        r"    Where am I\?\n    Traceback .*\n(?:    .*\n)+?    ValueError: I am lost\n", result.stdout
    )
    assert len(outputs) == 2  # after the only deal, and with the results
    assert "lost failed at every move: it is not rated." in result.stdout


def test_a_plugin_that_fails_is_named(run: Run) -> None:
    assert "failed with ValueError: I am lost" in run("-c", ASK.format(bot="bot_named('lost')")).stdout


def test_a_plugin_finds_no_state_but_its_own(run: Run) -> None:
    output = run("-c", ASK.format(bot="bot_named('cheat')")).stdout
    assert re.findall(r"found [1-9]\d* games, (\d+) of them not mine", output) == ["0", "0"]
    unguarded = run("-c", ASK.format(bot="__import__('journeys').Cheat()")).stdout
    assert "0" not in re.findall(r"found [1-9]\d* games, (\d+) of them not mine", unguarded)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("gone", "The bot 'gone' of ruins cannot be loaded: it failed with AttributeError: module 'ruins' has no"),
        ("absent", "The bot 'absent' of ruins cannot be loaded: it failed with ModuleNotFoundError: No module named"),
        ("zen", "The bot 'zen' is left out: journeys and ruins bring one each."),
        ("sage9", "There is no bot 'sage9': choose one of wanderer, pilgrim, merchant"),
    ],
)
def test_a_broken_plugin_is_refused_with_a_reason(run: Run, name: str, sentence: str) -> None:
    result = run("-m", "tabiji", "arena", "tokaido", name, "pilgrim", "--games", "2")
    assert result.returncode == 1
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_plugin_cannot_take_the_name_of_a_built_in_bot(run: Run) -> None:
    imports = "from tabiji.bots import BOTS, bot_named\nfrom tabiji.bots.plugins import plugin_names, plugin_errors\n"
    result = run(
        "-c",
        imports + "print(type(bot_named('merchant')).__name__, plugin_names(BOTS), *plugin_errors(BOTS), sep='\\n')",
    )
    assert result.stdout.splitlines() == [
        "Merchant",
        "['absent', 'cheat', 'gone', 'last', 'lost']",
        "The bot 'merchant' of ruins is left out: there is one of that name already.",
        "The bot 'zen' is left out: journeys and ruins bring one each.",
    ]


def test_the_server_offers_plugins_that_load(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    try:
        ann = HttpClient(server)
        end = play_randomly([ann.connect(ann.make_table(["person", "last", "lost"])["table"]["id"])], random.Random(1))
        assert end["view"]["turn"] is None
        assert ann.get("/api/games")["bots"] == [*BOTS, "cheat", "last", "lost"]
    finally:
        server.stop()
    log = (tmp_path / "log").read_text()
    assert "The bot 'gone' of ruins cannot be loaded" in log
    assert "The bot 'merchant' of ruins is left out" in log
    assert '"error":"failed with ValueError: I am lost","bot":"lost"' in log
    assert '"bot":"last"' not in log


def test_the_terminal_lists_what_can_be_chosen_and_what_is_wrong(run: Run) -> None:
    output = run("-m", "tabiji", "bots", "--lang", "it").stdout
    assert "Soppesa quanto vale ogni scelta." in output
    assert re.search(r"\nlast +Takes the last choice\. \[bold\]Always\.\[/bold\] \(journeys: loads\)", output)
    assert "The bot 'gone' of ruins cannot be loaded: it failed with AttributeError" in output
    assert "The bot 'zen' is left out: journeys and ruins bring one each." in output
