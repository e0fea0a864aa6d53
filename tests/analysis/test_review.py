"""Game reviews: blunders are found and named, judged by what could be known, and the same each time."""

import gzip
import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from tabiji.analysis import judge as judging
from tabiji.analysis import show as showing
from tabiji.analysis.judge import Judgement, judge, judge_all
from tabiji.analysis.playouts import first_place_rates
from tabiji.analysis.recorded_game import Decision, RecordedGame, read_recorded_game, recorded_game_of
from tabiji.analysis.review import Review
from tabiji.analysis.show import run_review, show
from tabiji.cli import app
from tabiji.core import gamefile
from tabiji.core.errors import TabijiError
from tabiji.games import GAMES
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.phases import GIVE

from ..bots.test_sage import last_leg
from ..games.tokaido.setup import legal_notations, place

GOLDEN = Path(__file__).parents[1] / "golden"
MISTAKEN = b'{"steps": [], "seats": [], "queue": [], "finish": 0, "result": 0}'
A_GAME = (GOLDEN / "tokaido-1-2p.game").read_bytes()
QUICK = 200  # playouts
SVG = "{http://www.w3.org/2000/svg}"


def at_the_last_temple(*notations: str) -> RecordedGame:
    """Three coins win the temple and the journey for the first seat, fewer do not; then on to the end."""
    game = last_leg(variations=["return"])
    game.pieces[0].families[:] = [2, 2, 2, 2]
    game.pieces[0].coins, game.pieces[0].points, game.pieces[0].offering = 3, 50, 3
    game.pieces[1].points, game.pieces[1].offering = 55, 5
    place(game, 0, 53)
    game.phase = GIVE
    decisions: list[Decision] = []
    while not TOKAIDO.is_over(game):
        notation = notations[len(decisions)] if len(decisions) < len(notations) else legal_notations(game)[0]
        decisions.append(
            Decision(len(decisions) + 1, game.copy(), TOKAIDO.legal_moves(game)[legal_notations(game).index(notation)])
        )
        TOKAIDO.apply(game, decisions[-1].action)
    return RecordedGame(TOKAIDO, "a journey", decisions, game)


def golden(name: str) -> RecordedGame:
    return recorded_game_of(gamefile.load(GOLDEN / f"{name}.game", GAMES))


def review_of(record: RecordedGame, playouts: int = QUICK) -> Review:
    return Review(record, playouts, 1, list(judge_all(record, playouts, 1)))


def printed(review: Review) -> str:
    paper = io.StringIO()
    show(review, Console(file=paper, width=200))
    return paper.getvalue()


def test_a_blunder_is_found_and_named() -> None:
    review = review_of(at_the_last_temple("give 1"))
    blunder = review.judgements[0]
    assert (blunder.number, blunder.seat, blunder.played.notation) == (1, 0, "give 1")
    assert (blunder.before, blunder.played.chance, blunder.loss) == (1, 0, 1)
    assert [each.notation for each in blunder.better] == ["give 3"]
    assert blunder.chances == [0, 1, 0]
    assert review.costliest(0) == [blunder]
    assert review.accuracy(0) == 0
    text = printed(review)
    assert re.search(r"1 +1 umegae +give 1 +100% → 0% +100.0 +give 3 100%", text)
    assert re.search(r"1 umegae .* 1\. give 1 100%", text)


def test_the_best_choice_gives_nothing_away() -> None:
    review = review_of(at_the_last_temple("give 3"))
    assert review.judgements[0].loss == 0
    assert review.judgements[0].better == review.costliest(0) == []
    assert review.judgements[0].chances == [1, 0, 0]
    assert review.accuracy(0) == 100
    assert review.accuracy(1) is None  # it had nothing to decide


def test_only_decisions_with_a_choice_are_judged() -> None:
    record = golden("tokaido-1-2p")
    judged = [decision.number for decision in record.open_decisions]
    single = [each.number for each in record.decisions if len(record.game.legal_moves(each.state)) == 1]
    assert single
    assert sorted(judged + single) == list(range(1, len(record.decisions) + 1))


@pytest.mark.parametrize("name", ["tokaido-4-4p", "namiji-3-3p"])
def test_the_same_seed_judges_the_same(name: str) -> None:
    record = golden(name)
    decision = record.open_decisions[30]
    once, again, other = (judge(record.game, decision, QUICK, seed) for seed in (1, 1, 2))
    assert once == again
    assert once != other
    assert sum(once.chances) == pytest.approx(1)


def test_who_falls_behind_is_tried_no_more_and_nothing_beyond_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int, int]] = []

    def counted(name: str, state: Any, actions: list[int], seeds: Any) -> Any:
        calls.append((len(actions), len(seeds)))
        return first_place_rates(name, state, actions, seeds)

    monkeypatch.setattr(judging, "first_place_rates", counted)
    record = golden("tokaido-4-4p")
    for decision in record.open_decisions[::12]:
        calls.clear()
        judge(record.game, decision, 1000, 1)
        assert sum(choices * playouts for choices, playouts in calls) <= 1000
        assert calls[0][0] == len(record.game.legal_moves(decision.state))
        searched = [choices for choices, _ in calls[:-1]]
        assert searched == sorted(searched, reverse=True)
    calls.clear()
    judge(TOKAIDO, at_the_last_temple("give 1").decisions[0], 1000, 1)  # where one choice wins for sure
    assert [choices for choices, _ in calls] == [3, 2]


@pytest.mark.parametrize("name", ["tokaido-6-5p", "namiji-4-4p"])
def test_a_decision_is_judged_only_by_what_could_be_known(name: str) -> None:
    record = golden(name)
    for decision in record.open_decisions[2::40]:
        determinized = record.game.observe(decision.state, decision.state.seat, 77)
        assert bytes(determinized.to_record()) != bytes(decision.state.to_record())
        other = replace(decision, state=determinized)
        assert judge(record.game, decision, QUICK, 1) == judge(record.game, other, QUICK, 1)


def test_ctrl_c_shows_what_was_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any) -> Iterator[Judgement]:
        yield next(judge_all(*args))
        raise KeyboardInterrupt

    monkeypatch.setattr(showing, "judge_all", interrupted)
    review = run_review(at_the_last_temple("give 2"), QUICK, 1, Console(quiet=True))
    assert [each.played.notation for each in review.judgements] == ["give 2"]
    assert "give 3 100%" in printed(review)


class TestFiles:
    def output(self, capsys: pytest.CaptureFixture[str], *words: str) -> str:
        app(["analyse", *words], standalone_mode=False)
        return capsys.readouterr().out

    def test_a_game_file_is_reviewed_written_and_drawn(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        json_file, svg_file = tmp_path / "found.json", tmp_path / "drawn.svg"
        file = GOLDEN / "namiji-1-2p.game"
        text = self.output(capsys, str(file), "--budget", "100", "--json", str(json_file), "--plot", str(svg_file))
        assert text.startswith("namiji, 2 players")
        review = json.loads(json_file.read_text())
        assert [player["player"] for player in review["players"]] == ["1", "2"]
        accuracies = [player["accuracy"] for player in review["players"] if player["accuracy"] is not None]
        assert accuracies  # one of them was soon so far behind that nothing was at stake
        assert all(0 <= accuracy <= 100 for accuracy in accuracies)
        numbers = [decision.number for decision in golden("namiji-1-2p").open_decisions]
        assert [move["number"] for move in review["moves"]] == numbers
        assert all(move["loss"] >= 0 for move in review["moves"])
        svg = ElementTree.parse(svg_file).getroot()
        assert "Chances to win" in [text.text for text in svg.iter(f"{SVG}text")]
        lines = {path.get("class"): path.get("d") or "" for path in svg.iter(f"{SVG}path") if path.get("class")}
        assert lines.keys() >= {"seat-0", "seat-1"}

    def test_an_unfinished_game_says_so(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        lines = (GOLDEN / "tokaido-3-3p.game").read_text().splitlines()
        cut = next(number for number, line in enumerate(lines) if line.startswith("9. "))
        file = tmp_path / "cut.game"
        file.write_text("\n".join([*lines[:cut], "unfinished", ""]))
        drawn = tmp_path / "drawn.svg"
        text = self.output(capsys, str(file), "--budget", "100", "--plot", str(drawn))
        assert text.splitlines()[0].endswith(", unfinished")
        assert ElementTree.parse(drawn).getroot().tag == f"{SVG}svg"

    def test_a_recorded_game_is_found_by_its_id_or_its_line(self, real_games: Path) -> None:
        first, second = read_recorded_game(real_games, None), read_recorded_game(real_games, "2")
        assert first.over
        assert first.title != second.title
        assert read_recorded_game(real_games, second.title.rpartition(" ")[2]).points == second.points
        with pytest.raises(TabijiError, match=r"has no game '611': .* 610 games"):
            read_recorded_game(real_games, "611")

    def test_a_recorded_game_is_review_of(self, real_games: Path) -> None:
        record = read_recorded_game(real_games, "1")
        review = review_of(replace(record, decisions=record.decisions[-30:]), 100)
        assert review.is_complete
        assert {each.seat for each in review.judgements} == set(record.seats)
        assert re.search(r"1 kinko +81 +2 ", printed(review))

    @pytest.mark.parametrize(
        ("name", "content", "words", "why"),
        [
            ("none.game", None, "", "cannot be read"),
            ("diary.game", b"Dear diary", "", "not a game file"),
            ("bytes.game", b"\xff\xfe\x00", "", "not text"),
            ("cut.jsonl", b'{"steps": []}', "", "not a recorded game"),
            ("wrong.jsonl", MISTAKEN, "", "not a recorded game"),
            ("cut.jsonl.gz", b"\x1f\x8b", "", "damaged or cut short"),
            ("empty.jsonl.gz", gzip.compress(b"", mtime=0), "", "holds no game"),
            ("facts.game", A_GAME.replace(b"components: standard ", b"components: mine 0"), "", "--components"),
            ("one.game", A_GAME, "--game 3", "leave out --game"),
            ("one.game", A_GAME, "--json /nowhere/at/all.json", "cannot be written"),
        ],
        ids=lambda given: given if isinstance(given, str) else "",  # not by what the file holds
    )
    def test_what_cannot_be_done_is_told_in_a_sentence(
        self, tmp_path: Path, name: str, content: bytes | None, words: str, why: str
    ) -> None:
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(TabijiError, match=re.escape(why)):
            app(["analyse", str(file), *words.split()], standalone_mode=False)
