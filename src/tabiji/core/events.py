"""The story: rules tell what happens as they run. Interpreted, it is collected; compiled, it costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

ALL_SEATS = -1  # an event that everybody sees


@dataclass(frozen=True, slots=True)
class Event:
    """What happened: its place in the game's list of events, its numbers, and the seat that saw it, or ALL."""

    kind: int
    numbers: tuple[int, ...]
    audience: int = ALL_SEATS


class HasStory(Protocol):
    """A game that tells what happens while somebody listens."""

    story: list[Event] | None


def tell(game: HasStory, kind: int, *numbers: int) -> None:
    """Tell everybody."""
    if game.story is not None:
        game.story.append(Event(kind, numbers))


def whisper(game: HasStory, seat: int, kind: int, *numbers: int) -> None:
    """Tell one seat only."""
    if game.story is not None:
        game.story.append(Event(kind, numbers, seat))


class Story(list[Event]):
    """What is told."""

    __slots__ = ("snapshots",)

    def __init__(self) -> None:
        super().__init__()
        self.snapshots: list[Any] = []  # of the game, at each event


class SnapshotStory(Story):
    """What is told to somebody who looks each time."""

    __slots__ = ("snapshot",)

    def __init__(self, snapshot: Callable[[], Any]) -> None:
        super().__init__()
        self.snapshot: Callable[[], Any] | None = snapshot

    def append(self, event: Event) -> None:
        """Add an event, and look."""
        super().append(event)
        if self.snapshot is not None:
            self.snapshots.append(self.snapshot())


@contextmanager
def collect_story(game: HasStory, snapshot: Callable[[Any], Any] | None = None) -> Iterator[Story]:
    """Collect what an interpreted game tells meanwhile, with a look at it at each event."""
    game.story = story = SnapshotStory(partial(snapshot, game)) if snapshot else Story()
    try:
        yield story
    finally:
        game.story = None
        if isinstance(story, SnapshotStory):
            story.snapshot = None  # nobody needs the game for its story
