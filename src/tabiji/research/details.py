"""What `info` says of games, by choice: points, ranks, leads, sources of points, notations, opponents.

It reads the table as it is, also what is hidden from a seat: it is for logs and analyses, not for observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..compile.batch import GameArray
from ..core.checks import shown
from ..core.errors import BadOptions
from ..core.spec import GameSpec

DETAILS = ("points", "ranks", "leads", "sources", "notation", "opponents")


class Details:
    """Describes games by the chosen details: arrays with a row for each game, and a list of dicts of notations."""

    def __init__(self, game: GameSpec, players: int, wanted: str | Sequence[str]) -> None:
        names = DETAILS if wanted == "all" else [wanted] if isinstance(wanted, str) else list(wanted)
        for name in names:
            if name not in DETAILS:
                raise BadOptions(f"'info': there is no {shown(name)}: choose from {', '.join(DETAILS)}, or 'all'.")
        self.game, self.players, self.names = game, players, tuple(names)

    def __bool__(self) -> bool:
        return bool(self.names)

    def __call__(self, games: GameArray, opponents: np.ndarray[Any, Any] | None) -> dict[str, Any]:
        """Returns the chosen details; sources are named as in `score_sources` of the game."""
        count, rules = len(games), self.game.compiled
        points, ranks = np.zeros((2, count, self.players), np.int64)
        rules.write_standings(games, points, ranks)
        others = (points.sum(axis=1, keepdims=True) - points) / (self.players - 1)
        found: dict[str, Any] = {"points": points, "ranks": ranks, "leads": points - others}
        if opponents is not None:
            found["opponents"] = opponents
        if "sources" in self.names:
            found["sources"] = np.zeros((count, self.players, len(self.game.score_sources)), np.int64)
            rules.write_score_breakdowns(games, found["sources"])
        if "notation" in self.names:
            found["notation"] = [self._notations(games, index) for index in range(count)]
        return {name: found[name] for name in self.names if name in found}

    def _notations(self, games: GameArray, index: int) -> dict[str, int]:
        """Returns the legal actions of a game by their notation."""
        plain = self.game.record.from_record(games[index])
        if self.game.is_over(plain):
            return {}
        return {self.game.notate(plain, action): action for action in self.game.legal_moves(plain)}
