"""Asking the master at a table: what it would do, and afterwards whether something was clearly better."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from ..bots import Budget, Estimate, Observation, observe
from ..engine.chance import SEEDS
from ..learn.advice import Advice, advise, reasons
from .api import TROUBLES, Seat, TheHouse
from .errors import Refused, not_your_seat, too_fast
from .forms import Form, Link
from .guard import address_of
from .identity import Player
from .limits import Buckets, Places
from .replay import begin, standing_moves
from .tables import Table

SEARCHED = 6000  # playouts of the master, if that does not take long
AT_MOST = 4.0  # seconds
JUDGED = 1600  # playouts for looking at a move that was made
CLEARLY = 0.05  # chances that are worth a word

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api", responses=TROUBLES)


class Question(Form):
    """The number of the move that is asked about."""

    move: Annotated[int, Field(ge=1, le=10_000)]


class Hint(BaseModel):
    """The best few choices, the best first."""

    move: int
    advice: list[Advice]


class Lesson(BaseModel):
    """What was done, and what was clearly better, if anything was."""

    move: int
    done: Advice | None
    better: Advice | None


class Unpacked(BaseModel):
    """How many parts of what the master needs to advise are unpacked."""

    done: int
    of: int


def _not_too_often(request: Request) -> None:
    """Thinking costs: it is bounded for each address."""
    asked: Buckets = request.app.state.asked
    if not asked.take(address_of(request.scope)):
        log.warning("flood: advice refused")
        raise too_fast()


async def _not_too_many(request: Request) -> AsyncIterator[None]:
    """Whoever asks waits for the answer, also once they have gone: so many wait for each address."""
    consulting: Places = request.app.state.consulting
    address = address_of(request.scope)
    if not consulting.take(address):
        log.warning("flood: advice refused")
        raise too_fast()
    try:
        yield
    finally:
        consulting.give_back(address)


CONSULTS = [Depends(_not_too_often), Depends(_not_too_many)]


@router.post("/tables/{link}/seats/{seat}/hint", dependencies=CONSULTS)
async def hint(link: Link, seat: Seat, question: Question, house: TheHouse, player: Player) -> Hint:
    """What the master would do at your seat now; counted, and shown to all. Asked again it says the same."""
    async with house.at(link) as table, table.asking:
        async with table.open():
            journey = table.asked(question.move, seat, player)
            known = table.advice.get((seat, question.move))
            observation = observe(journey.game, journey.state, seat, secrets.randbelow(SEEDS))
            legal, whose = journey.legal(), (table.row.origin, table.row.creator)
        if known is None:
            work = partial(_advise, observation, legal)
            known = await house.bots.consult(journey.game.name, whose, work)
            table.advice = {(seat, question.move): known}
            await table.count_hint(seat)
        return Hint(move=question.move, advice=known)


@router.get("/tables/{link}/hint")
async def how_far(link: Link, house: TheHouse) -> Unpacked:
    """How far the master has unpacked: whoever asks it for the first time on a machine waits for that."""
    done, of = house.bots.how_far((await house.storage.load(link)).table.game)
    return Unpacked(done=done, of=of)


def _advise(observation: Observation, legal: list[int], threads: int) -> list[Advice]:
    return advise(observation, legal, Budget(AT_MOST, SEARCHED, threads))


@router.post("/tables/{link}/seats/{seat}/coach", dependencies=CONSULTS)
async def coach(link: Link, seat: Seat, question: Question, house: TheHouse, player: Player) -> Lesson:
    """Whether something was clearly better than a move of yours, by what you could know then; if so, it counts."""
    async with house.at(link) as table, table.asking:
        async with table.open():
            table.check_hints()
            if seat not in table.seats_of(player):
                raise not_your_seat()
        observation, action = await _before(table, seat, question.move)
        whose = (table.row.origin, table.row.creator)
        found = await house.bots.consult(observation.game.name, whose, partial(_judge, observation, action))
        if found is None:
            return Lesson(move=question.move, done=None, better=None)
        await table.count_hint(seat)
        return Lesson(move=question.move, done=found[0], better=found[1])


async def _before(table: Table, seat: int, number: int) -> tuple[Observation, int]:
    """What a seat knew before one of its moves, and what it did."""
    journey = begin(table.row)
    for move in standing_moves(await table.storage.moves(table.id)):
        if move.number == number and move.seat == seat and move.action is not None:
            return observe(journey.game, journey.state, seat, secrets.randbelow(SEEDS)), move.action
        if move.action is not None:
            journey.act(move.action, entropy=move.entropy)
    raise Refused("unknown-step", "There is no such move of yours.", 404)


def _judge(observation: Observation, action: int, threads: int) -> tuple[Advice, Advice] | None:
    """What was done and what was clearly better, or None."""
    from ..analyse.judge import judge
    from ..analyse.past import Decision

    game, state = observation.game, observation.state
    if len(game.legal(state)) == 1:
        return None
    found = judge(game, Decision(0, state, action), JUDGED, 1)
    if not found.best.clear or found.loss < CLEARLY:
        return None
    called = {game.notate(state, each): each for each in game.legal(state)}
    estimates = [Estimate(called[each.notation], each.chance, JUDGED // 8) for each in (found.done, found.best)]
    done, better = reasons(observation, estimates, threads)
    return done, better


@router.post("/tables/{link}/hurry")
async def hurry(link: Link, house: TheHouse, player: Player) -> None:
    """Do not wait for bots that unpack: until they have, a pilgrim goes on in their names. For whoever sits there."""
    async with house.at(link) as table:
        if not table.seats_of(player):
            raise not_your_seat()
        table.hurried.set()
