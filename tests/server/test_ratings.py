"""Ratings: who plays for them, that they are written with the last move, and that the logs say the same."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest
from sqlalchemy import event, select, update

from tabiji.arena.bot_ratings import bot_ratings
from tabiji.arena.ratings import NEWCOMER, rate_table
from tabiji.core.match import Match
from tabiji.games import BUILTIN_GAMES, load_game
from tabiji.server.db import tables as schema
from tabiji.server.db.connection import database_url
from tabiji.server.db.rating_updates import merge_ratings
from tabiji.server.db.rows import MoveRow, TableSnapshot
from tabiji.server.db.storage import Storage
from tabiji.server.http.models import TableSetup
from tabiji.server.jobs.rating_audit import GameAudit, audit_ratings, repair_ratings
from tabiji.server.table.live_table import LiveTable
from tabiji.server.table.lobby import build_table
from tabiji.server.table.rated import unrated_reason

from ..async_runner import run_in_thread
from .clients import HttpClient, Server, play_randomly
from .databases import create_postgres_database

Seats = list[str]  # for each seat a player, or a bot's level after a colon

ANN, BEN, CLARA = "a" * 64, "b" * 64, "c" * 64
BOTS_OF_PANELS = ("wanderer", "pilgrim", "merchant", "scholar", "courier", "sage", "master")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return create_postgres_database(request.getfixturevalue("postgres"), "ratings")


def new_table(seats: Seats, game: str = "tokaido", table_id: str = "table", **values: Any) -> TableSnapshot:
    """A table that has started, with these players and bots."""
    kinds = [{"kind": "bot", "bot": each[1:]} if each.startswith(":") else {"kind": "person"} for each in seats]
    setup = TableSetup.model_validate({"game": game, "name": "Host", "seats": kinds})
    snapshot, _ = build_table(setup, CLARA)
    holders = {seat: {player} for seat, player in enumerate(seats) if not player.startswith(":")}
    rows = [replace(row, name=seats[row.seat][:1] if row.kind == "person" else row.name) for row in snapshot.seats]
    return TableSnapshot(replace(snapshot.table, id=table_id, due=None, **values), rows, holders, {})


def reason(seats: Seats, seat_values: dict[int, dict[str, Any]] | None = None, **values: Any) -> str | None:
    """Why the game of a table is not rated."""
    snapshot = new_table(seats, **values)
    rows = [replace(row, **(seat_values or {}).get(row.seat, {})) for row in snapshot.seats]
    return unrated_reason(replace(snapshot, seats=rows))


def test_every_built_in_bot_is_anchored_by_a_panel() -> None:
    for game in BUILTIN_GAMES:
        rated = bot_ratings(game)
        assert set(rated) == set(BOTS_OF_PANELS)
        assert rated["wanderer"].mean < rated["pilgrim"].mean < rated["merchant"].mean < rated["scholar"].mean
        assert rated["scholar"].mean < min(rated[bot].mean for bot in ("courier", "sage", "master"))
        assert all(0 < belief.deviation < 2 for belief in rated.values())


def test_people_play_for_ratings_against_each_other_and_against_bots() -> None:
    assert reason([ANN, BEN]) is None
    assert reason([ANN, ":pilgrim", ":master"]) is None
    assert reason([ANN, BEN, ":sage"]) is None
    assert reason([ANN, BEN], {1: {"kind": "open"}}) is None


def test_other_games_are_not_rated() -> None:
    assert reason([":pilgrim", ":master"]) == "no-people"
    assert reason([ANN, ANN]) == "same-person"
    assert reason([ANN, BEN, ANN]) == "same-person"
    assert reason([ANN, ":pilgrim"], {1: {"bot": "guest"}}) == "bot"
    assert reason([ANN, BEN], hints_allowed=True) == "hints"
    assert reason([ANN, ":pilgrim"], {0: {"hints_used": 1}}) == "hints"
    assert reason([ANN, BEN], {1: {"abandoned_once": True}}) == "seats-changed"
    assert reason([ANN, BEN], seats_changed=True) == "seats-changed"
    assert reason([ANN, BEN], components="printed 00000000") == "components"
    assert reason([ANN, ":pilgrim"], day="2026-01-01") == "beginning"
    for beginning in ("lesson", "day", "chosen", "imported"):
        assert reason([ANN, BEN], beginning=beginning) == "beginning"
    snapshot = new_table([ANN, BEN])
    assert unrated_reason(replace(snapshot, table=replace(snapshot.table, game="yamaji"))) == "game"
    for holders in ({0: {ANN, CLARA}, 1: {BEN}}, {0: {ANN}}):
        assert unrated_reason(replace(snapshot, holders=holders)) == "same-person"


# ---------------------------------------------------------------- finished games


async def store_game(storage: Storage, table: TableSnapshot, seed: int) -> None:
    """Stores a table with the log of a game that lacks its last move."""
    row, rng = replace(table.table, seed=seed), random.Random(seed)
    game = load_game(row.game)
    match = Match(game, game.parse_options(row.options), seed)
    while not match.over:
        match.play(rng.choice(match.legal_moves()), entropy=rng.getrandbits(60))
    moves = match.moves[:-1]
    rows = [
        MoveRow(number, move.seat, move.action, move.entropy, 5.0, "person") for number, move in enumerate(moves, 1)
    ]
    seat = match.up_to(len(moves)).seat
    await storage.create_table(replace(row, turn=seat, seq=len(moves)), table.seats, table.holders, rows)


async def play_to_end(storage: Storage, table_id: str) -> Match:
    """Plays what a log lacks as the people and bots at their seats, and returns the match."""
    live = LiveTable(table_id, storage, lambda table: None)
    async with live.lock():
        pass
    while not live.match.over:
        seat = live.snapshot.seats[live.match.seat]
        player = min(live.snapshot.holders.get(seat.seat, {""}))
        action = live.match.legal_moves()[0]
        by: Literal["bot", "person"] = "bot" if seat.kind == "bot" else "person"
        await live.play_move(live.last_entry + 1, seat.seat, action, by, player)
    return live.match


async def play_game(storage: Storage, table_id: str, seats: Seats, game: str = "tokaido", **values: Any) -> Match:
    """Stores a game that lacks its last move, and plays that."""
    await store_game(storage, new_table(seats, game, table_id, **values), hash_of(table_id))
    return await play_to_end(storage, table_id)


def hash_of(table_id: str) -> int:
    """A seed for a table."""
    return random.Random(table_id).getrandbits(60)


async def audit(storage: Storage) -> list[GameAudit]:
    """What the logs say."""
    return await audit_ratings(storage, lambda done, total: None)


def with_storage(url: str, work: Callable[[Storage], Any]) -> Any:
    """Run something with a database of the newest form."""

    async def run() -> Any:
        storage = Storage(database_url(url))
        await storage.migrate()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return run_in_thread(run())


def test_ratings_change_with_the_last_move_as_in_the_arena(url: str) -> None:
    async def work(storage: Storage) -> None:
        match = await play_game(storage, "one", [ANN, BEN, ":pilgrim"])
        bot = bot_ratings("tokaido")["pilgrim"]
        expected = rate_table([NEWCOMER, NEWCOMER, bot], match.ranks)
        async with storage.engine.connect() as connection:
            rows = {row.player: row for row in await connection.execute(select(schema.ratings))}
            seats = list(await connection.execute(select(schema.seat_results).order_by(schema.seat_results.c.seat)))
        assert set(rows) == {ANN, BEN}
        for player, belief in zip((ANN, BEN), expected, strict=False):
            assert (rows[player].mean, rows[player].deviation, rows[player].games) == (*belief, 1)
        assert [(row.points, row.rank) for row in seats] == list(zip(match.points, match.ranks, strict=True))
        assert all(sum(row.sources.values()) == row.points for row in seats)
        assert [(row.mean, row.deviation) for row in seats] == [NEWCOMER, NEWCOMER, bot]
        (found,) = await audit(storage)
        assert (found.games, found.replayed, found.differences) == (1, 1, [])

    with_storage(url, work)


def test_the_logs_say_what_the_database_says(url: str) -> None:
    """After rated and unrated games of both kinds, a merge, and the deletion of tables."""

    async def work(storage: Storage) -> None:
        for number in range(6):
            await play_game(storage, f"t{number}", [ANN, BEN, ":pilgrim", ":merchant"][: 2 + number % 3])
        await play_game(storage, "n1", [CLARA, BEN], "namiji")
        await play_game(storage, "hints", [ANN, BEN], hints_allowed=True)
        await play_game(storage, "alone", [ANN, ANN])
        async with storage.transaction() as connection:
            await merge_ratings(connection, CLARA, ANN)
            await merge_ratings(connection, BEN, ANN)
        await play_game(storage, "t6", [ANN, CLARA])
        audits = {found.game: found for found in await audit(storage)}
        assert not [found.differences for found in audits.values() if found.differences]
        assert (audits["tokaido"].games, audits["tokaido"].replayed) == (9, 9)
        assert {player: row.games for player, row in audits["tokaido"].ratings.items()} == {ANN: 13, CLARA: 1}
        assert {player: row.games for player, row in audits["namiji"].ratings.items()} == {ANN: 2}
        async with storage.transaction() as connection:
            await connection.execute(schema.tables.delete().where(schema.tables.c.id.in_(["t1", "t2"])))
        audits = {found.game: found for found in await audit(storage)}
        assert not [found.differences for found in audits.values() if found.differences]
        assert (audits["tokaido"].games, audits["tokaido"].replayed) == (9, 7)

    with_storage(url, work)


def test_what_differs_is_found_and_repaired(url: str) -> None:
    async def work(storage: Storage) -> None:
        for number in range(3):
            await play_game(storage, f"t{number}", [ANN, BEN])
        (right,) = await audit(storage)
        results, ratings = schema.seat_results, schema.ratings
        async with storage.transaction() as connection:
            await connection.execute(update(ratings).where(ratings.c.player == ANN).values(mean=ratings.c.mean + 1e-12))
            of_seat = (results.c.table == "t1", results.c.seat == 0)
            await connection.execute(update(results).where(*of_seat).values(deviation=1.0))
            await connection.execute(update(schema.monthly_games).values(games=99))
        (wrong,) = await audit(storage)
        assert wrong.differences == [
            "game 2: the rating before it at seat 1",
            f"the rating of {ANN[:1]}",
            "the games by month",
        ]
        await repair_ratings(storage, wrong)
        (repaired,) = await audit(storage)
        assert (repaired.differences, repaired.ratings) == ([], right.ratings)
        async with storage.transaction() as connection:
            await connection.execute(update(results).where(results.c.table == "t0").values(points=1))
        (other,) = await audit(storage)
        assert other.differences[0] == "game 1: the log ends otherwise"

    with_storage(url, work)


def test_games_that_end_at_once_are_rated_one_after_the_other(url: str) -> None:
    async def work(storage: Storage) -> None:
        links = [f"t{number}" for number in range(8)]
        for link in links:
            await store_game(storage, new_table([ANN, BEN], table_id=link), hash_of(link))
        other = Storage(database_url(url)) if not storage.is_file else storage
        stores = [storage, other] * 4
        await asyncio.gather(*(play_to_end(store, link) for store, link in zip(stores, links, strict=True)))
        (found,) = await audit(storage)
        assert (found.games, found.differences) == (8, [])
        assert [row.games for row in found.ratings.values()] == [8, 8]
        if other is not storage:
            await other.close()

    with_storage(url, work)


def test_a_kill_at_any_statement_of_the_last_move_leaves_all_or_nothing(url: str) -> None:
    """The last move is in the log with its ratings, or neither is."""

    async def prepare(storage: Storage) -> None:
        await play_game(storage, "first", [ANN, BEN])

    with_storage(url, prepare)
    for kill_at in count(step=1 if url.startswith("sqlite") else 4):
        link = f"k{kill_at}"

        async def store(storage: Storage, link: str = link) -> None:
            await store_game(storage, new_table([ANN, BEN, ":pilgrim"], table_id=link), hash_of(link))

        with_storage(url, store)
        was_killed = kill_last_move(url, link, kill_at)

        async def check(storage: Storage, link: str = link) -> tuple[bool, bool, list[str]]:
            finished = (await storage.load_table(link)).table.finished is not None
            async with storage.engine.connect() as connection:
                games = schema.finished_games
                recorded = await connection.scalar(select(games.c.table).where(games.c.table == link)) is not None
            return finished, recorded, [text for found in await audit(storage) for text in found.differences]

        finished, recorded, differences = with_storage(url, check)
        assert finished == recorded
        assert not differences
        assert finished or was_killed
        if not was_killed:
            assert kill_at > 12
            return


def kill_last_move(url: str, link: str, kill_at: int) -> bool:
    """Plays a last move in a child that is killed before one of its statements; returns whether it was."""
    child = os.fork()
    if child == 0:

        async def play() -> None:
            storage, statements = Storage(database_url(url)), count()

            def die(*_: Any) -> None:
                if next(statements) == kill_at:
                    os.kill(os.getpid(), signal.SIGKILL)

            for moment in ("before_cursor_execute", "commit"):
                event.listen(storage.engine.sync_engine, moment, die)
            await play_to_end(storage, link)
            await storage.close()

        asyncio.run(play())
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert status in (0, signal.SIGKILL)
    return status != 0


def test_a_table_says_whether_it_is_rated(ann: HttpClient, ben: HttpClient) -> None:
    """Before it starts, and once somebody leaves or asks for hints."""
    table = ann.make_table(["person", "open"])["table"]
    assert (table["status"], table["unrated_reason"]) == ("waiting", None)
    taken = ben.post(f"/api/tables/{table['id']}/seats/1/take", name="Ben")["table"]
    assert (taken["status"], taken["unrated_reason"]) == ("playing", None)
    ben.connect(table["id"]).read_to_entry(0)
    left = ben.post(f"/api/tables/{table['id']}/seats/1/leave")
    assert left["unrated_reason"] == "seats-changed"
    assert ann.make_table(["person", "open"], hints_allowed=True)["table"]["unrated_reason"] == "hints"
    assert ann.make_table(["person", "person"])["table"]["unrated_reason"] == "same-person"
    assert ann.make_table(["person", "pilgrim", "pilgrim"], lesson=True)["table"]["unrated_reason"] == "beginning"
    alone = ann.make_table(["person", "master", "open"])["table"]
    assert alone["unrated_reason"] is None
    ann.post(f"/api/tables/{alone['id']}/seats/2/bot", bot="sage")
    changed = ann.post(f"/api/tables/{alone['id']}/seats/1/bot", bot="wanderer")
    assert changed["unrated_reason"] == "seats-changed"


def test_the_command_agrees_with_a_server(tmp_path: Path) -> None:
    """`tabiji ratings` reads the database of a server that runs, after kills."""
    from typer.testing import CliRunner

    from tabiji.cli import app

    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    ann, ben = HttpClient(server), HttpClient(server)
    for number in range(2):
        table = ann.make_table(["person", "open"], "namiji" if number else "tokaido")["table"]["id"]
        ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
        play_randomly([ann.connect(table), ben.connect(table)], random.Random(number))
        server.kill()
        server.start()
    result = CliRunner().invoke(app, ["ratings", "--database", server.database])
    assert result.exit_code == 0, result.output
    assert "tokaido: 1 games, 1 replayed, 2 ratings" in result.output
    assert result.output.endswith("The database agrees.\n")
    refused = CliRunner().invoke(app, ["ratings", "--repair", "--database", server.database])
    assert "Another server" in str(refused.exception)
    server.stop()
