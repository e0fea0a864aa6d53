"""Pictures of every page and of tables on their way, desk and phone, day and night: `make pictures`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.page.conftest import DESK, FLAGS, PHONE, chromium
from tests.page.hands import answer, open_list, wait_for_turn
from tests.page.test_access import PAGES
from tests.server.chairs import Server

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "pictures"
STARTS = {"tokaido": "Walk now", "namiji": "Set sail now"}
MOVES = 14  # how far the tables have come


def come(browser: Browser, server: Server, size: dict[str, int], theme: str) -> Page:
    """Open the page as somebody new."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        color_scheme=theme,  # type: ignore[arg-type]
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.add_init_script(
        "localStorage.setItem('tabiji-pace', 'instant'); localStorage.setItem('tabiji-name', 'Aki')"
    )
    page = context.new_page()
    page.goto(server.http)
    return page


def take(page: Page, name: str) -> None:
    """Keep what is to be seen."""
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.png")


def tables(page: Page, label: str) -> None:
    """Each game, with a sheet whenever another kind of thing is asked."""
    for game, start in STARTS.items():
        page.goto(page.url.split("#")[0] + "#/")
        page.get_by_role("button", name=start).click()
        open_list(page)
        asked: set[str] = set()
        for number in range(MOVES):
            if not wait_for_turn(page):
                break
            question = page.locator("[role=tabpanel] p").first.inner_text()
            if question not in asked:
                asked.add(question)
                take(page, f"{label}-{game}-{len(asked)}")
            answer(page, number % 3)


def main() -> None:
    """Take them all; the README's two are kept in docs."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for shape, size in (("desk", DESK), ("phone", PHONE)):
            for theme in ("light", "dark"):
                page = come(browser, server, size, theme)
                for path in PAGES:
                    page.goto(f"{server.http}/{path}")
                    page.get_by_role("main").wait_for()
                    take(page, f"{shape}-{theme}-{path.strip('#/').replace('/', '-') or 'home'}")
                if shape == "desk":
                    tables(page, f"{shape}-{theme}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
