"""Records a finished game in the transaction of its last move: results, ratings and the counters of statistics."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict
from typing import Any

from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...arena.bot_ratings import bot_ratings
from ..table.rated import unrated_reason
from . import tables as schema
from .rating_updates import load_ratings, next_number, rate_game, save_rating
from .rows import STAND_IN, Beginning, GameEnd, Results, SeatResultRow, TableSnapshot
from .snapshots import load_snapshot

RECORDED_BEGINNINGS: tuple[Beginning, ...] = ("dealt", "day")  # other games are lessons, trials or come from elsewhere
MAX_VARIATIONS_LENGTH = 200


async def record_game(connection: AsyncConnection, table_id: str, end: GameEnd, may_rate: bool = True) -> None:
    """Stores the results of a game that has just finished, and changes the ratings of its players if it is rated.

    The counter of the game is locked until the transaction ends, so games are rated in the order of their numbers.
    """
    await _set_points(connection, table_id, end.results)
    snapshot = await load_snapshot(connection, table_id)
    if snapshot.table.beginning not in RECORDED_BEGINNINGS:
        return
    number = await next_number(connection, snapshot.table.game)
    recorded = select(schema.finished_games.c.table).where(schema.finished_games.c.table == table_id)
    if await connection.scalar(recorded):  # by another worker, long after its end
        return
    is_rated = may_rate and unrated_reason(snapshot) is None
    await connection.execute(insert(schema.finished_games), _game_row(snapshot, end, number, is_rated))
    seats = _seat_rows(snapshot, end.results, is_rated)
    if is_rated:
        seats = await _rate(connection, snapshot, seats)
    await connection.execute(insert(schema.seat_results), [{"table": table_id, **asdict(seat)} for seat in seats])
    await _count(connection, snapshot, end.results)


async def _set_points(connection: AsyncConnection, table_id: str, results: Results) -> None:
    seats = schema.seats
    for seat, result in enumerate(results):
        where = (seats.c.table == table_id, seats.c.seat == seat)
        await connection.execute(update(seats).where(*where).values(points=result.points, rank=result.rank))


def _game_row(snapshot: TableSnapshot, end: GameEnd, number: int, is_rated: bool) -> dict[str, Any]:
    table, points = snapshot.table, [result.points for result in end.results]
    return {
        "table": table.id,
        "game": table.game,
        "number": number,
        "finished": table.finished,
        "listed": table.visibility == "open" and table.spectators,
        "rated": is_rated,
        "players": len(snapshot.seats),
        "people": sum(seat.kind == "person" for seat in snapshot.seats),
        "variations": table.options.get("variations", "")[:MAX_VARIATIONS_LENGTH],
        "move_count": end.move_count,
        "top_points": max(points),
        "spread": max(points) - min(points),
    }


def _seat_rows(snapshot: TableSnapshot, results: Results, is_rated: bool) -> list[SeatResultRow]:
    players, bots = _find_players(snapshot), bot_ratings(snapshot.table.game) if is_rated else {}
    rows: list[SeatResultRow] = []
    for seat, result in zip(snapshot.seats, results, strict=True):
        player, bot = players.get(seat.seat), STAND_IN if seat.kind == "open" else seat.bot
        rows.append(
            SeatResultRow(
                seat=seat.seat,
                player=player,
                name=seat.name,
                bot=bot,
                **result._asdict(),
                rated_player=player if is_rated else None,
                mean=bots[bot].mean if is_rated and bot else None,
                deviation=bots[bot].deviation if is_rated and bot else None,
            )
        )
    return rows


def _find_players(snapshot: TableSnapshot) -> dict[int, str]:
    """Returns the player at each seat, except where one person plays several seats."""
    creator = snapshot.table.creator
    players = {
        seat.seat: creator if creator in holders else min(holders)
        for seat in snapshot.seats
        if seat.kind == "person" and (holders := snapshot.holders.get(seat.seat))
    }
    counts = Counter(players.values())
    return {seat: player for seat, player in players.items() if counts[player] == 1}


async def _rate(
    connection: AsyncConnection, snapshot: TableSnapshot, seats: list[SeatResultRow]
) -> list[SeatResultRow]:
    """Changes the ratings of the people at a table; returns its seats with what was believed of them before."""
    game, finished = snapshot.table.game, snapshot.table.finished
    assert finished is not None
    players = {seat.rated_player for seat in seats if seat.rated_player}
    noted, changed = rate_game(await load_ratings(connection, game, players), seats, finished)
    for row in changed.values():
        await save_rating(connection, game, row)
    return noted


async def _count(connection: AsyncConnection, snapshot: TableSnapshot, results: Results) -> None:
    """Counts a game of people for its month, and the travelers of people."""
    game = snapshot.table.game
    people = [seat.seat for seat in snapshot.seats if seat.kind == "person"]
    if people:
        month = time.strftime("%Y-%m", time.gmtime(snapshot.table.finished))
        await connection.execute(_COUNT_MONTH, {"game": game, "month": month})
    for seat in people:
        if traveler := results[seat].traveler:
            won = int(results[seat].rank == 1)
            await connection.execute(_COUNT_TRAVELER, {"game": game, "traveler": traveler, "won": won})


_COUNT_MONTH = text(
    "INSERT INTO monthly_games (game, month, games) VALUES (:game, :month, 1)"
    " ON CONFLICT (game, month) DO UPDATE SET games = monthly_games.games + 1"
)
_COUNT_TRAVELER = text(
    "INSERT INTO traveler_results (game, traveler, games, wins) VALUES (:game, :traveler, 1, :won)"
    " ON CONFLICT (game, traveler) DO UPDATE"
    " SET games = traveler_results.games + 1, wins = traveler_results.wins + :won"
)
