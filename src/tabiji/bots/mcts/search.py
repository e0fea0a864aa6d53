"""Determinized, open-loop Monte Carlo tree search with rollouts (compiled).

Each playout determinizes the root anew. Nodes are sequences of decisions, whatever was drawn between them (open loop).
Every player maximises its own value (max^n); the scholar's policy gives the priors and plays the rollouts.
"""

from __future__ import annotations

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.outcome import first_place_share, lead
from ...compile.placeholders import OPEN_PHASES, apply, determinize, is_over, legal_actions
from ..compiled_play import SCHOLAR
from ..heuristic.evaluate import best_index, evaluate
from ..heuristic.scratch import ParameterArray, Reals, Scratch, ScratchArray

C_PUCT = 0.8
FPU_REDUCTION = 0.05  # the value of an unvisited choice is this much below the mean of its siblings
PRIOR_FLOOR = 0.01  # added to every prior
TEMPERATURE = 2.0  # of the priors
LEAD_RANGE = 60.0  # points of a lead, from value 0 to value 1
MAX_DEPTH = 512

# The columns of a node: integers, and sums over its playouts
FIRST_CHILD, NEXT_SIBLING, ACTION, VISITS = range(4)
NO_NODE = -1
VALUE, WINS = range(2)


def new_tree(max_nodes: int) -> tuple[IntArray, Reals, IntArray]:
    """Returns a tree of only a root: the nodes, their sums, and the counts of nodes and playouts."""
    nodes, sums, counts = np.zeros((max_nodes, 4), np.int64), np.zeros((max_nodes, 2)), np.array([1, 0])
    nodes[0, FIRST_CHILD] = NO_NODE
    return nodes, sums, counts


@takes(
    root="record 1",
    nodes="int64 room 4",
    sums="float64 room 2",
    counts="int64 2",
    parameters="parameters rows",
    scratch_array="scratch 1",
)
def search(
    root: GameArray,
    nodes: IntArray,
    sums: Reals,
    counts: IntArray,
    seed: int,
    playouts: int,
    parameters: ParameterArray,
    scratch_array: ScratchArray,
) -> None:
    """Runs some playouts from the root: selection, expansion, rollout, backup."""
    scratch = scratch_array[0]
    actions = scratch.actions
    path, deciders = np.empty(MAX_DEPTH, np.int64), np.empty(MAX_DEPTH, np.int64)
    state = root.copy()
    game = state[0]
    seat = game.seat
    for _ in range(playouts):
        state[0] = root[0]
        determinize(game, seat, seed + counts[1] & 0x7FFFFFFFFFFFFFFF)
        counts[1] += 1
        node = 0
        depth = 0
        in_tree = True
        while not is_over(game):
            count = legal_actions(game, actions)
            index = 0
            if count > 1 or depth == 0:  # the root has a child even for a forced move
                evaluate(game, parameters[SCHOLAR], scratch, count)
                if in_tree and (depth == 0 or OPEN_PHASES >> game.phase & 1):
                    index = select_child(nodes, sums, node, scratch, count)
                    child = find_child(nodes, node, actions[index])
                    if child == NO_NODE and counts[0] < len(nodes):
                        child = counts[0]
                        counts[0] += 1
                        nodes[child, FIRST_CHILD] = NO_NODE
                        nodes[child, NEXT_SIBLING] = nodes[node, FIRST_CHILD]
                        nodes[child, ACTION] = actions[index]
                        nodes[node, FIRST_CHILD] = child
                        in_tree = False
                    if child == NO_NODE:
                        in_tree = False
                    else:
                        path[depth] = child
                        deciders[depth] = game.seat
                        depth += 1
                        node = child
                        in_tree = in_tree and depth < MAX_DEPTH
                else:
                    index = best_index(scratch, count)
            apply(game, actions[index])
        for step in range(depth):
            share = first_place_share(game, deciders[step])
            scaled_lead = min(1.0, max(0.0, 0.5 + lead(game, deciders[step]) / LEAD_RANGE))
            nodes[path[step], VISITS] += 1
            sums[path[step], VALUE] += 0.5 * share + 0.5 * scaled_lead
            sums[path[step], WINS] += share


def find_child(nodes: IntArray, node: int, action: int) -> int:
    """Returns the child of a node by an action, or NO_NODE."""
    child: int = nodes[node, FIRST_CHILD]
    while child != NO_NODE and nodes[child, ACTION] != action:
        child = nodes[child, NEXT_SIBLING]
    return child


def select_child(nodes: IntArray, sums: Reals, node: int, scratch: Scratch, count: int) -> int:
    """Returns the index of the choice with the greatest PUCT score; the scholar's logits are overwritten by priors."""
    actions, values = scratch.actions, scratch.values
    top = values[best_index(scratch, count)]
    total = 0.0
    visits = 0
    value_sum = 0.0
    for i in range(count):
        values[i] = np.exp((values[i] - top) / TEMPERATURE)
        total += values[i]
        child = find_child(nodes, node, actions[i])
        if child != NO_NODE:
            visits += nodes[child, VISITS]
            value_sum += sums[child, VALUE]
    unvisited_value = value_sum / visits - FPU_REDUCTION if visits else 0.5
    exploration = C_PUCT * np.sqrt(visits + 1.0)
    best = 0
    best_score = -1.0
    for i in range(count):
        child = find_child(nodes, node, actions[i])
        child_visits = nodes[child, VISITS] if child != NO_NODE else 0
        score = sums[child, VALUE] / child_visits if child_visits else unvisited_value
        score += exploration * (values[i] / total + PRIOR_FLOOR) / (1 + child_visits)
        if score > best_score or (score == best_score and actions[i] < actions[best]):
            best_score = score
            best = i
    return best
