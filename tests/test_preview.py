"""What a choice is sure to bring it brings in every world that its seat may imagine, whatever is drawn."""

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
    """Let all that is left of a pile be what was put under it, known to anybody."""
    pile.unseen = 0
    for depth in range(pile.left):
        game.known_by[card_index(pile, depth)] = chance.getrandbits(6)


def gains(game: Any, description: Any, action: int, seed: int) -> int | None:
    """What an action brings in one world that the seat may imagine, unless it ends the game."""
    world = description.observe(game, game.seat, seed)
    piece = world.piece
    before = world.pieces[piece].points
    description.apply(world, action)
    return None if description.is_over(world) else world.pieces[piece].points - before


@pytest.mark.parametrize("name", BUILTIN_GAMES)
@given(players=st.integers(2, 5), seed=seeds)
def test_what_is_sure_comes_in_every_world(name: str, players: int, seed: int) -> None:
    description, chance = load_game(name), Random(seed)
    game = description.initial_state(description.parse_options({"players": str(players)}))
    description.deal(game, seed)
    while not description.is_over(game):
        for pile in game.piles:
            if pile.left and chance.random() < 0.02:
                exhaust(game, pile, chance)
        for choice in description.view(game, game.seat).choices if chance.random() < 0.4 else ():
            if choice.space is not None:
                gained = [gains(game, description, choice.id, world) for world in range(6)]
                assert all(points is None or points >= choice.points for points in gained)
        description.apply(game, chance.choice(description.legal_moves(game)))


def promised(game: Any, description: Any, notation: str) -> int:
    """What a choice is sure to bring."""
    choices = description.view(game, game.seat).choices
    (points,) = (each.points for each in choices if description.notate(game, each.id) == notation)
    return int(points)


def marked(game: Any, which: int, *marks: int) -> None:
    """Who knows the first cards of a pile that has nothing unseen left."""
    pile = game.piles[which]
    for depth, mark in enumerate(marks):
        game.known_by[card_index(pile, depth)] = mark


class TestTokaido:
    """Springs and encounters give points by the card drawn."""

    def game(self, *marks: int) -> Any:
        game = travelers.four_travelers()
        travelers.stack(game, road.SPRINGS, "3", "2", "3")
        marked(game, road.SPRINGS, *marks)
        return game

    def test_a_card_that_the_seat_knows_is_sure(self) -> None:
        game = self.game(1)
        assert promised(game, travelers.TOKAIDO, SPRING) == 3

    def test_a_card_that_only_others_know_is_not(self) -> None:
        assert promised(self.game(EVERYBODY - 1), travelers.TOKAIDO, SPRING) == 0

    def test_nor_is_one_of_some_that_were_shuffled(self) -> None:
        together = EVERYBODY | SHUFFLED
        assert promised(self.game(together | BATCH, together, together), travelers.TOKAIDO, SPRING) == 0
        assert promised(self.game(together | BATCH, EVERYBODY, EVERYBODY), travelers.TOKAIDO, SPRING) == 3

    def test_a_samurai_whom_only_another_put_under_is_not(self) -> None:
        for known, points in ((1, road.SAMURAI_POINTS), (2, 0)):
            game = travelers.four_travelers()
            travelers.stack(game, road.ENCOUNTERS, "samurai")
            marked(game, road.ENCOUNTERS, known)
            assert promised(game, travelers.TOKAIDO, ENCOUNTER) == points


def first_of(kind: str) -> str:
    """The notation of a walk to the first space of a kind."""
    game = travelers.four_travelers()
    spaces = (each for each in range(road.SPACES) if road.KINDS[road.KIND[each]] == kind)
    return f"walk {travelers.TOKAIDO.space_at(game, next(spaces))[0]}"


SPRING, ENCOUNTER = first_of("spring"), first_of("encounter")
