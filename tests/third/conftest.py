"""Fixtures for the third game, a package of its own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))  # for the tests of its rules


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Installs the game into a folder on the path of all processes that the tests of this file start."""
    from .install import installed

    with installed(tmp_path_factory.mktemp("yamaji")) as folder:
        yield folder
