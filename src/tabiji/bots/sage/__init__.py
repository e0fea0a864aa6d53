"""The sage: looks ahead, in every world it can imagine, before it takes a step."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from ...engine.batch import Games, Numbers
from ..bot import Adviser, Budget, Estimate, Observation
from ..desk import Reals, desks
from ..lore import our_lore
from ..minds import IMAGINED, compiler
from .search import ACTION, FIRST, NEXT, NO_NODE, VISITS, WINS, grow, new_tree

ROOM = 1 << 17  # nodes of a tree
AT_ONCE = 64  # playouts between two looks at the clock
APART = 1 << 40  # so that no two threads imagine the same worlds


Tree = tuple[Numbers, Reals, Numbers]
Grow = Callable[[Games, int, int], None]  # from a root, with a seed, by so many playouts
Tried = tuple[int, int, float]  # an action, how often it was tried, and how many wins that brought


class Sage(Adviser):
    """The choice it came back to most often in a search by playouts, with the scholar as its guide."""

    patient = True
    compiled = True

    def choose(self, observation: Observation, legal: list[int], budget: Budget) -> int:
        """Search, and take what was tried most."""
        return self.explain(observation, legal, budget)[0].action

    def explain(self, observation: Observation, legal: list[int], budget: Budget) -> list[Estimate]:
        """Every choice it tried, the most tried first, with the part of its playouts that it won."""
        playouts: defaultdict[int, int] = defaultdict(int)
        wins: defaultdict[int, float] = defaultdict(float)
        for action, tried, won in self._tried(observation, budget):
            playouts[action] += tried
            wins[action] += won
        estimates = [Estimate(action, wins[action] / tried, tried) for action, tried in playouts.items()]
        return sorted(estimates, key=lambda each: (-each.playouts, -each.chance, each.action))

    def plant(self, name: str) -> tuple[Tree, Grow]:
        """A tree for a thread, and how it grows."""
        tree, grow_some, own = new_tree(ROOM), compiler(name).entry(grow), (our_lore(name), desks(name))
        return tree, lambda root, seed, playouts: grow_some(root, *tree, seed, playouts, *own)

    def _tried(self, observation: Observation, budget: Budget) -> list[Tried]:
        """Let every thread grow a tree of its own; what each tried first."""
        began = time.monotonic()
        name, root = observation.game.name, observation.state.frozen()
        seed = observation.state.chance[0] << 30 ^ observation.state.chance[1] ^ IMAGINED

        def think(thread: int) -> list[Tried]:
            (nodes, sums, _), grow_some = self.plant(name)
            own = None if budget.playouts is None else _part(budget.playouts, budget.threads, thread)
            for done in count(0, AT_ONCE):
                late = budget.seconds is not None and time.monotonic() - began >= budget.seconds
                left = AT_ONCE if own is None else min(AT_ONCE, own - done)
                if left <= 0 or (late and done):
                    break
                grow_some(root, seed + thread * APART, left)
            tried, child = [], nodes[0, FIRST]
            while child != NO_NODE:
                if nodes[child, VISITS]:
                    tried.append((int(nodes[child, ACTION]), int(nodes[child, VISITS]), float(sums[child, WINS])))
                child = nodes[child, NEXT]
            return tried

        if budget.threads == 1:
            return think(0)
        with ThreadPoolExecutor(budget.threads) as pool:
            return [each for tree in pool.map(think, range(budget.threads)) for each in tree]


def _part(playouts: int, threads: int, thread: int) -> int:
    """How many of some playouts are a thread's; at least one for the first."""
    return playouts * (thread + 1) // threads - playouts * thread // threads
