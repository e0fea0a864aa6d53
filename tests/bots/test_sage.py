"""The sage: it finds sure wins, keeps to its budget, and is deterministic."""

from typing import Any

import pytest

from tabiji.bots import Budget, Estimate, bot_named, observe
from tabiji.bots.mcts import Sage
from tabiji.core.spec import GameSpec
from tabiji.games.namiji.facts import FULL, SPACES
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.tokaido import facts
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.phases import GIVE

from ..games.namiji.setup import new_fleet, set_bag
from ..games.namiji.setup import place as anchor
from ..games.namiji.setup import play as sail_on
from ..games.tokaido.setup import legal_notations, place, seat_travelers

BUDGET = Budget(seconds=None, playouts=300, threads=1)


def chances(game: GameSpec, state: Any, budget: Budget = BUDGET) -> dict[str, Estimate]:
    """Returns the sage's estimates by notation, the best first."""
    estimates = Sage().explain(observe(game, state, state.seat, 1), game.legal_moves(state), budget)
    return {game.notate(state, each.action): each for each in estimates}


def last_leg(**changes: Any) -> Any:
    """Three travelers of whom two have arrived; nobody can eat, and the last will be given all the cards."""
    game = seat_travelers("umegae", "hirotada", "yoshiyasu", **changes)
    for number in (1, 2):
        place(game, number, facts.GOAL + 1, number - 1)
    last = game.pieces[2]
    last.meal_coins, last.springs[0], last.met[0], last.families[0] = 20, 6, 6, 20
    for traveler in game.pieces[:3]:
        traveler.coins, traveler.tasted = 0, (1 << facts.DISHES) - 1
    game.arrived = 2
    return game


def test_the_sage_finds_the_offering_that_wins() -> None:
    """Three coins make the largest offering (63 to 62); with fewer the other has it, and nothing makes up for it."""
    game = last_leg(variations=["return"])
    game.pieces[0].families[:] = [2, 2, 2, 2]
    game.pieces[0].coins, game.pieces[0].points, game.pieces[0].offering = 3, 50, 3
    game.pieces[1].points, game.pieces[1].offering = 55, 5
    place(game, 0, 53)
    assert facts.KIND[facts.SPACES + game.pieces[0].space] == facts.TEMPLE
    game.phase = GIVE
    estimates = chances(TOKAIDO, game)
    assert next(iter(estimates)) == "give 3"
    assert estimates["give 3"].chance == 1
    assert estimates["give 1"].chance == estimates["give 2"].chance == 0


def test_the_sage_takes_the_stop_that_a_rival_needs() -> None:
    """The rival would complete the sea at 53 and win by it; the player who stands there first wins instead."""
    game = last_leg()
    place(game, 0, 51)
    place(game, 1, 52)
    game.arrived = 1
    game.pieces[0].points, game.pieces[1].points = 60, 58
    game.pieces[0].sections[2], game.pieces[1].sections[2] = 1, facts.PANORAMA_SECTIONS[2] - 1
    assert legal_notations(game) == ["walk 53", "walk 55"]
    estimates = chances(TOKAIDO, game)
    assert next(iter(estimates)) == "walk 53"
    assert estimates["walk 53"].chance == 1
    assert estimates["walk 55"].chance == 0


def test_the_sage_stops_drawing_when_the_haul_wins() -> None:
    """Nine of ten in the bag are shrimp, but what is at stake is enough."""
    game = new_fleet(3)
    for boat in (1, 2):
        anchor(game, boat, SPACES - 1, boat - 1)
    anchor(game, 0, 56)
    set_bag(game, 12, 0)
    sail_on(game, "sail 57", "again", "again")
    set_bag(game, 9, 1)
    game.haul[:] = [3, 1]
    for boat in game.pieces[:3]:
        boat.offerings, boat.points, boat.filled = 0, 40, FULL
    game.pieces[1].points = 40 + 4 - 1
    estimates = chances(NAMIJI, game)
    assert next(iter(estimates)) == "haul"
    assert estimates["haul"].chance == 1
    assert estimates["again"].chance < 1


@pytest.mark.parametrize("threads", [1, 2])
def test_the_playouts_of_the_budget_are_used_with_a_deterministic_result(threads: int) -> None:
    state = TOKAIDO.initial_state(TOKAIDO.parse_options({"players": "4"}))
    TOKAIDO.deal(state, 3)
    budget = Budget(seconds=None, playouts=101, threads=threads)
    estimates = chances(TOKAIDO, state, budget)
    assert sum(each.playouts for each in estimates.values()) == 101
    assert estimates == chances(TOKAIDO, state, budget)
    visits = [each.playouts for each in estimates.values()]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= each.chance <= 1 for each in estimates.values())


def test_a_forced_move_is_estimated_too() -> None:
    game = last_leg()
    game.pieces[0].points = 99
    place(game, 0, 54)
    assert legal_notations(game) == ["walk 55"]
    (estimates,) = chances(TOKAIDO, game).items()
    assert estimates == ("walk 55", Estimate(TOKAIDO.legal_moves(game)[0], 1.0, 300))


def test_the_clock_ends_the_search() -> None:
    state = TOKAIDO.initial_state(TOKAIDO.parse_options({"players": "4"}))
    TOKAIDO.deal(state, 3)
    estimates = chances(TOKAIDO, state, Budget(seconds=1e-9, playouts=10**12, threads=1))
    assert 0 < sum(each.playouts for each in estimates.values()) < 10**6


def test_the_compiled_and_the_interpreted_scholar_agree() -> None:
    """In a search of one playout the sage tries the scholar's best choice."""
    scholar, sage = bot_named("scholar"), bot_named("sage")
    for game in (TOKAIDO, NAMIJI):
        for seed in range(3):
            state = game.initial_state(game.parse_options({"players": str(2 + seed)}))
            game.deal(state, seed)
            while not game.is_over(state):
                legal = game.legal_moves(state)
                action = legal[0]
                if len(legal) > 1:
                    observation = observe(game, state, state.seat, 1)
                    action = scholar.choose(observation, legal, BUDGET)
                    assert sage.choose(observation, legal, Budget(None, 1, 1)) == action
                game.apply(state, action)
