"""What holds in every game, over random games of all player counts, variations and editions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji.core.deck import NONE, draw, put_under
from tabiji.core.errors import IllegalAction
from tabiji.core.match import Match
from tabiji.core.rng import roll
from tabiji.games.tokaido.facts import MEALS
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.state import Game

from .invariants import GHOST, OK, find_violation, play_checked
from .strategies import ALL_OPTIONS, options, seeds, styles


@settings(max_examples=120)
@given(options, seeds, styles)
def test_every_step_of_a_game_holds_together_however_it_is_played(table: Options, seed: int, style: int) -> None:
    """Points recounted, cards conserved, no slot between inns used twice, purses never in debt, an end is reached."""
    game = TOKAIDO.initial_state(table)
    TOKAIDO.deal(game, seed)
    assert play_checked(game, [0] * TOKAIDO.most_choices, style) == OK
    assert len({game.pieces[piece].space for piece in range(game.piece_count)}) == 1


def test_a_card_that_is_none_does_not_hide_in_a_pile_or_on_the_menu() -> None:
    game = TOKAIDO.initial_state(Options())
    draw(game, MEALS)
    put_under(game, MEALS, NONE, 0)
    assert find_violation(game) == GHOST
    game = TOKAIDO.initial_state(Options())
    game.menu_left = 1
    assert find_violation(game) == GHOST


@given(options, seeds, st.integers(-3, TOKAIDO.action_count + 3), st.integers(0, 120))
def test_an_illegal_action_says_why_and_changes_nothing(table: Options, seed: int, action: int, steps: int) -> None:
    journey = Match(TOKAIDO, table, seed)
    for _ in range(steps):
        if not journey.over:
            legal = journey.legal_moves()
            journey.play(legal[roll(journey.state, len(legal))])
    before = journey.state.tobytes()
    if action not in journey.legal_moves():
        with pytest.raises(IllegalAction, match=r"not possible now|journey is over"):
            journey.play(action)
        assert journey.state.tobytes() == before


def test_a_stale_answer_is_refused_by_its_number() -> None:
    journey = Match(TOKAIDO, Options(), 1)
    journey.play(journey.legal_moves()[0], number=1)
    before = journey.state.tobytes()
    with pytest.raises(IllegalAction, match="answers move 1, but move 2 is next"):
        journey.play(journey.legal_moves()[0], number=1)
    assert journey.state.tobytes() == before


@given(options, seeds)
def test_a_game_goes_through_its_bytes_and_back(table: Options, seed: int) -> None:
    journey = Match(TOKAIDO, table, seed)
    while not journey.over:
        journey.play(journey.legal_moves()[-1])
        again = Game.from_record(journey.state.to_record()[0])
        assert again == journey.state
        assert again.tobytes() == journey.state.tobytes()


def test_notations_name_each_legal_action_once() -> None:
    for seed, table in enumerate(ALL_OPTIONS[::7]):
        journey = Match(TOKAIDO, table, seed)
        while not journey.over:
            assert len(journey.legal_notations()) == len(journey.legal_moves()) == len(set(journey.legal_moves()))
            legal = journey.legal_moves()
            journey.play(legal[roll(journey.state, len(legal))])
