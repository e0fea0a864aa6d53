"""Renders a table as text or as a picture, as a seat sees it."""

from __future__ import annotations

import io
import sys
from typing import Any

from rich.console import Console

from ..core.errors import BadOptions
from ..core.game import PlainGame
from ..core.spec import GameSpec
from ..core.view import View, Way
from ..terminal import renderer_of
from ..texts import Texts
from ..texts.words import Words
from .drawing import Sheet, draw

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 110  # columns of the text


class Renderer:
    """Renders the games of an environment in its mode."""

    def __init__(self, game: GameSpec, players: int, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise BadOptions(f"'render_mode': there is no '{mode}': choose one of {', '.join(MODES)}.")
        self.game = game
        self.names = [f"player_{seat}" for seat in range(players)]
        self.mode = mode

    def __call__(self, plain: PlainGame, seat: int) -> Any:
        """Returns text or a picture, or prints the table and returns None."""
        if self.mode is None:
            raise BadOptions(f"Nothing can be rendered without a 'render_mode': choose one of {', '.join(MODES)}.")
        view, way = self.game.view(plain, seat), self.game.route(plain)
        if self.mode == "human":
            sys.stdout.write(self.text(view, way, sys.stdout.isatty()))
            return None
        if self.mode == "ansi":
            return self.text(view, way, True)
        sheet: Sheet = draw(view, way, self.names, self.game.space_colors)
        return sheet.svg() if self.mode == "svg" else sheet.pixels()

    def text(self, view: View, way: Way, colours: bool) -> str:
        """Returns the table as the terminal shows it."""
        out = io.StringIO()
        console = Console(file=out, width=WIDTH, force_terminal=colours, highlight=False)
        words = Words(Texts("en"), self.game, [*self.names, "neutral"])
        drawing = renderer_of(self.game)
        console.print(drawing.draw(view, way, words, console))
        if view.phase == "over":
            console.print(drawing.draw_outcome(view, words))
        return out.getvalue()
