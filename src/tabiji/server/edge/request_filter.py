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

from ..errors import RequestError, too_fast, too_many_sockets
from ..ops import metrics
from ..ws.sockets import ALLOWANCE, close_with_error
from .connection_limits import PACED
from .rate_limits import Allowance, ConcurrencyLimit, Limits, PerAddress, TokenBuckets

MAX_BODY_BYTES = 128 * 1024
HOST = re.compile(rb"(\[[0-9A-Fa-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:[0-9]*)?")  # as RFC 9110 defines it
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
EXPLAINED_REFUSALS = (
    20,
    1,
)  # for each address: sockets that are told why they are refused; others get no socket at all

log = logging.getLogger(__name__)


class RequestFilter:
    """Stands before everything."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._writes, self._reads = TokenBuckets(*limits.writes), TokenBuckets(*limits.reads)
        self._socket_opens, self._open_sockets = TokenBuckets(*limits.socket_opens), ConcurrencyLimit(limits.sockets)
        self._frames = PerAddress(partial(Allowance, *limits.frames, limits.answers))
        self._explained = TokenBuckets(*EXPLAINED_REFUSALS)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Let a request or a socket pass, or not."""
        if scope["type"] == "http":
            refused = bad_host(scope) or self._check_request(scope)
            if refused is None:
                return self._app(scope, _limit_body(receive), send)
            _log_refusal(refused)
            return _refusal_response(refused)(scope, receive, send)
        if scope["type"] == "websocket":
            return self._open_socket(scope, receive, send)
        return self._app(scope, receive, send)

    def _check_request(self, scope: Scope) -> RequestError | None:
        """Why a request must not be heeded."""
        if scope["method"] in SAFE_METHODS:
            return None if self._reads.try_take(address_of(scope)) else too_fast()
        if not is_same_origin(scope):
            return cross_origin()
        return None if self._writes.try_take(address_of(scope)) else too_fast()

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket be opened, and count it while it is."""
        address = address_of(scope)
        if refused := bad_host(scope):
            await self._refuse_socket(refused, WebSocket(scope, receive, send), False)
            return
        scope[ALLOWANCE] = allowance = self._frames.of(address)
        scope["extensions"][PACED](allowance)
        if not is_same_origin(scope):
            await self._refuse_socket(cross_origin(), WebSocket(scope, receive, send), False)
        elif not self._socket_opens.try_take(address):
            await self._refuse_socket(too_fast(), WebSocket(scope, receive, send), self._explained.try_take(address))
        elif not self._open_sockets.try_acquire(address):
            await self._refuse_socket(
                too_many_sockets(), WebSocket(scope, receive, send), self._explained.try_take(address)
            )
        else:
            try:
                await self._app(scope, receive, send)
            finally:
                self._open_sockets.release(address)

    async def _refuse_socket(self, error: RequestError, websocket: WebSocket, explain: bool) -> None:
        """Refuse a socket: in words a page can read, which takes a while, or at once."""
        _log_refusal(error)
        try:
            if explain:
                await websocket.accept()
                await close_with_error(websocket, error)
            else:
                await websocket.send_denial_response(_refusal_response(error))
        except WebSocketDisconnect:
            pass


def address_of(scope: MutableMapping[str, Any]) -> str:
    """Where a request comes from; a proxy on this machine is believed."""
    return scope["client"][0] if scope.get("client") else ""


def is_same_origin(scope: MutableMapping[str, Any]) -> bool:
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


def bad_host(scope: MutableMapping[str, Any]) -> RequestError | None:
    """Why the Host header is refused: HTTP/1.1 wants exactly one, and the check of the origin relies on it."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if not hosts and scope["http_version"] == "1.0":
        return None
    if len(hosts) == 1 and HOST.fullmatch(hosts[0]):
        return None
    return RequestError("malformed", "A request names its host exactly once.", 400)


def cross_origin() -> RequestError:
    """A page of another site asked in its reader's name."""
    return RequestError("cross-origin", "Another site's page asked.", 403)


def _log_refusal(error: RequestError) -> None:
    metrics.REFUSALS.labels(error.error).inc()
    log.warning("request refused", extra={"error": error.error})


def _refusal_response(error: RequestError) -> JSONResponse:
    return JSONResponse({"error": error.error, "message": str(error)}, error.status)


def _limit_body(receive: Receive) -> Receive:
    """A body, up to the most that is read."""
    seen = 0

    async def bounded() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MAX_BODY_BYTES:
            log.warning("flood: body refused")
            raise HTTPException(413, "That is too long.")
        return message

    return bounded
