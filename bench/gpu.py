"""How fast the rules run on a GPU, and whether they come to the same: builds the kernels where it can, checks, times.

python bench/gpu.py [FOLDER]      # FOLDER/GAME/kit: kernels made ahead, for a machine with only torch
python bench/gpu.py FOLDER --build     # only make them, on any machine with numba-cuda
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tabiji.bots.net.format import META_SIZE, NEW_GAME, OVER, SEATS
from tabiji.bots.train.ppo import read_export
from tabiji.bots.train.ppo.export import CHECK_GAMES, checksum, export, hash_choice
from tabiji.compile.device import Kernel, import_torch_with_gpu
from tabiji.core.errors import TabijiError

PLAYED = 2_000_000  # games a launch
BLOCKS = (64, 128, 256, 512)
SIDE_BY_SIDE = (65536, 131072, 262144, 524288)  # games that are stepped
STEPS = 64
REPEATS = 5


def main(folder: Path, only_build: bool) -> None:
    """Build, check and time both games."""
    for game in ("tokaido", "namiji"):
        if only_build or not (folder / game / "kit" / "kit.json").exists():
            export(game, folder / game / "kit", lambda what, game=game: print(f"{game}: {what}", flush=True))
        if not only_build:
            measure(game, folder / game)


def measure(game: str, folder: Path) -> None:
    """Check and time one game."""
    torch, kit = import_torch_with_gpu(), read_export(folder)

    def load(name: str) -> Any:
        return torch.from_numpy(np.load(folder / "kit" / f"{name}.npy")).cuda()

    def kernel(name: str) -> Kernel:
        began = time.perf_counter()
        made = Kernel((folder / "kit" / f"{name}.ptx").read_text())
        registers, local = made.attributes()
        loaded = f"loaded in {time.perf_counter() - began:.1f} s"
        print(f"{game} {name}: {loaded}, {registers} registers, {local} bytes of local memory", flush=True)
        return made

    starts, lore = load("starts"), load("lore")
    expected = np.load(folder / "kit" / "expected.npz")
    print(f"{torch.cuda.get_device_name(0)}, torch {torch.__version__}; {game}: {kit['record']} bytes a game")
    random_games(torch, game, kernel("play"), starts, expected["random"])
    step = kernel("alone")
    steps(torch, game, kit, step, starts, expected)
    among(torch, game, kit, kernel("among"), starts, lore, expected["among"])
    speed(torch, game, kit, step, starts)


def random_games(torch: Any, game: str, play: Kernel, starts: Any, expected: Any) -> None:
    """Random games: every table's against the CPU's, then how many a second at the first table."""
    tables, record = starts.shape
    wanted = expected.reshape(-1, record)
    same = 0
    for table in range(tables):
        seeds = torch.arange(table + 1, CHECK_GAMES + 1, tables, device="cuda")
        last = torch.zeros((len(seeds), record), dtype=torch.uint8, device="cuda")
        room = counters(torch, len(seeds))
        play(len(seeds), starts[table : table + 1].contiguous(), seeds, 1, *room, last)
        same += int((last.cpu().numpy() == wanted[table::tables]).all(1).sum())
    print(
        f"{game}: {same} of {CHECK_GAMES} random games at {tables} tables end as on the CPU, byte by byte", flush=True
    )
    seeds, last = torch.arange(1, PLAYED + 1, device="cuda"), torch.zeros((1, record), dtype=torch.uint8, device="cuda")
    room, start = counters(torch, PLAYED), starts[:1].contiguous()
    for play.block in BLOCKS:
        seconds = best_of(torch, lambda: play(PLAYED, start, seeds, 1, *room, last))
        decisions = int(room[1].sum(dtype=torch.int64)) / seconds
        rate = f"{PLAYED / seconds / 1e6:6.2f} M games a second, {decisions / 1e9:.2f} G decisions"
        print(f"{game}: blocks of {play.block:3d}: {rate}", flush=True)


def counters(torch: Any, count: int) -> tuple[Any, Any]:
    """Where points and decisions are added up."""
    kind = {"dtype": torch.int32, "device": "cuda"}
    return torch.zeros((count, SEATS), **kind), torch.zeros(count, **kind)


def room_for(torch: Any, kit: dict[str, Any], count: int) -> tuple[Any, ...]:
    """Games, rows, what is told about them, shares and leads."""
    bytes_, kind = {"dtype": torch.int8, "device": "cuda"}, {"device": "cuda"}
    return (
        torch.zeros((count, kit["record"]), dtype=torch.uint8, device="cuda"),
        torch.zeros((len(kit["names"]), count), **bytes_),
        torch.zeros((META_SIZE, count), **bytes_),
        torch.zeros((SEATS, count), **kind),
        torch.zeros((SEATS, count), **kind),
    )


def steps(torch: Any, game: str, kit: dict[str, Any], step: Kernel, starts: Any, expected: Any) -> None:
    """Every row of every step against the CPU's, and how the games end."""
    games, rows, about, shares, leads = room_for(torch, kit, CHECK_GAMES)
    tables = (torch.arange(CHECK_GAMES, device="cuda") % len(starts)).to(torch.int8)
    seeds = torch.arange(1, CHECK_GAMES + 1, device="cuda")
    choices = torch.full((CHECK_GAMES,), NEW_GAME, dtype=torch.int16, device="cuda")
    torch.set_default_device("cuda")
    same = 0
    for number, (check, live) in enumerate(expected["checks"].tolist()):
        rows.zero_()
        step(CHECK_GAMES, starts, tables, seeds, games, choices, rows, about, shares, leads)
        same += checksum(rows.long(), torch) == check and int((about[OVER] == 0).sum()) == live
        choices = hash_choice(kit["slots"], number, rows, CHECK_GAMES, torch).to(torch.int16)
    rows.zero_()
    step(CHECK_GAMES, starts, tables, seeds, games, choices, rows, about, shares, leads)
    torch.set_default_device("cpu")
    count = len(expected["checks"])
    ended = (games.cpu().numpy() == expected["stepped"].reshape(CHECK_GAMES, -1)).all(1).sum()
    shared = np.allclose(shares.cpu().numpy(), expected["shares"])
    print(
        f"{game}: rows of {same} of {count} steps, {ended} of {CHECK_GAMES} ends as on the CPU; shares: {shared}",
        flush=True,
    )


def among(torch: Any, game: str, kit: dict[str, Any], step: Kernel, starts: Any, lore: Any, expected: Any) -> None:
    """Games among scholars against the CPU's, and how many a second."""
    for count in (CHECK_GAMES, 65536):
        room = room_for(torch, kit, count)
        tables = (torch.arange(count, device="cuda") % len(starts)).to(torch.int8)
        seeds = torch.arange(1, count + 1, device="cuda")
        choices = torch.full((count,), NEW_GAME, dtype=torch.int16, device="cuda")
        minds = torch.full((SEATS, count), 2, dtype=torch.int8, device="cuda")
        told = starts, tables, seeds, room[0], choices, *room[1:], minds, lore
        seconds = best_of(torch, lambda told=told, count=count: step(count, *told))
        if count == CHECK_GAMES:
            same = (room[0].cpu().numpy() == expected.reshape(CHECK_GAMES, -1)).all(1).sum()
            print(f"{game}: {same} of {CHECK_GAMES} games among scholars end as on the CPU, byte by byte", flush=True)
        else:
            print(f"{game}: {count / seconds / 1e3:.0f} k games a second among scholars", flush=True)


def speed(torch: Any, game: str, kit: dict[str, Any], step: Kernel, starts: Any) -> None:
    """Steps a second, with features and masks; only the kernel's time counts."""
    for count in SIDE_BY_SIDE:
        games, rows, about, shares, leads = room_for(torch, kit, count)
        tables = torch.zeros(count, dtype=torch.int8, device="cuda")
        seeds = torch.arange(1, count + 1, device="cuda")
        choices = torch.full((count,), NEW_GAME, dtype=torch.int16, device="cuda")
        spent = 0.0
        for number in range(STEPS):
            rows.zero_()
            torch.cuda.synchronize()
            began = time.perf_counter()
            step(count, starts, tables, seeds, games, choices, rows, about, shares, leads)
            torch.cuda.synchronize()
            spent += time.perf_counter() - began
            torch.set_default_device("cuda")
            choices = hash_choice(kit["slots"], number, rows, count, torch).to(torch.int16)
            torch.set_default_device("cpu")
        rate = f"{spent / STEPS * 1e3:.3f} ms a step, {count * STEPS / spent / 1e6:.0f} M steps a second"
        print(f"{game}: {count} games side by side: {rate}", flush=True)


def best_of(torch: Any, work: Callable[[], None]) -> float:
    """The seconds of the quickest of some runs."""
    best = float("inf")
    for _ in range(REPEATS):
        torch.cuda.synchronize()
        began = time.perf_counter()
        work()
        torch.cuda.synchronize()
        best = min(best, time.perf_counter() - began)
    return best


if __name__ == "__main__":
    given = [each for each in sys.argv[1:] if not each.startswith("-")]
    try:
        main(Path(given[0]) if given else Path("training") / "gpu", "--build" in sys.argv)
    except TabijiError as error:
        sys.exit(str(error))
