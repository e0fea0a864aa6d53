"""`tabiji simulate`: the same numbers with any number of threads, and equal to those of the games."""

import gzip
import json
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from typer.testing import CliRunner

from tabiji.bots.compiled_play import play
from tabiji.bots.heuristic.parameters import default_parameters
from tabiji.cli import app, main
from tabiji.core.errors import BadOptions, TabijiError
from tabiji.games import load_game
from tabiji.research import report, simulate
from tabiji.research.recorded_games import read_batch
from tabiji.research.simulate import POLICIES, SimulationSpec, Summary, new_simulation, play_batch, play_locally

RUN = CliRunner()


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "BATCH_SIZE", 50)


def simulation(game: str = "tokaido", policy: str = "random", games: int = 220, **options: str) -> SimulationSpec:
    return new_simulation(game, policy=policy, games=games, players=4, **options)


def summed(one: SimulationSpec, threads: int) -> Summary:
    summary = Summary(load_game(one.game), load_game(one.game).parse_options(one.options))
    for batch in play_locally(one, threads):
        summary.add(batch)
    return summary


@pytest.mark.parametrize(
    ("game", "policy"), [("tokaido", "random"), ("tokaido", "scholar"), ("namiji", "merchant"), ("namiji", "courier")]
)
def test_the_numbers_are_the_same_whatever_the_number_of_threads(game: str, policy: str) -> None:
    one, three = (summed(simulation(game, policy), threads) for threads in (1, 3))
    for name in vars(one):
        assert np.array_equal(getattr(one, name), getattr(three, name)), name
    assert one.games == 220


def test_what_is_summed_is_what_the_games_were() -> None:
    one = simulation(policy="merchant", games=60)
    summary, seeds = summed(one, 2), np.concatenate([one.seeds(batch) for batch in one.batches])
    options = load_game("tokaido").parse_options(one.options)
    policy_ids = np.full((60, 4), POLICIES["merchant"])
    games, ranks = play("tokaido", options, seeds, policy_ids, default_parameters("tokaido"))
    points = games["pieces"]["points"][:, :4]
    assert summary.mean_points() == pytest.approx(points.mean())
    assert summary.sources.sum() == points.sum()
    assert summary.by_seat[:4, 0].tolist() == [60] * 4
    assert summary.by_slot[:4, 0].tolist() == [60] * 4
    assert summary.by_traveler[:, 1].sum() == 60 * simulate.WHOLE
    alone = (ranks == 1) & ((ranks == 1).sum(axis=1, keepdims=True) == 1)
    assert summary.by_seat[:4, 1].tolist() >= (alone.sum(axis=0) * simulate.WHOLE).tolist()
    assert summary.products[0, 0] == 0  # nobody walks to the first inn
    assert summary.products[-2, -2] == summary.products[-1, -1] == 240  # everybody to the last


def test_where_one_stopped_and_stood_in_line_is_what_happened() -> None:
    """Every seat starts in a slot of its own and stops at the last inn, and the sources sum up to its points."""
    batch = play_batch(simulation(games=50), 0)
    assert sorted(batch.slots.reshape(-1, 4)[0].tolist()) == [0, 1, 2, 3]
    assert (batch.stops >> 54 & 1).all()
    assert (batch.sources.sum(axis=1) == batch.points).all()
    assert (batch.leads.reshape(-1, 4).sum(axis=1) == 0).all()


def test_points_below_nothing_count_as_what_they_are() -> None:
    summary = summed(simulation("namiji", games=50), 1)
    mean = summary.sources.sum() / 200
    assert summary.mean_points() == pytest.approx(mean)
    assert summary.points[: -simulate.MIN_POINTS].sum() > 0


def test_the_command_shows_draws_and_writes(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install 'tabiji[research]'")
    words = [
        "simulate",
        "tokaido",
        "--players",
        "3",
        "--games",
        "1_20",
        "--policy",
        "merchant",
        "--variation",
        "return",
    ]
    files = ["--out", str(tmp_path / "seats.parquet"), "--pictures", str(tmp_path / "pictures")]
    result = RUN.invoke(app, [*words, *files])
    assert result.exit_code == 0, result.output
    assert "120 games of merchant players (players 3, edition english, variations return; seed 1)" in result.output
    table = parquet.read_table(tmp_path / "seats.parquet").to_pydict()
    assert len(table["points"]) == 360
    assert table["game"][-1] == 119
    assert set(table["seat"]) == set(table["line"]) == {1, 2, 3}
    assert "kinko" in table["traveler"]
    sums = [sum(table[name][row] for name in load_game("tokaido").score_sources) for row in range(360)]
    assert sums == table["points"]
    pictures = {file.name for file in (tmp_path / "pictures").iterdir()}
    assert pictures == {
        "scores.svg",
        "first-places-by-traveler.svg",
        "first-places-by-start-slot.svg",
        "first-places-by-seat.svg",
        "where-points-come-from.svg",
        "what-a-space-is-worth.svg",
    }


def test_least_squares_find_the_value_of_spaces() -> None:
    """A stop at one space adds five points and at another takes three: least squares find both."""
    game, rng = load_game("tokaido"), np.random.default_rng(1)
    summary = Summary(game, game.parse_options({}))
    stops = rng.integers(0, 2, (800, 4, 2))
    points = 100 + 5 * stops[:, :, 0] - 3 * stops[:, :, 1]
    batch = play_batch(simulation(games=50), 0)
    fields = {
        name: np.resize(value, (3200, *np.shape(value)[1:])) for name, value in vars(batch).items() if np.ndim(value)
    }
    leads = (4 * points - points.sum(axis=1, keepdims=True)).ravel()
    bits = (stops[:, :, 0] << 7 | stops[:, :, 1] << 20).ravel()
    summary.add(type(batch)(**{**fields, "decisions": 1, "leads": leads, "stops": bits}))
    values = summary.space_values()
    assert values[7] == pytest.approx(5, abs=0.4)
    assert values[20] == pytest.approx(-3, abs=0.4)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--policy", "sage"], "'policy': there is no 'sage': choose one of random"),
        (["--players", "6"], "Tokaido is for 2 to 5 players, not 6"),
        (["--out", "/nowhere/seats.parquet"], "/nowhere/seats.parquet cannot be written"),
    ],
)
def test_wrong_arguments_are_named(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tabiji", "simulate", "tokaido", "--games", "10", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 1
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--games", "0"], ["--seed", "-1"]])
def test_a_number_out_of_range_is_a_usage_error(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tabiji", "simulate", "tokaido", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    one = simulation(games=10)
    with pytest.raises(BadOptions, match="cannot be written"):
        report.draw(one, summed(one, 1), tmp_path / "file" / "pictures")


def test_a_summary_of_nothing_is_shown_as_such() -> None:
    console = Console(record=True, width=120)
    report.show(simulation(), Summary(load_game("tokaido"), load_game("tokaido").parse_options({})), console)
    assert "0 games" in console.export_text()


def test_recorded_games_of_people_are_counted_like_simulated_ones(real_games: Path, tmp_path: Path) -> None:
    with gzip.open(real_games, "rt", encoding="utf-8") as lines:
        some = list(islice(lines, 6))
    (tmp_path / "some.jsonl").write_text("".join(some))
    people, batch = read_batch(tmp_path / "some.jsonl", "tokaido")
    recorded = [json.loads(line) for line in some]
    assert batch.points.tolist() == [seat["points"] for each in recorded for seat in each["result"]]
    assert batch.ranks.tolist() == [seat["rank"] for each in recorded for seat in each["result"]]
    assert (batch.sources.sum(axis=1) == batch.points).all()
    assert people.games == 6
    for file, words in (("none.jsonl", "cannot be read"), ("empty.jsonl", "holds no game")):
        (tmp_path / "empty.jsonl").touch()
        with pytest.raises(TabijiError, match=words):
            read_batch(tmp_path / file, "tokaido")
    with pytest.raises(BadOptions, match="'people': there are recorded games of tokaido alone, not of namiji"):
        read_batch(tmp_path / "some.jsonl", "namiji")
