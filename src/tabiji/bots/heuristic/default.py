"""The default heuristics, of games that bring none: every choice has a random value."""

from collections.abc import MutableSequence, Sequence

from ...core.game import Game
from ...core.rng import roll
from ...core.sparse_features import FeatureTable
from ...core.weights import Scale
from .sampling import GRAIN

SCALE = Scale()
SCALE.group("nothing", 0.0)
FEATURES = FeatureTable()
FEATURES.table(1)


def heuristic_value(weights: Sequence[float], game: Game, action: int, cache: MutableSequence[float]) -> float:
    """Returns a random value below 1."""
    return roll(game, GRAIN) / GRAIN


def sparse_features(
    game: Game, actions: MutableSequence[int], count: int, index: int, active: MutableSequence[int]
) -> int:
    """Returns that no feature of a choice is active."""
    return 0


def skip_features(game: Game, action: int, active: MutableSequence[int]) -> int:
    """Returns that no feature of skipping a choice is active."""
    return 0


def baseline(game: Game, seat: int) -> int:
    """Returns the number of the only baseline."""
    return 0
