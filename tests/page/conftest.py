"""Fixtures: a Chromium, a server with the built page, and tables at prepared positions."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import tabiji
from tabiji.server.edge.identity import COOKIE_NAME

from .. import waiting
from ..server.clients import Server
from .positions import SECRET, Position, create_tables

BUILT = Path(tabiji.__file__).parent / "static" / "index.html"
TIMEOUT = 1000 * waiting.TIMEOUT  # in milliseconds
SHELL = "/usr/lib/chromium/chromium-headless-shell"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
# a page fulfilled by a test has no address space, and may still reach the server
FLAGS += ["--disable-features=LocalNetworkAccessChecks"]
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}

expect.set_options(timeout=TIMEOUT)

Positions = dict[str, dict[str, Position]]


def chromium() -> str | None:
    """Return the system's Chromium, headless shell first, or None for Playwright's own."""
    known = (SHELL, "chromium", "chromium-browser", "google-chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, known)), None)


def new_context(browser: Browser, server: Server, pace: str = "instant", **likes: Any) -> BrowserContext:
    """Create a fresh browser context that shows events without animation by default."""
    likes = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **likes}
    context = browser.new_context(base_url=server.http, **likes)
    context.set_default_timeout(TIMEOUT)
    context.add_init_script(f"location.origin === '{server.http}' && (localStorage['tabiji-pace'] ??= '{pace}')")
    return context


def sign_in(context: BrowserContext, server: Server) -> None:
    """Add the cookie of the player at the first seat of every prepared table."""
    context.add_cookies([{"name": COOKIE_NAME, "value": SECRET, "url": server.http}])


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the URL of the database with the prepared tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db"


@pytest.fixture(scope="session")
def tables(database: str) -> Positions:
    """Create a table at every kind of question of both games; tests only look at them."""
    return create_tables(database)


@pytest.fixture(scope="session")
def playable_tables(database: str) -> Positions:
    """Create the same tables again, to play on."""
    return create_tables(database, "more-")


@pytest.fixture(scope="session")
def server(
    database: str, tables: Positions, playable_tables: Positions, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Start a server on the database, after all tables are created."""
    assert BUILT.exists(), "build the page first: python hatch_build.py build"
    running = Server(database, tmp_path_factory.mktemp("page") / "log")
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Launch one Chromium for all tests."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


class Visit:
    """Opens the page in a fresh context; console errors and requests to other hosts fail the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self._server = browser, server
        self._contexts: list[BrowserContext] = []
        self._console_errors: list[str] = []
        self._ignored: tuple[str, ...] = ()

    def __call__(self, path: str = "#/", at: Server | None = None, seated: bool = False, **likes: Any) -> Page:
        server = at or self._server
        context = new_context(self._browser, server, **likes)
        self._contexts.append(context)
        if seated:
            sign_in(context, server)
        page = context.new_page()
        page.on("console", lambda line: self._record_error(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self._record_error(str(error)))
        page.on(
            "request", lambda request: None if is_same_host(request.url, server) else self._record_error(request.url)
        )
        page.goto(f"/{path}")
        return page

    def ignore_console(self, *words: str) -> None:
        """Ignore console messages with these words."""
        self._ignored += words

    def close(self) -> None:
        """Close all contexts and assert that nothing was recorded."""
        for context in self._contexts:
            context.close()
        assert [line for line in self._console_errors if not any(word in line for word in self._ignored)] == []

    def _record_error(self, line: str) -> None:
        self._console_errors.append(line)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Return a function that opens the page in a fresh context."""
    visit = Visit(browser, server)
    yield visit
    visit.close()


def is_same_host(url: str, server: Server) -> bool:
    """Whether a request goes to this server."""
    return url.startswith((server.http, server.ws, "data:", "blob:"))
