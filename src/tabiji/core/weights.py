"""The weights of a merchant: one row of numbers for the rules, named groups in a file for people."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

Weights = Sequence[float]


class Scale:
    """Which weights there are: a rule knows a group by the place where it begins."""

    def __init__(self) -> None:
        self.groups: dict[str, slice] = {}
        self.start: list[float] = []

    def group(self, name: str, *start: float) -> int:
        """Add a group of weights with the values that training starts from; return its place."""
        first = len(self.start)
        self.start += start
        self.groups[name] = slice(first, len(self.start))
        return first

    def read(self, text: str) -> list[float]:
        """The row of weights that a file holds."""
        named = tomllib.loads(text)
        return [float(value) for name in self.groups for value in named[name]]

    def write(self, weights: Weights, *comments: str) -> str:
        """The file that holds a row of weights."""
        lines = [f"# {comment}" for comment in comments]
        for name, group in self.groups.items():
            lines.append(f"{name} = [{', '.join(f'{value:.4f}' for value in weights[group])}]")
        return "\n".join(lines) + "\n"
