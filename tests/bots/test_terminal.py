"""Bots in the terminal: one that fails is named, one that compiles is waited for, in every language."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji.texts import LANGUAGES, Texts

ALWAYS_FIRST = "1\n" * 500


def start(*words: str) -> subprocess.Popen[str]:
    """Begins to play with bots."""
    return subprocess.Popen(
        [sys.executable, "-m", "tabiji", "play", "--players", "2", "--seed", "5", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "COLUMNS": "300", "LC_ALL": "C.UTF-8"},
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_named_and_the_journey_goes_on(language: str) -> None:
    playing, texts = start("--bot", "bad=false", "--name", "Ann", "--lang", language), Texts(language)
    output, _ = playing.communicate(ALWAYS_FIRST)
    assert playing.returncode == 0
    assert texts.say("terminal-stumbled", name="Beni", fault="ended with status 1: ''") in output
    firsts = (["Ann"], ["Beni"], ["Ann", "Beni"])
    assert any(texts.say("terminal-winner", count=len(won), names=texts.join_names(won)) in output for won in firsts)


def test_a_bot_that_unpacks_is_waited_for(precompiled: Path) -> None:
    waits = Texts("it").say("table-unpacking", name="Beni")
    with start("--bot", "last", "--lang", "it") as playing:
        assert playing.stdin
        assert playing.stdout
        playing.stdin.write(ALWAYS_FIRST)
        playing.stdin.close()
        assert any(waits in line for line in playing.stdout)
        precompiled.touch()
        output = playing.stdout.read()
    assert playing.returncode == 0
    assert waits not in output
    assert re.search(r"Vince \w+\.|condividono la vittoria", output)
    assert "smarrito" not in output
