"""The guide to bots is tried out: its Python blocks run, in order, and its bot is measured."""

import re
from pathlib import Path

import pytest

from tabiji.bots import BOTS, LEVELS

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_guide_can_be_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "miser", BOTS["wanderer"])  # so that it leaves again
    world: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL):
        exec(block, world)
    told = capsys.readouterr().out
    assert "tokaido, 3 players, english gastronomy: 30 games, seed 1" in told
    assert "miser" in told
    assert "a pilgrim moved for it" not in told


def test_the_guide_shows_the_example_as_it_is() -> None:
    (shown,) = re.findall(r"```js\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    example = (GUIDE.parents[1] / "examples" / "nearest.mjs").read_text()
    assert example.split("\n", 1)[1] == shown


def test_the_guide_names_every_level() -> None:
    for name in LEVELS:
        assert f"| `{name}` |" in GUIDE.read_text()
