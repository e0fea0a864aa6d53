"""A plugin game may have any name, also that of a module of Tabiji."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NAMES = ("board", "signs", "road", "weights", "play", "rules", "plain", "bare", "net", "kit", "search", "nobody")
NAMESAKES = """
from dataclasses import replace
from pathlib import Path
from yamaji.game import YAMAJI

HERE = Path(__file__).parent
for name in {names}:
    globals()[name] = replace(YAMAJI, name=name, texts=HERE / name, terminal="drawn")
    globals()[name + "2"] = replace(YAMAJI, name=name + "2", texts=HERE / name)
"""
DRAWN = """
def draw(view, way, words, console):
    return "drawn by its own module"

def draw_outcome(view, words):
    return "ended by its own module"
"""
PROGRAM = """
import sys
from tabiji.bots import bot_for, bots_for, observe
from tabiji.bots.runner import ask
from tabiji.bots.heuristic.parameters import default_parameters
from tabiji.bots.heuristic.registry import bot_bindings
from tabiji.bots.precompile import ONE_PLAYOUT
from tabiji.core.match import Match
from tabiji.games import load_game

for name in sys.argv[1:]:
    game = load_game(name)
    assert bots_for(game) == ["wanderer", "pilgrim", "sage"], bots_for(game)
    assert len(default_parameters(name)) == 2 and bot_bindings(game)
    journey = Match(game, game.parse_options({}), 3)
    while not journey.over:
        seen = observe(game, journey.state, journey.seat, 1)
        answer = ask(bot_for(game, "pilgrim"), seen, journey.legal_moves(), ONE_PLAYOUT)
        assert answer.fault is None, answer
        journey.play(answer.action)
    print(name, "played")
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Returns the environment of a process that finds a game of each name."""
    folder = tmp_path_factory.mktemp("namesakes")
    games = [*NAMES, *(name + "2" for name in NAMES)]
    (folder / "namesakes.py").write_text(NAMESAKES.format(names=NAMES))
    (folder / "drawn.py").write_text(DRAWN)
    about = folder / "namesakes-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: namesakes\nVersion: 1\n")
    lines = "".join(f"{name} = namesakes:{name}\n" for name in games)
    (about / "entry_points.txt").write_text(f"[tabiji.games]\n{lines}")
    for language in (HERE / "yamaji" / "texts").iterdir():
        text = (language / "yamaji.ftl").read_text()
        for name in NAMES:
            (folder / name / language.name).mkdir(parents=True)
            for each in (name, name + "2"):
                (folder / name / language.name / f"{each}.ftl").write_text(text.replace("yamaji", each))
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(HERE), os.environ.get("PYTHONPATH", "")))}


def test_bots_play_games_of_any_name(environment: dict[str, str]) -> None:
    command = [sys.executable, "-c", PROGRAM, *NAMES]
    process = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    assert process.stdout.split() == [word for name in NAMES for word in (name, "played")]


@pytest.mark.parametrize("name", NAMES)
def test_the_terminal_draws_a_game_of_any_name(name: str, environment: dict[str, str]) -> None:
    for game, by_itself in ((name, True), (name + "2", False)):
        command = [sys.executable, "-m", "tabiji", "play", game, "--seed", "4", "--name", "Ann", "--bot", "wanderer"]
        process = subprocess.run(command, env=environment, input="1\n" * 60, capture_output=True, text=True)
        assert "Traceback" not in process.stderr, process.stderr
        assert ("drawn by its own module" in process.stdout) == by_itself
        assert ("ended by its own module" in process.stdout) == by_itself
        assert "Ann" in process.stdout
