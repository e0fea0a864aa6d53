"""Arguments from Python are checked first: an error names the argument, and nothing has changed."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tabiji.arena.contest import new_contest
from tabiji.arena.panel import new_panel
from tabiji.core.checks import shown
from tabiji.core.deck import SPECTATOR
from tabiji.core.errors import TabijiError
from tabiji.core.match import Match
from tabiji.games import BUILTIN_GAMES, load_game
from tabiji.games.namiji.options import Options as SeaOptions
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.research.simulate import new_simulation

NO_NUMBER = (True, False, 1.0, 1.5, "5", None, [1], np.float64(2), np.True_)
NO_SEED = (*NO_NUMBER, -1, 2**63, 10**5000)


def new_match() -> Match:
    return Match(TOKAIDO, TOKAIDO.parse_options({}), 5)


@pytest.mark.parametrize("entropy", [each for each in NO_SEED if each is not None], ids=shown)
def test_wrong_entropy_plays_no_move(entropy: Any) -> None:
    match = new_match()
    before = match.state.tobytes()
    with pytest.raises(TabijiError, match=r"^Entropy is a whole number"):
        match.play(match.legal_moves()[0], entropy=entropy)
    assert (match.moves, match.state.tobytes()) == ([], before)


@pytest.mark.parametrize(
    "given",
    [
        {"action": True},
        {"action": "0"},
        {"action": 1.0},
        {"action": 10**5000},
        {"action": -1},
        {"number": True},
        {"number": "1"},
        {"number": 10**5000},
        {"comment": 5},
        {"comment": None},
    ],
    ids=lambda given: f"{[*given]} {[*map(shown, given.values())]}",
)
def test_a_wrong_argument_plays_no_move(given: dict[str, Any]) -> None:
    match = new_match()
    before = match.state.tobytes()
    with pytest.raises(TabijiError):
        match.play(**{"action": match.legal_moves()[0], "entropy": 7} | given)
    assert (match.moves, match.state.tobytes()) == ([], before)


def test_integers_of_any_type_are_accepted() -> None:
    match, other = Match(TOKAIDO, TOKAIDO.parse_options({}), np.int64(5)), new_match()
    action = other.legal_moves()[1]
    match.play(np.int16(action), number=np.int8(1), entropy=np.uint64(9))
    other.play(action, number=1, entropy=9)
    assert match.moves == other.moves
    assert {type(each) for each in (match.seed, match.moves[0].action, match.moves[0].entropy)} == {int}
    assert match.state == other.state


@pytest.mark.parametrize("seed", NO_SEED, ids=shown)
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    deals: list[Callable[[], object]] = [
        lambda: Match(TOKAIDO, TOKAIDO.parse_options({}), seed),
        lambda: TOKAIDO.deal(TOKAIDO.initial_state(TOKAIDO.parse_options({})), seed),
        lambda: new_contest(TOKAIDO, ["pilgrim", "wanderer"], games=4, seed=seed),
        lambda: new_simulation(TOKAIDO, games=4, seed=seed),
    ]
    for deal in deals:
        with pytest.raises(TabijiError, match=r"^A seed is a whole number"):
            deal()


@pytest.mark.parametrize("name", BUILTIN_GAMES)
@pytest.mark.parametrize("words", [{"players": 2}, {"players": True}, {"players": None}, {2: "2"}, "players", None, 4])
def test_options_are_text_by_name(name: str, words: Any) -> None:
    with pytest.raises(TabijiError, match="option"):
        load_game(name).parse_options(words)


@pytest.mark.parametrize("players", [True, 2.0, "2", None, 10**5000, 1, 6], ids=shown)
def test_options_made_directly_are_checked(players: Any) -> None:
    for options in (Options, SeaOptions):
        with pytest.raises(TabijiError, match="is for 2 to 5 players"):
            options(players)
    for wrong in ({"variations": "return"}, {"variations": frozenset({3})}, {"edition": 3}, {"edition": []}):
        with pytest.raises(TabijiError):
            Options(**wrong)  # type: ignore[arg-type]
    with pytest.raises(TabijiError):
        SeaOptions(direction=[])  # type: ignore[arg-type]
    with pytest.raises(TabijiError, match="'options'"):
        Match(TOKAIDO, SeaOptions(), 5)


@pytest.mark.parametrize("name", BUILTIN_GAMES)
@pytest.mark.parametrize("seat", [-1, 2, 3, 4, 6, 7, 8, 10**5000, True, "0", 1.0, None], ids=shown)
def test_only_seats_of_the_table_and_spectators_are_accepted(name: str, seat: Any) -> None:
    game = load_game(name)
    state = game.initial_state(game.parse_options({"players": "2"}))
    game.deal(state, 5)
    before, row = state.tobytes(), [0] * len(game.feature_names)
    looks: list[Callable[[], object]] = [
        lambda: game.view(state, seat),
        lambda: game.observe(state, seat, 1),
        lambda: game.determinize(state, seat, 1),
        lambda: game.hidden_counts(state, seat),
        lambda: game.features(state, seat, row),
        lambda: game.score_breakdown(state, seat, row),
        lambda: game.rank(state, seat),
    ]
    for look in looks:
        with pytest.raises(TabijiError, match="'seat'"):
            look()
    assert (state.tobytes(), set(row)) == (before, {0})
    assert game.view(state, SPECTATOR).seat is None
    assert game.view(state, np.int64(1)).seat == 1


def test_a_table_has_one_number_of_players() -> None:
    two = ["pilgrim", "merchant"]
    for players in ("3", "4", "5"):
        with pytest.raises(TabijiError, match=f"2 seats, but its options say {players} players"):
            new_contest(TOKAIDO, two, games=4, players=players)
    assert new_contest(TOKAIDO, two, games=4, players=2).options.players == 2
    assert new_contest(TOKAIDO, two, games=4).options.players == 2
    with pytest.raises(TabijiError, match="2 to 5 players, not 6"):
        new_contest(TOKAIDO, two, games=4, players=6)
    assert {len(seats) for _, seats in new_panel(TOKAIDO, two, games=4, players=3).contests} == {3}
