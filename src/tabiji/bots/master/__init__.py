"""The master and the courier: a net that learned each game from millions of its own, with and without looking ahead."""

from __future__ import annotations

import numpy as np

from ...engine.batch import Games
from ...engine.description import Description
from ..bot import Bot, Budget, Observation
from ..desk import desks
from ..lore import our_lore
from ..sage import Grow, Sage, Tree
from . import rows
from .net import packaged
from .search import HABITS, grow, new_tree
from .tables import answer, eyes_of, net_of

ROOM = 1 << 19  # nodes of a tree: those of some seconds


class Courier(Bot):
    """The choice that promises most at first sight, at once."""

    compiled = True

    def plays(self, game: Description) -> bool:
        """Whether it has learned a game."""
        return game.net is not None and packaged(game.name).exists()

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """Look once."""
        name, answers = observation.game.name, np.zeros(1, np.int64)
        net = net_of(name)
        answer_some = rows.compiler(name).entry(answer)
        answer_some(observation.state.frozen(), desks(name), net, eyes_of(name, net), answers)
        return int(answers[0])


class Master(Sage):
    """The choice it came back to most often in a search that the net guides."""

    def plays(self, game: Description) -> bool:
        """Whether it has learned a game."""
        return game.net is not None and packaged(game.name).exists()

    def plant(self, name: str) -> tuple[Tree, Grow]:
        """A tree for a thread, and how it grows."""
        tree, net, habits = new_tree(ROOM), net_of(name), np.array(HABITS[name])
        grow_some, lore, desk, eyes = rows.compiler(name).entry(grow), our_lore(name), desks(name), eyes_of(name, net)

        def grow_on(root: Games, seed: int, playouts: int) -> None:
            grow_some(root, *tree, seed, playouts, lore, desk, net, eyes, habits)

        return tree, grow_on
