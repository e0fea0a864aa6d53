"""The sure points of a choice are gained in every determinization."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabiji.core.deck import BATCH, EVERYBODY, SHUFFLED, Pile, card_index
from tabiji.games import BUILTIN_GAMES, load_game
from tabiji.games.tokaido import facts as road

from .games.tokaido import setup as travelers

seeds = st.integers(0, 2**62)


def exhaust(game: Any, pile: Pile, chance: Random) -> None:
    """Marks all remaining cards of a pile as put back, known to random seats."""
    pile.unseen = 0
    for depth in range(pile.left):
        game.known_by[card_index(pile, depth)] = chance.getrandbits(6)


def gains(game: Any, game_spec: Any, action: int, seed: int) -> int | None:
    """Returns the points an action gains in a determinization, or None if it ends the game."""
    determinization = game_spec.observe(game, game.seat, seed)
    piece = determinization.piece
    before = determinization.pieces[piece].points
    game_spec.apply(determinization, action)
    return None if game_spec.is_over(determinization) else determinization.pieces[piece].points - before


@pytest.mark.parametrize("name", BUILTIN_GAMES)
@given(players=st.integers(2, 5), seed=seeds)
def test_sure_points_are_gained_in_every_determinization(name: str, players: int, seed: int) -> None:
    game_spec, chance = load_game(name), Random(seed)
    game = game_spec.initial_state(game_spec.parse_options({"players": str(players)}))
    game_spec.deal(game, seed)
    while not game_spec.is_over(game):
        for pile in game.piles:
            if pile.left and chance.random() < 0.02:
                exhaust(game, pile, chance)
        for choice in game_spec.view(game, game.seat).choices if chance.random() < 0.4 else ():
            if choice.space is not None:
                gains_found = [gains(game, game_spec, choice.id, world_seed) for world_seed in range(6)]
                assert all(points is None or points >= choice.points for points in gains_found)
        game_spec.apply(game, chance.choice(game_spec.legal_moves(game)))


def sure_points(game: Any, game_spec: Any, notation: str) -> int:
    """Returns the sure points of a choice."""
    choices = game_spec.view(game, game.seat).choices
    (points,) = (each.points for each in choices if game_spec.notate(game, each.id) == notation)
    return int(points)


def set_known(game: Any, which: int, *marks: int) -> None:
    """Sets who knows the first cards of a pile."""
    pile = game.piles[which]
    for depth, mark in enumerate(marks):
        game.known_by[card_index(pile, depth)] = mark


class TestTokaido:
    """Springs and encounters give the points of the card drawn."""

    def game(self, *marks: int) -> Any:
        game = travelers.four_travelers()
        travelers.stack(game, road.SPRINGS, "3", "2", "3")
        set_known(game, road.SPRINGS, *marks)
        return game

    def test_a_card_that_the_seat_knows_is_sure(self) -> None:
        game = self.game(1)
        assert sure_points(game, travelers.TOKAIDO, SPRING) == 3

    def test_a_card_that_only_others_know_is_not(self) -> None:
        assert sure_points(self.game(EVERYBODY - 1), travelers.TOKAIDO, SPRING) == 0

    def test_a_card_of_a_shuffled_batch_is_not(self) -> None:
        together = EVERYBODY | SHUFFLED
        assert sure_points(self.game(together | BATCH, together, together), travelers.TOKAIDO, SPRING) == 0
        assert sure_points(self.game(together | BATCH, EVERYBODY, EVERYBODY), travelers.TOKAIDO, SPRING) == 3

    def test_a_samurai_put_back_by_another_seat_is_not(self) -> None:
        for known, points in ((1, road.SAMURAI_POINTS), (2, 0)):
            game = travelers.four_travelers()
            travelers.stack(game, road.ENCOUNTERS, "samurai")
            set_known(game, road.ENCOUNTERS, known)
            assert sure_points(game, travelers.TOKAIDO, ENCOUNTER) == points


def first_of(kind: str) -> str:
    """Returns the notation of a walk to the first space of a kind."""
    game = travelers.four_travelers()
    spaces = (each for each in range(road.SPACES) if road.KINDS[road.KIND[each]] == kind)
    return f"walk {travelers.TOKAIDO.space_at(game, next(spaces))[0]}"


SPRING, ENCOUNTER = first_of("spring"), first_of("encounter")
