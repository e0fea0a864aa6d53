"""Rewrites the list of features in docs/features.md: `python docs/features.py`."""

from __future__ import annotations

import re
import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

from tabiji.core.features import FeatureLayout
from tabiji.games import GAMES

PAGE = Path(__file__).parent / "features.md"
LIST = re.compile(r"(?<=<!-- features -->\n).*(?=<!-- end of features -->)", re.DOTALL)


Block = tuple[int, int, str]  # first index, end, description


class RecordingLayout(FeatureLayout):
    """A layout that records its blocks."""

    blocks: ClassVar[list[Block]]

    def add(self, block: str, *names: str) -> int:
        """Adds a block and returns its first index."""
        first = super().add(block, *names)
        self.blocks.append((first, len(self.names), f"**{block}**" + (f": {short(names)}" if names else "")))
        return first

    def add_rows(self, block: str, rows: Sequence[str], names: Sequence[str]) -> int:
        """Adds a block with the same features for each row and returns its first index."""
        first = super().add(block, *(f"{row} {name}" for row in rows for name in names))
        self.blocks.append((first, len(self.names), f"**{block}** ({short(rows)}), each: {short(names)}"))
        return first


def short(names: Sequence[str]) -> str:
    """Joins names; long runs of numbers are abbreviated."""
    parts: list[str] = []
    run: list[str] = []
    for name in (*names, ""):
        if name.isdigit() and (not run or int(name) == int(run[-1]) + 1):
            run.append(name)
            continue
        parts += [f"{run[0]} … {run[-1]}"] if len(run) > 4 else run
        run = [name] if name.isdigit() else []
        parts += [name] if name and not run else []
    return ", ".join(parts)


def blocks(name: str) -> list[Block]:
    """Returns the blocks of a game's features in order."""
    RecordingLayout.blocks = []
    with patch("tabiji.core.features.FeatureLayout", RecordingLayout):
        runpy.run_module(f"tabiji.games.{name}.features")
    return RecordingLayout.blocks


def listed() -> str:
    """Returns the tables of all games, a row for each block."""
    lines = []
    for name, load in GAMES.items():
        size = len(load().feature_names)
        lines += [f"### {name.capitalize()}: {size} features", "", "| indices | features |", "|---|---|"]
        lines += [f"| {_indices(first, end)} | {description} |" for first, end, description in blocks(name)] + [""]
    return "\n".join(lines) + "\n"


def _indices(first: int, end: int) -> str:
    return f"{first}" if end == first + 1 else f"{first} to {end - 1}"


def main() -> None:
    """Rewrites the page."""
    PAGE.write_text(LIST.sub(lambda _: listed(), PAGE.read_text()))


if __name__ == "__main__":
    main()
