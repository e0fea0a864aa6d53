"""The end of the journey: achievements, the temple, ties."""

import pytest

from tabiji.games.tokaido import facts
from tabiji.games.tokaido.scoring import finish_journey, rank
from tabiji.games.tokaido.state import Game

from .setup import four_travelers, seat, seat_travelers


def five() -> Game:
    return seat_travelers("kinko", "umegae", "hirotada", "yoshiyasu", "zen-emon")


def test_the_temple_of_the_rulebook() -> None:
    """Three coins, two of two, two of none: 10, 7, 7, 0, 0."""
    game = five()
    for number, offering in enumerate((3, 2, 2, 0, 0)):
        seat(game, number).offering = offering
    finish_journey(game)
    assert [seat(game, number).temple_bonus for number in range(5)] == [10, 7, 7, 0, 0]


@pytest.mark.parametrize(
    ("offerings", "bonuses"),
    [
        ((5, 4, 4, 3, 0), [10, 7, 7, 4, 0]),  # the next lower amount takes the next rank
        ((4, 4, 4, 4, 4), [10, 10, 10, 10, 10]),
        ((5, 4, 3, 2, 1), [10, 7, 4, 2, 2]),
        ((0, 0, 0, 0, 1), [0, 0, 0, 0, 10]),
        ((3, 3, 2, 2, 1), [10, 10, 7, 7, 4]),
    ],
)
def test_tied_donors_share_a_rank(offerings: tuple[int, ...], bonuses: list[int]) -> None:
    game = five()
    for number, offering in enumerate(offerings):
        seat(game, number).offering = offering
    finish_journey(game)
    assert [seat(game, number).temple_bonus for number in range(5)] == bonuses


def holders(game: Game, achievement: int) -> list[int]:
    return [number for number in range(game.players) if seat(game, number).achievements >> achievement & 1]


def test_each_achievement_goes_to_the_best() -> None:
    game = four_travelers()
    seat(game, 0).meal_coins = 7
    seat(game, 1).springs[:] = [1, 2]
    seat(game, 2).met[facts.KUGE] = 2
    seat(game, 3).families[:] = [1, 1, 1, 0]
    finish_journey(game)
    for number, achievement in enumerate((facts.GOURMET, facts.BATHER, facts.CHATTERBOX, facts.COLLECTOR)):
        assert holders(game, achievement) == [number]
    assert [seat(game, number).points for number in range(4)] == [3, 4, 3, 3]  # the second is Mitsukuni


def test_tied_players_all_receive_an_achievement() -> None:
    game = four_travelers()
    seat(game, 0).springs[0] = seat(game, 2).springs[1] = 2
    finish_journey(game)
    assert holders(game, facts.BATHER) == [0, 2]


def test_nobody_receives_an_achievement_for_a_best_of_nothing() -> None:
    game = four_travelers()
    finish_journey(game)
    assert [piece.achievements for piece in game.pieces] == [0] * 5


def test_most_points_win() -> None:
    game = four_travelers()
    for number, points in enumerate((50, 70, 60, 40)):
        seat(game, number).points = points
    assert [rank(game, number) for number in range(4)] == [3, 1, 2, 4]


def test_achievement_cards_break_a_tie() -> None:
    game = four_travelers()
    for number, achievements in enumerate((0b1, 0b110, 0, 0)):
        seat(game, number).points = 60
        seat(game, number).achievements = achievements
    assert [rank(game, number) for number in range(4)] == [2, 1, 3, 3]


def test_a_full_tie_is_a_shared_win() -> None:
    game = four_travelers()
    seat(game, 0).points = seat(game, 3).points = 60
    assert [rank(game, number) for number in range(4)] == [1, 3, 3, 1]


def test_the_neutral_traveler_receives_no_achievement() -> None:
    game = seat_travelers("kinko", "umegae")
    game.pieces[2].springs[0] = 9
    seat(game, 0).springs[0] = 1
    finish_journey(game)
    assert holders(game, facts.BATHER) == [0]
    assert game.pieces[2].achievements == 0
