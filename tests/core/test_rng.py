"""The generator is uniform enough, and no seed leads to its fixed point."""

from itertools import pairwise

from tabiji.core.rng import mix_bits, reseed, roll
from tabiji.games.tokaido.state import Game


def test_rolls_are_spread_evenly() -> None:
    game = Game.zeros()
    reseed(game, 1)
    for bound in (2, 3, 7, 10, 25):
        counts = [0] * bound
        for _ in range(2000 * bound):
            counts[roll(game, bound)] += 1
        chi = sum((count - 2000) ** 2 / 2000 for count in counts)
        assert chi < 3 * bound + 20


def test_first_rolls_of_neighbouring_seeds_are_unrelated() -> None:
    firsts = []
    for seed in range(4000):
        game = Game.zeros()
        reseed(game, seed)
        firsts.append(roll(game, 10))
    pairs = {(a, b): 0 for a in range(10) for b in range(10)}
    for a, b in pairwise(firsts):
        pairs[a, b] += 1
    chi = sum((count - 40) ** 2 / 40 for count in pairs.values())
    assert chi < 180


def test_mixing_loses_nothing() -> None:
    assert len({mix_bits(word) for word in range(100_000)}) == 100_000


def test_no_seed_leads_to_the_fixed_point() -> None:
    for seed in range(5000):
        game = Game.zeros()
        reseed(game, seed)
        assert game.rng != [0, 0]
