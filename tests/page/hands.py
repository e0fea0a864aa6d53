"""What people do at the page, in one place."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import PATIENCE


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
        "() => document.querySelector('[role=tabpanel] li button:not(:disabled)')"
        " || document.querySelector('a[href^=\"#/r/\"]')",
        timeout=PATIENCE,
    )
    return not is_over(page)


def answer(page: Page, which: int = 0) -> None:
    """Give one of the answers in the list, and wait until it was taken."""
    buttons = page.locator("[role=tabpanel] li button:not(:disabled)")
    count = buttons.count()
    button = buttons.nth(min(which, count - 1)).element_handle()
    assert button
    button.click()
    button.wait_for_element_state("hidden")


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
