"""Drawing a table of a game that has no drawing of its own: pieces on the road, and what else a view tells."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import fields

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
    """The whole table as one seat sees it."""
    road = Board(_marks(way, words), way, console)
    told = (
        Text(f"{name}: {', '.join(things)}", "dim") for name, things in _other_fields(view, COMMON_VIEW_FIELDS, words)
    )
    return Group(road.road(view), Text(), _pieces(view, words), *told, road.legend(words))


def draw_outcome(view: View, words: Words) -> RenderableType:
    """The table of the end."""
    sources = ((piece.sources.items()) for piece in view.pieces)
    told = [", ".join(f"{words.name('source', name)} {points}" for name, points in each if points) for each in sources]
    return ranking(words, view.pieces, "terminal-sources", told)


def _marks(way: Way, words: Words) -> dict[str, tuple[str, str, str]]:
    """Each kind of space is marked with the first letter of its name that is still free."""
    marks: dict[str, tuple[str, str, str]] = {}
    letters: list[str] = []
    for kind in dict.fromkeys(space.kind for space in way.road):
        name = words.name("space", kind).upper()
        letters.append(next((letter for letter in name if letter.isalpha() and letter not in letters), name[0]))
        colour = "bold red" if kind in way.stops else COLOURS[len(marks) % len(COLOURS)]
        marks[kind] = letters[-1], letters[-1], colour
    return marks


def _pieces(view: View, words: Words) -> Table:
    """Everybody's points and what else there is to see of them."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words.texts.say("terminal-points"), justify="right")
    table.add_column("")
    for number, piece in enumerate(view.pieces):
        name = Text.assemble(pawn(view.pieces, number), f" {words.names[number]}")
        told = " · ".join(
            f"{name}: {', '.join(things)}" for name, things in _other_fields(piece, COMMON_PIECE_FIELDS, words)
        )
        points = "" if piece.neutral else str(piece.points)
        table.add_row(name, points, told, style="bold" if number == view.piece else "")
    return table


def _other_fields(of: DataclassInstance, known: Collection[str], words: Words) -> Iterator[tuple[str, list[str]]]:
    """What a view tells beside what every view does: the name of each field, and what there is of it."""
    for field in fields(of):
        things = [] if field.name in known else list(_value_texts(getattr(of, field.name), words))
        if things:
            yield words.name("field", field.name.replace("_", "-")), things


def _value_texts(value: object, words: Words) -> Iterator[str]:
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
