"""A plugin game on the plain board, with texts from the server."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ..server.clients import Server
from ..third.install import for_three, installed
from .actions import SHEET, entry, expect_over, fits, is_over, wait_for_entry_after
from .conftest import PHONE, Visit

GOALS = "main button[data-space]:enabled"
ANSWERS = "main .asked li button:enabled"


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with a plugin game."""
    folder = tmp_path_factory.mktemp("third")
    with installed(folder / "packages"):
        server = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_a_whole_game_is_played_on_the_plain_board(visit: Visit, third: Server) -> None:
    page = visit("#/new/yamaji/screen", at=third)
    page.get_by_text("Rules", exact=True).click()
    expect(page.get_by_text("Weather")).to_be_visible()  # a text of the game
    page.get_by_label("Your name").fill("Ann")
    page.locator("select").last.select_option("bot")
    bots = page.get_by_label("Which bot plays here")
    expect(bots).to_be_visible()
    assert bots.locator("option").evaluate_all("all => all.map(each => each.value)") == ["wanderer", "pilgrim", "sage"]
    bots.select_option("pilgrim")
    page.get_by_role("button", name="Climb now").click()
    page.wait_for_url(re.compile("#/t/"))
    seen = {"goal": 0, "list": 0}
    while True:
        page.locator(f"{GOALS}, {ANSWERS}, a[href^='#/r/']:visible").first.wait_for()
        if is_over(page):
            break
        before = entry(page)
        goals = page.locator(GOALS)
        pressed = goals if goals.count() and seen["goal"] <= seen["list"] else page.locator(ANSWERS)
        seen["goal" if pressed is goals else "list"] += 1
        pressed.first.click()
        wait_for_entry_after(page, before)
    expect_over(page)
    expect(page.locator(SHEET)).to_contain_text(re.compile("made .* rich"))
    assert min(seen.values()) > 0
    page.locator(SHEET).press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    page.get_by_role("button", name="The journey is over").click()
    expect(page.locator(SHEET)).to_be_visible()


def test_the_plain_board_speaks_every_language_and_fits_a_phone(visit: Visit, third: Server) -> None:
    page = visit(at=third, viewport=PHONE, locale="it-IT")
    page.get_by_role("button", name="Sali ora").last.click()
    page.locator(ANSWERS).first.wait_for()
    assert fits(page)
    expect(page.get_by_text("Dove vai").first).to_be_visible()


def test_only_what_can_be_played_is_linked(visit: Visit, third: Server) -> None:
    page = visit(at=third)
    card = page.locator("article", has=page.get_by_role("heading", name="Yamaji"))
    expect(card).to_contain_text("You and three bots.")
    expect(page.locator("a[href='#/day/tokaido']")).to_be_visible()
    expect(page.locator("a[href='#/day/yamaji']")).to_be_visible()
    expect(page.locator("a[href='#/practice/yamaji']")).to_have_count(0)


def test_points_are_named_as_the_game_names_them(visit: Visit, third: Server) -> None:
    page = visit(at=third)
    page.get_by_role("button", name="Climb now").last.click()
    while True:
        page.locator(f"{ANSWERS}, a[href^='#/r/']:visible").first.wait_for()
        if is_over(page):
            break
        before = entry(page)
        page.locator(ANSWERS).first.click()
        wait_for_entry_after(page, before)
    expect_over(page)
    page.locator(SHEET).press("Escape")
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.get_by_role("rowheader", name="Arrival")).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_contain_text("page-score")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with that game for at most three players."""
    folder = tmp_path_factory.mktemp("small")
    with installed(folder / "packages", for_three(folder / "source")):
        server = Server(f"sqlite:///{folder}/tables.db", folder / "log")
    yield server
    server.stop()


def test_no_more_bots_are_promised_than_there_are_seats(visit: Visit, small: Server) -> None:
    page = visit(at=small)
    card = page.locator("article", has=page.get_by_role("heading", name="Yamaji"))
    expect(card).to_contain_text("You and two bots.")
    card.get_by_role("button", name="Climb now").click()
    page.wait_for_url(re.compile("#/t/"))
