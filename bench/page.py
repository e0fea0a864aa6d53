"""How the page does in a real Chromium: its weight, how soon it can be pressed, its frames, its memory.

python -m bench.page
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.page.actions import PLACES, answer_on_board, wait_for_board_question
from tests.page.conftest import FLAGS, PHONE, Positions, chromium, new_context, sign_in
from tests.page.positions import create_tables
from tests.server.clients import Server

GAMES = {"tokaido": ("Walk now", "walk"), "namiji": ("Set sail now", "sail")}
VISITS = 5
PRESSES = 30
SECONDS = 4  # of walking that are traced
SCREENS: dict[str, Any] = {
    "at a desk": {},
    "on a phone": {"viewport": PHONE, "has_touch": True},
    "on a phone four times slower": {"viewport": PHONE, "has_touch": True, "slower": 4},
}
# the browser's own measure: from a press to the frame that shows something of it; and tasks of 50 ms and more
WATCH = """window.pressed = [], window.busy = 0
const watch = (type, more, then) => new PerformanceObserver(list => list.getEntries().forEach(then)).observe(
  { type, buffered: true, ...more })
watch('event', { durationThreshold: 16 }, e => e.interactionId && window.pressed.push(e.duration))
watch('longtask', {}, e => (window.busy += e.duration))"""
FRAMES = "disabled-by-default-devtools.timeline.frame"


@contextmanager
def house() -> Iterator[tuple[Browser, Server, Positions, dict[str, Positions]]]:
    """A browser and a server with tables on their way, others to play on at for each screen."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/tables.db"
        moments = create_tables(database)
        played = {where: create_tables(database, f"{number}-") for number, where in enumerate(SCREENS)}
        server = Server(database, Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser, server, moments, played
        browser.close()
        server.stop()


def weight(browser: Browser, server: Server, start: str) -> tuple[int, int]:
    """The bytes that travel for home, and for home with one game; all but the game's own moves."""
    context = new_context(browser, server)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: dict[str, int] = {}
    line.on("Network.requestWillBeSent", lambda sent: asked.update({sent["requestId"]: sent["request"]["url"]}))
    line.on("Network.loadingFinished", lambda done: sizes.update({done["requestId"]: int(done["encodedDataLength"])}))

    def so_far() -> int:
        page.wait_for_load_state("networkidle")
        return sum(size for name, size in sizes.items() if "/api/" not in asked.get(name, ""))

    page.goto("/")
    page.get_by_role("button", name=start).wait_for()
    home = so_far()
    page.get_by_role("button", name=start).click()
    wait_for_board_question(page)
    both = so_far()
    context.close()
    return home, both


def waits(browser: Browser, server: Server, moments: Positions, game: str) -> tuple[float, float]:
    """The milliseconds until home, and a table on its way, can be pressed, each by somebody new."""
    start, asked = GAMES[game]
    home: list[float] = []
    table: list[float] = []
    for _ in range(VISITS):
        context = new_context(browser, server)
        sign_in(context, server)
        page = context.new_page()
        page.goto("/")
        home.append(since(page, ".button.main"))
        page.get_by_role("button", name=start).wait_for()
        page.goto("about:blank")
        page.goto(f"/{moments[game][asked].path}")
        table.append(since(page, PLACES))
        context.close()
    return statistics.median(home), statistics.median(table)


def since(page: Page, what: str) -> float:
    """The milliseconds from the address to something that can be pressed."""
    handle = page.wait_for_function("what => document.querySelector(what) && performance.now()", arg=what)
    return float(handle.json_value())


def frames(
    browser: Browser, server: Server, moments: Positions, game: str, slower: int = 1, **likes: Any
) -> tuple[float, float, float]:
    """The frames a second while pieces go their way, the longest wait for one, and how long tasks were too long."""
    context = new_context(browser, server, reduced_motion="no-preference", **likes)
    sign_in(context, server)
    context.add_init_script("localStorage['tabiji-pace'] = 'calm'")
    context.add_init_script(WATCH)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"/{moments[game][GAMES[game][1]].path}")
    page.locator(PLACES).first.wait_for()
    page.wait_for_timeout(1000 * slower)
    page.evaluate("window.busy = 0")
    browser.start_tracing(page=page, categories=[FRAMES])
    page.locator(PLACES).first.press("Enter")
    page.wait_for_timeout(SECONDS * 1000)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    busy = float(page.evaluate("window.busy"))
    context.close()
    drawn = sorted(event["ts"] / 1e3 for event in trace if event["name"] == "DrawFrame")
    gaps = [after - before for before, after in pairwise(drawn)]
    return 1e3 * len(gaps) / (drawn[-1] - drawn[0]), max(gaps), busy


def presses(browser: Browser, server: Server, start: str) -> tuple[float, float, float]:
    """The milliseconds until a press is answered on the screen, median and worst, and those the page was too busy."""
    context = new_context(browser, server)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=start).click()
    wait_for_board_question(page)
    page.evaluate("window.pressed.length = 0, window.busy = 0")
    seen: set[str] = set()
    for _ in range(PRESSES):
        if not wait_for_board_question(page):
            break
        answer_on_board(page, seen)
    page.wait_for_timeout(500)
    answered, busy = page.evaluate("[window.pressed, window.busy]")
    context.close()
    return statistics.median(answered), max(answered), busy


def memory(browser: Browser, server: Server, start: str) -> list[tuple[float, int]]:
    """What is held after the first turns, late on the way, and at the end."""
    context = new_context(browser, server)
    page = context.new_page()
    line = context.new_cdp_session(page)
    page.goto("/")
    page.get_by_role("button", name=start).click()
    seen: set[str] = set()
    measured: list[tuple[float, int]] = []
    turns = 0
    while wait_for_board_question(page):
        answer_on_board(page, seen)
        turns += 1
        if turns % 6 == 0:
            measured.append(held(line))
    end = held(line)
    context.close()
    return [measured[0], measured[-1], end]


def held(line: CDPSession) -> tuple[float, int]:
    """The megabytes of the heap and the nodes of the page, when nothing is left to throw away."""
    for _ in range(2):
        line.send("HeapProfiler.collectGarbage")
        time.sleep(0.2)
    return line.send("Runtime.getHeapUsage")["usedSize"] / 1e6, line.send("Memory.getDOMCounters")["nodes"]


def main() -> None:
    """Measure and tell."""
    with house() as (browser, server, moments, played):
        for game, (start, _) in GAMES.items():
            home, both = weight(browser, server, start)
            print(f"{game}: home {home / 1e3:.0f} kB, home and this game {both / 1e3:.0f} kB, as they travel")
            ready, table = waits(browser, server, moments, game)
            print(f"{game}: home can be pressed after {ready:.0f} ms, a table after {table:.0f} ms, median of {VISITS}")
            usual, worst, busy = presses(browser, server, start)
            print(
                f"{game}: a press shows after {usual:.0f} ms, {worst:.0f} at worst; "
                f"{busy / 1e3:.1f} s of long tasks in {PRESSES} turns"
            )
            for where, likes in SCREENS.items():
                rate, longest, busy = frames(browser, server, played[where], game, **likes)
                print(
                    f"{game}: {rate:.0f} frames/s while pieces move {where}, longest wait {longest:.0f} ms, "
                    f"{busy:.0f} ms of long tasks in {SECONDS} s"
                )
            held_then = [f"{heap:.1f} MB in {nodes} nodes" for heap, nodes in memory(browser, server, start)]
            print(f"{game}: {held_then[0]} after the first turns, {held_then[1]} late, {held_then[2]} at the end")


if __name__ == "__main__":
    main()
