"""Benchmark of the bots: games and playouts a second on one core, and the sage's strength by playouts."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tabiji.arena.contest import new_contest
from tabiji.arena.show import run_contest
from tabiji.bots import Budget, bot_named, observe
from tabiji.bots.compiled_play import POLICY_IDS, play_recorded
from tabiji.bots.heuristic.parameters import default_parameters
from tabiji.bots.mcts import Sage
from tabiji.core.spec import GameSpec
from tabiji.games import GAMES

GAMES_EACH = 2000
PLAYOUTS = 2000  # at every decision of a game
STRENGTHS = (10, 100, 1000, 4000)
CONTEST = 100  # games for each strength
TABLES = {"tokaido": {"players": "4", "variations": "gastronomy"}, "namiji": {"players": "4"}}


def games_a_second(game: GameSpec, options: Any, level: str) -> float:
    """Returns the games a second among bots of a level, on one core."""
    policy_ids, parameters, seeds = (
        np.full((GAMES_EACH, options.players), POLICY_IDS[level]),
        default_parameters(game.name),
        np.arange(GAMES_EACH),
    )
    play_recorded(game.name, options, seeds[:0], policy_ids[:0], parameters, 1)
    started = time.perf_counter()
    play_recorded(game.name, options, seeds, policy_ids, parameters, 1)
    return GAMES_EACH / (time.perf_counter() - started)


def random_playouts_a_second(game: GameSpec, options: Any) -> float:
    """Returns the random games a second, on one core."""
    start, points = game.initial_state(options).to_record(), np.zeros((GAMES_EACH, 5), np.int64)
    game.compiled.simulate(start, np.arange(1), points[:1])
    started = time.perf_counter()
    game.compiled.simulate(start, np.arange(GAMES_EACH), points)
    return GAMES_EACH / (time.perf_counter() - started)


def sage_playouts_a_second(game: GameSpec, options: Any) -> float:
    """Returns the sage's playouts a second on one core, over all decisions of a game among scholars."""
    sage, scholar, budget = Sage(), bot_named("scholar"), Budget(None, PLAYOUTS, 1)
    state = game.initial_state(options)
    game.deal(state, 1)
    sage.choose(observe(game, state, state.seat, 1), game.legal_moves(state), Budget(None, 1, 1))
    playouts, seconds = 0, 0.0
    while not game.is_over(state):
        legal = game.legal_moves(state)
        action = legal[0]
        if len(legal) > 1:
            observation = observe(game, state, state.seat, 1)
            started = time.perf_counter()
            sage.explain(observation, legal, budget)
            seconds += time.perf_counter() - started
            playouts += PLAYOUTS
            action = scholar.choose(observation, legal, budget)
        game.apply(state, action)
    return playouts / seconds


def speeds() -> Table:
    """Returns a table of games and playouts a second."""
    table = Table("on one core, four players", *GAMES, box=None)
    tables = [(load(), load().parse_options(TABLES[name])) for name, load in GAMES.items()]
    for level in POLICY_IDS:
        table.add_row(f"games a second, {level}s", *(f"{games_a_second(*each, level):,.0f}" for each in tables))
    random = [random_playouts_a_second(*each) for each in tables]
    table.add_row("games a second at random", *(f"{each:,.0f}" for each in random))
    sage = [sage_playouts_a_second(*each) for each in tables]
    table.add_row("playouts a second of the sage", *(f"{each:,.0f}" for each in sage))
    table.add_row("a random game costs of such a playout", *(f"{s / r:.0%}" for s, r in zip(sage, random, strict=True)))
    return table


def strength() -> Table:
    """Returns a table of one sage's win rate against three scholars, by its playouts."""
    table = Table("playouts a move", "seconds a move", "win rate", "95%", box=None)
    for playouts in STRENGTHS:
        bots = ["sage", *["scholar"] * 3]
        contest = new_contest("tokaido", bots, games=CONTEST, seconds=None, playouts=playouts, **TABLES["tokaido"])
        sage = next(each for each in run_contest(contest, Console(stderr=True)).standings() if each.bot == "sage")
        rate = f"{100 * sage.win_rate:.1f}%", f"±{100 * sage.margin:.1f}"
        table.add_row(str(playouts), f"{sage.seconds:.3f}", *rate)
    return table


Console().print(speeds())
Console().print()
Console().print(strength())
