"""The kit of a training: all that a machine with a GPU needs, made ahead on any machine.

Kernels as PTX, the tables to play at, what the bots go by, and what the CPU makes of some games, to be compared.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ....compile.batch import GameArray, IntArray
from ....core.errors import BadOptions
from ....games import load_game
from ...heuristic.parameters import default_parameters
from ...heuristic.scratch import new_scratch
from ...net.format import META_SIZE, NEW_GAME, OVER, SEATS
from ...net.inputs import compiler_of, gpu_of, row_names, slots_of
from ...net.steps import step_all, step_self_play, step_with_scholars
from .. import training_tables

BOT = "master"  # whose tables it learns at
CHECK_GAMES = 1024  # games that the GPU's are compared with
KERNELS = ("play", "alone", "among")


class CpuStepper:
    """Where games are stepped side by side on the CPU."""

    def __init__(self, game: str, starts: GameArray, count: int) -> None:
        self.game, self.starts = game, starts
        self.games = np.repeat(starts[:1], count)
        self.rows = np.zeros((len(row_names(game)), count), np.int8)
        self.about = np.zeros((META_SIZE, count), np.int8)
        self.shares, self.leads = np.zeros((SEATS, count), np.float32), np.zeros((SEATS, count), np.float32)
        self.minds = np.zeros((SEATS, count), np.int8)
        self.choices = np.full(count, NEW_GAME, np.int16)
        self._step, self._desk = compiler_of(game).compile_entry(step_all), new_scratch(game)

    def step(self, tables: Any, seeds: IntArray) -> bool:
        """Carry out the choices; whether any game goes on."""
        self.rows[:] = 0
        told = self.choices, self.rows, self.about, self.shares, self.leads, self.minds
        self._step(self.starts, tables, seeds, self.games, *told, default_parameters(self.game), self._desk)
        return bool((self.about[OVER] == 0).any())


def starts_of(game: str) -> GameArray:
    """The tables before anything is dealt."""
    spec = load_game(game)
    options = [spec.parse_options(table.options) for table in training_tables(spec, BOT)]
    return np.concatenate([spec.initial_state(each).to_record() for each in options])


def hash_choice(slots: int, step: int, rows: Any, count: int, numbers: Any) -> Any:
    """A choice that any machine reckons alike: the legal slot with the greatest hash. Numbers: numpy, or torch."""
    slot, game = numbers.arange(slots)[:, None], numbers.arange(count)[None]
    return ((((slot * 7919 + step * 104729 + game * 31) % 1009) + 1) * (rows[:slots] > 0)).argmax(0)


def checksum(rows: Any, numbers: Any) -> int:
    """A number that tells rows apart."""
    weights = numbers.arange(rows.shape[0])[:, None] % 31 + 1
    return int((rows * weights).sum())


def ptx(game: str, kernel: str) -> str:
    """A kernel of a game."""
    made = gpu_of(game)
    if kernel == "play":
        return made.random_play_kernel()
    games = made.record, 1
    step = games, ("i1", 1), ("i8", 1), games, ("i2", 1), ("i1", 2), ("i1", 2), ("f4", 2), ("f4", 2)
    if kernel == "alone":
        return made.build_kernel(step_self_play, *step)
    return made.build_kernel(step_with_scholars, *step, ("i1", 2), (default_parameters(game).dtype, 1))


def export(game: str, folder: Path, told: Callable[[str], None]) -> None:
    """Make the kit of a game; one that is there already and still fits is left alone."""
    made, starts, tables = gpu_of(game), starts_of(game), training_tables(load_game(game), BOT)
    about: dict[str, Any] = {
        "game": game,
        "names": list(row_names(game)),
        "rules": made.folder.name if made.folder else "",
        "slots": slots_of(game).NET_SLOTS,
        "record": starts.itemsize,
        "players": starts["players"].tolist(),
        "weights": [table.weight for table in tables],
        "tables": [dict(table.options) for table in tables],
    }
    if _is_current(folder, about):
        return
    folder.mkdir(parents=True, exist_ok=True)
    lore = default_parameters(game)
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


def _is_current(folder: Path, about: dict[str, Any]) -> bool:
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


def _expected(game: str, starts: GameArray) -> tuple[dict[str, Any], Any]:
    """What comes of games stepped by hashed choices, of games among scholars, of random ones; and a row's scale."""
    slots, tables = slots_of(game).NET_SLOTS, (np.arange(CHECK_GAMES) % len(starts)).astype(np.int8)
    seeds, checks = np.arange(1, CHECK_GAMES + 1), []
    room = CpuStepper(game, starts, CHECK_GAMES)
    most = np.zeros(len(room.rows))
    step = 0
    while room.step(tables, seeds):
        checks.append((checksum(room.rows.astype(np.int64), np), int((room.about[OVER] == 0).sum())))
        most = np.maximum(most, np.abs(room.rows.astype(int)).max(1))
        room.choices = hash_choice(slots, step, room.rows, CHECK_GAMES, np).astype(np.int16)
        step += 1
    stepped = room.games.copy()
    among = CpuStepper(game, starts, CHECK_GAMES)
    among.minds[:] = 2  # all are scholars
    among.step(tables, seeds)
    mixed = CpuStepper(game, starts, CHECK_GAMES)  # as large as numbers get in better play
    mixed.minds[1:] = 2
    step = 0
    while mixed.step(tables, seeds + CHECK_GAMES):
        most = np.maximum(most, np.abs(mixed.rows.astype(int)).max(1))
        mixed.choices = hash_choice(slots, step, mixed.rows, CHECK_GAMES, np).astype(np.int16)
        step += 1
    random = starts[tables].copy()
    compiled = load_game(game).compiled
    for index in range(CHECK_GAMES):
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
