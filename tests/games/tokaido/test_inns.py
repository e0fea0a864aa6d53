"""Inns: the menu, who may eat what, and what is left."""

from tabiji.games.tokaido import facts

from .setup import bottom, four_travelers, legal_notations, place, play, seat, seat_travelers, stack


def test_the_four_travelers_of_the_rulebook_at_an_inn() -> None:
    """Five meals for four; the third cannot pay, so the fourth finds three."""
    game = four_travelers()
    stack(game, facts.MEALS, "soba", "unagi", "dango", "tofu", "fugu")
    play(game, "walk 15")
    assert game.menu_left == 5
    play(game, "eat soba", "walk 15")
    assert game.menu_left == 4
    play(game, "eat dango")
    seat(game, 2).coins = 0
    play(game, "walk 15")
    assert game.menu_left == 3
    assert legal_notations(game) == ["eat nothing"]
    play(game, "eat nothing", "walk 15")
    assert game.menu_left == 3
    play(game, "eat tofu")
    assert game.menu_left == 0
    assert bottom(game, facts.MEALS, 2) == ["fugu", "unagi"]
    assert [seat(game, number).points for number in range(4)] == [6, 6, 0, 6]


def test_a_meal_costs_its_price_and_is_worth_six_points() -> None:
    game = seat_travelers("umegae", "mitsukuni", "hirotada", "kinko")
    stack(game, facts.MEALS, "unagi", "dango", "soba", "tofu", "sushi")
    play(game, "walk 15", "eat unagi")
    assert (seat(game, 0).coins, seat(game, 0).points, seat(game, 0).meal_coins) == (2, 6, 3)


def test_the_same_dish_is_never_eaten_twice_in_a_journey() -> None:
    game = four_travelers()
    seat(game, 0).tasted = 1 << facts.MEAL_NAMES.index("soba")
    stack(game, facts.MEALS, "soba", "dango", "dango", "tofu", "sushi")
    play(game, "walk 15")
    assert set(legal_notations(game)) == {"eat dango", "eat tofu", "eat sushi", "eat nothing"}


def test_two_cards_of_a_dish_are_one_choice() -> None:
    game = four_travelers()
    stack(game, facts.MEALS, "soba", "soba", "dango", "dango", "tofu")
    play(game, "walk 15")
    assert len(legal_notations(game)) == len(set(legal_notations(game))) == 4
    play(game, "eat soba")
    assert sorted(game.menu[:4]) == sorted(facts.MEAL_NAMES.index(name) for name in ("soba", "dango", "dango", "tofu"))


def test_nobody_is_obliged_to_eat() -> None:
    game = four_travelers()
    play(game, "walk 15")
    assert "eat nothing" in legal_notations(game)


def test_the_last_inn_serves_a_meal_and_then_the_journey_ends() -> None:
    game = four_travelers()
    for number in range(4):
        place(game, number, 50 + number)
    for _ in range(4):
        play(game, "walk 55")
        assert "eat nothing" in legal_notations(game)
        play(game, "eat nothing")
    assert not legal_notations(game)


def test_only_those_who_looked_know_what_goes_under_the_pile() -> None:
    game = four_travelers()
    for _ in range(4):
        play(game, "walk 15", "eat nothing")
    pile = game.piles[facts.MEALS]
    known = [game.known_by[pile.first + (pile.top + depth) % pile.size] for depth in range(pile.left - 5, pile.left)]
    assert known == [0b1111] * 5
