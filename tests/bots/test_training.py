"""Training: reproducible from its seed, and a stop changes nothing."""

from pathlib import Path

import pytest

from tabiji.bots.merchant import rules, training
from tabiji.bots.merchant.training import Training
from tabiji.bots.merchant.weights import kept
from tabiji.engine.errors import BadOptions


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PAIRS", 2)
    monkeypatch.setattr(training, "DEALS", 2)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def ignore(line: str) -> None:
    pass


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(game: str, tmp_path: Path) -> None:
    def stop(line: str) -> None:
        raise KeyboardInterrupt

    Training(game, 7, 4, tmp_path / "whole").run(ignore)
    with pytest.raises(KeyboardInterrupt):
        Training(game, 7, 4, tmp_path / "stopped").run(stop)
    again = Training(game, 7, 4, tmp_path / "stopped")
    assert again.generation == 1
    again.run(ignore)
    assert files(tmp_path / "whole") == files(tmp_path / "stopped")
    assert len((tmp_path / "whole" / f"{game}.log").read_text().splitlines()) == 4


def test_another_seed_trains_otherwise_and_elsewhere(tmp_path: Path) -> None:
    Training("tokaido", 7, 1, tmp_path).run(ignore)
    with pytest.raises(BadOptions, match="is another training"):
        Training("tokaido", 8, 1, tmp_path)
    Training("tokaido", 8, 1, tmp_path / "other").run(ignore)
    assert (tmp_path / "tokaido.toml").read_text() != (tmp_path / "other" / "tokaido.toml").read_text()


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_the_weights_in_the_package_say_how_they_were_made(game: str) -> None:
    text = kept(game).read_text()
    scale = rules(game).SCALE
    assert f"tabiji train merchant {game} --seed" in text
    assert len(scale.read(text)) == len(scale.start)
    assert scale.read(text) != scale.start
