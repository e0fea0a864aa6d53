"""What each space of the road gives."""

import pytest

from tabiji.games.tokaido import facts
from tabiji.games.tokaido.collection import add_souvenir

from .setup import bottom, four_travelers, legal_notations, place, play, seat, seat_travelers, stack


@pytest.mark.parametrize(
    ("families", "points"),
    [
        ("S", 1),
        ("SF", 4),
        ("SFC", 9),
        ("SFCA", 16),
        ("SSF", 5),
        ("SSS", 3),
        ("SFSF", 8),
    ],
)
def test_souvenir_sets_are_worth_what_the_rulebook_shows(families: str, points: int) -> None:
    traveler = four_travelers().pieces[0]
    for number, family in enumerate(families):
        first = "SFCA".index(family) * 6
        add_souvenir(traveler, first + number)
    assert traveler.points == points


def test_souvenirs_bought_together_are_worth_the_same_in_any_order() -> None:
    totals = set()
    for order in ((0, 1, 6), (6, 0, 1), (0, 6, 1)):
        traveler = four_travelers().pieces[0]
        totals.add(sum(add_souvenir(traveler, souvenir) for souvenir in order))
    assert totals == {5}


def test_a_shop_needs_a_coin_to_stop() -> None:
    game = four_travelers()
    seat(game, 0).coins = 0
    assert "walk 2" not in legal_notations(game)
    seat(game, 0).coins = 1
    assert "walk 2" in legal_notations(game)


def test_a_shop_shows_three_souvenirs_and_any_affordable_ones_may_be_bought() -> None:
    game = four_travelers()
    seat(game, 0).coins = 3
    stack(game, facts.SOUVENIRS, "koma", "haori", "shamisen")
    play(game, "walk 2")
    assert set(legal_notations(game)) == {"buy nothing", "buy koma", "buy haori", "buy koma haori", "buy shamisen"}
    play(game, "buy koma haori")
    assert (seat(game, 0).coins, seat(game, 0).points) == (0, 4)


def test_unbought_souvenirs_go_under_the_pile_as_they_are() -> None:
    game = four_travelers()
    stack(game, facts.SOUVENIRS, "koma", "haori", "shamisen")
    play(game, "walk 2", "buy haori")
    assert bottom(game, facts.SOUVENIRS, 2) == ["koma", "shamisen"]


def test_a_short_pile_shows_what_is_left() -> None:
    game = four_travelers()
    stack(game, facts.SOUVENIRS, "koma", "haori")
    game.piles[facts.SOUVENIRS].left = 2
    play(game, "walk 2")
    assert legal_notations(game) == ["buy nothing", "buy koma", "buy haori", "buy koma haori"]
    play(game, "buy nothing")
    assert game.piles[facts.SOUVENIRS].left == 2


def test_an_empty_pile_leaves_nothing_to_buy() -> None:
    game = four_travelers()
    game.piles[facts.SOUVENIRS].left = game.piles[facts.SOUVENIRS].unseen = 0
    play(game, "walk 2")
    assert legal_notations(game) == ["buy nothing"]


def test_a_farm_gives_three_coins() -> None:
    game = four_travelers()
    play(game, "walk 8")
    assert seat(game, 0).coins == 7 + 3


def test_a_temple_takes_one_to_three_coins_for_a_point_each() -> None:
    game = four_travelers()
    play(game, "walk 3")
    assert legal_notations(game) == ["give 1", "give 2", "give 3"]
    play(game, "give 2")
    assert (seat(game, 0).coins, seat(game, 0).offering, seat(game, 0).points) == (5, 2, 2)


def test_a_temple_takes_no_more_than_one_has_and_needs_a_coin_to_stop() -> None:
    game = four_travelers()
    seat(game, 0).coins = 2
    play(game, "walk 3")
    assert legal_notations(game) == ["give 1", "give 2"]
    game = four_travelers()
    seat(game, 0).coins = 0
    assert "walk 3" not in legal_notations(game)


@pytest.mark.parametrize(("card", "points"), [("2", 2), ("3", 3)])
def test_a_hot_spring_is_worth_its_card(card: str, points: int) -> None:
    game = four_travelers()
    stack(game, facts.SPRINGS, card)
    play(game, "walk 6")
    assert seat(game, 0).points == points


def test_panorama_sections_count_up_and_are_worth_their_number() -> None:
    game = four_travelers()
    play(game, "walk 5")
    assert (seat(game, 0).sections[0], seat(game, 0).points) == (1, 1)
    seat(game, 0).sections[2] = 3
    place(game, 0, 10)
    for other in (1, 2, 3):
        place(game, other, 14)
    play(game, "walk 12")
    assert (seat(game, 0).sections[2], seat(game, 0).points) == (4, 5)


def test_nobody_stops_where_their_own_panorama_is_complete() -> None:
    game = four_travelers()
    seat(game, 0).sections[:] = [3, 4, 5]
    assert not {"walk 5", "walk 7", "walk 12", "walk 13"} & set(legal_notations(game))


def test_the_first_to_complete_a_panorama_gains_its_achievement_and_nobody_after() -> None:
    game = four_travelers()
    seat(game, 0).sections[0] = seat(game, 1).sections[0] = 2
    assert "achieved" in play(game, "walk 5")
    assert seat(game, 0).points == 3 + 3
    seat(game, 0).space = seat(game, 2).space = seat(game, 3).space = 27
    place(game, 1, 28)
    for number, slot in ((0, 1), (2, 2), (3, 3)):
        seat(game, number).slot = slot
    place(game, 1, 28, slot=4)
    assert "achieved" not in play(game, "walk 29")
    assert seat(game, 1).points == 3


def test_a_move_may_go_to_any_free_space_up_to_the_next_inn_but_not_past_it() -> None:
    assert legal_notations(four_travelers()) == [f"walk {space}" for space in range(2, 16)]


def test_a_hot_spring_pile_that_is_empty_gives_nothing() -> None:
    game = four_travelers()
    game.piles[facts.SPRINGS].left = game.piles[facts.SPRINGS].unseen = 0
    play(game, "walk 6")
    assert seat(game, 0).points == 0


def test_zen_emon_and_sasayakko_aside_everyone_pays_the_full_price() -> None:
    game = seat_travelers("umegae", "kinko")
    stack(game, facts.SOUVENIRS, "sumi-e", "shamisen", "koma")
    seat(game, 0).coins = 6
    play(game, "walk 2")
    assert "buy sumi-e shamisen" in legal_notations(game)
    assert "buy sumi-e shamisen koma" not in legal_notations(game)
