"""Charts as SVG with a light and a dark colour scheme."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element, ElementTree, SubElement, indent

STYLE = """
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


class Picture:
    """An SVG image with a title and a description."""

    def __init__(self, width: float, height: float, title: str, about: str, style: str = "") -> None:
        box = f"0 0 {width} {height}"
        self.svg = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img")
        SubElement(self.svg, "title").text = about
        SubElement(self.svg, "style").text = STYLE + style
        SubElement(self.svg, "rect", {"class": "paper", "width": "100%", "height": "100%", "rx": "10"})
        self.write("title", 24, 36, title)
        self.write("soft", 24, 58, about)

    def write(self, css_class: str, x: float, y: float, words: str, anchor: str = "start") -> None:
        """Adds text at a position."""
        place = {"class": css_class, "x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}
        SubElement(self.svg, "text", place).text = words

    def draw(self, css_class: str, line: str, words: str = "") -> None:
        """Adds a path, optionally with a tooltip."""
        path = SubElement(self.svg, "path", {"class": css_class, "d": line})
        if words:
            SubElement(path, "title").text = words

    def fill(self, css_class: str, x: float, y: float, width: float, height: float) -> None:
        """Adds a filled rectangle."""
        size = {"x": f"{x}", "y": f"{y}", "width": f"{width:.1f}", "height": f"{height}"}
        SubElement(self.svg, "rect", {"class": css_class, **size})

    def shade(self, css_class: str, x: float, y: float, width: float, height: float, opacity: float) -> None:
        """Adds a translucent rectangle."""
        self.fill(css_class, x, y, width, height)
        self.svg[-1].set("fill-opacity", f"{opacity:.2f}")

    def save(self, file: Path) -> None:
        """Writes the image to a file."""
        indent(self.svg)
        ElementTree(self.svg).write(file, encoding="utf-8")
