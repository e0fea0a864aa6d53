"""Benchmark of the environments: steps a second of processor time, the best of several runs.

Comparable games of PettingZoo and OpenSpiel are measured too where they are installed, with features and masks.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tabiji import research
from tabiji.games import GAMES, load_game

REPEATS, SECONDS, GAMES_AT_ONCE = 7, 0.3, 1024


def rate(step: Iterator[int]) -> float:
    """Returns the most steps a second of an iterator that yields its numbers of steps."""
    best = 0.0
    next(step)
    for _ in range(REPEATS):
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            steps += next(step)
        best = max(best, steps / (time.process_time() - started))
    return best


def many(game: str) -> float:
    """Returns the steps a second of many games at once, without the time to choose actions."""
    env, rng, best = research.vector(game, GAMES_AT_ONCE), np.random.default_rng(1), 0.0
    env.reset(seed=1)
    for _ in range(REPEATS):
        spent = steps = 0.0
        while spent < SECONDS:
            masks = env.batch.masks
            actions = np.where(masks, rng.random(masks.shape, np.float32), -1).argmax(axis=1)
            started = time.process_time()
            env.step(actions)
            spent += time.process_time() - started
            steps += GAMES_AT_ONCE
        best = max(best, steps / spent)
    return best


def rules_alone(game: str) -> Iterator[int]:
    """Plays random games by the compiled rules without observations, as an upper bound."""
    described, seeds = load_game(game), np.arange(1000)
    start, points = described.initial_state(described.parse_options({})).to_record(), np.zeros((1000, 5), np.int64)
    while True:
        yield described.compiled.simulate(start, seeds, points)


def alone(game: str) -> Iterator[int]:
    """Steps one seat against wanderers, a game at a time."""
    env, rng = research.single(game, against="wanderer"), np.random.default_rng(1)
    while True:
        seen, _ = env.reset(seed=int(rng.integers(2**31)))
        ended = False
        while not ended:
            seen, _, ended, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def agents(env: Any) -> Iterator[int]:
    """Steps every seat as an agent, by the API of PettingZoo."""
    rng = np.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(2**31)))
        for _ in env.agent_iter():
            seen, _, ended, cut_off, _ = env.last()
            done = ended or cut_off
            env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def spiel(name: str) -> Iterator[int]:
    """Steps a game of OpenSpiel, with the tensor and the mask of the player to decide."""
    import pyspiel
    from open_spiel.python.games import block_dominoes

    from tabiji.research import openspiel

    assert block_dominoes  # importing these registers their games
    assert openspiel
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    observes = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                _ = state.observation_tensor() if observes else state.information_state_tensor()
                state.legal_actions_mask()
                state.apply_action(int(rng.choice(state.legal_actions())))
                yield 1


def comparable() -> dict[str, Callable[[], Iterator[int]]]:
    """Returns comparable environments of other packages that are installed."""
    environments: dict[str, Callable[[], Iterator[int]]] = {}
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    try:
        from pettingzoo.classic import connect_four_v3

        environments["PettingZoo: connect_four_v3"] = lambda: agents(connect_four_v3.env())
    except ImportError:
        pass
    try:
        import pyspiel

        assert pyspiel
        environments["OpenSpiel: hearts (C++)"] = lambda: spiel("hearts")
        environments["OpenSpiel: python_block_dominoes"] = lambda: spiel("python_block_dominoes")
        environments |= {f"OpenSpiel: python_{game}": lambda game=game: spiel(f"python_{game}") for game in GAMES}  # type: ignore[misc]
    except ImportError:
        pass
    return environments


def main() -> None:
    """Prints a table of all environments, with their ratio to many games of Tokaido at once."""
    rates = {f"{game}, {GAMES_AT_ONCE} games at once": many(game) for game in GAMES}
    rates |= {f"{game}, rules alone": rate(rules_alone(game)) for game in GAMES}
    rates |= {f"{game}, one seat against wanderers": rate(alone(game)) for game in GAMES}
    rates |= {f"{game}, agents of PettingZoo": rate(agents(research.aec(game))) for game in GAMES}
    rates |= {name: rate(made()) for name, made in comparable().items()}
    first = next(iter(rates.values()))
    table = Table(
        title="steps a second on one core, features and masks included; ratio: how many times as fast the first is",
        title_justify="left",
    )
    table.add_column("environment")
    table.add_column("steps a second", justify="right")
    table.add_column("ratio", justify="right")
    for name, each in rates.items():
        table.add_row(name, f"{each:,.0f}", f"{first / each:,.1f}")
    console = Console()
    console.print(table)
    required = 3_000_000
    console.print(f"required: at least {required:,} for tokaido at once: {'✓' if first >= required else '✗'}")


if __name__ == "__main__":
    main()
