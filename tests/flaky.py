"""Repeats tests that start processes, threads or browsers on busy cores, and runs all tests in random order.

`make flaky`: none may fail on any machine. Several runs share the cores, then each has one core.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BUSY_RUNS, SINGLE_CORE_RUNS = 10, 5
LIVELY = ("-m", "lively and not soak")
PYTEST = (sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal")
SHUFFLED = ("-o", "addopts=-m 'not soak'")  # the usual options disable pytest-randomly
LOGS = Path(".venv") / "flaky"


def fails(name: str, *arguments: str) -> bool:
    """Runs the tests once with a log of their own; returns whether any failed."""
    start = time.monotonic()
    log = LOGS / f"{name.replace(' ', '-')}.log"
    with log.open("w", encoding="utf-8") as output:
        failed = subprocess.run([*PYTEST, *arguments], stdout=output, stderr=subprocess.STDOUT).returncode != 0
    last = log.read_text(encoding="utf-8", errors="replace").rstrip().rpartition("\n")[2]
    print(f"{'failed' if failed else 'passed'}: {name} ({time.monotonic() - start:.0f} s) {last}", flush=True)
    return failed


def fail_on(core: int, runs: range) -> int:
    """Repeats the tests on one core; returns how many runs failed."""
    os.sched_setaffinity(0, {core})  # of this thread and its child processes
    return sum(fails(f"one core {run + 1}", *LIVELY) for run in runs)


def main() -> int:
    """Runs everything and returns how many runs failed."""
    LOGS.mkdir(parents=True, exist_ok=True)
    cores = sorted(os.sched_getaffinity(0))
    with ThreadPoolExecutor(max(2, len(cores))) as pool:
        failed = sum(pool.map(lambda run: fails(f"busy cores {run + 1}", *LIVELY), range(BUSY_RUNS)))
        failed += sum(
            pool.map(lambda at: fail_on(cores[at], range(at, SINGLE_CORE_RUNS, len(cores))), range(len(cores)))
        )
    failed += fails("all shuffled", *SHUFFLED)
    print(f"{failed} of {BUSY_RUNS + SINGLE_CORE_RUNS + 1} runs failed; logs are in {LOGS}")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main()))
