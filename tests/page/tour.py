"""A tour past everything there is to see: every page, every question of both games with its sheet, every dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from .actions import CURTAIN, PLACES, SHEET
from .conftest import Positions
from .positions import NAMES, Position

# every page, and what it shows when all of it has come
PAGES = {
    "home": ("#/", "main .under"),
    "lobby": ("#/lobby", "main section"),
    "mine": ("#/mine", "main h2"),
    "import": ("#/import", "main"),
    "new-tokaido": ("#/new/tokaido/friends", "main form"),
    "new-namiji": ("#/new/namiji/solo", "main form"),
    "nowhere": ("#/nowhere", "main"),
    "practice-tokaido": ("#/practice/tokaido", PLACES),
    "practice-namiji": ("#/practice/namiji", f"{PLACES}, {SHEET}"),
    "day-tokaido": ("#/day/tokaido", "main section"),
    "rules-tokaido": ("#/rules/tokaido", "#rules-rulings"),
    "rules-namiji": ("#/rules/namiji/trap", "#rules-rulings"),
}
LAST_MOVE = "button.fold + ol li:first-child svg"  # whose piece it is, and what it did
ON_THE_BOARD = ("walk", "walk-neutral", "sail", "sail-neutral", "moor", "moor-neutral")  # asked without a sheet


def go_to(page: Page, path: str) -> None:
    """Go to another place, until nothing of the one before is left."""
    page.get_by_role("main").wait_for()
    if page.evaluate("path => location.hash === path", path):
        return
    page.evaluate("path => { document.querySelector('main').className += ' left'; location.hash = path }", path)
    page.locator("main.left").wait_for(state="detached")
    page.get_by_role("banner").wait_for()


def tour_pages(page: Page, _: Positions) -> Iterator[str]:
    """What there is before any table, and while one waits for its guests."""
    for name, (path, whole) in PAGES.items():
        go_to(page, path)
        page.locator(whole).first.wait_for()
        yield name
    page.locator("button.gear").click()
    page.get_by_role("dialog").wait_for()
    yield "settings"
    page.keyboard.press("Escape")
    for number, game in enumerate(("tokaido", "namiji")):
        go_to(page, "#/")
        page.locator("article").nth(number).locator("button.new").click()
        for moment in ("welcome", "last", "where", "go"):
            page.locator(f"[data-moment^={moment}]").wait_for()
            yield f"guide-{game}-{moment}"
            if moment != "go":
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


def open_replay_end(page: Page, moment: Position) -> None:
    """The last move of a replay, with its sheet."""
    go_to(page, moment.path.replace("/t/", "/r/"))
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("End")
    page.locator(SHEET).wait_for()


def tour_table(page: Page, moments: Positions, game: str) -> Iterator[str]:
    """A game at every question, and what opens at its table."""
    go_to(page, moments[game]["buy" if game == "tokaido" else "fish"].path)
    page.locator(LAST_MOVE).nth(1).wait_for()  # what comes after the board has come, here and from now on
    for asked, moment in moments[game].items():
        go_to(page, moment.path)
        page.locator(PLACES if asked in ON_THE_BOARD else SHEET).first.wait_for()
        yield f"{game}-{asked}"
    go_to(page, moments[game]["keep"].path)
    page.locator(SHEET).press("Escape")
    yield f"{game}-aside"
    moving = "walk" if game == "tokaido" else "sail"
    go_to(page, moments[game][moving].path)
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
    open_replay_end(page, moments[game]["over"])
    yield f"{game}-replay"
    page.locator(SHEET).press("Escape")  # on a phone it lies over what is beside the board
    page.get_by_role("tab").nth(1).click()
    yield f"{game}-look"


TOURS: dict[str, Callable[[Page, Positions], Iterator[str]]] = {
    "pages": tour_pages,
    "tokaido": lambda page, moments: tour_table(page, moments, "tokaido"),
    "namiji": lambda page, moments: tour_table(page, moments, "namiji"),
}
