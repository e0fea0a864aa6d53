"""All the tables of Tokaido there can be, for tests that range over them."""

from itertools import product

from hypothesis import strategies as st

from tabiji.games.tokaido.options import EDITIONS, HOUSE_RULES, VARIATIONS, Options

from .invariants import STYLES


def subsets(names: tuple[str, ...]) -> list[frozenset[str]]:
    return [
        frozenset(name for name, yes in zip(names, mask, strict=True) if yes)
        for mask in product((0, 1), repeat=len(names))
    ]


ALL_OPTIONS = [
    Options(players, variations, edition, house)
    for players in range(2, 6)
    for variations in subsets(VARIATIONS)
    for edition in EDITIONS
    for house in subsets(HOUSE_RULES)
]

options = st.sampled_from(ALL_OPTIONS)
seeds = st.integers(0, 2**63 - 1)
styles = st.integers(0, STYLES - 1)
