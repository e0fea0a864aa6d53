"""Routes of game reviews: start one, read its progress and its result."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

from ...analysis.page_review import GameReview, encode_request
from ..edge.identity import Player
from ..edge.request_filter import address_of
from ..table.lobby import address_group_of
from ..table.registry import TableRegistry
from ..table.replay import new_match
from .dependencies import ERROR_RESPONSES, Registry, check_finished, limit_replays, load_finished
from .models import Link

router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)


class ReviewProgress(BaseModel):
    """The progress of a review, and its result once it is complete."""

    started: bool
    done: int  # decisions evaluated so far
    total: int  # 0 while the review waits in the queue
    review: GameReview | None


@router.get("/tables/{link}/review")
async def get_review(link: Link, registry: Registry) -> ReviewProgress:
    """Returns the review of a finished game, or its progress."""
    check_finished((await registry.storage.load_table(link)).table.finished)
    return await _review_progress(registry, link)


@router.post("/tables/{link}/review/start", dependencies=[Depends(limit_replays)])
async def start_review(link: Link, request: Request, registry: Registry, player: Player) -> ReviewProgress:
    """Starts the review of a finished game, unless there is one."""
    snapshot, moves = await load_finished(registry, link)
    log = encode_request(
        new_match(snapshot.table), ((move.action, move.entropy) for move in moves if move.action is not None)
    )
    owner = (address_group_of(address_of(request.scope)), player)
    await registry.analysis_jobs.start(link, log, owner, snapshot.table.beginning == "imported")
    return await _review_progress(registry, link)


async def _review_progress(registry: TableRegistry, link: str) -> ReviewProgress:
    progress = await registry.analysis_jobs.progress(link)
    done, total, review = progress or (0, 0, None)
    return ReviewProgress.model_validate(
        {"started": progress is not None, "done": done, "total": total, "review": review}
    )
