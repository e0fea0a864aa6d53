"""Nothing hidden on the wire: every byte of whole games is searched, and worlds a seat cannot tell apart look alike."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from operator import methodcaller
from pathlib import Path

import pytest
from fastapi import FastAPI

from tabiji.engine.deck import WATCHER
from tabiji.engine.journey import Journey
from tabiji.engine.story import listening
from tabiji.games import GAMES, game_named
from tabiji.server import serve
from tabiji.server.app import build
from tabiji.server.database import database_url
from tabiji.server.identity import hashed
from tabiji.server.limits import Limits
from tabiji.server.replay import Step
from tabiji.server.storage import Storage
from tabiji.server.wire import encode

from ..aside import aside
from .chairs import Browser, Chair, Server, play_out
from .inside import serving

copied = methodcaller("copy")


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_leaves(server: Server, game: str) -> None:
    """No seed, entropy, hash, cookie or link of another is in any byte that anybody received."""
    browsers = [Browser(server) for _ in range(4)]
    made = browsers[0].make_table(["person", "open", "pilgrim", "open"], game, visibility="open", clock=600)
    table, links = made["table"]["id"], {0: made["links"]["0"]}
    for seat, browser in ((1, browsers[1]), (3, browsers[2])):
        links[seat] = browser.post(f"/api/tables/{table}/seats/{seat}/take", name=f"Guest {seat}")["links"][str(seat)]
    chairs = [browser.sit(table) for browser in browsers]
    chairs[0].send(type="say", text="hello")
    chairs[1].reach(0)
    play_out(chairs, random.Random(1), most=30)
    browsers[3].get("/api/lobby")
    browsers[1].get("/api/mine")
    assert browsers[3].http.get(f"/api/tables/{table}/game").status_code == 409
    assert browsers[3].http.get(f"/api/tables/{table}/replay/1").status_code == 409
    end = play_out(chairs, random.Random(2))
    browsers[3].get(f"/api/tables/{table}/replay/{end['number']}")
    log = server.log.read_bytes()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        numbers = database.execute("select seed from tables where id = ?", (table,)).fetchall()
        numbers += database.execute('select entropy from moves where "table" = ?', (table,)).fetchall()
    assert len(numbers) == end["number"] + 1
    secrets = {form for (number,) in numbers for form in (str(number), f"{number:x}")}
    secrets |= {hashed(link) for link in links.values()}
    secrets |= {hashed(browser.secret.partition(".")[0]) for browser in browsers if browser.secret}
    owned = dict(zip(links.values(), browsers, strict=False))
    owned |= {browser.secret: browser for browser in browsers if browser.secret}
    for browser, chair in zip(browsers, chairs, strict=True):
        heard = b"\n".join([*browser.heard, *chair.heard]).decode()
        assert len(heard) > 10_000
        assert not [secret for secret in secrets if secret in heard]
        assert not [secret for secret, owner in owned.items() if owner is not browser and secret in heard]
        assert not [secret for secret in owned if secret in b"\n".join(chair.heard).decode()]
    assert not [secret for secret in [*secrets, *owned, table] if secret.encode() in log]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[tuple[Server, FastAPI]]:
    """A server and all it holds."""
    url = database_url(f"sqlite:///{tmp_path}/tables.db")
    aside(serve._prepare(url))
    limits = Limits(people=10_000)  # who looks at every move comes often
    app = build(Storage(url), None, limits)
    with serving(app, serve._config(app, limits)) as outside:
        yield outside, app


@pytest.mark.parametrize("game", GAMES)
def test_worlds_a_viewer_cannot_tell_apart_look_alike(inside: tuple[Server, FastAPI], game: str) -> None:
    """At every move of a game, what a fresh socket of each viewer receives does not change with what it cannot know."""
    server, app = inside
    chance = random.Random(9)
    ann = Browser(server)
    table = ann.make_table(["person"] * 3, game)["table"]["id"]
    chairs = [ann.sit(table, seat) for seat in range(3)]
    stranger = Browser(server)
    news, *_ = (chair.reach(0) for chair in chairs)  # all are there: who comes or goes is told, too
    differed = 0
    while news["view"]["turn"] is not None:
        journey: Journey = app.state.house.tables[table]._journey
        true = journey.state
        for seat in (0, 1, 2, WATCHER):

            def arrive(seat: int = seat, number: int = news["number"]) -> list[bytes]:
                who = stranger.sit(table, since=number) if seat == WATCHER else ann.sit(table, seat, number)
                who.until("news")
                who.leave()
                return who.heard

            expected = arrive()
            journey.state = journey.game.observe(true, seat, chance.randrange(2**63))
            differed += journey.state != true
            assert arrive() == expected
            journey.state = true
        play_out(chairs, chance, most=1)
        news = chairs[0].reach(news["number"] + 1)
    assert differed > 50


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("games", [3, pytest.param(60, marks=pytest.mark.soak)])
def test_what_is_told_depends_on_what_is_known(game: str, players: int, games: int) -> None:
    """The same move in two worlds tells a viewer the same, whenever it leaves the viewer with the same knowledge."""
    description = game_named(game)
    chance = random.Random(players)
    compared = 0
    for _ in range(games):
        journey = Journey(description, description.options({"players": str(players)}), chance.randrange(2**63))
        while not journey.over:
            before, action = journey.state.copy(), chance.choice(journey.legal())
            entropy = chance.randrange(2**63)
            seat_to_move = journey.seat
            story = journey.act(action, entropy=entropy, look=copied)
            step = Step(1, seat_to_move, "person", story, [before, *story.seen, journey.state])
            for seat in (*range(players), WATCHER):
                other = description.observe(before, seat, chance.randrange(2**63))
                if action not in description.legal(other):
                    continue
                imagined = other.copy()
                with listening(other, copied) as events:
                    description.apply(other, action)
                if description.observe(other, seat, 0) != description.observe(journey.state, seat, 0):
                    continue
                compared += 1
                twin = Step(1, step.seat, "person", events, [imagined, *events.seen, other])
                assert encode(step.entry(description, journey.state, seat)) == encode(
                    twin.entry(description, other, seat)
                )
    assert compared > 200


def test_a_chair_hears_only_its_own_deal(server: Server) -> None:
    """What one seat is dealt in secret is in no byte of the others."""
    ann = Browser(server)
    table = ann.make_table(["person", "person", "open"])["table"]["id"]
    Browser(server).post(f"/api/tables/{table}/seats/2/take", name="Ben")
    dealt = {}
    for seat in (0, 1):
        (deal,) = Chair(server, ann.secret, table, seat).until("news")["entries"]
        (told,) = deal["events"]
        dealt[seat] = set(told["args"]["traveler"])
    assert len(dealt[0] | dealt[1]) == 4
    (deal,) = Browser(server).sit(table).until("news")["entries"]
    assert deal["events"] == []
