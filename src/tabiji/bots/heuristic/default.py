"""What is thought of a game that no merchant and no scholar of ours has read: one choice is as good as another."""

from collections.abc import MutableSequence, Sequence

from ...core.game import Game
from ...core.rng import roll
from ...core.sparse_features import FeatureTable
from ...core.weights import Scale
from .sampling import GRAIN

SCALE = Scale()
SCALE.group("nothing", 0.0)
SIGNS = FeatureTable()
SIGNS.table(1)


def heuristic_value(weights: Sequence[float], game: Game, action: int, known: MutableSequence[float]) -> float:
    """Anything up to a point, at random."""
    return roll(game, GRAIN) / GRAIN


def sparse_features(game: Game, out: MutableSequence[int], count: int, place: int, seen: MutableSequence[int]) -> int:
    """No choice shows a sign."""
    return 0


def skip_features(game: Game, action: int, seen: MutableSequence[int]) -> int:
    """Nor does passing one by."""
    return 0


def baseline(game: Game, seat: int) -> int:
    """All is expected to turn out alike."""
    return 0
