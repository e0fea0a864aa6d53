"""The compiled rules are the interpreted ones, byte for byte."""

import numpy as np
import pytest
from hypothesis import given, settings

from tabiji.core.deck import SPECTATOR
from tabiji.core.rng import roll
from tabiji.core.spec import play_out
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.phases import MOST_CHOICES
from tabiji.games.tokaido.state import Game

from ...conftest import bounds_checked
from . import invariants
from .invariants import STYLES
from .strategies import ALL_OPTIONS, options, seeds


@settings(max_examples=25)
@given(options, seeds)
def test_every_step_is_the_same_in_both_forms(table: Options, seed: int) -> None:
    compiled = TOKAIDO.compiled
    plain = TOKAIDO.initial_state(table)
    records = plain.to_record()
    TOKAIDO.deal(plain, seed)
    compiled.deal(records, 0, seed)
    step = 0
    while True:
        assert records.tobytes() == plain.tobytes()
        seat = (0, 1, table.players - 1, SPECTATOR)[step % 4]
        imagined = records.copy()
        compiled.determinize(imagined, 0, seat, seed)
        assert imagined.tobytes() == TOKAIDO.observe(plain, seat, seed).tobytes()
        if TOKAIDO.is_over(plain):
            return
        legal = TOKAIDO.legal_moves(plain)
        assert compiled.legal_moves(records) == legal
        action = legal[roll(plain, len(legal))]
        plain.write_record(records)
        TOKAIDO.apply(plain, action)
        compiled.apply(records, 0, action)
        step += 1


def test_random_games_end_the_same_in_both_forms_at_every_table() -> None:
    compiled = TOKAIDO.compiled
    for seed, table in enumerate(ALL_OPTIONS):
        plain = TOKAIDO.initial_state(table)
        records = plain.to_record()
        TOKAIDO.deal(plain, seed)
        compiled.deal(records, 0, seed)
        play_out(TOKAIDO, plain)
        compiled.play_all(records)
        assert records.tobytes() == plain.tobytes()
        points = np.zeros((1, 5), np.int64)
        compiled.simulate(TOKAIDO.initial_state(table).to_record(), np.array([seed]), points)
        assert points[0, : table.players].tolist() == [piece.points for piece in plain.pieces[: table.players]]


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


def test_stirring_is_the_same_in_both_forms() -> None:
    from tabiji.core.rng import mix_entropy

    plain = TOKAIDO.initial_state(Options())
    records = plain.to_record()
    for entropy in (0, 1, 2**31, 2**32, 2**62 + 12345, 2**63 - 1):
        mix_entropy(plain, entropy)
        TOKAIDO.compiled.mix_entropy(records, 0, entropy)
        assert plain == Game.from_record(records[0])


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
