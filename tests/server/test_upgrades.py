"""Databases of every earlier revision are upgraded: all games and seats are there, and are played on."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from tabiji.core import gamefile
from tabiji.core.match import Match
from tabiji.games import GAMES, load_game
from tabiji.learn.daily import closing
from tabiji.server.db.connection import database_url
from tabiji.server.db.daily_results import load_daily_results
from tabiji.server.db.reviews import load_review
from tabiji.server.db.rows import DailyResultRow, MoveRow, ReviewRow, SeatHistoryRow, TableSnapshot
from tabiji.server.db.storage import Storage
from tabiji.server.db.transaction import MAX_SEAT_HISTORY
from tabiji.server.edge.tokens import hash_secret, new_secret
from tabiji.server.table.turns import game_end

from ..async_runner import run_in_thread
from ..waiting import eventually
from .clients import HttpClient, Server, play_randomly
from .databases import REVISIONS, Rows, create_at_revision, create_postgres_database

ANN, BEN, OTHER = new_secret(), new_secret(), new_secret()
LINK = new_secret()  # by which Ben hands his seat over
DAY = "2026-03-01"
NOW = time.time()
MOVES_IN_PROGRESS = 12


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return create_postgres_database(request.getfixturevalue("postgres"), "upgrades")


def play(game: str, max_moves: int) -> Match:
    """Play a match of three by random moves, with fresh entropy for each."""
    spec, rng = load_game(game), random.Random(5)
    match = Match(spec, spec.parse_options({"players": "3"}), seed=11)
    while not match.over and len(match.moves) < max_moves:
        match.play(rng.choice(match.legal_moves()), entropy=rng.getrandbits(60))
    return match


def rows_of_table(table_id: str, match: Match) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of a table at which Ann and Ben sit with a bot; Ben hands his seat over."""
    game = match.game.name
    table = {"id": table_id, "game": game, "options": match.options.to_dict(), "seed": match.seed}
    table |= {"components": match.game.facts.label, "creator": hash_secret(ANN), "host": "Ann", "visibility": "link"}
    table |= {"spectators": True, "pace": "live", "chat": True, "seq": len(match.moves) + 7, "address_group": 77}
    table |= {"created": NOW - 900, "started": NOW - 800, "moved": NOW - 100, "hints_allowed": True}
    table |= {"turn": None if match.over else match.seat, "finished": NOW - 100 if match.over else None}
    seats = [
        {"kind": "person", "name": "Ann", "hints_used": 3, "abandoned_once": True},
        {"kind": "person", "name": "Ben", "handing_over": True, "link_hash": hash_secret(LINK)},
        {"kind": "bot", "name": "Haru", "bot": "pilgrim", "visited": False},
    ]
    defaults = {"bot": None, "link_hash": None, "handing_over": False, "visited": True, "abandoned_once": False}
    defaults |= {"hints_used": 0, "present_until": NOW - 90}
    rows = {
        "tables": [table],
        "seats": [{"seat": number, **defaults, **seat} for number, seat in enumerate(seats)],
        "holders": [
            {"seat": 0, "player": hash_secret(ANN), "former": False},
            {"seat": 1, "player": hash_secret(BEN), "former": False},
            {"seat": 1, "player": hash_secret(OTHER), "former": True},
        ],
        "seat_history": [
            {"number": 1, "seat": 1, "last_entry": 2, "left_at": NOW - 700, "kind": "person", "name": "Zoe"}
        ],
        "moves": [
            {"number": number, "seat": move.seat, "action": move.action, "entropy": move.entropy}
            | {"time": NOW - 700 + number, "by": "bot" if move.seat == 2 else "person"}
            for number, move in enumerate(match.moves, 1)
        ],
        "chat_messages": [{"number": 1, "seat": 1, "text": "off we go", "time": NOW - 600}],
    }
    if match.over:
        rows["reviews"] = [{"heartbeat_at": NOW, "done": 4, "total": 9}]
        result = {"day": DAY, "game": game, "player": hash_secret(ANN), "name": "Ann", "points": 71, "rank": 1}
        rows["daily_results"] = [{**result, "started": NOW - 800}]
    return {name: [row if name == "tables" else {"table": table_id, **row} for row in rows[name]] for name in rows}


async def load(url: str, table_id: str) -> tuple[TableSnapshot, list[MoveRow]]:
    """Load a table and its log."""
    storage = Storage(database_url(url))
    loaded = await storage.load_table(table_id), await storage.load_moves(table_id)
    await storage.close()
    return loaded


async def load_results(url: str, table_id: str, game: str) -> tuple[ReviewRow | None, list[DailyResultRow]]:
    """Load the review of a table, and the results of a day."""
    storage = Storage(database_url(url))
    loaded = await load_review(storage, table_id), await load_daily_results(storage, DAY, game, None)
    await storage.close()
    return loaded


def check_columns(snapshot: TableSnapshot, revision: str) -> None:
    """Check that every renamed column has its old value, or the default of the migration that added it."""
    ann, ben, bot = snapshot.seats
    assert snapshot.table.address_group == (77 if revision >= "0002" else 0)
    assert snapshot.table.hints_allowed == (revision >= "0004")
    assert (ann.hints_used, ann.abandoned_once) == (3 if revision >= "0004" else 0, revision >= "0002")
    assert (ben.link_hash, ben.handing_over, ben.visited) == (hash_secret(LINK), True, True)
    assert (bot.name, bot.bot, bot.visited) == ("Haru", "pilgrim", revision < "0002")
    former = {hash_secret(OTHER)}
    assert snapshot.former_holders == ({1: former} if revision >= "0002" else {})
    assert snapshot.holders[0] == {hash_secret(ANN)}
    assert snapshot.holders[1] == {hash_secret(BEN)} | (set() if revision >= "0002" else former)
    if revision >= "0005":
        assert snapshot.seat_history == [SeatHistoryRow(1, 2, NOW - 700, "person", "Zoe", None)]
        assert snapshot.present_until[0] == NOW - 90


def check_finished(server: Server, url: str, table_id: str, match: Match, revision: str) -> None:
    """Check that a finished game is exported, and that its results and its review are there."""
    exported = HttpClient(server).http.get(f"/api/tables/{table_id}/gamefile").text
    assert gamefile.read(exported, GAMES).state == match.state

    def points() -> list[tuple[int | None, int | None]]:
        return [(seat.points, seat.rank) for seat in run_in_thread(load(url, table_id))[0].seats]

    ends = [(result.points, result.rank) for result in game_end(match).results]
    eventually(lambda: points() == ends)  # older versions did not store them
    review, daily_results = run_in_thread(load_results(url, table_id, match.game.name))
    if revision >= "0004":
        assert review == ReviewRow(NOW, 4, 9, None)
        assert daily_results == [DailyResultRow(hash_secret(ANN), table_id, "Ann", 71, 1, 1)]


def play_on(server: Server, url: str, table_id: str, match: Match) -> None:
    """Play a game to its end from the old seats, one of which its holder hands over by its old link."""
    clara = HttpClient(server)
    clara.post(f"/api/tables/{table_id}/seats/1/claim", link=LINK, name="Clara")
    clients = [HttpClient(server, ANN).connect(table_id, 0), clara.connect(table_id, 1)]
    assert play_randomly(clients, random.Random(3))["view"]["turn"] is None
    assert clients[0].chat[0]["text"] == "off we go"
    snapshot, log = run_in_thread(load(url, table_id))
    assert snapshot.table.finished
    assert [seat.name for seat in snapshot.seats] == ["Ann", "Clara", "Haru"]
    assert [entry.action for entry in log][:MOVES_IN_PROGRESS] == [move.action for move in match.moves]
    assert len(log) > MOVES_IN_PROGRESS


@pytest.mark.parametrize("revision", REVISIONS)
def test_games_of_every_revision_are_played_on(url: str, revision: str, tmp_path: Path) -> None:
    """A new server upgrades the database: players continue in their seats, and finished games are unchanged."""
    matches = {f"{game}-{moves}": play(game, moves) for game in GAMES for moves in (MOVES_IN_PROGRESS, 10_000)}
    rows: dict[str, list[dict[str, Any]]] = {}
    for table_id, match in matches.items():
        for name, values in rows_of_table(table_id, match).items():
            rows.setdefault(name, []).extend(values)
    run_in_thread(create_at_revision(url, revision, rows, tmp_path))
    server = Server(url, tmp_path / "log")
    for table_id, match in matches.items():
        snapshot, log = run_in_thread(load(url, table_id))
        check_columns(snapshot, revision)
        assert [(each.seat, each.action, each.entropy) for each in log][: len(match.moves)] == [
            (each.seat, each.action, each.entropy) for each in match.moves
        ]
        if match.over:
            check_finished(server, url, table_id, match, revision)
        else:
            play_on(server, url, table_id, match)
    server.stop()


def test_only_the_end_of_a_seat_history_is_kept(url: str, tmp_path: Path) -> None:
    """Of each seat, of a table whose history was made longer before there was a bound."""
    history = [(number, int(number % 50 == 0)) for number in range(1, 901)]
    rows = rows_of_table("long", play("tokaido", 3))
    (first,) = rows["seat_history"]
    rows["seat_history"] = [{**first, "number": number, "seat": seat} for number, seat in history]
    of_each = [[number for number, each in history if each == seat][-MAX_SEAT_HISTORY:] for seat in (0, 1)]
    for number, row in enumerate(rows["seat_history"]):
        row["left_at"] = float(history[number][0])
    run_in_thread(create_at_revision(url, "0006", rows, tmp_path))

    async def upgrade() -> None:
        storage = Storage(database_url(url))
        await storage.migrate()
        await storage.close()

    run_in_thread(upgrade())
    snapshot, _ = run_in_thread(load(url, "long"))
    assert [row.left_at for row in snapshot.seat_history] == sorted(of_each[0] + of_each[1])


def test_an_upgrade_finds_out_how_existing_tables_began(url: str, tmp_path: Path) -> None:
    """Days and lessons keep their prepared entropy; imports with a lesson's seed, and games played on, have none."""
    sealed = 2**62 + 1  # the seed of a day
    alone, friends = ("person", "bot", "bot"), ("person", "person", "bot")
    cases: dict[str, tuple[dict[str, Any], tuple[str, ...], float | None]] = {
        "dealt": ({"seed": 7}, alone, 6.5),
        "lesson": ({}, alone, 6.5),
        "lesson-new": ({"game": "namiji"}, alone, None),
        "left": ({}, ("open", "bot", "bot"), 6.5),
        "friends": ({}, friends, 6.5),
        "day": ({"seed": sealed, "day": DAY}, ("person", *["bot"] * 3), 6.5),
        "imported": ({"finished": 5.25}, alone, 5.25),
        "chosen": ({}, alone, 5.25),
        "chosen-day": ({"seed": sealed}, alone, 5.25),
    }
    table = {"game": "tokaido", "options": {}, "components": "x", "seed": 1, "creator": "c", "host": "h", "seq": 1}
    table |= {"visibility": "link", "spectators": True, "pace": "live", "chat": True, "created": 5.25, "moved": 9.5}
    table |= {"started": 5.25, "finished": None, "day": None}
    move = {"number": 1, "seat": 0, "action": 3, "by": "bot"}
    rows: Rows = {
        "tables": [{**table, **values, "id": link} for link, (values, _, _) in cases.items()],
        "seats": [
            {"table": link, "seat": seat, "kind": kind, "name": "n", "handing_over": False}
            for link, (_, kinds, _) in cases.items()
            for seat, kind in enumerate(kinds)
        ],
        "moves": [{"table": link, **move, "time": moved} for link, (_, _, moved) in cases.items() if moved],
    }
    run_in_thread(create_at_revision(url, "0005", rows, tmp_path))

    async def upgrade() -> dict[str, tuple[str, object, float | None]]:
        storage = Storage(database_url(url))
        await storage.migrate()
        upgraded = {link: (await storage.load_table(link)).table for link in cases}
        await storage.close()
        return {link: (row.beginning, row.redeals, row.sealed_until) for link, row in upgraded.items()}

    over = closing(DAY)
    assert run_in_thread(upgrade()) == {
        "dealt": ("dealt", [], None),
        "lesson": ("lesson", [], None),
        "lesson-new": ("lesson", [], None),
        "left": ("lesson", [], None),
        "friends": ("dealt", [], None),
        "day": ("day", [], over),
        "imported": ("imported", [], None),
        "chosen": ("chosen", [], None),
        "chosen-day": ("chosen", [], over),
    }
