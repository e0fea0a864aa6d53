"""Seats and the lobby: lost answers, absent players, pages of open tables."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tabiji.server.db.lobby import PAGE_SIZE
from tabiji.server.edge.identity import COOKIE_NAME
from tabiji.server.table.lobby import MAX_OPEN_TABLES

from ..server.clients import HttpClient, Server, play_randomly
from ..waiting import eventually
from .actions import answer, choose_tab, open_list, page_to_move, play_moves
from .conftest import PHONE, Visit

CROWDED = "Ann of the many tables"


def crowd(server: Server) -> str:
    """Open more tables than a page of the lobby shows; return the first."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    wish = {"game": "namiji", "name": CROWDED, "seats": seats, "visibility": "open"}
    ids: list[str] = []
    while len(ids) <= PAGE_SIZE:
        ann = HttpClient(server)
        ids += [ann.post("/api/tables", **wish)["table"]["id"] for _ in range(MAX_OPEN_TABLES[0])]
    return ids[0]


def host_at_a_table(visit: Visit, players: int = 2) -> Page:
    """Open a table for friends; return the page of its host."""
    host = visit("#/new/tokaido/friends")
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text(str(players), exact=True).first.click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/t/"))
    return host


def test_a_seat_is_taken_though_the_answer_is_lost(visit: Visit) -> None:
    """The client retries with the same idempotency key."""
    host = host_at_a_table(visit)
    friend = visit(host.url.split("/", 3)[3])
    lost: list[str | None] = []

    def lose(route: Route) -> None:
        answer = route.fetch()
        if lost:
            route.fulfill(response=answer)
        else:
            lost.append(route.request.post_data)
            route.abort()

    visit.ignore_console("net::ERR_FAILED")  # the lost answer
    friend.route("**/take", lose)
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("tab", name="Story").first).to_be_visible()
    assert lost
    play_moves(host, 1)


def test_a_cookie_is_there_before_anything_is_taken(visit: Visit) -> None:
    page = visit()
    posts: list[str] = []
    page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    page.get_by_role("button", name="Walk now").click()
    page.wait_for_url(re.compile("#/t/"))
    assert [url.rsplit("/api", 1)[1] for url in posts] == ["/session", "/tables"]


def test_a_seat_nobody_came_to_is_freed_and_a_bots_level_changed(visit: Visit, server: Server) -> None:
    """The host sees who has not arrived; during a game a bot can be replaced but not sent away."""
    host = host_at_a_table(visit, players=3)
    table = host.url.rsplit("/", 1)[1]
    HttpClient(server).post(f"/api/tables/{table}/seats/1/take", name="Ghost")
    row = host.get_by_role("listitem").filter(has_text="Ghost")
    expect(row).to_contain_text("not here yet")
    row.get_by_role("button", name="Free the seat").click()
    expect(host.get_by_text("Ghost")).to_have_count(0)
    free = host.get_by_label("Let a bot sit here")
    for left in (2, 1):
        expect(free).to_have_count(left)
        free.first.select_option("wanderer")
    host.get_by_role("button", name="Seats").click()
    choice = host.get_by_label("Which bot plays here").first
    expect(choice).to_have_value("wanderer")
    choice.select_option("merchant")
    seats = HttpClient(server)
    eventually(lambda: seats.get(f"/api/tables/{table}")["seats"][1]["bot"] == "merchant")
    expect(host.get_by_role("button", name="Send away")).to_have_count(0)


def test_leaving_asks_first_and_the_story_keeps_who_did_what(visit: Visit) -> None:
    """Others read who left, the leaver sees no error, and a newcomer takes over."""
    host = host_at_a_table(visit)
    link = host.url.split("/", 3)[3]
    friend = visit(link)
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        open_list(page)
    for _ in range(4):
        answer(page_to_move(host, friend))
    choose_tab(host.get_by_role("tab", name="Story"))
    expect(host.get_by_role("tabpanel")).to_contain_text("Bruno sets out")
    friend.get_by_role("button", name="Seats").click()
    seat = friend.get_by_role("dialog").get_by_role("listitem").filter(has_text="Bruno")
    seat.get_by_role("button", name="Leave", exact=True).click()
    confirmation = friend.get_by_role("alertdialog")
    expect(confirmation).to_contain_text("the journey waits until somebody takes it")
    confirmation.get_by_role("button", name="Stay").click()
    expect(confirmation).to_have_count(0)
    seat.get_by_role("button", name="Leave", exact=True).click()
    confirmation.get_by_role("button", name="Leave the seat").click()
    expect(friend.get_by_text("You are watching")).to_be_attached()
    expect(friend.get_by_text("not yours")).to_have_count(0)
    expect(host.get_by_role("status").filter(has_text="Bruno has left")).to_be_visible()
    expect(host.get_by_role("tabpanel")).to_contain_text("Bruno sets out")
    late = visit(link)
    late.get_by_role("button", name="Sit down").click()
    late.get_by_label("Your name").fill("Clara")
    late.get_by_role("button", name="Sit here").click()
    expect(host.get_by_role("tabpanel")).to_contain_text("Clara takes over from Bruno.")
    expect(host.get_by_role("tabpanel")).to_contain_text("Bruno sets out")


def test_a_player_who_returns_is_back_and_takes_over_from_nobody(visit: Visit) -> None:
    host = host_at_a_table(visit)
    friend = visit(host.url.split("/", 3)[3])
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="Seats").click()
    seat = friend.get_by_role("dialog").get_by_role("listitem").filter(has_text="Bruno")
    seat.get_by_role("button", name="Leave", exact=True).click()
    friend.get_by_role("alertdialog").get_by_role("button", name="Leave the seat").click()
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="Sit here").click()
    notice = host.get_by_role("status").filter(has_text="Bruno is back.")
    expect(notice).to_be_visible()
    expect(host.get_by_text("takes over")).to_have_count(0)
    expect(notice).to_have_count(0)  # after a few seconds


def test_an_empty_lobby_offers_to_open_a_table_and_any_seat_is_one_press_away(crowded: Server, visit: Visit) -> None:
    host = visit("#/lobby", at=crowded)
    host.get_by_role("link", name="Open a table of Tokaido").click()
    host.get_by_label("Your name").fill("Ann")
    host.get_by_text("2", exact=True).first.click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/t/"))
    friend = visit(at=crowded)
    visit.ignore_console("404")
    friend.get_by_role("button", name="Join a table").last.click()
    expect(friend.get_by_text("No open table has a free seat")).to_be_visible()
    friend.get_by_role("button", name="Join a table").first.click()
    friend.wait_for_url(re.compile("#/t/"))
    assert friend.url == host.url
    for page in (host, friend):
        open_list(page)
    answer(page_to_move(host, friend))


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Server]:
    """Start a separate server, as other tests use the lobby too."""
    running = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    yield running
    running.stop()


def test_the_lobby_has_pages(crowded: Server, visit: Visit) -> None:
    first = crowd(crowded)
    page = visit("#/lobby", at=crowded)
    page.get_by_label("Search").fill(CROWDED)
    expect(page.get_by_text("Page 1 of 2")).to_be_visible()
    expect(page.locator(f'a[href$="{first}"]')).to_have_count(0)
    page.get_by_role("button", name="Older").click()
    expect(page.locator(f'a[href$="{first}"]')).to_be_visible()
    expect(page.get_by_role("button", name="Older")).to_be_disabled()
    page.get_by_role("button", name="Newer").click()
    expect(page.get_by_text("Page 1 of 2")).to_be_visible()


def open_as(visit: Visit, server: Server, player: HttpClient, path: str, **likes: Any) -> Page:
    """Open the page as a player who has a cookie already."""
    page = visit(**likes)
    page.context.add_cookies([{"name": COOKIE_NAME, "value": player.secret or "", "url": server.http}])
    page.goto(f"/{path}")
    page.reload()
    return page


def test_a_rematch_brings_everybody_to_one_table(visit: Visit, server: Server) -> None:
    """The first press makes the table; the other player is told at once, and comes there by one press."""
    ann, ben = HttpClient(server), HttpClient(server)
    table = ann.make_table(["person", "open", "pilgrim"])["table"]["id"]
    ben.post(f"/api/tables/{table}/seats/1/take", name="Ben")
    play_randomly([ann.connect(table), ben.connect(table)], random.Random(8))
    first = open_as(visit, server, ann, f"#/t/{table}")
    second = open_as(visit, server, ben, f"#/t/{table}", viewport=PHONE)
    expect(second.get_by_role("button", name="Rematch").first).to_be_visible()
    first.get_by_role("button", name="Rematch").first.click()
    expect(first.get_by_role("heading", name="Seats")).to_be_visible()
    second.get_by_role("status").get_by_role("button", name="Join the rematch (1 of 2)").click()
    second.wait_for_url(first.url)
    expect(second.get_by_role("tab", name="Story").first).to_be_visible()
    assert table not in first.url


def test_a_public_table_over_days_has_a_clock_and_is_found_by_those_who_watch(visit: Visit, server: Server) -> None:
    host = visit("#/new/tokaido/open")
    host.get_by_label("Your name").fill("Ann of the slow table")
    host.get_by_text("2", exact=True).first.click()
    host.locator("summary").filter(has_text="The table").click()
    host.get_by_text("Turn-based", exact=True).click()
    host.get_by_text("14 days", exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("Time for a move: 14 days")).to_be_visible()
    table = host.url.rsplit("/", 1)[1]
    HttpClient(server).post(f"/api/tables/{table}/seats/1/take", name="Ben")
    expect(host.get_by_role("timer")).to_have_text(re.compile("^1[34] d [0-9]+ h$"))
    guest = visit("#/lobby", viewport=PHONE)
    expect(guest.get_by_role("heading", name="Journeys to watch")).to_be_visible()
    guest.get_by_role("link").filter(has_text="Ann of the slow table").click()
    expect(guest.get_by_role("tab", name="Story").first).to_be_visible()
