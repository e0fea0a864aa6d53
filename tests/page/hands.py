"""What people do at the page, in one place."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

from playwright.sync_api import Error, Page, expect

from .conftest import PATIENCE

ANSWERS = "[role=tabpanel] li button:not(:disabled)"


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
        f"() => document.querySelector('{ANSWERS}') || document.querySelector('a[href^=\"#/r/\"]')",
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


def expect_over(page: Page) -> None:
    """The journey has come to its end."""
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible(timeout=PATIENCE)
