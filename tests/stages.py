"""Runs all stages of `make test`, two at a time, and lists those that failed."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Collection
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

CORES = 2


@dataclass(frozen=True)
class Stage:
    """A target of the Makefile, and the targets that must have ended before it, successfully or not."""

    target: str
    after: tuple[str, ...] = ()

    def is_ready(self, ended: Collection[str]) -> bool:
        """Returns whether everything it waits for has ended."""
        return all(target in ended for target in self.after)


PLAY, TEST_TOOLS = ".venv/.play", ".venv/.test"
STAGES = [
    Stage(PLAY),
    Stage("page"),
    Stage("check", ("page",)),
    Stage("tokaido", (PLAY,)),
    Stage(TEST_TOOLS, (PLAY,)),
    Stage("namiji", (PLAY,)),
    Stage("system", (TEST_TOOLS,)),
    Stage("types", (TEST_TOOLS,)),
    Stage("lint", (TEST_TOOLS, "page")),
    Stage("units", (TEST_TOOLS, "page")),
    Stage("pseudo", ("page",)),
]
LAST = "tests"  # on all cores, with its output shown as it runs


@dataclass(frozen=True)
class StageResult:
    """The exit status, duration and output of a stage."""

    target: str
    code: int
    seconds: float
    output: str = ""

    def __str__(self) -> str:
        return f"{'failed' if self.code else 'passed'}: {self.target} ({self.seconds:.0f} s)"


def run(target: str, quietly: bool = True) -> StageResult:
    """Runs a stage and returns its result."""
    start = time.monotonic()
    process = subprocess.run(
        ["make", "--no-print-directory", target],
        stdout=subprocess.PIPE if quietly else None,
        stderr=subprocess.STDOUT if quietly else None,
        encoding="utf-8",
        errors="replace",
    )
    return StageResult(target, process.returncode, time.monotonic() - start, process.stdout or "")


def run_all() -> list[StageResult]:
    """Runs every stage as soon as a core is free and its predecessors have ended; returns the results."""
    start = time.monotonic()
    waiting, running = list(STAGES), set[Future[StageResult]]()
    ended: dict[str, StageResult] = {}
    with ThreadPoolExecutor(CORES) as pool:
        while waiting or running:
            ready = [stage for stage in waiting if stage.is_ready(ended)][: CORES - len(running)]
            for stage in ready:
                waiting.remove(stage)
                print(f"started: {stage.target}", flush=True)
                running.add(pool.submit(run, stage.target))
            completed, running = wait(running, return_when=FIRST_COMPLETED)
            for future in completed:
                result = ended[future.result().target] = future.result()
                print(result.output if result.code else "", result, sep="", flush=True)
    print(f"{len(STAGES)} stages in {time.monotonic() - start:.0f} s\nstarted: {LAST}", flush=True)
    return [*ended.values(), run(LAST, quietly=False)]


def main() -> int:
    """Runs all stages, prints the failed ones, and returns their number."""
    failed = [result for result in run_all() if result.code]
    for result in failed:
        print(result)
    return len(failed)


if __name__ == "__main__":
    sys.exit(bool(main()))
