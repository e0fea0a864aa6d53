"""The kit of a training: all that a machine with a GPU needs, made ahead on any machine.

Kernels as PTX, the tables to play at, what the bots go by, and what the CPU makes of some games, to be compared.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.batch import Games, Numbers
from ...engine.errors import BadOptions
from ...games import game_named
from ..desk import desks
from ..lore import our_lore
from .form import ABOUT, BEGIN, OVER, SEATS
from .rows import compiler, gpu, names, rules
from .steps import step_all, step_alone, step_among

# The tables it learns at, and how often each comes up
TABLES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "tokaido": (
        (14, {"players": "4", "variations": "gastronomy"}),
        (2, {"players": "3", "variations": "gastronomy"}),
        (2, {"players": "2", "variations": "gastronomy"}),
        (2, {"players": "5", "variations": "gastronomy"}),
        (3, {"players": "4"}),
        (3, {"players": "3"}),
        (2, {"players": "2"}),
        (3, {"players": "5"}),
        (2, {"players": "4", "variations": "return"}),
        (1, {"players": "5", "variations": "return"}),
        (1, {"players": "3", "variations": "return"}),
        (1, {"players": "2", "variations": "gastronomy return"}),
        (1, {"players": "4", "variations": "initiation preparations"}),
        (1, {"players": "3", "variations": "preparations"}),
        (1, {"players": "4", "variations": "initiation return"}),
        (1, {"players": "4", "variations": "gastronomy", "edition": "french"}),
        (1, {"players": "4", "variations": "gastronomy", "edition": "italian"}),
        (1, {"players": "3", "edition": "italian", "house-rules": "hiroshige-may-decline"}),
        (1, {"players": "2", "edition": "old-french"}),
    ),
    "namiji": (
        (6, {"players": "4"}),
        (3, {"players": "3"}),
        (3, {"players": "2"}),
        (3, {"players": "5"}),
        (3, {"players": "4", "direction": "counterclockwise"}),
        (2, {"players": "3", "direction": "counterclockwise"}),
        (2, {"players": "2", "direction": "counterclockwise"}),
        (2, {"players": "5", "direction": "counterclockwise"}),
    ),
}
CHECKED = 1024  # games that the GPU's are compared with
KERNELS = ("play", "alone", "among")


class Room:
    """Where games are stepped side by side on the CPU."""

    def __init__(self, game: str, starts: Games, count: int) -> None:
        self.game, self.starts = game, starts
        self.games = np.repeat(starts[:1], count)
        self.rows = np.zeros((len(names(game)), count), np.int8)
        self.about = np.zeros((ABOUT, count), np.int8)
        self.shares, self.leads = np.zeros((SEATS, count), np.float32), np.zeros((SEATS, count), np.float32)
        self.minds = np.zeros((SEATS, count), np.int8)
        self.choices = np.full(count, BEGIN, np.int16)
        self._step, self._desk = compiler(game).entry(step_all), desks(game)

    def step(self, tables: Any, seeds: Numbers) -> bool:
        """Carry out the choices; whether any game goes on."""
        self.rows[:] = 0
        told = self.choices, self.rows, self.about, self.shares, self.leads, self.minds
        self._step(self.starts, tables, seeds, self.games, *told, our_lore(self.game), self._desk)
        return bool((self.about[OVER] == 0).any())


def starts_of(game: str) -> Games:
    """The tables before anything is dealt."""
    description = game_named(game)
    return np.concatenate([description.blank(description.options(words)).frozen() for _, words in TABLES[game]])


def hashed(slots: int, step: int, rows: Any, count: int, numbers: Any) -> Any:
    """A choice that any machine reckons alike: the legal slot with the greatest hash. Numbers: numpy, or torch."""
    slot, game = numbers.arange(slots)[:, None], numbers.arange(count)[None]
    return ((((slot * 7919 + step * 104729 + game * 31) % 1009) + 1) * (rows[:slots] > 0)).argmax(0)


def checksum(rows: Any, numbers: Any) -> int:
    """A number that tells rows apart."""
    weights = numbers.arange(rows.shape[0])[:, None] % 31 + 1
    return int((rows * weights).sum())


def ptx(game: str, kernel: str) -> str:
    """A kernel of a game."""
    made = gpu(game)
    if kernel == "play":
        return made.play()
    games = made.record, 1
    step = games, ("i1", 1), ("i8", 1), games, ("i2", 1), ("i1", 2), ("i1", 2), ("f4", 2), ("f4", 2)
    if kernel == "alone":
        return made.kernel(step_alone, *step)
    return made.kernel(step_among, *step, ("i1", 2), (our_lore(game).dtype, 1))


def pack(game: str, folder: Path, told: Callable[[str], None]) -> None:
    """Make the kit of a game; one that is there already and still fits is left alone."""
    made, starts = gpu(game), starts_of(game)
    about: dict[str, Any] = {
        "game": game,
        "names": list(names(game)),
        "rules": made.folder.name if made.folder else "",
        "slots": rules(game).SLOTS,
        "record": starts.itemsize,
        "players": starts["players"].tolist(),
        "weights": [often for often, _ in TABLES[game]],
        "tables": [words for _, words in TABLES[game]],
    }
    if _fits(folder, about):
        return
    folder.mkdir(parents=True, exist_ok=True)
    lore = our_lore(game)
    for name in KERNELS:
        told(f"kernel {name}")
        (folder / f"{name}.ptx").write_text(ptx(game, name))
    np.save(folder / "starts.npy", starts.view(np.uint8).reshape(len(starts), -1))
    np.save(folder / "lore.npy", lore.view(np.uint8).reshape(len(lore), -1))
    told("what the CPU makes of it")
    expected, scale = _expected(game, starts)
    np.savez_compressed(folder / "expected.npz", **expected)
    np.save(folder / "scale.npy", scale)
    (folder / "kit.json").write_text(json.dumps(about) + "\n")


def _fits(folder: Path, about: dict[str, Any]) -> bool:
    """Whether a folder holds this kit."""
    file = folder / "kit.json"
    if not file.exists():
        return False
    try:
        found = json.loads(file.read_text())
    except ValueError:
        raise BadOptions(f"{file} is damaged: choose another folder.") from None
    if found.get("game") != about["game"]:
        raise BadOptions(f"{folder} is the kit of {found.get('game')}, not of {about['game']}: choose another folder.")
    return {name: found.get(name) for name in about} == about


def _expected(game: str, starts: Games) -> tuple[dict[str, Any], Any]:
    """What comes of games stepped by hashed choices, of games among scholars, of random ones; and a row's scale."""
    slots, tables = rules(game).SLOTS, (np.arange(CHECKED) % len(starts)).astype(np.int8)
    seeds, checks = np.arange(1, CHECKED + 1), []
    room = Room(game, starts, CHECKED)
    most = np.zeros(len(room.rows))
    step = 0
    while room.step(tables, seeds):
        checks.append((checksum(room.rows.astype(np.int64), np), int((room.about[OVER] == 0).sum())))
        most = np.maximum(most, np.abs(room.rows.astype(int)).max(1))
        room.choices = hashed(slots, step, room.rows, CHECKED, np).astype(np.int16)
        step += 1
    stepped = room.games.copy()
    among = Room(game, starts, CHECKED)
    among.minds[:] = 2  # all are scholars
    among.step(tables, seeds)
    mixed = Room(game, starts, CHECKED)  # as large as numbers get in better play
    mixed.minds[1:] = 2
    step = 0
    while mixed.step(tables, seeds + CHECKED):
        most = np.maximum(most, np.abs(mixed.rows.astype(int)).max(1))
        mixed.choices = hashed(slots, step, mixed.rows, CHECKED, np).astype(np.int16)
        step += 1
    random = starts[tables].copy()
    compiled = game_named(game).compiled
    for index in range(CHECKED):
        compiled.deal(random, index, int(seeds[index]))
    compiled.play_all(random)
    expected = {
        "checks": np.array(checks),
        "stepped": stepped.view(np.uint8),
        "shares": room.shares,
        "among": among.games.view(np.uint8),
        "random": random.view(np.uint8),
    }
    return expected, np.where(most > 1, 2.0 / np.maximum(most, 1), 1.0)
