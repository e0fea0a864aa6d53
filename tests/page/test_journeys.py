"""Whole games and journeys through the page."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..server.clients import Server
from ..waiting import eventually
from .actions import (
    ANSWERS,
    PLACES,
    SHEET,
    answer,
    answer_on_board,
    choose_tab,
    count_started_animations,
    entry,
    expect_over,
    fits,
    open_list,
    page_to_move,
    play_moves,
    wait_for_board_question,
    wait_for_entry_after,
    wait_for_layout,
    watch_animations,
)
from .conftest import DESK, PHONE, Positions, Visit
from .tour import go_to

DESK_LIKES, PHONE_LIKES = {"viewport": DESK}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ROAD = {"Shop", "Temple", "Farm", "Encounter", "Hot spring", "Inn", "What will you buy?", "How much will you offer?"}
RUNNING = "document.getAnimations().filter(each => each.playState === 'running').length"
CUT = ("WebSocket connection", "net::ERR_")  # console messages of a lost connection
SEA = {"Line fishing", "Net", "Trap", "Whirlpool", "Sacred rock", "Dock"}


@pytest.mark.parametrize(
    ("start", "kinds", "end", "likes"),
    [
        pytest.param("Walk now", ROAD, "ends the journey", PHONE_LIKES, id="tokaido on a phone"),
        pytest.param("Set sail now", SEA, "ends the voyage", DESK_LIKES, id="namiji at a desk"),
    ],
)
def test_a_newcomer_plays_a_whole_game_by_pressing_what_lies_there(
    visit: Visit, start: str, kinds: set[str], end: str, likes: dict[str, Any]
) -> None:
    page = visit(**likes)
    seen: set[str] = set()
    for _ in range(5):  # one usually suffices, but bots may block kinds of space
        page.get_by_role("button", name=start).click()
        while wait_for_board_question(page):
            answer_on_board(page, seen, hurry=seen >= kinds)
        expect_over(page)
        expect(page.locator(SHEET)).to_contain_text("is over")  # the result
        expect(page.get_by_text(re.compile(end)).first).to_be_visible()
        if seen >= kinds:
            break
        page.goto("/#/")
    assert seen >= kinds


def test_friends_play_by_link_and_somebody_watches(visit: Visit) -> None:
    host = visit()
    host.get_by_role("link", name="Invite friends").first.click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("2", exact=True).first.click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/t/"))
    link = host.url.split("/", 3)[3]
    friend = visit(link)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    watcher = visit(link)
    for page in (host, friend):
        open_list(page)
    for _ in range(6):
        answer(page_to_move(host, friend))
    expect(watcher.get_by_text("Ann").first).to_be_visible()
    open_list(watcher)
    expect(watcher.get_by_role("tabpanel", name="Choices")).to_be_visible()
    expect(watcher.locator("[role=tabpanel] ul button")).to_have_count(0)


def test_reloading_loses_nothing(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Walk now").click()
    play_moves(page, 4)
    choose_tab(page.get_by_role("tab", name="Story"))
    last_line = page.get_by_role("tabpanel").locator("ol li").last.text_content()
    assert last_line
    page.reload()
    expect(page.get_by_role("tabpanel")).to_contain_text(last_line)
    play_moves(page, 2)


def test_a_server_that_dies_and_comes_back_is_waited_for(visit: Visit, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    page = visit(at=server)
    page.get_by_role("button", name="Walk now").click()
    play_moves(page, 3)
    visit.ignore_console(*CUT)
    server.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    play_moves(page, 2)
    page.close()
    server.stop()


@pytest.mark.parametrize(
    ("game", "likes", "answers"),
    [
        pytest.param("tokaido", DESK_LIKES, None, id="tokaido at a desk, to its end"),
        pytest.param("namiji", PHONE_LIKES, 60, id="namiji on a phone"),
    ],
)
def test_two_play_around_one_screen(visit: Visit, game: str, likes: dict[str, Any], answers: int | None) -> None:
    page = visit(f"#/new/{game}/screen", **likes)
    page.get_by_label("Your name").fill("Ann")
    page.locator("form button.main").click()
    if game == "tokaido":  # two tiles are dealt to each; at sea nobody has a secret yet
        expect(page.get_by_text("Pass the screen to")).to_be_visible()
    seen: set[str] = set()
    given = 0
    while given != answers and wait_for_board_question(page):
        answer_on_board(page, seen, hurry=True)
        given += 1
    if answers is None:
        expect_over(page)
    assert "Curtain" in seen


def test_a_finished_journey_is_watched_again_step_by_step(visit: Visit, tables: Positions) -> None:
    page = visit(tables["tokaido"]["over"].path, seated=True)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value("1")
    page.get_by_label("Seen by").select_option("0")
    page.locator("[data-entry='1'][data-eyes='0']").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)  # a replay asks nothing
    slider.press("End")
    expect(page.locator(SHEET)).to_contain_text("The journey is over")


@pytest.mark.parametrize(("locale", "words"), [("fr-FR", "Inviter"), ("it-IT", "Invita"), ("de-DE", "Invite friends")])
def test_the_browsers_language_is_spoken_and_switched_in_place(visit: Visit, locale: str, words: str) -> None:
    page = visit(locale=locale)
    expect(page.get_by_text(re.compile(words)).first).to_be_visible()
    page.get_by_text("FR", exact=True).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_text("EN", exact=True).first.click()
    expect(page.get_by_text("Invite friends").first).to_be_visible()


def tab_to(page: Page, what: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(80):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {what} with the Tab key")


def pick_with_arrows(page: Page) -> None:
    """Select cards by arrows and Enter until the selection can be confirmed, and confirm it."""
    yes = page.locator(f"{SHEET} button.yes")
    for arrow in cycle(("ArrowRight", "ArrowDown")):
        if yes.is_enabled():
            break
        page.keyboard.press(arrow)
        page.keyboard.press("Enter")
    if not page.locator(f"{SHEET} [data-pick]:focus").count():
        yes.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("start", "theme"), [("Walk now", "light"), ("Set sail now", "dark")])
def test_the_board_and_its_sheets_are_played_by_keyboard_alone(visit: Visit, start: str, theme: str) -> None:
    page = visit(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", "night" if theme == "dark" else "light")
    page.get_by_role("button", name=start).wait_for()
    page.evaluate(
        "name => [...document.querySelectorAll('button')].find(b => b.innerText === name).id = 'start'", start
    )
    tab_to(page, "#start")
    page.keyboard.press("Enter")
    for _ in range(8):
        wait_for_board_question(page)
        before = entry(page)
        sheet = page.locator(SHEET)
        if not sheet.count():
            tab_to(page, PLACES)
            page.keyboard.press("Enter")
        elif not sheet.locator("[data-pick][aria-disabled=true]").count():
            pick_with_arrows(page)
        else:
            tab_to(page, f"{SHEET} button.none")
            page.keyboard.press("Enter")
        wait_for_entry_after(page, before)


def test_the_list_answers_to_keys_on_a_phone_at_night(visit: Visit) -> None:
    page = visit(viewport=PHONE, color_scheme="dark", has_touch=True)
    page.get_by_role("button", name="Set sail now").press("Enter")
    open_list(page)
    for _ in range(3):
        page.locator(ANSWERS).first.wait_for()
        answer(page, by="key")
    assert fits(page)


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_whoever_asks_for_stillness(
    visit: Visit, tables: Positions, motion: str, moves: bool
) -> None:
    page = visit(seated=True, pace="calm", reduced_motion=motion)  # the instant pace has no animations at all
    watch_animations(page, "main:not(.left)")
    for position in (tables["tokaido"]["walk"], tables["namiji"]["sail"], tables["tokaido"]["over"]):
        go_to(page, position.path)
        wait_for_board_question(page)
        if moves:
            eventually(lambda: count_started_animations(page))
        else:
            wait_for_layout(page)
            assert (count_started_animations(page), page.evaluate(RUNNING)) == (0, 0), position.question


def test_a_lost_network_is_told_and_nothing_is_lost_with_it(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Walk now").click()
    seen: set[str] = set()
    for _ in range(3):
        wait_for_board_question(page)
        answer_on_board(page, seen)
    visit.ignore_console(*CUT)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    for _ in range(2):
        wait_for_board_question(page)
        answer_on_board(page, seen)


def test_a_net_is_spread_by_its_two_cells_and_a_fish_laid_on_the_boat(visit: Visit, playable_tables: Positions) -> None:
    namiji = playable_tables["namiji"]
    page = visit(namiji["spread"].path, seated=True)
    pair = page.locator(f"{SHEET} [role=button][aria-label*=' ']").first.get_attribute("aria-label") or ""
    cells = re.findall(r"[A-D][1-3]", pair)
    for cell in cells:
        page.locator(SHEET).get_by_role("button", name=cell, exact=True).click()
    page.locator(f"{SHEET} button.yes").click()
    expect(page.locator(f"main aside [role=img][aria-label^='{' '.join(cells)}']")).to_be_visible()
    go_to(page, namiji["place"].path)
    boat = page.locator("main aside svg [role=button]")
    cell = (boat.first.get_attribute("aria-label") or "")[:2]
    boat.first.click()
    page.locator(f"{SHEET} button.yes").click()
    expect(page.locator(f"main aside [role=img][aria-label^='{cell}:']")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "words"),
    [("#/t/nothing-here", "no such table"), ("#/somewhere/else", "Home"), ("#/new/chess/solo", "Home")],
)
def test_a_wrong_link_has_a_friendly_page(visit: Visit, path: str, words: str) -> None:
    visit.ignore_console("404")
    page = visit(path)
    expect(page.get_by_text(re.compile(words, re.IGNORECASE)).first).to_be_visible()


def test_a_full_table_among_friends_sends_others_on(visit: Visit) -> None:
    host = visit("#/new/tokaido/friends")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("2", exact=True).first.click()
    host.get_by_text("The table", exact=True).click()
    host.get_by_label("Spectators may watch").uncheck()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/t/"))
    link = host.url.split("/", 3)[3]
    friend = visit(link)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("tab", name="Story").first).to_be_visible()
    visit.ignore_console("403")
    late = visit(link)
    expect(late.get_by_text("All its seats are taken")).to_be_visible()
