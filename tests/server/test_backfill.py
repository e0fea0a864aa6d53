"""Games that finished before points were stored have them after a start, from their logs."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tabiji.games import GAMES

from ..async_runner import run_in_thread
from ..waiting import eventually
from .clients import HttpClient, Server, SocketClient, play_randomly


async def _make_anew(url: str) -> None:
    server, _, name = url.rpartition("/")
    connection = await asyncpg.connect(f"{server}/template1")
    await connection.execute(f"drop database if exists {name} with (force)")
    await connection.execute(f"create database {name}")
    await connection.close()


def take_one_back(clients: list[SocketClient]) -> None:
    """Play until a move may be taken back, and take it back."""
    for number in range(30):
        choices = {client: client.read_to_entry(number)["view"]["choices"] for client in clients}
        mover = next(client for client in clients if choices[client])
        mover.move(choices[mover][0]["id"])
        if mover.read_to_entry(number + 1)["can_undo"]:
            mover.send(type="undo", number=number + 2)
            mover.read_to_entry(number + 2)
            return
    raise AssertionError("no move may be taken back")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_points_of_games_from_before_are_known(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Also of games of bots and with moves taken back; a log that is damaged has one line, and is left alone."""
    url = f"sqlite:///{tmp_path}/tables.db"
    if kind == "postgresql":  # one of its own: others leave logs that cannot be followed
        url = request.getfixturevalue("postgres").rpartition("/")[0] + "/backfill"
        run_in_thread(_make_anew(url))

    async def on_postgresql(statement: str) -> list[Any]:
        connection = await asyncpg.connect(url)
        rows = await connection.fetch(statement)
        await connection.close()
        return [tuple(row) for row in rows]

    def do(statement: str) -> list[Any]:
        if kind == "postgresql":
            return run_in_thread(on_postgresql(statement))
        connection = sqlite3.connect(tmp_path / "tables.db")
        rows = connection.execute(statement).fetchall()
        connection.commit()
        connection.close()
        return rows

    server = Server(url, tmp_path / "log")
    ann = HttpClient(server)
    links: list[str] = []
    for number, game in enumerate([*GAMES, *GAMES, "tokaido"]):
        players = ["person", "pilgrim", "wanderer"] if number else ["person", "person"]
        links.append(ann.make_table(players, game)["table"]["id"])
        clients = [ann.connect(links[-1], seat) for seat in range(players.count("person"))]
        if not number:  # no bot moves on meanwhile
            take_one_back(clients)
        assert play_randomly(clients, random.Random(number))["view"]["turn"] is None
    waiting = ann.make_table(["person", "open"])["table"]["id"]
    *whole, short, wrong, other = links
    names = ", ".join(f"'{link}'" for link in links)
    every = f'select "table", seat, points, rank from seats where "table" in ({names}) order by "table", seat'
    before = do(every)
    assert all(points is not None for *_, points, _ in before)
    server.stop()
    do(f'update seats set points = null, rank = null where "table" in ({names})')  # as a migration leaves them
    do(f"delete from moves where \"table\" = '{short}' and number > 20")
    do(f"update moves set action = 9999 where \"table\" = '{wrong}' and number = 10")
    do(f"update tables set components = 'others 0123' where id = '{other}'")
    server.log.unlink()
    server.start()
    eventually(lambda: "results stored" in [line["event"] for line in server.lines()])
    damaged = {short, wrong, other}
    assert do(every) == [(link, seat, *((None, None) if link in damaged else ends)) for link, seat, *ends in before]
    assert [seat["points"] for seat in ann.get(f"/api/tables/{whole[0]}")["seats"]] == [
        points for link, _, points, _ in before if link == whole[0]
    ]
    warnings_logged = [line for line in server.lines() if line["level"] == "warning"]
    assert len(warnings_logged) == len(damaged)
    assert len({line["table"] for line in warnings_logged}) == len(damaged)
    assert ann.get(f"/api/tables/{waiting}")["status"] == "waiting"
    server.stop()
    server.log.unlink()
    server.start()  # once more: nothing is left to do, and nothing changes
    eventually(lambda: len([line for line in server.lines() if line["level"] == "warning"]) == len(damaged))
    assert "results stored" not in [line["event"] for line in server.lines()]
    assert do(every) == [(link, seat, *((None, None) if link in damaged else ends)) for link, seat, *ends in before]
    server.stop()
