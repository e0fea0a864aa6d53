"""The merchant: a bot by heuristic values."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace

from ...core.observation import Observation
from ...core.spec import GameSpec
from ...core.weights import Scale
from ..api import DEFAULT_BUDGET, Bot, Budget
from .evaluate import best_action
from .registry import bind_bot, heuristic_module, provides, trained_file
from .scratch import PlainScratch


class Merchant(Bot):
    """Takes the choice of the greatest heuristic value, whose weights were tuned by evolution in self-play."""

    def plays(self, game: GameSpec) -> bool:
        """Whether a game has a heuristic."""
        return game.heuristic is not None

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Returns the action of the greatest heuristic value."""
        parameters = SimpleNamespace(weights=weights_of(observation.game.name), policy=(), has_policy=0)
        choose = bind_bot(observation.game, best_action)
        return choose(observation.state, parameters, PlainScratch(legal), len(legal))


def weights_file(game: str) -> Path:
    """Returns the file of the merchant's weights for a game."""
    return trained_file(game, "heuristic", ".toml")


@cache
def weights_of(game: str) -> tuple[float, ...]:
    """Returns the merchant's weights for a game."""
    scale: Scale = heuristic_module(game).SCALE
    return tuple(scale.read(weights_file(game).read_text())) if provides(game, "heuristic") else tuple(scale.start)
