"""Whole games with couriers among other compiled bots, and their answers (compiled)."""

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
from .. import compiled_play as others
from ..compiled_play import FinishedGames, decide, run_in_threads
from ..heuristic.parameters import default_parameters
from ..heuristic.scratch import ParameterArray, ScratchArray, new_scratch
from .inference import Weights, best_slot, evaluate_state, load_weights, net_file, new_activations
from .inputs import compiler_of

COURIER = -5
POLICY_IDS = others.POLICY_IDS | {"courier": COURIER}


@takes(
    games="record n",
    seeds="int64 n",
    minds="int64 n players -5<lore",
    lore="lore rows",
    desks="desk 1",
    ranks="int64 n players",
)
def play_games(
    games: GameArray,
    seeds: IntArray,
    minds: IntArray,
    lore: ParameterArray,
    desks: ScratchArray,
    net: Weights,
    eyes: Any,
    ranks: IntArray,
) -> None:
    """Deal and play every game; minds: who sits at each seat."""
    desk = desks[0]
    looks = games[:1].copy()
    trial = games[:1].copy()
    for index in range(len(games)):
        game = games[index]
        deal(game, seeds[index])
        while not is_over(game):
            mind = minds[index, game.seat]
            if mind != COURIER:
                seed = observation_seed(seeds[index], game.decisions)
                apply(game, decide(game, mind, seed, lore, desk, looks, trial))
                continue
            count = legal_actions(game, desk.out)
            place = 0
            if count > 1:
                evaluate_state(game, net, eyes[0], desk.out, count)
                place = best_slot(eyes[0], count)
            apply(game, desk.out[place])
        for seat in range(game.players):
            ranks[index, seat] = rank(game, seat)


@takes(games="record n", desks="desk 1", answers="int64 n")
def choose_all(games: GameArray, desks: ScratchArray, net: Weights, eyes: Any, answers: IntArray) -> None:
    """What a courier would do in every one of some games."""
    out = desks[0].out
    for index in range(len(games)):
        count = legal_actions(games[index], out)
        evaluate_state(games[index], net, eyes[0], out, count)
        answers[index] = out[best_slot(eyes[0], count)]


@cache
def net_of(name: str) -> Weights:
    """The net in use for a game."""
    return load_weights(net_file(name), name)


def activations_of(name: str, net: Weights) -> Any:
    """Eyes for a thread."""
    return new_activations(name, len(net[1]))


def play(
    name: str, options: Options, seeds: IntArray, minds: IntArray, lore: ParameterArray, net: Weights | None = None
) -> FinishedGames:
    """Play games on all cores; return how each ended, and the ranks of its seats."""
    if not (minds == COURIER).any():
        return others.play(name, options, seeds, minds, lore)
    minds, play_some = np.ascontiguousarray(minds, np.int64), compiler_of(name).compile_entry(play_games)
    games = np.repeat(load_game(name).initial_state(options).to_record(), len(seeds))
    ranks = np.zeros((len(seeds), options.players), np.int64)
    known = net_of(name) if net is None else net

    def part(some: slice) -> None:
        own = new_scratch(name), known, activations_of(name, known)
        play_some(games[some], seeds[some], minds[some], lore, *own, ranks[some])

    part(slice(0, 0))  # built before the threads ask for it
    run_in_threads(len(seeds), part)
    return games, ranks


def precompile(name: str) -> None:
    """Compile all that couriers need to play others."""
    options = load_game(name).parse_options({})
    minds = np.full((1, options.players), COURIER)
    play(name, options, np.zeros(1, np.int64), minds, default_parameters(name))
