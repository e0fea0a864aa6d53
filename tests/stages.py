"""All stages of `make test`, two at a time: none hides another, and those that failed are named at the end."""

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
    """A target of the Makefile, and what must have ended before, well or not."""

    target: str
    after: tuple[str, ...] = ()

    def is_ready(self, ended: Collection[str]) -> bool:
        """Whether all that comes before has ended."""
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
LAST = "tests"  # on all cores, and told as it goes


@dataclass(frozen=True)
class StageResult:
    """How a stage ended."""

    target: str
    code: int
    seconds: float
    output: str = ""

    def __str__(self) -> str:
        return f"{'failed' if self.code else 'passed'}: {self.target} ({self.seconds:.0f} s)"


def run(target: str, quietly: bool = True) -> StageResult:
    """Run a stage to its end."""
    began = time.monotonic()
    done = subprocess.run(
        ["make", "--no-print-directory", target],
        stdout=subprocess.PIPE if quietly else None,
        stderr=subprocess.STDOUT if quietly else None,
        encoding="utf-8",
        errors="replace",
    )
    return StageResult(target, done.returncode, time.monotonic() - began, done.stdout or "")


def run_all() -> list[StageResult]:
    """Run every stage as soon as it may begin and a core is free."""
    began = time.monotonic()
    left, running = list(STAGES), set[Future[StageResult]]()
    ended: dict[str, StageResult] = {}
    with ThreadPoolExecutor(CORES) as pool:
        while left or running:
            ready = [stage for stage in left if stage.is_ready(ended)][: CORES - len(running)]
            for stage in ready:
                left.remove(stage)
                print(f"begun: {stage.target}", flush=True)
                running.add(pool.submit(run, stage.target))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                one = ended[each.result().target] = each.result()
                print(one.output if one.code else "", one, sep="", flush=True)
    print(f"{len(STAGES)} stages in {time.monotonic() - began:.0f} s\nbegun: {LAST}", flush=True)
    return [*ended.values(), run(LAST, quietly=False)]


def main() -> int:
    """Run all, and name what failed; how many that were."""
    failed = [each for each in run_all() if each.code]
    for each in failed:
        print(each)
    return len(failed)


if __name__ == "__main__":
    sys.exit(bool(main()))
