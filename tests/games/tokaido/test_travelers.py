"""Every traveler's power, with its edges."""

import pytest

from tabiji.games.tokaido import facts

from .setup import bottom, legal_notations, place, play, seat, seat_travelers, stack

COINS = {
    "hiroshige": 3,
    "chuubei": 4,
    "kinko": 7,
    "yoshiyasu": 9,
    "satsuki": 2,
    "mitsukuni": 6,
    "sasayakko": 5,
    "hirotada": 8,
    "umegae": 5,
    "zen-emon": 6,
}


@pytest.mark.parametrize(("tile", "coins"), COINS.items())
def test_each_traveler_starts_with_the_coins_on_the_tile(tile: str, coins: int) -> None:
    others = [name for name in COINS if name != tile][:2]
    assert seat(seat_travelers(tile, *others), 0).coins == coins


class TestHiroshige:
    def test_takes_a_section_of_choice_at_an_inn_before_the_meal(self) -> None:
        game = seat_travelers("hiroshige", "kinko", "umegae", "mitsukuni")
        play(game, "walk 15")
        assert legal_notations(game) == ["take paddy", "take mountain", "take sea"]
        play(game, "take sea")
        assert seat(game, 0).points == 1
        assert "eat nothing" in legal_notations(game)

    def test_must_take_one_if_one_is_left(self) -> None:
        game = seat_travelers("hiroshige", "kinko", "umegae", "mitsukuni")
        seat(game, 0).sections[:] = [3, 4, 4]
        play(game, "walk 15")
        assert legal_notations(game) == ["take sea"]

    def test_may_decline_by_a_house_rule(self) -> None:
        game = seat_travelers("hiroshige", "kinko", "umegae", house_rules=["hiroshige-may-decline"])
        play(game, "walk 15", "take nothing")
        assert seat(game, 0).points == 0

    def test_with_every_panorama_complete_sits_down_at_once(self) -> None:
        game = seat_travelers("hiroshige", "kinko", "umegae", "mitsukuni")
        seat(game, 0).sections[:] = [3, 4, 5]
        play(game, "walk 15")
        assert "eat nothing" in legal_notations(game)

    def test_has_no_gift_at_the_end_of_the_road(self) -> None:
        game = seat_travelers("hiroshige", "kinko", "umegae", "mitsukuni")
        for number in range(4):
            place(game, number, 50 + number)
        play(game, "walk 55")
        assert "eat nothing" in legal_notations(game)

    def test_may_decline_a_guide_met_on_the_road(self) -> None:
        game = seat_travelers("hiroshige", "kinko", "umegae", "mitsukuni")
        seat(game, 0).sections[0] = 3
        stack(game, facts.ENCOUNTERS, "annaibito-paddy")
        play(game, "walk 4")
        assert "take nothing" in legal_notations(game)


class TestChuubei:
    def test_has_an_encounter_at_an_inn_before_the_meal(self) -> None:
        game = seat_travelers("chuubei", "kinko", "umegae", "mitsukuni")
        stack(game, facts.ENCOUNTERS, "kuge")
        play(game, "walk 15")
        assert seat(game, 0).coins == 4 + 3
        assert "eat nothing" in legal_notations(game)

    def test_follows_a_guide_of_his_choice_and_then_eats(self) -> None:
        game = seat_travelers("chuubei", "kinko", "umegae", "mitsukuni")
        seat(game, 0).sections[0] = 3
        stack(game, facts.ENCOUNTERS, "annaibito-paddy")
        play(game, "walk 15")
        assert legal_notations(game) == ["take mountain", "take sea", "take nothing"]
        play(game, "take mountain")
        assert "eat nothing" in legal_notations(game)

    def test_meets_nobody_at_the_end_of_the_road(self) -> None:
        game = seat_travelers("chuubei", "kinko", "umegae", "mitsukuni")
        for number in range(4):
            place(game, number, 50 + number)
        play(game, "walk 55")
        assert sum(seat(game, 0).met) == 0


class TestKinko:
    def test_pays_one_less_for_meals_and_nothing_for_the_cheapest(self) -> None:
        game = seat_travelers("kinko", "umegae", "mitsukuni", "hirotada")
        seat(game, 0).coins = 1
        stack(game, facts.MEALS, "dango", "soba", "unagi", "fugu", "udon")
        play(game, "walk 15")
        assert legal_notations(game) == ["eat dango", "eat soba", "eat nothing"]
        play(game, "eat dango")
        assert seat(game, 0).coins == 1

    def test_counts_the_printed_price_for_the_gourmet(self) -> None:
        game = seat_travelers("kinko", "umegae", "mitsukuni", "hirotada")
        stack(game, facts.MEALS, "unagi", "dango", "dango", "dango", "tofu")
        play(game, "walk 15", "eat unagi")
        assert (seat(game, 0).coins, seat(game, 0).meal_coins) == (7 - 2, 3)


class TestYoshiyasu:
    def test_draws_two_keeps_one_and_puts_the_other_under_the_pile(self) -> None:
        game = seat_travelers("yoshiyasu", "umegae", "mitsukuni", "hirotada")
        stack(game, facts.ENCOUNTERS, "kuge", "samurai")
        play(game, "walk 4")
        assert set(legal_notations(game)) == {"meet kuge", "meet samurai"}
        play(game, "meet samurai")
        assert (seat(game, 0).points, seat(game, 0).coins) == (3, 9)
        assert bottom(game, facts.ENCOUNTERS, 1) == ["kuge"]

    def test_alone_knows_what_lies_under_the_pile(self) -> None:
        game = seat_travelers("yoshiyasu", "umegae", "mitsukuni", "hirotada")
        stack(game, facts.ENCOUNTERS, "kuge", "samurai")
        play(game, "walk 4", "meet samurai")
        pile = game.piles[facts.ENCOUNTERS]
        assert game.known_by[pile.first + (pile.top + pile.left - 1) % pile.size] == 1 << 0

    def test_takes_two_of_a_kind_as_one_choice(self) -> None:
        game = seat_travelers("yoshiyasu", "umegae", "mitsukuni", "hirotada")
        stack(game, facts.ENCOUNTERS, "kuge", "kuge")
        play(game, "walk 4")
        assert legal_notations(game) == ["meet kuge"]
        play(game, "meet kuge")
        assert bottom(game, facts.ENCOUNTERS, 1) == ["kuge"]

    def test_meets_the_last_card_of_the_pile_without_a_choice(self) -> None:
        game = seat_travelers("yoshiyasu", "umegae", "mitsukuni", "hirotada")
        stack(game, facts.ENCOUNTERS, "kuge")
        game.piles[facts.ENCOUNTERS].left = 1
        play(game, "walk 4")
        assert seat(game, 0).coins == 9 + 3


class TestSatsuki:
    def test_is_offered_the_top_meal_of_the_pile_before_she_sees_the_menu(self) -> None:
        game = seat_travelers("satsuki", "umegae", "mitsukuni", "hirotada")
        stack(game, facts.MEALS, "dango", "soba", "tofu", "sushi", "udon", "unagi")
        play(game, "walk 15")
        assert legal_notations(game) == ["accept", "refuse"]
        assert game.looked == 0
        play(game, "accept")
        assert (seat(game, 0).points, seat(game, 0).coins, seat(game, 0).meal_coins) == (6, 2, 3)
        assert game.menu_left == 5

    def test_may_refuse_and_buy_as_usual_and_the_card_goes_under_the_pile(self) -> None:
        game = seat_travelers("satsuki", "umegae", "mitsukuni", "hirotada")
        stack(game, facts.MEALS, "dango", "soba", "tofu", "sushi", "udon", "unagi")
        play(game, "walk 15", "refuse")
        assert bottom(game, facts.MEALS, 1) == ["unagi"]
        assert legal_notations(game) == ["eat dango", "eat soba", "eat tofu", "eat sushi", "eat nothing"]

    def test_may_not_accept_a_dish_she_has_tasted(self) -> None:
        game = seat_travelers("satsuki", "umegae", "mitsukuni", "hirotada")
        seat(game, 0).tasted = 1 << facts.MEAL_NAMES.index("dango")
        stack(game, facts.MEALS, "dango", "soba", "tofu", "sushi", "udon", "dango")
        play(game, "walk 15")
        assert legal_notations(game) == ["refuse"]

    def test_is_offered_a_meal_at_the_end_of_the_road_too(self) -> None:
        game = seat_travelers("satsuki", "umegae", "mitsukuni", "hirotada")
        for number in range(4):
            place(game, number, 50 + number)
        play(game, "walk 55")
        assert "refuse" in legal_notations(game)


class TestMitsukuni:
    @pytest.mark.parametrize(("card", "points"), [("2", 3), ("3", 4)])
    def test_gains_one_point_more_at_each_hot_spring(self, card: str, points: int) -> None:
        game = seat_travelers("mitsukuni", "umegae", "kinko", "hirotada")
        stack(game, facts.SPRINGS, card)
        play(game, "walk 6")
        assert seat(game, 0).points == points

    def test_gains_one_point_more_for_each_achievement(self) -> None:
        game = seat_travelers("mitsukuni", "umegae", "kinko", "hirotada")
        seat(game, 0).sections[0] = 2
        play(game, "walk 5")
        assert seat(game, 0).points == 3 + 4


class TestSasayakko:
    def test_gets_the_cheapest_of_two_for_nothing(self) -> None:
        game = seat_travelers("sasayakko", "umegae", "kinko", "hirotada")
        stack(game, facts.SOUVENIRS, "koma", "shamisen", "haori")
        play(game, "walk 2", "buy koma shamisen")
        assert seat(game, 0).coins == 5 - 3

    def test_gets_only_one_of_three_for_nothing(self) -> None:
        game = seat_travelers("sasayakko", "umegae", "kinko", "hirotada")
        stack(game, facts.SOUVENIRS, "koma", "gofu", "haori")
        play(game, "walk 2", "buy koma gofu haori")
        assert seat(game, 0).coins == 5 - 3

    def test_must_hold_the_full_price(self) -> None:
        game = seat_travelers("sasayakko", "umegae", "kinko", "hirotada")
        seat(game, 0).coins = 3
        stack(game, facts.SOUVENIRS, "koma", "shamisen", "haori")
        play(game, "walk 2")
        assert "buy koma shamisen" not in legal_notations(game)
        assert "buy koma haori" in legal_notations(game)

    def test_pays_in_full_for_a_single_one(self) -> None:
        game = seat_travelers("sasayakko", "umegae", "kinko", "hirotada")
        stack(game, facts.SOUVENIRS, "koma", "shamisen", "haori")
        play(game, "walk 2", "buy shamisen")
        assert seat(game, 0).coins == 5 - 3


class TestHirotada:
    def test_may_add_a_coin_from_the_reserve(self) -> None:
        game = seat_travelers("hirotada", "umegae", "kinko", "mitsukuni")
        play(game, "walk 3")
        assert legal_notations(game) == ["give 1", "give 2", "give 3", "give 1+1", "give 2+1", "give 3+1"]
        play(game, "give 3+1")
        assert (seat(game, 0).coins, seat(game, 0).offering, seat(game, 0).points) == (5, 4, 4)

    def test_may_leave_it(self) -> None:
        game = seat_travelers("hirotada", "umegae", "kinko", "mitsukuni")
        play(game, "walk 3", "give 1")
        assert (seat(game, 0).offering, seat(game, 0).points) == (1, 1)

    def test_still_needs_a_coin_of_his_own_to_stop(self) -> None:
        game = seat_travelers("hirotada", "umegae", "kinko", "mitsukuni")
        seat(game, 0).coins = 0
        assert "walk 3" not in legal_notations(game)


class TestUmegae:
    def test_gains_a_point_and_a_coin_before_the_encounter(self) -> None:
        game = seat_travelers("umegae", "hirotada", "kinko", "mitsukuni")
        stack(game, facts.ENCOUNTERS, "samurai")
        assert play(game, "walk 4") == ["walked", "met", "entertained", "honoured"]
        assert (seat(game, 0).points, seat(game, 0).coins) == (1 + 3, 5 + 1)


class TestZenEmon:
    def test_pays_one_coin_for_the_dearest_he_buys(self) -> None:
        game = seat_travelers("zen-emon", "hirotada", "kinko", "mitsukuni")
        stack(game, facts.SOUVENIRS, "shamisen", "haori", "koma")
        play(game, "walk 2", "buy shamisen haori")
        assert seat(game, 0).coins == 6 - 1 - 2

    def test_needs_no_more_than_that(self) -> None:
        game = seat_travelers("zen-emon", "hirotada", "kinko", "mitsukuni")
        seat(game, 0).coins = 1
        stack(game, facts.SOUVENIRS, "shamisen", "haori", "koma")
        play(game, "walk 2")
        assert set(legal_notations(game)) == {"buy nothing", "buy shamisen", "buy haori", "buy koma"}

    def test_gains_nothing_on_a_souvenir_of_one_coin(self) -> None:
        game = seat_travelers("zen-emon", "hirotada", "kinko", "mitsukuni")
        stack(game, facts.SOUVENIRS, "koma", "gofu", "washi")
        play(game, "walk 2", "buy koma gofu")
        assert seat(game, 0).coins == 6 - 2
