"""Fixtures and collection rules of all tests."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

examples = os.environ.get("TABIJI_EXAMPLES")  # without it always the same examples
settings.register_profile("tabiji", deadline=None, derandomize=not examples, max_examples=int(examples or 40))
settings.load_profile("tabiji")

LIVELY = (
    "analysis",
    "arena",
    "bots",
    "page",
    "research/test_simulate.py",
    "server",
    "compile/test_cache.py",
    "core/test_components.py",
    "test_api.py",
    "test_cli.py",
    "test_docs.py",
    "test_mistakes.py",
    "test_stages.py",
    "third/test_integration.py",
    "third/test_names.py",
    "third/test_recipes.py",
)
LONGEST = "test_tour.py"  # started first, so that no worker is left waiting for it
STARTS = {"subprocess.Popen", "os.fork", "os.posix_spawn"}
started: list[str] = []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks tests that start processes, threads or browsers, and moves the longest to the front."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.name != LONGEST)
    for item in items:
        if item.path.relative_to(here).as_posix().startswith(LIVELY):
            item.add_marker("lively")


sys.addaudithook(lambda event, _: started.append(event) if event in STARTS else None)


@pytest.fixture(autouse=True)
def _processes_only_in_lively_tests(request: pytest.FixtureRequest) -> Iterator[None]:
    """Checks that tests which start processes are marked as lively."""
    started.clear()
    yield
    if not request.node.get_closest_marker("lively"):
        assert not started, "add its file to LIVELY"


bounds_checked = pytest.mark.skipif(
    not os.environ.get("NUMBA_BOUNDSCHECK"), reason="compiled with bounds checked, by `make soak`"
)


@pytest.fixture(scope="session")
def real_games() -> Path:
    """Returns the file of recorded games, which is not part of the repository."""
    path = Path(__file__).parents[2] / "shared" / "games" / "tokaido-4p.jsonl.gz"
    if not path.exists():
        pytest.skip("the recorded games are not beside this checkout (../shared/games)")
    return path


SLOW_BOT = """
import os, time
from tabiji.bots import BOTS, Bot

class Last(Bot):
    compiled = True

    def choose(self, observation, legal, budget):
        while not os.path.exists(os.environ["PRECOMPILED"]):
            time.sleep(0.02)
        return observation.game.compiled.legal_moves(observation.state.to_record())[-1]

BOTS["last"] = Last
for each in ("sage", "courier", "master"):
    BOTS.pop(each)  # they would compile
"""


@pytest.fixture
def precompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a file that the bot `last`, known to every process, waits for as if it were compiling."""
    (tmp_path / "sitecustomize.py").write_text(SLOW_BOT)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PRECOMPILED", str(tmp_path / "precompiled"))
    return tmp_path / "precompiled"
