"""Choose bots, and wait for one that precompiles."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from ..server.clients import Server
from .actions import play_moves
from .conftest import Visit


def test_a_level_is_chosen_for_a_seat_and_says_how_it_plays(visit: Visit) -> None:
    page = visit("#/new/tokaido/solo")
    expect(page.get_by_text("Stops at every open door").first).to_be_visible()
    page.get_by_text("Seats", exact=True).first.click()
    page.get_by_label("Which bot plays here").nth(1).select_option(label="Merchant ★★☆☆☆ easy")
    expect(page.get_by_text("Weighs what every choice is worth.")).to_be_visible()
    expect(page.get_by_text("Stops at every open door")).to_have_count(2)
    page.get_by_role("button", name="Walk now").click()  # a name is not required against bots
    page.get_by_role("button", name="Seats").click()
    levels = page.get_by_label("Which bot plays here")
    expect(levels).to_have_count(3)
    for seat, level in enumerate(("pilgrim", "merchant", "pilgrim")):
        expect(levels.nth(seat)).to_have_value(level)


def test_the_host_lets_a_bot_take_a_free_seat(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Invite friends").first.click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_text("2", exact=True).first.click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Let a bot sit here").select_option("wanderer")
    play_moves(page, 2)


def test_whoever_waits_for_a_bot_that_unpacks_is_told(visit: Visit, precompiled: Path, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    try:
        page = visit("#/new/tokaido/solo", at=server)
        page.get_by_label("Your name").fill("Ann")
        page.get_by_text("2", exact=True).first.click()
        page.get_by_label("Bots").select_option("last")
        page.get_by_role("button", name="Walk now").click()
        play_moves(page, 1)
        expect(page.get_by_text("Loading Kenji…").first).to_be_visible()
        precompiled.touch()
        expect(page.get_by_text("Loading Kenji…").first).to_be_hidden()
        play_moves(page, 2)
        page.close()  # before its server stops, or it would log errors
    finally:
        server.stop()
