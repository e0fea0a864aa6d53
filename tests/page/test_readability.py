"""Contrast of small texts; results are animated once; dialogs stay open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from ..waiting import eventually
from .actions import SHEET, count_started_animations, wait_for_layout, watch_animations
from .conftest import Positions, Visit
from .tour import go_to

READABLE = 4.5
# zeros, missing sections, points of rows and offerings, names under cards, disabled buttons
SMALL = (
    "li.none, [aria-label*=' / '] text, .blank + text, .shelf ~ text, b[aria-hidden], button:disabled, .missing, .yes"
)
# The contrast of each such text. axe does not look at drawings or through opacity:
# here the background is the previous shape of a drawing, or the nearest background colour.
RATIOS = """wanted => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = colour => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].map(n => n / 255)
  }
  const over = ([r, g, b, a], below) => [r, g, b].map((n, i) => n * a + below[i] * (1 - a))
  const light = rgb => {
    const [r, g, b] = rgb.map(n => (n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = box => {
    if (!box) return [1, 1, 1]
    const own = rgba(getComputedStyle(box).backgroundColor)
    return own[3] === 1 ? own.slice(0, 3) : over(own, ground(box.parentElement))
  }
  const behind = text => {
    if (!(text instanceof SVGElement)) return ground(text)
    const shape = text.parentElement.querySelector('rect, circle, path')
    const fill = shape && getComputedStyle(shape).fill
    const below = ground(text.closest('svg').parentElement)
    return fill && fill.startsWith('rgb') ? over(rgba(fill), below) : below
  }
  const sheer = box => (box ? getComputedStyle(box).opacity * sheer(box.parentElement) : 1)
  return [...document.querySelectorAll(wanted)]
    .filter(text => text.checkVisibility() && text.textContent.trim())
    .map(text => {
      const style = getComputedStyle(text)
      const [r, g, b, a] = rgba(text instanceof SVGElement ? style.fill : style.color)
      const below = behind(text)
      const [x, y] = [light(over([r, g, b, a * sheer(text)], below)), light(below)].toSorted((a, b) => b - a)
      return [text.textContent.trim(), (x + 0.05) / (y + 0.05)]
    })
}"""


@pytest.mark.parametrize("light", ["light", "dark"])
def test_small_texts_can_be_read(visit: Visit, tables: Positions, light: str) -> None:
    page = visit(seated=True, color_scheme=light)
    faint: dict[str, list[tuple[str, float]]] = {}
    for position in (tables["tokaido"]["buy"], tables["namiji"]["place"], tables["tokaido"]["over"]):
        go_to(page, position.path)
        page.locator(SHEET).wait_for()
        found = page.evaluate(RATIOS, SMALL)
        assert len(found) > 3
        if pale := [(text, ratio) for text, ratio in found if ratio < READABLE]:
            faint[position.link] = pale
    assert faint == {}


def test_the_result_is_told_once(visit: Visit, tables: Positions) -> None:
    page = visit("#/nowhere", seated=True, pace="calm", reduced_motion="no-preference")
    watch_animations(page, SHEET)
    go_to(page, tables["tokaido"]["over"].path)
    page.locator(SHEET).wait_for()
    eventually(lambda: count_started_animations(page))
    page.locator(SHEET).press("Escape")
    page.locator("main .turn button").wait_for()
    count_started_animations(page)
    page.locator("main .turn button").click()
    expect(page.locator(SHEET)).to_contain_text("made the richest journey")
    wait_for_layout(page)
    assert count_started_animations(page) == 0


def test_settings_stay_open_while_the_table_comes(visit: Visit, tables: Positions) -> None:
    page = visit("#/nowhere", seated=True)
    held: list[Route] = []
    page.route(re.compile("/route$"), lambda route: held.append(route))
    with page.expect_request(re.compile("/route$")):
        page.goto(f"/{tables['tokaido']['walk'].path}")
    page.locator("button.gear").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    held[0].continue_()
    page.locator("[data-entry]").wait_for()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_nobody_reads_who_won_before_the_end_tells_it(visit: Visit, tables: Positions) -> None:
    page = visit("#/nowhere", seated=True, pace="calm", reduced_motion="no-preference")
    page.clock.install()
    go_to(page, tables["namiji"]["over"].path)
    sheet = page.locator(SHEET)
    sheet.wait_for()
    story = page.get_by_role("tabpanel", name="Story")
    expect(story.get_by_role("listitem").last).to_be_attached()
    expect(story).not_to_contain_text("rank 1")
    expect(sheet).not_to_contain_text("Where the points came from")
    page.clock.run_for(60_000)
    expect(sheet).to_contain_text("Where the points came from")
    expect(story).to_contain_text("rank 1")
