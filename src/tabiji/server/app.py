"""The server put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Mount
from starlette.types import Scope

from ..engine.errors import TabijiError
from . import api, metrics, sockets
from .errors import Refused
from .guard import Guard
from .house import House
from .limits import Buckets
from .notices import listen
from .storage import Storage

PAGE = Path(__file__).parents[1] / "static"
NEW_TABLES = (100, 1)  # for each address: at once, and a second
DAY = 24 * 3600
AN_HOUR = 3600

log = logging.getLogger(__name__)


def build(storage: Storage, keep_days: int | None) -> FastAPI:
    """The server on a database; tables untouched for so many days are forgotten."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(storage)
        tasks = [asyncio.create_task(house.keep_going())]
        if not storage.is_file:
            ready = asyncio.Event()
            tasks.append(asyncio.create_task(listen(storage, house, ready)))
            await ready.wait()
        if keep_days:
            tasks.append(asyncio.create_task(forget_old(storage, keep_days)))
        log.info("open")
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.close()
        await storage.close()
        log.info("closed")

    app = FastAPI(title="Tabiji", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.made = Buckets(*NEW_TABLES)
    app.include_router(api.router)
    app.include_router(sockets.router)
    app.add_middleware(Guard)
    app.add_exception_handler(TabijiError, _told)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    app.get("/healthz", include_in_schema=False)(healthz)
    app.get("/metrics", include_in_schema=False)(measures)
    if PAGE.exists():
        app.add_api_route("/gallery", gallery, include_in_schema=False)
        app.router.routes.append(Page("/", GZipMiddleware(StaticFiles(directory=PAGE, html=True))))
    return app


class Page(Mount):
    """The page, which leaves what is asked of the interface to those who know it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether the page is asked for."""
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


async def gallery() -> Response:
    """Every piece of the page's art."""
    return FileResponse(PAGE / "gallery.html")


async def forget_old(storage: Storage, keep_days: int) -> None:
    """Forget tables that nobody has touched for long."""
    while True:
        count = await storage.forget(time.time() - keep_days * DAY)
        log.info("old tables forgotten", extra={"count": count})
        await asyncio.sleep(AN_HOUR)


async def healthz(request: Request) -> Response:
    """Whether the server and its database answer."""
    house: House = request.app.state.house
    await house.storage.alive()
    return PlainTextResponse("ok")


async def measures() -> Response:
    """What a host can watch."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _trouble(error: str, message: str, status: int) -> JSONResponse:
    metrics.REFUSED.labels(error).inc()
    return JSONResponse({"error": error, "message": message}, status)


async def _told(_: Request, error: Exception) -> Response:
    """Whatever a person can mend is told in a sentence."""
    if isinstance(error, Refused):
        return _trouble(error.error, str(error), error.status)
    return _trouble("not-possible", str(error), 422)


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return _trouble("malformed", f"{'.'.join(map(str, first['loc']))}: {first['msg']}", 422)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _trouble("not-found" if error.status_code == 404 else "malformed", str(error.detail), error.status_code)
    answer.headers.update(error.headers or {})
    return answer
