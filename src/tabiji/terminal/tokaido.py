"""Drawing a table of Tokaido with Rich."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..texts.words import Words
from ..tokaido.facts import FAMILIES, KINDS, PANORAMA_SECTIONS, PANORAMAS, SOUVENIR_FAMILY, SOUVENIR_NAMES
from ..tokaido.view import Space, TravelerView, View

# Each kind of space: its sign, the letter that stands for it where signs cannot be shown, and its colour
SIGNS = {
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
PAWNS = "ABCDE"
PAWN_COLOURS = ("bold white on dark_red", "bold white on blue", "bold white on dark_green", "bold black on yellow")
NEUTRAL = "N"


def draw(view: View, words: Words, console: Console) -> RenderableType:
    """The whole table as one seat sees it."""
    return Group(_road(view, console), Text(), _travelers(view, words, console), _legend(words, console))


def pawn(view: View, piece: int) -> Text:
    """A traveler's letter in its colour."""
    if view.travelers[piece].neutral:
        return Text(NEUTRAL, "bold black on grey70")
    return Text(PAWNS[piece], (*PAWN_COLOURS, "bold white on dark_magenta")[piece])


def _sign(kind: str, console: Console) -> Text:
    """The sign of a kind of space in its colour."""
    sign, letter, colour = SIGNS[kind]
    return Text(sign if console.encoding.startswith("utf") else letter, colour)


def _road(view: View, console: Console) -> Table:
    """The road, a leg a row; travelers stand under their space."""
    legs: list[list[Space]] = []
    for space in view.road:
        if space.kind == "inn" and space is not view.road[-1]:
            legs.append([])
        legs[-1].append(space)
    open_to = {choice.space for choice in view.choices if choice.space is not None}
    grid = Table.grid(padding=(0, 1))
    for leg in legs:
        grid.add_row(*(_number(space, space.number in open_to) for space in leg))
        grid.add_row(*(_sign(space.kind, console) for space in leg))
        grid.add_row(*(_standing(view, space) for space in leg))
    return grid


def _number(space: Space, is_open: bool) -> Text:
    return Text(str(space.number), "bold underline" if is_open else "dim")


def _standing(view: View, space: Space) -> Text:
    here = [piece for piece, traveler in enumerate(view.travelers) if traveler.space == space.number]
    if not here:
        return Text("··" if space.double and view.players > 3 else "", "dim")
    return Text().join(pawn(view, piece) for piece in sorted(here, key=lambda piece: view.travelers[piece].slot))


def _travelers(view: View, words: Words, console: Console) -> Table:
    """Everybody's purse and collection; the signs of the road head what is collected there."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(words.texts.say("terminal-points"), justify="right")
    table.add_column(words.texts.say("terminal-coins"), justify="right")
    table.add_column(_sign("temple", console), justify="right")
    table.add_column(Text(" ").join(_sign(panorama, console) for panorama in PANORAMAS), no_wrap=True)
    table.add_column(_sign("shop", console), no_wrap=True)
    for kind in ("spring", "encounter", "inn"):
        table.add_column(_sign(kind, console), justify="right")
    for piece, traveler in enumerate(view.travelers):
        table.add_row(*_row(view, words, piece, traveler), style="bold" if piece == view.piece else "")
    return table


def _row(view: View, words: Words, piece: int, traveler: TravelerView) -> list[RenderableType]:
    name = Text.assemble(pawn(view, piece), f" {words.names[piece]}")
    if traveler.traveler:
        name.append(f" ({words.name('traveler', traveler.traveler)})")
    if traveler.neutral:
        return [name, "", "", str(traveler.offering)]
    return [
        name,
        "★" * len(traveler.achievements) + str(traveler.points),
        str(traveler.coins),
        str(traveler.offering),
        _panoramas(traveler),
        _souvenirs(traveler, words),
        str(len(traveler.springs)),
        str(len(traveler.encounters)),
        str(len(traveler.meals)),
    ]


def _panoramas(traveler: TravelerView) -> Text:
    """Each panorama as a strip that fills."""
    strips = Text()
    for name, length in zip(PANORAMAS, PANORAMA_SECTIONS, strict=True):
        taken = traveler.sections[name]
        strips.append("■" * taken + "□" * (length - taken), SIGNS[name][2])
        strips.append(" ")
    strips.rstrip()
    return strips


def _souvenirs(traveler: TravelerView, words: Words) -> str:
    """How many of each family."""
    families = [FAMILIES[SOUVENIR_FAMILY[SOUVENIR_NAMES.index(name)]] for name in traveler.souvenirs]
    return " ".join(f"{words.name('family', family)[0]}{families.count(family)}" for family in FAMILIES)


def _legend(words: Words, console: Console) -> Text:
    """What the signs mean."""
    legend = Text()
    for kind in KINDS:
        legend.append_text(_sign(kind, console))
        legend.append(f" {words.name('space', kind)}   ", "dim")
    return legend


def outcome(view: View, words: Words) -> Table:
    """The table of the end, best first."""
    say = words.texts.say
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for column in ("terminal-rank", "terminal-traveler", "terminal-points", "terminal-achievements"):
        table.add_column(say(column))
    ranked: list[Any] = sorted((t.rank, piece) for piece, t in enumerate(view.travelers) if t.rank is not None)
    for rank, piece in ranked:
        traveler = view.travelers[piece]
        names = ", ".join(words.name("achievement", each) for each in traveler.achievements)
        table.add_row(str(rank), words.names[piece], str(traveler.points), names)
    return table
