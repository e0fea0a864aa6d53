"""The merchant: knows what every choice is worth."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace

from ...core.observation import Observation
from ...core.spec import GameSpec
from ...core.weights import Scale
from ..api import DEFAULT_BUDGET, Bot, Budget
from .evaluate import best_action
from .registry import learned_file as learned_by
from .registry import provides, rules_of_thumb, thinking
from .scratch import PlainScratch


class Merchant(Bot):
    """The choice with the greatest worth, by rules of thumb whose weights were tuned in play against itself."""

    def plays(self, game: GameSpec) -> bool:
        """Whether it has rules of thumb for a game."""
        return game.heuristic is not None

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Weigh every choice."""
        own = SimpleNamespace(weights=weights_of(observation.game.name), policy=(), learned=0)
        return thinking(observation.game, best_action)(observation.state, own, PlainScratch(legal), len(legal))


def learned_file(game: str) -> Path:
    """The file of the weights that the merchant plays a game with."""
    return learned_by(game, "heuristic", ".toml")


@cache
def weights_of(game: str) -> tuple[float, ...]:
    """The weights the merchant plays a game with."""
    scale: Scale = rules_of_thumb(game).SCALE
    return tuple(scale.read(learned_file(game).read_text())) if provides(game, "heuristic") else tuple(scale.start)
