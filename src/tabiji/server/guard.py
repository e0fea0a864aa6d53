"""What is refused before anything reads it: requests from other sites' pages, and bodies without end."""

from __future__ import annotations

import logging

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .sockets import same_origin

MOST_BODY = 128 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")

log = logging.getLogger(__name__)


class Guard:
    """Stands before the HTTP interface."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["method"] not in SAFE and not same_origin(Headers(scope=scope)):
            log.warning("cross-origin request refused")
            metrics.REFUSED.labels("cross-origin").inc()
            refusal = JSONResponse({"error": "cross-origin", "message": "Another site's page asked."}, 403)
            await refusal(scope, receive, send)
            return
        await self._app(scope, _bounded(receive), send)


def _bounded(receive: Receive) -> Receive:
    """A body, up to the most that is read."""
    seen = 0

    async def bounded() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MOST_BODY:
            log.warning("flood: body refused")
            raise HTTPException(413, "That is too long.")
        return message

    return bounded
