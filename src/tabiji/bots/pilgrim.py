"""The pilgrim: stops at every open door and takes what scores."""

from typing import Any

from ..engine.description import Description


class Pilgrim:
    """The nearest open stop; elsewhere the choice with the most points at once, then the most coins left."""

    def choose(self, game: Description, observation: Any, legal: list[int]) -> int:
        """Try every choice on a copy of what it imagines."""
        if observation.phase == game.moving:
            return legal[0]
        return max(legal, key=lambda action: self._worth(game, observation, action))

    @staticmethod
    def _worth(game: Description, observation: Any, action: int) -> tuple[int, int]:
        after = observation.copy()
        game.apply(after, action)
        piece = after.pieces[observation.seat]
        return piece.points, getattr(piece, "coins", 0)
