"""Take screenshots of every page and dialog, large and small, light and dark: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from ..server.clients import Server
from .conftest import DESK, FLAGS, PHONE, chromium, new_context, sign_in
from .positions import create_tables
from .tour import TOURS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "pictures"
README_PICTURES = {"desk-light-tokaido-buy": "tokaido", "desk-light-namiji-sail": "namiji"}


def take_screenshot(page: Page, name: str) -> None:
    """Save a screenshot; some are pictures of the README."""
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    if name in README_PICTURES:
        page.screenshot(path=ROOT / "docs" / f"{README_PICTURES[name]}.jpg", quality=82, animations="disabled")


def main() -> None:
    """Take all screenshots."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/tables.db"
        tables = create_tables(database)
        server = Server(database, Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for shape, size in (("desk", DESK), ("phone", PHONE)):
            for theme in ("light", "dark"):
                context = new_context(browser, server, viewport=size, color_scheme=theme)
                sign_in(context, server)
                page = context.new_page()
                page.goto("/")
                for tour in TOURS.values():
                    for sight in tour(page, tables):
                        take_screenshot(page, f"{shape}-{theme}-{sight}")
                context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
