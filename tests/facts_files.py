"""Reading printed facts from other files than those this process uses."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import tabiji
from tabiji.core.components import ENV_PREFIX

PACKAGE = Path(tabiji.__file__).parent


def facts_file(game: str) -> Path:
    """Returns the path of a game's printed facts."""
    return PACKAGE / "games" / game / "facts.toml"


def read_facts(game: str, path: Path) -> ModuleType:
    """Returns the facts module of a game, loaded from another file."""
    spec = importlib.util.spec_from_file_location(
        f"tabiji.games.{game}.corrected", PACKAGE / "games" / game / "facts.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ENV_PREFIX + game.upper(), str(path))
        spec.loader.exec_module(module)
    return module
