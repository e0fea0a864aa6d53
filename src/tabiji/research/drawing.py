"""Draws a table as SVG or pixels: the road in legs, the pieces on it, and the purse of every piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

import numpy as np

from ..core.errors import BadOptions
from ..core.view import PieceView, Space, View, Way

PAPER, INK, SOFT, RULE = "#f7f3e8", "#2b2a28", "#6b665c", "#d8cfba"
PAWNS = ("#d04427", "#26456b", "#b8860b", "#8a4560", "#47704f")
NEUTRAL = "#8d887c"
# The colours of kinds of spaces that have none
COLORS = ("#7a3b2e", "#c9a227", "#8a9a3b", "#b8381b", "#8a4f8f", "#6fb3c9", "#79a86a", "#9b9588", "#3f6f9f")
STEP, LEG, LEFT, TOP, RADIUS = 56, 96, 60, 64, 23
LINE, MARGIN = 22, 24


@dataclass
class Sheet:
    """Lines, discs and words, drawn in this order."""

    width: int
    height: int
    discs: list[tuple[float, float, float, str]] = field(default_factory=list)  # x, y, radius, colour
    words: list[tuple[float, float, int, str, str, bool]] = field(
        default_factory=list
    )  # x, y, size, colour, text, centred
    lines: list[tuple[float, float, float, float]] = field(default_factory=list)

    def svg(self) -> str:
        """Returns the picture as SVG."""
        root = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {self.width} {self.height}")
        SubElement(root, "rect", width="100%", height="100%", fill=PAPER)
        for x1, y1, x2, y2 in self.lines:
            SubElement(root, "path", {"d": f"M{x1} {y1}L{x2} {y2}", "stroke": RULE, "stroke-width": "6"})
        for x, y, radius, colour in self.discs:
            SubElement(root, "circle", cx=f"{x}", cy=f"{y}", r=f"{radius}", fill=colour)
        for x, y, size, colour, text, centred in self.words:
            anchor = "middle" if centred else "start"
            look = {"font-family": "system-ui, sans-serif", "font-size": f"{size}", "text-anchor": anchor}
            place = {"x": f"{x}", "y": f"{y}", "fill": colour, "dominant-baseline": "central"}
            SubElement(root, "text", {**place, **look}).text = text
        return tostring(root, "unicode")

    def pixels(self) -> Any:
        """Returns the picture as an array of height, width and three colours."""
        try:
            from PIL import Image, ImageDraw
        except ImportError:
            raise BadOptions("Pillow is not installed: pip install 'tabiji[research]' brings it.") from None
        image = Image.new("RGB", (self.width, self.height), PAPER)
        pen = ImageDraw.Draw(image)
        for x1, y1, x2, y2 in self.lines:
            pen.line((x1, y1, x2, y2), RULE, 6)
        for x, y, radius, colour in self.discs:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), colour)
        for x, y, size, colour, text, centred in self.words:
            pen.text((x, y), text, colour, _font(size), anchor="mm" if centred else "lm")
        return np.asarray(image, np.uint8).copy()


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def draw(view: View, way: Way, names: list[str], colors: Mapping[str, str]) -> Sheet:
    """Draws what a seat sees."""
    pieces, legs = view.pieces, _legs(way)
    others = [space.kind for space in way.road if space.kind not in colors]
    colours = {**colors, **dict(zip(dict.fromkeys(others), cycle(COLORS)))}
    width = 2 * LEFT + STEP * (max(len(leg) for leg in legs) - 1)
    bottom = TOP + LEG * len(legs)
    sheet = Sheet(width, bottom + LINE * (2 * len(pieces) + 2) + MARGIN)
    turn = "the journey is over" if view.turn is None else f"{names[view.turn]}: {view.phase}"
    sheet.words.append((MARGIN, MARGIN, 18, INK, f"{view.game} · {turn}", False))
    for row, leg in enumerate(legs):
        y = TOP + LEG * row + RADIUS
        sheet.lines.append((LEFT, y, LEFT + STEP * (len(leg) - 1), y))
        for column, space in enumerate(leg):
            x = LEFT + STEP * column
            size = RADIUS + 3 if space.kind in way.stops else RADIUS
            sheet.discs.append((x, y, size, colours[space.kind]))
            sheet.words.append((x, y, 9, PAPER, space.kind, True))
            here = sorted(
                (piece.slot or 0, number) for number, piece in enumerate(pieces) if piece.space == space.number
            )
            if space is leg[0] and row and space.kind in way.stops:
                here = []  # they stand at the end of the leg before
            for place, (_, number) in enumerate(here):
                _pawn(sheet, x - 8 * (len(here) - 1) + 16 * place, y + RADIUS + 14, pieces, number)
    for number, piece in enumerate(pieces):
        y = bottom + MARGIN + 2 * LINE * number
        _pawn(sheet, MARGIN + 8, y, pieces, number)
        sheet.words.append((MARGIN + 26, y, 15, INK, _purse(piece, number, names), False))
        sources = " · ".join(f"{name} {points}" for name, points in piece.sources.items() if points)
        sheet.words.append((MARGIN + 26, y + LINE - 3, 12, SOFT, sources, False))
    return sheet


def _legs(way: Way) -> list[list[Space]]:
    """Returns the road in legs, each from one gathering to the next."""
    legs: list[list[Space]] = [[]]
    for space in way.road:
        legs[-1].append(space)
        if space.kind in way.stops and len(legs[-1]) > 1 and space is not way.road[-1]:
            legs.append([space])
    return legs


def _pawn(sheet: Sheet, x: float, y: float, pieces: Sequence[PieceView], number: int) -> None:
    neutral = pieces[number].neutral
    sheet.discs.append((x, y, 8, NEUTRAL if neutral else PAWNS[number]))
    sheet.words.append((x, y, 10, PAPER, "N" if neutral else str(number), True))


def _purse(piece: PieceView, number: int, names: list[str]) -> str:
    """Returns the name, points and possessions of a piece in a line."""
    if piece.neutral:
        return "neutral"
    parts = [names[number], f"{piece.points} points"]
    if traveler := getattr(piece, "traveler", None):
        parts.insert(1, traveler)
    if hasattr(piece, "coins"):
        parts.append(f"{piece.coins} coins")
    return " · ".join(parts) + (f" · rank {piece.rank}" if piece.rank else "")
