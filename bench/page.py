"""Benchmark of the page in a real Chromium: bytes, time to interactive, frame rate, input latency, memory.

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
SECONDS = 4  # of an animated move that are traced
SCREENS: dict[str, Any] = {
    "at a desk": {},
    "on a phone": {"viewport": PHONE, "has_touch": True},
    "on a phone four times slower": {"viewport": PHONE, "has_touch": True, "slower": 4},
}
# The browser's own measures: from a press to the next frame, and tasks of 50 ms and more
WATCH = """window.pressed = [], window.busy = 0
const watch = (type, more, then) => new PerformanceObserver(list => list.getEntries().forEach(then)).observe(
  { type, buffered: true, ...more })
watch('event', { durationThreshold: 16 }, e => e.interactionId && window.pressed.push(e.duration))
watch('longtask', {}, e => (window.busy += e.duration))"""
FRAMES = "disabled-by-default-devtools.timeline.frame"


@contextmanager
def running() -> Iterator[tuple[Browser, Server, Positions, dict[str, Positions]]]:
    """Yields a browser and a server with prepared tables, and others for each screen."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/tables.db"
        positions = create_tables(database)
        played = {where: create_tables(database, f"{number}-") for number, where in enumerate(SCREENS)}
        server = Server(database, Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser, server, positions, played
        browser.close()
        server.stop()


def transfer_sizes(browser: Browser, server: Server, start: str) -> tuple[int, int]:
    """Returns the bytes transferred for home, and for home with one game, without those of the API."""
    context = new_context(browser, server)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda event: urls.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished", lambda done: sizes.update({done["requestId"]: int(done["encodedDataLength"])})
    )

    def total() -> int:
        page.wait_for_load_state("networkidle")
        return sum(size for name, size in sizes.items() if "/api/" not in urls.get(name, ""))

    page.goto("/")
    page.get_by_role("button", name=start).wait_for()
    home = total()
    page.get_by_role("button", name=start).click()
    wait_for_board_question(page)
    both = total()
    context.close()
    return home, both


def times_to_interactive(browser: Browser, server: Server, positions: Positions, game: str) -> tuple[float, float]:
    """Returns the milliseconds until home, and a table in play, can be pressed by a new visitor."""
    start, position = GAMES[game]
    home: list[float] = []
    table: list[float] = []
    for _ in range(VISITS):
        context = new_context(browser, server)
        sign_in(context, server)
        page = context.new_page()
        page.goto("/")
        home.append(milliseconds_until(page, ".button.main"))
        page.get_by_role("button", name=start).wait_for()
        page.goto("about:blank")
        page.goto(f"/{positions[game][position].path}")
        table.append(milliseconds_until(page, PLACES))
        context.close()
    return statistics.median(home), statistics.median(table)


def milliseconds_until(page: Page, selector: str) -> float:
    """Returns the milliseconds from navigation until an element exists."""
    handle = page.wait_for_function("selector => document.querySelector(selector) && performance.now()", arg=selector)
    return float(handle.json_value())


def frame_statistics(
    browser: Browser, server: Server, positions: Positions, game: str, slower: int = 1, **settings: Any
) -> tuple[float, float, float]:
    """Returns the frames a second while pieces move, the longest gap between two, and the time of long tasks."""
    context = new_context(browser, server, reduced_motion="no-preference", **settings)
    sign_in(context, server)
    context.add_init_script("localStorage['tabiji-pace'] = 'calm'")
    context.add_init_script(WATCH)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"/{positions[game][GAMES[game][1]].path}")
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


def input_latency(browser: Browser, server: Server, start: str) -> tuple[float, float, float]:
    """Returns the milliseconds from a press to the next frame, median and worst, and the time of long tasks."""
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


def memory_use(browser: Browser, server: Server, start: str) -> list[tuple[float, int]]:
    """Returns the heap and the number of nodes after the first turns, late in the game, and at the end."""
    context = new_context(browser, server)
    page = context.new_page()
    session = context.new_cdp_session(page)
    page.goto("/")
    page.get_by_role("button", name=start).click()
    seen: set[str] = set()
    measured: list[tuple[float, int]] = []
    turns = 0
    while wait_for_board_question(page):
        answer_on_board(page, seen)
        turns += 1
        if turns % 6 == 0:
            measured.append(heap_and_nodes(session))
    end = heap_and_nodes(session)
    context.close()
    return [measured[0], measured[-1], end]


def heap_and_nodes(session: CDPSession) -> tuple[float, int]:
    """Returns the megabytes of the heap and the nodes of the page, after a garbage collection."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
        time.sleep(0.2)
    return session.send("Runtime.getHeapUsage")["usedSize"] / 1e6, session.send("Memory.getDOMCounters")["nodes"]


def main() -> None:
    """Measures and prints."""
    with running() as (browser, server, positions, played):
        for game, (start, _) in GAMES.items():
            home, both = transfer_sizes(browser, server, start)
            print(f"{game}: home {home / 1e3:.0f} kB, home and this game {both / 1e3:.0f} kB, as they travel")
            ready, table = times_to_interactive(browser, server, positions, game)
            print(f"{game}: home can be pressed after {ready:.0f} ms, a table after {table:.0f} ms, median of {VISITS}")
            usual, worst, busy = input_latency(browser, server, start)
            print(
                f"{game}: a press shows after {usual:.0f} ms, {worst:.0f} at worst; "
                f"{busy / 1e3:.1f} s of long tasks in {PRESSES} turns"
            )
            for where, settings in SCREENS.items():
                rate, longest, busy = frame_statistics(browser, server, played[where], game, **settings)
                print(
                    f"{game}: {rate:.0f} frames/s while pieces move {where}, longest wait {longest:.0f} ms, "
                    f"{busy:.0f} ms of long tasks in {SECONDS} s"
                )
            memory = [f"{heap:.1f} MB in {nodes} nodes" for heap, nodes in memory_use(browser, server, start)]
            print(f"{game}: {memory[0]} after the first turns, {memory[1]} late, {memory[2]} at the end")


if __name__ == "__main__":
    main()
