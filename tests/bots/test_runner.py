"""The runner: bots that fail, answer nonsense or change what they are given."""

from typing import Any

import numpy as np
import pytest

from tabiji.bots import Bot, Budget, Observation, bot_named, observe
from tabiji.bots.runner import ask
from tabiji.core.errors import BadOptions
from tabiji.games import GAMES, load_game

QUICK = Budget(seconds=0.2, threads=1)


def position(name: str = "tokaido", seed: int = 1) -> Observation:
    """Returns an observation in the course of a game, with several choices."""
    game = load_game(name)
    state = game.initial_state(game.parse_options({"players": "3"}))
    game.deal(state, seed)
    while state.decisions < 12 or len(game.legal_moves(state)) < 2:
        game.apply(state, game.legal_moves(state)[0])
    return observe(game, state, state.seat, 1)


class FixedBot(Bot):
    """Returns or raises what it was created with."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> Any:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (ValueError("I am lost"), "failed with ValueError: I am lost"),
        (SystemExit(3), "failed with SystemExit: 3"),
        (RecursionError("x" * 500), "failed with RecursionError: xxx"),
        (9999, "answered 9999"),
        (-1, "answered -1"),
        (None, "answered None"),
        (True, "answered True"),
        ("home", "answered 'home'"),
        (1.0, "answered 1.0"),
        ([1, 2], "answered [1, 2]"),
    ],
)
def test_a_fault_is_named_and_a_pilgrim_moves(answer: Any, fault: str) -> None:
    observation = position()
    result = ask(FixedBot(answer), observation, observation.legal(), QUICK)
    assert result.fault
    assert result.fault.startswith(fault)
    assert len(result.fault) <= 120
    assert result.action == bot_named("pilgrim").choose(observation, observation.legal(), QUICK)


def test_a_fault_has_the_traceback() -> None:
    observation = position()
    output = ask(FixedBot(ValueError("I am lost")), observation, observation.legal(), QUICK).output
    assert output.startswith("Traceback")
    assert output.endswith("raise self.answer\nValueError: I am lost\n")


@pytest.mark.parametrize("make", [int, np.int64, np.uint8], ids=lambda make: make.__name__)
def test_any_integer_type_is_accepted(make: Any) -> None:
    observation = position()
    answer = ask(FixedBot(make(observation.legal()[-1])), observation, observation.legal(), QUICK)
    assert (answer.action, answer.fault) == (observation.legal()[-1], None)
    assert type(answer.action) is int


def test_a_forced_move_does_not_call_the_bot() -> None:
    answer = ask(FixedBot(ValueError("I am lost")), position(), [17], QUICK)
    assert (answer.action, answer.fault) == (17, None)


def test_a_bot_changes_only_copies() -> None:
    class Cheat(Bot):
        """Changes the state and the list of actions."""

        def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
            observation.state.pieces[0].points = 99
            observation.game.apply(observation.state, legal[0])
            legal[:] = [9999]
            return 9999

    observation = position()
    before, legal = observation.state.tobytes(), observation.legal()
    answer = ask(Cheat(), observation, legal, QUICK)
    assert answer.fault == "answered 9999"
    assert observation.state.tobytes() == before
    assert legal == observation.legal()


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_can_be_played_on_and_resampled(name: str) -> None:
    observation = position(name)
    before, action = observation.state.tobytes(), observation.legal()[-1]
    after = observation.after(action)
    assert after.state.decisions == observation.state.decisions + 1
    assert observation.state.tobytes() == before
    assert observation.describe(action).id == action
    assert observation.own_piece is observation.state.pieces[observation.seat]
    assert [choice.id for choice in observation.view.choices] == observation.legal()
    other = observation.resample(7)
    assert other.view == observation.view
    assert other.state.tobytes() != before
    assert other.state.tobytes() == observation.resample(8).resample(7).state.tobytes()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"seconds": None}, "A budget has seconds or playouts, or it would never end."),
        ({"seconds": 0}, "A budget has more than 0 seconds, not 0."),
        ({"seconds": float("nan")}, "A budget has more than 0 seconds, not nan."),
        ({"playouts": -3}, "A budget has more than 0 playouts, not -3."),
        ({"threads": 0}, "A budget has more than 0 threads, not 0."),
    ],
)
def test_an_invalid_budget_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        Budget(**words)
