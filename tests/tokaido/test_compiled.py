"""The compiled rules are the interpreted ones, byte for byte."""

import numpy as np
import pytest
from hypothesis import given, settings

from tabiji.engine.chance import roll
from tabiji.engine.deck import WATCHER
from tabiji.engine.description import play_out
from tabiji.tokaido.game import TOKAIDO
from tabiji.tokaido.options import Options
from tabiji.tokaido.phases import MOST_CHOICES
from tabiji.tokaido.state import Game

from ..conftest import bounds_checked
from . import invariants
from .invariants import STYLES
from .tables import ALL, options, seeds


@settings(max_examples=25)
@given(options, seeds)
def test_every_step_is_the_same_in_both_forms(table: Options, seed: int) -> None:
    compiled = TOKAIDO.compiled
    plain = TOKAIDO.blank(table)
    records = plain.frozen()
    TOKAIDO.deal(plain, seed)
    compiled.deal(records, 0, seed)
    step = 0
    while True:
        assert records.tobytes() == plain.tobytes()
        seat = (0, 1, table.players - 1, WATCHER)[step % 4]
        imagined = records.copy()
        compiled.imagine(imagined, 0, seat, seed)
        assert imagined.tobytes() == TOKAIDO.observe(plain, seat, seed).tobytes()
        if TOKAIDO.is_over(plain):
            return
        legal = TOKAIDO.legal(plain)
        assert compiled.legal_list(records) == legal
        action = legal[roll(plain, len(legal))]
        plain.freeze(records)
        TOKAIDO.apply(plain, action)
        compiled.apply(records, 0, action)
        step += 1


def test_random_games_end_the_same_in_both_forms_at_every_table() -> None:
    compiled = TOKAIDO.compiled
    for seed, table in enumerate(ALL):
        plain = TOKAIDO.blank(table)
        records = plain.frozen()
        TOKAIDO.deal(plain, seed)
        compiled.deal(records, 0, seed)
        play_out(TOKAIDO, plain)
        compiled.play_all(records)
        assert records.tobytes() == plain.tobytes()
        points = np.zeros((1, 5), np.int64)
        compiled.simulate(TOKAIDO.blank(table).frozen(), np.array([seed]), points)
        assert points[0, : table.players].tolist() == [piece.points for piece in plain.pieces[: table.players]]


@bounds_checked
def test_compiled_games_hold_together_at_every_step() -> None:
    play_checked = TOKAIDO.compiled.compiler.entry(check_games)
    seeds_each = 4 * STYLES
    for table in ALL:
        start = TOKAIDO.blank(table).frozen()
        assert play_checked(start, np.arange(seeds_each, dtype=np.int64)) == invariants.FINE, table


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


def test_stirring_is_the_same_in_both_forms() -> None:
    from tabiji.engine.chance import stir

    plain = TOKAIDO.blank(Options())
    records = plain.frozen()
    for entropy in (0, 1, 2**31, 2**32, 2**62 + 12345, 2**63 - 1):
        stir(plain, entropy)
        TOKAIDO.compiled.stir(records, 0, entropy)
        assert plain == Game.thaw(records[0])


@bounds_checked
def test_with_bounds_checked_a_read_beyond_a_list_is_noticed() -> None:
    read = TOKAIDO.compiled.compiler.entry(read_menu)
    records = TOKAIDO.blank(Options()).frozen()
    assert read(records, 5) == -1
    with pytest.raises(IndexError):
        read(records, 6)


def read_menu(games, place):  # type: ignore[no-untyped-def]
    """Read a place of the menu."""
    return games[0].menu[place]
