"""Keyboard focus lands on what is asked, and everything has one name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .actions import PLACES, SHEET, wait_for_board_question
from .conftest import Positions, Visit


def test_focus_lands_on_the_question_after_a_game_is_started_by_key(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Set sail now").press("Enter")
    wait_for_board_question(page)
    page.wait_for_function(f"() => document.activeElement.matches('{PLACES}, {SHEET}, {SHEET} *')")


@pytest.mark.parametrize(("game", "question"), [("tokaido", "buy"), ("namiji", "fish")])
def test_focus_lands_on_the_button_that_restores_a_sheet(
    visit: Visit, tables: Positions, game: str, question: str
) -> None:
    page = visit(tables[game][question].path, seated=True)
    page.locator(SHEET).press("Escape")
    expect(page.locator("main [data-asked]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(SHEET)).to_be_focused()


def test_points_and_coins_have_names_and_no_name_is_said_twice(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["walk"].path, seated=True)
    panel = page.locator("[data-panel='0']")
    expect(panel.get_by_role("img", name=re.compile(r"^\d+ coins?$"))).to_be_visible()
    expect(panel.get_by_role("button")).to_have_accessible_name(re.compile(r"\d+ points?,"))
    french = visit(tables["namiji"]["fish"].path, seated=True, locale="fr-FR")
    french.locator(f"{SHEET} [data-pick]").first.wait_for()
    for label in french.locator(f"{SHEET} [data-pick]").evaluate_all("all => all.map(each => each.ariaLabel)"):
        parts = [part.lower() for part in re.split(r"[.:] ", label)]
        assert not [part for i, part in enumerate(parts) if any(part in other for other in parts[:i])], label


def test_every_space_is_one_element_while_one_may_sail(visit: Visit, tables: Positions) -> None:
    page = visit(tables["namiji"]["sail"].path, seated=True)
    page.locator(PLACES).first.wait_for()
    whirlpool = page.locator("main .chart").get_by_label(re.compile("Whirlpool"))
    visible = "all => all.filter(e => !e.closest('[aria-hidden=true]')).map(e => e.ariaLabel)"
    names = whirlpool.evaluate_all(visible)
    assert names
    assert len(names) == len({re.sub(r"\..*", "", name) for name in names})


def test_a_search_of_the_rules_finds_titles_first_and_marks_the_word(visit: Visit) -> None:
    page = visit("#/rules/tokaido")
    page.get_by_role("searchbox").fill("temple")
    expect(page.locator(".pages article").first).to_have_attribute("id", "rules-temple")
    page.wait_for_function("() => [...(CSS.highlights.get('search') ?? [])].length > 3")
