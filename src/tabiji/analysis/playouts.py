"""Playing on from a decision, in worlds that its seat may imagine, to see who would win (compiled)."""

from __future__ import annotations

import numpy as np

from ..bots.compiled_play import SCHOLAR, compiler_of, run_in_threads
from ..bots.heuristic.evaluate import best_place, evaluate
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

ROLLOUT_TEMPERATURE = (
    3.0  # how readily people do what the scholar would not: at this, chances foretell best who won real games
)


@takes(
    root="record 1",
    actions="int64 tried <actions",
    seeds="int64 n",
    lore="lore rows",
    desks="desk 1",
    shares="float64 n tried players",
    points="int64 n tried players sources",
)
def rollout(
    root: GameArray,
    actions: IntArray,
    seeds: IntArray,
    ease: float,
    lore: ParameterArray,
    desks: ScratchArray,
    shares: Reals,
    points: IntArray,
) -> None:
    """Take each action in each world and play on; the share of every seat in the first place, its points by source."""
    desk = desks[0]
    values = desk.values
    work = root.copy()
    game = work[0]
    for world in range(len(seeds)):
        for tried in range(len(actions)):
            work[0] = root[0]
            determinize(game, game.seat, seeds[world])
            apply(game, actions[tried])
            while not is_over(game):
                count = legal_actions(game, desk.out)
                place = 0
                if count > 1:
                    evaluate(game, lore[SCHOLAR], desk, count)
                    top = values[best_place(desk, count)]
                    for choice in range(count):
                        values[choice] = (values[choice] - top) / ease
                    place = sample(game, count, values, 0.0)
                apply(game, desk.out[place])
            for seat in range(game.players):
                shares[world, tried, seat] = first_place_share(game, seat)
                score_breakdown(game, seat, points[world, tried, seat])


def evaluate_actions(
    name: str, state: PlainGame, actions: list[int], seeds: IntArray, cores: int | None = None
) -> tuple[Reals, IntArray]:
    """What comes in the world of each seed of each of some actions, for every seat: its share in the first place, and
    its points by source.
    """
    legal = load_game(name).legal_moves(state)
    for action in actions if len(seeds) else ():
        if action not in legal:
            raise IllegalAction(f"Action {shown(action)} is not possible there.")
    root, tried, play_some = state.to_record(), np.array(actions), compiler_of(name).compile_entry(rollout)
    every = (len(seeds), len(actions), state.players)
    shares: Reals = np.zeros(every)
    points: IntArray = np.zeros((*every, len(load_game(name).score_sources)), np.int64)

    def part(some: slice) -> None:
        play_some(
            root,
            tried,
            seeds[some],
            ROLLOUT_TEMPERATURE,
            default_parameters(name),
            new_scratch(name),
            shares[some],
            points[some],
        )

    part(slice(0, 0))  # built before the threads ask for it
    run_in_threads(len(seeds), part, cores)
    return shares, points


def first_place_rates(name: str, state: PlainGame, actions: list[int], seeds: IntArray) -> Reals:
    """Who comes first in the world of each seed after each of some actions: a share for every seat."""
    return evaluate_actions(name, state, actions, seeds)[0]


def precompile(name: str) -> None:
    """Compile all that looking back at a game needs."""
    game = load_game(name)
    first_place_rates(name, game.initial_state(game.parse_options({})), [0], np.zeros(0, np.int64))
