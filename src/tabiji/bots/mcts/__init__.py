"""The sage: Monte Carlo tree search with rollouts, one tree for each thread."""

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
from .search import ACTION, FIRST_CHILD, NEXT_SIBLING, NO_NODE, VISITS, WINS, new_tree, search

MAX_NODES = 1 << 17  # nodes of a tree
PLAYOUTS_PER_CHECK = 64  # playouts between two checks of the clock
THREAD_SEED_STRIDE = 1 << 40  # so that no two threads draw the same determinizations


Tree = tuple[IntArray, Reals, IntArray]
RunPlayouts = Callable[[GameArray, int, int], None]  # root, seed, number of playouts
RootStatistics = tuple[int, int, float]  # an action, its visit count, its wins


class Sage(Adviser):
    """Takes the most visited choice of a tree search with rollouts, guided by the scholar's policy."""

    anytime = True
    compiled = True

    def choose(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> int:
        """Searches, and returns the most visited action."""
        return self.explain(observation, legal, budget)[0].action

    def explain(self, observation: Observation, legal: list[int], budget: Budget = DEFAULT_BUDGET) -> list[Estimate]:
        """Searches, and returns an estimate of each visited action, the most visited first."""
        visits: defaultdict[int, int] = defaultdict(int)
        wins: defaultdict[int, float] = defaultdict(float)
        for action, action_visits, action_wins in self._search(observation, budget):
            visits[action] += action_visits
            wins[action] += action_wins
        estimates = [Estimate(action, wins[action] / visits[action], visits[action]) for action in visits]
        return sorted(estimates, key=lambda each: (-each.playouts, -each.chance, each.action))

    def new_search(self, name: str) -> tuple[Tree, RunPlayouts]:
        """Returns a new tree for a thread, and the function that runs playouts on it."""
        tree, run = new_tree(MAX_NODES), compiler_of(name).compile_entry(search)
        parameters, scratch_array = default_parameters(name), new_scratch(name)
        return tree, lambda root, seed, playouts: run(root, *tree, seed, playouts, parameters, scratch_array)

    def _search(self, observation: Observation, budget: Budget) -> list[RootStatistics]:
        """Searches with an independent tree on each thread; returns the statistics of all roots."""
        started = time.monotonic()
        name, root = observation.game.name, observation.state.to_record()
        seed = observation.state.rng[0] << 30 ^ observation.state.rng[1] ^ DETERMINIZE_SALT

        def search_tree(thread: int) -> list[RootStatistics]:
            (nodes, sums, _), run_playouts = self.new_search(name)
            limit = None if budget.playouts is None else _thread_share(budget.playouts, budget.threads, thread)
            for done in count(0, PLAYOUTS_PER_CHECK):
                late = budget.seconds is not None and time.monotonic() - started >= budget.seconds
                batch = PLAYOUTS_PER_CHECK if limit is None else min(PLAYOUTS_PER_CHECK, limit - done)
                if batch <= 0 or (late and done):
                    break
                run_playouts(root, seed + thread * THREAD_SEED_STRIDE, batch)
            statistics, child = [], nodes[0, FIRST_CHILD]
            while child != NO_NODE:
                if nodes[child, VISITS]:
                    statistics.append((int(nodes[child, ACTION]), int(nodes[child, VISITS]), float(sums[child, WINS])))
                child = nodes[child, NEXT_SIBLING]
            return statistics

        if budget.threads == 1:
            return search_tree(0)
        with ThreadPoolExecutor(budget.threads) as pool:
            return [each for statistics in pool.map(search_tree, range(budget.threads)) for each in statistics]


def _thread_share(playouts: int, threads: int, thread: int) -> int:
    """Returns a thread's share of the playouts; the shares add up to all of them."""
    return playouts * (thread + 1) // threads - playouts * thread // threads
