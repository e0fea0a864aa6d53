"""The win rates of a contest as a picture: SVG that is legible by day and by night."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from xml.etree.ElementTree import Element, ElementTree, SubElement, indent

from .results import Results

WIDTH, LEFT, RIGHT, TOP, ROW = 780, 140, 530, 84, 46  # of the picture: where its bars lie, and how high a row is
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2)

LOOK = """
svg { --paper: #f7f3e8; --ink: #2b2a28; --soft: #6b665c; --rule: #d8cfba; --bar: #5b8fa8; --mark: #b8381b;
  font: 15px 'Alegreya Sans', 'Gill Sans', system-ui, sans-serif }
@media (prefers-color-scheme: dark) {
  svg { --paper: #1d2430; --ink: #efe7d4; --soft: #b0ac9b; --rule: #3c4759; --bar: #4f86a2; --mark: #ff8f6f }
}
.paper { fill: var(--paper) } .bar { fill: var(--bar) }
text { fill: var(--ink) } .title { font-size: 19px; font-weight: 600 }
.soft { fill: var(--soft); font-size: 13px } .mark { fill: var(--mark); font-size: 13px }
path { fill: none; stroke: var(--rule) } .interval { stroke: var(--ink); stroke-width: 1.5 }
.equal { stroke: var(--mark); stroke-dasharray: 4 4 }
"""


def plot(results: Results, file: Path) -> None:
    """A bar for the win rate of each bot, with its interval, and a line where equal strength would be."""
    standings, equal = results.standings(), 1 / results.entry.players
    most = min(1, max(equal, *(each.win_rate + each.margin for each in standings)))
    step = next(step for step in STEPS if most <= 8 * step)
    ticks = [step * tick for tick in range(ceil(most / step) + 1)]
    bottom = TOP + ROW * len(standings)
    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {bottom + 56}", role="img")

    def at(rate: float) -> float:
        return LEFT + (RIGHT - LEFT) * rate / ticks[-1]

    def write(look: str, x: float, y: float, words: str, anchor: str = "start") -> None:
        text = SubElement(svg, "text", {"class": look, "x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor})
        text.text = words

    def draw(look: str, line: str) -> None:
        SubElement(svg, "path", {"class": look, "d": line})

    SubElement(svg, "title").text = results.title
    SubElement(svg, "style").text = LOOK
    SubElement(svg, "rect", {"class": "paper", "width": "100%", "height": "100%", "rx": "10"})
    write("title", 24, 36, "Win rates")
    write("soft", 24, 58, results.title)
    write("soft", WIDTH - 124, TOP - 8, "win rate", "end")
    write("soft", WIDTH - 24, TOP - 8, "rating", "end")
    for tick in ticks:
        draw("rule", f"M{at(tick):.1f} {TOP}V{bottom}")
        write("soft", at(tick), bottom + 18, f"{100 * tick:.0f}%", "middle")
    for row, each in enumerate(standings):
        y = TOP + ROW * (row + 0.5)
        least, greatest = at(max(0, each.win_rate - each.margin)), at(min(1, each.win_rate + each.margin))
        long = f"{at(each.win_rate) - LEFT:.1f}"
        SubElement(svg, "rect", {"class": "bar", "x": f"{LEFT}", "y": f"{y - 13}", "width": long, "height": "26"})
        draw("interval", f"M{least:.1f} {y}H{greatest:.1f}M{least:.1f} {y - 5}v10M{greatest:.1f} {y - 5}v10")
        write("name", LEFT - 12, y + 5, each.bot, "end")
        write("rate", WIDTH - 124, y + 5, f"{100 * each.win_rate:.1f}% ±{100 * each.margin:.1f}", "end")
        write("rate", WIDTH - 24, y + 5, f"{each.rating:.1f} ±{each.rating_margin:.1f}", "end")
    draw("equal", f"M{at(equal):.1f} {TOP - 4}V{bottom + 28}")
    write("mark", at(equal), bottom + 44, "equal strength", "middle")
    indent(svg)
    ElementTree(svg).write(file, encoding="utf-8")
