"""Minds: bots in compiled play, whole games among them, in which every seat sees only what it may know."""

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
from .heuristic.registry import thoughts
from .heuristic.scratch import ParameterArray, Reals, Scratch, ScratchArray, new_scratch
from .pilgrim import greedy_action
from .wanderer import lean_near

# A mind is one of these, or a row of some lore: of our own lore the merchant's is the first, the scholar's the second
EXTERNAL, RANDOM, PILGRIM, WANDERER, MERCHANT, SCHOLAR = -4, -3, -2, -1, 0, 1  # OUTSIDE: not ours to play
POLICY_IDS = {"wanderer": WANDERER, "pilgrim": PILGRIM, "merchant": MERCHANT, "scholar": SCHOLAR}

FinishedGames = tuple[GameArray, IntArray]


@takes(
    games="record n",
    seeds="int64 n",
    minds="int64 n players -5<lore",
    lore="lore rows",
    desks="desk 1",
    ranks="int64 n players",
    lines="int64 n pieces",
    stops="int64 n pieces",
)
def play_games(
    games: GameArray,
    seeds: IntArray,
    minds: IntArray,
    lore: ParameterArray,
    desks: ScratchArray,
    dealt: bool,
    ranks: IntArray,
    lines: IntArray,
    stops: IntArray,
) -> None:
    """Deal every game unless that is done, and play it until somebody from outside decides, or to its end.

    Minds: who sits at each seat. Written are the ranks, the places in line at the start, and as bits where each
    piece stopped.
    """
    desk = desks[0]
    looks = games[:1].copy()
    trial = games[:1].copy()
    for index in range(len(games)):
        game = games[index]
        if not dealt:
            deal(game, seeds[index])
        while not is_over(game) and minds[index, game.seat] != EXTERNAL:
            piece = game.piece
            moves = game.phase == MOVE_PHASE
            if moves and game.pieces[piece].space == 0:
                lines[index, piece] = game.pieces[piece].slot
            apply(
                game,
                decide(
                    game,
                    minds[index, game.seat],
                    observation_seed(seeds[index], game.decisions),
                    lore,
                    desk,
                    looks,
                    trial,
                ),
            )
            if moves:
                stops[index, piece] |= 1 << game.pieces[piece].space
        if is_over(game):
            for seat in range(game.players):
                ranks[index, seat] = rank(game, seat)


def decide(
    game: Game, mind: int, seed: int, lore: ParameterArray, desk: Scratch, looks: GameArray, trial: GameArray
) -> int:
    """What a mind does, knowing what its seat may know; the seed: of what it imagines."""
    out = desk.out
    count = legal_actions(game, out)
    if count == 1:
        return out[0]
    if mind >= MERCHANT:  # they read nothing hidden
        return best_action(game, lore[mind], desk, count)
    if mind == RANDOM:
        return out[roll(game, count)]
    looks[0] = game
    determinize(looks[0], game.seat, seed)
    return lean_near(looks[0], out, count) if mind == WANDERER else greedy_action(looks[0], trial, out, count)


@takes(games="record n", mind="<lore", lore="lore rows", desks="desk 1", answers="int64 n")
def choose_all(games: GameArray, mind: int, lore: ParameterArray, desks: ScratchArray, answers: IntArray) -> None:
    """What a merchant or a scholar would do in every one of some games."""
    desk = desks[0]
    for index in range(len(games)):
        count = legal_actions(games[index], desk.out)
        answers[index] = best_action(games[index], lore[mind], desk, count)


def play(name: str, options: Options, seeds: IntArray, minds: IntArray, lore: ParameterArray) -> FinishedGames:
    """Play games on all cores; return how each ended, and the ranks of its seats."""
    games, ranks, _, _ = play_recorded(name, options, seeds, minds, lore, thread_count())
    return games, ranks


def play_recorded(
    name: str, options: Options, seeds: IntArray, minds: IntArray, lore: ParameterArray, cores: int
) -> tuple[GameArray, IntArray, IntArray, IntArray]:
    """Play games on some cores; return also the places in line at the start, and where each piece stopped."""
    minds, play_some = np.ascontiguousarray(minds, np.int64), compiler_of(name).compile_entry(play_games)
    games = np.repeat(load_game(name).initial_state(options).to_record(), len(seeds))
    ranks = np.zeros((len(seeds), options.players), np.int64)
    lines, stops = (np.zeros((len(seeds), games.dtype["pieces"].shape[0]), np.int64) for _ in range(2))

    def part(some: slice) -> None:
        written = ranks[some], lines[some], stops[some]
        play_some(games[some], seeds[some], minds[some], lore, new_scratch(name), False, *written)

    part(slice(0, 0))  # built before the threads ask for it
    run_in_threads(len(seeds), part, cores)
    return games, ranks, lines, stops


def precompile(name: str) -> None:
    """Compile all that bots need to play each other."""
    options = load_game(name).parse_options({})
    play(name, options, np.zeros(0, np.int64), np.zeros((0, options.players), np.int64), default_parameters(name))


def thread_count() -> int:
    """How many threads work side by side."""
    return os.cpu_count() or 1


def run_in_threads(count: int, work: Callable[[slice], object], cores: int | None = None) -> None:
    """Share some work over all cores, or so many, a part for each."""
    cores = cores or thread_count()
    cuts = [count * core // cores for core in range(cores + 1)]
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, [slice(first, end) for first, end in pairwise(cuts) if first < end]))


def first_place_shares(ranks: IntArray) -> Reals:
    """The share of every seat in the first place of its game."""
    first = ranks == 1
    shares: Reals = first / first.sum(axis=1, keepdims=True)
    return shares


@cache
def compiler_of(name: str) -> Compiler:
    """The compiler of a game's rules and of what the bots think of it."""
    game = load_game(name)
    made = game.compiled.compiler.extend(evaluate, game.legal_actions, **thoughts(game))
    made.dtypes = made.dtypes | {"lore": default_parameters(name).dtype, "desk": new_scratch(name).dtype}
    return made
