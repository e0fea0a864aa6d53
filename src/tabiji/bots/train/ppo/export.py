"""The export of a training: all that a machine with a GPU needs, made ahead on any machine.

It holds the kernels as PTX, the tables, the parameters of the bots, and results of the CPU to compare with.
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
from ...net.format import LEARNER, META_SIZE, NEW_GAME, OVER, SEATS
from ...net.inputs import compiler_of, gpu_of, row_names, slots_of
from ...net.steps import step_all, step_self_play, step_with_scholars
from .. import training_tables
from .rollouts import SCHOLAR

BOT = "master"
CHECK_GAMES = 1024  # games that are compared between GPU and CPU
KERNELS = ("random_play", "self_play", "with_scholars")


class CpuStepper:
    """Games stepped in parallel on the CPU."""

    def __init__(self, game: str, starts: GameArray, count: int) -> None:
        self.game, self.starts = game, starts
        self.games = np.repeat(starts[:1], count)
        self.rows = np.zeros((len(row_names(game)), count), np.int8)
        self.meta = np.zeros((META_SIZE, count), np.int8)
        self.shares, self.leads = np.zeros((SEATS, count), np.float32), np.zeros((SEATS, count), np.float32)
        self.policy_ids = np.full((SEATS, count), LEARNER, np.int8)
        self.chosen = np.full(count, NEW_GAME, np.int16)
        self._step, self._scratch_array = compiler_of(game).compile_entry(step_all), new_scratch(game)

    def step(self, tables: Any, seeds: IntArray) -> bool:
        """Applies the chosen slots; returns whether any game goes on."""
        self.rows[:] = 0
        observations = self.chosen, self.rows, self.meta, self.shares, self.leads
        policies = self.policy_ids, default_parameters(self.game)
        self._step(self.starts, tables, seeds, self.games, *observations, *policies, self._scratch_array)
        return bool((self.meta[OVER] == 0).any())


def starts_of(game: str) -> GameArray:
    """Returns the states of the training tables before the deal."""
    spec = load_game(game)
    options = [spec.parse_options(table.options) for table in training_tables(spec, BOT)]
    return np.concatenate([spec.initial_state(each).to_record() for each in options])


def hash_choice(slots: int, step: int, rows: Any, count: int, numbers: Any) -> Any:
    """Returns a legal slot of each game by a hash, which is the same in numpy and torch (numbers)."""
    slot, game = numbers.arange(slots)[:, None], numbers.arange(count)[None]
    return ((((slot * 7919 + step * 104729 + game * 31) % 1009) + 1) * (rows[:slots] > 0)).argmax(0)


def checksum(rows: Any, numbers: Any) -> int:
    """Returns a checksum of rows, which is the same in numpy and torch (numbers)."""
    weights = numbers.arange(rows.shape[0])[:, None] % 31 + 1
    return int((rows * weights).sum())


def ptx(game: str, kernel: str) -> str:
    """Returns a kernel of a game as PTX."""
    compiler = gpu_of(game)
    if kernel == "random_play":
        return compiler.random_play_kernel()
    games = compiler.record, 1
    step = games, ("i1", 1), ("i8", 1), games, ("i2", 1), ("i1", 2), ("i1", 2), ("f4", 2), ("f4", 2)
    if kernel == "self_play":
        return compiler.build_kernel(step_self_play, *step)
    return compiler.build_kernel(step_with_scholars, *step, ("i1", 2), (default_parameters(game).dtype, 1))


def export(game: str, folder: Path, progress: Callable[[str], None]) -> None:
    """Writes the export of a game, unless the folder holds a current one; calls progress with what is being made."""
    rules, starts = gpu_of(game).folder, starts_of(game)
    tables = training_tables(load_game(game), BOT)
    description: dict[str, Any] = {
        "game": game,
        "names": list(row_names(game)),
        "rules": rules.name if rules else "",
        "slots": slots_of(game).NET_SLOTS,
        "record": starts.itemsize,
        "players": starts["players"].tolist(),
        "weights": [table.weight for table in tables],
        "tables": [dict(table.options) for table in tables],
    }
    if _is_current(folder, description):
        return
    folder.mkdir(parents=True, exist_ok=True)
    parameters = default_parameters(game)
    for name in KERNELS:
        progress(f"kernel {name}")
        (folder / f"{name}.ptx").write_text(ptx(game, name))
    np.save(folder / "starts.npy", starts.view(np.uint8).reshape(len(starts), -1))
    np.save(folder / "parameters.npy", parameters.view(np.uint8).reshape(len(parameters), -1))
    progress("results of the CPU")
    expected, scale = _expected(game, starts)
    np.savez_compressed(folder / "expected.npz", **expected)
    np.save(folder / "scale.npy", scale)
    (folder / "export.json").write_text(json.dumps(description) + "\n")


def _is_current(folder: Path, description: dict[str, Any]) -> bool:
    """Whether a folder holds this export; raise BadOptions if it holds that of another game."""
    file = folder / "export.json"
    if not file.exists():
        return False
    try:
        found = json.loads(file.read_text())
    except ValueError:
        raise BadOptions(f"{file} is damaged: choose another folder.") from None
    if found.get("game") != description["game"]:
        raise BadOptions(
            f"{folder} is the export of {found.get('game')}, not of {description['game']}: choose another folder."
        )
    return {name: found.get(name) for name in description} == description


def _expected(game: str, starts: GameArray) -> tuple[dict[str, Any], Any]:
    """Returns the CPU's results of hashed choices, of scholars and of random games; and the scale of the inputs."""
    slots, tables = slots_of(game).NET_SLOTS, (np.arange(CHECK_GAMES) % len(starts)).astype(np.int8)
    seeds, checks = np.arange(1, CHECK_GAMES + 1), []
    hashed = CpuStepper(game, starts, CHECK_GAMES)
    largest = np.zeros(len(hashed.rows))
    step = 0
    while hashed.step(tables, seeds):
        checks.append((checksum(hashed.rows.astype(np.int64), np), int((hashed.meta[OVER] == 0).sum())))
        largest = np.maximum(largest, np.abs(hashed.rows.astype(int)).max(1))
        hashed.chosen = hash_choice(slots, step, hashed.rows, CHECK_GAMES, np).astype(np.int16)
        step += 1
    stepped = hashed.games.copy()
    scholars = CpuStepper(game, starts, CHECK_GAMES)
    scholars.policy_ids[:] = SCHOLAR
    scholars.step(tables, seeds)
    mixed = CpuStepper(game, starts, CHECK_GAMES)  # for the scale: inputs are larger in better play
    mixed.policy_ids[1:] = SCHOLAR
    step = 0
    while mixed.step(tables, seeds + CHECK_GAMES):
        largest = np.maximum(largest, np.abs(mixed.rows.astype(int)).max(1))
        mixed.chosen = hash_choice(slots, step, mixed.rows, CHECK_GAMES, np).astype(np.int16)
        step += 1
    random = starts[tables].copy()
    compiled = load_game(game).compiled
    for index in range(CHECK_GAMES):
        compiled.deal(random, index, int(seeds[index]))
    compiled.play_all(random)
    expected = {
        "checks": np.array(checks),
        "stepped": stepped.view(np.uint8),
        "shares": hashed.shares,
        "scholars": scholars.games.view(np.uint8),
        "random": random.view(np.uint8),
    }
    return expected, np.where(largest > 1, 2.0 / np.maximum(largest, 1), 1.0)
