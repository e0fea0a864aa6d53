"""Rich renderables for games on a road: the road with its marks and pieces, panoramas, the legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..core.view import PieceView, Space, View, Way
from ..texts.words import Words

PAWNS = "ABCDE"
PAWN_COLOURS = (
    *("bold white on dark_red", "bold white on blue", "bold white on dark_green"),
    *("bold black on yellow", "bold white on dark_magenta"),
)


@dataclass(frozen=True)
class Board:
    """A board in a terminal: each kind of space has a mark, a letter where marks cannot be shown, and a colour."""

    marks: Mapping[str, tuple[str, str, str]]
    route: Way  # each row begins at a stop where all pieces gather
    console: Console

    def mark(self, kind: str) -> Text:
        """Returns the mark of a kind of space in its colour."""
        mark, letter, colour = self.marks[kind]
        return Text(mark if self.console.encoding.startswith("utf") else letter, colour)

    def road(self, view: View) -> Table:
        """Returns the road with a row for each leg; pieces stand under their space."""
        legs: list[list[Space]] = []
        for space in self.route.road:
            if space.kind in self.route.stops and space is not self.route.road[-1]:
                legs.append([])
            legs[-1].append(space)
        open_to = {choice.space for choice in view.choices}
        grid = Table.grid(padding=(0, 1))
        for leg in legs:
            grid.add_row(*(Text(str(s.number), "bold underline" if s.number in open_to else "dim") for s in leg))
            grid.add_row(*(self.mark(space.kind) for space in leg))
            grid.add_row(*(self._standing(view, space) for space in leg))
        return grid

    def _standing(self, view: View, space: Space) -> Text:
        """Returns the pieces on a space, or two dots if there is room for two."""
        pieces = view.pieces
        here = [number for number, piece in enumerate(pieces) if piece.space == space.number]
        if not here:
            return Text("··" if space.double and view.players > 3 else "", "dim")
        return Text().join(pawn(pieces, number) for number in sorted(here, key=lambda n: pieces[n].slot or 0))

    def legend(self, words: Words) -> Columns:
        """Returns the meaning of the marks."""
        names = ((kind, Text(f" {words.name('space', kind)}", "dim")) for kind in self.marks)
        return Columns([self.mark(kind).append_text(name) for kind, name in names], padding=(0, 3))

    def panoramas(self, sections: Mapping[str, int], lengths: Sequence[int]) -> Text:
        """Returns each panorama as a bar that fills."""
        strips = Text()
        for (name, taken), length in zip(sections.items(), lengths, strict=True):
            strips.append("■" * taken + "□" * (length - taken) + " ", self.marks[name][2])
        strips.rstrip()
        return strips


def pawn(pieces: Sequence[PieceView], number: int) -> Text:
    """Returns the letter of a piece in its colour."""
    if pieces[number].neutral:
        return Text("N", "bold black on grey70")
    return Text(PAWNS[number], PAWN_COLOURS[number])


def outcome_table(words: Words, pieces: Sequence[PieceView], last: str, details: Sequence[str]) -> Table:
    """Returns the table of results, best first; the last column depends on the game."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("terminal-rank", "terminal-player", "terminal-points", last):
        table.add_column(words.texts.say(column))
    ranked = sorted((piece.rank, number) for number, piece in enumerate(pieces) if piece.rank is not None)
    for rank, number in ranked:
        table.add_row(str(rank), words.names[number], str(pieces[number].points), details[number])
    return table
