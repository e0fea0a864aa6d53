"""Who sails next, where there is room, and the way home."""

import pytest

from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options
from tabiji.games.namiji.turns import next_turn

from .setup import (
    fleet_of_one_mover,
    give_cards,
    legal_notations,
    new_fleet,
    open_kinds,
    place,
    play,
    sail_to,
    set_bag,
    set_school,
)


def test_one_may_stop_anywhere_up_to_the_next_dock_but_not_beyond() -> None:
    assert legal_notations(new_fleet()) == [f"sail {space}" for space in range(1, 16)]


def test_the_boat_farthest_behind_sails_and_again_while_it_is_still_last() -> None:
    game = new_fleet()
    play(game, "sail 8")
    assert game.seat == 1
    play(game, "sail 6")
    assert game.seat == 2
    play(game, "sail 2")
    assert game.seat == 2
    play(game, "sail 10")
    assert game.seat == 1


def test_with_three_players_double_spaces_hold_one() -> None:
    game = new_fleet(3)
    play(game, "sail 6")
    assert "sail 6" not in legal_notations(game)


def test_with_four_players_double_spaces_hold_two_and_the_later_arrival_leaves_first() -> None:
    game = new_fleet(4)
    play(game, "sail 6", "sail 6")
    assert "sail 6" not in legal_notations(game)
    assert [game.pieces[piece].slot for piece in (0, 1)] == [0, 1]
    play(game, "sail 8", "sail 10")
    assert game.seat == 1


def test_with_four_players_single_spaces_still_hold_one() -> None:
    game = new_fleet(4)
    play(game, "sail 8")
    assert "sail 8" not in legal_notations(game)


def test_counterclockwise_the_same_spaces_come_in_reverse() -> None:
    game = new_fleet(direction="counterclockwise")
    assert legal_notations(game) == [f"sail {space}" for space in range(59, 44, -1)]
    play(game, "sail 50")  # a trap
    assert game.phase == 8


def test_no_line_or_net_with_a_full_crate() -> None:
    game = fleet_of_one_mover()
    assert {"line", "net"} <= open_kinds(game)
    game.pieces[0].filled = (1 << 12) - 1
    assert not {"line", "net"} & open_kinds(game)


def test_a_net_space_with_cells_left_but_no_two_together_is_open() -> None:
    game = fleet_of_one_mover()
    game.pieces[0].filled = 0b111101111010
    assert {"line", "net"} <= open_kinds(game)
    sail_to("net", game)
    assert legal_notations(game) == ["decline"]


@pytest.mark.parametrize(("panorama", "name", "sections"), [(0, "dolphin", 3), (1, "octopus", 4), (2, "whale", 5)])
def test_no_panorama_that_is_complete(panorama: int, name: str, sections: int) -> None:
    game = fleet_of_one_mover()
    game.pieces[0].sections[panorama] = sections - 1
    assert name in open_kinds(game)
    game.pieces[0].sections[panorama] = sections
    assert name not in open_kinds(game)


@pytest.mark.parametrize("kind", ["line", "net", "trap", "whirlpool", "rock"])
def test_where_nothing_is_left_one_may_stop_and_nothing_happens(kind: str) -> None:
    """The rulebook forbids a stop only to a full crate and a complete panorama."""
    game = fleet_of_one_mover()
    give_cards(game.pieces[0], "bait", "landing-net", "incense")
    give_cards(game.pieces[0], "second-hook", "great-net", "stone-lantern", "sacred-rope", "offering-boat")
    set_bag(game, 0, 0)
    set_school(game)
    game.pieces[0].offerings = 0
    for pile in game.piles:
        pile.left = pile.unseen = 0
    before = game.pieces[0].copy()
    happened = sail_to(kind, game)
    assert [NAMIJI.events[event.kind][0] for event in happened] == ["sailed", "found-nothing"]
    assert "dock" in open_kinds(game)
    before.space, before.slot = game.pieces[0].space, game.pieces[0].slot
    assert game.pieces[0] == before


def test_a_school_with_only_face_up_fish_can_be_fished() -> None:
    game = fleet_of_one_mover()
    set_school(game, face_up="blue-1")
    assert "line" in open_kinds(game)


def test_arrival_tokens_go_in_order_of_arrival_and_the_highest_are_used() -> None:
    game = new_fleet(3)
    for piece in range(3):
        place(game, piece, 45, 2 - piece)
    play(game, "sail 60", "sail 60", "sail 60")
    assert [game.pieces[seat].arrival for seat in range(3)] == [7, 5, 3]


def test_five_arrive_for_seven_five_three_two_one() -> None:
    game = new_fleet(5)
    for piece in range(5):
        place(game, piece, 45, 4 - piece)
    play(game, *["sail 60"] * 5)
    assert [game.pieces[seat].arrival for seat in range(5)] == [7, 5, 3, 2, 1]


def test_the_port_gives_no_dock_cards_and_the_last_arrival_ends_the_game() -> None:
    game = new_fleet(3)
    for piece in range(3):
        place(game, piece, 45, 2 - piece)
    assert play(game, "sail 60") == ["sailed", "arrived"]
    assert "finished" in play(game, "sail 60", "sail 60")
    assert legal_notations(game) == []


# ---------------------------------------------------------------- two players


def test_two_players_are_joined_by_a_neutral_boat_that_the_leader_sails() -> None:
    game = new_fleet(2)
    assert game.piece_count == 3
    play(game, "sail 8", "sail 5")
    assert (game.piece, game.seat) == (2, 0)


def test_the_neutral_boat_takes_nothing_wherever_it_stops() -> None:
    game = new_fleet(2)
    play(game, "sail 15", "moor 1", "sail 15", "moor 2")
    before = game.pieces[2].copy()
    for space in range(1, 15):
        trial = game.copy()
        assert play(trial, f"sail {space}") == ["sailed"]
        trial.pieces[2].space, trial.pieces[2].slot = before.space, before.slot
        assert trial.pieces[2] == before


def test_the_neutral_boat_may_stop_where_a_player_could_not() -> None:
    game = new_fleet(2)
    play(game, "sail 15", "moor 1", "sail 15", "moor 2")
    for boat in game.pieces:
        boat.filled, boat.offerings = (1 << 12) - 1, 0
    assert {"line", "net", "whirlpool"} <= open_kinds(game)


def test_the_neutral_boat_takes_up_room() -> None:
    game = new_fleet(2)
    place(game, 2, 6)
    assert "sail 6" not in legal_notations(game)


def test_the_leader_also_chooses_the_slot_of_the_neutral_boat() -> None:
    game = new_fleet(2)
    play(game, "sail 14", "sail 13")
    assert play(game, "sail 15") == ["sailed"]
    assert (game.piece, game.seat) == (2, 0)
    play(game, "moor 3")
    assert game.pieces[2].slot == 2


def test_at_a_dock_the_slot_nearest_the_route_is_the_lead() -> None:
    game = new_fleet(2)
    place(game, 0, 15, 1)
    place(game, 1, 15, 0)
    place(game, 2, 15, 2)
    next_turn(game)
    assert (game.piece, game.seat) == (2, 1)


def test_in_port_the_first_to_arrive_leads() -> None:
    game = new_fleet(2)
    place(game, 0, 60, 1)
    place(game, 1, 60, 0)
    place(game, 2, 50)
    assert (game.piece, game.seat) == (2, 1)


def test_the_arrival_token_of_the_neutral_boat_is_discarded() -> None:
    game = new_fleet(2)
    place(game, 0, 59)
    place(game, 1, 58)
    place(game, 2, 57)
    play(game, "sail 60")
    assert game.pieces[2].points == game.pieces[2].arrival == 0
    play(game, "sail 60", "sail 60")
    assert [game.pieces[seat].arrival for seat in (0, 1)] == [3, 5]


def test_two_to_five_may_play() -> None:
    assert [new_fleet(players).piece_count for players in (2, 3, 4, 5)] == [3, 3, 4, 5]
    assert Options(4).to_dict() == {"players": "4", "direction": "clockwise"}
