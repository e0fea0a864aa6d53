"""Looking back at a finished game: its outline, what mattered in it, and playing on from any of its moves."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import BaseModel, Field

from ...analysis.page_review import GameReview, encode_request
from ...core.deck import SPECTATOR
from ...core.match import Match
from ...core.rng import SEED_LIMIT
from ..db.rows import MoveRow, TableSnapshot
from ..edge.identity import Player
from ..edge.request_filter import address_of
from ..errors import RequestError
from ..table.lobby import address_group_of, build_table
from ..table.registry import TableRegistry
from ..table.replay import effective_moves, new_match, replay, replay_outline, report_unplayable
from ..table.turns import due_time
from ..ws.messages import Entry, MatchSummary
from .models import Key, Link, Name, RequestModel, SeatSetup, TableAccess, TableSetup
from .tables import ERROR_RESPONSES, Registry, check_finished, limit_new_tables, limit_replays

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class Outline(BaseModel):
    """A finished game at a glance: what each move told, what it decided, and how it went."""

    entries: list[Entry]  # the deal, then every move
    phases: list[str]  # what each move decided
    move_phase: str  # the phase with which a turn begins
    summary: MatchSummary


class ReviewProgress(BaseModel):
    """How far somebody is who looks back at a game, and what was found once they are through."""

    started: bool
    done: int  # decisions judged so far
    total: int  # 0 while others are looked at first
    review: GameReview | None


class PlayOnSetup(RequestModel):
    """Who shall play on: a person at this screen, and bots."""

    name: Name
    seats: Annotated[list[SeatSetup], Field(min_length=2, max_length=5)]
    key: Key | None = None


async def load_finished(registry: TableRegistry, link: str) -> tuple[TableSnapshot, list[MoveRow]]:
    """A finished game, and the moves that stand."""
    kept = await registry.storage.load_table(link)
    check_finished(kept.table.finished)
    with report_unplayable(kept.table):
        return kept, effective_moves(await registry.storage.load_moves(link))


@router.get("/tables/{link}/outline", dependencies=[Depends(limit_replays)])
async def get_outline(link: Link, registry: Registry, seat: Annotated[int | None, Query(ge=0, le=4)] = None) -> Outline:
    """A finished game at a glance, as a seat saw it or, without one, a spectator."""
    kept, moves = await load_finished(registry, link)
    if seat is not None and seat >= len(kept.seats):
        raise RequestError("unknown-seat", "There is no such seat.", 404)
    replayed = replay_outline(kept.table, moves)
    game, state = replayed.match.game, replayed.match.state
    viewer = SPECTATOR if seat is None else seat
    return Outline(
        entries=[step.entry_for(game, state, viewer) for step in replayed.steps],
        phases=replayed.phases,
        move_phase=game.phases[game.move_phase],
        summary=replayed.summary,
    )


async def _review_progress(registry: TableRegistry, link: str) -> ReviewProgress:
    found = await registry.analysis_jobs.progress(link)
    done, total, review = found or (0, 0, None)
    return ReviewProgress.model_validate({"started": found is not None, "done": done, "total": total, "review": review})


@router.get("/tables/{link}/review")
async def get_review(link: Link, registry: Registry) -> ReviewProgress:
    """What was found by looking back at a finished game, or how far that is."""
    check_finished((await registry.storage.load_table(link)).table.finished)
    return await _review_progress(registry, link)


@router.post("/tables/{link}/review/start", dependencies=[Depends(limit_replays)])
async def start_review(link: Link, request: Request, registry: Registry, player: Player) -> ReviewProgress:
    """Look back at a finished game; whoever asks later finds the same."""
    kept, moves = await load_finished(registry, link)
    log = encode_request(
        new_match(kept.table), ((move.action, move.entropy) for move in moves if move.action is not None)
    )
    whose = (address_group_of(address_of(request.scope)), player)
    await registry.analysis_jobs.start(link, log, whose, kept.table.beginning == "imported")
    return await _review_progress(registry, link)


@router.post("/tables/{link}/replay/{step}/play", status_code=201, dependencies=[Depends(limit_new_tables)])
async def play_on_from_step(
    link: Link,
    step: Annotated[int, Path(ge=0, le=10_000)],
    body: PlayOnSetup,
    request: Request,
    registry: Registry,
    player: Player,
) -> TableAccess:
    """Play on from a move of a finished game, at a table of one's own; what nobody there may know is dealt anew."""
    kept, moves = await load_finished(registry, link)
    if step >= len(moves):
        raise RequestError("unknown-step", f"The game has {len(moves)} moves.", 404)
    journey = replay(kept.table, moves[:step]).match
    return await play_on(journey, body, request, registry, player, kept.table.sealed_until)


async def play_on(
    match: Match,
    body: PlayOnSetup,
    request: Request,
    registry: TableRegistry,
    player: str,
    sealed_until: float | None = None,
) -> TableAccess:
    """A table that goes on from where a journey stands; at one's own seat sits a person, at the others bots.

    Whoever brought the journey may know all of it. So what the person cannot know is dealt again; of several persons,
    what is not known to everybody, since one of them may hand a seat over.
    """
    words = {name: value for name, value in match.options.to_dict().items() if name != "players"}
    if len(body.seats) != match.options.players:
        raise RequestError("unknown-seat", f"The game has {match.options.players} seats.", 404)
    if any(seat.kind == "open" for seat in body.seats):
        raise RequestError("not-possible", "Nobody else comes to try it.", 422)
    await registry.bot_runner.check_names(match.game.name, (seat.bot for seat in body.seats if seat.kind == "bot"))
    asked = TableSetup(game=match.game.name, name=body.name, seats=body.seats, options=words, key=body.key)
    made, links = build_table(asked, player, registry.bot_runner.names, address_group_of(address_of(request.scope)))
    now = made.table.created
    persons = [seat for seat, each in enumerate(body.seats) if each.kind == "person"]
    begun = match.up_to(len(match.moves))
    begun.redeal(persons[0] if len(persons) == 1 else SPECTATOR, secrets.randbelow(SEED_LIMIT))
    table = replace(
        made.table,
        seed=begun.seed,
        redeals=[(each.after, each.seat, each.seed) for each in begun.redeals],
        beginning="chosen",
        sealed_until=sealed_until,
        turn=begun.seat,
        due=due_time(made.seats, None, begun.seat, now),
        seq=len(begun.moves),
    )
    moves = [
        MoveRow(number, move.seat, move.action, move.entropy, now, "bot") for number, move in enumerate(begun.moves, 1)
    ]
    await registry.storage.create_table(table, made.seats, made.holders, moves)
    async with registry.open_table(table.id) as there:
        registry.schedule_bots(there)
        return TableAccess(table=there.info(player), links=links)
