"""Every bot at every table: legal moves, independence of hidden information, and an order of strength."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tabiji.arena.contest import new_contest
from tabiji.arena.play import play_contest
from tabiji.arena.results import Results
from tabiji.bots import LEVELS, Budget, Observation, bot_named, observe
from tabiji.bots.runner import ask
from tabiji.core.errors import BadOptions
from tabiji.core.rng import roll
from tabiji.core.spec import GameSpec
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.tokaido.game import TOKAIDO

from ..games.namiji.strategies import ALL_OPTIONS as ALL_NAMIJI
from ..games.tokaido.strategies import ALL_OPTIONS as ALL_TOKAIDO

# Every seventh table of Tokaido: all player counts, variations, editions and house rules come up together
TABLES = [(TOKAIDO, table) for table in ALL_TOKAIDO[::7]] + [(NAMIJI, table) for table in ALL_NAMIJI]
SOME_TABLES = TABLES[::12] + TABLES[-8:]
QUICK = Budget(seconds=None, playouts=20, threads=1)


def positions(game: GameSpec, table: Any, seed: int) -> Iterator[Any]:
    """The positions of a random game in which there is something to decide."""
    state = game.initial_state(table)
    game.deal(state, seed)
    while not game.is_over(state):
        legal = game.legal_moves(state)
        if len(legal) > 1:
            yield state
        game.apply(state, legal[roll(state, len(legal))])


@pytest.mark.parametrize("rounds", [1, pytest.param(40, marks=pytest.mark.soak)])
def test_every_bot_plays_whole_games_at_every_kind_of_table(rounds: int) -> None:
    bots = [bot_named(name) for name in LEVELS]
    for seed, (game, table) in enumerate(TABLES * rounds):
        state = game.initial_state(table)
        game.deal(state, seed)
        while not game.is_over(state):
            legal = game.legal_moves(state)
            bot = bots[(state.seat + seed) % len(bots)]
            answer = ask(bot, observe(game, state, state.seat, state.decisions), legal, QUICK)
            assert answer.fault is None, (bot, table, state)
            game.apply(state, answer.action)


def test_bots_that_search_until_the_budget_is_used_up_say_so() -> None:
    assert [name for name in LEVELS if bot_named(name).anytime] == ["sage", "master"]
    assert bot_named(f"first={sys.executable}").anytime  # how long a program takes is unknown


@pytest.mark.parametrize("name", LEVELS)
def test_equal_observations_give_equal_moves(name: str) -> None:
    for seed, (game, table) in enumerate(SOME_TABLES):
        for state in positions(game, table, seed):
            other = game.observe(state, state.seat, 99)
            choices = {
                bot_named(name).choose(observe(game, world, state.seat, 5), game.legal_moves(state), QUICK)
                for world in (state, other)
            }
            assert len(choices) == 1


def test_the_merchant_reads_nothing_hidden_and_leaves_no_trace() -> None:
    merchant = bot_named("merchant")
    for seed, (game, table) in enumerate(SOME_TABLES):
        for state in positions(game, table, seed):
            before = state.tobytes()
            choice = merchant.choose(Observation(game, state, state.seat), game.legal_moves(state), QUICK)
            assert state.tobytes() == before
            for look in range(2):
                seen = observe(game, state, state.seat, look)
                assert merchant.choose(seen, game.legal_moves(state), QUICK) == choice


def win_rate(game: GameSpec, challenger: str, field: str, players: int, **words: str) -> float:
    """The win rate of one against the others over a few hundred games."""
    results = Results(new_contest(game, [challenger] + [field] * (players - 1), games=400, seed=3, **words))
    for played in play_contest(results.contest, results.remaining):
        results.add(played)
    return next(standing.win_rate for standing in results.standings() if standing.bot == challenger)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", [TOKAIDO, NAMIJI], ids=lambda game: game.name)
def test_each_level_is_clearly_above_the_one_below(game: GameSpec, players: int) -> None:
    assert win_rate(game, "pilgrim", "wanderer", players) > 1.5 / players
    assert win_rate(game, "merchant", "pilgrim", players) > 1.5 / players
    assert win_rate(game, "scholar", "merchant", players) > 1.2 / players


def test_the_merchant_wins_most_tables_of_pilgrims() -> None:
    assert win_rate(TOKAIDO, "merchant", "pilgrim", 4, variations="gastronomy") > 0.55
    assert win_rate(NAMIJI, "merchant", "pilgrim", 4) > 0.6


def test_the_scholar_wins_most_tables_of_merchants() -> None:
    assert win_rate(TOKAIDO, "scholar", "merchant", 4, variations="gastronomy") > 0.38
    assert win_rate(NAMIJI, "scholar", "merchant", 4) > 0.5


def test_an_unknown_bot_is_named_with_all_there_are() -> None:
    with pytest.raises(BadOptions, match="There is no bot 'sage9': choose one of wanderer, pilgrim, merchant"):
        bot_named("sage9")
