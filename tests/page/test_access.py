"""Everybody can use the page: axe finds nothing on any page, table or sheet, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .conftest import DESK, PHONE, Moments, Visit
from .tour import PARTS

DAY: dict[str, Any] = {"viewport": DESK, "color_scheme": "light"}
NIGHT: dict[str, Any] = {"viewport": PHONE, "color_scheme": "dark"}
SHEET = "main [role=dialog], dialog[open]"


def faults(page: Page) -> list[str]:
    """What axe finds, in short: on a sheet that lies open, else on all there is."""
    found: dict[str, Any] = Axe().run(page, context=SHEET if page.locator(SHEET).count() else None).response
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found["violations"] for node in rule["nodes"]]


@pytest.mark.parametrize(
    ("part", "likes"),
    [
        pytest.param("pages", DAY, id="pages at a desk by day"),
        pytest.param("pages", NIGHT, id="pages on a phone at night"),
        pytest.param("tokaido", NIGHT, id="tokaido on a phone at night"),
        pytest.param("namiji", DAY, id="namiji at a desk by day"),
        pytest.param("tokaido", DAY, id="tokaido at a desk by day", marks=pytest.mark.soak),
        pytest.param("namiji", NIGHT, id="namiji on a phone at night", marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing_anywhere(visit: Visit, moments: Moments, part: str, likes: dict[str, Any]) -> None:
    page = visit(seated=True, **likes)
    wrong = {sight: found for sight in PARTS[part](page, moments) if (found := faults(page))}
    assert wrong == {}
