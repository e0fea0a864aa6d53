"""Weights of a heuristic: a flat list for the rules, named groups in a readable file (bot merchant)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

Weights = Sequence[float]


class Scale:
    """The named groups of weights; a rule finds a group by the index of its first weight."""

    def __init__(self) -> None:
        self.groups: dict[str, slice] = {}
        self.start: list[float] = []

    def group(self, name: str, *start: float) -> int:
        """Adds a group of weights with their initial values for training; returns the index of the first."""
        first = len(self.start)
        self.start += start
        self.groups[name] = slice(first, len(self.start))
        return first

    def read(self, text: str) -> list[float]:
        """Returns the weights of a file as a flat list."""
        named = tomllib.loads(text)
        return [float(value) for name in self.groups for value in named[name]]

    def write(self, weights: Weights, *comments: str) -> str:
        """Returns the text of a file of weights."""
        lines = [f"# {comment}" for comment in comments]
        for name, group in self.groups.items():
            lines.append(f"{name} = [{', '.join(f'{value:.4f}' for value in weights[group])}]")
        return "\n".join(lines) + "\n"
