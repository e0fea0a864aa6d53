"""OpenSkill ratings: they find who is stronger, and know how sure they are."""

import numpy as np

from tabiji.arena.ratings import ratings

SEATING = np.array([[0, 1, 2], [1, 2, 0], [2, 0, 1]])


def ranks_of(strengths: dict[str, float], bots: list[str], games: int, seed: int) -> np.ndarray:
    """Ranks as they come when everyone's luck is the same."""
    luck = np.random.default_rng(seed).normal(size=(games, 3))
    tables = np.array([strengths[name] for name in bots])[SEATING[np.arange(games) % 3]]
    return (-(tables + luck)).argsort(axis=1).argsort(axis=1) + 1


def test_the_stronger_is_rated_higher_and_more_games_make_it_surer() -> None:
    bots = ["strong", "weak", "weak"]
    few, many = (ratings(bots, SEATING, ranks_of({"strong": 1, "weak": 0}, bots, n, 1)) for n in (60, 600))
    assert many["strong"].rating - many["strong"].margin > many["weak"].rating + many["weak"].margin
    assert many["strong"].margin < few["strong"].margin / 2


def test_the_interval_holds_what_other_games_would_say() -> None:
    bots = ["a", "b", "c"]
    strengths = {"a": 0.5, "b": 0.2, "c": 0.0}
    runs = [ratings(bots, SEATING, ranks_of(strengths, bots, 150, seed)) for seed in range(20)]
    for name in bots:
        mean = sum(run[name].rating for run in runs) / len(runs)
        assert sum(abs(run[name].rating - mean) < run[name].margin for run in runs) >= 18


def test_equal_bots_are_rated_equal() -> None:
    (only,) = ratings(["a", "a", "a"], SEATING, ranks_of({"a": 0}, ["a"] * 3, 90, 1)).values()
    assert abs(only.rating - 25) < 1e-9
