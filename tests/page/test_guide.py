"""The guided first game: started from home, step by step, left and resumed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .actions import PLACES, entry, wait_for_entry_after
from .conftest import Positions, Visit
from .tour import go_to

# whether the ring is around the nearest space and the guide does not cover it
POINTED = """places => {
  const [ring, near, guide] = ['div.ring', places, 'section.guide'].map(what =>
    document.querySelector(what).getBoundingClientRect()
  )
  const beside = guide.left >= ring.right || guide.right <= ring.left
  const apart = beside || guide.top >= ring.bottom || guide.bottom <= ring.top
  return ring.left < near.left && near.left < ring.right && apart
}"""


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_a_guide_says_what_matters_once_and_the_journey_can_be_resumed(visit: Visit, game: str) -> None:
    page: Page = visit()
    new = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game.capitalize()))
    new.get_by_role("button", name="I am new here").click()
    for step in ("welcome", "last", "where"):
        page.locator(f"[data-step={step}]").wait_for()
        if step != "welcome":
            expect(page.locator("div.ring").first).to_be_visible()  # around its target
        page.get_by_role("button", name="Go on").click()
    page.locator("[data-step^=go-]").wait_for()  # it asks for a move and points at it
    expect(page.locator("div.ring")).to_have_count(1)
    page.wait_for_function(POINTED, arg=PLACES)
    table, before = page.url, entry(page)
    page.locator(PLACES).first.click()
    wait_for_entry_after(page, before)
    page.locator("[data-step]").wait_for()
    page.get_by_role("button", name="Without a guide").click()
    expect(page.locator("[data-step]")).to_have_count(0)
    page.goto("about:blank")
    page.goto("/#/")
    new.get_by_role("button", name="I am new here").click()
    page.wait_for_url(table)
    expect(page.locator("[data-step]")).not_to_have_attribute(
        "data-step", re.compile("welcome|last|where|go-shop|go-line")
    )


def test_the_guide_explains_my_gain_before_others_move(visit: Visit) -> None:
    page = visit(pace="calm", reduced_motion="no-preference")
    page.get_by_role("button", name="I am new here").first.click()
    for step in ("welcome", "last", "where"):
        page.locator(f"[data-step={step}]").wait_for()
        page.get_by_role("button", name="Go on").click()
    page.locator("[data-step^=go-]").wait_for()
    page.get_by_role("button", name=re.compile("Paddy$")).first.click()
    paper = page.locator(".gained p")
    expect(paper).to_contain_text("You take section 1")
    page.locator("[data-step=panorama]").wait_for()
    story = page.get_by_role("tabpanel", name="Story")
    expect(story).not_to_contain_text("Kenji walks")
    page.get_by_role("button", name="Go on").click()
    expect(story).to_contain_text("Kenji walks")


def test_home_offers_what_comes_next_and_the_result_another_game(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["over"].path, seated=True)
    first = page.get_by_role("region", name="After the journey").first.locator("a, button").first
    expect(first).to_have_accessible_name("Play again")
    go_to(page, "#/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tokaido"))
    expect(card.get_by_text("What comes next for you")).to_be_visible()
    card.locator(".next").get_by_role("link", name="Short practices").click()
    page.wait_for_url(re.compile("#/practice/tokaido"))
