"""Changes ratings in the order of the numbers of games: after a rated game, and when two players become one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...arena.ratings import NEWCOMER, Belief, rate_table
from . import tables as schema
from .rows import RatingRow, SeatResultRow

Rated = dict[str, RatingRow]  # by player


async def next_number(connection: AsyncConnection, game: str) -> int:
    """Returns the number of the next finished game of a kind; nobody else gets one until the transaction ends."""
    counters = schema.game_counters
    await connection.execute(
        text("INSERT INTO game_counters (game, number) VALUES (:game, 0) ON CONFLICT DO NOTHING"), {"game": game}
    )
    increment = update(counters).where(counters.c.game == game).values(number=counters.c.number + 1)
    number: int = (await connection.execute(increment.returning(counters.c.number))).scalar_one()
    return number


def rate_game(known: Rated, seats: Sequence[SeatResultRow], finished: float) -> tuple[list[SeatResultRow], Rated]:
    """Returns the seats of a rated game with what was believed of them before, and the new ratings of its players.

    The seats of bots state their fixed ratings.
    """
    before = [_belief_before(known, seat) for seat in seats]
    after = rate_table(before, [seat.rank for seat in seats])
    changed: Rated = {}
    for seat, belief in zip(seats, after, strict=True):
        if seat.rated_player is not None:
            games = known[seat.rated_player].games if seat.rated_player in known else 0
            changed[seat.rated_player] = RatingRow(seat.rated_player, seat.name, *belief, games + 1, finished)
    noted = [replace(seat, mean=old.mean, deviation=old.deviation) for seat, old in zip(seats, before, strict=True)]
    return noted, changed


def _belief_before(known: Rated, seat: SeatResultRow) -> Belief:
    if seat.rated_player is None:
        assert seat.mean is not None
        assert seat.deviation is not None
        return Belief(seat.mean, seat.deviation)
    row = known.get(seat.rated_player)
    return Belief(row.mean, row.deviation) if row else NEWCOMER


def merge_rows(row: RatingRow, into: RatingRow | None, player: str) -> RatingRow:
    """Returns the rating of two players who are one person: that of the one who has played more."""
    if into is None:
        return replace(row, player=player)
    belief = row if row.games > into.games else into
    finished = max(row.last_finished, into.last_finished)
    return RatingRow(player, into.name, belief.mean, belief.deviation, row.games + into.games, finished)


async def load_ratings(connection: AsyncConnection, game: str, players: set[str]) -> Rated:
    """Returns the ratings of some players in a game."""
    ratings = schema.ratings
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    return {row.player: RatingRow.from_row(row) for row in await connection.execute(query)}


async def save_rating(connection: AsyncConnection, game: str, row: RatingRow) -> None:
    """Writes the rating of a player; the counter of the game must be locked."""
    ratings, values = schema.ratings, asdict(row)
    existing = update(ratings).where(ratings.c.game == game, ratings.c.player == row.player).values(**values)
    if not (await connection.execute(existing)).rowcount:
        await connection.execute(insert(ratings), {"game": game, **values})


async def merge_ratings(connection: AsyncConnection, player: str, into: str) -> None:
    """Merges the ratings of a player into those of another one, in every game."""
    ratings = schema.ratings
    games = await connection.scalars(select(ratings.c.game).where(ratings.c.player == player).order_by(ratings.c.game))
    for game in list(games):
        number = await next_number(connection, game)
        known = await load_ratings(connection, game, {player, into})
        await connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.player == player))
        await save_rating(connection, game, merge_rows(known[player], known.get(into), into))
        merge: dict[str, Any] = {"game": game, "number": number, "player": player, "into_player": into}
        await connection.execute(insert(schema.rating_merges), merge)
