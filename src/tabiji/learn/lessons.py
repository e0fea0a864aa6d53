"""The guided first journeys: their deals, and all that is drawn later, are prepared."""

SEEDS = {"tokaido": 1, "namiji": 1}  # in which the learner moves first, and what is explained comes up


def is_prepared(game: str, seed: int) -> bool:
    """Whether a table is one of those: nothing is left to chance there."""
    return SEEDS.get(game) == seed
