"""Boards: sizes of targets, the selected panel, keyboard focus."""

from __future__ import annotations

import re
from typing import Any

import pytest
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
from .conftest import DESK, PHONE, Positions, Visit
from .tour import go_to

MARK = "50 * document.querySelector('main .chart svg').getScreenCTM().a"  # width of a mark of the chart in pixels
NEAREST = """all => Math.min(...all.flatMap((one, i) => all.slice(i + 1).map(other => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
})))"""
HELD = "document.activeElement.closest('main') !== null"


@pytest.mark.parametrize(
    ("likes", "mark", "apart"),
    [
        pytest.param({"viewport": DESK}, 36, 36, id="at a desk, with the story beside it"),
        pytest.param({"viewport": PHONE, "has_touch": True, "is_mobile": True}, 41, 43.9, id="on a phone"),
    ],
)
def test_marks_on_the_chart_are_large_and_apart(
    visit: Visit, tables: Positions, likes: dict[str, Any], mark: float, apart: float
) -> None:
    page = visit(tables["namiji"]["sail"].path, seated=True, **likes)
    page.locator(PLACES).first.wait_for()
    wait_for_layout(page)
    assert page.evaluate(MARK) >= mark
    assert page.locator(PLACES).evaluate_all(NEAREST) >= apart
    before = page.evaluate(MARK)
    page.get_by_role("button", name="Zoom in").click()
    assert page.evaluate(MARK) > before
    page.get_by_role("button", name="Whole chart").click()
    expect(page.get_by_role("button", name="Whole chart")).to_have_attribute("aria-disabled", "true")


def test_the_panel_says_whose_boat_it_shows_and_mine_comes_back(visit: Visit, playable_tables: Positions) -> None:
    page = visit(playable_tables["namiji"]["sail"].path, seated=True)
    expect(page.get_by_role("heading", name="Your boat")).to_be_visible()
    page.locator("[data-panel='1'] .facts").click()  # anywhere in the row
    expect(page.get_by_role("heading", name=re.compile("Kenji.s boat"))).to_be_visible()
    answer_on_board(page, set())
    wait_for_board_question(page)
    expect(page.get_by_role("heading", name="Your boat")).to_be_visible()


@pytest.mark.parametrize("start", ["Walk now", "Set sail now"])
def test_keys_find_the_nearest_space_by_themselves(visit: Visit, start: str) -> None:
    page: Page = visit()
    page.get_by_role("button", name=start).press("Enter")
    walked = 0
    while walked < 3:
        wait_for_board_question(page)
        before = entry(page)
        if page.locator(SHEET).count():
            page.keyboard.press("ArrowRight")  # from the sheet to its first card
            assert page.evaluate(HELD)
            answer_on_board(page, set())
        else:
            page.keyboard.press("Shift")  # any key turns keyboard play on
            if walked:
                page.wait_for_function(f"() => document.activeElement.matches('{PLACES}')")
                assert page.locator(PLACES).first.evaluate("each => each === document.activeElement")
            else:
                page.locator(PLACES).first.focus()
            page.keyboard.press("Enter")
            assert page.evaluate(HELD)
            wait_for_entry_after(page, before)
            walked += 1


def test_the_sea_shows_the_panoramas_that_were_seen_and_the_hour_of_the_leg(visit: Visit, tables: Positions) -> None:
    page = visit(tables["namiji"]["sail"].path, seated=True)
    page.locator("[data-hour]").wait_for(state="attached")
    labels = page.get_by_label(re.compile(r"panorama: \d / \d")).all()
    seen: dict[str, int] = {}
    for label in labels:
        sight, count = re.findall(r"(\w+) panorama: (\d)", label.get_attribute("aria-label") or "")[0]
        seen[sight.lower()] = max(seen.get(sight.lower(), 0), int(count))
    assert len(seen) == 3
    for sight, count in seen.items():
        picture = page.locator(f"main [data-sight={sight}]")
        expect(picture).to_have_count(1 if count else 0)
        if count:
            expect(picture).to_have_attribute("data-seen", str(count))
    go_to(page, tables["namiji"]["over"].path)
    expect(page.locator("[data-hour]")).to_have_attribute("data-hour", "3")


def test_arrows_and_enter_answer_at_the_trap(visit: Visit, playable_tables: Positions) -> None:
    page = visit(playable_tables["namiji"]["haul"].path, seated=True)
    page.locator(SHEET).press("ArrowRight")
    again, stop = page.locator(f"{SHEET} footer button").all()
    expect(again).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(stop).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(again).to_be_focused()
    before = entry(page)
    page.keyboard.press("Enter")
    wait_for_entry_after(page, before)


def test_scores_stay_in_sight_and_secret_rocks_come_before_upgrades(visit: Visit, tables: Positions) -> None:
    page = visit(tables["namiji"]["over"].path, seated=True)
    page.locator(SHEET).press("Escape")
    rocks = page.get_by_role("heading", name="Sacred rock cards")
    expect(rocks).to_be_in_viewport()
    upgrades = page.get_by_role("heading", name="Upgrades")
    assert rocks.evaluate("rocks => rocks.getBoundingClientRect().top") < upgrades.evaluate(
        "upgrades => upgrades.getBoundingClientRect().top"
    )
    panel = page.locator("main aside", has=rocks)
    assert panel.evaluate("panel => (panel.scrollTo(0, panel.scrollHeight), panel.scrollTop)") > 0
    for name in ("Aki", "Kenji", "Mei", "Sora"):
        expect(panel.get_by_role("listitem").filter(has_text=name).first).to_be_in_viewport(ratio=1)
