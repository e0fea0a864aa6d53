"""Playing a contest on all cores: compiled where every bot has a compiled form, else in processes of their own."""

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
from ..bots.runner import ask
from ..compile.batch import GameArray, IntArray
from ..core.game import PlainGame
from ..core.rng import observation_seed
from ..games import load_game
from .contest import Contest, ContestSpec, contest_from_spec

CORES = os.cpu_count() or 1
COPIES = multiprocessing.get_context("fork" if sys.platform == "linux" else None)  # they know every bot in BOTS
MIN_BATCH_SECONDS = 0.5  # seconds of compiled play, then it tells what was played

Seats = list[list[int]]  # for each rotation, a number for each seat


class DealRecord(Struct, omit_defaults=True):
    """A deal, played in every rotation: how the games ended, and what the bots (by name) did and needed."""

    deal: int
    points: Seats
    ranks: Seats
    travelers: Seats = []
    moves: dict[str, int] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    faults: dict[str, dict[str, int]] = field(default_factory=lambda: defaultdict(Counter))  # who did wrong, and what


def play_contest(entry: Contest, deals: IntArray) -> Iterator[DealRecord]:
    """Play some deals of a contest, in any order."""
    return _play_incrementally(entry, deals) if has_compiled_form(entry) else _play_in_processes(entry, deals)


def has_compiled_form(entry: Contest) -> bool:
    """Whether all of its bots do."""
    return all(name in POLICY_IDS for name in entry.bots)


def play_spec(plan: ContestSpec, deals: list[int]) -> list[DealRecord]:
    """Play some deals of a contest that was planned elsewhere."""
    entry = contest_from_spec(plan, len(deals))
    if has_compiled_form(entry):
        return play_compiled(entry, deals)
    _warm(entry)
    return [play_deal(entry, deal) for deal in deals]


# ---------------------------------------------------------------- compiled


def _play_incrementally(entry: Contest, deals: IntArray) -> Iterator[DealRecord]:
    """Play deals in the compiled form, as many at once as take a while."""
    first, count = 0, CORES
    while first < len(deals):
        began = time.perf_counter()
        yield from play_compiled(entry, deals[first : first + count].tolist())
        first += count
        count = max(1, round(count * min(4, MIN_BATCH_SECONDS / (time.perf_counter() - began))))


def play_compiled(entry: Contest, deals: Sequence[int]) -> list[DealRecord]:
    """Play deals in the compiled form; its time is that of the rules and the bots together."""
    _play_all(entry, deals[:0])  # so that no time goes to compiling
    began = time.perf_counter()
    games, ranks = _play_all(entry, deals)
    seconds = (time.perf_counter() - began) * CORES / len(deals) / entry.players
    played = []
    for number, deal in enumerate(deals):
        part = slice(number * entry.players, (number + 1) * entry.players)
        pieces = games["pieces"][part, : entry.players]
        travelers = pieces["tile"].tolist() if "traveler" in entry.game.names else []
        one = DealRecord(deal, pieces["points"].tolist(), ranks[part].tolist(), travelers)
        for name in entry.bots:
            one.moves[name] += int(games["decisions"][part].sum()) // entry.players
            one.seconds[name] += seconds
        played.append(one)
    return played


def _play_all(entry: Contest, deals: Sequence[int]) -> tuple[GameArray, IntArray]:
    """How every game of some deals ends, and the ranks of its seats."""
    policy_ids = np.array([POLICY_IDS[name] for name in entry.bots])[entry.seating()]
    name, policy_ids = entry.game.name, np.tile(policy_ids, (len(deals), 1))
    return play(name, entry.options, entry.seeds(deals), policy_ids, default_parameters(name))


# ---------------------------------------------------------------- any bot


def _play_in_processes(entry: Contest, deals: IntArray) -> Iterator[DealRecord]:
    """Play deals with bots of any kind, in a process for each core."""
    _warm(entry)  # once for all processes, where they begin as copies of this one
    watch, hold = COPIES.Pipe(duplex=False)
    pool = ProcessPoolExecutor(CORES, COPIES, initializer=_enter, initargs=(watch, hold))
    left, playing = iter(deals.tolist()), set[Future[list[DealRecord]]]()
    try:
        while True:
            more = islice(left, 2 * CORES - len(playing))
            playing |= {pool.submit(play_spec, entry.spec, [deal]) for deal in more}
            if not playing:
                pool.shutdown()
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for each in done:
                yield from each.result()
    finally:
        hold.close()
        pool.shutdown(wait=False, cancel_futures=True)


def _enter(watch: Connection, hold: Connection) -> None:
    """Leave Ctrl-C to the arena; but go when it goes, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold.close()  # the arena alone holds the other end

    def leave() -> None:
        watch.poll(None)
        os._exit(0)

    Thread(target=leave, daemon=True).start()


def play_deal(entry: Contest, deal: int) -> DealRecord:
    """Play a deal in every rotation of the seats, with bots of any kind."""
    played = DealRecord(deal, [], [])
    (seed, *_) = entry.seeds([deal]).tolist()
    for seating in entry.seating():
        ended = _play_game(entry, seed, seating.tolist(), played)
        pieces = ended.to_record()["pieces"][0, : entry.players]
        played.points.append(pieces["points"].tolist())
        played.ranks.append([entry.game.rank(ended, seat) for seat in range(entry.players)])
        if "traveler" in entry.game.names:
            played.travelers.append(pieces["tile"].tolist())
    return played


def _warm(entry: Contest) -> None:
    """Let the bots that wait for the compiler do so before they are timed."""
    for name in entry.bots:
        _warm_one(entry.game.name, name)


@cache
def _warm_one(game_name: str, name: str) -> None:
    bot, game = _bot(name, 0), load_game(game_name)
    if bot.compiled:
        state = game.initial_state(game.parse_options({}))
        game.deal(state, 0)
        ask(bot, observe(game, state, state.seat, 0), game.legal_moves(state), ONE_PLAYOUT)


def _play_game(entry: Contest, seed: int, seating: list[int], played: DealRecord) -> PlainGame:
    """Play one game to its end."""
    game = entry.game
    bots = [_bot(entry.bots[place], seat) for seat, place in enumerate(seating)]
    state = game.initial_state(entry.options)
    game.deal(state, seed)
    while not game.is_over(state):
        legal = game.legal_moves(state)
        action = legal[0]
        if len(legal) > 1:
            seat, name = state.seat, entry.names[seating[state.seat]]
            answer = ask(
                bots[seat], observe(game, state, seat, observation_seed(seed, state.decisions)), legal, entry.budget
            )
            action = answer.action
            played.moves[name] += 1
            played.seconds[name] += answer.seconds
            if answer.fault:
                played.faults[name][answer.fault] += 1
        game.apply(state, action)
    return state


@cache
def _bot(name: str, seat: int) -> Bot:
    """The bot at a seat; it stays for the next game."""
    return bot_named(name)
