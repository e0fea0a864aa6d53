"""Arguments of compiled functions that would make them read or write out of bounds are refused."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tabiji.analysis.playouts import first_place_rates
from tabiji.arena.contest import Contest
from tabiji.bots import Budget
from tabiji.bots.compiled_play import MERCHANT, WANDERER, compiler_of, play, play_games
from tabiji.bots.heuristic.parameters import default_parameters
from tabiji.bots.heuristic.scratch import new_scratch
from tabiji.core.errors import TabijiError
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.tokaido.game import TOKAIDO

RULES = TOKAIDO.compiled
SEEDS, POLICY_ROWS = np.arange(3), np.full((3, 4), WANDERER)


def table(count: int = 3, players: int = 4) -> Any:
    """Returns an array of games before the deal."""
    return np.repeat(TOKAIDO.initial_state(TOKAIDO.parse_options({"players": str(players)})).to_record(), count)


def dealt() -> Any:
    games = table()
    for index in range(len(games)):
        RULES.deal(games, index, index)
    return games


def zeros(*shape: int) -> Any:
    return np.zeros(shape, np.int64)


def byte_rows(width: int) -> Any:
    return np.zeros((3, width), np.int8)


def play_policies(
    games: Any, seeds: Any = SEEDS, policy_ids: Any = POLICY_ROWS, game: str = "tokaido", start_slots: int = 5
) -> None:
    written = zeros(3, 4), zeros(3, start_slots), zeros(3, 5)
    compiler_of("tokaido").compile_entry(play_games)(
        games, seeds, policy_ids, default_parameters(game), new_scratch("tokaido"), False, *written
    )


WRONG: list[tuple[str, Callable[[], object]]] = [
    ("'index'", lambda: RULES.deal(table(), 3, 1)),
    ("'index'", lambda: RULES.legal_actions(table(), -1, zeros(99))),
    ("'seed'", lambda: RULES.deal(table(), 0, -1)),
    ("'seed'", lambda: RULES.deal(table(), 0, 1.0)),
    ("'seed'", lambda: RULES.deal(table(), 0, True)),
    ("'entropy'", lambda: RULES.mix_entropy(table(), 0, "5")),
    ("'seat'", lambda: RULES.determinize(dealt(), 0, 6, 1)),
    ("'seat'", lambda: RULES.determinize(dealt(), 0, 4, 1)),
    ("'out'", lambda: RULES.legal_actions(dealt(), 0, zeros(2))),
    ("'out'", lambda: RULES.legal_actions(dealt(), 0, np.zeros(99, np.int32))),
    ("'games'", lambda: RULES.play_all(NAMIJI.initial_state(NAMIJI.parse_options({})).to_record())),
    ("'games'", lambda: RULES.play_all(table().reshape(1, 3))),
    ("'games'", lambda: RULES.play_all([1, 2])),
    ("'games.'players'.'", lambda: RULES.play_all(np.zeros(1, TOKAIDO.record.dtype))),
    ("'points'", lambda: RULES.simulate(table(1), SEEDS, zeros(3, 3))),
    ("'points'", lambda: RULES.simulate(table(1), SEEDS, zeros(2, 4))),
    ("'start'", lambda: RULES.simulate(table(0), SEEDS, zeros(3, 4))),
    ("'points'", lambda: RULES.write_score_breakdowns(dealt(), zeros(3, 4, 2))),
    ("takes 2 arguments", lambda: RULES.write_score_breakdowns(dealt())),
    ("Action 500", lambda: RULES.apply(dealt(), 0, 500)),
    ("Action 15", lambda: RULES.apply(dealt(), 0, 15)),
    (
        "'seats'",
        lambda: RULES.write_observations(
            dealt(), np.full(3, 4), byte_rows(len(TOKAIDO.feature_names)), byte_rows(TOKAIDO.action_count)
        ),
    ),
    (
        "'rows'",
        lambda: RULES.write_observations(dealt(), zeros(3), byte_rows(9), byte_rows(TOKAIDO.action_count)),
    ),
    ("'policy_ids'", lambda: play_policies(table(players=5))),
    ("'policy_ids'", lambda: play_policies(table(), policy_ids=np.full((3, 4), 2))),
    ("'policy_ids'", lambda: play_policies(table(), policy_ids=np.full((3, 4), -6))),
    ("'seeds'", lambda: play_policies(table(), seeds=np.arange(2))),
    ("'parameters'", lambda: play_policies(table(), game="namiji")),
    ("'start_slots'", lambda: play_policies(table(), start_slots=2)),
    (
        "'policy_ids'",
        lambda: play(
            "tokaido",
            TOKAIDO.parse_options({"players": "5"}),
            SEEDS,
            np.full((3, 2), MERCHANT),
            default_parameters("tokaido"),
        ),
    ),
    ("Action 99", lambda: first_place_rates("tokaido", TOKAIDO.record.from_record(dealt()[0]), [99], SEEDS)),
]


@pytest.mark.parametrize(("named", "call"), WRONG)
def test_a_wrong_argument_is_refused_by_name(named: str, call: Callable[[], object]) -> None:
    with pytest.raises(TabijiError, match=named):
        call()


def test_a_refused_call_changes_nothing() -> None:
    games = dealt()
    before = games.tobytes()
    with pytest.raises(TabijiError):
        RULES.apply(games, 0, 500)
    with pytest.raises(TabijiError):
        RULES.determinize(games, 0, 7, 1)
    assert games.tobytes() == before


def test_a_contest_made_by_hand_with_seats_for_others_is_refused() -> None:
    from tabiji.arena.play import play_compiled

    options = TOKAIDO.parse_options({"players": "5"})
    entry = Contest(TOKAIDO, options, ("pilgrim", "merchant"), 2, 1, Budget())
    with pytest.raises(TabijiError, match="'policy_ids'"):
        play_compiled(entry, [0, 1])


def test_right_arguments_are_accepted() -> None:
    games = table()
    play_policies(games)
    assert TOKAIDO.is_over(TOKAIDO.record.from_record(games[2]))
