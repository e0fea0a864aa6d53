"""Security and cache headers of every response."""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the art colours itself so
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HASHED_ASSETS = "/assets/"  # these never change, and are never asked for again
CACHE_FOREVER, CACHE_REVALIDATE, CACHE_NEVER = "public, max-age=31536000, immutable", "no-cache", "no-store"


class SecurityHeaders:
    """Middleware that adds security and cache headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Answer, with all of them."""

        async def headed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update({**SECURITY_HEADERS, "cache-control": _cache_control(scope["path"], message["status"])})
            await send(message)

        return self._app(scope, receive, headed)


def _cache_control(path: str, status: int) -> str:
    if path.startswith(HASHED_ASSETS) and status in (200, 206, 304):
        return CACHE_FOREVER
    return CACHE_REVALIDATE if "/api/" not in path and status in (200, 206, 304) else CACHE_NEVER
