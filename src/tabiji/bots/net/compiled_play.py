"""Compiled play with couriers: whole games among other bots without search, and single choices."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.placeholders import apply, deal, is_over, legal_actions, rank
from ...core.rng import observation_seed
from ...core.spec import Options
from ...games import load_game
from .. import compiled_play
from ..compiled_play import FinishedGames, decide, run_in_threads
from ..heuristic.parameters import default_parameters
from ..heuristic.scratch import ParameterArray, ScratchArray, new_scratch
from .inference import Weights, best_slot, evaluate_state, load_weights, net_file, new_activations
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
)
def play_games(
    games: GameArray,
    seeds: IntArray,
    policy_ids: IntArray,
    parameters: ParameterArray,
    scratch_array: ScratchArray,
    net: Weights,
    activation_array: Any,
    ranks: IntArray,
) -> None:
    """Deals and plays every game, with the given policy at each seat, and writes the ranks."""
    scratch, activations = scratch_array[0], activation_array[0]
    determinized = games[:1].copy()
    trial = games[:1].copy()
    for index in range(len(games)):
        game = games[index]
        deal(game, seeds[index])
        while not is_over(game):
            policy_id = policy_ids[index, game.seat]
            if policy_id != COURIER:
                seed = observation_seed(seeds[index], game.decisions)
                apply(game, decide(game, policy_id, seed, parameters, scratch, determinized, trial))
                continue
            count = legal_actions(game, scratch.actions)
            best = 0
            if count > 1:
                evaluate_state(game, net, activations, scratch.actions, count)
                best = best_slot(activations, count)
            apply(game, scratch.actions[best])
        for seat in range(game.players):
            ranks[index, seat] = rank(game, seat)


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
    if not (policy_ids == COURIER).any():
        return compiled_play.play(name, options, seeds, policy_ids, parameters)
    policy_ids, play_some = np.ascontiguousarray(policy_ids, np.int64), compiler_of(name).compile_entry(play_games)
    games = np.repeat(load_game(name).initial_state(options).to_record(), len(seeds))
    ranks, net = np.zeros((len(seeds), options.players), np.int64), net_of(name)

    def play_part(part: slice) -> None:
        buffers = new_scratch(name), net, new_activations(name, net)
        play_some(games[part], seeds[part], policy_ids[part], parameters, *buffers, ranks[part])

    play_part(slice(0, 0))  # compiles before the threads start
    run_in_threads(len(seeds), play_part)
    return games, ranks


def precompile(name: str) -> None:
    """Compiles whole games with couriers."""
    options = load_game(name).parse_options({})
    policy_ids = np.full((1, options.players), COURIER)
    play(name, options, np.zeros(1, np.int64), policy_ids, default_parameters(name))
