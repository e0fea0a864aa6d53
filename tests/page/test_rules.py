"""The rules: as a page with links and search, and from every tooltip at a table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .actions import PLACES, entry, wait_for_layout
from .conftest import PHONE, Positions, Visit


def test_a_link_leads_to_a_thing_and_a_word_finds_its_places(visit: Visit) -> None:
    page: Page = visit("#/rules/tokaido/traveler-kinko")
    expect(page.locator("#rules-traveler-kinko.sought")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("panorama")
    expect(page.locator("#rules-panorama")).to_be_visible()
    expect(page.locator("#rules-farm")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("No results")).to_be_visible()
    page.get_by_role("link", name="Temple", exact=True).click()
    expect(page.locator("#rules-temple")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#/rules/tokaido/temple$"))  # to be handed to others
    page.get_by_role("button", name="Français").click()
    expect(page.locator("#rules-temple")).to_contain_text("À la fin")
    page.get_by_role("link", name="Namiji").click()
    expect(page.locator("#rules-whirlpool")).to_be_attached()


def test_from_a_tip_a_key_opens_its_article_over_the_table(visit: Visit, tables: Positions) -> None:
    page: Page = visit(tables["tokaido"]["walk"].path, seated=True)
    place = page.locator(PLACES).first
    kind = re.split(r", | \u00b7", str(place.get_attribute("aria-label")))[1]
    wait_for_layout(page)  # scrolling hides tooltips
    place.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("press ?")
    page.keyboard.press("?")
    article = page.get_by_role("dialog").locator("article")
    expect(article.get_by_role("heading")).to_contain_text(
        "Panoramas" if kind in ("Paddy", "Mountain", "Sea") else kind
    )
    page.keyboard.press("Escape")
    expect(article).to_have_count(0)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_role("link", name="Travelers").click()
    expect(article.get_by_text("Zen-emon")).to_be_visible()


def tap(thing: Locator) -> None:
    """Tap something that no longer moves: scrolling hides tooltips."""
    thing.scroll_into_view_if_needed()
    wait_for_layout(thing.page)
    thing.tap()


def test_a_finger_that_rests_on_a_thing_finds_more(visit: Visit, tables: Positions) -> None:
    page: Page = visit(tables["namiji"]["sail"].path, seated=True, viewport=PHONE, has_touch=True)
    tap(page.locator("[data-panel] [tabindex]").first)
    page.get_by_role("tooltip").get_by_role("button", name="Read the rule").tap()
    expect(page.get_by_role("dialog").locator("article")).to_be_visible()


def test_a_closed_space_says_why_and_a_finger_is_asked_before_it_walks(visit: Visit, tables: Positions) -> None:
    page: Page = visit(tables["tokaido"]["walk"].path, seated=True, viewport=PHONE, has_touch=True)
    place = page.locator(PLACES).first
    before = entry(page)
    tap(place)
    tooltip = page.get_by_role("tooltip")
    expect(tooltip.get_by_role("button", name="Go here")).to_be_visible()
    expect(place).to_be_enabled()  # while an answer is on its way, none can be given
    assert entry(page) == before
    page.keyboard.press("Escape")
    page.locator(".paper > svg[role=img] > g").first.dispatch_event("click")  # where the road begins
    expect(tooltip).to_contain_text("go back")


def test_the_score_sheet_adds_up(visit: Visit, tables: Positions) -> None:
    page: Page = visit(tables["tokaido"]["walk"].path, seated=True)
    page.locator(PLACES).first.wait_for()
    page.keyboard.press("p")
    page.locator("dialog[open] table").wait_for()
    rows = page.locator("dialog[open] tbody tr").evaluate_all("rows => rows.map(row => row.innerText.split('\\t'))")
    rows_of_points = [
        (row[0], [int(cell.replace("\N{MINUS SIGN}", "-") or 0) for cell in row[1:]]) for row in rows if len(row) > 1
    ]
    names = [name for name, _ in rows_of_points]
    now, then = rows_of_points[names.index("Now")][1], rows_of_points[-1][1]
    had = [points for _, points in rows_of_points[: names.index("Now")]]
    later = [points for _, points in rows_of_points[names.index("Now") + 1 : -1]]
    assert [sum(each) for each in zip(*had, strict=True)] == now
    assert [sum(each) for each in zip(now, *later, strict=True)] == then
