"""Panoramas: sections taken in order, a point for each up to the new one, and who completes one first."""

from typing import Protocol


class Beholder(Protocol):
    """Someone who collects sections."""

    points: int
    sections: list[int]


class Gallery(Protocol):
    """A game with panoramas, and which of them someone has completed."""

    completed: list[int]


def extend(beholder: Beholder, panorama: int) -> int:
    """Take the next section and its points; return its number."""
    beholder.sections[panorama] += 1
    section = beholder.sections[panorama]
    beholder.points += section
    return section


def completes_first(game: Gallery, panorama: int, section: int, sections: int) -> bool:
    """Whether a section just taken completes a panorama that nobody had completed before."""
    first = section == sections and not game.completed[panorama]
    if first:
        game.completed[panorama] = 1
    return first
