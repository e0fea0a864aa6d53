"""Asking bots that fail, lie and meddle: a pilgrim moves for them, and what they did has a name."""

from typing import Any

import numpy as np
import pytest

from tabiji.bots import Bot, Budget, Observation, bot_named, observe
from tabiji.bots.runner import ask
from tabiji.core.errors import BadOptions
from tabiji.games import GAMES, load_game

QUICK = Budget(seconds=0.2, threads=1)


def position(name: str = "tokaido", seed: int = 1) -> Observation:
    """What a seat knows in the course of a game, where there is something to decide."""
    game = load_game(name)
    state = game.initial_state(game.parse_options({"players": "3"}))
    game.deal(state, seed)
    while state.decisions < 12 or len(game.legal_moves(state)) < 2:
        game.apply(state, game.legal_moves(state)[0])
    return observe(game, state, state.seat, 1)


class Speaks(Bot):
    """Answers with what it was told to."""

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
def test_whatever_goes_wrong_is_named_and_a_pilgrim_moves(answer: Any, fault: str) -> None:
    seen = position()
    answered = ask(Speaks(answer), seen, seen.legal(), QUICK)
    assert answered.fault
    assert answered.fault.startswith(fault)
    assert len(answered.fault) <= 120
    assert answered.action == bot_named("pilgrim").choose(seen, seen.legal(), QUICK)


@pytest.mark.parametrize("make", [int, np.int64, np.uint8], ids=lambda make: make.__name__)
def test_any_whole_number_that_is_legal_is_an_answer(make: Any) -> None:
    seen = position()
    answered = ask(Speaks(make(seen.legal()[-1])), seen, seen.legal(), QUICK)
    assert (answered.action, answered.fault) == (seen.legal()[-1], None)
    assert type(answered.action) is int


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    answered = ask(Speaks(ValueError("I am lost")), position(), [17], QUICK)
    assert (answered.action, answered.fault) == (17, None)


def test_a_bot_changes_only_copies_of_its_own() -> None:
    class Meddler(Bot):
        """Helps itself to points and bends the rules."""

        def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
            observation.state.pieces[0].points = 99
            observation.game.apply(observation.state, legal[0])
            legal[:] = [9999]
            return 9999

    seen = position()
    before, legal = seen.state.tobytes(), seen.legal()
    answered = ask(Meddler(), seen, legal, QUICK)
    assert answered.fault == "answered 9999"
    assert seen.state.tobytes() == before
    assert legal == seen.legal()


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_can_be_played_on_and_imagined_again(name: str) -> None:
    seen = position(name)
    before, action = seen.state.tobytes(), seen.legal()[-1]
    after = seen.after(action)
    assert after.state.decisions == seen.state.decisions + 1
    assert seen.state.tobytes() == before
    assert seen.describe(action).id == action
    assert seen.own_piece is seen.state.pieces[seen.seat]
    assert [choice.id for choice in seen.view.choices] == seen.legal()
    other = seen.resample(7)
    assert other.view == seen.view
    assert other.state.tobytes() != before
    assert other.state.tobytes() == seen.resample(8).resample(7).state.tobytes()


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
def test_a_budget_that_makes_no_sense_is_refused(words: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        Budget(**words)
