"""The game in a terminal: the road, the purses, the story in words, and numbered choices."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from ..core.spec import GameSpec
    from ..core.view import View, Way
    from ..texts.words import Words


class Renderer(Protocol):
    """How a game is drawn with Rich."""

    def draw(self, view: View, way: Way, words: Words, console: Console) -> RenderableType:
        """The whole table as one seat sees it."""

    def draw_outcome(self, view: View, words: Words) -> RenderableType:
        """The table of the end."""


def renderer_of(game: GameSpec) -> Renderer:
    """The drawing of a game: its own, or the bare one that serves all."""
    return cast(Renderer, game.module("terminal") or import_module(f"{__name__}.default"))
