"""Nothing is cut, covered or pushed aside: sheets, strips and folds on small screens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from .actions import PLACES, SHEET, answer_on_board, fits, wait_for_board_question, wait_for_layout
from .conftest import PHONE, Positions, Visit
from .tour import go_to

LAPTOP = {"width": 1024, "height": 768}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
IN_WINDOW = """each => {
  const { top, bottom, left, right } = each.getBoundingClientRect()
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
}"""


def test_a_fold_stays_open_when_its_summary_changes(visit: Visit) -> None:
    page = visit("#/new/tokaido/friends")
    page.get_by_text("The table", exact=True).click()
    fold = page.locator("details[open]")
    for name in ("Public", "Only with the link"):
        fold.get_by_role("radio", name=name).check(force=True)
        expect(fold).to_have_count(1)


@pytest.mark.parametrize("question", ["buy", "give"])
def test_a_sheet_ends_within_the_window(visit: Visit, tables: Positions, question: str) -> None:
    page = visit(tables["tokaido"][question].path, seated=True, viewport=LAPTOP)
    page.locator(SHEET).wait_for()
    page.locator("button.toggle").click()
    wait_for_layout(page)
    assert page.locator(f"{SHEET} footer button").last.evaluate(IN_WINDOW)


def test_recent_moves_are_shown_whole_and_earlier_ones_on_request(visit: Visit, tables: Positions) -> None:
    page = visit(tables["namiji"]["sail"].path, seated=True, **LANDSCAPE)
    strip = page.get_by_role("region", name="Since your last move")
    earlier = strip.get_by_role("button", name="Earlier moves")
    earlier.wait_for()
    wait_for_layout(page)
    cut = """list => [...list.children].filter(each => {
      const [box, all] = [each.getBoundingClientRect(), list.getBoundingClientRect()]
      return box.right > all.left + 1 && box.left < all.left - 1
    }).length"""
    assert strip.get_by_role("list").evaluate(cut) == 0
    earlier.click()
    expect(strip.get_by_role("listitem").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
def test_what_happens_is_readable_on_the_smallest_phone(visit: Visit, locale: str) -> None:
    page = visit(locale=locale, pace="calm", **SMALL_PHONE)
    page.locator("article .go button.main").first.click()
    places = page.locator(PLACES)
    while wait_for_board_question(page) and not places.count():
        answer_on_board(page, set())
    places.last.press("Enter")
    status = page.locator(".since .status")
    status.wait_for()
    wait_for_layout(page)
    assert status.evaluate("each => each.scrollWidth <= each.clientWidth && each.innerText.trim().length > 5")
    expect(page.locator("header .turn")).to_be_hidden()  # where there is no room for it
    assert fits(page)


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
@pytest.mark.parametrize("likes", [SMALL_PHONE, LANDSCAPE], ids=["smallest phone", "phone on its side"])
def test_home_fits_a_phone_and_offers_to_play(visit: Visit, game: str, likes: dict[str, Any]) -> None:
    page = visit(**likes)
    page.locator("article").first.wait_for()
    assert fits(page)
    if likes is LANDSCAPE:
        card = page.locator("article").filter(has=page.get_by_role("heading", name=game.capitalize()))
        expect(card.locator(".go button.main")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("likes", [SMALL_PHONE, LANDSCAPE], ids=["smallest phone", "phone on its side"])
def test_the_order_of_boats_is_not_below_the_zoom_buttons(
    visit: Visit, tables: Positions, likes: dict[str, Any]
) -> None:
    page = visit(tables["namiji"]["sail"].path, seated=True, **likes)
    page.locator(PLACES).first.wait_for()
    wait_for_layout(page)
    boats = page.locator(".sea .head > :last-child svg").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().right)"
    )
    zoom = page.get_by_role("button", name="Zoom in").bounding_box()
    assert zoom
    assert boats
    assert max(boats) <= zoom["x"]


def test_on_a_phone_on_its_side_the_panel_of_namiji_is_beside_the_chart(visit: Visit, tables: Positions) -> None:
    page = visit(tables["namiji"]["sail"].path, seated=True, **LANDSCAPE)
    page.locator(PLACES).first.wait_for()
    expect(page.locator("main [data-panel='0']")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_looking_back_on_a_phone_begins_at_its_panel(visit: Visit, tables: Positions, game: str) -> None:
    path = tables[game]["over"].path.replace("/t/", "/r/")
    page = visit(f"{path}/look", seated=True, viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.get_by_role("tab", name="Analysis")).to_be_in_viewport()
    expect(page.get_by_role("tabpanel", name="Analysis")).to_be_in_viewport()


# what a finger presses; the cells of a crate lie side by side, as large as the screen allows
SMALL_TARGETS = """() =>
  [...document.querySelectorAll('button, a[href], select, summary, input[type=range]')]
    .filter(each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(each => !each.closest('.unseen, [aria-hidden=true]') && each.ariaDisabled !== 'true')
    .filter(each => getComputedStyle(each).pointerEvents !== 'none')
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
    .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 90)} ${width} x ${height}`)
"""


def test_everything_to_press_is_large_enough_for_a_finger(visit: Visit, tables: Positions) -> None:
    page = visit("#/nowhere", seated=True, viewport=PHONE, has_touch=True, is_mobile=True)
    small: dict[str, list[str]] = {}
    paths = {"home": "#/", "practice": "#/practice/tokaido", "rules": "#/rules/tokaido"}
    paths |= {f"{game}-{what}": tables[game][what].path for game in tables for what in tables[game]}
    for name, path in paths.items():
        go_to(page, path)
        page.locator("main :is(article, button, a)").first.wait_for()
        wait_for_layout(page)
        if found := page.evaluate(SMALL_TARGETS):
            small[name] = found
    assert small == {}


def test_the_coach_pushes_nothing_and_forgets_an_undone_move(visit: Visit, playable_tables: Positions) -> None:
    page = visit("#/nowhere", seated=True)
    page.add_init_script("localStorage['tabiji-coach'] = 'on'")
    page.reload()
    go_to(page, playable_tables["tokaido"]["give"].path)

    def comment(route: Route) -> None:
        view = {"id": 0, "says": "give", "kind": "", "names": [], "of": "", "coins": 2, "count": 0, "points": 2}
        choice = {**view, "next": None, "slot": None, "space": None}
        advice = {"choice": choice, "chance": 0.5, "points": 0, "coins": 0, "playouts": 9, "more": []}
        number = route.request.post_data_json["number"]
        route.fulfill(json={"number": number, "better": advice, "played": {**advice, "chance": 0.1}, "counted": True})

    page.route("**/coach", comment)
    sheet, places = page.locator(SHEET), page.locator(PLACES)
    sheet.wait_for()
    back = page.get_by_role("button", name="Undo")
    back.click()  # to the walk that led to the temple
    places.first.wait_for()
    before = page.locator("main").bounding_box()
    places.and_(page.get_by_label(re.compile("Temple"))).first.click()
    coach = page.locator("[data-coach] > div")
    coach.wait_for()
    assert page.locator("main").bounding_box() == before
    back.click()
    expect(coach).to_have_count(0)
    places.first.wait_for()
