"""What is refused before anything reads it: requests from other sites' pages, and bodies without end."""

from __future__ import annotations

import logging

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .errors import Refused, too_fast
from .limits import Buckets
from .sockets import same_origin

MOST_BODY = 128 * 1024
CHANGES = (1000, 50)  # for each address: requests at once, and a second
SAFE = ("GET", "HEAD", "OPTIONS")

log = logging.getLogger(__name__)


class Guard:
    """Stands before the HTTP interface."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._asked = Buckets(*CHANGES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refused = None if scope["method"] in SAFE else self._refused(scope)
        if refused is None:
            await self._app(scope, _bounded(receive), send)
            return
        log.warning("request refused", extra={"error": refused.error})
        metrics.REFUSED.labels(refused.error).inc()
        answer = JSONResponse({"error": refused.error, "message": str(refused)}, refused.status)
        await answer(scope, receive, send)

    def _refused(self, scope: Scope) -> Refused | None:
        """Why a request that would change something must not."""
        if not same_origin(Headers(scope=scope)):
            return Refused("cross-origin", "Another site's page asked.", 403)
        address = scope["client"][0] if scope.get("client") else ""
        return None if self._asked.take(address) else too_fast()


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
