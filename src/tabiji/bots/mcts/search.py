"""The sage's search: a tree of decisions, grown by playing on to the end in worlds its seat may imagine (compiled).

In each playout what the seat cannot know is dealt anew; the tree holds decisions alone, whatever was drawn between them
(open loop). Whoever decides is thought to want what is best for itself (max^n), guided by the scholar's policy."""

from __future__ import annotations

import numpy as np

from ...compile.argument_checks import takes
from ...compile.batch import GameArray, IntArray
from ...compile.outcome import first_place_share, lead
from ...compile.placeholders import OPEN_PHASES, apply, determinize, is_over, legal_actions
from ..compiled_play import SCHOLAR
from ..heuristic.evaluate import best_place, evaluate
from ..heuristic.scratch import ParameterArray, Reals, Scratch, ScratchArray

C_PUCT = 0.8  # how much a promising choice is tried before it has proved itself
FPU_REDUCTION = 0.05  # how much less than the others an untried choice is thought to be worth
PRIOR_FLOOR = 0.01  # what even the least promising choice is thought of
TEMPERATURE = 2.0  # evens out what the scholar thinks
LEAD_RANGE = 60.0  # points of a lead, from the worst to the best there is
MAX_DEPTH = 512

# A node of the tree, a row of each: numbers, and sums of what came of its playouts
FIRST, NEXT, ACTION, VISITS = range(4)
NO_NODE = -1
WORTH, WINS = range(2)


def new_tree(room: int) -> tuple[IntArray, Reals, IntArray]:
    """A tree with nothing but its root: the nodes, their sums, how many there are and how many playouts there were."""
    nodes, sums, counts = np.zeros((room, 4), np.int64), np.zeros((room, 2)), np.array([1, 0])
    nodes[0, FIRST] = NO_NODE
    return nodes, sums, counts


@takes(
    root="record 1",
    nodes="int64 room 4",
    sums="float64 room 2",
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
) -> None:
    """Play on some times from the root."""
    desk = desks[0]
    out = desk.out
    path, deciders = np.empty(MAX_DEPTH, np.int64), np.empty(MAX_DEPTH, np.int64)
    work = root.copy()
    game = work[0]
    seat = game.seat
    for _ in range(playouts):
        work[0] = root[0]
        determinize(game, seat, seed + counts[1] & 0x7FFFFFFFFFFFFFFF)
        counts[1] += 1
        node = 0
        depth = 0
        growing = True
        while not is_over(game):
            count = legal_actions(game, out)
            place = 0
            if count > 1 or depth == 0:  # what is asked about is a node even if there is no choice
                evaluate(game, lore[SCHOLAR], desk, count)
                if growing and (depth == 0 or OPEN_PHASES >> game.phase & 1):
                    place = select_child(nodes, sums, node, desk, count)
                    child = find_child(nodes, node, out[place])
                    if child == NO_NODE and counts[0] < len(nodes):
                        child = counts[0]
                        counts[0] += 1
                        nodes[child, FIRST] = NO_NODE
                        nodes[child, NEXT] = nodes[node, FIRST]
                        nodes[child, ACTION] = out[place]
                        nodes[node, FIRST] = child
                        growing = False
                    if child == NO_NODE:
                        growing = False
                    else:
                        path[depth] = child
                        deciders[depth] = game.seat
                        depth += 1
                        node = child
                        growing = growing and depth < MAX_DEPTH
                else:
                    place = best_place(desk, count)
            apply(game, out[place])
        for step in range(depth):
            share = first_place_share(game, deciders[step])
            ahead = min(1.0, max(0.0, 0.5 + lead(game, deciders[step]) / LEAD_RANGE))
            nodes[path[step], VISITS] += 1
            sums[path[step], WORTH] += 0.5 * share + 0.5 * ahead
            sums[path[step], WINS] += share


def find_child(nodes: IntArray, node: int, action: int) -> int:
    """The node that an action leads to."""
    child: int = nodes[node, FIRST]
    while child != NO_NODE and nodes[child, ACTION] != action:
        child = nodes[child, NEXT]
    return child


def select_child(nodes: IntArray, sums: Reals, node: int, desk: Scratch, count: int) -> int:
    """The place of the choice to try next: what proved good, and what the scholar thinks good (which it overwrites)."""
    out, values = desk.out, desk.values
    top = values[best_place(desk, count)]
    total = 0.0
    visits = 0
    worth = 0.0
    for place in range(count):
        values[place] = np.exp((values[place] - top) / TEMPERATURE)
        total += values[place]
        child = find_child(nodes, node, out[place])
        if child != NO_NODE:
            visits += nodes[child, VISITS]
            worth += sums[child, WORTH]
    expected = worth / visits - FPU_REDUCTION if visits else 0.5
    reach = C_PUCT * np.sqrt(visits + 1.0)
    chosen = 0
    most = -1.0
    for place in range(count):
        child = find_child(nodes, node, out[place])
        tried = nodes[child, VISITS] if child != NO_NODE else 0
        hope = sums[child, WORTH] / tried if tried else expected
        hope += reach * (values[place] / total + PRIOR_FLOOR) / (1 + tried)
        if hope > most or (hope == most and out[place] < out[chosen]):
            most = hope
            chosen = place
    return chosen
