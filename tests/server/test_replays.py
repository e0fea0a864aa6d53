"""Looking back at a finished game: its outline, what mattered, and playing on from any of its moves."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import httpx

from tabiji.analysis.page_review import review_game
from tabiji.analysis.recorded_game import recorded_game_of
from tabiji.core import gamefile
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game
from tabiji.server import serve
from tabiji.server.app import LIMITS, create_app
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage, migrate_database
from tabiji.server.jobs.analysis import MAX_QUEUED, MAX_QUEUED_PER_ADDRESS

from ..async_runner import run_in_thread
from ..waiting import eventually
from .clients import HttpClient, play_randomly
from .in_process import serve_in_process
from .test_tables import refusal


def played(name: str, players: int) -> Match:
    """A game that was played to its end at random."""
    game, chance = load_game(name), random.Random(7)
    match = Match(game, game.parse_options({"players": str(players)}), 7)
    while not match.over:
        match.play(chance.choice(match.legal_moves()))
    return match


def test_what_is_found_names_moves_of_the_game() -> None:
    match = played("tokaido", 2)
    progress: list[tuple[int, int]] = []
    review = review_game(recorded_game_of(match), lambda done, of: progress.append((done, of)), playouts=60)
    assert progress[0][0] == 0
    assert progress[-1] == (len(review.steps), len(review.steps))
    assert len(review.chances) == len(review.steps)
    assert all(abs(sum(row) - 1) < 0.01 for row in review.chances)
    assert all(part is None or 0 <= part <= 100 for part in review.accuracy)
    for moment in review.moments:
        move = match.moves[moment.step - 1]
        assert (move.seat, move.action) == (moment.seat, moment.done.choice.id)
        assert moment.better
        assert moment.better[0].chance > moment.done.chance


def test_a_finished_game_is_looked_back_at_once_for_everybody(ann: HttpClient, ben: HttpClient) -> None:
    table = ann.make_table(["person", "pilgrim"])["table"]["id"]
    there = f"/api/tables/{table}"
    assert refusal(ann, f"{there}/review/start") == (409, "unfinished")
    play_randomly([ann.connect(table)], random.Random(3))
    outline = ben.get(f"{there}/outline", seat=0)
    assert len(outline["entries"]) == len(outline["phases"]) + 1 == len(outline["summary"]["points"])
    assert outline["move_phase"] in outline["phases"]
    assert not ben.get(f"{there}/review")["started"]
    assert ann.post(f"{there}/review/start")["started"]
    review = eventually(lambda: ben.get(f"{there}/review")["review"])
    assert review["steps"][-1] <= len(outline["phases"])
    assert ann.post(f"{there}/review/start")["review"] == review


def test_nobody_fills_the_places_at_which_games_are_looked_back_at(tmp_path: Path) -> None:
    """Five addresses bring as many games as they may. Others find a place, and games that were played here go first."""
    url = database_url(f"sqlite:///{tmp_path}/tables.db")
    run_in_thread(migrate_database(url))
    app = create_app(Storage(url), None)
    text = gamefile.write(played("tokaido", 2))
    with serve_in_process(app, serve._config(app, LIMITS)) as server:
        reviews, order, owned = app.state.registry.analysis_jobs, list[str](), list[str]()
        run, release = reviews._run_worker, threading.Event()

        async def held(link: str, text: str) -> None:
            order.append(link)
            if link in owned:
                await run(link, text)
            else:
                await asyncio.to_thread(release.wait)

        reviews._run_worker = held

        def begin(who: HttpClient, link: str) -> int:
            return who.http.post(f"/api/tables/{link}/review/start").status_code

        def asked_of(link: str) -> bool:
            return bool(floods[0].get(f"/api/tables/{link}/review")["started"])

        floods = [HttpClient(server) for _ in range(5)]
        brought: list[list[str]] = []
        try:
            for number, flood in enumerate(floods):
                flood.http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
                links = [
                    flood.post("/api/imports", name="Eve", text=text)["id"] for _ in range(MAX_QUEUED_PER_ADDRESS + 1)
                ]
                brought.append(links)
                for link in links[:MAX_QUEUED_PER_ADDRESS]:
                    flood.post(f"/api/tables/{link}/review/start")
                assert begin(flood, links[MAX_QUEUED_PER_ADDRESS]) == httpx.codes.TOO_MANY_REQUESTS
            assert len(reviews._jobs) == MAX_QUEUED
            ann, ben = HttpClient(server), HttpClient(server)
            for number, guest in enumerate((ann, ben)):
                guest.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
            theirs = ben.post("/api/imports", name="Ben", text=text)["id"]
            own = ann.make_table(["person", "pilgrim"])["table"]["id"]
            owned.append(own)
            play_randomly([ann.connect(own)], random.Random(3))
            for guest, link in ((ben, theirs), (ann, own)):
                guest.post(f"/api/tables/{link}/review/start")
                assert asked_of(link)
            assert len(reviews._jobs) == MAX_QUEUED
            gone = [link for links in brought for link in links[:MAX_QUEUED_PER_ADDRESS] if link not in reviews._jobs]
            assert len(gone) == 2
            for link in gone:
                eventually(lambda link=link: not asked_of(link))  # type: ignore[misc]
            third = floods[2].make_table(["person", "pilgrim"])["table"]["id"]
            play_randomly([floods[2].connect(third)], random.Random(3))
            floods[2].post(f"/api/tables/{third}/review/start")
            assert asked_of(third), "an own game takes the place of an import from where it is asked for"
            assert sum(link in reviews._jobs for link in brought[2]) == MAX_QUEUED_PER_ADDRESS - 1 - len(
                {*gone} & {*brought[2]}
            )
            assert order == [brought[0][0]], "what is under way is not broken off"
        finally:
            release.set()
        assert eventually(lambda: ann.get(f"/api/tables/{own}/review")["review"])
        assert order[1] == own
        eventually(lambda: len(order) == MAX_QUEUED)
        assert order.index(theirs) <= 3 + len(floods), "every address has its turn"


def test_anybody_plays_on_from_a_move_of_a_finished_game(ann: HttpClient, ben: HttpClient) -> None:
    for name in GAMES:
        text = gamefile.write(played(name, 3))
        link = ann.post("/api/imports", name="Ann", text=text)["id"]
        step = 30
        seats = [{"kind": "bot"}, {"kind": "person"}, {"kind": "bot"}]
        there = f"/api/tables/{link}/replay"
        table = ben.post(f"{there}/{step}/play", name="Ben", seats=seats)["table"]
        assert table["your_seats"] == [1]
        client = ben.connect(table["id"])
        client.read_to_entry(step)
        before = ben.get(f"{there}/{step}", seat=1)["view"]
        assert client.entries[: step + 1][-1]["number"] == step
        assert before["game"] == name
        assert play_randomly([client], random.Random(5))["view"]["turn"] is None
        assert refusal(ben, f"{there}/{step}/play", name="Ben", seats=seats[:2]) == (404, "unknown-seat")
        open_ = [*seats[:2], {"kind": "open"}]
        assert refusal(ben, f"{there}/{step}/play", name="Ben", seats=open_) == (422, "not-possible")
        assert refusal(ben, f"{there}/9999/play", name="Ben", seats=seats) == (404, "unknown-step")
        assert ben.http.get(f"{there}/{step}").status_code == httpx.codes.OK
