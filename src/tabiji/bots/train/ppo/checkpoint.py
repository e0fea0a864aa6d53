"""Checkpoints of a training, and the export that it needs, in its folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ....core.errors import BadOptions
from .learner import Learner
from .network import Network, NetworkWeights


def read_export(folder: Path) -> dict[str, Any]:
    """Returns the description of the export in a folder; raises BadOptions if there is none."""
    file = folder / "export" / "export.json"
    try:
        export: dict[str, Any] = json.loads(file.read_text())
    except FileNotFoundError:
        raise BadOptions(f"{file} is not there: `tabiji train master GAME` makes it.") from None
    except ValueError:
        raise BadOptions(f"{file} is damaged: choose another folder.") from None
    return export


def save_checkpoint(
    folder: Path, network: Network, learner: Learner, average: NetworkWeights, state: dict[str, Any]
) -> None:
    """Writes the averaged weights, the last ones, and all that is needed to resume."""
    network.write(folder / "net.npz", average)
    network.write(folder / "last.npz", learner.weights)
    checkpoint = {
        "names": network.names,
        "weights": {name: tensor.detach().cpu() for name, tensor in learner.weights.items()},
        "average": {name: tensor.cpu() for name, tensor in average.items()},
        "optimizer": learner.optimizer.state_dict(),
        "state": {name: value for name, value in state.items() if name != "snapshots"},
    }
    for name, value in (("state.pt", checkpoint), ("snapshots.pt", state["snapshots"])):
        unfinished = folder / f"{name}.new"
        network.torch.save(value, unfinished)
        unfinished.replace(folder / name)


def load_checkpoint(
    folder: Path, network: Network, learner: Learner, average: NetworkWeights, state: dict[str, Any]
) -> None:
    """Resumes from a checkpoint, or begins with the network `begin.npz`, which may be narrower."""
    torch, file, begin = network.torch, folder / "state.pt", folder / "begin.npz"
    if file.exists():
        try:
            checkpoint = torch.load(file, map_location=network.device, weights_only=False)
            state |= checkpoint["state"] | {"snapshots": torch.load(folder / "snapshots.pt", weights_only=False)}
            weights, averaged, optimizer = checkpoint["weights"], checkpoint["average"], checkpoint["optimizer"]
            fits = checkpoint["names"] == network.names
            fits &= all(weights[name].shape == tensor.shape for name, tensor in learner.weights.items())
        except Exception:
            raise BadOptions(f"{file} is damaged: choose another folder.") from None
        if not fits:
            raise BadOptions(f"{file} does not fit these features or this width: choose another folder.")
        network.fill(learner.weights, weights)
        network.fill(average, averaged)
        learner.optimizer.load_state_dict(optimizer)
        for group in learner.optimizer.param_groups:
            group["lr"], group["capturable"] = learner.learning_rate, network.device == "cuda"
    elif begin.exists():
        network.fill(learner.weights, network.read(begin))
        network.fill(average, {name: tensor.detach() for name, tensor in learner.weights.items()})
