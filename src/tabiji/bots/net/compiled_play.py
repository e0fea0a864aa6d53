"""Compiled play with couriers: whole games among other bots without search, and single choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.outcome import first_place_share
from ...compile.placeholders import MOVE_PHASE, apply, deal, is_over, legal_actions, rank
from ...core.rng import observation_seed
from ...core.spec import Options
from ...games import load_game
from .. import compiled_play
from ..compiled_play import EXTERNAL, FinishedGames, decide, run_in_threads, thread_count
from ..heuristic.parameters import default_parameters
from ..heuristic.scratch import ParameterArray, Reals, ScratchArray, new_scratch
from .format import SEATS
from .inference import Weights, best_slot, evaluate_state, load_weights, net_file, new_activations, read_values
from .inputs import compiler_of

COURIER = -5
POLICY_IDS = compiled_play.POLICY_IDS | {"courier": COURIER}


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
    net: Weights,
    activation_array: Any,
    dealt: bool,
    ranks: IntArray,
    start_slots: IntArray,
    stops: IntArray,
) -> None:
    """Plays and records games like the function of that name without networks, with couriers at some seats."""
    scratch, activations = scratch_array[0], activation_array[0]
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
            if policy_id == COURIER:
                count = legal_actions(game, scratch.actions)
                best = 0
                if count > 1:
                    evaluate_state(game, net, activations, scratch.actions, count)
                    best = best_slot(activations, count)
                apply(game, scratch.actions[best])
            else:
                seed = observation_seed(seeds[index], game.decisions)
                apply(game, decide(game, policy_id, seed, parameters, scratch, determinized, trial))
            if moves:
                stops[index, piece] |= 1 << game.pieces[piece].space
        if is_over(game):
            for seat in range(game.players):
                ranks[index, seat] = rank(game, seat)


@takes(games="record n", scratch_array="scratch 1", shares="float64 n players")
def write_values(
    games: GameArray, scratch_array: ScratchArray, net: Weights, activation_array: Any, shares: Reals
) -> None:
    """Writes every seat's share of the first place: as the network expects it, or the actual one once a game is over.

    The network sees what the seat that decides may know.
    """
    actions, activations = scratch_array[0].actions, activation_array[0]
    values = np.empty((2, SEATS))
    for index in range(len(games)):
        game = games[index]
        over = is_over(game)
        if not over:
            evaluate_state(game, net, activations, actions, legal_actions(game, actions))
            read_values(game, activations, values)
        for seat in range(game.players):
            shares[index, seat] = first_place_share(game, seat) if over else values[0, seat]


@takes(games="record n", scratch_array="scratch 1", answers="int64 n")
def choose_all(
    games: GameArray, scratch_array: ScratchArray, net: Weights, activation_array: Any, answers: IntArray
) -> None:
    """Writes a courier's action in each of some games."""
    actions, activations = scratch_array[0].actions, activation_array[0]
    for index in range(len(games)):
        count = legal_actions(games[index], actions)
        evaluate_state(games[index], net, activations, actions, count)
        answers[index] = actions[best_slot(activations, count)]


@cache
def net_of(name: str) -> Weights:
    """Returns the trained network of a game."""
    return load_weights(net_file(name), name)


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
    if not (policy_ids == COURIER).any():
        return compiled_play.play_recorded(name, options, seeds, policy_ids, parameters, threads)
    policy_ids, play_some = np.ascontiguousarray(policy_ids, np.int64), compiler_of(name).compile_entry(play_games)
    games = np.repeat(load_game(name).initial_state(options).to_record(), len(seeds))
    ranks, net = np.zeros((len(seeds), options.players), np.int64), net_of(name)
    start_slots, stops = (np.zeros((len(seeds), games.dtype["pieces"].shape[0]), np.int64) for _ in range(2))

    def play_part(part: slice) -> None:
        buffers = new_scratch(name), net, new_activations(name, net)
        written = ranks[part], start_slots[part], stops[part]
        play_some(games[part], seeds[part], policy_ids[part], parameters, *buffers, False, *written)

    play_part(slice(0, 0))  # compiles before the threads start
    run_in_threads(len(seeds), play_part, threads)
    return games, ranks, start_slots, stops


def precompile(name: str) -> None:
    """Compiles whole games with couriers, and the network's values."""
    game = load_game(name)
    options = game.parse_options({})
    policy_ids = np.full((1, options.players), COURIER)
    games, _ = play(name, options, np.zeros(1, np.int64), policy_ids, default_parameters(name))
    values_of(name)(games)


def values_of(name: str) -> Callable[[GameArray], Reals]:
    """Returns a function that returns every seat's share of the first place in games, as the network expects it."""
    write, net, scratch_array = compiler_of(name).compile_entry(write_values), net_of(name), new_scratch(name)
    activation_array = new_activations(name, net)

    def values(games: GameArray) -> Reals:
        shares = np.zeros((len(games), int(games["players"].max(initial=0))))
        write(games, scratch_array, net, activation_array, shares)
        return shares

    return values
