"""The rules, one press away: as a page to link to and to search, and from every tip at a table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import PHONE, Moments, Visit
from .hands import PLACES


def test_a_link_leads_to_a_thing_and_a_word_finds_its_places(visit: Visit) -> None:
    page: Page = visit("#/rules/tokaido/traveler-kinko")
    expect(page.locator("#rules-traveler-kinko.sought")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("panorama")
    expect(page.locator("#rules-panorama")).to_be_visible()
    expect(page.locator("#rules-farm")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing is called so")).to_be_visible()
    page.get_by_role("link", name="Temple", exact=True).click()
    expect(page.locator("#rules-temple")).to_be_in_viewport()
    assert page.url.endswith("#/rules/tokaido/temple")  # to be handed to others
    page.get_by_role("button", name="Français").click()
    expect(page.locator("#rules-temple")).to_contain_text("À la fin")
    page.get_by_role("link", name="Namiji").click()
    expect(page.locator("#rules-whirlpool")).to_be_attached()


def test_from_a_tip_a_key_opens_its_article_over_the_table(visit: Visit, moments: Moments) -> None:
    page: Page = visit(moments["tokaido"]["walk"].path, seated=True)
    place = page.locator(PLACES).first
    kind = re.split(r", | \u00b7", str(place.get_attribute("aria-label")))[1]
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


def test_a_finger_that_rests_on_a_thing_finds_more(visit: Visit, moments: Moments) -> None:
    page: Page = visit(moments["namiji"]["sail"].path, seated=True, viewport=PHONE, has_touch=True)
    page.locator("[data-panel] [tabindex]").first.tap()
    page.get_by_role("tooltip").get_by_role("button", name="More in the rules").tap()
    expect(page.get_by_role("dialog").locator("article")).to_be_visible()
