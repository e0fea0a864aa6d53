"""Everybody can use the page: axe finds nothing on its pages, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .conftest import DESK, PHONE, Visit
from .hands import open_list, wait_for_turn

PAGES = ("#/", "#/lobby", "#/mine", "#/import", "#/new/tokaido/friends", "#/new/namiji/solo", "#/nowhere")


def faults(page: Page) -> list[str]:
    """What axe finds, in short."""
    found: dict[str, Any] = Axe().run(page).response
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found["violations"] for node in rule["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    wrong = {}
    for path in PAGES:
        page.goto(page.url.split("#")[0] + path)
        page.get_by_role("main").wait_for()
        if found := faults(page):
            wrong[path] = found
    assert wrong == {}


@pytest.mark.parametrize("start", ["Walk now", "Set sail now"])
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_a_table(visit: Visit, start: str, viewport: dict[str, int]) -> None:
    page = visit(viewport=viewport)
    page.get_by_role("button", name=start).click()
    open_list(page)
    wait_for_turn(page)
    assert faults(page) == []
