"""Writes the list of features in docs/research.md anew: `python docs/features.py`."""

from __future__ import annotations

import re
import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

from tabiji.core.features import FeatureLayout
from tabiji.games import GAMES

PAGE = Path(__file__).parent / "research.md"
LIST = re.compile(r"(?<=<!-- features -->\n).*(?=<!-- end of features -->)", re.DOTALL)


Block = tuple[int, int, str]  # its first place, the first beyond it, what it holds


class Watched(FeatureLayout):
    """A layout that remembers its blocks."""

    blocks: ClassVar[list[Block]]

    def add(self, block: str, *names: str) -> int:
        """Room for a block."""
        first = super().add(block, *names)
        self.blocks.append((first, len(self.names), f"**{block}**" + (f": {short(names)}" if names else "")))
        return first

    def add_rows(self, block: str, rows: Sequence[str], names: Sequence[str]) -> int:
        """Room for a block of several things."""
        first = super().add(block, *(f"{row} {name}" for row in rows for name in names))
        self.blocks.append((first, len(self.names), f"**{block}** ({short(rows)}), each: {short(names)}"))
        return first


def short(names: Sequence[str]) -> str:
    """Names in a row; long runs of numbers by their ends."""
    told: list[str] = []
    run: list[str] = []
    for name in (*names, ""):
        if name.isdigit() and (not run or int(name) == int(run[-1]) + 1):
            run.append(name)
            continue
        told += [f"{run[0]} … {run[-1]}"] if len(run) > 4 else run
        run = [name] if name.isdigit() else []
        told += [name] if name and not run else []
    return ", ".join(told)


def blocks(name: str) -> list[Block]:
    """The blocks of a game's features, in their order."""
    Watched.blocks = []
    with patch("tabiji.core.features.FeatureLayout", Watched):
        runpy.run_module(f"tabiji.games.{name}.features")
    return Watched.blocks


def listed() -> str:
    """The features of all games, a line for each block."""
    lines = []
    for name, load in GAMES.items():
        size = len(load().feature_names)
        lines += [f"### {name.capitalize()}: {size} features", "", "| places | features |", "|---|---|"]
        lines += [f"| {_places(first, end)} | {told} |" for first, end, told in blocks(name)] + [""]
    return "\n".join(lines) + "\n"


def _places(first: int, end: int) -> str:
    return f"{first}" if end == first + 1 else f"{first} to {end - 1}"


def main() -> None:
    """Write the list into the page."""
    PAGE.write_text(LIST.sub(lambda _: listed(), PAGE.read_text()))


if __name__ == "__main__":
    main()
