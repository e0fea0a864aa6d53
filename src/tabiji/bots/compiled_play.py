"""Compiled play: whole games between bots without search, in which every seat sees only what it may know."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

import numpy as np

from ..compile.argument_checks import takes
from ..compile.batch import GameArray, IntArray
from ..compile.compiler import Compiler
from ..compile.placeholders import MOVE_PHASE, apply, deal, determinize, is_over, legal_actions, rank
from ..core.game import Game
from ..core.rng import observation_seed, roll
from ..core.spec import Options
from ..games import load_game
from .heuristic.evaluate import best_action, evaluate
from .heuristic.parameters import default_parameters
from .heuristic.registry import bot_bindings
from .heuristic.scratch import ParameterArray, Reals, Scratch, ScratchArray, new_scratch
from .pilgrim import greedy_action
from .wanderer import near_biased_action

# A policy id from 0 on is a row of parameters; in the default parameters the merchant's is the first, the scholar's the
# second. EXTERNAL: the caller plays that seat.
EXTERNAL, RANDOM, PILGRIM, WANDERER, MERCHANT, SCHOLAR = -4, -3, -2, -1, 0, 1
POLICY_IDS = {"wanderer": WANDERER, "pilgrim": PILGRIM, "merchant": MERCHANT, "scholar": SCHOLAR}

FinishedGames = tuple[GameArray, IntArray]


@takes(
    games="record n",
    seeds="int64 n",
    policy_ids="int64 n players -5<parameters",
    parameters="parameters rows",
    scratch_array="scratch 1",
    ranks="int64 n players",
    start_slots="int64 n pieces",
    stops="int64 n pieces",
)
def play_games(
    games: GameArray,
    seeds: IntArray,
    policy_ids: IntArray,
    parameters: ParameterArray,
    scratch_array: ScratchArray,
    dealt: bool,
    ranks: IntArray,
    start_slots: IntArray,
    stops: IntArray,
) -> None:
    """Deals every game unless that is done, and plays it to its end or until an external seat decides.

    Writes the ranks, each piece's slot at the start, and its stops as a bit set of spaces.
    """
    scratch = scratch_array[0]
    determinized = games[:1].copy()
    trial = games[:1].copy()
    for index in range(len(games)):
        game = games[index]
        if not dealt:
            deal(game, seeds[index])
        while not is_over(game) and policy_ids[index, game.seat] != EXTERNAL:
            piece = game.piece
            moves = game.phase == MOVE_PHASE
            if moves and game.pieces[piece].space == 0:
                start_slots[index, piece] = game.pieces[piece].slot
            policy_id = policy_ids[index, game.seat]
            seed = observation_seed(seeds[index], game.decisions)
            apply(game, decide(game, policy_id, seed, parameters, scratch, determinized, trial))
            if moves:
                stops[index, piece] |= 1 << game.pieces[piece].space
        if is_over(game):
            for seat in range(game.players):
                ranks[index, seat] = rank(game, seat)


def decide(
    game: Game,
    policy_id: int,
    seed: int,
    parameters: ParameterArray,
    scratch: Scratch,
    determinized: GameArray,
    trial: GameArray,
) -> int:
    """Returns a policy's action, from what its seat may know; the seed is that of the determinization."""
    actions = scratch.actions
    count = legal_actions(game, actions)
    if count == 1:
        return actions[0]
    if policy_id >= MERCHANT:  # these read nothing hidden
        return best_action(game, parameters[policy_id], scratch, count)
    if policy_id == RANDOM:
        return actions[roll(game, count)]
    determinized[0] = game
    determinize(determinized[0], game.seat, seed)
    if policy_id == WANDERER:
        return near_biased_action(determinized[0], actions, count)
    return greedy_action(determinized[0], trial, actions, count)


@takes(
    games="record n",
    policy_id="<parameters",
    parameters="parameters rows",
    scratch_array="scratch 1",
    answers="int64 n",
)
def choose_all(
    games: GameArray, policy_id: int, parameters: ParameterArray, scratch_array: ScratchArray, answers: IntArray
) -> None:
    """Writes the action of a merchant or scholar in each of some games."""
    scratch = scratch_array[0]
    for index in range(len(games)):
        count = legal_actions(games[index], scratch.actions)
        answers[index] = best_action(games[index], parameters[policy_id], scratch, count)


def play(
    name: str, options: Options, seeds: IntArray, policy_ids: IntArray, parameters: ParameterArray
) -> FinishedGames:
    """Plays games on all cores; returns the final states and the ranks of the seats."""
    games, ranks, _, _ = play_recorded(name, options, seeds, policy_ids, parameters, thread_count())
    return games, ranks


def play_recorded(
    name: str, options: Options, seeds: IntArray, policy_ids: IntArray, parameters: ParameterArray, threads: int
) -> tuple[GameArray, IntArray, IntArray, IntArray]:
    """Plays games on some threads; returns the final states, the ranks, each piece's first slot and its stops."""
    policy_ids, play_some = np.ascontiguousarray(policy_ids, np.int64), compiler_of(name).compile_entry(play_games)
    games = np.repeat(load_game(name).initial_state(options).to_record(), len(seeds))
    ranks = np.zeros((len(seeds), options.players), np.int64)
    start_slots, stops = (np.zeros((len(seeds), games.dtype["pieces"].shape[0]), np.int64) for _ in range(2))

    def play_part(part: slice) -> None:
        written = ranks[part], start_slots[part], stops[part]
        play_some(games[part], seeds[part], policy_ids[part], parameters, new_scratch(name), False, *written)

    play_part(slice(0, 0))  # compiles before the threads start
    run_in_threads(len(seeds), play_part, threads)
    return games, ranks, start_slots, stops


def precompile(name: str) -> None:
    """Compiles whole games between bots."""
    options = load_game(name).parse_options({})
    play(name, options, np.zeros(0, np.int64), np.zeros((0, options.players), np.int64), default_parameters(name))


def thread_count() -> int:
    """Returns how many threads to use: the number of cores."""
    return os.cpu_count() or 1


def run_in_threads(count: int, work: Callable[[slice], object], threads: int | None = None) -> None:
    """Splits a range into one slice for each thread, and works on them in parallel; by default on all cores."""
    threads = threads or thread_count()
    cuts = [count * thread // threads for thread in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, [slice(first, end) for first, end in pairwise(cuts) if first < end]))


def first_place_shares(ranks: IntArray) -> Reals:
    """Returns each seat's share of the first place of its game."""
    first = ranks == 1
    shares: Reals = first / first.sum(axis=1, keepdims=True)
    return shares


@cache
def compiler_of(name: str) -> Compiler:
    """Returns the compiler of a game's rules and heuristics."""
    game = load_game(name)
    compiler = game.compiled.compiler.extend(evaluate, game.legal_actions, **bot_bindings(game))
    scratch, parameters = new_scratch(name), default_parameters(name)
    compiler.dtypes = compiler.dtypes | {"parameters": parameters.dtype, "scratch": scratch.dtype}
    return compiler
