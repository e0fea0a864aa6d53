"""The form of a net, of its file, and of what is told about a choice: what playing and learning have in common."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ...core.errors import BadOptions

FORMAT_VERSION = 1  # what is kept of a net, and how
SEATS = 5
LEAD_RANGE = 60.0  # points of a lead, from the worst to the best there is
NEW_GAME = -1  # instead of a slot: deal a new game
OVER, SEAT, PHASE, PLAYERS, PIECES = range(5)  # what is told about a choice; the pieces are in the order they are shown
META_SIZE = PIECES + SEATS
NET = 0  # a mind at a table: whoever learns; above it the rows of a lore, from 1 on


class BadNetFile(BadOptions):
    """A file of weights that does not fit."""


def shapes(row: int, width: int, slots: int) -> dict[str, tuple[int, int]]:
    """The sizes of a net's arrays."""
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
    """Keep a net, in half precision; names: of the numbers of the rows it sees."""
    kept: dict[str, Any] = {"game": game, "form": FORMAT_VERSION, "names": np.array("\n".join(names))}
    kept |= {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    unfinished = file.with_suffix(".new.npz")
    np.savez_compressed(unfinished, **kept)
    unfinished.replace(file)


def read(file: Path, game: str, names: Sequence[str], slots: int) -> dict[str, Any]:
    """The arrays of a net's file, checked; what it does not know of a row counts for nothing."""
    try:
        with np.load(file) as found:
            kept = {name: found[name] for name in found.files}
    except FileNotFoundError:
        raise BadNetFile(f"{file} is not there.") from None
    except (OSError, ValueError, EOFError, KeyError, BadZipFile):
        raise BadNetFile(f"{file} is damaged, or no net at all.") from None
    if not {"game", "form", "names", "w1"} <= set(kept):
        raise BadNetFile(f"{file} is no net of ours.")
    if str(kept["game"]) != game:
        raise BadNetFile(f"{file} is a net of {kept['game']}, not of {game}.")
    if int(kept["form"]) != FORMAT_VERSION:
        raise BadNetFile(f"{file} is a net of form {kept['form']}: this version reads form {FORMAT_VERSION}.")
    theirs, place = str(kept["names"]).split("\n"), {name: at for at, name in enumerate(names)}
    for name in theirs:
        if name not in place:
            raise BadNetFile(f"{file} was learned with other features: there is no '{name}' any more.")
    arrays: dict[str, Any] = {name: kept.get(name) for name in shapes(0, 0, 0)}
    sizes = shapes(len(theirs), len(kept["w1"]), slots)
    if any(array is None or array.shape != sizes[name] for name, array in arrays.items()):
        raise BadNetFile(f"{file} is damaged: its arrays do not fit together.")
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise BadNetFile(f"{file} is damaged: it holds what is no number.")
    spread = np.zeros((len(kept["w1"]), len(names)), np.float16)
    spread[:, [place[name] for name in theirs]] = kept["w1"]
    return arrays | {"w1": spread}
