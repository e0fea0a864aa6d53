"""The policy and value network: its weights and its inference (compiled).

A row of integers, a hidden layer, two residual layers, then a logit for each slot and, for every player in the order of
the row, the logit of its share of the first place and its lead.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from ...compile.placeholders import NET_SLOTS, ROW_SIZE, net_slots, write_features
from ...core.game import Game
from ...road.features import sooner
from .format import SEATS, read
from .inputs import row_names, slots_of

LANES = 8  # outputs are padded to whole vectors
Weights = tuple[Any, ...]


def net_file(game: str) -> Path:
    """Returns the file of the trained network of a game."""
    return Path(str(slots_of(game).__file__)).with_name("net.npz")


def load_weights(file: Path, game: str) -> Weights:
    """Returns the arrays that `forward` takes: single precision, a row for every input."""
    slots, names = slots_of(game).NET_SLOTS, row_names(game)
    arrays, count = read(file, game, names, slots), slots + 2 * SEATS
    width, padded = arrays["w1"].shape[0], -(-count // LANES) * LANES
    wo, bo = np.zeros((width, padded), np.float32), np.zeros(padded, np.float32)
    wo[:, :count] = np.concatenate([arrays["wp"], arrays["wv"]]).T
    bo[:count] = np.concatenate([arrays["bp"], arrays["bv"]])[:, 0]
    layers = []
    for layer in ("1", "2", "3"):
        weights, biases = arrays["w" + layer].T, arrays["b" + layer][:, 0]
        layers += [np.ascontiguousarray(weights, np.float32), biases.astype(np.float32)]
    return (*layers, wo, bo)


# ---------------------------------------------------------------- compiled


def forward(net: Weights, activations: Any) -> None:
    """Computes the outputs for a row; inputs that are zero are skipped, the others are added four at a time.

    It is one function, compiled out of line, so that its loops are vectorized.
    """
    w1, b1, w2, b2, w3, b3, wo, bo = net
    inputs, hidden, layer = activations.inputs, activations.hidden, activations.layer
    outputs, active = activations.outputs, activations.active  # the inputs that are not zero
    width = len(b1)
    size = len(activations.row)
    for i in range(size):
        inputs[i] = activations.row[i]
    for j in range(width):
        hidden[j] = 0
    for w, b in ((w1, b1), (w2, b2), (w3, b3)):
        count = 0
        for i in range(size):
            if inputs[i] != 0:
                active[count] = i
                count += 1
        for j in range(width):
            layer[j] = b[j]
        fours = count - count % 4
        for at in range(0, fours, 4):
            i0, i1, i2, i3 = active[at], active[at + 1], active[at + 2], active[at + 3]
            x0, x1, x2, x3 = inputs[i0], inputs[i1], inputs[i2], inputs[i3]
            for j in range(width):
                layer[j] += x0 * w[i0, j] + x1 * w[i1, j] + x2 * w[i2, j] + x3 * w[i3, j]
        for at in range(fours, count):
            for j in range(width):
                layer[j] += inputs[active[at]] * w[active[at], j]
        for j in range(width):
            hidden[j] += max(layer[j], np.float32(0))
            inputs[j] = hidden[j]
        size = width
    for j in range(len(bo)):
        outputs[j] = bo[j]
    for i in range(width):
        x = hidden[i]
        if x != 0:
            for j in range(len(bo)):
                outputs[j] += x * wo[i, j]


def evaluate_state(game: Game, net: Weights, activations: Any, actions: Any, count: int) -> None:
    """Evaluates a state: writes its slots and the network's outputs to the activation buffers."""
    row = activations.row
    for i in range(ROW_SIZE):
        row[i] = 0
    net_slots(game, actions, count, activations.slots)
    for i in range(count):
        row[activations.slots[i]] = 1
    write_features(game, game.seat, row[NET_SLOTS:])
    forward(net, activations)


def best_slot(activations: Any, count: int) -> int:
    """Returns the index of the legal action with the greatest logit."""
    best = 0
    for i in range(1, count):
        if activations.outputs[activations.slots[i]] > activations.outputs[activations.slots[best]]:
            best = i
    return best


def read_values(game: Game, activations: Any, values: Any) -> None:
    """Writes every player's value from the last outputs: its share of the first place, its lead from 0 to 1."""
    seat = game.seat
    outputs = activations.outputs
    top = outputs[NET_SLOTS]
    for player in range(game.players):
        nth = 0 if player == seat else 1 + sooner(game, seat, player)
        top = max(top, outputs[NET_SLOTS + nth])
    total = 0.0
    for player in range(game.players):
        nth = 0 if player == seat else 1 + sooner(game, seat, player)
        values[0, player] = np.exp(outputs[NET_SLOTS + nth] - top)
        values[1, player] = min(1.0, max(0.0, outputs[NET_SLOTS + SEATS + nth]))
        total += values[0, player]
    for player in range(game.players):
        values[0, player] /= total


def new_activations(game: str, net: Weights) -> Any:
    """Returns activation buffers for a thread, as an array of one record."""
    width, row = len(net[1]), -(-len(row_names(game)) // 8) * 8
    buffers = [
        ("row", "i1", (row,)),
        ("slots", "i8", (32,)),
        ("hidden", "f4", (width,)),
        ("layer", "f4", (width,)),
        ("inputs", "f4", (max(width, row),)),
        ("active", "i8", (max(width, row),)),
        ("outputs", "f4", (len(net[-1]),)),
    ]
    return np.zeros(1, np.dtype(buffers, align=True))
