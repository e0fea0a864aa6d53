"""Tooltips open by movement or a press, never by themselves, and cover neither dialogs nor the guide."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .actions import (
    PLACES,
    SHEET,
    answer_on_board,
    entry,
    wait_for_board_question,
    wait_for_entry_after,
    wait_for_layout,
)
from .conftest import PHONE, Positions, Visit

# a point of the sheet with something below it that has a tooltip
POINT_ABOVE_A_SPACE = """sheet => {
  const { left, top, right, bottom } = sheet.getBoundingClientRect()
  for (let y = top + 5; y < bottom; y += 6)
    for (let x = left + 5; x < right; x += 6)
      if (document.elementsFromPoint(x, y).some(each => each.closest('main g[tabindex]'))) return [x, y]
}"""
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map(each => document.querySelector(each).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""
TAKEN = "main button[aria-disabled=true][aria-label*='This space is taken']"


def test_nothing_opens_below_a_pointer_that_rests(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["buy"].path, seated=True)
    page.locator(SHEET).wait_for()
    wait_for_layout(page)
    x, y = page.locator(SHEET).evaluate(POINT_ABOVE_A_SPACE)
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    page.locator(SHEET).wait_for(state="detached")
    page.wait_for_function(
        "([x, y]) => document.elementFromPoint(x, y).matches('main g[tabindex]:hover *')",
        arg=[x, y],
    )
    wait_for_layout(page)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(x + 1, y)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_the_guide_stays_readable_below_a_tooltip(visit: Visit) -> None:
    page: Page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="I am new here").first.click()
    for step in ("welcome", "last", "where"):
        page.locator(f"[data-step={step}]").wait_for()
        page.get_by_role("button", name="Go on").click()
    page.locator("[data-step^=go-]").wait_for()
    wait_for_layout(page)
    page.locator(PLACES).first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert not page.evaluate(OVERLAP, ["#tooltip", "[data-guide]"])


def test_a_taken_space_says_so_below_the_traveler_on_it(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Walk now").click()
    taken = page.locator(TAKEN)
    for _ in range(60):
        wait_for_board_question(page)
        if not page.locator(SHEET).count() and taken.count():
            break
        answer_on_board(page, set())
    wait_for_layout(page)
    taken.first.focus()  # the road scrolls there
    wait_for_layout(page)
    box = taken.first.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("tooltip")).to_contain_text("This space is taken")


def test_arrows_go_from_one_reachable_space_to_the_next(visit: Visit, playable_tables: Positions) -> None:
    page = visit(playable_tables["namiji"]["sail"].path, seated=True)
    places = page.locator(PLACES)
    places.first.wait_for()
    keys = places.evaluate_all("all => all.map(each => each.dataset.space)")
    places.first.focus()
    for key in keys:
        expect(page.locator("main button:focus")).to_have_attribute("data-space", key)
        page.keyboard.press("ArrowRight")
    expect(page.locator("main button:focus")).to_have_attribute("data-space", keys[-1])
    page.keyboard.press("ArrowUp")
    expect(page.locator("main button:focus")).to_have_count(1)
    before = entry(page)
    places.last.press("Enter")
    wait_for_entry_after(page, before)
