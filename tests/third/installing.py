"""Installing the third game, so that programs find it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PIP = ("-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--no-compile")


@contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """Install it into a folder; every program that starts meanwhile finds it there."""
    subprocess.run([sys.executable, *PIP, "--target", str(folder), str(Path(__file__).parent)], check=True)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder), before)))
    try:
        yield folder
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
