"""The net as torch learns it: games are columns, so that neighbouring threads write neighbouring bytes."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

from ...net.format import PIECES, PLAYERS, SEATS, read, shapes, write

SMALLEST = {"w1": 1.4, "w2": 1.0, "w3": 1.0, "wp": 0.05, "wv": 0.1}  # how large weights begin
FILLED = 120  # numbers of a row that are not zero, about

Net = dict[str, Any]


class Network:
    """What can be done with the weights of a game's nets."""

    def __init__(self, torch: Any, kit: dict[str, Any], scale: Any, device: str) -> None:
        self.torch, self.game, self.names = torch, kit["game"], kit["names"]
        self.row, self.slots, self.device = len(self.names), kit["slots"], device
        self.half = torch.bfloat16 if device == "cuda" else torch.float32
        self.scale = torch.from_numpy(scale).to(device).to(torch.float32)

    def new(self, width: int) -> Net:
        """A net that knows nothing yet."""
        net = {}
        for name, shape in shapes(self.row, width, self.slots).items():
            gain = SMALLEST.get(name, 0.0) / math.sqrt(FILLED if name == "w1" else shape[1])
            net[name] = self.torch.randn(shape, device=self.device) * gain
        net["bv"][SEATS:] = 0.5
        return net

    def used(self, net: Net) -> Net:
        """The weights as they are used: scaled and halved."""
        return {name: (each * self.scale if name == "w1" else each).to(self.half) for name, each in net.items()}

    def ready(self, net: Net, into: Net | None = None) -> Net:
        """Weights to play with, which do not change as the net learns."""
        made = self.used(net)
        if into is None:
            return {name: tensor.detach().clone() for name, tensor in made.items()}
        for name, tensor in made.items():
            into[name].copy_(tensor)
        return into

    def forward(self, w: Net, x: Any) -> tuple[Any, Any]:
        """What every slot promises, and how the game will end."""
        add = self.torch.addmm
        h = add(w["b1"], w["w1"], x).relu_()
        h = h + add(w["b2"], w["w2"], h).relu_()
        h = h + add(w["b3"], w["w3"], h).relu_()
        return add(w["bp"], w["wp"], h).float(), add(w["bv"], w["wv"], h).float()

    def legal(self, logits: Any, rows: Any, over: Any) -> Any:
        """Logits of what is legal; of games that are over, of nothing in particular."""
        legal = rows[: self.slots] > 0
        legal[0] |= over
        return logits.masked_fill(~legal, -1e9)

    def outcome(self, value: Any, about: Any) -> tuple[Any, Any, Any]:
        """Logits of the first place, leads, and which of the pieces are players."""
        pieces = about[PIECES : PIECES + SEATS]
        there = (pieces >= 0) & (pieces < about[PLAYERS : PLAYERS + 1])
        there[0] = True
        return value[:SEATS].masked_fill(~there, -1e9), value[SEATS:], there

    def read(self, file: Path) -> Net:
        """The weights of a file, as they learn."""
        found = read(file, self.game, self.names, self.slots)
        net = {name: self.torch.from_numpy(each.astype(np.float32)).to(self.device) for name, each in found.items()}
        return net | {"w1": net["w1"] / self.scale}

    def write(self, file: Path, net: Net) -> None:
        """Keep weights as they are played with."""
        whole = {name: (each * self.scale if name == "w1" else each) for name, each in net.items()}
        arrays = {name: each.detach().float().cpu().numpy() for name, each in whole.items()}
        write(file, self.game, arrays, self.names)

    def fill(self, net: Net, found: Net) -> None:
        """Take over weights; of a narrower net what is new changes nothing at first."""
        with self.torch.no_grad():
            for name, mine in net.items():
                theirs = found[name].to(self.device)
                rows, columns = theirs.shape
                if name != "w1":  # what comes from new hidden numbers counts for nothing yet
                    mine[:, columns:] = 0.0
                mine[:rows, :columns] = theirs
