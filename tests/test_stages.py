"""The stages of `make test`: all are run, whatever becomes of the others, and those that failed are named last."""

from pathlib import Path

import pytest

from . import stages
from .stages import Stage

MAKEFILE = """
.PHONY: spoils builds
spoils: ; @echo "something is wrong here"; exit 1
builds: ; @touch built
tests: ; @test -e built && touch tested
"""


def test_a_stage_that_fails_hides_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(stages, "STAGES", [Stage("builds", ("spoils",)), Stage("spoils")])
    assert stages.main() == 1
    assert (tmp_path / "tested").exists()
    told = capfd.readouterr().out.splitlines()
    assert "something is wrong here" in told
    assert told[-1].startswith("failed: spoils (")


def test_every_stage_is_a_target_that_can_begin() -> None:
    makefile = (Path(__file__).parents[1] / "Makefile").read_text()
    ended: set[str] = set()
    while left := [stage for stage in stages.STAGES if stage.target not in ended]:
        ready = {stage.target for stage in left if stage.is_ready(ended)}
        assert ready
        ended |= ready
    targets = {word for line in makefile.splitlines() if ":" in line for word in line.partition(":")[0].split()}
    assert {*ended, stages.LAST} <= targets
