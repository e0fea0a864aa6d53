"""The progress bar of every long command: on standard error, and gone when the work is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sized
from contextlib import contextmanager
from typing import Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


class Update(Protocol):
    """Moves a progress bar."""

    def __call__(self, done: int, description: str | None = None, *, total: int | None = None) -> None:
        """Shows how much is done, and a new description or total if given."""


@contextmanager
def progress_bar(description: str, total: int | None, done: int = 0) -> Iterator[Update]:
    """Shows a progress bar meanwhile; without a total it only moves."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(description, total=total, completed=done)

        def update(done: int, description: str | None = None, *, total: int | None = None) -> None:
            bar.update(task, completed=done, description=description, total=total)

        yield update


def with_progress(items: Iterable[T], description: str) -> Iterator[T]:
    """Yields items with a progress bar."""
    total = len(items) if isinstance(items, Sized) else None
    with progress_bar(description, total) as update:
        for done, item in enumerate(items):
            update(done)
            yield item
