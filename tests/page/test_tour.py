"""Every page, table and dialog, large and light, small and dark: translated, fitting, and without axe violations.

The pseudo-locale is accented and a third longer, so untranslated texts are recognised.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from hatch_build import PSEUDO
from playwright.sync_api import Page, Route

from .conftest import DESK, PHONE, Positions, Visit
from .positions import NAMES
from .tour import TOURS

# Names that are the same in every language, and words that the
# browser inserts when it formats lists and times
OWN = {"Tabiji", *NAMES, "EN", "FR", "IT", "English", "Français", "Italiano"}
OWN |= {"Kyoto", "Miya", "Kakegawa", "Odawara", "Edo"}
OWN |= {"now", "ago", "min"}
OWN |= {"and", "AM", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Sept", "Oct", "Nov", "Dec"}
WORD = re.compile(r"\b[^\W\d]+\b")  # a1 is a cell of the crate in every language
LOOK = """async () => {
  await document.fonts.ready
  const shown = each => each.checkVisibility({ opacityProperty: true }) && !each.closest('.unseen, [aria-hidden=true]')
  const said = [], tight = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) tight.push(`the page is ${wide} wide`)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const box = text.parentElement
    if (!text.data.trim() || box.closest('script, style, [aria-hidden=true], [translate=no]')) continue
    said.push(text.data)
    if (!/\\p{L}/u.test(text.data) || !shown(box) || getComputedStyle(box).display === 'inline') continue
    const { overflowX, overflowY } = getComputedStyle(box)
    const scrolls = way => way === 'auto' || way === 'scroll'
    if (box instanceof SVGElement) {
      const [mine, all] = [box.getBoundingClientRect(), box.ownerSVGElement.getBoundingClientRect()]
      if (mine.left < all.left - 2 || mine.right > all.right + 2) tight.push(text.data)
    } else if (box.scrollWidth > box.clientWidth + 1 && !scrolls(overflowX)) tight.push(text.data)
    else if (box.scrollHeight > box.clientHeight + 4 && overflowY === 'hidden') tight.push(text.data)
  }
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    said.push(each.ariaLabel ?? '', each.title ?? '', each.placeholder ?? '')
  return { said: [...new Set(said)], tight: [...new Set(tight)] }
}"""


# Elements with the same ancestors have the same colours: contrast is measured once
AXE = """async () => {
  const art = [...document.querySelectorAll('[aria-hidden=true]')].map(each => [each, ...each.childNodes])
  for (const [each] of art) each.replaceChildren() // thousands of shapes that axe would look at
  if (!window.seen) axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-seen])' }] })
  const seen = (window.seen ??= new Map()), places = new Map()
  for (const each of document.body.querySelectorAll('*')) {
    const place = `${places.get(each.parentElement)} ${each.cloneNode().outerHTML}`
    each.toggleAttribute('data-seen', seen.has(place))
    if (!seen.has(place)) seen.set(place, seen.size)
    places.set(each, seen.get(place))
  }
  const sheet = document.querySelector('main [role=dialog], dialog[open]')
  const { violations } = await axe.run(sheet ?? document, { resultTypes: ['violations'], preload: false })
  for (const each of document.querySelectorAll('[data-seen]')) each.removeAttribute('data-seen')
  for (const [each, ...shapes] of art) each.replaceChildren(...shapes)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}"""
DAY: dict[str, Any] = {"viewport": DESK, "color_scheme": "light"}
NIGHT: dict[str, Any] = {"viewport": PHONE, "color_scheme": "dark"}


def foreign(text: str) -> list[str]:
    """Return the words of a text that are not pseudo-localised."""
    return [word for word in WORD.findall(text) if word not in OWN and re.search("[aeiouAEIOU]", word)]


def instead(route: Route) -> None:
    """Serve the pseudo-locale build instead of the page."""
    path = route.request.url.split("/", 3)[3].split("#")[0] or "index.html"
    route.fulfill(path=PSEUDO / path)


@pytest.mark.parametrize("likes", [DAY, NIGHT], ids=["at a desk by day", "on a phone at night"])
@pytest.mark.parametrize("part", TOURS)
def test_everything_is_translated_and_fits_and_axe_finds_nothing(
    visit: Visit, tables: Positions, part: str, likes: dict[str, Any]
) -> None:
    assert PSEUDO.exists(), "build it first: python hatch_build.py pseudo"
    page: Page = visit("#/nowhere", seated=True, **likes)
    page.context.route(re.compile(r"^[^#]*//[^/]*/(?!api/)"), instead)
    page.add_init_script(AXE_SCRIPT)
    page.reload()
    wrong: dict[str, Any] = {}
    for sight in TOURS[part](page, tables):
        found = page.evaluate(LOOK)
        words = [text for text in found["said"] if foreign(text)]
        faults = page.evaluate(AXE)
        if words or found["tight"] or faults:
            wrong[sight] = {"not translated": words, "does not fit": found["tight"], "not for everybody": faults}
    assert wrong == {}
