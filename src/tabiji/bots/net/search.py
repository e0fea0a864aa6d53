"""The master's search: determinized, open-loop MCTS with the network's priors and values (compiled).

A playout ends at a new node. Its value mixes the network's with that of a rollout by scholars. Choices between the
nodes, in phases with hidden choices, are taken by the scholar, which is fast.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.outcome import first_place_share, lead
from ...compile.placeholders import OPEN_PHASES, apply, determinize, is_over, legal_actions
from ...core.game import Game
from ..compiled_play import SCHOLAR
from ..heuristic.evaluate import best_index, evaluate
from ..heuristic.scratch import ParameterArray, Reals, Scratch, ScratchArray
from ..mcts.search import ACTION, FIRST_CHILD, MAX_DEPTH, NEXT_SIBLING, NO_NODE, VALUE, VISITS, WINS, find_child
from .format import LEAD_RANGE, SEATS
from .inference import Weights, best_slot, evaluate_state, read_values

# The columns of `SearchParameters`
C_PUCT, FPU_REDUCTION, PRIOR_FLOOR, TEMPERATURE, WIN_WEIGHT, ROLLOUT_WEIGHT, OPPONENT_SCHOLAR_SHARE, OPPONENT_C_PUCT = (
    range(8)
)
STATE, PRIOR = 4, 2  # columns of a node beside those of the sage's search
NEW, EVALUATED, EXPANDED = range(3)


def new_tree(max_nodes: int) -> tuple[IntArray, Reals, IntArray]:
    """Returns a tree of only a root: the nodes, their sums, and the counts of nodes and playouts."""
    nodes, sums, counts = np.zeros((max_nodes, 5), np.int64), np.zeros((max_nodes, 3)), np.array([1, 0])
    nodes[0, FIRST_CHILD] = NO_NODE
    return nodes, sums, counts


@takes(
    root="record 1",
    nodes="int64 room 5",
    sums="float64 room 3",
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
    net: Weights,
    activation_array: Any,
    search_parameters: Reals,
) -> None:
    """Runs some playouts from the root: selection, expansion, evaluation, rollout, backup."""
    scratch = scratch_array[0]
    activations = activation_array[0]
    actions = scratch.actions
    path, deciders = np.empty(MAX_DEPTH, np.int64), np.empty(MAX_DEPTH, np.int64)
    values = np.empty((2, SEATS))
    state = root.copy()
    game = state[0]
    seat = game.seat
    for _ in range(playouts):
        state[0] = root[0]
        determinize(game, seat, seed + counts[1] & 0x7FFFFFFFFFFFFFFF)
        counts[1] += 1
        node = 0
        depth = 0
        while not is_over(game):
            count = legal_actions(game, actions)
            index = 0
            if depth == 0 or (count > 1 and OPEN_PHASES >> game.phase & 1):
                if nodes[node, STATE] != EXPANDED:
                    evaluate_state(game, net, activations, actions, count)
                    scholar_share = search_parameters[OPPONENT_SCHOLAR_SHARE] if game.seat != seat else 0.0
                    if scholar_share > 0.0:
                        evaluate(game, parameters[SCHOLAR], scratch, count)
                    temperature = search_parameters[TEMPERATURE]
                    expand(nodes, sums, counts, node, scratch, activations, count, temperature, scholar_share)
                    read_values(game, activations, values)
                    if depth > 0:
                        break
                c_puct = search_parameters[C_PUCT if game.seat == seat else OPPONENT_C_PUCT]
                index = select_child(nodes, sums, counts, node, actions, count, c_puct, search_parameters)
                child = find_child(nodes, node, actions[index])
                if child == NO_NODE or depth == MAX_DEPTH:  # the tree is full
                    evaluate_state(game, net, activations, actions, count)
                    read_values(game, activations, values)
                    break
                path[depth] = child
                deciders[depth] = game.seat
                depth += 1
                node = child
            elif count > 1:
                if nodes[node, STATE] == NEW:  # the first playout of a node ends with its evaluation
                    nodes[node, STATE] = EVALUATED
                    evaluate_state(game, net, activations, actions, count)
                    read_values(game, activations, values)
                    break
                evaluate(game, parameters[SCHOLAR], scratch, count)
                index = best_index(scratch, count)
            apply(game, actions[index])
        rollout_weight = 1.0
        if not is_over(game):
            rollout_weight = search_parameters[ROLLOUT_WEIGHT]
            if rollout_weight > 0.0:
                rollout(game, parameters, scratch)
        for player in range(game.players):
            if rollout_weight == 1.0:
                values[0, player] = first_place_share(game, player)
                values[1, player] = normalize_lead(game, player)
            elif rollout_weight > 0.0:
                values[0, player] += rollout_weight * (first_place_share(game, player) - values[0, player])
                values[1, player] += rollout_weight * (normalize_lead(game, player) - values[1, player])
        win_weight = search_parameters[WIN_WEIGHT]
        for step in range(depth):
            share = values[0, deciders[step]]
            nodes[path[step], VISITS] += 1
            sums[path[step], VALUE] += win_weight * share + (1 - win_weight) * values[1, deciders[step]]
            sums[path[step], WINS] += share


def normalize_lead(game: Game, player: int) -> float:
    """Returns a player's lead, scaled to values from 0 to 1."""
    return min(1.0, max(0.0, 0.5 + lead(game, player) / LEAD_RANGE))


def rollout(game: Game, parameters: ParameterArray, scratch: Scratch) -> None:
    """Plays a game to its end by scholars."""
    while not is_over(game):
        count = legal_actions(game, scratch.actions)
        index = 0
        if count > 1:
            evaluate(game, parameters[SCHOLAR], scratch, count)
            index = best_index(scratch, count)
        apply(game, scratch.actions[index])


def expand(
    nodes: IntArray,
    sums: Reals,
    counts: IntArray,
    node: int,
    scratch: Scratch,
    activations: Any,
    count: int,
    temperature: float,
    scholar_share: float,
) -> None:
    """Adds the children of a node, with priors of the network and, to a share, of the scholar's evaluation."""
    nodes[node, STATE] = EXPANDED
    actions, values = scratch.actions, scratch.values
    outputs, slots = activations.outputs, activations.slots
    top = outputs[slots[best_slot(activations, count)]]
    total = 0.0
    for i in range(count):
        total += np.exp((outputs[slots[i]] - top) / temperature)
    scholar_top = 0.0
    scholar_total = 1.0
    if scholar_share > 0.0:
        scholar_top = values[best_index(scratch, count)]
        scholar_total = 0.0
        for i in range(count):
            scholar_total += np.exp((values[i] - scholar_top) / temperature)
    for i in range(count):
        if find_child(nodes, node, actions[i]) == NO_NODE:
            prior = (1 - scholar_share) * np.exp((outputs[slots[i]] - top) / temperature) / total
            if scholar_share > 0.0:
                prior += scholar_share * np.exp((values[i] - scholar_top) / temperature) / scholar_total
            add_child(nodes, sums, counts, node, actions[i], prior)


def add_child(nodes: IntArray, sums: Reals, counts: IntArray, node: int, action: int, prior: float) -> int:
    """Adds a child and returns it, or NO_NODE if the tree is full."""
    child: int = counts[0]
    if child >= len(nodes):
        return NO_NODE
    counts[0] += 1
    nodes[child, FIRST_CHILD] = NO_NODE
    nodes[child, NEXT_SIBLING] = nodes[node, FIRST_CHILD]
    nodes[child, ACTION] = action
    sums[child, PRIOR] = prior
    nodes[node, FIRST_CHILD] = child
    return child


def select_child(
    nodes: IntArray,
    sums: Reals,
    counts: IntArray,
    node: int,
    actions: MutableSequence[int],
    count: int,
    c_puct: float,
    search_parameters: Reals,
) -> int:
    """Returns the index of the choice with the greatest PUCT score.

    A choice that was not legal when the node was expanded is added with the prior floor.
    """
    prior_floor = search_parameters[PRIOR_FLOOR]
    visits = 0
    value_sum = 0.0
    for i in range(count):
        child = find_child(nodes, node, actions[i])
        if child == NO_NODE:
            child = add_child(nodes, sums, counts, node, actions[i], prior_floor)
        if child != NO_NODE:
            visits += nodes[child, VISITS]
            value_sum += sums[child, VALUE]
    unvisited_value = value_sum / visits - search_parameters[FPU_REDUCTION] if visits else 0.5
    exploration = c_puct * np.sqrt(visits + 1.0)
    best = 0
    best_score = -1.0
    for i in range(count):
        child = find_child(nodes, node, actions[i])
        if child != NO_NODE:
            child_visits = nodes[child, VISITS]
            score = sums[child, VALUE] / child_visits if child_visits else unvisited_value
            score += exploration * (sums[child, PRIOR] + prior_floor) / (1 + child_visits)
            if score > best_score or (score == best_score and actions[i] < actions[best]):
                best_score = score
                best = i
    return best
