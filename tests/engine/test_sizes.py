"""What compiled functions are given is looked at before: what would make them read or write elsewhere is refused."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tabiji.analyse.playouts import firsts
from tabiji.arena.contest import Contest
from tabiji.bots import Budget
from tabiji.bots.desk import desks
from tabiji.bots.lore import our_lore
from tabiji.bots.minds import MERCHANT, WANDERER, compiler, play, play_games
from tabiji.engine.errors import TabijiError
from tabiji.namiji.game import NAMIJI
from tabiji.tokaido.game import TOKAIDO

RULES = TOKAIDO.compiled
SEEDS, MINDS = np.arange(3), np.full((3, 4), WANDERER)


def table(count: int = 3, players: int = 4) -> Any:
    """Some games before anything is dealt."""
    return np.repeat(TOKAIDO.blank(TOKAIDO.options({"players": str(players)})).frozen(), count)


def dealt() -> Any:
    games = table()
    for index in range(len(games)):
        RULES.deal(games, index, index)
    return games


def room(*shape: int) -> Any:
    return np.zeros(shape, np.int64)


def bytes_of(width: int) -> Any:
    return np.zeros((3, width), np.int8)


def minds_play(games: Any, seeds: Any = SEEDS, minds: Any = MINDS, game: str = "tokaido", lines: int = 5) -> None:
    written = room(3, 4), room(3, lines), room(3, 5)
    compiler("tokaido").entry(play_games)(games, seeds, minds, our_lore(game), desks("tokaido"), False, *written)


WRONG: list[tuple[str, Callable[[], object]]] = [
    ("'index'", lambda: RULES.deal(table(), 3, 1)),
    ("'index'", lambda: RULES.legal(table(), -1, room(99))),
    ("'seed'", lambda: RULES.deal(table(), 0, -1)),
    ("'seed'", lambda: RULES.deal(table(), 0, 1.0)),
    ("'seed'", lambda: RULES.deal(table(), 0, True)),
    ("'entropy'", lambda: RULES.stir(table(), 0, "5")),
    ("'seat'", lambda: RULES.imagine(dealt(), 0, 6, 1)),
    ("'seat'", lambda: RULES.imagine(dealt(), 0, 4, 1)),
    ("'out'", lambda: RULES.legal(dealt(), 0, room(2))),
    ("'out'", lambda: RULES.legal(dealt(), 0, np.zeros(99, np.int32))),
    ("'games'", lambda: RULES.play_all(NAMIJI.blank(NAMIJI.options({})).frozen())),
    ("'games'", lambda: RULES.play_all(table().reshape(1, 3))),
    ("'games'", lambda: RULES.play_all([1, 2])),
    ("'games.'players'.'", lambda: RULES.play_all(np.zeros(1, TOKAIDO.record.dtype))),
    ("'points'", lambda: RULES.simulate(table(1), SEEDS, room(3, 3))),
    ("'points'", lambda: RULES.simulate(table(1), SEEDS, room(2, 4))),
    ("'start'", lambda: RULES.simulate(table(0), SEEDS, room(3, 4))),
    ("'points'", lambda: RULES.tally(dealt(), room(3, 4, 2))),
    ("takes 2 arguments", lambda: RULES.tally(dealt())),
    ("Action 500", lambda: RULES.apply(dealt(), 0, 500)),
    ("Action 15", lambda: RULES.apply(dealt(), 0, 15)),
    (
        "'seats'",
        lambda: RULES.show(dealt(), np.full(3, 4), bytes_of(len(TOKAIDO.feature_names)), bytes_of(TOKAIDO.actions)),
    ),
    ("'rows'", lambda: RULES.show(dealt(), room(3), bytes_of(9), bytes_of(TOKAIDO.actions))),
    ("'minds'", lambda: minds_play(table(players=5))),
    ("'minds'", lambda: minds_play(table(), minds=np.full((3, 4), 2))),
    ("'minds'", lambda: minds_play(table(), minds=np.full((3, 4), -6))),
    ("'seeds'", lambda: minds_play(table(), seeds=np.arange(2))),
    ("'lore'", lambda: minds_play(table(), game="namiji")),
    ("'lines'", lambda: minds_play(table(), lines=2)),
    (
        "'minds'",
        lambda: play(
            "tokaido", TOKAIDO.options({"players": "5"}), SEEDS, np.full((3, 2), MERCHANT), our_lore("tokaido")
        ),
    ),
    ("Action 99", lambda: firsts("tokaido", TOKAIDO.record.thaw(dealt()[0]), [99], SEEDS)),
]


@pytest.mark.parametrize(("named", "call"), WRONG)
def test_what_does_not_fit_is_refused_by_name(named: str, call: Callable[[], object]) -> None:
    with pytest.raises(TabijiError, match=named):
        call()


def test_a_refused_call_changes_nothing() -> None:
    games = dealt()
    before = games.tobytes()
    with pytest.raises(TabijiError):
        RULES.apply(games, 0, 500)
    with pytest.raises(TabijiError):
        RULES.imagine(games, 0, 7, 1)
    assert games.tobytes() == before


def test_a_contest_made_by_hand_with_seats_for_others_is_refused() -> None:
    from tabiji.arena.play import play_compiled

    options = TOKAIDO.options({"players": "5"})
    entry = Contest(TOKAIDO, options, ("pilgrim", "merchant"), 2, 1, Budget())
    with pytest.raises(TabijiError, match="'minds'"):
        play_compiled(entry, [0, 1])


def test_what_fits_runs() -> None:
    games = table()
    minds_play(games)
    assert TOKAIDO.is_over(TOKAIDO.record.thaw(games[2]))
