"""The merchant: knows what every choice is worth."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ..bot import Bot, Budget, Observation
from .road import KNOWN, UNKNOWN
from .weights import Scale, kept


class Merchant(Bot):
    """The choice with the greatest worth, by rules of thumb whose weights were tuned in play against itself."""

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """Weigh every choice."""
        name = observation.game.name
        worth, weights, known = rules(name).worth, weights_of(name), [UNKNOWN] * KNOWN
        return max(sorted(legal), key=lambda action: worth(weights, observation.state, action, known))


def rules(game: str) -> Any:
    """The merchant's rules of thumb for a game."""
    return import_module(f"{__name__}.{game}")


@cache
def weights_of(game: str) -> tuple[float, ...]:
    """The weights the merchant plays a game with."""
    scale: Scale = rules(game).SCALE
    return tuple(scale.read(kept(game).read_text()))
