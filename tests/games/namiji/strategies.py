"""All the tables of Namiji there can be, and random games on them."""

from collections.abc import Iterator

from hypothesis import strategies as st

from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import DIRECTIONS, Options
from tabiji.games.namiji.state import Game

from .invariants import RANDOM, STYLES, choose

ALL_OPTIONS = [Options(players, direction) for players in range(2, 6) for direction in DIRECTIONS]

options = st.sampled_from(ALL_OPTIONS)
seeds = st.integers(0, 2**63 - 1)
styles = st.integers(0, STYLES - 1)


def positions(table: Options, seed: int, style: int = RANDOM) -> Iterator[Game]:
    """Every position of a game that is played in a style, from the first to the last; always the same object."""
    game = NAMIJI.initial_state(table)
    NAMIJI.deal(game, seed)
    yield game
    while not NAMIJI.is_over(game):
        assert game.decisions < 400
        legal = NAMIJI.legal_moves(game)
        NAMIJI.apply(game, legal[choose(game, legal, len(legal), style)])
        yield game
