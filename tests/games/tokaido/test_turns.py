"""Who moves next, and where there is room."""

from .setup import four_travelers, legal_notations, line_up, place, play, seat_travelers


def test_the_farthest_behind_moves_next() -> None:
    game = four_travelers()
    play(game, "walk 8")
    assert game.seat == 1


def test_whoever_is_still_last_moves_again() -> None:
    game = four_travelers()
    for number in (1, 2, 3):
        place(game, number, 14 - number)
    play(game, "walk 4")
    assert game.seat == 0


def test_on_a_double_space_the_one_beside_the_road_leaves_first() -> None:
    game = four_travelers()
    play(game, "walk 8", "walk 8")
    assert (game.pieces[0].slot, game.pieces[1].slot) == (0, 1)
    place(game, 2, 10)
    place(game, 3, 11)
    assert game.seat == 1


def test_a_double_space_holds_two_and_no_more() -> None:
    game = four_travelers()
    play(game, "walk 8", "walk 8")
    assert "walk 8" not in legal_notations(game)


def test_a_single_space_holds_one() -> None:
    game = four_travelers()
    play(game, "walk 4")
    assert "walk 4" not in legal_notations(game)


def test_with_three_players_the_half_beside_the_road_does_not_exist() -> None:
    game = seat_travelers("kinko", "mitsukuni", "umegae")
    play(game, "walk 8")
    assert "walk 8" not in legal_notations(game)


def test_an_inn_holds_everyone_and_the_last_to_arrive_leaves_first() -> None:
    game = four_travelers()
    for number in range(4):
        place(game, number, 14 - number)
    for _ in range(4):
        play(game, "walk 15", "eat nothing")
    assert [piece.slot for piece in game.pieces[:4]] == [3, 2, 1, 0]
    assert game.seat == 0


def test_nobody_leaves_an_inn_before_all_have_arrived() -> None:
    game = four_travelers()
    play(game, "walk 15", "eat nothing")
    for expected in (1, 2, 3):
        assert game.seat == expected
        play(game, "walk 15", "eat nothing")


def test_the_line_at_an_inn_leaves_from_its_end() -> None:
    game = four_travelers()
    line_up(game, 15)
    assert game.seat == 3
