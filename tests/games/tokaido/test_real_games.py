"""The recorded games, through both forms of the rules."""

import copy
from pathlib import Path

import pytest

from tabiji.games.tokaido import real_games as module
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.real_games import Disagreement, read_games, verify


@pytest.mark.parametrize(
    ("step", "moves"), [(6, 8784), pytest.param(1, 52_734, marks=pytest.mark.soak)], ids=["every sixth", "every"]
)
def test_recorded_games_agree_with_the_compiled_rules(real_games: Path, step: int, moves: int) -> None:
    """The command's test plays all of them by the interpreted rules."""
    games = list(read_games(real_games))
    assert len(games) == 610
    assert sum(verify(game, compiled=True) for game in games[::step]) == moves


def test_where_the_record_shows_hiroshige_taking_nothing_his_panoramas_are_complete(
    real_games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three times in the file; so the games agree without the platform's house rule too."""
    monkeypatch.setattr(module, "PLATFORM", Options(4, frozenset({"gastronomy"})))
    nothing_taken = 0
    for game in read_games(real_games):
        verify(game)
        nothing_taken += sum(step.get("hiroshige", {"panorama": 1})["panorama"] is None for step in game["steps"])
    assert nothing_taken == 3


def test_a_declined_section_agrees_only_by_the_house_rule(real_games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A section Hiroshige took at the last inn on the way, declined instead, with everything after cut off."""
    declined = next(filter(None, map(decline_last, read_games(real_games))))
    with pytest.raises(Disagreement, match="end: the phase"):  # every step agrees; only the end is missing
        verify(declined)
    monkeypatch.setattr(module, "PLATFORM", Options(4, frozenset({"gastronomy"})))
    with pytest.raises(Disagreement, match="take nothing"):
        verify(declined)


def decline_last(game: module.Json) -> module.Json | None:
    """The game up to a section that Hiroshige took, with that section declined."""
    for number, step in enumerate(game["steps"]):
        taken = step.get("hiroshige", {}).get("panorama")
        if taken and "achievements" not in step:
            worth = section_of(game, number, taken)
            step["hiroshige"]["panorama"] = None
            step["after"]["points"][step["seat"]] -= worth
            return {**game, "steps": game["steps"][: number + 1]}
    return None


def section_of(game: module.Json, number: int, panorama: str) -> int:
    """Which section of a panorama a seat took in a step."""
    seat = game["steps"][number]["seat"]
    own = [step for step in game["steps"][: number + 1] if step["seat"] == seat]
    return sum(
        (step["space"] == panorama)
        + (step.get("encounter", {}).get("panorama") == panorama)
        + (step.get("hiroshige", {}).get("panorama") == panorama)
        for step in own
    )


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda game: game["steps"][0].update(seat=(game["steps"][0]["seat"] + 1) % 4), "the seat to move"),
        (lambda game: game["steps"][0].update(to=16), "what may be done"),
        (lambda game: game["steps"][3].update(slot=2 + game["steps"][3]["slot"]), "the slot"),
        (lambda game: game["finish"]["temple"].pop(), "the temple"),
        (lambda game: game["finish"]["achievements"].pop(), "the awards"),
        (lambda game: game["steps"].pop(), "the phase"),
        (lambda game: game["queue"].reverse(), "the seat to move"),
    ],
)
def test_a_spoiled_record_is_noticed(real_games: Path, spoil, message: str) -> None:  # type: ignore[no-untyped-def]
    game = copy.deepcopy(next(read_games(real_games)))
    spoil(game)
    with pytest.raises(Disagreement, match=message):
        verify(game)
