"""The courier and the master: a policy and value network trained by self-play, without and with tree search."""

from __future__ import annotations

import numpy as np

from ...compile.batch import GameArray
from ...core.observation import Observation
from ...core.spec import GameSpec
from ...games import load_game
from ..api import DEFAULT_BUDGET, Bot, Budget
from ..heuristic.parameters import default_parameters
from ..heuristic.scratch import new_scratch
from ..mcts import RunPlayouts, Sage, Tree
from . import inputs
from .compiled_play import choose_all, net_of
from .inference import net_file, new_activations
from .search import new_tree, search

MAX_NODES = 1 << 19  # nodes of a tree, enough for some seconds


class Courier(Bot):
    """Takes the choice of the greatest logit of the network, without search."""

    compiled = True

    def plays(self, game: GameSpec) -> bool:
        """Whether there is a trained network for a game."""
        return game.net_slots is not None and net_file(game.name).exists()

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Evaluates the network once, and returns the action of the greatest logit."""
        name, answers = observation.game.name, np.zeros(1, np.int64)
        net = net_of(name)
        choose_some = inputs.compiler_of(name).compile_entry(choose_all)
        choose_some(observation.state.to_record(), new_scratch(name), net, new_activations(name, net), answers)
        return int(answers[0])


class Master(Sage):
    """Takes the most visited choice of a tree search that the network guides."""

    def plays(self, game: GameSpec) -> bool:
        """Whether there is a trained network for a game."""
        return game.net_slots is not None and net_file(game.name).exists()

    def new_search(self, name: str) -> tuple[Tree, RunPlayouts]:
        """Returns a new tree for a thread, and the function that runs playouts on it."""
        tree, run = new_tree(MAX_NODES), inputs.compiler_of(name).compile_entry(search)
        search_parameters = np.array(load_game(name).search_parameters)
        parameters, scratch_array = default_parameters(name), new_scratch(name)
        net = net_of(name)
        activation_array = new_activations(name, net)

        def run_playouts(root: GameArray, seed: int, playouts: int) -> None:
            run(root, *tree, seed, playouts, parameters, scratch_array, net, activation_array, search_parameters)

        return tree, run_playouts
