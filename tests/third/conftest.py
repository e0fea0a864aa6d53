"""The third game, as a package that this project knows nothing of."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))  # for the tests of its rules


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder in which the game is installed; every program that a test of this file starts finds it there."""
    from .install import installed

    with installed(tmp_path_factory.mktemp("yamaji")) as folder:
        yield folder
