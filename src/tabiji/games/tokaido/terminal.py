"""The terminal renderer of Tokaido, drawn with Rich."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.view import Way
from ...road import terminal as road_terminal
from ...road.terminal import Board, pawn
from ...texts.words import Words
from .facts import FAMILIES, PANORAMA_SECTIONS, PANORAMAS, SOUVENIR_FAMILY, SOUVENIR_NAMES
from .view import TravelerView, View

MARKS = {
    "inn": ("宿", "I", "bold red"),
    "shop": ("店", "S", "yellow"),
    "farm": ("農", "F", "green"),
    "temple": ("寺", "T", "bright_red"),
    "encounter": ("会", "E", "magenta"),
    "spring": ("湯", "H", "bright_cyan"),
    "paddy": ("田", "P", "bright_green"),
    "mountain": ("山", "M", "bright_white"),
    "sea": ("海", "W", "blue"),
}


def draw(view: View, way: Way, words: Words, console: Console) -> RenderableType:
    """Draws the table as one seat sees it."""
    road = Board(MARKS, way, console)
    return Group(road.road(view), Text(), _travelers(view, words, road), road.legend(words))


def draw_outcome(view: View, words: Words) -> RenderableType:
    """Draws the table of results."""
    awards = [", ".join(words.name("achievement", each) for each in t.achievements) for t in view.pieces]
    return road_terminal.outcome_table(words, view.pieces, "terminal-achievements", awards)


def _travelers(view: View, words: Words, road: Board) -> Table:
    """Draws the purse and the collection of every traveler; the marks of the road head its columns."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words.texts.say("terminal-points"), justify="right")
    table.add_column(words.texts.say("terminal-coins"), justify="right")
    table.add_column(road.mark("temple"), justify="right")
    table.add_column(Text(" ").join(road.mark(panorama) for panorama in PANORAMAS), no_wrap=True)
    table.add_column(road.mark("shop"), no_wrap=True)
    for kind in ("spring", "encounter", "inn"):
        table.add_column(road.mark(kind), justify="right")
    for piece, traveler in enumerate(view.pieces):
        name = Text.assemble(pawn(view.pieces, piece), f" {words.names[piece]}")
        if traveler.traveler:
            name.append(f" ({words.name('traveler', traveler.traveler)})")
        table.add_row(name, *_collection(words, road, traveler), style="bold" if piece == view.piece else "")
    return table


def _collection(words: Words, road: Board, traveler: TravelerView) -> list[RenderableType]:
    """Returns the cells of a traveler's row; the neutral one only has offerings."""
    if traveler.neutral:
        return ["", "", str(traveler.offering)]
    return [
        "★" * len(traveler.achievements) + str(traveler.points),
        str(traveler.coins),
        str(traveler.offering),
        road.panoramas(traveler.sections, PANORAMA_SECTIONS),
        _souvenirs(traveler, words),
        str(len(traveler.springs)),
        str(len(traveler.encounters)),
        str(len(traveler.meals)),
    ]


def _souvenirs(traveler: TravelerView, words: Words) -> str:
    """Returns the number of souvenirs of each family, as text."""
    families = [FAMILIES[SOUVENIR_FAMILY[SOUVENIR_NAMES.index(name)]] for name in traveler.souvenirs]
    return " ".join(f"{words.name('family', family)[0]}{families.count(family)}" for family in FAMILIES)
