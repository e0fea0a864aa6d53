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

from ..engine.errors import TabijiError
from . import advising, api, days, looking, metrics, practising, sockets
from .backfill import backfill_points
from .cookies import Cookies
from .database import UNREACHABLE
from .duties import Duties, Well
from .errors import Refused, out_of_reach
from .guard import Guard
from .headers import Headed
from .health import Health
from .house import House
from .limits import Buckets, Limits, Places
from .notices import listen
from .storage import Storage

PAGE = Path(__file__).parents[1] / "static"
LIMITS = Limits()
DAY = 24 * 3600
AN_HOUR = 3600

log = logging.getLogger(__name__)


def build(storage: Storage, keep_days: int | None, limits: Limits = LIMITS) -> FastAPI:
    """The server on a database; tables untouched for so many days are forgotten."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house, duties = House(storage), Duties()
        app.state.house, app.state.health = house, Health(storage, duties)
        app.state.cookies = Cookies(await storage.key("cookies"))
        duties.begin("going on", house.keep_going)
        duties.begin("keeping up", house.keep_up)
        duties.begin("seeing who is here", house.presence.keep)
        if not storage.is_file:
            await duties.begin("listening", partial(listen, storage, house)).wait()
        duties.begin("storing points", partial(backfill_points, storage))
        if keep_days:
            duties.begin("forgetting", partial(forget_old, storage, keep_days))
        log.info("open")
        yield
        await duties.close()
        await house.close()
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
    app.state.made, app.state.replayed = Buckets(*limits.tables), Buckets(*limits.replays)
    app.state.asked, app.state.consulting = Buckets(*limits.advice), Places(limits.consultations)
    app.include_router(api.router)
    app.include_router(advising.router)
    app.include_router(looking.router)
    app.include_router(practising.router)
    app.include_router(days.router)
    app.router.routes.append(sockets.route)
    app.add_middleware(Guard, limits=limits)
    app.add_middleware(Headed)
    app.add_exception_handler(TabijiError, _told)
    for kind in UNREACHABLE:
        app.add_exception_handler(kind, _unreachable)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    app.get("/healthz", include_in_schema=False)(healthz)
    if PAGE.exists():
        app.add_api_route("/gallery", gallery, include_in_schema=False)
        app.router.routes.append(Page("/", GZipMiddleware(Pressed(directory=PAGE, html=True))))
    return app


class Page(Mount):
    """The page, which leaves what is asked of the interface to those who know it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether the page is asked for."""
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


class Pressed(StaticFiles):
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
    return FileResponse(PAGE / "gallery.html")


async def forget_old(storage: Storage, keep_days: int, well: Well) -> None:
    """Forget tables that nobody has touched for long."""
    while True:
        count = await storage.forget(time.time() - keep_days * DAY)
        well()
        log.info("old tables forgotten", extra={"count": count})
        await asyncio.sleep(AN_HOUR)


async def healthz(request: Request) -> Response:
    """Whether all is done that must be and the database can be written to; if not, why."""
    health: Health = request.app.state.health
    troubles = await health.troubles()
    told = "\n".join(f"{what}: {why}" for what, why in troubles.items())
    return PlainTextResponse(told or "ok", 503 if troubles else 200)


def _trouble(error: str, message: str, status: int) -> JSONResponse:
    metrics.REFUSED.labels(error).inc()
    return JSONResponse({"error": error, "message": message}, status)


async def _told(_: Request, error: Exception) -> Response:
    """Whatever a person can mend is told in a sentence."""
    if isinstance(error, Refused):
        return _trouble(error.error, str(error), error.status)
    return _trouble("not-possible", str(error), 422)


async def _unreachable(_: Request, error: Exception) -> Response:
    """Whoever asks may ask again; the host must look."""
    log.error("tables out of reach", extra={"error": type(error).__name__})
    return await _told(_, out_of_reach())


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return _trouble("malformed", f"{'.'.join(map(str, first['loc']))}: {first['msg']}", 422)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _trouble("not-found" if error.status_code == 404 else "malformed", str(error.detail), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
