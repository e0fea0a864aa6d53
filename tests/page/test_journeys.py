"""Journeys through the page, as people make them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.chairs import Server

from .conftest import PHONE, Visit
from .hands import answer, expect_over, open_list, play_on, wait_for_turn, whoever_is_asked


@pytest.mark.parametrize(("start", "end"), [("Walk now", "ends the journey"), ("Set sail now", "ends the voyage")])
def test_a_newcomer_plays_a_whole_game_from_home_to_the_end(visit: Visit, start: str, end: str) -> None:
    page = visit()
    page.get_by_role("button", name=start).click()
    play_on(page)
    expect_over(page)
    page.get_by_role("tab", name="Story").click()
    expect(page.get_by_text(re.compile(end)).first).to_be_visible()


def test_friends_play_by_link_and_somebody_watches(visit: Visit) -> None:
    host = visit()
    host.get_by_role("link", name="Invite friends").first.click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("2", exact=True).first.click()
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url(re.compile("#/t/"))
    link = host.url.split("/", 3)[3]
    friend = visit(link)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit here").click()
    watcher = visit(link)
    for page in (host, friend):
        open_list(page)
    for _ in range(6):
        answer(whoever_is_asked(host, friend))
    expect(watcher.get_by_text("Ann").first).to_be_visible()
    assert watcher.locator("[role=tabpanel] li button").count() == 0


def test_reloading_loses_nothing(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Walk now").click()
    play_on(page, 4)
    page.get_by_role("tab", name="Story").press("Enter")
    told = page.get_by_role("tabpanel").inner_text()
    page.reload()
    expect(page.get_by_role("tabpanel")).to_contain_text(told.splitlines()[-1])
    play_on(page, 2)


def test_a_server_that_dies_and_comes_back_is_waited_for(visit: Visit, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    page = visit(at=server)
    page.get_by_role("button", name="Walk now").click()
    play_on(page, 3)
    server.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    server.start()
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    play_on(page, 2)
    server.stop()
    visit.complaints.clear()  # type: ignore[attr-defined]  # the browser itself complains of a line that is cut


def test_around_one_screen_a_curtain_keeps_secrets(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Around one screen").first.click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("Pass the screen to")).to_be_visible()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    open_list(page)
    wait_for_turn(page)
    answer(page)
    expect(page.get_by_text("Pass the screen to")).to_be_visible()


def test_a_finished_journey_is_watched_again_step_by_step(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Walk now").click()
    play_on(page)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value("1")
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_role("dialog")).to_have_count(0)  # nothing is asked of whoever only looks back


@pytest.mark.parametrize(("locale", "words"), [("fr-FR", "Inviter"), ("it-IT", "Invita"), ("de-DE", "Invite friends")])
def test_the_browsers_language_is_spoken_and_switched_in_place(visit: Visit, locale: str, words: str) -> None:
    page = visit(locale=locale)
    expect(page.get_by_text(re.compile(words)).first).to_be_visible()
    page.get_by_text("FR", exact=True).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_text("EN", exact=True).first.click()
    expect(page.get_by_text("Invite friends").first).to_be_visible()


def test_on_a_phone_at_night_by_keyboard_alone(visit: Visit) -> None:
    page = visit(viewport=PHONE, color_scheme="dark", has_touch=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.get_by_role("button", name="Walk now").focus()
    page.keyboard.press("Enter")
    open_list(page)
    for _ in range(3):
        wait_for_turn(page)
        answer(page, by="key")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    ("path", "words"),
    [("#/t/nothing-here", "no such table"), ("#/somewhere/else", "Home")],
)
def test_a_wrong_link_has_a_friendly_page(visit: Visit, path: str, words: str) -> None:
    page = visit(path)
    expect(page.get_by_text(re.compile(words, re.IGNORECASE)).first).to_be_visible()
    visit.complaints[:] = [line for line in visit.complaints if "404" not in line]  # type: ignore[attr-defined]
