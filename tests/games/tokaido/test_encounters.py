"""Encounters: whom one meets, and what comes of it."""

from tabiji.games.tokaido import facts

from .setup import four_travelers, legal_notations, play, seat, stack


def meet(card: str, *then: str) -> tuple[int, int, int]:
    game = four_travelers()
    stack(game, facts.ENCOUNTERS, card)
    play(game, "walk 4", *then)
    traveler = seat(game, 0)
    return traveler.points, traveler.coins - 7, traveler.offering


def test_a_samurai_gives_three_points() -> None:
    assert meet("samurai") == (3, 0, 0)


def test_a_kuge_gives_three_coins() -> None:
    assert meet("kuge") == (0, 3, 0)


def test_a_miko_lays_a_coin_in_the_temple_for_a_point() -> None:
    assert meet("miko") == (1, 0, 1)


def test_a_shokunin_hands_over_the_top_souvenir_scored_as_usual() -> None:
    game = four_travelers()
    seat(game, 0).families[0] = 1
    stack(game, facts.ENCOUNTERS, "shokunin")
    stack(game, facts.SOUVENIRS, "haori")
    play(game, "walk 4")
    assert seat(game, 0).points == 3
    assert seat(game, 0).souvenirs == 1 << facts.SOUVENIR_NAMES.index("haori")


def test_a_shokunin_with_nothing_left_hands_over_nothing() -> None:
    game = four_travelers()
    game.piles[facts.SOUVENIRS].left = game.piles[facts.SOUVENIRS].unseen = 0
    stack(game, facts.ENCOUNTERS, "shokunin")
    play(game, "walk 4")
    assert (seat(game, 0).points, seat(game, 0).met[facts.SHOKUNIN]) == (0, 1)


def test_a_guide_shows_the_next_section_of_its_panorama() -> None:
    game = four_travelers()
    seat(game, 0).sections[2] = 2
    stack(game, facts.ENCOUNTERS, "annaibito-sea")
    play(game, "walk 4")
    assert (seat(game, 0).sections[2], seat(game, 0).points) == (3, 3)


def test_a_guide_to_a_complete_panorama_leaves_the_choice_of_another_or_none() -> None:
    game = four_travelers()
    seat(game, 0).sections[:] = [3, 1, 2]
    stack(game, facts.ENCOUNTERS, "annaibito-paddy")
    play(game, "walk 4")
    assert legal_notations(game) == ["take mountain", "take sea", "take nothing"]
    play(game, "take sea")
    assert (seat(game, 0).sections[2], seat(game, 0).points) == (3, 3)


def test_a_guide_may_be_declined() -> None:
    game = four_travelers()
    seat(game, 0).sections[0] = 3
    stack(game, facts.ENCOUNTERS, "annaibito-paddy")
    assert "declined" in play(game, "walk 4", "take nothing")
    assert seat(game, 0).points == 0
    assert game.seat == 1


def test_a_guide_with_every_panorama_complete_does_nothing() -> None:
    game = four_travelers()
    seat(game, 0).sections[:] = [3, 4, 5]
    stack(game, facts.ENCOUNTERS, "annaibito-paddy")
    play(game, "walk 4")
    assert (game.seat, seat(game, 0).points) == (1, 0)


def test_an_encounter_is_kept_and_counts_for_the_chatterbox() -> None:
    game = four_travelers()
    stack(game, facts.ENCOUNTERS, "kuge")
    play(game, "walk 4")
    assert seat(game, 0).met[facts.KUGE] == 1


def test_nobody_comes_when_the_pile_is_empty() -> None:
    game = four_travelers()
    game.piles[facts.ENCOUNTERS].left = game.piles[facts.ENCOUNTERS].unseen = 0
    play(game, "walk 4")
    assert (game.seat, sum(seat(game, 0).met)) == (1, 0)
