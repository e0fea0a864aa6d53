"""The terminal renderer of Namiji, drawn with Rich."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.view import Way
from ...road import terminal as road_terminal
from ...road.terminal import Board, pawn
from ...texts.words import Words
from .facts import CELL_NAMES, COLUMNS, PANORAMA_SECTIONS, PANORAMAS, ROWS
from .view import BoatView, View

MARKS = {
    "port": ("港", "P", "bold red"),
    "dock": ("桟", "K", "bold yellow"),
    "line": ("釣", "L", "bright_cyan"),
    "net": ("網", "N", "cyan"),
    "trap": ("籠", "T", "yellow"),
    "whirlpool": ("渦", "W", "blue"),
    "rock": ("岩", "R", "magenta"),
    "dolphin": ("跳", "D", "bright_blue"),
    "octopus": ("蛸", "O", "bright_red"),
    "whale": ("鯨", "H", "bright_white"),
}
# A fish: the sign of its colour, and its shape
COLOURS = {"blue": ("●", "bright_blue"), "orange": ("★", "dark_orange"), "green": ("♣", "green")}
SHAPES = {"1": "<", "2": "o", "3": "▭"}


def draw(view: View, way: Way, words: Words, console: Console) -> RenderableType:
    """Draws the table as one seat sees it."""
    sea = Board(MARKS, way, console)
    crates = [_crate(view, piece) for piece, boat in enumerate(view.pieces) if not boat.neutral]
    return Group(
        sea.road(view),
        Text(),
        _boats(view, words, sea),
        Text(),
        Columns(crates, padding=(0, 3)),
        _school(view, words),
        sea.legend(words),
    )


def draw_outcome(view: View, words: Words) -> RenderableType:
    """Draws the table of results."""
    rocks = [", ".join(words.name("rock", rock) for rock in boat.fulfilled or ()) for boat in view.pieces]
    return road_terminal.outcome_table(words, view.pieces, "terminal-fulfilled", rocks)


def fish(name: str) -> Text:
    """Draws a fish as two characters: its colour and its shape."""
    colour, _, shape = name.rpartition("-")
    sign, style = COLOURS[colour]
    return Text(sign + SHAPES[shape], style)


def _boats(view: View, words: Words, sea: Board) -> Table:
    """Draws the collection of every boat; the marks of the route head its columns."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words.texts.say("terminal-points"), justify="right")
    table.add_column(Text(" ").join(sea.mark(panorama) for panorama in PANORAMAS), no_wrap=True)
    table.add_column(sea.mark("trap"), justify="right", no_wrap=True)
    table.add_column(sea.mark("whirlpool"), justify="right")
    table.add_column(sea.mark("rock"))
    table.add_column(sea.mark("dock"))
    for piece, boat in enumerate(view.pieces):
        name = Text.assemble(pawn(view.pieces, piece), f" {words.names[piece]}")
        table.add_row(name, *_collection(words, sea, boat), style="bold" if piece == view.piece else "")
    return table


def _collection(words: Words, sea: Board, boat: BoatView) -> list[RenderableType]:
    """Returns the cells of a boat's row; the neutral one has nothing."""
    if boat.neutral:
        return []
    rocks = str(boat.rock_count)
    if boat.rocks:
        rocks = ", ".join(words.name("rock", r) + "✓" * (r in (boat.fulfilled or ())) for r in boat.rocks)
    return [
        "★" * len(boat.bonuses) + str(boat.points),
        sea.panoramas(boat.sections, PANORAMA_SECTIONS),
        f"{boat.shrimp}+{boat.crabs}",
        f"{boat.offerings}" + (f" -{boat.penalty}" if boat.penalty else ""),
        rocks,
        ", ".join(words.name("dock-card", card) for card in (*boat.meals, *boat.upgrades)),
    ]


def _crate(view: View, piece: int) -> Table:
    """Draws a crate: three rows of four cells, and the points of each full line."""
    boat = view.pieces[piece]
    grid = Table.grid(padding=(0, 1))
    for width in (1, *[2] * COLUMNS, 2):
        grid.add_column(min_width=width, no_wrap=True)
    letters = [Text(CELL_NAMES[column][0].upper(), "dim") for column in range(COLUMNS)]
    grid.add_row(pawn(view.pieces, piece), *letters, "")
    for row in range(ROWS):
        cells = [boat.crate[row * COLUMNS + column] for column in range(COLUMNS)]
        points = boat.lines[row]
        grid.add_row(
            Text(str(row + 1), "dim"),
            *(fish(cell) if cell else Text("··", "dim") for cell in cells),
            f"+{points}" if points else "",
        )
    grid.add_row("", *(f"+{points}" if points else "" for points in boat.lines[ROWS:]), "")
    return grid


def _school(view: View, words: Words) -> Text:
    """Draws the visible fish, the number of hidden ones, and the contents of the bag."""
    say = words.texts.say
    open_fish = Text(" ").join(fish(name) for name, count in view.face_up.items() for _ in range(count))
    deep = sum(view.face_down.values())
    school = Text(say("terminal-school", deep=deep, shrimp=view.bag["shrimp"], crabs=view.bag["crab"]) + "  ", "dim")
    return school.append_text(open_fish)
