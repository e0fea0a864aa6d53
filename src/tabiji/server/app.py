"""The server put together."""

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
from starlette.routing import Match, Mount
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
    """The server on a database; tables untouched for so many days are forgotten."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry, supervisor = TableRegistry(storage), Supervisor()
        app.state.registry, app.state.health = registry, Health(storage, supervisor)
        app.state.identities = registry.identities
        app.state.cookies = CookieSigner(await load_key(storage, "cookies"))
        supervisor.start("going on", registry.run_bots_and_clocks)
        supervisor.start("keeping up", registry.run_sync)
        supervisor.start("seeing who is here", registry.presence.run)
        if not storage.is_file:
            await supervisor.start(
                "listening",
                partial(listen, storage.url, registry.on_notify, registry.on_browser_change, registry.sync_missed),
            ).wait()
        supervisor.start("storing results", partial(backfill_results, storage))
        if keep_days:
            supervisor.start("forgetting", partial(delete_old_tables, storage, keep_days))
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
    """The page, which leaves what is asked of the interface to those who know it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether the page is asked for."""
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


class PrecompressedFiles(StaticFiles):
    """Files that lie there pressed already, for whoever reads them so; else as they are."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The smaller one, if there is one."""
        if "br" in Headers(scope=scope).get("accept-encoding", ""):
            with suppress(HTTPException):
                response = await super().get_response(f"{path}.br", scope)
                response.headers.update({"content-encoding": "br", "vary": "Accept-Encoding"})
                return response
        return await super().get_response(path, scope)


async def gallery() -> Response:
    """Every piece of the page's art."""
    return FileResponse(STATIC_DIR / "gallery.html")


async def delete_old_tables(storage: Storage, keep_days: int, heartbeat: Heartbeat) -> None:
    """Forget tables that nobody has touched for long."""
    while True:
        count = await delete_inactive(storage, time.time() - keep_days * DAY)
        heartbeat()
        log.info("old tables forgotten", extra={"count": count})
        await asyncio.sleep(HOUR)


async def healthz(request: Request) -> Response:
    """Whether all is done that must be and the database can be written to; if not, why."""
    health: Health = request.app.state.health
    troubles = await health.failures()
    told = "\n".join(f"{what}: {why}" for what, why in troubles.items())
    return PlainTextResponse(told or "ok", 503 if troubles else 200)


def _error_response(error: str, message: str, status: int, table: str | None = None) -> JSONResponse:
    metrics.REFUSALS.labels(error).inc()
    return JSONResponse({"error": error, "message": message, "table": table}, status)


async def _on_tabiji_error(_: Request, error: Exception) -> Response:
    """Whatever a person can mend is told in a sentence."""
    if isinstance(error, RequestError):
        return _error_response(error.error, str(error), error.status, error.table)
    return _error_response("not-possible", str(error), 422)


async def _on_database_error(_: Request, error: Exception) -> Response:
    """Whoever asks may ask again; the host must look."""
    log.error("tables out of reach", extra={"error": type(error).__name__})
    return await _on_tabiji_error(_, database_unavailable())


async def _on_validation_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return _error_response("malformed", f"{'.'.join(map(str, first['loc']))}: {first['msg']}", 422)


async def _on_http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _error_response(
        "not-found" if error.status_code == 404 else "malformed", str(error.detail), error.status_code
    )
    answer.headers.update(error.headers or {})
    return answer
