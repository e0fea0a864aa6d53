"""The game in a terminal: the road, the pieces, the story in words, and numbered choices."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from ..core.spec import GameSpec
    from ..core.view import View, Way
    from ..texts.words import Words


class Renderer(Protocol):
    """Draws a game with Rich."""

    def draw(self, view: View, way: Way, words: Words, console: Console) -> RenderableType:
        """Draws the table as a seat sees it."""

    def draw_outcome(self, view: View, words: Words) -> RenderableType:
        """Draws the ranking at the end."""


def renderer_of(game: GameSpec) -> Renderer:
    """Returns the renderer of a game, or the default one."""
    return cast(Renderer, game.module("terminal") or import_module(f"{__name__}.default"))
