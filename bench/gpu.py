"""Benchmark of the GPU kernels: builds them where possible, compares their results with the CPU, and times them.

python bench/gpu.py [FOLDER]      # FOLDER/GAME/export: kernels made ahead, for a machine with only torch
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
BATCH_SIZES = (65536, 131072, 262144, 524288)  # games that are stepped in parallel
STEPS = 64
REPEATS = 5


def main(folder: Path, only_build: bool) -> None:
    """Builds, checks and times both games."""
    for game in ("tokaido", "namiji"):
        if only_build or not (folder / game / "export" / "export.json").exists():
            export(game, folder / game / "export", lambda what, game=game: print(f"{game}: {what}", flush=True))
        if not only_build:
            measure(game, folder / game)


def measure(game: str, folder: Path) -> None:
    """Checks and times one game."""
    torch, description = import_torch_with_gpu(), read_export(folder)

    def load(name: str) -> Any:
        return torch.from_numpy(np.load(folder / "export" / f"{name}.npy")).cuda()

    def load_kernel(name: str) -> Kernel:
        started = time.perf_counter()
        kernel = Kernel((folder / "export" / f"{name}.ptx").read_text())
        registers, local = kernel.attributes()
        loaded = f"loaded in {time.perf_counter() - started:.1f} s"
        print(f"{game} {name}: {loaded}, {registers} registers, {local} bytes of local memory", flush=True)
        return kernel

    starts, parameters = load("starts"), load("parameters")
    expected = np.load(folder / "export" / "expected.npz")
    print(f"{torch.cuda.get_device_name(0)}, torch {torch.__version__}; {game}: {description['record']} bytes a game")
    random_games(torch, game, load_kernel("random_play"), starts, expected["random"])
    step = load_kernel("self_play")
    steps(torch, game, description, step, starts, expected)
    with_scholars(torch, game, description, load_kernel("with_scholars"), starts, parameters, expected["scholars"])
    speed(torch, game, description, step, starts)


def random_games(torch: Any, game: str, play: Kernel, starts: Any, expected: Any) -> None:
    """Compares random games of every table with the CPU, then times those of the first table."""
    tables, record = starts.shape
    wanted = expected.reshape(-1, record)
    same = 0
    for table in range(tables):
        seeds = torch.arange(table + 1, CHECK_GAMES + 1, tables, device="cuda")
        last = torch.zeros((len(seeds), record), dtype=torch.uint8, device="cuda")
        sums = counters(torch, len(seeds))
        play(len(seeds), starts[table : table + 1].contiguous(), seeds, 1, *sums, last)
        same += int((last.cpu().numpy() == wanted[table::tables]).all(1).sum())
    print(
        f"{game}: {same} of {CHECK_GAMES} random games at {tables} tables end as on the CPU, byte by byte", flush=True
    )
    seeds, last = torch.arange(1, PLAYED + 1, device="cuda"), torch.zeros((1, record), dtype=torch.uint8, device="cuda")
    sums, start = counters(torch, PLAYED), starts[:1].contiguous()
    for play.block in BLOCKS:
        seconds = least_seconds(torch, lambda: play(PLAYED, start, seeds, 1, *sums, last))
        decisions = int(sums[1].sum(dtype=torch.int64)) / seconds
        rate = f"{PLAYED / seconds / 1e6:6.2f} M games a second, {decisions / 1e9:.2f} G decisions"
        print(f"{game}: blocks of {play.block:3d}: {rate}", flush=True)


def counters(torch: Any, count: int) -> tuple[Any, Any]:
    """Returns buffers for sums of points and decisions."""
    kind = {"dtype": torch.int32, "device": "cuda"}
    return torch.zeros((count, SEATS), **kind), torch.zeros(count, **kind)


def buffers_for(torch: Any, description: dict[str, Any], count: int) -> tuple[Any, ...]:
    """Returns buffers for games, rows, metadata, shares and leads."""
    bytes_, kind = {"dtype": torch.int8, "device": "cuda"}, {"device": "cuda"}
    return (
        torch.zeros((count, description["record"]), dtype=torch.uint8, device="cuda"),
        torch.zeros((len(description["names"]), count), **bytes_),
        torch.zeros((META_SIZE, count), **bytes_),
        torch.zeros((SEATS, count), **kind),
        torch.zeros((SEATS, count), **kind),
    )


def steps(torch: Any, game: str, description: dict[str, Any], step: Kernel, starts: Any, expected: Any) -> None:
    """Compares every observation of every step, and the final states, with the CPU."""
    games, rows, meta, shares, leads = buffers_for(torch, description, CHECK_GAMES)
    tables = (torch.arange(CHECK_GAMES, device="cuda") % len(starts)).to(torch.int8)
    seeds = torch.arange(1, CHECK_GAMES + 1, device="cuda")
    chosen = torch.full((CHECK_GAMES,), NEW_GAME, dtype=torch.int16, device="cuda")
    torch.set_default_device("cuda")
    same = 0
    for number, (check, live) in enumerate(expected["checks"].tolist()):
        rows.zero_()
        step(CHECK_GAMES, starts, tables, seeds, games, chosen, rows, meta, shares, leads)
        same += checksum(rows.long(), torch) == check and int((meta[OVER] == 0).sum()) == live
        chosen = hash_choice(description["slots"], number, rows, CHECK_GAMES, torch).to(torch.int16)
    rows.zero_()
    step(CHECK_GAMES, starts, tables, seeds, games, chosen, rows, meta, shares, leads)
    torch.set_default_device("cpu")
    count = len(expected["checks"])
    ended = (games.cpu().numpy() == expected["stepped"].reshape(CHECK_GAMES, -1)).all(1).sum()
    shared = np.allclose(shares.cpu().numpy(), expected["shares"])
    print(
        f"{game}: rows of {same} of {count} steps, {ended} of {CHECK_GAMES} ends as on the CPU; shares: {shared}",
        flush=True,
    )


def with_scholars(
    torch: Any, game: str, description: dict[str, Any], step: Kernel, starts: Any, parameters: Any, expected: Any
) -> None:
    """Compares games of scholars with the CPU, then times them."""
    for count in (CHECK_GAMES, 65536):
        buffers = buffers_for(torch, description, count)
        tables = (torch.arange(count, device="cuda") % len(starts)).to(torch.int8)
        seeds = torch.arange(1, count + 1, device="cuda")
        chosen = torch.full((count,), NEW_GAME, dtype=torch.int16, device="cuda")
        policy_ids = torch.full((SEATS, count), 2, dtype=torch.int8, device="cuda")
        arguments = starts, tables, seeds, buffers[0], chosen, *buffers[1:], policy_ids, parameters
        seconds = least_seconds(torch, lambda arguments=arguments, count=count: step(count, *arguments))
        if count == CHECK_GAMES:
            same = (buffers[0].cpu().numpy() == expected.reshape(CHECK_GAMES, -1)).all(1).sum()
            print(f"{game}: {same} of {CHECK_GAMES} games among scholars end as on the CPU, byte by byte", flush=True)
        else:
            print(f"{game}: {count / seconds / 1e3:.0f} k games a second among scholars", flush=True)


def speed(torch: Any, game: str, description: dict[str, Any], step: Kernel, starts: Any) -> None:
    """Times steps with features and masks, counting only the kernel."""
    for count in BATCH_SIZES:
        games, rows, meta, shares, leads = buffers_for(torch, description, count)
        tables = torch.zeros(count, dtype=torch.int8, device="cuda")
        seeds = torch.arange(1, count + 1, device="cuda")
        chosen = torch.full((count,), NEW_GAME, dtype=torch.int16, device="cuda")
        spent = 0.0
        for number in range(STEPS):
            rows.zero_()
            torch.cuda.synchronize()
            started = time.perf_counter()
            step(count, starts, tables, seeds, games, chosen, rows, meta, shares, leads)
            torch.cuda.synchronize()
            spent += time.perf_counter() - started
            torch.set_default_device("cuda")
            chosen = hash_choice(description["slots"], number, rows, count, torch).to(torch.int16)
            torch.set_default_device("cpu")
        rate = f"{spent / STEPS * 1e3:.3f} ms a step, {count * STEPS / spent / 1e6:.0f} M steps a second"
        print(f"{game}: {count} games in parallel: {rate}", flush=True)


def least_seconds(torch: Any, work: Callable[[], None]) -> float:
    """Returns the least time of some runs, in seconds."""
    least = float("inf")
    for _ in range(REPEATS):
        torch.cuda.synchronize()
        started = time.perf_counter()
        work()
        torch.cuda.synchronize()
        least = min(least, time.perf_counter() - started)
    return least


if __name__ == "__main__":
    given = [each for each in sys.argv[1:] if not each.startswith("-")]
    try:
        main(Path(given[0]) if given else Path("training") / "gpu", "--build" in sys.argv)
    except TabijiError as error:
        sys.exit(str(error))
