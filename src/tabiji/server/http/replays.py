"""Routes of finished games: steps, outline, game file, and playing on from a step."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel

from ...core import gamefile
from ...core.deck import SPECTATOR
from ..edge.identity import Player
from ..errors import RequestError
from ..table.gamefile_headers import add_headers
from ..table.replay import ReplayResult, effective_moves, replay, replay_outline, report_unplayable, summarize
from ..ws.messages import Entry, MatchSummary
from .continuations import PlayOnSetup, play_on
from .dependencies import (
    ERROR_RESPONSES,
    TEXT_RESPONSE,
    Registry,
    check_finished,
    limit_new_tables,
    limit_replays,
    load_finished,
)
from .models import Link, ReplayStep, TableAccess

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class Outline(BaseModel):
    """The events, the phases and the points of a finished game."""

    entries: list[Entry]  # the deal, then every move
    phases: list[str]  # what each move decided
    move_phase: str  # the phase with which a turn begins
    summary: MatchSummary


@router.get("/tables/{link}/replay/{step}", dependencies=[Depends(limit_replays)])
async def get_replay_step(
    link: Link,
    step: Annotated[int, Path(ge=0, le=10_000)],
    registry: Registry,
    seat: Annotated[int | None, Query(ge=0, le=4)] = None,
) -> ReplayStep:
    """Returns a finished game after one of its moves; step 0 is the deal."""
    snapshot = await registry.storage.load_table(link)
    check_finished(snapshot.table.finished)
    if seat is not None and seat >= len(snapshot.seats):
        raise RequestError("unknown-seat", "There is no such seat.", 404)
    with report_unplayable(snapshot.table):
        moves = effective_moves(await registry.storage.load_moves(link))
    if step > len(moves):
        raise RequestError("unknown-step", f"The game has {len(moves)} moves.", 404)
    replayed: ReplayResult = replay(snapshot.table, moves[:step], moves[step - 1].number - 1 if step else -1)
    viewer = SPECTATOR if seat is None else seat
    game, state = replayed.match.game, replayed.match.state
    return ReplayStep(
        step=step,
        steps=len(moves),
        entry=replayed.steps[-1].entry_for(game, state, viewer),
        view=game.view(state, viewer),
        summary=summarize(replayed.match) if replayed.match.over else None,
    )


@router.get("/tables/{link}/outline", dependencies=[Depends(limit_replays)])
async def get_outline(link: Link, registry: Registry, seat: Annotated[int | None, Query(ge=0, le=4)] = None) -> Outline:
    """Returns all steps of a finished game as a seat saw them, or a spectator."""
    snapshot, moves = await load_finished(registry, link)
    if seat is not None and seat >= len(snapshot.seats):
        raise RequestError("unknown-seat", "There is no such seat.", 404)
    replayed = replay_outline(snapshot.table, moves)
    game, state = replayed.match.game, replayed.match.state
    viewer = SPECTATOR if seat is None else seat
    return Outline(
        entries=[step.entry_for(game, state, viewer) for step in replayed.steps],
        phases=replayed.phases,
        move_phase=game.phases[game.move_phase],
        summary=replayed.summary,
    )


@router.get(
    "/tables/{link}/gamefile",
    response_class=Response,
    responses={200: TEXT_RESPONSE},
    dependencies=[Depends(limit_replays)],
)
async def export_game(link: Link, registry: Registry) -> Response:
    """Returns the game file of a finished game; that of a daily game stays sealed until the day is over everywhere."""
    snapshot = await registry.storage.load_table(link)
    check_finished(snapshot.table.finished)
    if snapshot.table.sealed_until is not None and time.time() < snapshot.table.sealed_until:
        raise RequestError("sealed", "The day is not over everywhere yet: until then its seed is secret.")
    match = replay(snapshot.table, await registry.storage.load_moves(link)).match
    return PlainTextResponse(add_headers(gamefile.write(match), snapshot.seats))


@router.post("/tables/{link}/replay/{step}/play", status_code=201, dependencies=[Depends(limit_new_tables)])
async def play_on_from_step(
    link: Link,
    step: Annotated[int, Path(ge=0, le=10_000)],
    body: PlayOnSetup,
    request: Request,
    registry: Registry,
    player: Player,
) -> TableAccess:
    """Creates a table that continues a finished game from one of its moves; unknown cards are dealt again."""
    snapshot, moves = await load_finished(registry, link)
    if step >= len(moves):
        raise RequestError("unknown-step", f"The game has {len(moves)} moves.", 404)
    match = replay(snapshot.table, moves[:step]).match
    return await play_on(match, body, request, registry, player, snapshot.table.sealed_until)
