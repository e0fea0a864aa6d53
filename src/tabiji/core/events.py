"""The story: events that the rules tell as they run; interpreted rules collect them, compiled rules ignore them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

ALL_SEATS = -1  # the audience of an event that every seat sees


@dataclass(frozen=True, slots=True)
class Event:
    """An event: its index in the game's list of events, its numbers, and the seat that sees it, or ALL_SEATS."""

    kind: int
    numbers: tuple[int, ...]
    audience: int = ALL_SEATS


class HasStory(Protocol):
    """A game that collects events while `story` is a list."""

    story: list[Event] | None


def tell(game: HasStory, kind: int, *numbers: int) -> None:
    """Records an event for every seat."""
    if game.story is not None:
        game.story.append(Event(kind, numbers))


def whisper(game: HasStory, seat: int, kind: int, *numbers: int) -> None:
    """Records an event for one seat only."""
    if game.story is not None:
        game.story.append(Event(kind, numbers, seat))


class Story(list[Event]):
    """The events of an action."""

    __slots__ = ("snapshots",)

    def __init__(self) -> None:
        super().__init__()
        self.snapshots: list[Any] = []  # a snapshot of the game for each event, if they were wanted


class SnapshotStory(Story):
    """Events with a snapshot taken at each of them."""

    __slots__ = ("snapshot",)

    def __init__(self, snapshot: Callable[[], Any]) -> None:
        super().__init__()
        self.snapshot: Callable[[], Any] | None = snapshot

    def append(self, event: Event) -> None:
        """Adds an event and takes a snapshot."""
        super().append(event)
        if self.snapshot is not None:
            self.snapshots.append(self.snapshot())


@contextmanager
def collect_story(game: HasStory, snapshot: Callable[[Any], Any] | None = None) -> Iterator[Story]:
    """Collects the events of an interpreted game within the block, with an optional snapshot at each event."""
    game.story = story = SnapshotStory(partial(snapshot, game)) if snapshot else Story()
    try:
        yield story
    finally:
        game.story = None
        if isinstance(story, SnapshotStory):
            story.snapshot = None  # so that the story does not keep the game alive
