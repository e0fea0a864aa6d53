"""The net: what it is made of, its file, and how it looks at a choice (compiled).

A row of whole numbers, a hidden layer, two more that add to it, then what each slot promises and how the game will end:
for every player, in the order they are shown, the logit of its share in the first place, and its lead.
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
    """The file of the net in use."""
    return Path(str(slots_of(game).__file__)).with_name("net.npz")


def load_weights(file: Path, game: str) -> Weights:
    """The arrays as `infer` takes them: a row for every input, in single precision."""
    slots, names_of_row = slots_of(game).NET_SLOTS, row_names(game)
    kept, count = read(file, game, names_of_row, slots), slots + 2 * SEATS
    width, padded = kept["w1"].shape[0], -(-count // LANES) * LANES
    last, bias = np.zeros((width, padded), np.float32), np.zeros(padded, np.float32)
    last[:, :count] = np.concatenate([kept["wp"], kept["wv"]]).T
    bias[:count] = np.concatenate([kept["bp"], kept["bv"]])[:, 0]
    made = []
    for layer in ("1", "2", "3"):
        made += [np.ascontiguousarray(kept["w" + layer].T, np.float32), kept["b" + layer][:, 0].astype(np.float32)]
    return (*made, last, bias)


# ---------------------------------------------------------------- compiled


def forward(net: Weights, eye: Any) -> None:
    """The outputs for a row; most numbers are zero, of the others four at a time are taken in.

    All in one function that stands apart, so that its loops become vectors.
    """
    w1, b1, w2, b2, w3, b3, wo, bo = net
    told, hidden, more, out, awake = eye.told, eye.hidden, eye.more, eye.out, eye.awake
    width = len(b1)
    size = len(eye.row)
    for i in range(size):
        told[i] = eye.row[i]
    for j in range(width):
        hidden[j] = 0
    for w, b in ((w1, b1), (w2, b2), (w3, b3)):
        count = 0
        for i in range(size):
            if told[i] != 0:
                awake[count] = i
                count += 1
        for j in range(width):
            more[j] = b[j]
        fours = count - count % 4
        for at in range(0, fours, 4):
            i0, i1, i2, i3 = awake[at], awake[at + 1], awake[at + 2], awake[at + 3]
            x0, x1, x2, x3 = told[i0], told[i1], told[i2], told[i3]
            for j in range(width):
                more[j] += x0 * w[i0, j] + x1 * w[i1, j] + x2 * w[i2, j] + x3 * w[i3, j]
        for at in range(fours, count):
            for j in range(width):
                more[j] += told[awake[at]] * w[awake[at], j]
        for j in range(width):
            hidden[j] += max(more[j], np.float32(0))
            told[j] = hidden[j]
        size = width
    for j in range(len(bo)):
        out[j] = bo[j]
    for i in range(width):
        x = hidden[i]
        if x != 0:
            for j in range(len(bo)):
                out[j] += x * wo[i, j]


def evaluate_state(game: Game, net: Weights, eye: Any, actions: Any, count: int) -> None:
    """Look at a choice: the eye then holds its slots and the outputs."""
    row = eye.row
    for at in range(ROW_SIZE):
        row[at] = 0
    net_slots(game, actions, count, eye.where)
    for place in range(count):
        row[eye.where[place]] = 1
    write_features(game, game.seat, row[NET_SLOTS:])
    forward(net, eye)


def best_slot(eye: Any, count: int) -> int:
    """The place of the choice that promises most."""
    first = 0
    for place in range(1, count):
        if eye.out[eye.where[place]] > eye.out[eye.where[first]]:
            first = place
    return first


def read_values(game: Game, eye: Any, values: Any) -> None:
    """What every player may hope for by the last look: its share in the first place, its lead from 0 to 1."""
    seat = game.seat
    out = eye.out
    top = out[NET_SLOTS]
    for player in range(game.players):
        nth = 0 if player == seat else 1 + sooner(game, seat, player)
        top = max(top, out[NET_SLOTS + nth])
    total = 0.0
    for player in range(game.players):
        nth = 0 if player == seat else 1 + sooner(game, seat, player)
        values[0, player] = np.exp(out[NET_SLOTS + nth] - top)
        values[1, player] = min(1.0, max(0.0, out[NET_SLOTS + SEATS + nth]))
        total += values[0, player]
    for player in range(game.players):
        values[0, player] /= total


def new_activations(game: str, width: int) -> Any:
    """Where a thread looks: a row, its slots, what a layer is told and finds, what of it is not zero, the outputs."""
    outputs = -(-(slots_of(game).NET_SLOTS + 2 * SEATS) // LANES) * LANES
    row = -(-len(row_names(game)) // 8) * 8
    room = [
        ("row", "i1", (row,)),
        ("where", "i8", (32,)),
        ("hidden", "f4", (width,)),
        ("more", "f4", (width,)),
        ("told", "f4", (max(width, row),)),
        ("awake", "i8", (max(width, row),)),
        ("out", "f4", (outputs,)),
    ]
    return np.zeros(1, np.dtype(room, align=True))
