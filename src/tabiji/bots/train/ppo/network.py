"""The policy and value network in torch. Games are columns, so that neighbouring threads write neighbouring bytes."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

from ...net.format import PIECES, PLAYERS, SEATS, read, shapes, write

INITIAL_GAIN = {"w1": 1.4, "w2": 1.0, "w3": 1.0, "wp": 0.05, "wv": 0.1}
NONZERO_INPUTS = 120  # of a row, about

NetworkWeights = dict[str, Any]


class Network:
    """Functions of the weights of a game's networks."""

    def __init__(self, torch: Any, export: dict[str, Any], scale: Any, device: str) -> None:
        self.torch, self.game, self.names = torch, export["game"], export["names"]
        self.row, self.slots, self.device = len(self.names), export["slots"], device
        self.dtype = torch.bfloat16 if device == "cuda" else torch.float32
        self.scale = torch.from_numpy(scale).to(device).to(torch.float32)

    def new(self, width: int) -> NetworkWeights:
        """Returns random weights."""
        weights = {}
        for name, shape in shapes(self.row, width, self.slots).items():
            gain = INITIAL_GAIN.get(name, 0.0) / math.sqrt(NONZERO_INPUTS if name == "w1" else shape[1])
            weights[name] = self.torch.randn(shape, device=self.device) * gain
        weights["bv"][SEATS:] = 0.5
        return weights

    def prepared(self, weights: NetworkWeights) -> NetworkWeights:
        """Returns weights as `forward` takes them: inputs scaled, in the dtype of the device."""
        return {name: (each * self.scale if name == "w1" else each).to(self.dtype) for name, each in weights.items()}

    def copy(self, weights: NetworkWeights, into: NetworkWeights | None = None) -> NetworkWeights:
        """Returns prepared weights as a copy, or writes them into other weights."""
        prepared = self.prepared(weights)
        if into is None:
            return {name: tensor.detach().clone() for name, tensor in prepared.items()}
        for name, tensor in prepared.items():
            into[name].copy_(tensor)
        return into

    def forward(self, w: NetworkWeights, x: Any) -> tuple[Any, Any]:
        """Returns the logits of the slots, and the values."""
        add = self.torch.addmm
        h = add(w["b1"], w["w1"], x).relu_()
        h = h + add(w["b2"], w["w2"], h).relu_()
        h = h + add(w["b3"], w["w3"], h).relu_()
        return add(w["bp"], w["wp"], h).float(), add(w["bv"], w["wv"], h).float()

    def mask(self, logits: Any, rows: Any, over: Any) -> Any:
        """Returns logits with illegal slots masked; in games that are over only the first slot counts as legal."""
        legal = rows[: self.slots] > 0
        legal[0] |= over
        return logits.masked_fill(~legal, -1e9)

    def split_values(self, values: Any, meta: Any) -> tuple[Any, Any, Any]:
        """Returns the logits of the first place, the leads, and a mask of the pieces that are players."""
        pieces = meta[PIECES : PIECES + SEATS]
        is_player = (pieces >= 0) & (pieces < meta[PLAYERS : PLAYERS + 1])
        is_player[0] = True
        return values[:SEATS].masked_fill(~is_player, -1e9), values[SEATS:], is_player

    def read(self, file: Path) -> NetworkWeights:
        """Returns the weights of a file, as they are trained."""
        arrays = read(file, self.game, self.names, self.slots)
        weights = {
            name: self.torch.from_numpy(each.astype(np.float32)).to(self.device) for name, each in arrays.items()
        }
        return weights | {"w1": weights["w1"] / self.scale}

    def write(self, file: Path, weights: NetworkWeights) -> None:
        """Writes weights as they are played with."""
        scaled = {name: (each * self.scale if name == "w1" else each) for name, each in weights.items()}
        arrays = {name: each.detach().float().cpu().numpy() for name, each in scaled.items()}
        write(file, self.game, arrays, self.names)

    def fill(self, weights: NetworkWeights, source: NetworkWeights) -> None:
        """Copies weights, possibly of a narrower network: new units do not change the outputs at first."""
        with self.torch.no_grad():
            for name, target in weights.items():
                values = source[name].to(self.device)
                rows, columns = values.shape
                if name != "w1":  # the outgoing weights of new units are zero
                    target[:, columns:] = 0.0
                target[:rows, :columns] = values
