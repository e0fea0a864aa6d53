"""Routes of hints: the master's choices at a decision, and feedback on a move."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from ...analysis.advice import Advice, advise, review_move
from ...bots import Budget, Observation, observe
from ...core.rng import SEED_LIMIT
from ..edge.identity import Player
from ..edge.rate_limits import ConcurrencyLimit, TokenBuckets
from ..edge.request_filter import address_of
from ..errors import RequestError, not_your_seat, too_fast
from ..table.live_table import LiveTable
from ..table.replay import effective_moves, new_match
from .dependencies import ERROR_RESPONSES, Registry, Seat
from .models import Link, RequestModel

HINT_PLAYOUTS = 6000  # playouts of the master, if that does not take long
HINT_SECONDS = 4.0  # seconds

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class MoveNumber(RequestModel):
    """The number of a move."""

    number: Annotated[int, Field(ge=1, le=10_000)]


class Hint(BaseModel):
    """The best choices, best first."""

    number: int
    advice: list[Advice]


class MoveFeedback(BaseModel):
    """A move and a clearly better one, if there is one."""

    number: int
    played: Advice | None
    better: Advice | None


class CompileProgress(BaseModel):
    """How many of the functions that advice needs are compiled."""

    done: int
    total: int


def _limit_hints(request: Request) -> None:
    """Refuses an address that requests hints too fast."""
    buckets: TokenBuckets = request.app.state.hint_buckets
    if not buckets.try_take(address_of(request.scope)):
        log.warning("flood: advice refused")
        raise too_fast()


async def _not_too_many(request: Request) -> AsyncIterator[None]:
    """Refuses an address with too many pending hints; each counts until it is computed, even if the client left."""
    limit: ConcurrencyLimit = request.app.state.hint_concurrency
    address = address_of(request.scope)
    if not limit.try_acquire(address):
        log.warning("flood: advice refused")
        raise too_fast()
    try:
        yield
    finally:
        limit.release(address)


CONSULTS = [Depends(_limit_hints), Depends(_not_too_many)]


@router.post("/tables/{link}/seats/{seat}/hint", dependencies=CONSULTS)
async def hint(link: Link, seat: Seat, question: MoveNumber, registry: Registry, player: Player) -> Hint:
    """Returns the master's best choices now; counted and shown to all. Repeating the request returns the same."""
    async with registry.open_table(link) as table, table.hint_lock:
        async with table.lock():
            match = table.check_hint_turn(question.number, seat, player)
            advice = table.hint_cache.get((seat, question.number))
            observation = observe(match.game, match.state, seat, secrets.randbelow(SEED_LIMIT))
            legal, owner = match.legal_moves(), (table.row.address_group, table.row.creator)
        if advice is None:
            work = partial(_advise, observation, legal)
            advice = await registry.bot_runner.run_for_owner(match.game.name, owner, work)
            table.hint_cache = {(seat, question.number): advice}
            await table.count_hint(seat)
        return Hint(number=question.number, advice=advice)


@router.get("/tables/{link}/hint")
async def hint_progress(link: Link, registry: Registry) -> CompileProgress:
    """Returns how much of the master is compiled: the first hint on a machine waits for that."""
    done, total = registry.bot_runner.compile_progress((await registry.storage.load_table(link)).table.game)
    return CompileProgress(done=done, total=total)


def _advise(observation: Observation, legal: list[int], threads: int) -> list[Advice]:
    return advise(observation, legal, Budget(HINT_SECONDS, HINT_PLAYOUTS, threads))


@router.post("/tables/{link}/seats/{seat}/coach", dependencies=CONSULTS)
async def coach_move(link: Link, seat: Seat, question: MoveNumber, registry: Registry, player: Player) -> MoveFeedback:
    """Returns a choice that was clearly better than a move, given what the seat knew; it counts as a hint."""
    async with registry.open_table(link) as table, table.hint_lock:
        async with table.lock():
            table.check_hints_allowed()
            if seat not in table.seats_of(player):
                raise not_your_seat()
        observation, action = await _decision_before(table, seat, question.number)
        owner = (table.row.address_group, table.row.creator)
        found = await registry.bot_runner.run_for_owner(
            observation.game.name, owner, partial(review_move, observation, action)
        )
        if found is None:
            return MoveFeedback(number=question.number, played=None, better=None)
        await table.count_hint(seat)
        return MoveFeedback(number=question.number, played=found[0], better=found[1])


async def _decision_before(table: LiveTable, seat: int, number: int) -> tuple[Observation, int]:
    """Returns what a seat knew before one of its moves, and its action."""
    match = new_match(table.row)
    for move in effective_moves(await table.storage.load_moves(table.id)):
        if move.number == number and move.seat == seat and move.action is not None:
            return observe(match.game, match.state, seat, secrets.randbelow(SEED_LIMIT)), move.action
        if move.action is not None:
            match.play(move.action, entropy=move.entropy)
    raise RequestError("unknown-step", "There is no such move of yours.", 404)


@router.post("/tables/{link}/skip-wait")
async def skip_wait(link: Link, registry: Registry, player: Player) -> None:
    """Replaces bots by a pilgrim until they are compiled; only players at the table may."""
    async with registry.open_table(link) as table:
        if not table.seats_of(player):
            raise not_your_seat()
        table.skip_wait.set()
