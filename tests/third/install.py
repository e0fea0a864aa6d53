"""Installing the third game for child processes."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PIP = ("-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--no-compile")


HERE = Path(__file__).parent


def for_three(folder: Path) -> Path:
    """Copies the sources as a game for two or three players."""
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    described = folder / "yamaji" / "game.py"
    described.write_text(described.read_text().replace("players=(2, SEATS)", "players=(2, 3)"))
    return folder


@contextmanager
def installed(folder: Path, source: Path = HERE) -> Iterator[Path]:
    """Installs it into a folder that child processes have on their path meanwhile."""
    subprocess.run([sys.executable, *PIP, "--target", str(folder), str(source)], check=True)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder), before)))
    try:
        yield folder
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
