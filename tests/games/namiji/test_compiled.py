"""The compiled rules are the interpreted ones, byte for byte."""

import numpy as np
from hypothesis import given, settings

from tabiji.core.deck import SPECTATOR
from tabiji.core.rng import roll
from tabiji.core.spec import play_out
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options
from tabiji.games.namiji.phases import MOST_CHOICES

from ...conftest import bounds_checked
from . import invariants
from .invariants import STYLES
from .strategies import ALL_OPTIONS, options, seeds

deal = NAMIJI.deal
play_checked = invariants.play_checked


@settings(max_examples=25)
@given(options, seeds)
def test_every_step_is_the_same_in_both_forms(table: Options, seed: int) -> None:
    compiled = NAMIJI.compiled
    plain = NAMIJI.initial_state(table)
    records = plain.to_record()
    NAMIJI.deal(plain, seed)
    compiled.deal(records, 0, seed)
    step = 0
    while True:
        assert records.tobytes() == plain.tobytes()
        seat = (0, 1, table.players - 1, SPECTATOR)[step % 4]
        imagined = records.copy()
        compiled.determinize(imagined, 0, seat, seed)
        assert imagined.tobytes() == NAMIJI.observe(plain, seat, seed).tobytes()
        assert compiled.legal_moves(records) == NAMIJI.legal_moves(plain)
        if NAMIJI.is_over(plain):
            return
        legal = NAMIJI.legal_moves(plain)
        action = legal[roll(plain, len(legal))]
        plain.write_record(records)
        NAMIJI.apply(plain, action)
        compiled.apply(records, 0, action)
        step += 1


def test_random_games_end_the_same_in_both_forms_at_every_table() -> None:
    compiled = NAMIJI.compiled
    for seed, table in enumerate(ALL_OPTIONS * 4):
        plain = NAMIJI.initial_state(table)
        records = plain.to_record()
        NAMIJI.deal(plain, seed)
        compiled.deal(records, 0, seed)
        play_out(NAMIJI, plain)
        compiled.play_all(records)
        assert records.tobytes() == plain.tobytes()
        points = np.zeros((1, 5), np.int64)
        compiled.simulate(NAMIJI.initial_state(table).to_record(), np.array([seed]), points)
        assert points[0, : table.players].tolist() == [boat.points for boat in plain.pieces[: table.players]]


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
