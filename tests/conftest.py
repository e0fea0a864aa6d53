"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("tabiji", deadline=None, max_examples=int(os.environ.get("TABIJI_EXAMPLES", "40")))
settings.load_profile("tabiji")


@pytest.fixture(scope="session")
def real_games() -> Path:
    """The recorded games, which stay beside the project."""
    path = Path(__file__).parents[2] / "shared" / "games" / "tokaido-4p.jsonl.gz"
    if not path.exists():
        pytest.skip("the recorded games are not beside this checkout (../shared/games)")
    return path


UNPACKS = """
import os, time
from tabiji.bots import BOTS, Bot

class Last(Bot):
    compiled = True

    def choose(self, observation, legal, budget):
        while not os.path.exists(os.environ["UNPACKED"]):
            time.sleep(0.02)
        return observation.game.compiled.legal_list(observation.state.frozen())[-1]

BOTS["last"] = Last
BOTS.pop("sage")  # which would compile for long
"""


@pytest.fixture
def unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file for which a compiled bot of ours waits while it unpacks; all programs know that bot."""
    (tmp_path / "sitecustomize.py").write_text(UNPACKS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("UNPACKED", str(tmp_path / "unpacked"))
    return tmp_path / "unpacked"
