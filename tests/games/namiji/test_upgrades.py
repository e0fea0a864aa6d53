"""Upgrades: each dock card at its kind of space, with its edges, alone and with a second copy."""

from tabiji.games.namiji import facts
from tabiji.games.namiji.state import Game

from .setup import (
    bottom,
    fill_crate,
    fleet_of_one_mover,
    give_cards,
    legal_notations,
    play,
    sail_to,
    set_bag,
    set_school,
    stack,
)


def equipped(*cards: str) -> Game:
    """A boat to move, with some dock cards."""
    game = fleet_of_one_mover()
    give_cards(game.pieces[0], *cards)
    return game


# ---------------------------------------------------------------- line


def test_a_second_hook_may_fish_once_more_after_a_fish_is_placed() -> None:
    game = equipped("second-hook")
    set_school(game, "blue-1 blue-2", "green-1")
    sail_to("line", game)
    assert "fish no-more" not in legal_notations(game)
    play(game, "fish blue-1", "place a1")
    assert legal_notations(game) == ["fish blue-2", "fish green-1", "fish no-more"]
    play(game, "fish blue-2", "place b1")
    assert game.phase == 0
    assert game.pieces[0].filled == 0b11


def test_a_second_hook_may_fish_once_more_after_a_fish_is_released() -> None:
    game = equipped("second-hook")
    set_school(game, "blue-1")
    sail_to("line", game)
    play(game, "fish blue-1", "release", "fish blue-1", "place a1")
    assert game.phase == 0


def test_a_second_hook_is_optional_and_only_for_this_stop() -> None:
    game = equipped("second-hook")
    sail_to("line", game)
    play(game, "fish hidden", "release")
    assert play(game, "fish no-more") == ["put-away"]
    assert (game.phase, game.casts) == (0, 0)
    play(game, "sail 9")
    assert "fish no-more" not in legal_notations(game)


def test_two_second_hooks_fish_three_times() -> None:
    game = equipped("second-hook", "second-hook")
    sail_to("line", game)
    play(game, "fish hidden", "release", "fish hidden", "release", "fish hidden", "release")
    assert game.phase == 0


def test_a_second_hook_is_no_use_with_a_full_crate_or_an_empty_school() -> None:
    game = equipped("second-hook")
    game.pieces[0].filled = 0b011111111111
    sail_to("line", game)
    play(game, "fish hidden", "place d3")
    assert game.phase == 0
    game = equipped("second-hook")
    set_school(game, "blue-1")
    sail_to("line", game)
    play(game, "fish blue-1", "place a1")
    assert game.phase == 0


def test_bait_pays_once_a_stop_for_a_fish_placed_and_nothing_for_one_released() -> None:
    game = equipped("bait", "second-hook")
    sail_to("line", game)
    play(game, "fish hidden", "place a1", "fish hidden", "place b1")
    assert game.pieces[0].points == 1
    play(game, "sail 9", "fish hidden", "release", "fish no-more")
    assert game.pieces[0].points == 1


def test_bait_pays_for_the_second_fish_when_the_first_is_released() -> None:
    game = equipped("bait", "second-hook")
    sail_to("line", game)
    play(game, "fish hidden", "release", "fish hidden", "place a1")
    assert game.pieces[0].points == 1


def test_bait_pays_nothing_for_nets() -> None:
    game = equipped("bait")
    sail_to("net", game)
    play(game, "spread a1 b1")
    assert game.pieces[0].points == 0


# ---------------------------------------------------------------- net


def test_a_great_net_reveals_three_to_spread_one_of_for_two_points() -> None:
    game = equipped("great-net")
    stack(game, facts.NETS, "blue-1", "green-3", "orange-2")
    sail_to("net", game)
    assert legal_notations(game) == ["cast 1", "cast 3"]
    play(game, "cast 3")
    assert legal_notations(game) == ["choose blue-1", "choose orange-2", "choose green-3", "choose nothing"]
    play(game, "choose green-3")
    assert bottom(game, facts.NETS, 2) == ["blue-1", "orange-2"]
    assert legal_notations(game) == ["spread a1 b1", "spread a1 a2"]
    play(game, "spread a1 b1")
    assert (game.pieces[0].points, game.piles[facts.NETS].left, game.great_nets) == (2, 11, 0)


def test_a_great_net_may_stay_on_board() -> None:
    game = equipped("great-net")
    sail_to("net", game)
    play(game, "cast 1", "spread a1 b1")
    assert game.pieces[0].points == 0


def test_all_nets_of_a_great_net_may_go_back() -> None:
    game = equipped("great-net")
    stack(game, facts.NETS, "blue-1", "green-3", "orange-2")
    sail_to("net", game)
    play(game, "cast 3", "choose nothing")
    assert bottom(game, facts.NETS, 3) == ["blue-1", "green-3", "orange-2"]
    assert game.pieces[0].points == 0


def test_two_great_nets_reveal_five_and_pay_four() -> None:
    game = equipped("great-net", "great-net")
    sail_to("net", game)
    assert legal_notations(game) == ["cast 1", "cast 3", "cast 5"]
    play(game, "cast 5")
    assert sum(net != -1 for net in game.revealed) == 5
    play(game, legal_notations(game)[0], "spread a1 a2")
    assert game.pieces[0].points == 4
    assert game.revealed == [-1] * 7


def test_a_great_net_reveals_what_is_left_of_a_short_pile() -> None:
    game = equipped("great-net")
    pile = game.piles[facts.NETS]
    pile.left = pile.unseen = 2
    sail_to("net", game)
    play(game, "cast 3")
    assert sum(net != -1 for net in game.revealed) == 2
    play(game, legal_notations(game)[0], "spread a1 a2")
    assert (game.pieces[0].points, pile.left) == (2, 1)


def test_two_nets_of_the_same_fish_are_one_choice_and_the_second_goes_back() -> None:
    game = equipped("great-net")
    stack(game, facts.NETS, "green-3", "green-3", "blue-1")
    sail_to("net", game)
    play(game, "cast 3")
    assert legal_notations(game) == ["choose blue-1", "choose green-3", "choose nothing"]
    play(game, "choose green-3")
    assert bottom(game, facts.NETS, 2) == ["green-3", "blue-1"]


def test_without_two_cells_together_every_net_goes_back() -> None:
    game = equipped("great-net")
    game.pieces[0].filled = 0b111101111010
    sail_to("net", game)
    play(game, "cast 3")
    assert legal_notations(game) == ["choose nothing"]


# ---------------------------------------------------------------- trap


def crabs(game: Game, count: int) -> list[str]:
    """Draw some crabs."""
    set_bag(game, 9, 9)
    happened: list[str] = []
    for drawn in range(count):
        set_bag(game, 0, 9)
        if drawn == 0:
            sail_to("trap", game)
        else:
            happened = play(game, "again")
    return happened


def test_with_a_sturdy_trap_only_the_third_crab_loses_the_haul() -> None:
    assert crabs(equipped("sturdy-trap"), 2) == ["drew"]
    assert crabs(equipped("sturdy-trap"), 3) == ["drew", "lost-haul"]


def test_with_two_sturdy_traps_only_the_fourth_crab_loses_the_haul() -> None:
    assert crabs(equipped("sturdy-trap", "sturdy-trap"), 3) == ["drew"]
    assert crabs(equipped("sturdy-trap", "sturdy-trap"), 4) == ["drew", "lost-haul"]


def test_a_landing_net_may_take_two_shrimp_after_a_kept_haul() -> None:
    game = equipped("landing-net")
    set_bag(game, 9, 0)
    sail_to("trap", game)
    play(game, "haul")
    assert legal_notations(game) == ["land 0", "land 1"]
    declined = game.copy()
    play(game, "land 1")
    assert (game.pieces[0].shrimp, game.pieces[0].points, game.bag[0]) == (3, 3, 6)
    play(declined, "land 0")
    assert (declined.pieces[0].shrimp, declined.phase) == (1, 0)


def test_a_landing_net_takes_nothing_after_a_lost_haul() -> None:
    game = equipped("landing-net")
    set_bag(game, 0, 9)
    sail_to("trap", game)
    play(game, "again")
    assert (game.phase, game.pieces[0].points) == (0, 0)


def test_a_landing_net_takes_the_last_shrimp_and_is_not_asked_for_without_one() -> None:
    game = equipped("landing-net")
    set_bag(game, 0, 9)
    sail_to("trap", game)
    set_bag(game, 1, 8)
    play(game, "haul", "land 1")
    assert (game.pieces[0].shrimp, game.pieces[0].crabs, game.pieces[0].points) == (1, 1, 2)
    game = equipped("landing-net")
    set_bag(game, 0, 9)
    sail_to("trap", game)
    play(game, "haul")
    assert game.phase == 0


# ---------------------------------------------------------------- whirlpool


def test_incense_pays_three_points_once_a_stop() -> None:
    game = equipped("incense", "offering-boat")
    sail_to("whirlpool", game)
    play(game, "offer 1")
    assert (game.pieces[0].points, game.pieces[0].offerings) == (3, 2)


def test_an_offering_boat_may_give_a_second_offering() -> None:
    game = equipped("offering-boat")
    sail_to("whirlpool", game)
    assert legal_notations(game) == ["offer 0", "offer 1"]
    play(game, "offer 0")
    assert game.pieces[0].offerings == 3


def test_an_offering_boat_is_not_asked_for_when_no_offering_is_left() -> None:
    game = equipped("offering-boat")
    game.pieces[0].offerings = 1
    sail_to("whirlpool", game)
    assert (game.phase, game.pieces[0].offerings) == (0, 0)


def test_two_offering_boats_never_give_more_than_is_left() -> None:
    game = equipped("offering-boat", "offering-boat")
    game.pieces[0].offerings = 2
    sail_to("whirlpool", game)
    assert legal_notations(game) == ["offer 0", "offer 1"]


# ---------------------------------------------------------------- panoramas


def test_a_spyglass_pays_a_point_at_any_panorama_and_two_pay_two() -> None:
    game = equipped("spyglass")
    sail_to("whale", game)
    assert game.pieces[0].points == 1 + 1
    game = equipped("spyglass", "spyglass")
    sail_to("whale", game)
    sail_to("dolphin", game)
    assert game.pieces[0].points == 1 + 2 + 1 + 2


# ---------------------------------------------------------------- rocks


def test_a_sacred_rope_may_draw_three_to_keep_two() -> None:
    game = equipped("sacred-rope")
    stack(game, facts.ROCKS, "gourmet", "full-crate", "beholder")
    sail_to("rock", game)
    assert legal_notations(game) == ["draw 2", "draw 3"]
    play(game, "draw 3")
    assert sorted(legal_notations(game)) == ["keep beholder", "keep full-crate", "keep gourmet"]
    play(game, "keep full-crate")
    assert sorted(legal_notations(game)) == ["keep beholder", "keep gourmet"]
    play(game, "keep gourmet")
    assert bottom(game, facts.ROCKS, 1) == ["beholder"]
    assert game.pieces[0].rocks.bit_count() == 2


def test_a_sacred_rope_may_stay_on_board() -> None:
    game = equipped("sacred-rope")
    sail_to("rock", game)
    play(game, "draw 2")
    play(game, legal_notations(game)[0])
    assert game.pieces[0].rocks.bit_count() == 1


def test_a_sacred_rope_keeps_both_of_the_last_two() -> None:
    game = equipped("sacred-rope")
    pile = game.piles[facts.ROCKS]
    pile.left = pile.unseen = 2
    sail_to("rock", game)
    play(game, "draw 3")
    assert (game.pieces[0].rocks.bit_count(), game.phase, pile.left) == (2, 0, 0)


def test_a_stone_lantern_pays_two_points_once_a_stop() -> None:
    game = equipped("stone-lantern")
    sail_to("rock", game)
    assert game.pieces[0].points == 0
    play(game, legal_notations(game)[0])
    assert game.pieces[0].points == 2
    game = equipped("stone-lantern", "sacred-rope")
    sail_to("rock", game)
    play(game, "draw 3")
    play(game, legal_notations(game)[0])
    play(game, legal_notations(game)[0])
    assert game.pieces[0].points == 2


def test_upgrades_work_only_at_their_kind_of_space() -> None:
    everything = equipped(*facts.UPGRADE_NAMES)
    fill_crate(everything, 0, a1="blue-1")
    sail_to("octopus", everything)
    assert everything.pieces[0].points == 2
    assert everything.pieces[0].paid[facts.SPYGLASS - facts.MEALS] == 1
