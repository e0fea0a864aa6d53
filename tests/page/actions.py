"""Actions on the page, shared by tests."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from ..waiting import eventually

ANSWERS = "[role=tabpanel] ul button:not(:disabled)"
SHEET = "main [role=dialog]"
PLACES = "main button[data-space]:enabled"  # reachable spaces of both boards
ENTRY = "[data-entry]"
END = 'a[href^="#/r/"]'
CURTAIN = "main[aria-label]"
STOPS = {"Inn", "Dock", "Port"}  # visited only when nothing else is new
FONTS_LOADED = (
    "document.fonts.ready.then(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))"
)
# counts started animations by address
START_COUNTING = """within => {
  window.begun = {}
  document.addEventListener('animationstart', ({ target }) => {
    if (target.isConnected && target.closest(within)) begun[location.hash] = (begun[location.hash] ?? 0) + 1
  })
}"""
READ_COUNT = "() => { const { [location.hash]: here } = begun; window.begun = {}; return here ?? 0 }"


def open_list(page: Page) -> None:
    """Show every choice as a list beside the board."""
    tab, toggle = page.get_by_role("tab", name="Choices"), page.locator("button.toggle")
    toggle.wait_for(state="attached")
    if toggle.is_visible() and toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    choose_tab(tab)


def choose_tab(tab: Locator) -> None:
    """Choose a tab of the side panel without moving the focus."""
    tab.dispatch_event("click")


def wait_for_layout(page: Page) -> None:
    """Wait until fonts are loaded and two frames are drawn, as both move the layout."""
    page.evaluate(FONTS_LOADED)


def fits(page: Page) -> bool:
    """Whether the page is no wider than the screen."""
    wait_for_layout(page)
    assert page.viewport_size
    return int(page.evaluate("document.documentElement.scrollWidth")) <= page.viewport_size["width"]


def watch_animations(page: Page, within: str) -> None:
    """Count animations that start within an element, until the page is reloaded."""
    page.evaluate(START_COUNTING, within)


def count_started_animations(page: Page) -> int:
    """Return the number of animations started here since the last call."""
    return int(page.evaluate(READ_COUNT))


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.get_by_role("link", name="Replay").first.is_visible()


def wait_for_turn(page: Page) -> bool:
    """Wait until there is a decision or the game is over; return whether there is a decision."""
    page.wait_for_function(f"() => document.querySelector('{ANSWERS}') || document.querySelector('{END}')")
    return not is_over(page)


def page_to_move(*pages: Page) -> Page:
    """Return the page that must decide."""
    return eventually(lambda: next((page for page in pages if page.locator(ANSWERS).count()), None))


def entry(page: Page) -> str | None:
    """Return the number of the entry that the page shows."""
    return page.locator(ENTRY).get_attribute("data-entry")


def wait_for_entry_after(page: Page, before: str | None) -> None:
    """Wait until the page shows another entry, or the screen is passed on."""
    changed = f"before => document.querySelector('{ENTRY}')?.dataset.entry !== before"
    page.wait_for_function(changed, arg=before)


def answer(page: Page, which: int = 0, by: Literal["click", "key"] = "click") -> None:
    """Give one of the answers in the list of choices."""
    before = entry(page)
    buttons = page.locator(ANSWERS)
    button = buttons.nth(min(which, buttons.count() - 1))
    if by == "click":
        button.click()
    else:
        wait_for_board_question(page)  # an opening sheet takes the focus
        button.press("Enter")
    wait_for_entry_after(page, before)


def play_moves(page: Page, moves: int = 500) -> None:
    """Answer until the end, or at most some times."""
    open_list(page)
    for number in range(moves):
        if not wait_for_turn(page):
            return
        answer(page, number % 2)


def wait_for_board_question(page: Page) -> bool:
    """Wait for a reachable space, a sheet, a curtain or the end; return whether the game goes on."""
    page.locator(f"{END}, {PLACES}, {SHEET}, {CURTAIN}").first.wait_for(state="attached")
    return not page.locator(END).count()


def answer_on_board(page: Page, seen: set[str], hurry: bool = False) -> None:
    """Answer on the board, a kind not in `seen` if possible, and add it to `seen`."""
    if page.locator(CURTAIN).count():
        seen.add("Curtain")
        page.locator(CURTAIN).get_by_role("button").click()
        return page.locator(CURTAIN).wait_for(state="detached")
    before = entry(page)
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
        place.focus()  # the chart scrolls to what has the focus
        place.click()
    return wait_for_entry_after(page, before)


def _kind(label: str) -> str:
    """Return the kind of a space from labels such as '12, Shop', '15, Inn · Okabe', '33 Whale', 'Dock 2, In slot 3'."""
    return re.sub(r"^\d+,? | ·.*|,.*| \d+$", "", label)


def _answer_sheet(sheet: Locator) -> None:
    drawn = sheet.locator("svg [data-pick]")  # in the crate, buttons of pairs come after cells
    wanted = sheet.locator("[data-pick][aria-pressed=false]:not([aria-disabled=true])")
    if drawn.count():
        drawn.last.click()
    elif wanted.count():
        wanted.first.click()
    yes = sheet.locator("button.yes")
    return yes.click() if yes.is_enabled() else sheet.locator("button.none").click()


def expect_over(page: Page) -> None:
    """Expect the result of the game."""
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()
