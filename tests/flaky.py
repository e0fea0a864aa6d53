"""Whatever starts processes, threads or browsers, again and again on busy cores, and all tests in a random order.

`make flaky`: none may fail, however fast or slow the machine is. Several runs go on at a time: they keep the cores busy
for one another, or have one core each.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BUSY_RUNS, SINGLE_CORE_RUNS = 10, 5  # times
LIVELY = ("-m", "lively and not soak")
PYTEST = (sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal")
SHUFFLED = ("-o", "addopts=-m 'not soak'")  # the usual options keep pytest-randomly out
LOGS = Path(".venv") / "flaky"


def fails(name: str, *words: str) -> bool:
    """Run the tests once, with a log of their own; whether any of them failed."""
    began = time.monotonic()
    log = LOGS / f"{name.replace(' ', '-')}.log"
    with log.open("w", encoding="utf-8") as told:
        failed = subprocess.run([*PYTEST, *words], stdout=told, stderr=subprocess.STDOUT).returncode != 0
    last = log.read_text(encoding="utf-8", errors="replace").rstrip().rpartition("\n")[2]
    print(f"{'failed' if failed else 'passed'}: {name} ({time.monotonic() - began:.0f} s) {last}", flush=True)
    return failed


def fail_on(core: int, runs: range) -> int:
    """Run the tests some times on one core; how often any of them failed."""
    os.sched_setaffinity(0, {core})  # of this thread, and of what it starts
    return sum(fails(f"one core {run + 1}", *LIVELY) for run in runs)


def main() -> int:
    """How many runs failed."""
    LOGS.mkdir(parents=True, exist_ok=True)
    cores = sorted(os.sched_getaffinity(0))
    with ThreadPoolExecutor(max(2, len(cores))) as pool:
        failed = sum(pool.map(lambda run: fails(f"busy cores {run + 1}", *LIVELY), range(BUSY_RUNS)))
        failed += sum(
            pool.map(lambda at: fail_on(cores[at], range(at, SINGLE_CORE_RUNS, len(cores))), range(len(cores)))
        )
    failed += fails("all shuffled", *SHUFFLED)
    print(f"{failed} of {BUSY_RUNS + SINGLE_CORE_RUNS + 1} runs failed; {LOGS} has what they said")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main()))
