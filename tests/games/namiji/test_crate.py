"""Fishing with line and net, and where the catch goes."""

import pytest

from tabiji.games.namiji import facts
from tabiji.games.namiji.crate import has_pair, reach

from .recount import CELLS, PAIRS
from .setup import bottom, fill_crate, fleet_of_one_mover, legal_notations, play, sail_to, set_school, stack


def test_the_voyage_begins_with_one_fish_face_up() -> None:
    assert sum(fleet_of_one_mover().face_up) == 1


def test_every_face_up_fish_is_to_choose_from_and_the_rest_a_draw() -> None:
    game = fleet_of_one_mover()
    set_school(game, "blue-1 green-2 green-2", "orange-3")
    sail_to("line", game)
    assert legal_notations(game) == ["fish blue-1", "fish green-2", "fish hidden"]


def test_after_taking_a_fish_another_surfaces_before_one_decides() -> None:
    game = fleet_of_one_mover()
    set_school(game, "blue-1", "orange-3")
    sail_to("line", game)
    assert play(game, "fish blue-1") == ["caught", "surfaced"]
    assert game.face_up[facts.FISH_NAMES.index("orange-3")] == 1
    assert legal_notations(game) == ["place a1", "release"]


def test_nothing_surfaces_when_nothing_is_face_down() -> None:
    game = fleet_of_one_mover()
    set_school(game, "blue-1 blue-2")
    sail_to("line", game)
    assert play(game, "fish blue-1") == ["caught"]


def test_the_last_face_down_fish_can_be_drawn() -> None:
    game = fleet_of_one_mover()
    set_school(game, "", "green-1")
    sail_to("line", game)
    assert play(game, "fish hidden") == ["drew-fish"]
    play(game, "place a1")
    assert game.pieces[0].crate[0] == facts.FISH_MARKS[facts.FISH_NAMES.index("green-1")]


def test_a_released_fish_swims_on_face_up() -> None:
    game = fleet_of_one_mover()
    set_school(game, "", "blue-2 orange-3")
    sail_to("line", game)
    play(game, "fish hidden", "release")
    assert sum(game.face_up) == 2
    assert game.pieces[0].filled == 0


def test_the_first_fish_goes_to_the_top_left() -> None:
    game = fleet_of_one_mover()
    sail_to("line", game)
    play(game, "fish hidden")
    assert legal_notations(game) == ["place a1", "release"]


def test_later_fish_touch_one_that_is_there_side_by_side() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", b1="green-2")
    sail_to("line", game)
    play(game, "fish hidden")
    assert legal_notations(game) == ["place c1", "place a2", "place b2", "release"]


def test_the_ends_of_two_rows_are_not_neighbours() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", b1="green-2", c1="blue-3", d1="orange-1", d2="blue-1")
    sail_to("line", game)
    play(game, "fish hidden")
    assert legal_notations(game) == ["place a2", "place b2", "place c2", "place d3", "release"]


def test_neighbours_are_found_in_every_possible_crate() -> None:
    beside = {(a, b) for pair in PAIRS for a, b in (pair, pair[::-1])}
    for filled in range(1, 1 << 12):
        full = {cell for number, cell in enumerate(CELLS) if filled >> number & 1}
        touching = {b for a, b in beside if a in full and b not in full}
        assert {cell for number, cell in enumerate(CELLS) if reach(filled) >> number & 1} == touching
        assert has_pair(filled) == any(a not in full and b not in full for a, b in PAIRS)


def test_a_new_row_may_be_begun_before_one_is_complete() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", a2="green-2", a3="blue-3")
    sail_to("line", game)
    play(game, "fish hidden")
    assert legal_notations(game) == ["place b1", "place b2", "place b3", "release"]


# ---------------------------------------------------------------- lines that score


@pytest.mark.parametrize(("row", "points"), [(1, 5), (2, 7), (3, 9)])
def test_a_full_row_of_one_colour_scores_by_its_depth(row: int, points: int) -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, **{f"a{row}": "blue-1", f"b{row}": "blue-2", f"c{row}": "blue-3", f"d{row}": "blue-1"})
    assert game.pieces[0].points == points


@pytest.mark.parametrize("column", "abcd")
def test_a_full_column_of_one_shape_scores_three(column: str) -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, **{f"{column}1": "blue-1", f"{column}2": "orange-1", f"{column}3": "green-1"})
    assert game.pieces[0].points == 3


def test_a_line_that_matches_in_colour_and_shape_scores_once() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", a2="blue-1", a3="blue-1")
    assert game.pieces[0].points == 3


def test_a_full_line_of_mixed_fish_scores_nothing() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", a2="blue-2", a3="green-1")
    assert game.pieces[0].points == 0


def test_a_line_with_a_gap_scores_nothing() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", b1="blue-1", c1="blue-1")
    assert game.pieces[0].points == 0


def test_a_row_and_a_column_completed_together_both_score() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, b1="blue-2", c1="blue-3", d1="blue-1", a2="green-2", a3="orange-2")
    set_school(game, "blue-2")
    sail_to("line", game)
    play(game, "fish blue-2")
    assert play(game, "place a1") == ["placed", "row-scored", "column-scored"]
    assert game.pieces[0].points == 8


def test_a_line_scores_only_when_it_is_completed() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", a2="blue-1", a3="blue-1", b1="blue-2")
    assert game.pieces[0].points == 3


# ---------------------------------------------------------------- nets


def test_a_net_is_seen_by_all_and_the_first_covers_the_top_left_cell() -> None:
    game = fleet_of_one_mover()
    stack(game, facts.NETS, "green-3")
    assert [event.audience for event in sail_to("net", game)] == [-1, -1]
    assert legal_notations(game) == ["spread a1 b1", "spread a1 a2", "decline"]


def test_one_of_the_two_cells_of_a_net_must_touch_a_fish() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1")
    sail_to("net", game)
    assert legal_notations(game) == [
        *("spread b1 c1", "spread a2 b2", "spread b1 b2", "spread a2 a3", "decline"),
    ]


def test_a_net_fills_two_cells_and_stays_a_net() -> None:
    game = fleet_of_one_mover()
    stack(game, facts.NETS, "green-3")
    sail_to("net", game)
    play(game, "spread a1 a2")
    boat = game.pieces[0]
    assert boat.filled == 0b10001
    assert boat.crate[0] == boat.crate[4] == facts.FISH_MARKS[8]
    assert boat.nets.bit_count() == 1


def test_a_declined_net_goes_under_the_pile_known_to_all() -> None:
    game = fleet_of_one_mover()
    stack(game, facts.NETS, "green-3")
    sail_to("net", game)
    assert play(game, "decline") == ["returned"]
    assert bottom(game, facts.NETS, 1) == ["green-3"]
    assert game.piles[facts.NETS].left == 12


def test_a_net_across_completes_a_row_and_two_columns_at_once() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="green-3", b1="green-3", a2="green-3", b2="green-3", c2="green-3", d2="blue-3")
    fill_crate(game, 0, c3="orange-3", d3="blue-3")
    stack(game, facts.NETS, "green-3")
    sail_to("net", game)
    before = game.pieces[0].points
    play(game, "spread c1 d1")
    assert game.pieces[0].points - before == 5 + 3 + 3


def test_a_net_down_completes_two_rows_and_a_column_at_once() -> None:
    game = fleet_of_one_mover()
    fill_crate(game, 0, a1="blue-1", b1="blue-1", c1="blue-2", a2="blue-1", b2="blue-1", c2="blue-2", d3="blue-3")
    stack(game, facts.NETS, "blue-1")
    sail_to("net", game)
    before = game.pieces[0].points
    play(game, "spread d1 d2")
    assert game.pieces[0].points - before == 5 + 7 + 3


def test_the_last_net_can_be_taken_and_then_a_net_stop_brings_nothing() -> None:
    game = fleet_of_one_mover()
    pile = game.piles[facts.NETS]
    pile.unseen = pile.left = 1
    sail_to("net", game)
    play(game, "spread a1 b1")
    assert pile.left == 0
    assert play(game, "sail 11") == ["sailed", "found-nothing"]
