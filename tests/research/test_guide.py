"""The guide to research is tried out, and lists every feature there is."""

import re
from pathlib import Path

import pytest
from docs import features

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "research.md").read_text()


def test_every_block_of_the_guide_runs() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'tabiji[research]'")
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(blocks) >= 4
    world: dict[str, object] = {}
    for block in blocks:
        exec(block, world)


def test_every_feature_is_listed() -> None:
    assert features.listed() in GUIDE, "python docs/features.py writes the list anew"


def test_the_training_is_shown_as_it_is() -> None:
    example = (ROOT / "examples" / "train.py").read_text()
    assert example.partition("\n\n")[2] in GUIDE
