"""The arena: fair, reproducible, the same compiled and interpreted, and unmoved by broken bots."""

import csv
import io
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from tabiji.arena import play, show
from tabiji.arena.contest import Contest, contest
from tabiji.arena.play import Played, play_contest
from tabiji.arena.results import Results
from tabiji.bots import BOTS
from tabiji.games import game_named


def results_of(name: str, *bots: str, games: int = 40, seed: int = 1, **words: str) -> Results:
    results = Results(contest(game_named(name), words, bots, games, seed))
    for played in play_contest(results.entry):
        results.add(played)
    return results


def lines_of(results: Results, folder: Path) -> list[dict[str, str]]:
    results.write_csv(folder / "games.csv")
    with (folder / "games.csv").open() as file:
        return list(csv.DictReader(file))


def test_every_bot_sits_at_every_seat_of_every_deal(tmp_path: Path) -> None:
    lines = lines_of(results_of("tokaido", "merchant", "pilgrim", "wanderer", games=10), tmp_path)
    assert len(lines) == 12 * 3  # whole rotations
    seats = Counter((line["seed"], line["bot"], line["seat"]) for line in lines)
    assert set(seats.values()) == {1}
    assert len(seats) == 4 * 3 * 3


@pytest.mark.parametrize("name", ["tokaido", "namiji"])
def test_identical_bots_share_every_win(name: str) -> None:
    (standing,) = results_of(name, *["pilgrim"] * 4).standings()
    assert standing.seats == 4
    assert standing.wins == pytest.approx(40)
    assert standing.win_rate == pytest.approx(0.25)


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
    bots = (*BOTS, *BOTS)[:players][::-1] if players == 2 else (*BOTS, *BOTS)[:players]
    entry = contest(game_named(name), {}, bots, 2 * players, seed=8)
    compiled = next(iter(play_contest(entry)))
    for deal in range(2):
        plain = play._play_deal(name, entry.options.words(), bots, 8, deal)
        part = slice(deal * players, (deal + 1) * players)
        assert plain.games.tobytes() == compiled.games[part].tobytes()
        assert np.array_equal(plain.ranks, compiled.ranks[part])
        assert not plain.faults


class Broken:
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
    assert results._pieces("points").max() < 200
    told = io.StringIO()
    show.show(results, Console(file=told, width=120))
    assert "broken failed with ValueError: I am lost" in told.getvalue()


def test_stopping_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(entry: Contest) -> Iterator[Played]:
        yield from islice(play_contest(entry), 1)
        raise KeyboardInterrupt

    monkeypatch.setattr(show, "play_contest", stopped)
    results = show.hold(
        contest(game_named("tokaido"), {}, ["merchant", "pilgrim"], 400, 1), Console(file=io.StringIO())
    )
    assert results.games == 200
    assert results.standings()[0].bot == "merchant"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tabiji", *words],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120"},
    )


def test_the_command_tells_and_writes_what_came_of_it(tmp_path: Path) -> None:
    done = run("arena", "tokaido", "merchant", "pilgrim", "--games", "20", "--json", str(tmp_path / "out.json"))
    assert done.returncode == 0, done.stderr
    assert "tokaido, 2 players, english: 20 games, seed 1" in done.stdout
    assert "kinko" in done.stdout
    told = json.loads((tmp_path / "out.json").read_text())
    assert sum(standing["wins"] for standing in told["standings"]) == pytest.approx(20)
    assert set(told["by-seat"]) == {"1", "2"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "tokaido", "merchant", "sage9"], "There is no bot 'sage9': choose one of wanderer, pilgrim"),
        (["arena", "tokaido", "merchant"], "Tokaido is for 2 to 5 players, not 1."),
        (["arena", "namiji", *["pilgrim"] * 6], "Namiji is for 2 to 5 players, not 6."),
        (["arena", "tokaido", "merchant", "pilgrim", "--variation", "flying"], "There is no variation 'flying'"),
        (["train", "sage", "tokaido"], "There is no training for 'sage': choose merchant."),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
