"""Set-up, variations and editions."""

from itertools import pairwise

import pytest

from tabiji.core.deck import BATCH, NONE, SHUFFLED
from tabiji.core.rng import reseed
from tabiji.games.tokaido import facts
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import EDITIONS, Options
from tabiji.games.tokaido.view import route, view

from .setup import bottom, four_travelers, legal_notations, place, play, seat, seat_travelers, stack


def test_two_different_tiles_are_dealt_to_each_and_one_is_kept() -> None:
    for players in range(2, 6):
        game = TOKAIDO.initial_state(Options(players))
        TOKAIDO.deal(game, players)
        dealt = [tile for piece in game.pieces[:players] for tile in piece.dealt]
        assert len(set(dealt)) == 2 * players
        for number in range(players):
            assert game.seat == number
            assert len(legal_notations(game)) == 2
            play(game, legal_notations(game)[number % 2])
        assert [piece.tile for piece in game.pieces[:players]] == [dealt[2 * n + n % 2] for n in range(players)]


def test_tiles_are_shown_only_when_all_have_chosen() -> None:
    game = TOKAIDO.initial_state(Options(3))
    TOKAIDO.deal(game, 4)
    assert play(game, legal_notations(game)[0]) == ["kept"]
    assert all(traveler.traveler is None for traveler in view(game, 1).pieces)
    play(game, legal_notations(game)[0])
    assert play(game, legal_notations(game)[0]) == ["kept", "set-out", "set-out", "set-out"]
    assert all(traveler.traveler for traveler in view(game, 1).pieces)


def test_the_line_is_drawn_after_the_tiles_are_kept_and_in_every_order() -> None:
    lines = set()
    for seed in range(80):
        game = TOKAIDO.initial_state(Options(3))
        TOKAIDO.deal(game, seed)
        while len(legal_notations(game)) == 2 and "keep" in legal_notations(game)[0]:
            play(game, legal_notations(game)[0])
        lines.add(tuple(piece.slot for piece in game.pieces[:3]))
    assert len(lines) == 6


def test_initiation_has_no_tiles_and_seven_coins() -> None:
    game = seat_travelers("", "", "", variations=["initiation"])
    assert [(piece.tile, piece.coins) for piece in game.pieces[:3]] == [(0, 7)] * 3
    assert legal_notations(game)[0] == "walk 2"


@pytest.mark.parametrize(
    ("players", "changes"),
    [(4, [-1, 0, 1, 2]), (5, [-2, -1, 0, 1, 2]), (3, [0, 1, 2])],
)
def test_preparations_change_the_purse_by_the_place_in_line(players: int, changes: list[int]) -> None:
    game = TOKAIDO.initial_state(Options(players, frozenset({"initiation", "preparations"})))
    TOKAIDO.deal(game, 3)
    first_to_leave = sorted(game.pieces[:players], key=lambda piece: -piece.slot)
    assert [piece.coins - 7 for piece in first_to_leave] == changes


def test_preparations_may_leave_satsuki_with_nothing() -> None:
    """She has two coins, and the first of five to leave loses two."""
    for seed in range(400):
        game = TOKAIDO.initial_state(Options(5, frozenset({"preparations"})))
        TOKAIDO.deal(game, seed)
        while "keep" in legal_notations(game)[0]:
            play(game, "keep satsuki" if "keep satsuki" in legal_notations(game) else legal_notations(game)[0])
        first = max(game.pieces[:5], key=lambda piece: piece.slot)
        if first.tile == facts.SATSUKI:
            assert first.coins == 0
            return
    pytest.fail("Satsuki never stood last in line")


def test_gastronomy_lays_one_meal_fewer() -> None:
    game = four_travelers(variations=["gastronomy"])
    play(game, "walk 15")
    assert game.menu_left == 4


def test_the_return_trip_runs_from_edo_to_kyoto() -> None:
    game = four_travelers(variations=["return"])
    road = route(game).road
    assert (road[0].number, road[-1].number) == (55, 1)
    assert legal_notations(game)[0] == "walk 54"
    assert [space.kind for space in road[:3]] == ["inn", "shop", "sea"]
    assert [space.number for space in road if space.kind == "inn"] == [55, 42, 28, 15, 1]
    play(game, "walk 49")
    assert "walk 49" in legal_notations(game)  # double whichever way one comes


def test_a_menu_has_a_card_more_than_travelers() -> None:
    for players in (3, 4, 5):
        tiles = ["kinko", "umegae", "hirotada", "mitsukuni", "zen-emon"][:players]
        game = seat_travelers(*tiles)
        play(game, "walk 15")
        assert game.menu_left == players + 1


class TestEditions:
    @pytest.mark.parametrize("edition", ["english", "french", "old-french"])
    def test_satsuki_is_offered_the_top_of_the_pile_and_what_she_refuses_goes_under_it(self, edition: str) -> None:
        game = seat_travelers("satsuki", "umegae", "mitsukuni", "hirotada", edition=edition)
        stack(game, facts.MEALS, "dango", "soba", "tofu", "sushi", "udon", "fugu")
        play(game, "walk 15")
        assert (facts.MEAL_NAMES[game.offered], game.menu_left) == ("fugu", 5)
        play(game, "refuse")
        assert bottom(game, facts.MEALS, 1) == ["fugu"]
        assert legal_notations(game) == ["eat dango", "eat soba", "eat tofu", "eat sushi", "eat nothing"]

    def test_in_italy_satsuki_is_offered_one_of_the_menu_at_random(self) -> None:
        offered = set()
        for seed in range(40):
            game = seat_travelers("satsuki", "umegae", "mitsukuni", "hirotada", edition="italian")
            reseed(game, seed)
            stack(game, facts.MEALS, "dango", "soba", "tofu", "sushi", "udon")
            play(game, "walk 15")
            meal = facts.MEAL_NAMES[game.offered]
            offered.add(meal)
            play(game, "accept")
            assert sorted(facts.MEAL_NAMES[each] for each in game.menu[:4]) == sorted(
                {"dango", "soba", "tofu", "sushi", "udon"} - {meal}
            )
        assert offered == {"dango", "soba", "tofu", "sushi", "udon"}

    def test_in_italy_a_meal_she_refuses_stays_on_the_menu_and_she_buys_from_all_of_it(self) -> None:
        game = seat_travelers("satsuki", "umegae", "mitsukuni", "hirotada", edition="italian")
        stack(game, facts.MEALS, "dango", "soba", "tofu", "sushi", "yakitori")
        before = game.piles[facts.MEALS].left
        play(game, "walk 15", "refuse")
        assert (game.menu_left, game.piles[facts.MEALS].left) == (5, before - 5)
        assert set(legal_notations(game)) == {
            "eat dango",
            "eat soba",
            "eat tofu",
            "eat sushi",
            "eat yakitori",
            "eat nothing",
        }

    @pytest.mark.parametrize(("edition", "cards"), [("english", 4), ("french", 3), ("old-french", 3), ("italian", 4)])
    def test_the_menu_for_two_and_one_fewer_with_gastronomy(self, edition: str, cards: int) -> None:
        for variations, fewer in (((), 0), (("gastronomy",), 1)):
            game = seat_travelers("kinko", "umegae", edition=edition, variations=variations)
            play(game, "walk 15")
            assert game.menu_left == cards - fewer
            game = seat_travelers("kinko", "umegae", "hirotada", edition=edition, variations=variations)
            play(game, "walk 15")
            assert game.menu_left == 4 - fewer

    @pytest.mark.parametrize(
        ("edition", "held"), [("english", True), ("french", False), ("old-french", False), ("italian", True)]
    )
    def test_what_sasayakko_must_hold(self, edition: str, held: bool) -> None:
        game = seat_travelers("sasayakko", "umegae", "kinko", "hirotada", edition=edition)
        seat(game, 0).coins = 3
        stack(game, facts.SOUVENIRS, "koma", "shamisen", "haori")
        play(game, "walk 2")
        assert ("buy koma shamisen" in legal_notations(game)) == (not held)
        assert ("buy koma shamisen haori" in legal_notations(game)) is False
        seat(game, 0).coins = 4
        play(game, "buy koma shamisen")
        assert seat(game, 0).coins == 4 - 3

    @pytest.mark.parametrize("edition", ["french", "old-french"])
    def test_french_souvenirs_go_under_the_pile_in_random_order(self, edition: str) -> None:
        orders = set()
        for seed in range(30):
            game = four_travelers(edition=edition)
            reseed(game, seed)
            stack(game, facts.SOUVENIRS, "koma", "haori", "shamisen")
            play(game, "walk 2", "buy nothing")
            orders.add(tuple(bottom(game, facts.SOUVENIRS, 3)))
        assert len(orders) == 6

    def test_french_leftovers_of_the_menu_are_shuffled_as_one_batch(self) -> None:
        game = four_travelers(edition="french")
        for _ in range(4):
            play(game, "walk 15", "eat nothing")
        pile = game.piles[facts.MEALS]
        marks = [
            game.known_by[pile.first + (pile.top + depth) % pile.size] for depth in range(pile.left - 5, pile.left)
        ]
        assert [mark & (SHUFFLED | BATCH) for mark in marks] == [SHUFFLED | BATCH] + [SHUFFLED] * 4

    def test_the_others_put_cards_back_as_they_are(self) -> None:
        for edition in ("english", "italian"):
            game = four_travelers(edition=edition)
            stack(game, facts.SOUVENIRS, "koma", "haori", "shamisen")
            play(game, "walk 2", "buy nothing")
            assert bottom(game, facts.SOUVENIRS, 3) == ["koma", "haori", "shamisen"]

    def test_every_edition_can_be_played_to_the_end(self) -> None:
        for edition in EDITIONS:
            game = seat_travelers("satsuki", "umegae", edition=edition)
            while legal_notations(game):
                play(game, legal_notations(game)[-1])
            assert all(a.space == b.space for a, b in pairwise(game.pieces[:3]))


class TestTwoPlayers:
    def test_a_neutral_traveler_stands_in_line(self) -> None:
        game = seat_travelers("kinko", "umegae")
        assert game.piece_count == 3
        assert view(game, 0).pieces[2].neutral

    def test_whoever_leads_moves_the_neutral_one_and_nothing_comes_of_it(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 5", "walk 8")
        assert (game.piece, game.seat) == (2, 1)
        play(game, "walk 6")
        assert (game.pieces[2].points, game.pieces[2].springs) == (0, [0, 0])

    def test_the_neutral_one_may_go_to_any_free_space(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 5", "walk 8")
        assert legal_notations(game) == [f"walk {space}" for space in range(2, 16) if space not in (5, 8)]

    def test_at_an_inn_the_earlier_arrival_leads(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 15", "eat nothing", "walk 15", "eat nothing")
        assert (game.piece, game.seat) == (2, 0)

    def test_at_a_temple_it_leaves_a_coin_that_ranks(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 5", "walk 8", "walk 3")
        assert game.pieces[2].offering == 1

    def test_the_menu_has_four_cards_and_three_with_gastronomy(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 15")
        assert game.menu_left == 4
        game = seat_travelers("kinko", "umegae", variations=["gastronomy"])
        play(game, "walk 15")
        assert game.menu_left == 3

    def test_at_an_empty_menu_there_is_nothing_to_discard(self) -> None:
        """French, with gastronomy: two cards for two players and the neutral traveler."""
        game = seat_travelers("kinko", "umegae", edition="french", variations=["gastronomy"])
        stack(game, facts.MEALS, "dango", "soba")
        play(game, "walk 15", "eat dango", "walk 15", "eat soba")
        assert play(game, "walk 15") == ["walked", "neutral-fasted"]
        assert (game.menu_left, game.piles[facts.MEALS].left) == (0, 23)
        assert set(game.menu) == {NONE}

    def test_the_last_traveler_at_an_empty_menu_finds_nothing(self) -> None:
        game = seat_travelers("kinko", "umegae", edition="old-french", variations=["gastronomy"])
        stack(game, facts.MEALS, "dango", "soba")
        play(game, "walk 15", "eat dango", "walk 14")
        assert play(game, "walk 15") == ["walked", "neutral-ate"]
        assert play(game, "walk 15") == ["walked", "found-nothing"]
        assert legal_notations(game) == ["eat nothing"]
        play(game, "eat nothing")
        assert game.piles[facts.MEALS].left == 24

    def test_at_an_inn_it_puts_a_random_card_under_the_pile_unseen(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 15", "eat nothing", "walk 14")
        before = game.piles[facts.MEALS].left
        play(game, "walk 15")
        assert (game.menu_left, game.piles[facts.MEALS].left) == (3, before + 1)
        assert game.known_by[game.unseen_discard] == 0

    def test_when_it_reaches_an_inn_first_the_menu_is_drawn_and_one_card_goes(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 5", "walk 8", "walk 15")
        assert (game.arrived, game.menu_left, game.looked) == (1, 3, 0)

    def test_double_spaces_hold_one(self) -> None:
        game = seat_travelers("kinko", "umegae")
        play(game, "walk 8")
        assert "walk 8" not in legal_notations(game)

    def test_its_offerings_rank_with_the_others_at_the_end(self) -> None:
        game = seat_travelers("kinko", "umegae")
        seat(game, 0).offering, seat(game, 1).offering, game.pieces[2].offering = 2, 1, 5
        for number, space in ((0, 54), (1, 53), (2, 52)):
            place(game, number, space)
        while legal_notations(game):
            play(game, "walk 55" if "walk 55" in legal_notations(game) else "eat nothing")
        assert [piece.temple_bonus for piece in game.pieces[:3]] == [7, 4, 10]
