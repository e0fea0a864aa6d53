"""A tour of every page, every question of both games, and every dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from .actions import CURTAIN, PLACES, SHEET
from .conftest import Positions
from .positions import NAMES, Position

# every page, and an element that is shown last
PAGES = {
    "home": ("#/", "main .under"),
    "lobby": ("#/lobby", "main section"),
    "mine": ("#/mine", "main h2"),
    "link": ("#/link/nobody", "main form"),
    "import": ("#/import", "main"),
    "leaderboard-tokaido": ("#/leaderboard/tokaido", "main table"),
    "statistics": ("#/statistics", "main section p, main section table"),
    "new-tokaido": ("#/new/tokaido/friends", "main form"),
    "new-namiji": ("#/new/namiji/solo", "main form"),
    "nowhere": ("#/nowhere", "main"),
    "practice-tokaido": ("#/practice/tokaido", PLACES),
    "practice-namiji": ("#/practice/namiji", f"{PLACES}, {SHEET}"),
    "day-tokaido": ("#/day/tokaido", "main section"),
    "rules-tokaido": ("#/rules/tokaido", "#rules-rulings"),
    "rules-namiji": ("#/rules/namiji/trap", "#rules-rulings"),
}
LAST_MOVE = "button.fold ~ ol li:first-child svg"  # a piece and a picture of its move
ON_THE_BOARD = ("walk", "walk-neutral", "sail", "sail-neutral", "moor", "moor-neutral")  # decisions without a sheet


def go_to(page: Page, path: str) -> None:
    """Navigate, and wait until the previous page's DOM is gone."""
    page.get_by_role("main").wait_for()
    if page.evaluate("path => location.hash === path", path):
        return
    page.evaluate("path => { document.querySelector('main').className += ' left'; location.hash = path }", path)
    page.locator("main.left").wait_for(state="detached")
    page.get_by_role("banner").wait_for()


def tour_pages(page: Page, _: Positions) -> Iterator[str]:
    """Visit the pages outside a table, and the waiting room."""
    for name, (path, whole) in PAGES.items():
        go_to(page, path)
        page.locator(whole).first.wait_for()
        yield name
    page.locator("button.gear").click()
    page.get_by_role("dialog").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    yield from tour_me(page)
    for number, game in enumerate(("tokaido", "namiji")):
        go_to(page, "#/")
        page.locator("article").nth(number).locator("button.new").click()
        for step in ("welcome", "last", "where", "go"):
            page.locator(f"[data-step^={step}]").wait_for()
            yield f"guide-{game}-{step}"
            if step != "go":
                page.locator(".guide button.main").click()
    go_to(page, "#/practice/tokaido")
    page.get_by_role("complementary").locator("li button").last.click()
    page.get_by_role("status").wait_for()
    yield "practice-answered"
    for name, way, whole in (("waiting", "friends", "main .two"), ("curtain", "screen", CURTAIN)):
        go_to(page, f"#/new/tokaido/{way}")
        page.locator("details").first.wait_for()
        page.evaluate("document.querySelectorAll('details').forEach(each => (each.open = true))")
        for name_field, person in zip(page.locator("input[type=text], input:not([type])").all(), NAMES, strict=False):
            name_field.fill(person)
        if name == "waiting":
            yield "new-unfolded"
        page.locator("form button.main").click()
        page.locator(whole).wait_for()
        yield name


def tour_me(page: Page) -> Iterator[str]:
    """Visit the player's own page, and the profile that others see."""
    go_to(page, "#/me")
    page.locator("main a[download]").first.wait_for()
    yield "me"
    page.locator("[aria-labelledby=me-devices] button.main").click()
    page.locator("main img").wait_for()
    page.locator("main form input").first.fill(NAMES[0])
    page.locator("main form input[type=checkbox]").check()
    page.locator("main form button.main").click()
    page.locator("main form a").wait_for()
    yield "me-added"
    page.locator("main form a").click()
    page.get_by_role("heading", name=NAMES[0]).wait_for()
    yield "profile"


def open_replay_end(page: Page, position: Position) -> None:
    """Open a replay at its last move."""
    go_to(page, position.path.replace("/t/", "/r/"))
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("End")
    page.locator(SHEET).wait_for()


def tour_table(page: Page, tables: Positions, game: str) -> Iterator[str]:
    """Visit every question of a game, and the dialogs of its table."""
    go_to(page, tables[game]["buy" if game == "tokaido" else "fish"].path)
    page.locator(LAST_MOVE).nth(1).wait_for()  # loaded after the board, once
    for question, position in tables[game].items():
        go_to(page, position.path)
        page.locator(PLACES if question in ON_THE_BOARD else SHEET).first.wait_for()
        yield f"{game}-{question}"
    go_to(page, tables[game]["keep"].path)
    page.locator(SHEET).press("Escape")
    yield f"{game}-aside"
    moving = "walk" if game == "tokaido" else "sail"
    go_to(page, tables[game][moving].path)
    page.locator(PLACES).first.wait_for()
    tabs = page.get_by_role("tab")
    if page.locator("button.toggle[aria-expanded=false]").is_visible():
        page.locator("button.toggle").click()
    for number, name in ((1, "talk"), (2, "list")):
        tabs.nth(number).click()
        yield f"{game}-{name}"
    page.locator("header .tools button[aria-keyshortcuts]").click()
    page.locator("dialog[open] table").wait_for()
    yield f"{game}-score"
    page.keyboard.press("Escape")
    page.locator("header .tools button.seats").click()
    page.locator("dialog[open]").wait_for()
    yield f"{game}-seats"
    page.keyboard.press("Escape")
    page.locator("header button.rules").click()
    page.locator("dialog[open] nav").wait_for()
    yield f"{game}-rules"
    page.keyboard.press("Escape")
    page.locator("[data-panel] button.head, [data-panel] .name").nth(1).click()
    yield f"{game}-other"
    open_replay_end(page, tables[game]["over"])
    yield f"{game}-replay"
    page.locator(SHEET).press("Escape")  # on phones it covers the side panel
    page.get_by_role("tab").nth(1).click()
    yield f"{game}-look"


TOURS: dict[str, Callable[[Page, Positions], Iterator[str]]] = {
    "pages": tour_pages,
    "tokaido": lambda page, tables: tour_table(page, tables, "tokaido"),
    "namiji": lambda page, tables: tour_table(page, tables, "namiji"),
}
