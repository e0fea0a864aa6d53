"""Assembles the server: routes, middleware, background jobs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Mount, Route
from starlette.types import Scope

from ..core.errors import TabijiError
from .db.connection import DATABASE_ERRORS
from .db.keys import load_key
from .db.maintenance import delete_inactive
from .db.pubsub import listen
from .db.storage import Storage
from .edge.cookies import CookieSigner
from .edge.headers import SecurityHeaders
from .edge.rate_limits import ConcurrencyLimit, Limits, TokenBuckets
from .edge.request_filter import RequestFilter
from .errors import RequestError, database_unavailable
from .http import (
    browsers,
    daily,
    games,
    hints,
    imports,
    lobby,
    own_data,
    passkeys,
    players,
    practices,
    profiles,
    replays,
    reviews,
    seats,
    statistics,
    tables,
)
from .jobs.backfill import backfill_results
from .jobs.supervisor import Heartbeat, Supervisor
from .ops import metrics
from .ops.health import Health
from .table.registry import TableRegistry
from .ws import sockets

STATIC_DIR = Path(__file__).parents[1] / "static"
LIMITS = Limits()
ROUTES = (
    games,
    lobby,
    players,
    browsers,
    passkeys,
    profiles,
    own_data,
    tables,
    seats,
    imports,
    hints,
    replays,
    reviews,
    practices,
    statistics,
    daily,
)
DAY = 24 * 3600
HOUR = 3600

log = logging.getLogger(__name__)


def create_app(storage: Storage, keep_days: int | None, limits: Limits = LIMITS) -> FastAPI:
    """Returns the application on a database; tables unused for `keep_days` days are deleted."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry, supervisor = TableRegistry(storage), Supervisor()
        app.state.registry, app.state.health = registry, Health(storage, supervisor)
        app.state.identities = registry.identities
        app.state.cookies = CookieSigner(await load_key(storage, "cookies"))
        supervisor.start("bot moves and clocks", registry.run_bots_and_clocks)
        supervisor.start("table sync", registry.run_sync)
        supervisor.start("presence", registry.presence.run)
        if not storage.is_file:
            await supervisor.start(
                "database notifications",
                partial(listen, storage.url, registry.on_notify, registry.on_browser_change, registry.sync_missed),
            ).wait()
        supervisor.start("results of old games", partial(backfill_results, storage))
        if keep_days:
            supervisor.start("deletion of old tables", partial(delete_old_tables, storage, keep_days))
        log.info("open")
        yield
        await supervisor.close()
        await registry.close()
        await storage.close()
        log.info("closed")

    app = FastAPI(
        title="Tabiji",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.new_table_buckets, app.state.replay_buckets = (
        TokenBuckets(*limits.new_tables),
        TokenBuckets(*limits.replays),
    )
    app.state.hint_buckets = TokenBuckets(*limits.hints)
    app.state.export_concurrency = ConcurrencyLimit(limits.exports)
    app.state.identity_buckets = TokenBuckets(*limits.identity_changes)
    app.state.hint_concurrency = ConcurrencyLimit(limits.consultations)
    for routes in ROUTES:
        app.include_router(routes.router)
    app.router.routes.append(sockets.route)
    app.add_middleware(RequestFilter, limits=limits)
    app.add_middleware(SecurityHeaders)
    app.add_exception_handler(TabijiError, _on_tabiji_error)
    for kind in DATABASE_ERRORS:
        app.add_exception_handler(kind, _on_database_error)
    app.add_exception_handler(RequestValidationError, _on_validation_error)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.get("/healthz", include_in_schema=False)(healthz)
    if STATIC_DIR.exists():
        app.add_api_route("/gallery", gallery, include_in_schema=False)
        app.router.routes.append(PageMount("/", GZipMiddleware(PrecompressedFiles(directory=STATIC_DIR, html=True))))
    return app


class PageMount(Mount):
    """Serves the page for all paths but those of the API."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Matches every path that is not of the API."""
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


class PrecompressedFiles(StaticFiles):
    """Serves files compressed with Brotli at build time to clients that accept it, else as they are."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Returns the compressed file if there is one and the client accepts it."""
        if "br" in Headers(scope=scope).get("accept-encoding", ""):
            with suppress(HTTPException):
                response = await super().get_response(f"{path}.br", scope)
                response.headers.update({"content-encoding": "br", "vary": "Accept-Encoding"})
                return response
        return await super().get_response(path, scope)


async def gallery() -> Response:
    """Returns the page that shows all artwork."""
    return FileResponse(STATIC_DIR / "gallery.html")


async def delete_old_tables(storage: Storage, keep_days: int, heartbeat: Heartbeat) -> None:
    """Deletes tables that were not used for some days, once an hour."""
    while True:
        count = await delete_inactive(storage, time.time() - keep_days * DAY)
        heartbeat()
        log.info("old tables deleted", extra={"count": count})
        await asyncio.sleep(HOUR)


async def healthz(request: Request) -> Response:
    """Returns 200 if all jobs run and the database accepts writes, else 503 and a line for each failing check."""
    health: Health = request.app.state.health
    failures = await health.failures()
    lines = "\n".join(f"{check}: {reason}" for check, reason in failures.items())
    return PlainTextResponse(lines or "ok", 503 if failures else 200)


def _error_response(error: str, message: str, status: int, table: str | None = None) -> JSONResponse:
    metrics.REFUSALS.labels(error).inc()
    return JSONResponse({"error": error, "message": message, "table": table}, status)


async def _on_tabiji_error(_: Request, error: Exception) -> Response:
    """Returns an error that a player can act on, with its sentence."""
    if isinstance(error, RequestError):
        return _error_response(error.error, str(error), error.status, error.table)
    return _error_response("not-possible", str(error), 422)


async def _on_database_error(_: Request, error: Exception) -> Response:
    """Returns 503, so that the client retries; the log tells the host."""
    log.error("database unavailable", extra={"error": type(error).__name__})
    return await _on_tabiji_error(_, database_unavailable())


async def _on_validation_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return _error_response("malformed", f"{'.'.join(map(str, first['loc']))}: {first['msg']}", 422)


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _error_response(
        "not-found" if error.status_code == 404 else "malformed", str(error.detail), error.status_code
    )
    response.headers.update(error.headers or {})
    if error.status_code == 405:  # the first of several routes of a path names only its own methods
        response.headers["allow"] = ", ".join(sorted(_methods_of_path(request)))
    return response


def _methods_of_path(request: Request) -> set[str]:
    """Returns the methods of all routes that match a path."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    matching = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in matching for method in route.methods or ()}
