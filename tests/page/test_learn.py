"""Learning at the page: asking the sage, looking back, practising."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import PHONE, Moments, Visit
from .hands import entry, wait_for_another


def test_the_sage_is_asked_and_its_advice_is_taken(visit: Visit, more_moments: Moments) -> None:
    page = visit(more_moments["tokaido"]["walk"].path, seated=True, viewport=PHONE)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("A word when something was clearly better").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint", exact=True).press("Enter")
    card = page.get_by_role("region", name="What would the sage do?")
    expect(card.get_by_role("listitem").first).to_contain_text(re.compile(r"Chance to win: \d+%"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    before = entry(page)
    card.get_by_role("button", name=re.compile("Do this")).first.click()
    wait_for_another(page, before)
    expect(card).to_have_count(0)
