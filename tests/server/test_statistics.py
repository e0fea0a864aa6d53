"""Leaderboards and statistics: what is counted when games end, and who sees what."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from tabiji.arena.bot_ratings import bot_ratings
from tabiji.learn.practice import practices
from tabiji.server.db import tables as schema
from tabiji.server.db.own_data import ERASED_NAME
from tabiji.server.db.reviews import save_review
from tabiji.server.db.rows import ReviewRow
from tabiji.server.db.storage import Storage
from tabiji.server.http.statistics import PAGE_SIZE, player_statistics

from .clients import HttpClient, Message, Server, play_randomly
from .test_daily import player
from .test_ratings import ANN, BEN, play_game, url, with_storage

assert url  # the fixture


def add_ratings(server: Server, rows: Iterable[dict[str, Any]]) -> None:
    """Gives people ratings that they have not played for."""
    values = [{"game": "tokaido", "deviation": 1.0, "games": 10, "last_finished": time.time(), **row} for row in rows]

    async def work(storage: Storage) -> None:
        async with storage.transaction() as connection:
            await connection.execute(schema.ratings.delete())
            await connection.execute(insert(schema.ratings), values)

    with_storage(server.database, work)


def pages(browser: HttpClient, **query: Any) -> list[Message]:
    """All pages of a leaderboard."""
    found: list[Message] = []
    for page in range(10):
        answer = browser.get("/api/leaderboard/tokaido", page=page, **query)
        assert len(answer["entries"]) <= PAGE_SIZE
        found += answer["entries"]
        if not answer["has_more"]:
            return found
    raise AssertionError("it never ends")


@pytest.mark.parametrize("people", [0, 3, PAGE_SIZE - 7, PAGE_SIZE, 2 * PAGE_SIZE - 7, 2 * PAGE_SIZE + 3])
def test_people_and_bots_share_one_list(server: Server, ann: HttpClient, people: int) -> None:
    """Each once, in order, on whatever page."""
    rng = random.Random(people)
    means = {f"p{number}": rng.uniform(-30, 60) for number in range(people)}
    hidden = {"player": "few", "name": "Few", "mean": 99.0, "games": 9}
    nameless = {"player": "gone", "name": ERASED_NAME, "mean": 98.0}
    add_ratings(server, [*({"player": name, "name": name, "mean": means[name]} for name in means), hidden, nameless])
    found, bots = pages(ann), bot_ratings("tokaido")
    expected = means | {bot: belief.mean for bot, belief in bots.items()}
    assert [each["name"] for each in found] == sorted(expected, key=lambda name: -expected[name])
    assert [each["place"] for each in found] == list(range(1, len(expected) + 1))
    assert {each["name"] for each in found if each["games"] is None} == set(bots)
    assert {each["name"] for each in pages(ann, who="people")} == set(means)
    assert {each["name"] for each in pages(ann, who="bots")} == set(bots)


def test_the_leaderboard_tells_no_ids(server: Server, ann: HttpClient, ben: HttpClient) -> None:
    """It marks the row of who asks, and leaves out who has not played lately if that is wanted."""
    old = time.time() - 40 * 24 * 3600
    add_ratings(
        server,
        [
            {"player": player(ann), "name": "Ann", "mean": 30.0},
            {"player": player(ben), "name": "Ben", "mean": 20.0, "last_finished": old},
        ],
    )
    ann.responses.clear()
    assert [(each["name"], each["is_you"]) for each in pages(ann, who="people")] == [("Ann", True), ("Ben", False)]
    assert [each["name"] for each in pages(ann, who="people", recent=True)] == ["Ann"]
    assert not [each for each in (player(ann), player(ben)) if each.encode() in b"".join(ann.responses)]
    assert ann.http.get("/api/leaderboard/chess").status_code == 422
    assert ann.http.get("/api/leaderboard/tokaido", params={"page": 10**9}).status_code == 422


def test_statistics_follow_from_the_games(url: str) -> None:
    async def work(storage: Storage) -> None:
        matches = {f"t{number}": await play_game(storage, f"t{number}", [ANN, BEN, ":pilgrim"]) for number in range(5)}
        matches["alone"] = await play_game(storage, "alone", [ANN, ":pilgrim"])
        await play_game(storage, "both", [ANN, ANN])
        await play_game(storage, "lesson", [ANN, BEN], beginning="lesson")
        review: dict[str, Any] = {"accuracy": [88.5, None, 70.0]}
        await save_review(storage, "t1", ReviewRow(1.0, 9, 9, review))
        (found,) = await player_statistics(storage, ANN, "all")
        points, ranks = (
            [match.points[0] for match in matches.values()],
            [match.ranks[0] for match in matches.values()],
        )
        assert (found.total.games, found.total.wins) == (6, ranks.count(1))
        assert found.total.mean_points == round(sum(points) / 6, 1)
        assert found.total.mean_rank == round(sum(ranks) / 6, 2)
        assert [(each.name, each.games) for each in found.by_players] == [("3", 5), ("2", 1)]
        assert sum(each.games for each in found.by_traveler) == 6
        assert (found.rating.rating, found.rating.games, found.rating.games_needed) == (None, 6, 4)
        assert sum(each.own for each in found.sources) == pytest.approx(sum(points) / 6, abs=0.5)
        everybody = [each for match in matches.values() for each in match.points]
        assert sum(each.average for each in found.sources) == pytest.approx(sum(everybody) / len(everybody), abs=0.5)
        assert [each.points for each in found.best] == sorted(points, reverse=True)[:3]
        assert [(each.table, each.accuracy) for each in found.analysed] == [("t1", 88.5)]
        assert set(found.to_analyse) == set(matches) - {"t1"}
        runs = "".join("w" if rank == 1 else " " for rank in ranks)
        assert found.longest_winning_streak == max(map(len, runs.split(" ")))
        assert found.winning_streak == len(runs) - len(runs.rstrip("w"))
        assert (await player_statistics(storage, ANN, "bots"))[0].total.games == 1
        assert (await player_statistics(storage, ANN, "people"))[0].total.games == 5
        assert (await player_statistics(storage, BEN, "all"))[0].total.games == 5
        assert await player_statistics(storage, "nobody", "all") == []
        async with storage.transaction() as connection:
            await connection.execute(schema.tables.delete().where(schema.tables.c.id == "t1"))
            await connection.execute(update(schema.ratings).values(games=10))
        (later,) = await player_statistics(storage, ANN, "all")
        assert (later.total, later.analysed[0].table) == (found.total, None)
        assert later.rating.rating is not None

    with_storage(url, work)


def test_a_solved_practice_counts_once(ann: HttpClient, ben: HttpClient) -> None:
    practice = practices("tokaido")[0]
    best, other = practice.advice[0].choice.id, practice.advice[1].choice.id
    path = f"/api/practices/tokaido/{practice.name}/answer"
    assert ann.post(path, choice=other) == {"solved": False}
    assert ann.get("/api/me/statistics") == []
    for _ in range(2):
        assert ann.post(path, choice=best) == {"solved": True}
    (found,) = ann.get("/api/me/statistics")
    assert (found["game"], found["practices_solved"]) == ("tokaido", 1)
    assert ben.get("/api/me/statistics") == []


def test_the_server_counts_its_games(tmp_path: Path) -> None:
    """Of people; only games that were open to everybody are shown."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann, ben = HttpClient(server), HttpClient(server)
    shown: list[str] = []
    for visibility in ("open", "link", "open"):
        table = ann.make_table(["person", "open", "pilgrim"], visibility=visibility)["table"]["id"]
        ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
        play_randomly([ann.connect(table), ben.connect(table)], random.Random(len(shown)))
        shown += [table] if visibility == "open" else []
    found = ann.get("/api/statistics/tokaido")
    assert [each["games"] for each in found["months"]] == [3]
    assert sum(each["games"] for each in found["travelers"]) == 6
    for games in found["records"].values():
        assert {game["table"] for game in games} == set(shown)
        assert all([seat["points"] for seat in game["seats"]] for game in games)
    highest = [max(seat["points"] for seat in game["seats"]) for game in found["records"]["highest"]]
    assert highest == sorted(highest, reverse=True)
    assert ann.get("/api/statistics/namiji") == {
        "months": [],
        "travelers": [],
        "records": {"closest": [], "highest": [], "longest": []},
    }
    server.stop()
