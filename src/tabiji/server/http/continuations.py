"""Playing on from a position of another match, at a new table."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import Request
from pydantic import Field

from ...core.deck import SPECTATOR
from ...core.match import Match
from ...core.rng import SEED_LIMIT
from ..db.rows import MoveRow
from ..edge.request_filter import address_of
from ..errors import RequestError
from ..table.lobby import address_group_of, build_table
from ..table.registry import TableRegistry
from ..table.turns import due_time
from .models import Key, Name, RequestModel, SeatSetup, TableAccess, TableSetup


class PlayOnSetup(RequestModel):
    """The players who continue a game: persons at this screen, and bots."""

    name: Name
    seats: Annotated[list[SeatSetup], Field(min_length=2, max_length=5)]
    key: Key | None = None


async def play_on(
    match: Match,
    body: PlayOnSetup,
    request: Request,
    registry: TableRegistry,
    player: str,
    sealed_until: float | None = None,
) -> TableAccess:
    """Creates a table that continues a match, with persons at their own seats and bots at the others.

    The player may know all hidden information of the match. So it is resampled for the seat of the only person; for
    several persons, everything that is not public is resampled, because a seat may be handed over.
    """
    options = {name: value for name, value in match.options.to_dict().items() if name != "players"}
    if len(body.seats) != match.options.players:
        raise RequestError("unknown-seat", f"The game has {match.options.players} seats.", 404)
    if any(seat.kind == "open" for seat in body.seats):
        raise RequestError("not-possible", "Nobody else comes to try it.", 422)
    await registry.bot_runner.check_names(match.game.name, (seat.bot for seat in body.seats if seat.kind == "bot"))
    setup = TableSetup(game=match.game.name, name=body.name, seats=body.seats, options=options, key=body.key)
    snapshot, links = build_table(setup, player, registry.bot_runner.names, address_group_of(address_of(request.scope)))
    now = snapshot.table.created
    persons = [seat for seat, each in enumerate(body.seats) if each.kind == "person"]
    continued = match.up_to(len(match.moves))
    continued.redeal(persons[0] if len(persons) == 1 else SPECTATOR, secrets.randbelow(SEED_LIMIT))
    table = replace(
        snapshot.table,
        seed=continued.seed,
        redeals=[(each.after, each.seat, each.seed) for each in continued.redeals],
        beginning="chosen",
        sealed_until=sealed_until,
        turn=continued.seat,
        due=due_time(snapshot.seats, None, continued.seat, now),
        seq=len(continued.moves),
    )
    moves = [
        MoveRow(number, move.seat, move.action, move.entropy, now, "bot")
        for number, move in enumerate(continued.moves, 1)
    ]
    await registry.storage.create_table(table, snapshot.seats, snapshot.holders, moves)
    async with registry.open_table(table.id) as live_table:
        registry.schedule_bots(live_table)
        return TableAccess(table=live_table.info(player), links=links)
