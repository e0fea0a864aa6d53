"""Middleware against floods, cross-origin requests and endless bodies."""

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
EXPLAINED_REFUSALS = (20, 1)  # per address: refused sockets that are opened to say why; others are rejected

log = logging.getLogger(__name__)


class RequestFilter:
    """Middleware that refuses requests and sockets before the application sees them."""

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
        """Returns why a request is refused, or None."""
        if scope["method"] in SAFE_METHODS:
            return None if self._reads.try_take(address_of(scope)) else too_fast()
        if not is_same_origin(scope):
            return cross_origin()
        return None if self._writes.try_take(address_of(scope)) else too_fast()

    async def _open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Opens a socket and counts it while it is open."""
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
        """Refuses a socket: with a message that a page can read, or with a plain response, which costs less."""
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
    """Returns the address of a request; a proxy on this machine is trusted."""
    return scope["client"][0] if scope.get("client") else ""


def is_same_origin(scope: MutableMapping[str, Any]) -> bool:
    """Returns whether a request comes from a page of this server, or from no page."""
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
    """Returns why the Host header is refused: HTTP/1.1 requires exactly one, and the origin check relies on it."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if not hosts and scope["http_version"] == "1.0":
        return None
    if len(hosts) == 1 and HOST.fullmatch(hosts[0]):
        return None
    return RequestError("malformed", "A request names its host exactly once.", 400)


def cross_origin() -> RequestError:
    """The refusal of a request by another site's page."""
    return RequestError("cross-origin", "Another site's page asked.", 403)


def _log_refusal(error: RequestError) -> None:
    metrics.REFUSALS.labels(error.error).inc()
    log.warning("request refused", extra={"error": error.error})


def _refusal_response(error: RequestError) -> JSONResponse:
    return JSONResponse({"error": error.error, "message": str(error)}, error.status)


def _limit_body(receive: Receive) -> Receive:
    """Wraps a receive function so that too long a body is refused."""
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
