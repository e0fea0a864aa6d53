"""The compile cache is never stale, lies in the user's cache folder, and is optional where nothing can be written."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tabiji
from tabiji.compile import compiler
from tabiji.compile.compiler import MIN_CACHED_VERSIONS, cache_folder

SOURCE = Path(tabiji.__file__).parent

PROGRAM = """
import json, sys, time, numpy as np
import tabiji.games.tokaido.game as module
T = module.TOKAIDO
start = T.initial_state(T.parse_options({"variations": "initiation"})).to_record()
T.compiled.deal(start, 0, 5)
entry = T.compiled.deal
print(json.dumps({"coins": int(start["pieces"]["coins"][0][0]), "hits": sum(entry.stats.cache_hits.values()),
                  "folder": str(T.compiled.compiler.folder), "where": module.__file__}))
"""


def run(package: Path, cache: Path, **env: str) -> dict[str, object]:
    """Compiles one entry point in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(package), "XDG_CACHE_HOME": str(cache), **env},
    )
    result: dict[str, object] = json.loads(done.stdout)
    return result


def test_a_second_process_finds_what_the_first_compiled_and_an_edit_is_noticed(tmp_path: Path) -> None:
    package, cache = tmp_path / "copy", tmp_path / "cache"
    shutil.copytree(SOURCE, package / "tabiji", ignore=shutil.ignore_patterns("__pycache__"))
    first = run(package, cache)
    assert str(first["where"]).startswith(str(package))
    assert (first["hits"], first["coins"]) == (0, 7)
    second = run(package, cache)
    assert (second["hits"], second["coins"], second["folder"]) == (1, 7, first["folder"])
    # an edit of a function that the cached one calls, with an unchanged time stamp
    setup = package / "tabiji" / "games" / "tokaido" / "setup.py"
    before = setup.stat()
    setup.write_text(
        setup.read_text()
        .replace("traveler.coins = max(", "traveler.coins = 1 + max(")
        .replace("if game.preparations else coins", "if game.preparations else coins + 1")
    )
    os.utime(setup, ns=(before.st_atime_ns, before.st_mtime_ns))
    edited = run(package, cache)
    assert (edited["hits"], edited["coins"]) == (0, 8)
    # a corrected component is noticed, too
    facts = tmp_path / "mine.toml"
    facts.write_text(
        (SOURCE / "games" / "tokaido" / "facts.toml")
        .read_text()
        .replace("initiation-coins = 7", "initiation-coins = 9")
    )
    corrected = run(package, cache, TABIJI_COMPONENTS_TOKAIDO=str(facts))
    assert (corrected["hits"], corrected["coins"]) == (0, 10)


def test_without_a_cache_folder_it_still_compiles(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    result = run(SOURCE.parent, blocked)
    assert (result["folder"], result["coins"]) == ("None", 7)


def test_old_caches_are_removed_unless_they_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "cache_root", lambda: tmp_path)
    for age in range(2 * MIN_CACHED_VERSIONS):
        folder = tmp_path / f"{age} days"
        folder.mkdir()
        then = time.time() - age * 24 * 3600 - 60
        os.utime(folder, (then, then))
    oldest = f"{2 * MIN_CACHED_VERSIONS - 1} days"
    assert cache_folder(oldest) == tmp_path / oldest
    left = {folder.name for folder in tmp_path.iterdir()}
    assert left == {oldest, *(f"{age} days" for age in range(MIN_CACHED_VERSIONS - 1))}
