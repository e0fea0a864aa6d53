"""What is refused before anything reads it: floods, other sites' pages, and bodies without end."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import metrics
from .door import PACED
from .errors import Refused, too_fast, too_many
from .limits import Allowance, Buckets, Limits, PerAddress, Places
from .sockets import ALLOWANCE, send_away

MOST_BODY = 128 * 1024
HOST = re.compile(rb"(\[[0-9A-Fa-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:[0-9]*)?")  # as RFC 9110 defines it
SAFE = ("GET", "HEAD", "OPTIONS")
TOLD = (20, 1)  # for each address: sockets that are told why they are refused; others get no socket at all

log = logging.getLogger(__name__)


class Guard:
    """Stands before everything."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._changes, self._questions = Buckets(*limits.changes), Buckets(*limits.questions)
        self._openings, self._sockets = Buckets(*limits.openings), Places(limits.sockets)
        self._frames = PerAddress(partial(Allowance, *limits.frames, limits.answers))
        self._told = Buckets(*TOLD)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Let a request or a socket pass, or not."""
        if scope["type"] == "http":
            refused = bad_host(scope) or self._refused(scope)
            if refused is None:
                return self._app(scope, _bounded(receive), send)
            _note(refused)
            return _answer(refused)(scope, receive, send)
        if scope["type"] == "websocket":
            return self._open(scope, receive, send)
        return self._app(scope, receive, send)

    def _refused(self, scope: Scope) -> Refused | None:
        """Why a request must not be heeded."""
        if scope["method"] in SAFE:
            return None if self._questions.take(address_of(scope)) else too_fast()
        if not same_origin(scope):
            return cross_origin()
        return None if self._changes.take(address_of(scope)) else too_fast()

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket be opened, and count it while it is."""
        address = address_of(scope)
        if refused := bad_host(scope):
            await self._refuse(refused, WebSocket(scope, receive, send), False)
            return
        scope[ALLOWANCE] = allowance = self._frames.of(address)
        scope["extensions"][PACED](allowance)
        if not same_origin(scope):
            await self._refuse(cross_origin(), WebSocket(scope, receive, send), False)
        elif not self._openings.take(address):
            await self._refuse(too_fast(), WebSocket(scope, receive, send), self._told.take(address))
        elif not self._sockets.take(address):
            await self._refuse(too_many(), WebSocket(scope, receive, send), self._told.take(address))
        else:
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets.give_back(address)

    async def _refuse(self, refused: Refused, websocket: WebSocket, in_words: bool) -> None:
        """Refuse a socket: in words a page can read, which takes a while, or at once."""
        _note(refused)
        try:
            if in_words:
                await websocket.accept()
                await send_away(websocket, refused)
            else:
                await websocket.send_denial_response(_answer(refused))
        except WebSocketDisconnect:
            pass


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Where a request comes from; a proxy on this machine is believed."""
    return scope["client"][0] if scope.get("client") else ""


def same_origin(scope: MutableMapping[str, Any]) -> bool:
    """Whether a page of this very server asks, or no page at all."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    scheme = scope["scheme"].replace("ws", "http")
    return (parts.scheme, parts.netloc) == (scheme, headers.get("host")) and not (parts.path or parts.query)


def bad_host(scope: MutableMapping[str, Any]) -> Refused | None:
    """Why the Host header is refused: HTTP/1.1 wants exactly one, and the check of the origin relies on it."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if not hosts and scope["http_version"] == "1.0":
        return None
    if len(hosts) == 1 and HOST.fullmatch(hosts[0]):
        return None
    return Refused("malformed", "A request names its host exactly once.", 400)


def cross_origin() -> Refused:
    """A page of another site asked in its reader's name."""
    return Refused("cross-origin", "Another site's page asked.", 403)


def _note(refused: Refused) -> None:
    metrics.REFUSED.labels(refused.error).inc()
    log.warning("request refused", extra={"error": refused.error})


def _answer(refused: Refused) -> JSONResponse:
    return JSONResponse({"error": refused.error, "message": str(refused)}, refused.status)


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
