"""Plays a decision out from sampled determinizations, in compiled code: who would win after each choice."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..bots.compiled_play import SCHOLAR, compiler_of, run_in_threads
from ..bots.heuristic.evaluate import best_index, evaluate
from ..bots.heuristic.parameters import default_parameters
from ..bots.heuristic.sampling import sample
from ..bots.heuristic.scratch import ParameterArray, Reals, ScratchArray, new_scratch
from ..compile.argument_checks import takes
from ..compile.batch import GameArray, IntArray
from ..compile.outcome import first_place_share
from ..compile.placeholders import apply, determinize, is_over, legal_actions, score_breakdown
from ..core.checks import shown
from ..core.errors import IllegalAction
from ..core.game import PlainGame
from ..games import load_game

# Of the scholar's choices: with this, chances predict best who won games of people (`bench/chances.py`)
ROLLOUT_TEMPERATURE = 3.0


@takes(
    root="record 1",
    actions="int64 tried <actions",
    seeds="int64 n",
    parameters="parameters rows",
    scratch_rows="scratch 1",
    shares="float64 n tried players",
    points="int64 n tried players sources",
    stops="int64 n tried players",
)
def rollout(
    root: GameArray,
    actions: IntArray,
    seeds: IntArray,
    temperature: float,
    parameters: ParameterArray,
    scratch_rows: ScratchArray,
    shares: Reals,
    points: IntArray,
    stops: IntArray,
    move_phase: int,
) -> None:
    """Plays each action out from each determinization.

    It writes the share of every seat in the first place, its points by source, and its number of moves along the road.
    """
    scratch = scratch_rows[0]
    values = scratch.values
    work = root.copy()
    game = work[0]
    for sample_index in range(len(seeds)):
        for action_index in range(len(actions)):
            work[0] = root[0]
            determinize(game, game.seat, seeds[sample_index])
            moves = stops[sample_index, action_index]
            if game.phase == move_phase and game.piece < game.players:
                moves[game.piece] += 1
            apply(game, actions[action_index])
            while not is_over(game):
                count = legal_actions(game, scratch.actions)
                place = 0
                if count > 1:
                    evaluate(game, parameters[SCHOLAR], scratch, count)
                    top = values[best_index(scratch, count)]
                    for choice in range(count):
                        values[choice] = (values[choice] - top) / temperature
                    place = sample(game, count, values, 0.0)
                if game.phase == move_phase and game.piece < game.players:
                    moves[game.piece] += 1
                apply(game, scratch.actions[place])
            for seat in range(game.players):
                shares[sample_index, action_index, seat] = first_place_share(game, seat)
                score_breakdown(game, seat, points[sample_index, action_index, seat])


class Outcomes(NamedTuple):
    """The outcomes of playouts, by determinization, action and seat."""

    shares: Reals  # of the first place
    points: IntArray  # by source
    stops: IntArray  # the number of moves along the road


def evaluate_actions(
    name: str, state: PlainGame, actions: list[int], seeds: IntArray, cores: int | None = None
) -> Outcomes:
    """Returns the outcomes of each action from the determinization of each seed."""
    spec = load_game(name)
    legal = spec.legal_moves(state)
    for action in actions if len(seeds) else ():
        if action not in legal:
            raise IllegalAction(f"Action {shown(action)} is not possible there.")
    root, action_array, compiled_rollout = (
        state.to_record(),
        np.array(actions),
        compiler_of(name).compile_entry(rollout),
    )
    shape = (len(seeds), len(actions), state.players)
    shares: Reals = np.zeros(shape)
    points: IntArray = np.zeros((*shape, len(spec.score_sources)), np.int64)
    stops: IntArray = np.zeros(shape, np.int64)

    def run_part(part: slice) -> None:
        compiled_rollout(
            root,
            action_array,
            seeds[part],
            ROLLOUT_TEMPERATURE,
            default_parameters(name),
            new_scratch(name),
            shares[part],
            points[part],
            stops[part],
            spec.move_phase,
        )

    run_part(slice(0, 0))  # compiles before the threads start
    run_in_threads(len(seeds), run_part, cores)
    return Outcomes(shares, points, stops)


def first_place_rates(name: str, state: PlainGame, actions: list[int], seeds: IntArray) -> Reals:
    """Returns every seat's share of the first place, for the determinization of each seed and each action."""
    return evaluate_actions(name, state, actions, seeds).shares


def precompile(name: str) -> None:
    """Compiles the playouts of a game."""
    game = load_game(name)
    first_place_rates(name, game.initial_state(game.parse_options({})), [0], np.zeros(0, np.int64))
