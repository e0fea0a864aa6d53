"""Compiled rules of Tokaido keep within the bounds of their lists, and conserve cards and points."""

import numpy as np
import pytest

from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.phases import MOST_CHOICES

from ...conftest import bounds_checked
from . import invariants
from .invariants import STYLES
from .strategies import ALL_OPTIONS


@bounds_checked
def test_compiled_games_hold_together_at_every_step() -> None:
    play_checked = TOKAIDO.compiled.compiler.compile_entry(check_games)
    seeds_each = 4 * STYLES
    for table in ALL_OPTIONS:
        start = TOKAIDO.initial_state(table).to_record()
        assert play_checked(start, np.arange(seeds_each, dtype=np.int64)) == invariants.OK, table


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


deal = TOKAIDO.deal
play_checked = invariants.play_checked


@bounds_checked
def test_with_bounds_checked_a_read_beyond_a_list_is_noticed() -> None:
    read = TOKAIDO.compiled.compiler.compile_entry(read_menu)
    records = TOKAIDO.initial_state(Options()).to_record()
    assert read(records, 5) == -1
    with pytest.raises(IndexError):
        read(records, 6)


def read_menu(games, place):  # type: ignore[no-untyped-def]
    """Read a place of the menu."""
    return games[0].menu[place]
