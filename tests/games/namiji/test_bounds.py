"""Compiled rules of Namiji keep within the bounds of their lists, conserve fish and points, and favour no seat."""

import numpy as np

from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options
from tabiji.games.namiji.phases import MOST_CHOICES

from ...conftest import bounds_checked
from . import invariants
from .invariants import STYLES
from .strategies import ALL_OPTIONS

deal = NAMIJI.deal
play_checked = invariants.play_checked


def test_the_first_seat_has_no_advantage_in_random_games() -> None:
    points = np.zeros((20_000, 5), np.int64)
    NAMIJI.compiled.simulate(NAMIJI.initial_state(Options(4)).to_record(), np.arange(20_000), points)
    means = points[:, :4].mean(axis=0)
    assert np.ptp(means) < 0.6


@bounds_checked
def test_compiled_games_hold_together_at_every_step() -> None:
    check = NAMIJI.compiled.compiler.compile_entry(check_games)
    for table in ALL_OPTIONS:
        assert check(NAMIJI.initial_state(table).to_record(), np.arange(500, dtype=np.int64)) == invariants.OK, table


def check_games(start, seeds):  # type: ignore[no-untyped-def]
    """Play and check a game for each seed, in every style in turn."""
    out = np.empty(MOST_CHOICES, np.int64)
    games = start.copy()
    for index in range(len(seeds)):
        games[0] = start[0]
        deal(games[0], seeds[index])
        wrong = play_checked(games[0], out, index % STYLES)
        if wrong:
            return wrong
    return 0
