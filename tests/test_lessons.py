"""The guided first journeys: played to the end by every choice at every moment that asks, and everything is said."""

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
from tabiji.engine.journey import Journey
from tabiji.games import OURS, game_named
from tabiji.learn.day import luck
from tabiji.learn.lessons import SEEDS
from tabiji.texts import FOLDER, LANGUAGES

from .test_texts import Variables

Moment = dict[str, Any]
CHANCY = 60  # journeys, in which what depends on luck happens at least once
CERTAIN = {  # whatever one does
    "tokaido": {"welcome", "last", "where", "again", "inn", "line", "rules", "score", "end", "over"},
    "namiji": {"welcome", "last", "where", "again", "dock", "leave", "rules", "score", "end", "over"},
}


def lesson(name: str) -> dict[str, Any]:
    """The script of a lesson."""
    found: dict[str, Any] = json.loads((Path(tabiji.__file__).parent / "lessons" / f"{name}.json").read_text())
    return found


def begin(name: str) -> Journey:
    """The table as the learner finds it."""
    game = game_named(name)
    return Journey(game, game.options({**lesson(name)["options"], "players": "3"}), SEEDS[name])


def fork(journey: Journey) -> Journey:
    """The same journey once more, to go on otherwise."""
    other = copy(journey)
    other.state, other.moves = journey.state.copy(), [*journey.moves]
    return other


class Learner:
    """Hears everything that is said at seat 0, as the page says it."""

    def __init__(self, journey: Journey) -> None:
        self.journey, self.moments = journey, lesson(journey.game.name)["moments"]
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
        kinds = {space.number: space.kind for space in game.way(state).road}
        for action in self.journey.legal() if "wants" in moment else ():
            if kinds.get(game.describe(state, action).space) in moment["wants"]:
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
        here, _ = game.space(state, me.space)
        return here >= moment.get("from", 0) and ("coins" not in moment or me.coins <= moment["coins"])

    def act(self, action: int) -> None:
        """A move of anybody."""
        number = len(self.journey.moves) + 1
        for event in self.journey.act(action, entropy=luck(self.journey.seed, number)):
            name, kinds = self.journey.game.events[event.what]
            mine = "seat" in kinds and event.numbers[kinds.index("seat")] == 0
            self.seen.add((name, mine))

    def walk_on(self, chance: random.Random) -> None:
        """To the end, near stops first, as somebody who looks around."""
        while not self.journey.over:
            self.listen()
            legal = self.journey.legal()
            near = legal[:2] if self.journey.state.phase == self.journey.game.moving else legal
            self.act(chance.choice(near))
        self.listen()


@pytest.mark.parametrize("name", OURS)
def test_the_learner_moves_first(name: str) -> None:
    assert begin(name).seat == 0


@pytest.mark.parametrize("name", OURS)
def test_by_every_choice_where_one_is_asked_for_it_comes_to_its_end(name: str) -> None:
    everything: set[str] = set()
    asking = [moment["name"] for moment in lesson(name)["moments"] if "asked" in moment]
    tried: set[str] = set()
    for seed in range(CHANCY):
        learner, chance = Learner(begin(name)), random.Random(seed)
        while not learner.journey.over:
            for moment in learner.listen():
                if moment in asking and moment not in tried:
                    tried.add(moment)
                    for action in learner.journey.legal():
                        other = Learner(fork(learner.journey))
                        other.said, other.seen = [*learner.said], {*learner.seen}
                        other.act(action)
                        other.walk_on(chance)
                        everything |= {*other.said}
                        assert CERTAIN[name] <= {*other.said}
            legal = learner.journey.legal()
            near = legal[:2] if learner.journey.state.phase == learner.journey.game.moving else legal
            learner.act(chance.choice(near))
        learner.listen()
        everything |= {*learner.said}
        assert CERTAIN[name] <= {*learner.said}
        if seed >= 5 and everything == {moment["name"] for moment in learner.moments}:
            break
    assert everything == {moment["name"] for moment in lesson(name)["moments"]}


ASKED_FOR = {  # what comes up for whoever does what is asked
    "tokaido": {"go-shop", "shop", "go-temple", "temple", "go-view", "panorama", "go-meet", "encounter"},
    "namiji": {
        "go-line",
        "line",
        "crate",
        "go-net",
        "net",
        "go-trap",
        "trap",
        "go-rock",
        "rock",
        "go-whirlpool",
        "offering",
    },
}


@pytest.mark.parametrize("name", OURS)
def test_whoever_does_what_is_asked_hears_all_of_it(name: str) -> None:
    for seed in range(12):
        learner, chance = Learner(begin(name)), random.Random(seed)
        while not learner.journey.over:
            learner.listen()
            legal = learner.journey.legal()
            thrifty = legal[-2:] if learner.journey.game.phases[learner.journey.state.phase] == "buy" else legal
            near = legal[:2] if learner.journey.state.phase == learner.journey.game.moving else thrifty
            learner.act(chance.choice(near) if learner.wanted is None else learner.wanted)
        assert ASKED_FOR[name] <= {*learner.said}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_numbers_are_those_that_are_printed(language: str) -> None:
    said = {
        entry.id.name: entry
        for entry in parse((FOLDER / language / "rules-lessons.ftl").read_text()).body
        if isinstance(entry, ast.Message)
    }
    for name in OURS:
        printed = game_named(name).printed
        for moment in lesson(name)["moments"]:
            text = said[f"lesson-{name}-{moment['name']}"]
            assert text.value
            facts = moment.get("facts", {})
            for fact in facts.values():
                thing, _, what = fact.partition(".")
                assert isinstance(printed[thing][what], int)
            variables = Variables()
            variables.visit(text.value)
            assert variables.found == {*facts, *(["space"] if "wants" in moment else [])}
            assert not re.search(r"\d", serialize_pattern(text.value))
