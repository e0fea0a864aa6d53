"""Training: it is reproducible from its seed, and resuming changes nothing."""

from pathlib import Path

import numpy as np
import pytest

from tabiji.bots.heuristic import scholar
from tabiji.bots.heuristic.merchant import weights_file
from tabiji.bots.heuristic.registry import heuristic_module
from tabiji.bots.train import Training, evolution, reinforce
from tabiji.bots.train.evolution import EvolutionStrategy
from tabiji.bots.train.reinforce import Reinforce
from tabiji.core.errors import BadOptions


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "PAIRS", 2)
    monkeypatch.setattr(evolution, "DEALS", 2)
    monkeypatch.setattr(reinforce, "GAMES", 32)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def ignore(line: str | None) -> None:
    pass


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        pytest.param(EvolutionStrategy, "tokaido", id="a merchant of Tokaido"),
        pytest.param(EvolutionStrategy, "namiji", id="a merchant of Namiji"),
        pytest.param(Reinforce, "tokaido", id="a scholar of Tokaido", marks=pytest.mark.soak),  # compiles for a minute
    ],
)
def test_a_resumed_training_gives_the_same_files(kind: type[Training], game: str, tmp_path: Path) -> None:
    def stop(line: str | None) -> None:
        raise KeyboardInterrupt

    kind(game, 7, 4, tmp_path / "whole").run(ignore)
    with pytest.raises(KeyboardInterrupt):
        kind(game, 7, 4, tmp_path / "stopped").run(stop)
    resumed = kind(game, 7, 4, tmp_path / "stopped")
    assert resumed.generation == 1
    resumed.run(ignore)
    assert files(tmp_path / "whole") == files(tmp_path / "stopped")
    assert len(resumed.log.read_text().splitlines()) == 1 + 4


def test_another_seed_needs_another_folder_and_gives_other_weights(tmp_path: Path) -> None:
    EvolutionStrategy("tokaido", 7, 1, tmp_path).run(ignore)
    with pytest.raises(BadOptions, match="is another training"):
        EvolutionStrategy("tokaido", 8, 1, tmp_path)
    EvolutionStrategy("tokaido", 8, 1, tmp_path / "other").run(ignore)
    weights = [(folder / "merchant-tokaido.toml").read_text() for folder in (tmp_path, tmp_path / "other")]
    assert weights[0] != weights[1]


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_trained_files_name_their_command(game: str) -> None:
    text = weights_file(game).read_text()
    scale = heuristic_module(game).SCALE
    assert f"tabiji train merchant {game} --seed" in text
    assert len(scale.read(text)) == len(scale.start)
    assert scale.read(text) != scale.start
    log = scholar.policy_file(game).with_suffix(".log").read_text()
    assert log.startswith(f"tabiji train scholar {game} --seed")
    assert np.abs(scholar.policy_of(game)).max() > 0
