"""The guided first journeys: played to the end by every choice at every moment, and everything is said each time."""

from __future__ import annotations

import json
import random
import re
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

import tabiji
from tabiji.core.match import Match
from tabiji.games import BUILTIN_GAMES, load_game
from tabiji.learn.daily import entropy_of_move
from tabiji.testing import text_variables
from tabiji.texts import FOLDER, LANGUAGES

Moment = dict[str, Any]
REACH = 5  # spaces, as on the page
JOURNEYS = 6  # of a learner who follows fancies, and as many of one who does what is asked


def lesson(name: str) -> dict[str, Any]:
    """The script of a lesson."""
    found: dict[str, Any] = json.loads(
        (Path(tabiji.__file__).parent / "learn" / "lesson_data" / f"{name}.json").read_text()
    )
    return found


def begin(name: str) -> Match:
    """The table as the learner finds it."""
    game = load_game(name)
    return Match(game, game.parse_options({**lesson(name)["options"], "players": "3"}), game.lesson_seed or 0)


def fork(journey: Match) -> Match:
    """The same journey once more, to go on otherwise."""
    other = copy(journey)
    other.state, other.moves = journey.state.copy(), [*journey.moves]
    return other


class Learner:
    """Hears everything that is said at seat 0, as the page says it."""

    def __init__(self, journey: Match) -> None:
        self.journey, self.moments = journey, lesson(journey.game.name)["moments"]
        self.road = journey.game.route(journey.state).road
        self.said: list[str] = []
        self.wanted: int | None = None  # the move that is asked for
        self.seen: set[tuple[str, bool]] = set()  # what happened, and whether to the learner

    def listen(self) -> list[str]:
        """Everything that is said now, one after the other."""
        before = len(self.said)
        self.wanted = None
        while self.wanted is None and (moment := next(filter(self.is_now, self.moments), None)):
            self.said.append(moment["name"])
            self.wanted = self.goal(moment)
        return self.said[before:]

    def goal(self, moment: Moment) -> int | None:
        """The move that a moment asks for, if it does."""
        game, state = self.journey.game, self.journey.state
        if "wants" not in moment:
            return None
        me: Any = state.pieces[0]
        mine, _ = game.space_at(state, me.space)
        here = next((at for at, space in enumerate(self.road) if space.number == mine), -1)
        near = {
            space.number: space.kind
            for at, space in enumerate(self.road)
            if (at + 1 if at < here else at - here) <= REACH
        }
        for action in self.journey.legal_moves():
            if near.get(game.describe(state, action).space) in moment["wants"]:
                return action
        return None

    def is_now(self, moment: Moment) -> bool:
        game, state, over = self.journey.game, self.journey.state, self.journey.over
        me: Any = state.pieces[0]
        if moment["name"] in self.said or moment.get("after", "welcome") not in [*self.said, "welcome"]:
            return False
        phase = "over" if over else game.phases[state.phase]
        if "asked" in moment and (phase != moment["asked"] or (not over and state.seat != 0)):
            return False
        if (
            "event" in moment
            and not {(moment["event"], True), (moment["event"], not moment.get("anybody"))} & self.seen
        ):
            return False
        if "wants" in moment and self.goal(moment) is None:
            return False
        here, _ = game.space_at(state, me.space)
        return here >= moment.get("from", 0) and ("coins" not in moment or me.coins <= moment["coins"])

    def act(self, action: int) -> None:
        """A move of anybody."""
        number = len(self.journey.moves) + 1
        for event in self.journey.play(action, entropy=entropy_of_move(self.journey.seed, number)):
            name, kinds = self.journey.game.events[event.kind]
            mine = "seat" in kinds and event.numbers[kinds.index("seat")] == 0
            self.seen.add((name, mine))

    def step(self, chance: random.Random, obedient: bool = False) -> None:
        """A move of whoever decides: near stops, as people do who look around, or what is asked for."""
        near = self.journey.legal_moves()[: 3 if self.journey.state.phase == self.journey.game.move_phase else None]
        wanted = self.wanted if obedient and self.journey.seat == 0 else None
        self.act(chance.choice(near) if wanted is None else wanted)

    def walk_on(self, chance: random.Random, obedient: bool = False) -> None:
        """To the end."""
        while not self.journey.over:
            self.listen()
            self.step(chance, obedient)
        self.listen()

    def fork(self, action: int) -> Learner:
        """The same learner, who chose this."""
        other = Learner(fork(self.journey))
        other.said, other.seen = [*self.said], {*self.seen}
        other.act(action)
        return other


def always(name: str) -> set[str]:
    """What is said whatever anybody does: all but what asks for a move, for which there must be a place."""
    return {moment["name"] for moment in lesson(name)["moments"] if "wants" not in moment}


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_the_learner_moves_first(name: str) -> None:
    assert begin(name).seat == 0


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_by_every_choice_where_one_is_asked_for_everything_is_said(name: str) -> None:
    tried: set[str] = set()
    for seed in range(JOURNEYS):
        learner, chance = Learner(begin(name)), random.Random(seed)
        while not learner.journey.over:
            for moment in learner.listen():
                for action in learner.journey.legal_moves() if moment not in tried else ():
                    other = learner.fork(action)
                    other.walk_on(chance)
                    assert always(name) <= {*other.said}
                tried.add(moment)
            learner.step(chance)
        learner.listen()
        assert always(name) <= {*learner.said}
    assert tried | {"over"} >= {moment["name"] for moment in lesson(name)["moments"]}


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_whoever_does_what_is_asked_hears_everything_once(name: str) -> None:
    for seed in range(JOURNEYS):
        learner = Learner(begin(name))
        learner.walk_on(random.Random(seed), obedient=True)
        assert len(learner.said) == len({*learner.said})
        assert always(name) <= {*learner.said}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_numbers_are_those_that_are_printed(language: str) -> None:
    said = {
        entry.id.name: entry
        for entry in parse((FOLDER / language / "rules-lessons.ftl").read_text()).body
        if isinstance(entry, ast.Message)
    }
    variables = text_variables(language)
    for name in BUILTIN_GAMES:
        printed = load_game(name).printed
        for moment in lesson(name)["moments"]:
            text = said[f"lesson-{name}-{moment['name']}"]
            assert text.value
            facts = moment.get("facts", {})
            for fact in facts.values():
                thing, _, what = fact.partition(".")
                assert isinstance(printed[thing][what], int)
            assert variables[f"lesson-{name}-{moment['name']}"] == {*facts, *(["space"] if "wants" in moment else [])}
            assert not re.search(r"\d", serialize_pattern(text.value))
