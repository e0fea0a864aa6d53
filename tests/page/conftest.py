"""A real Chromium at a real server, with the page that was built."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import tabiji
from tests.server.chairs import Server

BUILT = Path(tabiji.__file__).parent / "static" / "index.html"
PATIENCE = 60_000  # only a page that hangs lets anybody wait so long
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}

Visit = Callable[..., Page]


def chromium() -> str | None:
    """The system's Chromium, or None for Playwright's own."""
    known = ("chromium", "chromium-browser", "google-chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, known)), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a file, with the page."""
    assert BUILT.exists(), "build the page first: python hatch_build.py build"
    folder = tmp_path_factory.mktemp("page")
    running = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all journeys."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open the page as somebody new; nothing may complain, and nothing may be asked of another host."""
    contexts = []
    complaints: list[str] = []

    def come(path: str = "#/", at: Server = server, **likes: Any) -> Page:
        likes = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **likes}
        context = browser.new_context(**likes)
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.getItem('tabiji-pace') ?? localStorage.setItem('tabiji-pace', 'instant')")
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda asked: None if is_ours(asked.url, at) else complaints.append(asked.url))
        page.goto(f"{at.http}/{path}")
        return page

    come.complaints = complaints  # type: ignore[attr-defined]
    yield come
    for context in contexts:
        context.close()
    assert complaints == []


def is_ours(url: str, server: Server) -> bool:
    """Whether a request stays at home."""
    return url.startswith((server.http, server.ws, "data:", "blob:"))
