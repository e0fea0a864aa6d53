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
