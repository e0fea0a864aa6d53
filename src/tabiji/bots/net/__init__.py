"""The master and the courier: a net that learned each game from millions of its own, with and without looking ahead."""

from __future__ import annotations

import numpy as np

from ...compile.batch import GameArray
from ...core.observation import Observation
from ...core.spec import GameSpec
from ...games import load_game
from ..api import DEFAULT_BUDGET, Bot, Budget
from ..heuristic.parameters import default_parameters
from ..heuristic.scratch import new_scratch
from ..mcts import Grow, Sage, Tree
from . import inputs
from .compiled_play import activations_of, choose_all, net_of
from .inference import net_file
from .search import new_tree, search

MAX_NODES = 1 << 19  # nodes of a tree: those of some seconds


class Courier(Bot):
    """The choice that promises most at first sight, at once."""

    compiled = True

    def plays(self, game: GameSpec) -> bool:
        """Whether it has learned a game."""
        return game.net_slots is not None and net_file(game.name).exists()

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Look once."""
        name, answers = observation.game.name, np.zeros(1, np.int64)
        net = net_of(name)
        answer_some = inputs.compiler_of(name).compile_entry(choose_all)
        answer_some(observation.state.to_record(), new_scratch(name), net, activations_of(name, net), answers)
        return int(answers[0])


class Master(Sage):
    """The choice it came back to most often in a search that the net guides."""

    def plays(self, game: GameSpec) -> bool:
        """Whether it has learned a game."""
        return game.net_slots is not None and net_file(game.name).exists()

    def new_search(self, name: str) -> tuple[Tree, Grow]:
        """A tree for a thread, and how it grows."""
        tree, net, habits = new_tree(MAX_NODES), net_of(name), np.array(load_game(name).search_parameters)
        grow_some, lore, desk, eyes = (
            inputs.compiler_of(name).compile_entry(search),
            default_parameters(name),
            new_scratch(name),
            activations_of(name, net),
        )

        def grow_on(root: GameArray, seed: int, playouts: int) -> None:
            grow_some(root, *tree, seed, playouts, lore, desk, net, eyes, habits)

        return tree, grow_on
