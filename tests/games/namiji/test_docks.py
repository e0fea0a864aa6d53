"""Docks: slots of one's choice, and cards handed on in secret."""

import pytest

from tabiji.core.deck import SPECTATOR
from tabiji.core.rng import reseed
from tabiji.games.namiji import facts
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.state import Game

from .recount import cards_of, pile_cards
from .setup import bottom, legal_notations, new_fleet, place, play, play_events, stack

HANDED = ("makis", "bait", "great-net", "incense", "spyglass", "ramen")


def docking(players: int, *slots: int) -> Game:
    """Boats at the first dock in given slots, the tray just filled, in the order of HANDED."""
    game = new_fleet(players)
    stack(game, facts.DOCK_CARDS, *HANDED)
    count = game.piece_count
    for piece in range(count - 1):
        place(game, piece, 15, slots[piece])
    place(game, count - 1, 14)
    play(game, "sail 15")
    return game


def test_every_boat_stops_and_chooses_any_free_slot() -> None:
    game = new_fleet(4)
    play(game, "sail 15")
    assert legal_notations(game) == ["moor 1", "moor 2", "moor 3", "moor 4"]
    play(game, "moor 3", "sail 15")
    assert legal_notations(game) == ["moor 1", "moor 2", "moor 4"]


@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_dock_has_as_many_slots_as_boats(players: int, slots: int) -> None:
    game = new_fleet(players)
    play(game, "sail 15")
    assert len(legal_notations(game)) == slots


def test_the_last_boat_takes_the_slot_that_is_left() -> None:
    game = docking(3, 0, 2)
    assert [game.pieces[piece].slot for piece in range(3)] == [0, 2, 1]


def test_nobody_sails_on_before_all_are_there() -> None:
    game = new_fleet(3)
    play(game, "sail 15", "moor 1", "sail 15", "moor 2")
    assert game.piece == 2
    assert game.tray_left == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_slot_one_draws_a_card_more_than_there_are_boats(players: int) -> None:
    game = docking(players, *range(players))
    assert game.tray_left == max(3, players) + 1
    assert (game.seat, game.piece) == (0, 0)
    assert game.piles[facts.DOCK_CARDS].left == 20 - game.tray_left


def test_cards_are_handed_on_in_the_order_of_the_slots_and_the_last_goes_under_the_pile() -> None:
    game = docking(3, 2, 0)
    assert game.seat == 1
    assert legal_notations(game) == ["take makis", "take bait", "take great-net", "take incense"]
    play(game, "take great-net")
    assert game.seat == 2
    assert sorted(legal_notations(game)) == ["take bait", "take incense", "take makis"]
    play(game, "take makis")
    assert game.seat == 0
    assert sorted(legal_notations(game)) == ["take bait", "take incense"]
    play(game, "take bait")
    assert bottom(game, facts.DOCK_CARDS, 1) == ["incense"]
    assert game.piles[facts.DOCK_CARDS].left == 17
    assert [cards_of(game.pieces[seat]) for seat in range(3)] == [["bait"], ["great-net"], ["makis"]]


def test_taking_a_card_is_obligatory() -> None:
    assert all(each.startswith("take ") for each in legal_notations(docking(3, 0, 1)))


def test_the_highest_slot_leaves_first() -> None:
    game = docking(3, 2, 0)
    play(game, "take makis", "take bait", "take incense")
    assert (game.seat, game.phase) == (0, 0)


def test_two_copies_on_the_tray_are_one_choice() -> None:
    game = new_fleet(3)
    stack(game, facts.DOCK_CARDS, "spyglass", "spyglass", "bait", "makis")
    for piece in range(2):
        place(game, piece, 15, piece)
    place(game, 2, 14)
    play(game, "sail 15")
    assert legal_notations(game) == ["take spyglass", "take bait", "take makis"]


@pytest.mark.parametrize(
    ("meal", "points"),
    [("makis", 5), ("sashimi", 5), ("onigiri", 4), ("ramen", 4), ("tempura", 4), ("takoyaki", 4)],
)
def test_a_meal_scores_at_once(meal: str, points: int) -> None:
    game = new_fleet(3)
    stack(game, facts.DOCK_CARDS, meal)
    for piece in range(2):
        place(game, piece, 15, piece)
    place(game, 2, 14)
    play(game, "sail 15", f"take {meal}")
    assert game.pieces[0].points == points


def test_an_upgrade_scores_nothing_when_taken() -> None:
    game = docking(3, 0, 1)
    play(game, "take incense")
    assert game.pieces[0].points == 0


def test_only_who_holds_the_tray_is_told_what_is_on_it() -> None:
    game = docking(3, 0, 1)
    story = play_events(game, "take makis")
    assert [(NAMIJI.events[event.kind][0], event.audience) for event in story] == [("took", -1), ("looked", 1)]


# ---------------------------------------------------------------- what is known


def test_only_who_held_the_tray_sees_it() -> None:
    game = docking(3, 0, 1)
    play(game, "take makis")
    for seat in (0, 1):
        assert NAMIJI.view(game, seat).tray is not None
    for seat in (2, SPECTATOR):
        assert NAMIJI.view(game, seat).tray is None


def test_who_handed_cards_on_still_knows_them_and_the_one_put_under() -> None:
    game = docking(3, 0, 1)
    play(game, "take makis")
    for seed in range(20):
        assert NAMIJI.observe(game, 0, seed).tray == game.tray
    play(game, "take bait", "take great-net")
    for seed in range(20):
        for seat in range(3):
            assert bottom(NAMIJI.observe(game, seat, seed), facts.DOCK_CARDS, 1) == ["incense"]
    assert len({bottom(NAMIJI.observe(game, SPECTATOR, seed), facts.DOCK_CARDS, 1)[0] for seed in range(60)}) > 5


def test_who_has_not_held_the_tray_imagines_any_cards() -> None:
    game = docking(3, 0, 1)
    assert len({tuple(NAMIJI.observe(game, 2, seed).tray) for seed in range(40)}) > 30


# ---------------------------------------------------------------- two players


def neutral_in(slot: int) -> Game:
    """Two players and the neutral boat in a slot, the tray just filled."""
    slots = {0: (1, 2), 1: (0, 2), 2: (0, 1)}[slot]
    return docking(2, *slots)


def test_the_neutral_boats_card_is_removed_at_random() -> None:
    removed = set()
    for seed in range(40):
        game = new_fleet(2)
        stack(game, facts.DOCK_CARDS, *HANDED)
        place(game, 0, 15, 1)
        place(game, 1, 15, 2)
        place(game, 2, 14)
        reseed(game, seed)
        assert play(game, "sail 15") == ["sailed", "moored", "neutral-took", "looked"]
        removed.add(game.aside)
    assert len(removed) == 4


def test_the_neutral_boat_first_leaves_three_cards_and_nobody_knows_the_fourth() -> None:
    game = neutral_in(0)
    assert (game.seat, game.tray_left) == (0, 3)
    play(game, legal_notations(game)[0])
    assert (game.seat, game.tray_left) == (1, 2)
    assert len({NAMIJI.observe(game, 1, seed).aside for seed in range(60)}) > 5
    assert NAMIJI.observe(game, 1, 3).tray == game.tray


def test_the_neutral_boat_between_leaves_the_first_unsure_which_card_went() -> None:
    game = neutral_in(1)
    play(game, "take makis")
    assert (game.seat, game.tray_left) == (1, 2)
    seen = {tuple(sorted([*game.tray[:2], game.aside]))}
    imagined = [NAMIJI.observe(game, 0, seed) for seed in range(40)]
    assert {tuple(sorted([*each.tray[:2], each.aside])) for each in imagined} == seen
    assert len({each.aside for each in imagined}) == 3
    assert all(NAMIJI.observe(game, 1, seed).tray == game.tray for seed in range(40))
    assert len({NAMIJI.observe(game, 1, seed).aside for seed in range(60)}) > 5
    assert NAMIJI.view(game, 0).tray is None
    assert NAMIJI.view(game, 1).tray is not None


def test_afterwards_the_first_knows_the_two_cards_under_the_pile_but_not_their_order() -> None:
    game = neutral_in(1)
    play(game, "take makis")
    play(game, legal_notations(game)[0])
    under = bottom(game, facts.DOCK_CARDS, 2)
    first = {tuple(bottom(NAMIJI.observe(game, 0, seed), facts.DOCK_CARDS, 2)) for seed in range(40)}
    assert first == {tuple(under), tuple(reversed(under))}
    second = {tuple(bottom(NAMIJI.observe(game, 1, seed), facts.DOCK_CARDS, 2)) for seed in range(60)}
    assert {pair[1] for pair in second} == {under[1]}
    assert len({pair[0] for pair in second}) > 5


def test_the_neutral_boat_last_leaves_both_unsure_of_the_order() -> None:
    game = neutral_in(2)
    play(game, "take makis")
    assert play(game, legal_notations(game)[0]) == ["took", "neutral-took"]
    under = bottom(game, facts.DOCK_CARDS, 2)
    for seat in (0, 1):
        pairs = {tuple(bottom(NAMIJI.observe(game, seat, seed), facts.DOCK_CARDS, 2)) for seed in range(40)}
        assert pairs == {tuple(under), tuple(reversed(under))}


def test_every_card_of_the_pile_is_drawn_at_most_once_in_three_docks() -> None:
    game = docking(5, 0, 1, 2, 3)
    assert game.piles[facts.DOCK_CARDS].left == 14
    assert sorted([*pile_cards(game, facts.DOCK_CARDS), *game.tray]) == sorted(facts.DECKS[facts.DOCK_CARDS])
