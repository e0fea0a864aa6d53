"""The master's search: the sage's tree, in which the net says what to try and what each player may hope for (compiled).

A playout ends where the tree does: there the net foresees how the game will end, and scholars play on to the end to be
believed in part. What is decided between the decisions of the tree, where hidden things are decided about, the scholar
decides: it is quick.
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
from ..heuristic.evaluate import best_place, evaluate
from ..heuristic.scratch import ParameterArray, Reals, Scratch, ScratchArray
from ..mcts.search import ACTION, FIRST, MAX_DEPTH, NEXT, NO_NODE, VISITS, WINS, WORTH, find_child
from .format import LEAD_RANGE, SEATS
from .inference import Weights, best_slot, evaluate_state, read_values

# The places of `SearchParameters` in a row
C_PUCT, FPU_REDUCTION, PRIOR_FLOOR, TEMPERATURE, WIN_WEIGHT, ROLLOUT_WEIGHT, OPPONENT_SCHOLAR_SHARE, OPPONENT_C_PUCT = (
    range(8)
)
STATE, PRIOR = 4, 2  # what a node has beside what a sage's has: whether it was seen, and what the net thinks of it
NEW, EVALUATED, EXPANDED = range(3)


def new_tree(room: int) -> tuple[IntArray, Reals, IntArray]:
    """A tree with nothing but its root, as the sage's."""
    nodes, sums, counts = np.zeros((room, 5), np.int64), np.zeros((room, 3)), np.array([1, 0])
    nodes[0, FIRST] = NO_NODE
    return nodes, sums, counts


@takes(
    root="record 1",
    nodes="int64 room 5",
    sums="float64 room 3",
    counts="int64 2",
    lore="lore rows",
    desks="desk 1",
)
def search(
    root: GameArray,
    nodes: IntArray,
    sums: Reals,
    counts: IntArray,
    seed: int,
    playouts: int,
    lore: ParameterArray,
    desks: ScratchArray,
    net: Weights,
    eyes: Any,
    habits: Reals,
) -> None:
    """Look ahead some times from the root."""
    desk = desks[0]
    eye = eyes[0]
    out = desk.out
    path, deciders = np.empty(MAX_DEPTH, np.int64), np.empty(MAX_DEPTH, np.int64)
    values = np.empty((2, SEATS))
    work = root.copy()
    game = work[0]
    seat = game.seat
    for _ in range(playouts):
        work[0] = root[0]
        determinize(game, seat, seed + counts[1] & 0x7FFFFFFFFFFFFFFF)
        counts[1] += 1
        node = 0
        depth = 0
        while not is_over(game):
            count = legal_actions(game, out)
            place = 0
            if depth == 0 or (count > 1 and OPEN_PHASES >> game.phase & 1):
                if nodes[node, STATE] != EXPANDED:
                    evaluate_state(game, net, eye, out, count)
                    as_scholars = habits[OPPONENT_SCHOLAR_SHARE] if game.seat != seat else 0.0
                    if as_scholars > 0.0:
                        evaluate(game, lore[SCHOLAR], desk, count)
                    expand(nodes, sums, counts, node, desk, eye, count, habits[TEMPERATURE], as_scholars)
                    read_values(game, eye, values)
                    if depth > 0:
                        break
                curiosity = habits[C_PUCT if game.seat == seat else OPPONENT_C_PUCT]
                place = select_child(nodes, sums, counts, node, out, count, curiosity, habits)
                child = find_child(nodes, node, out[place])
                if child == NO_NODE or depth == MAX_DEPTH:  # there is no room left
                    evaluate_state(game, net, eye, out, count)
                    read_values(game, eye, values)
                    break
                path[depth] = child
                deciders[depth] = game.seat
                depth += 1
                node = child
            elif count > 1:
                if nodes[node, STATE] == NEW:  # what the net foresees here is enough for this time
                    nodes[node, STATE] = EVALUATED
                    evaluate_state(game, net, eye, out, count)
                    read_values(game, eye, values)
                    break
                evaluate(game, lore[SCHOLAR], desk, count)
                place = best_place(desk, count)
            apply(game, out[place])
        trust = 1.0
        if not is_over(game):
            trust = habits[ROLLOUT_WEIGHT]
            if trust > 0.0:
                rollout(game, lore, desk)
        for player in range(game.players):
            if trust == 1.0:
                values[0, player] = first_place_share(game, player)
                values[1, player] = normalize_lead(game, player)
            elif trust > 0.0:
                values[0, player] += trust * (first_place_share(game, player) - values[0, player])
                values[1, player] += trust * (normalize_lead(game, player) - values[1, player])
        for step in range(depth):
            share = values[0, deciders[step]]
            ahead = values[1, deciders[step]]
            nodes[path[step], VISITS] += 1
            sums[path[step], WORTH] += habits[WIN_WEIGHT] * share + (1 - habits[WIN_WEIGHT]) * ahead
            sums[path[step], WINS] += share


def normalize_lead(game: Game, player: int) -> float:
    """A lead, from 0 to 1."""
    return min(1.0, max(0.0, 0.5 + lead(game, player) / LEAD_RANGE))


def rollout(game: Game, lore: ParameterArray, desk: Scratch) -> None:
    """Let scholars play to the end."""
    while not is_over(game):
        count = legal_actions(game, desk.out)
        place = 0
        if count > 1:
            evaluate(game, lore[SCHOLAR], desk, count)
            place = best_place(desk, count)
        apply(game, desk.out[place])


def expand(
    nodes: IntArray,
    sums: Reals,
    counts: IntArray,
    node: int,
    desk: Scratch,
    eye: Any,
    count: int,
    level: float,
    as_scholars: float,
) -> None:
    """Give a node its children, with what the net thinks of them, and in part scholars, who have weighed them."""
    nodes[node, STATE] = EXPANDED
    out, values = desk.out, desk.values
    top = eye.out[eye.where[best_slot(eye, count)]]
    total = 0.0
    for place in range(count):
        total += np.exp((eye.out[eye.where[place]] - top) / level)
    likely = 0.0
    all_likely = 1.0
    if as_scholars > 0.0:
        likely = values[best_place(desk, count)]
        all_likely = 0.0
        for place in range(count):
            all_likely += np.exp((values[place] - likely) / level)
    for place in range(count):
        if find_child(nodes, node, out[place]) == NO_NODE:
            prior = (1 - as_scholars) * np.exp((eye.out[eye.where[place]] - top) / level) / total
            if as_scholars > 0.0:
                prior += as_scholars * np.exp((values[place] - likely) / level) / all_likely
            add_child(nodes, sums, counts, node, out[place], prior)


def add_child(nodes: IntArray, sums: Reals, counts: IntArray, node: int, action: int, prior: float) -> int:
    """A new child, unless there is no room."""
    child: int = counts[0]
    if child >= len(nodes):
        return NO_NODE
    counts[0] += 1
    nodes[child, FIRST] = NO_NODE
    nodes[child, NEXT] = nodes[node, FIRST]
    nodes[child, ACTION] = action
    sums[child, PRIOR] = prior
    nodes[node, FIRST] = child
    return child


def select_child(
    nodes: IntArray,
    sums: Reals,
    counts: IntArray,
    node: int,
    out: MutableSequence[int],
    count: int,
    curiosity: float,
    habits: Reals,
) -> int:
    """The place of the choice to try next; what was not legal when the node was opened comes to it as an outsider."""
    visits = 0
    worth = 0.0
    for place in range(count):
        child = find_child(nodes, node, out[place])
        if child == NO_NODE:
            child = add_child(nodes, sums, counts, node, out[place], habits[PRIOR_FLOOR])
        if child != NO_NODE:
            visits += nodes[child, VISITS]
            worth += sums[child, WORTH]
    expected = worth / visits - habits[FPU_REDUCTION] if visits else 0.5
    reach = curiosity * np.sqrt(visits + 1.0)
    chosen = 0
    most = -1.0
    for place in range(count):
        child = find_child(nodes, node, out[place])
        if child != NO_NODE:
            tried = nodes[child, VISITS]
            hope = sums[child, WORTH] / tried if tried else expected
            hope += reach * (sums[child, PRIOR] + habits[PRIOR_FLOOR]) / (1 + tried)
            if hope > most or (hope == most and out[place] < out[chosen]):
                most = hope
                chosen = place
    return chosen
