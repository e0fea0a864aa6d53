"""OpenSpiel: its own tests, and its own search plays both games."""

import random
from typing import Any

import numpy as np
import pytest

from tabiji.core.errors import BadOptions
from tabiji.games import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tabiji[research]'")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import tabiji.research.openspiel as spiel  # noqa: E402

LOADED = [
    "python_tokaido(players=2,variations=return gastronomy,edition=italian)",
    "python_tokaido(players=5,reward=points)",
    "python_namiji(players=3,reward=rank,direction=counterclockwise)",
]


@pytest.mark.parametrize("loaded", LOADED)
def test_openspiel_finds_nothing_wrong(loaded: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(loaded), num_sims=1, serialize=True, verbose=False)


def walked(game: Any, rng: random.Random, decisions: int) -> Any:
    """A state in the middle of a random game, where a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node() or decisions:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", list(GAMES))
def test_every_random_number_is_a_chance_node(name: str) -> None:
    """States have no generator: the next state depends on the outcomes alone, which are equally likely."""
    state = walked(pyspiel.load_game(f"python_{name}"), random.Random(2), 12)
    assert state.current.plain.rng == [0, 1]
    child = state.clone()
    child.apply_action(child.legal_actions()[-1])
    while not child.is_chance_node():
        child.apply_action(child.legal_actions()[-1])
    chances = [chance for _, chance in child.chance_outcomes()]
    assert len(chances) > 1
    assert sum(chances) == pytest.approx(1)
    again = [child.child(0), child.child(0)]
    assert str(again[0]) == str(again[1])
    assert len({str(child.child(outcome)) for outcome in range(len(chances))}) > 1 or child.child(0).is_chance_node()


@pytest.mark.parametrize("name", list(GAMES))
def test_a_resampled_state_is_the_same_to_the_player_and_differs_for_others(name: str) -> None:
    game, rng = pyspiel.load_game(f"python_{name}"), random.Random(4)
    others = set()
    for decisions in (2, 15, 30, 45):
        state = walked(game, rng, decisions)
        player = state.current_player()
        for _ in range(4):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            others.add(str(other))
        while not other.is_terminal():
            moves = (
                [outcome for outcome, _ in other.chance_outcomes()] if other.is_chance_node() else other.legal_actions()
            )
            other.apply_action(rng.choice(moves))
        assert sum(other.returns()) == pytest.approx(1)
    assert len(others) > 4


def test_the_tensor_is_what_the_seat_may_know() -> None:
    state = walked(pyspiel.load_game("python_namiji"), random.Random(1), 20)
    row = [0] * len(state.rules.feature_names)
    state.rules.features(state.current.plain, 2, row)
    assert state.observation_tensor(2) == row
    assert '"game":"namiji"' in state.observation_string(2)
    assert state.information_state_string(2).endswith(state.observation_string(2))
    assert state.information_state_string(2).startswith("surfaced")


@pytest.mark.parametrize("name", list(GAMES))
def test_its_search_plays(name: str) -> None:
    """The same seeds, the same moves."""
    game = pyspiel.load_game(f"python_{name}(players=2)")
    games = []
    for _ in range(2):
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(
            game=game, evaluator=evaluator, uct_c=1.0, max_simulations=3, random_state=np.random.RandomState(2)
        )
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.Random(3).random))
        state, rng = walked(game, random.Random(1), 4), random.Random(5)
        moves = []
        while len(moves) < 4:
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                moves.append(bot.step(state))
                assert moves[-1] in state.legal_actions()
                state.apply_action(moves[-1])
        games.append(moves)
    assert games[0] == games[1]


def test_wrong_parameters_are_named() -> None:
    with pytest.raises(BadOptions, match="2 to 5 players, not 9"):
        pyspiel.load_game("python_tokaido(players=9)")
    with pytest.raises(BadOptions, match="'reward': there is no 'glory'"):
        pyspiel.load_game("python_namiji(reward=glory)")
    with pytest.raises(BadOptions, match="an observer has none"):
        pyspiel.load_game("python_namiji").make_py_observer(params={"colour": 1})
    state = pyspiel.load_game("python_namiji").new_initial_state()
    with pytest.raises(BadOptions, match="while the dice roll"):
        state.resample_from_infostate(0, random.random)


def test_given_outcomes_come_in_order_and_the_next_is_a_chance_node() -> None:
    from tabiji.core.rng import reseed, roll

    class Box:
        rng = spiel.GivenOutcomes((3, 0))

    reseed(Box, 7)  # type: ignore[arg-type]
    assert [roll(Box, 5), roll(Box, 1), roll(Box, 2)] == [3, 0, 0]  # type: ignore[arg-type]
    with pytest.raises(spiel.ChanceNeeded) as chance:
        roll(Box, 6)  # type: ignore[arg-type]
    assert chance.value.outcome_count == 6
