"""Bots in the terminal: one that fails is named, one that unpacks is waited for, in every language."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji.texts import LANGUAGES, Texts

from ..server.test_bots import COMPILED


def play(*words: str, **env: str) -> str:
    """Play with bots, always the first choice; what was told."""
    done = subprocess.run(
        [sys.executable, "-m", "tabiji", "play", "--players", "2", "--seed", "5", *words],
        input="1\n" * 500,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "300", "LC_ALL": "C.UTF-8", **env},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_named_and_the_journey_goes_on(language: str) -> None:
    told, texts = play("--bot", "bad=false", "--name", "Ann", "--lang", language), Texts(language)
    assert texts.say("terminal-stumbled", name="Beni", fault="ended with status 1: ''") in told
    assert any(texts.say("terminal-winner", count=1, names=name) in told for name in ("Ann", "Beni"))


def test_a_bot_that_unpacks_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(COMPILED)
    told = play("--bot", "last", "--lang", "it", PYTHONPATH=str(tmp_path), XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert told.count("Beni sta ancora disfacendo i bagagli") == 1
    assert "smarrito" not in told
