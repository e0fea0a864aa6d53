"""The crustacean trap, whirlpools and panoramas."""

import pytest

from .setup import fleet_of_one_mover, legal_notations, new_fleet, play, sail_to, set_bag


def test_at_least_one_crustacean_is_drawn_before_one_may_stop() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 9, 0)
    sail_to("trap", game)
    assert game.haul == [1, 0]
    assert legal_notations(game) == ["again", "haul"]


def test_each_one_kept_is_a_point_at_once() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 9, 0)
    sail_to("trap", game)
    assert game.pieces[0].points == 0
    play(game, "again", "haul")
    assert (game.pieces[0].points, game.pieces[0].shrimp, game.bag[0]) == (2, 2, 7)


def test_one_crab_is_kept_and_counts() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 0, 5)
    sail_to("trap", game)
    play(game, "haul")
    assert (game.pieces[0].points, game.pieces[0].crabs) == (1, 1)


def test_the_second_crab_puts_the_whole_haul_back() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 9, 0)
    sail_to("trap", game)
    play(game, "again")
    set_bag(game, 0, 9)
    play(game, "again")
    assert game.phase == 8
    assert play(game, "again") == ["drew", "lost-haul"]
    assert (game.bag, game.haul) == ([2, 9], [0, 0])
    assert game.pieces[0].points == game.pieces[0].crabs == 0


def test_crabs_of_earlier_stops_do_not_count() -> None:
    game = fleet_of_one_mover()
    game.pieces[0].crabs = 3
    set_bag(game, 0, 9)
    sail_to("trap", game)
    play(game, "haul")
    assert game.pieces[0].crabs == 4


def test_five_at_most_then_the_haul_is_kept() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 9, 0)
    sail_to("trap", game)
    assert play(game, "again", "again", "again", "again")[-1] == "hauled"
    assert game.pieces[0].shrimp == 5


def test_the_fifth_may_be_the_second_crab() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 0, 9)
    sail_to("trap", game)
    set_bag(game, 9, 0)
    play(game, "again", "again", "again")
    set_bag(game, 0, 8)
    assert play(game, "again")[-1] == "lost-haul"


def test_an_empty_bag_ends_the_haul() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 2, 0)
    sail_to("trap", game)
    assert play(game, "again")[-1] == "hauled"
    assert game.pieces[0].shrimp == 2


def test_a_bag_of_one_is_hauled_at_once() -> None:
    game = fleet_of_one_mover()
    set_bag(game, 0, 1)
    sail_to("trap", game)
    assert (game.phase, game.pieces[0].crabs) == (0, 1)


# ---------------------------------------------------------------- whirlpools


def test_a_whirlpool_takes_the_topmost_offering() -> None:
    game = fleet_of_one_mover()
    sail_to("whirlpool", game)
    assert (game.pieces[0].offerings, game.pieces[0].points) == (3, 0)


# ---------------------------------------------------------------- panoramas


@pytest.mark.parametrize(("panorama", "name", "sections"), [(0, "dolphin", 3), (1, "octopus", 4), (2, "whale", 5)])
def test_each_section_is_worth_its_number_and_the_first_to_complete_gains_three(
    panorama: int, name: str, sections: int
) -> None:
    game = fleet_of_one_mover()
    game.pieces[0].sections[panorama] = sections - 1
    sail_to(name, game)
    assert game.pieces[0].points == sections + 3
    assert game.completed[panorama] == 1


def test_whoever_completes_a_panorama_later_gains_no_bonus() -> None:
    game = new_fleet()
    game.pieces[0].sections[0] = game.pieces[1].sections[0] = 2
    game.pieces[0].space = 1
    game.pieces[1].space = 17
    game.pieces[2].space = 30
    sail_to("dolphin", game)
    game.pieces[0].space = 29
    game.pieces[2].space = 29
    game.seat = game.piece = 1
    sail_to("dolphin", game)
    assert [game.pieces[seat].points for seat in (0, 1)] == [6, 3]


def test_one_player_may_be_the_first_to_complete_several() -> None:
    game = fleet_of_one_mover()
    game.pieces[0].sections[:] = [2, 3, 0]
    sail_to("dolphin", game)
    sail_to("octopus", game)
    assert (game.pieces[0].points, game.pieces[0].bonuses) == (3 + 3 + 4 + 3, 0b11)
