"""Playing a contest on all cores: compiled where every bot has a compiled form, else in processes of their own."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..bots import Bot, Budget, Observation, bot_named, observe
from ..bots.merchant import weights_of
from ..bots.minds import MINDS, look, play
from ..bots.pilgrim import Pilgrim
from ..engine.batch import Games, Numbers
from ..games import game_named
from .contest import Contest, contest

DEALS_AT_ONCE = 100  # in the compiled form


@dataclass
class Played:
    """Some games that were played: how they ended, and what the bots (by name) did and needed."""

    first_deal: int
    games: Games
    ranks: Numbers
    moves: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)  # who did wrong, and what


def play_contest(entry: Contest) -> Iterator[Played]:
    """Play a contest, some deals at a time."""
    if all(name in MINDS for name in entry.bots):
        return _play_compiled(entry)
    return _play_in_processes(entry)


# ---------------------------------------------------------------- compiled


def _play_compiled(entry: Contest) -> Iterator[Played]:
    """Play in the compiled form; its time is that of the rules and the bots together."""
    weights = np.array([weights_of(entry.game.name)])
    minds = np.array([MINDS[name] for name in entry.bots])[entry.seating()]
    play(entry.game.name, entry.options, entry.seeds(0, 0), minds[:0], weights)  # so that no time goes to compiling
    for first in range(0, entry.deals, DEALS_AT_ONCE):
        end = min(first + DEALS_AT_ONCE, entry.deals)
        began = time.perf_counter()
        games, ranks = play(
            entry.game.name, entry.options, entry.seeds(first, end), np.tile(minds, (end - first, 1)), weights
        )
        played = Played(first, games, ranks)
        moves = int(games["decisions"].sum()) // entry.players
        seconds = (time.perf_counter() - began) * (os.cpu_count() or 1) / entry.players
        for name in entry.bots:
            played.moves[name] += moves
            played.seconds[name] += seconds
        yield played


# ---------------------------------------------------------------- any bot


def _play_in_processes(entry: Contest) -> Iterator[Played]:
    """Play with bots of any kind, a deal a task."""
    plan = (entry.game.name, entry.options.words(), entry.bots, entry.seed)
    pool = ProcessPoolExecutor(initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        for done in as_completed([pool.submit(_play_deal, *plan, deal) for deal in range(entry.deals)]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _play_deal(name: str, words: dict[str, str], bots: tuple[str, ...], seed: int, deal: int) -> Played:
    """Play one deal in every rotation of the seats."""
    game = game_named(name)
    entry = contest(game, words, bots, (deal + 1) * len(bots), seed)
    start = game.blank(entry.options)
    played = Played(deal, np.repeat(start.frozen(), entry.players), np.zeros((entry.players, entry.players), np.int64))
    deal_seed = int(entry.seeds(deal, deal + 1)[0])
    for rotation, seating in enumerate(entry.seating()):
        ended = _play_game(entry, deal_seed, [bots[place] for place in seating], played)
        ended.freeze(played.games, rotation)
        played.ranks[rotation] = [game.rank(ended, seat) for seat in range(entry.players)]
    return played


def _play_game(entry: Contest, seed: int, names: list[str], played: Played) -> Any:
    """Play one game to its end."""
    game = entry.game
    bots = [bot_named(name) for name in names]
    state = game.blank(entry.options)
    game.deal(state, seed)
    while not game.is_over(state):
        name, legal = names[state.seat], game.legal(state)
        action = legal[0]
        if len(legal) > 1:
            observation = observe(game, state, state.seat, look(seed, state.decisions))
            began = time.perf_counter()
            answer = _ask(bots[state.seat], replace(observation, state=observation.state.copy()), list(legal))
            played.seconds[name] += time.perf_counter() - began
            played.moves[name] += 1
            if type(answer) is int and answer in legal:
                action = answer
            else:
                played.faults[name, answer if isinstance(answer, Crash) else f"answered {answer!r:.80}"] += 1
                action = Pilgrim().choose(observation, legal, Budget())
        game.apply(state, action)
    return state


class Crash(str):
    """What a bot's failure said."""


def _ask(bot: Bot, observation: Observation, legal: list[int]) -> Any:
    """What a bot answers, or how it failed."""
    try:
        return bot.choose(observation, legal, Budget())
    except Exception as error:
        return Crash(f"failed with {type(error).__name__}: {error}"[:120])
