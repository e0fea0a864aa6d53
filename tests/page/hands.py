"""What people do at the page, in one place."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Literal

from playwright.sync_api import Error, Locator, Page, expect

from .conftest import PATIENCE

ANSWERS = "[role=tabpanel] li button:not(:disabled)"
SHEET = "main [role=dialog]"
PLACES = "main button[data-space]:enabled, main svg .spot[role=button]"  # of the road and of the sea
STORY = "[role=tabpanel]"
END = 'a[href^="#/r/"]'
CURTAIN = "main[aria-label]"
STOPS = {"Inn", "Dock", "Port"}  # where a day ends: all else comes first


def open_list(page: Page) -> None:
    """Show every choice as a list beside the board."""
    tab, toggle = page.get_by_role("tab", name="Choices"), page.locator("button.toggle")
    toggle.wait_for(state="attached")
    if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    tab.press("Enter")


def is_over(page: Page) -> bool:
    """Whether the end has come."""
    return page.get_by_role("link", name="Watch it again").is_visible()


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked or the journey is over; whether something is asked."""
    page.wait_for_function(
        f"() => document.querySelector('{ANSWERS}') || document.querySelector('{END}')",
        timeout=PATIENCE,
    )
    return not is_over(page)


def whoever_is_asked(*pages: Page) -> Page:
    """The one of several pages where something is asked."""
    for _ in range(PATIENCE // 100):
        for page in pages:
            if page.locator(ANSWERS).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked anything")


def answer(page: Page, which: int = 0, by: Literal["click", "key"] = "click") -> None:
    """Give one of the answers in the list, and wait until it is on its way."""
    panel = page.get_by_role("tabpanel")
    before = panel.inner_html()
    buttons = page.locator(ANSWERS)
    button = buttons.nth(min(which, buttons.count() - 1))
    if by == "click":
        button.click()
    else:
        button.press("Enter")
    changed = "before => document.querySelector('[role=tabpanel]')?.innerHTML !== before"
    with suppress(Error):  # two questions in a row may read alike
        page.wait_for_function(changed, arg=before, timeout=3000)


def play_on(page: Page, moves: int = 500) -> None:
    """Answer until the end, or for some moves."""
    open_list(page)
    for number in range(moves):
        if not wait_for_turn(page):
            return
        answer(page, number % 2)


def is_asked_on_the_board(page: Page) -> bool:
    """Wait until a place can be gone to or a sheet lies open, or the journey is over; whether something is asked."""
    page.locator(f"{END}, {PLACES}, {SHEET}, {CURTAIN}").first.wait_for(state="attached")
    return not page.locator(END).count()


def press_on(page: Page, seen: set[str], hurry: bool = False) -> None:
    """Answer by pressing what lies on the table, something new if there is; seen grows by what was met."""
    if page.locator(CURTAIN).count():
        seen.add("Curtain")
        return page.locator(CURTAIN).get_by_role("button").click()
    told = page.locator(STORY).text_content()
    sheet = page.locator(SHEET)
    if sheet.count():
        seen.add(sheet.get_by_role("heading").first.inner_text())
        _answer_sheet(sheet)
    else:
        places = page.locator(PLACES)
        kinds = [_kind(label) for label in places.evaluate_all("all => all.map(each => each.ariaLabel)")]
        best = min(range(len(kinds)), key=lambda at: ((kinds[at] in STOPS) != hurry, kinds[at] in seen, at))
        seen.add(kinds[best])
        place = places.nth(best)
        glow = place.locator("circle.breath")  # a double glows where there is room, beside whoever is there
        (glow.first if glow.count() else place).click()
    page.wait_for_function(
        f"told => document.querySelector('{STORY}')?.textContent !== told || document.querySelector('{END}')", arg=told
    )
    return None


def _kind(label: str) -> str:
    """The kind of a place: '12, Shop', '15, Inn · Okabe', '33 Whale', 'Dock 2, In slot 3'."""
    return re.sub(r"^\d+,? | ·.*|,.*| \d+$", "", label)


def _answer_sheet(sheet: Locator) -> None:
    yes = sheet.locator("button.yes")
    if not yes.count():  # the sheets of the sea answer at once; in the crate, knots come after cells
        drawn, plain = sheet.locator("[role=button]"), sheet.locator("button:not(.close)")
        return drawn.last.click() if drawn.count() else plain.first.click()
    wanted = sheet.locator("[aria-pressed=false]:not([aria-disabled=true])")
    if wanted.count():
        wanted.first.click()
    return yes.click() if yes.is_enabled() else sheet.locator("button.none").click()


def expect_over(page: Page) -> None:
    """The journey has come to its end."""
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible(timeout=PATIENCE)
