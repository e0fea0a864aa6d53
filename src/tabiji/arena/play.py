"""Plays a contest on all cores: in compiled code if every bot has a compiled form, else in worker processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import islice
from multiprocessing.connection import Connection
from threading import Thread

import numpy as np
from msgspec import Struct, field

from ..bots import Bot, bot_named, observe
from ..bots.heuristic.parameters import default_parameters
from ..bots.net.compiled_play import POLICY_IDS, play
from ..bots.precompile import ONE_PLAYOUT
from ..bots.runner import Answer, Fault, ask, replacement
from ..compile.batch import GameArray, IntArray
from ..core.game import PlainGame
from ..core.observation import Observation
from ..core.rng import observation_seed
from ..games import load_game
from .contest import Contest, ContestSpec, contest_from_spec

CORES = os.cpu_count() or 1
FORK = multiprocessing.get_context("fork" if sys.platform == "linux" else None)  # workers inherit BOTS
MAX_TIMEOUTS = 3  # moves in a row without an answer, after which a worker no longer asks a bot
BATCH_SECONDS = 0.5  # of compiled play between two reports

SeatNumbers = list[list[int]]  # for each rotation, a number for each seat


class DealRecord(Struct, omit_defaults=True):
    """A deal played in every rotation: the ends of the games, and the moves, seconds and faults of each bot by name."""

    deal: int
    points: SeatNumbers
    ranks: SeatNumbers
    travelers: SeatNumbers = []
    moves: dict[str, int] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    faults: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(Counter))  # by bot
    output: dict[str, str] = {}  # of the last fault of each bot: its prints and its traceback


def play_contest(contest: Contest, deals: IntArray) -> Iterator[DealRecord]:
    """Yields some deals of a contest as they are played, in any order."""
    return _play_incrementally(contest, deals) if has_compiled_form(contest) else _play_in_processes(contest, deals)


def has_compiled_form(contest: Contest) -> bool:
    """Returns whether all bots of a contest have a compiled form."""
    return all(name in POLICY_IDS for name in contest.bots)


def play_spec(spec: ContestSpec, deals: list[int]) -> list[DealRecord]:
    """Plays some deals of a contest that was planned in another process."""
    contest = contest_from_spec(spec, len(deals))
    if has_compiled_form(contest):
        return play_compiled(contest, deals)
    _warm_up(contest)
    return [play_deal(contest, deal) for deal in deals]


# ---------------------------------------------------------------- compiled


def _play_incrementally(contest: Contest, deals: IntArray) -> Iterator[DealRecord]:
    """Plays deals in batches whose size adapts to their time."""
    first, count = 0, CORES
    while first < len(deals):
        start = time.perf_counter()
        yield from play_compiled(contest, deals[first : first + count].tolist())
        first += count
        count = max(1, round(count * min(4, BATCH_SECONDS / (time.perf_counter() - start))))


def play_compiled(contest: Contest, deals: Sequence[int]) -> list[DealRecord]:
    """Plays deals in compiled code; the seconds of a move include the rules."""
    _play_all(contest, deals[:0])  # compiles before the time is taken
    start = time.perf_counter()
    games, ranks = _play_all(contest, deals)
    seconds = (time.perf_counter() - start) * CORES / len(deals) / contest.players
    records = []
    for index, deal in enumerate(deals):
        rotations = slice(index * contest.players, (index + 1) * contest.players)
        pieces = games["pieces"][rotations, : contest.players]
        travelers = pieces["tile"].tolist() if "traveler" in contest.game.names else []
        record = DealRecord(deal, pieces["points"].tolist(), ranks[rotations].tolist(), travelers)
        for name in contest.bots:
            record.moves[name] += int(games["decisions"][rotations].sum()) // contest.players
            record.seconds[name] += seconds
        records.append(record)
    return records


def _play_all(contest: Contest, deals: Sequence[int]) -> tuple[GameArray, IntArray]:
    """Returns the end of every game of some deals, and the ranks of its seats."""
    rotations = np.array([POLICY_IDS[name] for name in contest.bots])[contest.seating()]
    name, policy_ids = contest.game.name, np.tile(rotations, (len(deals), 1))
    return play(name, contest.options, contest.seeds(deals), policy_ids, default_parameters(name))


# ---------------------------------------------------------------- any bot


def _play_in_processes(contest: Contest, deals: IntArray) -> Iterator[DealRecord]:
    """Plays deals with bots of any kind, in a process for each core."""
    _warm_up(contest)  # once for all processes, where they are forked from this one
    parent_end, own_end = FORK.Pipe(duplex=False)
    pool = ProcessPoolExecutor(CORES, FORK, initializer=_init_worker, initargs=(parent_end, own_end))
    remaining, pending = iter(deals.tolist()), set[Future[list[DealRecord]]]()
    try:
        while True:
            new = islice(remaining, 2 * CORES - len(pending))
            pending |= {pool.submit(play_spec, contest.spec, [deal]) for deal in new}
            if not pending:
                pool.shutdown()
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for each in done:
                yield from each.result()
    finally:
        own_end.close()
        pool.shutdown(wait=False, cancel_futures=True)


def _init_worker(parent_end: Connection, own_end: Connection) -> None:
    """Ignores Ctrl-C, and exits as soon as the parent process has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    own_end.close()  # so that only the parent holds it open

    def exit_with_parent() -> None:
        parent_end.poll(None)
        os._exit(0)

    Thread(target=exit_with_parent, daemon=True).start()


def play_deal(contest: Contest, deal: int) -> DealRecord:
    """Plays a deal in every rotation of the seats, with bots of any kind."""
    record = DealRecord(deal, [], [])
    (seed, *_) = contest.seeds([deal]).tolist()
    for seating in contest.seating():
        end = _play_game(contest, seed, seating.tolist(), record)
        pieces = end.to_record()["pieces"][0, : contest.players]
        record.points.append(pieces["points"].tolist())
        record.ranks.append([contest.game.rank(end, seat) for seat in range(contest.players)])
        if "traveler" in contest.game.names:
            record.travelers.append(pieces["tile"].tolist())
    return record


def _warm_up(contest: Contest) -> None:
    """Lets bots compile before their time is taken."""
    for name in contest.bots:
        _warm_up_bot(contest.game.name, name)


@cache
def _warm_up_bot(game_name: str, name: str) -> None:
    bot, game = _bot(name, 0), load_game(game_name)
    if bot.compiled:
        state = game.initial_state(game.parse_options({}))
        game.deal(state, 0)
        ask(bot, observe(game, state, state.seat, 0), game.legal_moves(state), ONE_PLAYOUT)


def _play_game(contest: Contest, seed: int, seating: list[int], record: DealRecord) -> PlainGame:
    """Plays one game and returns its end; adds moves, seconds and faults to the record of its deal."""
    game = contest.game
    bots = [_bot(contest.bots[index], seat) for seat, index in enumerate(seating)]
    state = game.initial_state(contest.options)
    game.deal(state, seed)
    while not game.is_over(state):
        legal = game.legal_moves(state)
        action = legal[0]
        if len(legal) > 1:
            seat, name = state.seat, contest.names[seating[state.seat]]
            observation = observe(game, state, seat, observation_seed(seed, state.decisions))
            answer = _ask(contest, bots[seat], name, observation, legal)
            action = answer.action
            record.moves[name] += 1
            record.seconds[name] += answer.seconds
            if answer.fault:
                record.faults[name][answer.fault] += 1
                record.output |= {name: answer.output} if answer.output else {}
        game.apply(state, action)
    return state


_timeouts: Counter[str] = Counter()  # in a row, by bot


def _ask(contest: Contest, bot: Bot, name: str, observation: Observation, legal: list[int]) -> Answer:
    """Asks a bot for an action, unless it hung too often."""
    if _timeouts[name] >= MAX_TIMEOUTS:
        return replacement(observation, legal, Fault(f"was given up after {MAX_TIMEOUTS} moves without an answer"), 0.0)
    answer = ask(bot, observation, legal, contest.budget)
    _timeouts[name] = _timeouts[name] + 1 if answer.timed_out else 0
    return answer


@cache
def _bot(name: str, seat: int) -> Bot:
    """Returns the bot at a seat, the same for every game."""
    return bot_named(name)
