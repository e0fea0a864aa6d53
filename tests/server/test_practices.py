"""Practices: shipped game files, each with a best choice; served, and continued at a table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tabiji.games import GAMES, load_game
from tabiji.learn.practice import FOLDER, practices, read, write
from tabiji.learn.practice_search import PracticeSearch

from .clients import HttpClient, play_randomly
from .test_tables import refusal

ENOUGH = 12
THEMES = 4


@pytest.mark.parametrize("game", GAMES)
def test_every_practice_is_a_game_file_with_a_best_choice(game: str) -> None:
    all_practices = practices(game)
    assert len(all_practices) >= ENOUGH
    assert len({each.theme for each in all_practices}) >= THEMES
    assert sum(each.advice[0].cause is not None for each in all_practices) > len(all_practices) / 2
    for each in all_practices:
        text = (FOLDER / game / f"{each.name}.txt").read_text(encoding="utf-8")
        assert write(each.theme, each.match, each.advice) == text
        legal = each.match.legal_moves()
        assert {advice.choice.id for advice in each.advice} <= set(legal)
        assert each.advice[0].chance == max(advice.chance for advice in each.advice)


def test_practices_are_found_by_playing(tmp_path: Path) -> None:
    lines: list[str] = []
    assert PracticeSearch(load_game("tokaido"), tmp_path).run(1, 3, lines.append) == 1
    (file,) = tmp_path.iterdir()
    assert file.name in lines[0]
    assert read(file.stem, file.read_text()).advice


def test_a_practice_is_asked_for_and_played_on(ann: HttpClient) -> None:
    for game in GAMES:
        name = ann.get(f"/api/practices/{game}")[0]["name"]
        practice = ann.get(f"/api/practices/{game}/{name}")
        view = practice["view"]
        assert {each["choice"]["id"] for each in practice["advice"]} <= {choice["id"] for choice in view["choices"]}
        seats = [{"kind": "person" if seat == view["seat"] else "bot"} for seat in range(view["players"])]
        table = ann.post(f"/api/practices/{game}/{name}/play", name="Ann", seats=seats)["table"]
        assert table["turn"] == view["seat"]
        assert play_randomly([ann.connect(table["id"])], random.Random(2))["view"]["turn"] is None
    answer = ann.http.get("/api/practices/tokaido/99-nothing")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
    assert refusal(ann, "/api/practices/tokaido/99-nothing/play", name="Ann", seats=seats) == (404, "not-found")
