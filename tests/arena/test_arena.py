"""The arena: fair, reproducible, the same compiled and interpreted, and robust against broken bots."""

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from rich.console import Console

from tabiji.arena.contest import new_contest
from tabiji.arena.play import MAX_TIMEOUTS, play_contest, play_deal
from tabiji.arena.results import Results
from tabiji.arena.show import run_contest, show
from tabiji.bots import BOTS, Bot, Budget, Observation, subprocess_bot
from tabiji.cli import app
from tabiji.core.errors import TabijiError

from ..waiting import eventually


def results_of(name: str, *bots: str, games: int = 40, seed: int = 1, **words: str) -> Results:
    results = Results(new_contest(name, bots, games=games, seed=seed, **words))
    for record in play_contest(results.contest, results.remaining):
        results.add(record)
    return results


def lines_of(results: Results, folder: Path) -> list[dict[str, str]]:
    results.write_csv(folder / "games.csv")
    with (folder / "games.csv").open() as file:
        return list(csv.DictReader(file))


class First(Bot):
    """Takes the first legal action."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        return legal[0]


def test_every_bot_has_every_seat_and_the_same_travelers_on_every_deal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("one", "two", "three"):
        monkeypatch.setitem(BOTS, name, First)
    lines = lines_of(results_of("tokaido", "one", "two", "three", games=10), tmp_path)
    assert len(lines) == 12 * 3  # whole rotations
    seats = Counter((line["seed"], line["bot"], line["seat"]) for line in lines)
    assert set(seats.values()) == {1}
    assert len(seats) == 4 * 3 * 3
    travelers = defaultdict(set)
    for line in lines:
        travelers[line["seed"], line["bot"]].add(line["traveler"])
    for (seed, _), dealt in travelers.items():
        assert len(dealt) == 3
        assert dealt == travelers[seed, "one"]


@pytest.mark.parametrize("name", ["tokaido", "namiji"])
def test_identical_bots_share_every_win(name: str) -> None:
    (standing,) = results_of(name, *["pilgrim"] * 4).standings()
    assert standing.seats == 4
    assert standing.wins == pytest.approx(40)
    assert standing.win_rate == pytest.approx(0.25)
    assert standing.rating == pytest.approx(25)


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    once, again, other = (
        lines_of(results_of("tokaido", "merchant", "wanderer", seed=seed), tmp_path) for seed in (4, 4, 5)
    )
    assert once == again
    assert once != other


def test_contests_with_one_seed_have_their_deals_in_common(tmp_path: Path) -> None:
    few, many = (lines_of(results_of("namiji", "merchant", "pilgrim", games=n), tmp_path) for n in (4, 40))
    assert many[: len(few)] == few


@pytest.mark.parametrize("name", ["tokaido", "namiji"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_compiled_bots_play_as_the_interpreted_ones(name: str, players: int) -> None:
    bots = ("wanderer", "pilgrim", "merchant", "merchant", "pilgrim")[:players][::-1]
    contest = new_contest(name, bots, games=2 * players, seed=8)
    for compiled in play_contest(contest, np.array([1, 0])):
        plain = play_deal(contest, compiled.deal)
        assert plain.points == compiled.points
        assert plain.ranks == compiled.ranks
        assert plain.travelers == compiled.travelers
        assert not plain.faults


class Broken(Bot):
    """Fails in every way in turn."""

    def choose(self, observation: Any, legal: list[int], budget: Any) -> Any:
        state = observation.state
        if state.decisions % 3 == 0:
            raise ValueError("I am lost")
        state.pieces[0].points = 999
        legal.clear()
        return 9999 if state.decisions % 3 == 1 else "home"


def test_a_broken_bot_is_named_and_the_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)
    results = results_of("tokaido", "broken", "pilgrim", games=4)
    assert results.games == 4
    faults = {what for bot, what in results.faults if bot == "broken"}
    assert faults == {"failed with ValueError: I am lost", "answered 9999", "answered 'home'"}
    assert results.points.max() < 200
    output = io.StringIO()
    show(results, Console(file=output, width=120))
    assert "broken failed with ValueError: I am lost" in output.getvalue()


class Lost(Bot):
    """Fails at every move."""

    def choose(self, observation: Any, legal: list[int], budget: Any) -> Any:
        raise ValueError("I am lost")


def test_a_bot_that_fails_at_every_move_is_not_rated_and_its_traceback_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "lost", Lost)
    monkeypatch.setitem(BOTS, "broken", Broken)
    output = io.StringIO()
    console = Console(file=output, width=200)
    results = run_contest(new_contest("tokaido", ["lost", "broken", "pilgrim"], games=3), console, debug=True)
    standings = {each.bot: each for each in results.standings()}
    assert {name: each.failed for name, each in standings.items()} == {"lost": True, "broken": True, "pilgrim": False}
    assert standings["lost"].rating is None
    assert standings["pilgrim"].rating is not None
    assert "in choose" in output.getvalue()  # the traceback, as soon as the deal has ended
    output.truncate(0)
    show(results, console)
    assert "lost failed at every move: it is not rated." in output.getvalue()
    assert re.search(r"the last output of lost:\n +Traceback.*\n(.*\n)+ +ValueError: I am lost", output.getvalue())
    results.write_json(tmp_path / "results.json")
    content = json.loads((tmp_path / "results.json").read_text())
    assert content["output"]["lost"].endswith("ValueError: I am lost\n")
    assert [each["rating"] for each in content["standings"] if each["bot"] == "lost"] == [None]


def test_a_program_that_cannot_be_started_is_refused_before_the_contest() -> None:
    with pytest.raises(TabijiError, match=r"The bot '/nowhere/bot' cannot be started: No such file or directory\."):
        new_contest("tokaido", ["mine=/nowhere/bot", "pilgrim"])


def test_a_hanging_program_is_given_up_after_some_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "GRACE", 0.05)
    monkeypatch.setattr(subprocess_bot, "START_TIMEOUT", 0.05)
    hanging = f"{sys.executable} -c 'import time; time.sleep(10000)'"
    contest = new_contest("tokaido", [f"hanging={hanging}", "pilgrim"], seconds=0.01)
    record = play_deal(contest, 0)
    given_up = f"was given up after {MAX_TIMEOUTS} moves without an answer"
    faults = record.faults["hanging"]
    assert set(faults) == {"did not answer within 0.12 seconds", given_up}
    assert faults["did not answer within 0.12 seconds"] == MAX_TIMEOUTS
    assert sum(faults.values()) == record.moves["hanging"]


class Crashing(Bot):
    """Ends its process."""

    def choose(self, observation: Any, legal: list[int], budget: Any) -> Any:
        os._exit(1)


def test_a_process_that_dies_ends_the_contest_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "crashing", Crashing)
    output = io.StringIO()
    results = run_contest(new_contest("tokaido", ["crashing", "pilgrim"], games=8), Console(file=output))
    assert "a bot brought its process down" in output.getvalue()
    assert results.games == 0


def test_the_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Careful(First):
        def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
            assert budget == Budget(seconds=None, playouts=70, threads=1)
            return legal[0]

    monkeypatch.setitem(BOTS, "careful", Careful)
    contest = new_contest("namiji", ["careful", "pilgrim"], games=2, seconds=None, playouts=70)
    assert not next(play_contest(contest, np.array([0]))).faults


def test_what_a_bot_compiles_is_compiled_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Slow(First):
        compiled = True
        ready = False

        def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
            if not self.ready:
                with (tmp_path / "compiled").open("a") as file:
                    file.write(f"{os.getpid()}\n")
                self.ready = True
            return legal[0]

    monkeypatch.setitem(BOTS, "slow-to-start", lambda: slow)
    slow = Slow()
    results_of("tokaido", "slow-to-start", "pilgrim", games=8)
    assert (tmp_path / "compiled").read_text() == f"{os.getpid()}\n"


# ---------------------------------------------------------------- the command


HANDLE_CTRL_C = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # ignored in background processes
)
ARENA = f"{HANDLE_CTRL_C}\nfrom tabiji.cli import main; main()"


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", ARENA, "arena", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120"},
    )


def run(*words: str) -> tuple[int, str, str]:
    process = start(*words)
    output, errors = process.communicate()
    return process.returncode, output, errors


def test_the_command_tells_and_writes_what_came_of_it(tmp_path: Path) -> None:
    json_file, picture = tmp_path / "out.json", tmp_path / "out.svg"
    words = "merchant", "pilgrim", "--games", "20", "--edition", "italian", "--variation", "return"
    code, out, complaint = run("tokaido", *words, "--json", str(json_file), "--plot", str(picture))
    assert code == 0, complaint
    assert "tokaido, 2 players, italian return: 20 games, seed 1" in out
    assert "kinko" in out
    assert "█" in out
    results = json.loads(json_file.read_text())
    assert results["options"] == {"players": "2", "edition": "italian", "variations": "return"}
    assert results["seconds"] == 1
    merchant, pilgrim = results["standings"]
    assert merchant["wins"] + pilgrim["wins"] == pytest.approx(20)
    assert merchant["rating"] - merchant["rating_margin"] > pilgrim["rating"] + pilgrim["rating_margin"]
    assert set(results["by-seat"]) == {"1", "2"}
    texts = [each.text for each in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert {"merchant", "pilgrim", "equal strength"} <= set(texts)


def test_a_direction_is_played(tmp_path: Path) -> None:
    clockwise, counterclockwise = (
        lines_of(results_of("namiji", "merchant", "pilgrim", games=4, direction=way), tmp_path)
        for way in ("clockwise", "counterclockwise")
    )
    assert clockwise != counterclockwise


def count_lines(file: Path, least: int) -> int:
    """Waits until a file has enough lines; returns how many it has."""

    def lines() -> int:
        count = file.read_bytes().count(b"\n") if file.exists() else 0
        return count if count >= least else 0

    return eventually(lines)


def outcome(results: Results, folder: Path) -> tuple[Any, ...]:
    """All results of a contest but the time."""
    results.write_json(folder / "out.json")
    content = json.loads((folder / "out.json").read_text())
    for standing in content["standings"]:
        del standing["seconds"]
    return content, lines_of(results, folder)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no Ctrl-C for one process")
def test_a_contest_that_was_stopped_and_killed_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    ledger = tmp_path / "contest.txt"
    command = "tokaido", "merchant", "pilgrim", "--games", "1000000", "--keep", str(ledger)
    stopped = start(*command)
    count_lines(ledger, 20)
    stopped.send_signal(signal.SIGINT)
    out, complaint = stopped.communicate()
    lines = count_lines(ledger, 20)
    assert stopped.returncode == 0, complaint
    assert "Stopped: the same command goes on from here." in out
    assert "win rate" in out
    killed = start(*command)
    count_lines(ledger, lines + 20)
    killed.kill()
    killed.communicate()
    with ledger.open("ab") as file:
        file.write(b'{"deal":77,"poi')  # as if it were killed in the middle of a line
    games = 2 * count_lines(ledger, lines + 20) + 100
    contest = new_contest("tokaido", ["merchant", "pilgrim"], games=games)
    resumed, whole = (run_contest(contest, Console(file=io.StringIO()), file) for file in (ledger, None))
    assert resumed.games == whole.games
    assert outcome(resumed, tmp_path) == outcome(whole, tmp_path)
    assert count_lines(ledger, contest.deals + 1) == contest.deals + 1  # no deal was played twice


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("tokaido merchant sage9", "There is no bot 'sage9': choose one of wanderer, pilgrim"),
        ("tokaido merchant", "Tokaido is for 2 to 5 players, not 1."),
        ("namiji pilgrim pilgrim pilgrim pilgrim pilgrim pilgrim", "Namiji is for 2 to 5 players, not 6."),
        ("tokaido merchant pilgrim --variation flying", "There is no variation 'flying'"),
        ("tokaido merchant pilgrim --direction up", "Tokaido has no option 'direction': choose from players, "),
        ("tokaido mine=true mine=false", "Two bots are called 'mine': give each a name of its own."),
        ("tokaido merchant pilgrim --csv nowhere/games.csv", "nowhere/games.csv cannot be written: No such file"),
    ],
)
def test_bad_input_gets_one_sentence(words: str, sentence: str) -> None:
    with pytest.raises(TabijiError, match=re.escape(sentence)) as error:
        app(["arena", *words.split()], standalone_mode=False)
    assert "\n" not in str(error.value)


def test_only_bots_that_learn_are_trained() -> None:
    with pytest.raises(TabijiError, match="There is no training for 'sage'"):
        app(["train", "sage", "tokaido"], standalone_mode=False)
