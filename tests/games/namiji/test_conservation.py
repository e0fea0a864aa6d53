"""Fish, cards and points of Namiji are conserved in every match, over all player counts and both directions."""

import pytest
from hypothesis import given

from tabiji.core.deck import NONE
from tabiji.core.errors import BadOptions
from tabiji.core.match import Match
from tabiji.core.rng import roll
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options, parse_options
from tabiji.games.namiji.phases import ACTIONS, ANSWERS, FIRST, MOOR, SAIL
from tabiji.games.namiji.spaces import space_at
from tabiji.games.namiji.state import Boat, Game

from .recount import CELLS, FULL_BOX, PAIRS, box, fish_in, recount
from .strategies import ALL_OPTIONS, options, positions, seeds, styles


@given(options, seeds, styles)
def test_points_recounted_from_the_collection_are_the_points_at_every_step(
    table: Options, seed: int, style: int
) -> None:
    for game in positions(table, seed, style):
        for seat in range(game.players):
            assert recount(game, seat) == game.pieces[seat].points


@given(options, seeds, styles)
def test_nothing_in_the_box_is_ever_lost_or_doubled(table: Options, seed: int, style: int) -> None:
    for game in positions(table, seed, style):
        assert box(game) == FULL_BOX


def is_connected(boat: Boat) -> bool:
    """Whether all fish hang together and, if there are any, one is at the top left."""
    left = set(fish_in(boat))
    reached = {"a1"} & left
    size = -1
    while size != len(reached):
        size = len(reached)
        reached |= {b for pair in PAIRS for a, b in (pair, pair[::-1]) if a in reached and b in left}
    return reached == left


@given(options, seeds)
def test_a_crate_begins_at_the_top_left_and_hangs_together(table: Options, seed: int) -> None:
    for game in positions(table, seed):
        for boat in game.pieces:
            assert is_connected(boat)
            assert boat.filled == sum(1 << CELLS.index(cell) for cell in fish_in(boat))


@given(options, seeds)
def test_no_space_between_docks_is_used_more_often_than_it_has_room(table: Options, seed: int) -> None:
    """A boat never goes back, so between two docks each half of a space serves one boat at a time."""
    for game in positions(table, seed):
        where = [(boat.space, boat.slot) for boat in game.pieces[: game.piece_count]]
        assert len(set(where)) == len(where)
        for space, slot in where:
            kind = space_at(game, space)[1]
            if kind not in ("port", "dock"):
                assert slot <= (1 if table.players > 3 else 0)


def test_no_slot_between_docks_is_used_twice() -> None:
    for seed, table in enumerate(ALL_OPTIONS * 3):
        used = set()
        match = Match(NAMIJI, table, seed)
        while not match.over:
            legal = match.legal_moves()
            piece, phase = match.state.piece, match.state.phase
            match.play(legal[roll(match.state, len(legal))])
            boat = match.state.pieces[piece]
            if phase in (SAIL, MOOR) and boat.slot < 5:
                at = (boat.space, boat.slot)
                assert at not in used
                used.add(at)
        docks = {at for at in used if at[0] in (15, 30, 45, 60)}
        assert len(docks) == 4 * match.state.piece_count


@given(options, seeds, styles)
def test_nothing_is_left_in_anyones_hands_between_stops(table: Options, seed: int, style: int) -> None:
    for game in positions(table, seed, style):
        if game.phase == SAIL or NAMIJI.is_over(game):
            assert game.caught == game.aside == -1
            assert {*game.revealed, *game.drawn, *game.tray} == {-1}
            assert (game.haul, game.casts, game.baited, game.great_nets) == ([0, 0], 0, 0, 0)
            assert (game.tray_left, game.drawn_left, game.looked, game.glimpsed) == (0, 0, 0, 0)


@given(options, seeds)
def test_no_trace_of_a_drawn_card_stays_in_the_row(table: Options, seed: int) -> None:
    for game in positions(table, seed):
        for pile in game.piles:
            for depth in range(pile.size):
                place = pile.first + (pile.top + depth) % pile.size
                assert (game.cards[place] == NONE) == (depth >= pile.left)
                assert game.known_by[place] == 0 or pile.unseen <= depth < pile.left


@given(options, seeds)
def test_what_a_choice_promises_is_what_it_brings(table: Options, seed: int) -> None:
    match = Match(NAMIJI, table, seed)
    while not match.over:
        legal = match.legal_moves()
        action = legal[roll(match.state, len(legal))]
        seat, choice = match.seat, NAMIJI.describe(match.state, action)
        before = match.state.pieces[seat].points
        match.play(action)
        if choice.kind in ("take", "place", "spread", "land", "haul") and choice.says != "again" and not match.over:
            assert match.state.pieces[seat].points - before == choice.points


@given(options, seeds)
def test_every_choice_is_one_of_the_answers(table: Options, seed: int) -> None:
    for game in positions(table, seed):
        for choice in (NAMIJI.describe(game, action) for action in NAMIJI.legal_moves(game)):
            assert choice.says in (*ANSWERS, "keep")


def test_a_game_is_small() -> None:
    assert Game.dtype.itemsize <= 600
    assert FIRST[-1] == ACTIONS == sum(NAMIJI.choice_counts)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"players": "6"}, "Namiji is for 2 to 5 players, not 6"),
        ({"players": "one"}, "Namiji is for 2 to 5 players, not 'one'"),
        ({"direction": "north"}, "no direction 'north': choose one of clockwise, counterclockwise"),
        ({"edition": "french"}, "Namiji has no option 'edition'"),
    ],
)
def test_options_that_cannot_be_played_are_refused_in_a_sentence(words: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        parse_options(words)
