"""Whatever starts processes, threads or browsers, again and again on busy cores, and all tests in a random order.

`make flaky`: none may fail, however fast or slow the machine is.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

BUSY, ALONE = 10, 5  # times
LIVELY = ("-m", "lively and not soak")
PYTEST = (sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal")
SHUFFLED = ("-o", "addopts=-m 'not soak'")  # the usual options keep pytest-randomly out


@contextmanager
def busy_cores() -> Iterator[None]:
    """Something else on every core."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in os.sched_getaffinity(0)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


@contextmanager
def one_core() -> Iterator[None]:
    """Nothing but one core, as with taskset."""
    all_of_them = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(all_of_them)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_of_them)


def fails(name: str, *words: str) -> bool:
    """Run the tests once; whether any of them failed."""
    began = time.monotonic()
    done = subprocess.run([*PYTEST, *words])
    print(f"{name}: {'failed' if done.returncode else 'passed'} ({time.monotonic() - began:.0f} s)\n", flush=True)
    return bool(done.returncode)


def main() -> int:
    """How many runs failed."""
    failed = 0
    with busy_cores():
        for number in range(BUSY):
            failed += fails(f"busy cores, {number + 1} of {BUSY}", *LIVELY)
    with one_core():
        for number in range(ALONE):
            failed += fails(f"one core, {number + 1} of {ALONE}", *LIVELY)
    failed += fails("all tests, shuffled", *SHUFFLED)
    print(f"{failed} of {BUSY + ALONE + 1} runs failed")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main()))
