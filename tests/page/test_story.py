"""Texts at a table: recent moves, closed spaces, leads, completed rows."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .actions import PLACES, SHEET, entry, wait_for_layout
from .conftest import Positions, Visit
from .tour import go_to


def test_what_happened_is_shown_in_pictures_and_leads_to_its_place(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["give"].path, seated=True)
    page.locator(SHEET).press("Escape")
    strip = page.get_by_role("region", name="Since your last move")
    done = strip.get_by_role("listitem")
    expect(done.first.locator("svg").nth(1)).to_be_visible()  # a piece and a picture of its move
    done.first.get_by_role("button").click()
    ring = page.locator("main .spot")
    expect(ring).to_be_visible()
    page.mouse.click(5, 5)
    expect(ring).to_have_count(0)
    strip.get_by_role("button", expanded=True).click()
    expect(done).to_have_count(0)
    page.reload()
    page.locator(SHEET).press("Escape")
    strip.get_by_role("button", expanded=False).click()
    expect(done.first).to_be_visible()
    story = page.get_by_role("tabpanel", name="Story")
    mine = story.get_by_role("button", name=re.compile("^You walk to Temple"))
    mine.last.press("Enter")
    expect(ring).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(mine.last).not_to_be_focused()
    expect(story.locator("button:focus")).to_have_count(1)


def test_keys_reach_closed_spaces_and_hear_why_and_achievements_say_who_leads(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["walk"].path, seated=True)
    page.locator(PLACES).first.wait_for()
    wait_for_layout(page)  # scrolling hides tooltips
    page.locator(PLACES).first.press("Home")
    before = entry(page)
    page.keyboard.press("ArrowUp")  # left and right go to reachable spaces only
    shut = page.locator("main button:focus")
    expect(shut).to_have_attribute("aria-label", re.compile(r"\. .*go back"))
    expect(page.get_by_role("tooltip")).to_contain_text("go back")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator(PLACES).first).to_be_focused()
    assert entry(page) == before
    page.locator("[data-panel='1'] button.head").click()
    achievements = page.locator(f"{SHEET} .achievement")
    expect(achievements).to_have_count(7)
    expect(achievements.last).to_contain_text(re.compile("Ahead: |nobody yet|won"))


def test_a_fish_says_what_it_could_complete_and_a_cell_what_it_does(visit: Visit, tables: Positions) -> None:
    page = visit(tables["namiji"]["fish"].path, seated=True)
    expect(page.locator(SHEET)).to_contain_text(re.compile(r"Can complete: (Row|Column) \d \(\+\d\)"))
    go_to(page, tables["namiji"]["place"].path)
    scoring = page.locator(f"{SHEET} [data-pick][aria-label*='Completes']")
    scoring.first.press("Enter")
    expect(page.locator(SHEET)).to_contain_text(re.compile(r"Completes: (Row|Column) \d \(\+\d\)"))


def test_the_labels_of_a_purchase_add_up_to_its_button(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["buy"].path, seated=True)
    cards = page.locator(f"{SHEET} [data-pick]")
    cards.first.wait_for()
    for _ in range(cards.count()):
        promised = page.locator(f"{SHEET} [data-pick][aria-pressed=false]:not([aria-disabled=true]) .foot b")
        before = sum(points(page, f"{SHEET} [data-pick].on .foot b"))
        if not promised.count():
            break
        added = points(page, f"{SHEET} [data-pick][aria-pressed=false]:not([aria-disabled=true]) .foot b")[0]
        page.locator(f"{SHEET} [data-pick][aria-pressed=false]:not([aria-disabled=true])").first.click()
        labels = points(page, f"{SHEET} [data-pick].on .foot b")
        expect(page.locator(f"{SHEET} button.yes")).to_contain_text(f"+{sum(labels)}")
        assert sum(labels) == before + added
    assert len(points(page, f"{SHEET} [data-pick].on .foot b")) > 1


def points(page: Page, selector: str) -> list[int]:
    """Return the points that the labels of cards show."""
    return [int(text) for text in page.locator(selector).all_inner_texts()]


def test_the_ranking_at_the_temple_follows_the_coins_selected(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["give"].path, seated=True)
    coins = page.locator(f"{SHEET} [data-pick]")
    coins.first.wait_for()
    mine = page.locator(f"{SHEET} li.me .coins")
    offerings = []
    for number in range(coins.count()):
        coins.nth(number).click()
        offerings.append(int(mine.inner_text()))
    assert offerings == list(range(offerings[0], offerings[0] + len(offerings)))
    assert len(offerings) > 1
