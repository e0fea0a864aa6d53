"""Causes are named only where they carry most of the difference, and from nothing that a seat cannot know."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tabiji.analysis import advice as advising
from tabiji.analysis.advice import explain_choices
from tabiji.analysis.causes import Differences, choose_cause
from tabiji.analysis.review import cause_of
from tabiji.bots import Estimate, Observation, observe
from tabiji.games import load_game
from tabiji.games.tokaido.breakdown import MEALS, PANORAMAS, SOUVENIRS, TEMPLE
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.texts import LANGUAGES, Texts
from tabiji.texts.words import Words

from ..cause_checks import Road, positions
from .test_review import at_the_last_temple, golden, review_of


def differences(*points: tuple[int, int, float]) -> Differences:
    """The points by which a choice differs, by seat and source."""
    table = np.zeros((2, len(TOKAIDO.score_sources)))
    for seat, source, change in points:
        table[seat, source] = change
    return Differences(table, np.zeros(2), np.ones(2))


def giving_three() -> tuple[Observation, int]:
    """Three coins at the last temple win it, and leave no coin."""
    decision = at_the_last_temple("give 3").decisions[0]
    return observe(TOKAIDO, decision.state, 0, 1), decision.action


@pytest.mark.parametrize(
    ("changes", "recommended", "name"),
    [
        ([(0, TEMPLE, 4.0)], True, "temple-place"),
        ([(0, TEMPLE, 4.0), (0, PANORAMAS, 3.0)], True, "temple-place"),
        ([(0, TEMPLE, 2.0), (0, PANORAMAS, 3.0)], True, "gains"),
        ([(0, TEMPLE, 2.0), (0, PANORAMAS, 2.1), (0, SOUVENIRS, 2.2)], True, None),  # no one of them is most of it
        ([(0, TEMPLE, 0.2)], True, None),
        ([], True, None),
        ([(1, MEALS, -3.0)], True, "costs"),
        ([(1, MEALS, 3.0)], False, "helps"),
        ([(0, MEALS, -3.0)], False, "purse-empty"),
        ([(0, SOUVENIRS, -3.0)], False, "loses"),
        ([(0, MEALS, -3.0)], True, None),  # nothing is held against what is recommended
        ([(0, TEMPLE, 1.0), (0, MEALS, -3.0)], False, "purse-empty"),
    ],
)
def test_the_cause_that_carries_most_is_named(
    changes: list[tuple[int, int, float]], recommended: bool, name: str | None
) -> None:
    seen, action = giving_three()
    cause = choose_cause(seen, action, differences(*changes), recommended)
    assert (cause.name if cause else None) == name


def test_stops_are_named_by_who_moves_next() -> None:
    """Where the difference lies in the number of stops, it is who moves again, or onto how many spaces left free."""
    game = replace(TOKAIDO, causes=None)
    found = set()
    for seen in positions(TOKAIDO, 40, 3):
        if seen.state.phase != TOKAIDO.move_phase or seen.state.piece != seen.seat:
            continue
        table, stops = np.zeros((seen.state.players, len(TOKAIDO.score_sources))), np.zeros(seen.state.players)
        table[seen.seat, [SOUVENIRS, MEALS, PANORAMAS]], stops[seen.seat] = 1.0, 1.0
        per_stop, road = np.full(seen.state.players, 2.5), Road(seen)
        for action in seen.legal():
            seat_next = observe(TOKAIDO, (after := seen.after(action).state), after.seat, 1)
            moves_on = after.phase == TOKAIDO.move_phase
            here = road.index[seen.describe(action).space or 0]
            free = sum(road.index[choice.space] < here for choice in seat_next.view.choices if choice.space)
            again = moves_on and after.piece == seen.seat
            frees = moves_on and seen.seat != after.piece < after.players and free > 1
            for sign, name, true in ((1, "moves-again", again), (-1, "frees-stops", frees)):
                question = replace(seen, game=game)
                cause = choose_cause(question, action, Differences(sign * table, sign * stops, per_stop), sign > 0)
                assert (cause.name if cause else None) == (name if true else None)
                if cause and cause.name == "frees-stops":
                    assert (cause.seat, cause.count) == (after.piece, free)
                found |= {cause and cause.name}
    assert found == {None, "moves-again", "frees-stops"}


def test_playouts_at_the_last_temple_name_its_cause() -> None:
    record = at_the_last_temple("give 1")
    review = review_of(record)
    cause = cause_of(record, review.judgements[0])
    assert cause is not None
    assert cause.name == "temple-place"
    sentence = Words(Texts("en"), TOKAIDO, ["Ann", "Ben", "Cy"]).cause(cause)
    assert sentence.startswith("3 coins given make place 1 at the temple")


def test_every_language_says_when_nothing_stands_out() -> None:
    assert len({Words(Texts(language), TOKAIDO, []).cause(None) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("name", ["tokaido-6-5p", "namiji-4-4p"])
def test_two_worlds_that_look_the_same_are_explained_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "COMPARE_PLAYOUTS", 20)
    record = golden(name)
    game = load_game(record.game.name)
    for decision in record.open_decisions[3::40]:
        seat, state = decision.state.seat, decision.state
        other = game.observe(state, seat, 99)
        assert bytes(other.to_record()) != bytes(state.to_record())
        estimates = [Estimate(action, 0.5, 1) for action in game.legal_moves(state)[:3]]
        one, two = (explain_choices(observe(game, world, seat, 5), estimates, 1) for world in (state, other))
        assert one == two


def test_whoever_clearly_gave_something_away_was_not_accurate() -> None:
    review = review_of(at_the_last_temple("give 1"))
    lucky = replace(review.judgements[0], best=replace(review.judgements[0].best, lead=-5.0, standard_error=1.0))
    review.judgements.append(replace(lucky, better=[]))  # elsewhere the move did much better than the best by chance
    assert review.costliest(0)
    accuracy = review.accuracy(0)
    assert accuracy is not None
    assert accuracy < 100
