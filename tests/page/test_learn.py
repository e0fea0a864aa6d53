"""Hints, game review and practices."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..waiting import wait_past_midnight
from .actions import PLACES, entry, fits, wait_for_entry_after
from .conftest import PHONE, Positions, Visit


def test_the_master_is_asked_and_its_advice_is_taken(visit: Visit, playable_tables: Positions) -> None:
    page = visit(playable_tables["tokaido"]["walk"].path, seated=True, viewport=PHONE)
    page.locator(PLACES).first.wait_for()  # the loading page has its own bar
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Tell me when another move was clearly better").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint", exact=True).press("Enter")
    card = page.get_by_role("region", name="What would the master do?")
    expect(card.get_by_role("listitem").first).to_contain_text(re.compile(r"Chance to win: \d+%"))
    assert fits(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    before = entry(page)
    card.get_by_role("button", name=re.compile("Do this")).first.click()
    wait_for_entry_after(page, before)
    expect(card).to_have_count(0)


def test_a_finished_journey_is_looked_back_at_and_tried_again(visit: Visit, playable_tables: Positions) -> None:
    page = visit(playable_tables["tokaido"]["over"].path.replace("/t/", "/r/"), seated=True)
    story = page.get_by_role("tabpanel", name="Story")
    story.get_by_role("button", name=re.compile("^12 ")).click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("12")
    expect(page).to_have_url(re.compile("/r/[^/]+/12$"))
    page.reload()  # the address leads to the move
    expect(slider).to_have_value("12")
    page.get_by_label("Jump by").select_option("Common stop")
    page.get_by_role("button", name="Jump on").click()
    expect(slider).not_to_have_value("12")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyze").click()
    expect(page.get_by_text("Moments that mattered")).to_be_visible()
    back = page.get_by_role("tabpanel", name="Analysis")
    expect(back.get_by_text(re.compile(r"accuracy \d+%")).first).to_be_visible()
    back.get_by_role("listitem").get_by_role("button").first.click()
    back.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(re.compile("#/t/"))
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    chosen = page.get_by_role("note").filter(has_text="its beginning was chosen")
    expect(chosen).to_be_visible()
    chosen.get_by_role("button", name="Close").click()
    expect(chosen).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    expect(chosen).to_have_count(0)
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog").get_by_text("its beginning was chosen")).to_be_visible()


def test_a_practice_is_answered_and_judged(visit: Visit) -> None:
    page = visit("#/practice/tokaido", viewport=PHONE)
    page.get_by_role("complementary").get_by_role("listitem").get_by_role("button").last.click()
    verdict = page.get_by_role("status")
    expect(verdict).to_contain_text(re.compile("The master |Nearly as good"))
    moral = page.get_by_text(re.compile(r"section \d of \d|every space that is left|by the end|No single reason"))
    expect(moral.first).to_be_visible()
    advice = page.get_by_role("listitem").filter(has_text="to win").first
    numbers = advice.get_by_text(re.compile("by the end: "))
    expect(numbers).to_be_hidden()
    advice.get_by_text("The numbers").click()
    expect(numbers).to_be_visible()
    expect(page.get_by_text(re.compile(r"Chance to win: \d+%")).first).to_be_attached()
    page.get_by_role("button", name="Think again").click()
    expect(verdict).to_have_count(0)
    assert fits(page)
    wait_past_midnight()
    page.goto("/#/day/tokaido")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Set out").click()
    page.wait_for_url(re.compile("#/t/"))
    page.goto("/#/day/tokaido")
    expect(page.get_by_role("row", name="Ann")).to_contain_text("on the way")
    expect(page.get_by_role("link", name="Travel on")).to_be_visible()
    expect(page.get_by_text("Until then the seed of the day stays secret.")).to_be_visible()
