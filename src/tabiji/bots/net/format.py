"""The format of networks, of their files, and of the observations that playing and training share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ...core.errors import BadOptions

FORMAT_VERSION = 1  # of the file
SEATS = 5
LEAD_RANGE = 60.0  # points of a lead, from value 0 to value 1
NEW_GAME = -1  # instead of a slot: deal a new game
OVER, SEAT, PHASE, PLAYERS, PIECES = range(5)  # rows of an observation's metadata; the pieces in the order of the row
META_SIZE = PIECES + SEATS
LEARNER = 0  # the policy id of the trained network in training; from 1 on rows of parameters


class BadNetFile(BadOptions):
    """A network's file is missing, damaged or for other features."""


def shapes(row: int, width: int, slots: int) -> dict[str, tuple[int, int]]:
    """Returns the shapes of a network's arrays."""
    return {
        "w1": (width, row),
        "b1": (width, 1),
        "w2": (width, width),
        "b2": (width, 1),
        "w3": (width, width),
        "b3": (width, 1),
        "wp": (slots, width),
        "bp": (slots, 1),
        "wv": (2 * SEATS, width),
        "bv": (2 * SEATS, 1),
    }


def write(file: Path, game: str, arrays: dict[str, Any], names: Sequence[str]) -> None:
    """Writes a network in half precision, with the names of its inputs."""
    contents: dict[str, Any] = {"game": game, "form": FORMAT_VERSION, "names": np.array("\n".join(names))}
    contents |= {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    unfinished = file.with_suffix(".new.npz")
    np.savez_compressed(unfinished, **contents)
    unfinished.replace(file)


def read(file: Path, game: str, names: Sequence[str], slots: int) -> dict[str, Any]:
    """Returns the arrays of a network's file; inputs that it does not have get zero weights. Raises BadNetFile."""
    try:
        with np.load(file) as archive:
            contents = {name: archive[name] for name in archive.files}
    except FileNotFoundError:
        raise BadNetFile(f"{file} is not there.") from None
    except (OSError, ValueError, EOFError, KeyError, BadZipFile):
        raise BadNetFile(f"{file} is damaged, or no net at all.") from None
    if not {"game", "form", "names", "w1"} <= set(contents):
        raise BadNetFile(f"{file} is no net of ours.")
    if str(contents["game"]) != game:
        raise BadNetFile(f"{file} is a net of {contents['game']}, not of {game}.")
    if int(contents["form"]) != FORMAT_VERSION:
        raise BadNetFile(f"{file} is a net of form {contents['form']}: this version reads form {FORMAT_VERSION}.")
    file_names, columns = str(contents["names"]).split("\n"), {name: column for column, name in enumerate(names)}
    for name in file_names:
        if name not in columns:
            raise BadNetFile(f"{file} was learned with other features: there is no '{name}' any more.")
    arrays: dict[str, Any] = {name: contents.get(name) for name in shapes(0, 0, 0)}
    sizes = shapes(len(file_names), len(contents["w1"]), slots)
    if any(array is None or array.shape != sizes[name] for name, array in arrays.items()):
        raise BadNetFile(f"{file} is damaged: its arrays do not fit together.")
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise BadNetFile(f"{file} is damaged: it holds what is no number.")
    w1 = np.zeros((len(contents["w1"]), len(names)), np.float16)
    w1[:, [columns[name] for name in file_names]] = contents["w1"]
    return arrays | {"w1": w1}
