"""No hidden information is sent: every byte of whole games is searched, and indistinguishable states look alike."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from operator import methodcaller
from pathlib import Path

import pytest
from fastapi import FastAPI

from tabiji.core.deck import SPECTATOR
from tabiji.core.events import collect_story
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game
from tabiji.server import serve
from tabiji.server.app import create_app
from tabiji.server.db.connection import database_url
from tabiji.server.db.storage import Storage, migrate_database
from tabiji.server.edge.rate_limits import Limits
from tabiji.server.edge.tokens import hash_secret
from tabiji.server.table.replay import Step
from tabiji.server.ws.messages import encode

from ..async_runner import run_in_thread
from .clients import HttpClient, Server, SocketClient, play_randomly
from .in_process import serve_in_process

copied = methodcaller("copy")


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_leaves(server: Server, game: str) -> None:
    """No seed, entropy, hash, cookie or link of another is in any byte that anybody received."""
    browsers = [HttpClient(server) for _ in range(4)]
    made = browsers[0].make_table(["person", "open", "pilgrim", "open"], game, visibility="open", clock=600)
    table, links = made["table"]["id"], {0: made["links"]["0"]}
    for seat, browser in ((1, browsers[1]), (3, browsers[2])):
        links[seat] = browser.post(f"/api/tables/{table}/seats/{seat}/take", name=f"Guest {seat}")["links"][str(seat)]
    clients = [browser.connect(table) for browser in browsers]
    clients[0].send(type="chat", text="hello")
    clients[1].read_to_entry(0)
    play_randomly(clients, random.Random(1), max_entries=30)
    browsers[3].get("/api/lobby")
    browsers[1].get("/api/me/tables")
    assert browsers[3].http.get(f"/api/tables/{table}/gamefile").status_code == 409
    assert browsers[3].http.get(f"/api/tables/{table}/replay/1").status_code == 409
    end = play_randomly(clients, random.Random(2))
    browsers[3].get(f"/api/tables/{table}/replay/{end['number']}")
    log = server.log.read_bytes()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        numbers = database.execute("select seed from tables where id = ?", (table,)).fetchall()
        numbers += database.execute('select entropy from moves where "table" = ?', (table,)).fetchall()
    assert len(numbers) == end["number"] + 1
    secrets = {form for (number,) in numbers for form in (str(number), f"{number:x}")}
    secrets |= {hash_secret(link) for link in links.values()}
    secrets |= {hash_secret(browser.secret.partition(".")[0]) for browser in browsers if browser.secret}
    owned = dict(zip(links.values(), browsers, strict=False))
    owned |= {browser.secret: browser for browser in browsers if browser.secret}
    for browser, client in zip(browsers, clients, strict=True):
        received = b"\n".join([*browser.responses, *client.received]).decode()
        assert len(received) > 10_000
        assert not [secret for secret in secrets if secret in received]
        assert not [secret for secret, owner in owned.items() if owner is not browser and secret in received]
        assert not [secret for secret in owned if secret in b"\n".join(client.received).decode()]
    assert not [secret for secret in [*secrets, *owned, table] if secret.encode() in log]


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[tuple[Server, FastAPI]]:
    """Yields a server in this process, and its registry."""
    url = database_url(f"sqlite:///{tmp_path}/tables.db")
    run_in_thread(migrate_database(url))
    limits = Limits(people=10_000)  # a client that connects for every move
    app = create_app(Storage(url), None, limits)
    with serve_in_process(app, serve._config(app, limits)) as outside:
        yield outside, app


@pytest.mark.parametrize("game", GAMES)
def test_worlds_a_viewer_cannot_tell_apart_look_alike(inside: tuple[Server, FastAPI], game: str) -> None:
    """At every move of a game, what a fresh socket of each viewer receives does not change with what it cannot know."""
    server, app = inside
    chance = random.Random(9)
    ann = HttpClient(server)
    table = ann.make_table(["person"] * 3, game)["table"]["id"]
    clients = [ann.connect(table, seat) for seat in range(3)]
    stranger = HttpClient(server)
    update, *_ = (
        client.read_to_entry(0) for client in clients
    )  # all are present, since changes of presence are sent, too
    differed = 0
    while update["view"]["turn"] is not None:
        match: Match = app.state.registry.tables[table].match
        true = match.state
        for seat in (0, 1, 2, SPECTATOR):

            def arrive(seat: int = seat, number: int = update["number"]) -> list[bytes]:
                who = stranger.connect(table, since=number) if seat == SPECTATOR else ann.connect(table, seat, number)
                who.read_until("game")
                who.close()
                return who.received

            expected = arrive()
            match.state = match.game.observe(true, seat, chance.randrange(2**63))
            differed += match.state != true
            assert arrive() == expected
            match.state = true
        play_randomly(clients, chance, max_entries=1)
        update = clients[0].read_to_entry(update["number"] + 1)
    assert differed > 50


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("games", [3, pytest.param(60, marks=pytest.mark.soak)])
def test_what_is_told_depends_on_what_is_known(game: str, players: int, games: int) -> None:
    """The same move in two indistinguishable states sends a viewer the same, if its knowledge stays the same."""
    description = load_game(game)
    chance = random.Random(players)
    compared = 0
    for _ in range(games):
        match = Match(description, description.parse_options({"players": str(players)}), chance.randrange(2**63))
        while not match.over:
            before, action = match.state.copy(), chance.choice(match.legal_moves())
            entropy = chance.randrange(2**63)
            seat_to_move = match.seat
            story = match.play(action, entropy=entropy, snapshot=copied)
            step = Step(1, seat_to_move, "person", story, [before, *story.snapshots, match.state])
            for seat in (*range(players), SPECTATOR):
                other = description.observe(before, seat, chance.randrange(2**63))
                if action not in description.legal_moves(other):
                    continue
                imagined = other.copy()
                with collect_story(other, copied) as events:
                    description.apply(other, action)
                if description.observe(other, seat, 0) != description.observe(match.state, seat, 0):
                    continue
                compared += 1
                twin = Step(1, step.seat, "person", events, [imagined, *events.snapshots, other])
                assert encode(step.entry_for(description, match.state, seat)) == encode(
                    twin.entry_for(description, other, seat)
                )
    assert compared > 200


def test_a_chair_hears_only_its_own_deal(server: Server) -> None:
    """What one seat is dealt in secret is in no byte of the others."""
    ann = HttpClient(server)
    table = ann.make_table(["person", "person", "open"])["table"]["id"]
    HttpClient(server).post(f"/api/tables/{table}/seats/2/take", name="Ben")
    dealt = {}
    for seat in (0, 1):
        (deal,) = SocketClient(server, ann.secret, table, seat).read_until("game")["entries"]
        (event,) = deal["events"]
        dealt[seat] = set(event["args"]["traveler"])
    assert len(dealt[0] | dealt[1]) == 4
    (deal,) = HttpClient(server).connect(table).read_until("game")["entries"]
    assert deal["events"] == []
