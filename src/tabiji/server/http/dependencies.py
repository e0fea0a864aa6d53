"""Parameters, limits and responses that several routers share."""

from __future__ import annotations

import logging
from typing import Annotated, Any

from fastapi import Depends, Path, Request

from ..db.rows import MoveRow, TableSnapshot
from ..edge.rate_limits import TokenBuckets
from ..edge.request_filter import address_of
from ..errors import RequestError, too_fast
from ..table.registry import TableRegistry
from ..table.replay import effective_moves, report_unplayable
from .models import ErrorResponse

ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorResponse} for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}
TEXT_RESPONSE: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}

log = logging.getLogger(__name__)


def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


Registry = Annotated[TableRegistry, Depends(_registry)]
Seat = Annotated[int, Path(ge=0, le=4)]
GameName = Annotated[str, Path(max_length=32)]


def limit_new_tables(request: Request) -> None:
    """Refuses an address that creates tables too fast."""
    buckets: TokenBuckets = request.app.state.new_table_buckets
    if not buckets.try_take(address_of(request.scope)):
        log.warning("flood: table refused")
        raise too_fast()


def limit_replays(request: Request) -> None:
    """Refuses an address that requests finished games too fast: each request replays one."""
    buckets: TokenBuckets = request.app.state.replay_buckets
    if not buckets.try_take(address_of(request.scope)):
        raise too_fast()


def limit_identity_changes(request: Request) -> None:
    """Refuses an address that adds or removes browsers and passkeys too fast."""
    buckets: TokenBuckets = request.app.state.identity_buckets
    if not buckets.try_take(address_of(request.scope)):
        raise too_fast()


def check_finished(finished: float | None) -> None:
    """Refuses a request about a game in progress: the answer would reveal hidden information."""
    if finished is None:
        raise RequestError("unfinished", "The journey is not over: its secrets stay.")


async def load_finished(registry: TableRegistry, link: str) -> tuple[TableSnapshot, list[MoveRow]]:
    """Returns a finished table and its moves without those that were undone."""
    snapshot = await registry.storage.load_table(link)
    check_finished(snapshot.table.finished)
    with report_unplayable(snapshot.table):
        return snapshot, effective_moves(await registry.storage.load_moves(link))
