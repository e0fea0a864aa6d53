"""The story: rules tell what happens as they run. Interpreted, it is collected; compiled, it costs nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .record import Record

ALL = -1  # an event that everybody sees


@dataclass(frozen=True, slots=True)
class Event:
    """What happened: its place in the game's list of events, its numbers, and the seat that saw it, or ALL."""

    what: int
    numbers: tuple[int, ...]
    to: int = ALL


def tell(game: Record, what: int, *numbers: int) -> None:
    """Tell everybody."""
    if game.story is not None:
        game.story.append(Event(what, numbers))


def whisper(game: Record, seat: int, what: int, *numbers: int) -> None:
    """Tell one seat only."""
    if game.story is not None:
        game.story.append(Event(what, numbers, seat))


@contextmanager
def listening(game: Record) -> Iterator[list[Event]]:
    """Collect what an interpreted game tells meanwhile."""
    story: list[Event] = []
    game.story = story
    try:
        yield story
    finally:
        game.story = None
