"""The stages of `make test` all run, whether or not others fail, and failures are listed last."""

from pathlib import Path

import pytest

from . import stages
from .stages import Stage

MAKEFILE = """
.PHONY: fails builds
fails: ; @echo "something is wrong here"; exit 1
builds: ; @touch built
tests: ; @test -e built && touch tested
"""


def test_all_stages_run_when_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(stages, "STAGES", [Stage("builds", ("fails",)), Stage("fails")])
    assert stages.main() == 1
    assert (tmp_path / "tested").exists()
    output = capfd.readouterr().out.splitlines()
    assert "something is wrong here" in output
    assert output[-1].startswith("failed: fails (")


def test_every_stage_is_a_reachable_target() -> None:
    makefile = (Path(__file__).parents[1] / "Makefile").read_text()
    ended: set[str] = set()
    while waiting := [stage for stage in stages.STAGES if stage.target not in ended]:
        ready = {stage.target for stage in waiting if stage.is_ready(ended)}
        assert ready
        ended |= ready
    targets = {word for line in makefile.splitlines() if ":" in line for word in line.partition(":")[0].split()}
    assert {*ended, stages.LAST} <= targets
