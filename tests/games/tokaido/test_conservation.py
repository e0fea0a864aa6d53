"""Cards and points of Tokaido are conserved in every match, over all player counts, variations and editions."""

from hypothesis import given, settings

from tabiji.core.deck import NONE, draw, put_under
from tabiji.games.tokaido.facts import MEALS
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options

from .invariants import GHOST, OK, find_violation, play_checked
from .strategies import options, seeds, styles


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
