"""Causes: plain reasons for or against a choice, which are true in the position and carry most of its effect."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Cause:
    """A reason; its text is the message `GAME-cause-NAME`, or `cause-NAME` of one that any game can have."""

    name: str
    seat: int | None = None  # another seat that it names
    of: str = ""  # the kind of its names: panorama, achievement, …
    names: tuple[str, ...] = ()
    count: int = 0
    total: int = 0  # of which there are `count`
    points: int = 0
    source: str = ""  # of points, that it names


@dataclass(frozen=True)
class Candidate:
    """A cause that is true in a position, and the points that must differ for it to matter.

    Attributes:
        cause: the cause.
        sources: the sources in which the points must differ; none for all.
        whose: the seat whose points must differ; None for the one that decides.
        against: whether it is a reason against the choice.
    """

    cause: Cause
    sources: tuple[str, ...] = ()
    whose: int | None = None
    against: bool = False
