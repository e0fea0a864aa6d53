"""A panel: its tables, its results as JSON and as a picture, and resuming it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tabiji.arena.panel import ALONE, MIXED, PAIRS, table_keys
from tabiji.cli import app

from ..test_cli import complaint


def test_every_bot_meets_every_other_both_ways_in_pairs_and_mixed() -> None:
    assert list(table_keys(("a", "b"), 4)) == [
        (ALONE, ("a", "b", "b", "b")),
        (ALONE, ("b", "a", "a", "a")),
        (PAIRS, ("a", "a", "b", "b")),
    ]
    three = list(table_keys(("a", "b", "c"), 3))
    assert len(three) == 6 + 1
    assert three[-1] == (MIXED, ("a", "b", "c"))
    assert (MIXED, ("a", "b", "c", "c", "c")) in list(table_keys(("a", "b", "c"), 5))


def test_a_panel_is_played_written_drawn_and_resumed(tmp_path: Path) -> None:
    outputs = []
    for number in range(2):
        file, picture = tmp_path / f"{number}.json", tmp_path / f"{number}.svg"
        words = ["tokaido", "merchant", "pilgrim", "wanderer", "--players", "3", "--games", "30"]
        words += ["--keep", str(tmp_path / "tables"), "--json", str(file), "--plot", str(picture)]
        done = CliRunner().invoke(app, ["panel", *words])
        assert done.exit_code == 0, done.output
        outputs.append((json.loads(file.read_text()), picture.read_text()))
    assert outputs[0] == outputs[1]
    results, svg = outputs[0]
    assert len(results["tables"]) == 7
    assert all(table["games"] == 30 for table in results["tables"])
    shares = {tuple(table["bots"]): table["standings"] for table in results["tables"]}
    assert shares["merchant", "pilgrim", "pilgrim"]["merchant"][0] > 0.5
    assert shares["wanderer", "merchant", "merchant"]["wanderer"][0] < 0.2
    order = sorted(results["ratings"], key=lambda bot: results["ratings"][bot][0])
    assert order == ["wanderer", "pilgrim", "merchant"]
    root = ElementTree.fromstring(svg)
    assert {"merchant", "pilgrim", "wanderer", "rating"} <= {text.text for text in root.iter() if text.text}


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["merchant"], "A panel is of two bots or more, each named once."),
        (["merchant", "merchant"], "A panel is of two bots or more, each named once."),
        (["merchant", "nobody"], "There is no bot 'nobody'"),
    ],
)
def test_a_panel_needs_two_different_bots(
    bots: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in complaint(monkeypatch, capsys, "panel", "tokaido", *bots)
