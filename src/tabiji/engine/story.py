"""The story: rules tell what happens as they run. Interpreted, it is collected; compiled, it costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

ALL = -1  # an event that everybody sees


@dataclass(frozen=True, slots=True)
class Event:
    """What happened: its place in the game's list of events, its numbers, and the seat that saw it, or ALL."""

    what: int
    numbers: tuple[int, ...]
    to: int = ALL


class Teller(Protocol):
    """A game that tells what happens while somebody listens."""

    story: list[Event] | None


def tell(game: Teller, what: int, *numbers: int) -> None:
    """Tell everybody."""
    if game.story is not None:
        game.story.append(Event(what, numbers))


def whisper(game: Teller, seat: int, what: int, *numbers: int) -> None:
    """Tell one seat only."""
    if game.story is not None:
        game.story.append(Event(what, numbers, seat))


class Story(list[Event]):
    """What is told."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Any] = []  # of the game, at each event


class Watched(Story):
    """What is told to somebody who looks each time."""

    __slots__ = ("look",)

    def __init__(self, look: Callable[[], Any]) -> None:
        super().__init__()
        self.look: Callable[[], Any] | None = look

    def append(self, event: Event) -> None:
        """Add an event, and look."""
        super().append(event)
        if self.look is not None:
            self.seen.append(self.look())


@contextmanager
def listening(game: Teller, look: Callable[[Any], Any] | None = None) -> Iterator[Story]:
    """Collect what an interpreted game tells meanwhile, with a look at it at each event."""
    game.story = story = Watched(partial(look, game)) if look else Story()
    try:
        yield story
    finally:
        game.story = None
        if isinstance(story, Watched):
            story.look = None  # nobody needs the game for its story
