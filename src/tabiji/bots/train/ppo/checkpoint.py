"""What a league keeps in its folder: the nets, and all that is needed to go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ....core.errors import BadOptions
from .learner import Learner
from .network import Net, Network


def read_export(folder: Path) -> dict[str, Any]:
    """What a kit is for."""
    file = folder / "kit" / "kit.json"
    try:
        kit: dict[str, Any] = json.loads(file.read_text())
    except FileNotFoundError:
        raise BadOptions(f"{file} is not there: `tabiji train master GAME` makes it.") from None
    except ValueError:
        raise BadOptions(f"{file} is damaged: choose another folder.") from None
    return kit


def save_checkpoint(folder: Path, brain: Network, lesson: Learner, average: Net, state: dict[str, Any]) -> None:
    """Keep the averaged net and the last one, and all that is needed to go on."""
    brain.write(folder / "net.npz", average)
    brain.write(folder / "last.npz", lesson.net)
    kept = {
        "names": brain.names,
        "net": {name: tensor.detach().cpu() for name, tensor in lesson.net.items()},
        "average": {name: tensor.cpu() for name, tensor in average.items()},
        "optimizer": lesson.optimizer.state_dict(),
        "state": {name: value for name, value in state.items() if name != "pool"},
    }
    for name, value in (("state.pt", kept), ("pool.pt", state["pool"])):
        unfinished = folder / f"{name}.new"
        brain.torch.save(value, unfinished)
        unfinished.replace(folder / name)


def load_checkpoint(folder: Path, brain: Network, lesson: Learner, average: Net, state: dict[str, Any]) -> None:
    """Go on from what is kept; or begin with a net, `begin.npz`, narrower ones included."""
    torch, file, begin = brain.torch, folder / "state.pt", folder / "begin.npz"
    if file.exists():
        try:
            kept = torch.load(file, map_location=brain.device, weights_only=False)
            state |= kept["state"] | {"pool": torch.load(folder / "pool.pt", weights_only=False)}
            fits = kept["names"] == brain.names
            fits &= all(kept["net"][name].shape == tensor.shape for name, tensor in lesson.net.items())
            found, averaged, optimizer = kept["net"], kept["average"], kept["optimizer"]
        except Exception:
            raise BadOptions(f"{file} is damaged: choose another folder.") from None
        if not fits:
            raise BadOptions(f"{file} does not fit these features or this width: choose another folder.")
        brain.fill(lesson.net, found)
        brain.fill(average, averaged)
        lesson.optimizer.load_state_dict(optimizer)
        for group in lesson.optimizer.param_groups:
            group["lr"], group["capturable"] = lesson.learning_rate, brain.device == "cuda"
    elif begin.exists():
        brain.fill(lesson.net, brain.read(begin))
        brain.fill(average, {name: tensor.detach() for name, tensor in lesson.net.items()})
