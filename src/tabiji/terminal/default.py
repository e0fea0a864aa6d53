"""The default renderer: pieces on the road, and the other fields of a view."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterator

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.view import DataclassInstance, View, Way
from ..road.terminal import Board, pawn
from ..road.terminal import outcome_table as ranking
from ..texts.words import Words

COLOURS = ("green", "bright_cyan", "yellow", "magenta", "bright_blue", "bright_white")
COMMON_VIEW_FIELDS = {"game", "players", "seat", "turn", "piece", "phase", "decisions", "order", "pieces", "choices"}
COMMON_PIECE_FIELDS = {"neutral", "points", "sources", "space", "slot", "rank"}


def draw(view: View, way: Way, words: Words, console: Console) -> RenderableType:
    """Draws the table as a seat sees it."""
    road = Board(_marks(way, words), way, console)
    fields = _other_fields(view, COMMON_VIEW_FIELDS, words)
    lines = (Text(f"{name}: {', '.join(values)}", "dim") for name, values in fields)
    return Group(road.road(view), Text(), _pieces(view, words), *lines, road.legend(words))


def draw_outcome(view: View, words: Words) -> RenderableType:
    """Draws the ranking with the points by source."""
    sources = (piece.sources.items() for piece in view.pieces)
    details = [
        ", ".join(f"{words.name('source', name)} {points}" for name, points in each if points) for each in sources
    ]
    return ranking(words, view.pieces, "terminal-sources", details)


def _marks(way: Way, words: Words) -> dict[str, tuple[str, str, str]]:
    """Marks each kind of space with the first letter of its name that is still free."""
    marks: dict[str, tuple[str, str, str]] = {}
    letters: list[str] = []
    for kind in dict.fromkeys(space.kind for space in way.road):
        name = words.name("space", kind).upper()
        letters.append(next((letter for letter in name if letter.isalpha() and letter not in letters), name[0]))
        colour = "bold red" if kind in way.stops else COLOURS[len(marks) % len(COLOURS)]
        marks[kind] = letters[-1], letters[-1], colour
    return marks


def _pieces(view: View, words: Words) -> Table:
    """Returns a table of all pieces with their points and other visible fields."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words.texts.say("terminal-points"), justify="right")
    table.add_column("")
    for number, piece in enumerate(view.pieces):
        name = Text.assemble(pawn(view.pieces, number), f" {words.names[number]}")
        fields = _other_fields(piece, COMMON_PIECE_FIELDS, words)
        details = " · ".join(f"{label}: {', '.join(values)}" for label, values in fields)
        points = "" if piece.neutral else str(piece.points)
        table.add_row(name, points, details, style="bold" if number == view.piece else "")
    return table


def _other_fields(of: DataclassInstance, known: Collection[str], words: Words) -> Iterator[tuple[str, list[str]]]:
    """Yields the name and the values of each field that is not common to all games."""
    for field in dataclasses.fields(of):
        values = [] if field.name in known else list(_value_texts(getattr(of, field.name), words))
        if values:
            yield words.name("field", field.name.replace("_", "-")), values


def _value_texts(value: object, words: Words) -> Iterator[str]:
    """Yields the texts of a value; numbers that are 0 have none."""
    if isinstance(value, str):
        kind = next((kind for kind, names in words.game.names.items() if value in names), "thing")
        yield words.name(kind, value)
    elif isinstance(value, dict):
        yield from (f"{next(_value_texts(name, words))} {count}" for name, count in value.items() if count)
    elif isinstance(value, tuple):
        for each in value:
            yield from _value_texts(each, words)
    elif isinstance(value, int) and value:
        yield str(int(value))
