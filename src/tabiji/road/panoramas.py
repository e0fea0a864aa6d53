"""Panoramas: sections are taken in order, the nth gives n points, and the first to complete one is recorded."""

from typing import Protocol


class Beholder(Protocol):
    """A piece that collects sections."""

    points: int
    sections: list[int]


class Gallery(Protocol):
    """A game with panoramas; `completed` flags those that a piece has completed."""

    completed: list[int]


def extend(beholder: Beholder, panorama: int) -> int:
    """Takes the next section with its points and returns its number."""
    beholder.sections[panorama] += 1
    section = beholder.sections[panorama]
    beholder.points += section
    return section


def completes_first(game: Gallery, panorama: int, section: int, sections: int) -> bool:
    """Returns whether a section completes a panorama for the first time, and records it."""
    first = section == sections and not game.completed[panorama]
    if first:
        game.completed[panorama] = 1
    return first
