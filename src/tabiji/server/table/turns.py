"""Whose turn it is, until when the server waits for them, and how a game ends."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ...core.match import Match
from ..db.rows import GameEnd, SeatResult, SeatRow
from ..db.transaction import TableTransaction
from .replay import new_match

BOT_CLAIM_SECONDS = 5.0  # seconds before another worker takes over a bot's move


def due_time(seats: Sequence[SeatRow], clock: int | None, turn: int | None, clock_start: float) -> float | None:
    """Returns when the server must act: for a bot that has not moved, or a clock that has run out."""
    if turn is None:
        return None
    if seats[turn].kind == "bot":
        return time.time() + BOT_CLAIM_SECONDS
    return clock_start + clock if clock else None


async def update_turn(transaction: TableTransaction) -> None:
    """Starts the match if no seat is open; if a bot has taken the seat whose turn it is, it becomes due."""
    snapshot = await transaction.load_snapshot()
    table, seats, now = snapshot.table, snapshot.seats, time.time()
    if table.started is None and all(seat.kind != "open" for seat in seats):
        turn = new_match(table).seat
        await transaction.set_table(started=now, turn=turn, due=due_time(seats, table.clock, turn, now))
    elif table.turn is not None and seats[table.turn].kind == "bot":
        await transaction.set_table(due=due_time(seats, table.clock, table.turn, now))


def game_end(match: Match) -> GameEnd:
    """Returns how a match ended for every seat."""
    game, state = match.game, match.state
    pieces: Any = state.pieces
    travelers = game.names.get("traveler", ())
    results: list[SeatResult] = []
    for seat, (points, rank) in enumerate(zip(match.points, match.ranks, strict=True)):
        amounts = [0] * len(game.score_sources)
        game.score_breakdown(state, seat, amounts)
        sources = dict(zip(game.score_sources, map(int, amounts), strict=True))
        traveler = travelers[pieces[seat].tile] if travelers else None
        results.append(SeatResult(points, rank, traveler, sources))
    return GameEnd(results, len(match.moves))
