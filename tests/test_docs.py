"""The docs are tried out: every Python block of the guide runs, in order."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def test_the_guide_to_studying_runs(capsys) -> None:  # type: ignore[no-untyped-def]
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "studying.md").read_text(), re.DOTALL)
    assert len(blocks) >= 5
    world: dict[str, object] = {}
    for block in blocks:
        exec(block, world)
    assert "keep" in capsys.readouterr().out


def test_links_between_pages_lead_somewhere() -> None:
    for page in (*DOCS.glob("*.md"), DOCS.parent / "README.md"):
        for target in re.findall(r"\]\((?!https:)([^)#]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
