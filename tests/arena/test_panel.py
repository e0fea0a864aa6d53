"""A panel: all tables there are, what came of them in figures and a picture, and going on from what is kept."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tabiji.arena.panel import ALONE, MIXED, PAIRS, table_keys
from tabiji.cli import app

from ..test_cli import complaint


def test_everybody_meets_everybody_both_ways_in_pairs_and_mixed() -> None:
    assert list(table_keys(("a", "b"), 4)) == [
        (ALONE, ("a", "b", "b", "b")),
        (ALONE, ("b", "a", "a", "a")),
        (PAIRS, ("a", "a", "b", "b")),
    ]
    three = list(table_keys(("a", "b", "c"), 3))
    assert len(three) == 6 + 1
    assert three[-1] == (MIXED, ("a", "b", "c"))
    assert (MIXED, ("a", "b", "c", "c", "c")) in list(table_keys(("a", "b", "c"), 5))


def test_a_panel_is_played_told_written_and_drawn_and_goes_on_from_what_is_kept(tmp_path: Path) -> None:
    played = []
    for number in range(2):
        file, picture = tmp_path / f"{number}.json", tmp_path / f"{number}.svg"
        words = ["tokaido", "merchant", "pilgrim", "wanderer", "--players", "3", "--games", "30"]
        words += ["--keep", str(tmp_path / "kept"), "--json", str(file), "--plot", str(picture)]
        done = CliRunner().invoke(app, ["panel", *words])
        assert done.exit_code == 0, done.output
        played.append((json.loads(file.read_text()), picture.read_text()))
    assert played[0] == played[1]
    told, drawn = played[0]
    assert len(told["tables"]) == 7
    assert all(table["games"] == 30 for table in told["tables"])
    shares = {tuple(table["bots"]): table["standings"] for table in told["tables"]}
    assert shares["merchant", "pilgrim", "pilgrim"]["merchant"][0] > 0.5
    assert shares["wanderer", "merchant", "merchant"]["wanderer"][0] < 0.2
    order = sorted(told["ratings"], key=lambda bot: told["ratings"][bot][0])
    assert order == ["wanderer", "pilgrim", "merchant"]
    svg = ElementTree.fromstring(drawn)
    assert {"merchant", "pilgrim", "wanderer", "rating"} <= {text.text for text in svg.iter() if text.text}


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["merchant"], "A panel is of two bots or more, each named once."),
        (["merchant", "merchant"], "A panel is of two bots or more, each named once."),
        (["merchant", "nobody"], "There is no bot 'nobody'"),
    ],
)
def test_a_panel_of_nobody_in_particular_is_refused(
    bots: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in complaint(monkeypatch, capsys, "panel", "tokaido", *bots)
