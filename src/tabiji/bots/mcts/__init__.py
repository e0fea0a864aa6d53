"""The sage: looks ahead, in every world it can imagine, before it takes a step."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from ...compile.batch import GameArray, IntArray
from ...core.observation import Observation
from ...core.rng import DETERMINIZE_SALT
from ..api import DEFAULT_BUDGET, Adviser, Budget, Estimate
from ..compiled_play import compiler_of
from ..heuristic.parameters import default_parameters
from ..heuristic.scratch import Reals, new_scratch
from .search import ACTION, FIRST, NEXT, NO_NODE, VISITS, WINS, new_tree, search

MAX_NODES = 1 << 17  # nodes of a tree
PLAYOUTS_PER_CHECK = 64  # playouts between two looks at the clock
THREAD_SEED_STRIDE = 1 << 40  # so that no two threads imagine the same worlds


Tree = tuple[IntArray, Reals, IntArray]
Grow = Callable[[GameArray, int, int], None]  # from a root, with a seed, by so many playouts
RootStatistics = tuple[int, int, float]  # an action, how often it was tried, and how many wins that brought


class Sage(Adviser):
    """The choice it came back to most often in a search by playouts, with the scholar as its guide."""

    anytime = True
    compiled = True

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Search, and take what was tried most."""
        return self.explain(observation, legal, budget)[0].action

    def explain(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> list[Estimate]:
        """Every choice it tried, the most tried first, with the part of its playouts that it won."""
        playouts: defaultdict[int, int] = defaultdict(int)
        wins: defaultdict[int, float] = defaultdict(float)
        for action, tried, won in self._search(observation, budget):
            playouts[action] += tried
            wins[action] += won
        estimates = [Estimate(action, wins[action] / tried, tried) for action, tried in playouts.items()]
        return sorted(estimates, key=lambda each: (-each.playouts, -each.chance, each.action))

    def new_search(self, name: str) -> tuple[Tree, Grow]:
        """A tree for a thread, and how it grows."""
        tree, grow_some, own = (
            new_tree(MAX_NODES),
            compiler_of(name).compile_entry(search),
            (default_parameters(name), new_scratch(name)),
        )
        return tree, lambda root, seed, playouts: grow_some(root, *tree, seed, playouts, *own)

    def _search(self, observation: Observation, budget: Budget) -> list[RootStatistics]:
        """Let every thread grow a tree of its own; what each tried first."""
        began = time.monotonic()
        name, root = observation.game.name, observation.state.to_record()
        seed = observation.state.rng[0] << 30 ^ observation.state.rng[1] ^ DETERMINIZE_SALT

        def think(thread: int) -> list[RootStatistics]:
            (nodes, sums, _), grow_some = self.new_search(name)
            own = None if budget.playouts is None else _thread_share(budget.playouts, budget.threads, thread)
            for done in count(0, PLAYOUTS_PER_CHECK):
                late = budget.seconds is not None and time.monotonic() - began >= budget.seconds
                left = PLAYOUTS_PER_CHECK if own is None else min(PLAYOUTS_PER_CHECK, own - done)
                if left <= 0 or (late and done):
                    break
                grow_some(root, seed + thread * THREAD_SEED_STRIDE, left)
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


def _thread_share(playouts: int, threads: int, thread: int) -> int:
    """How many of some playouts are a thread's; at least one for the first."""
    return playouts * (thread + 1) // threads - playouts * thread // threads
