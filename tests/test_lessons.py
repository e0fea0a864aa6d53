"""Guided first matches: every choice at every step is played to the end, and every step is shown each time."""

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

Step = dict[str, Any]
REACH = 5  # spaces, as on the page
MATCHES = 6  # with random choices, and as many with the requested moves


def lesson(name: str) -> dict[str, Any]:
    """Returns the script of a lesson."""
    script: dict[str, Any] = json.loads(
        (Path(tabiji.__file__).parent / "learn" / "lesson_data" / f"{name}.json").read_text()
    )
    return script


def begin(name: str) -> Match:
    """Returns the match at the start of the lesson."""
    game = load_game(name)
    return Match(game, game.parse_options({**lesson(name)["options"], "players": "3"}), game.lesson_seed or 0)


def fork(match: Match) -> Match:
    """Returns a copy of a match that can be continued separately."""
    other = copy(match)
    other.state, other.moves = match.state.copy(), [*match.moves]
    return other


class Learner:
    """Shows the steps at seat 0 as the page does."""

    def __init__(self, match: Match) -> None:
        self.match, self.steps = match, lesson(match.game.name)["moments"]
        self.road = match.game.route(match.state).road
        self.shown_steps: list[str] = []
        self.wanted: int | None = None  # the requested move
        self.events_seen: set[tuple[str, bool]] = set()  # event, and whether it is about the learner

    def show_steps(self) -> list[str]:
        """Shows all steps that are due and returns their names."""
        before = len(self.shown_steps)
        self.wanted = None
        while self.wanted is None and (step := next(filter(self.is_now, self.steps), None)):
            self.shown_steps.append(step["name"])
            self.wanted = self.goal(step)
        return self.shown_steps[before:]

    def goal(self, step: Step) -> int | None:
        """Returns the move that a step requests, or None."""
        game, state = self.match.game, self.match.state
        if "wants" not in step:
            return None
        me: Any = state.pieces[0]
        mine, _ = game.space_at(state, me.space)
        here = next((at for at, space in enumerate(self.road) if space.number == mine), -1)
        near = {
            space.number: space.kind
            for at, space in enumerate(self.road)
            if (at + 1 if at < here else at - here) <= REACH
        }
        for action in self.match.legal_moves():
            if near.get(game.describe(state, action).space) in step["wants"]:
                return action
        return None

    def is_now(self, step: Step) -> bool:
        game, state, over = self.match.game, self.match.state, self.match.over
        me: Any = state.pieces[0]
        if step["name"] in self.shown_steps or step.get("after", "welcome") not in [*self.shown_steps, "welcome"]:
            return False
        phase = "over" if over else game.phases[state.phase]
        if "asked" in step and (phase != step["asked"] or (not over and state.seat != 0)):
            return False
        if "event" in step and not {(step["event"], True), (step["event"], not step.get("anybody"))} & self.events_seen:
            return False
        if "wants" in step and self.goal(step) is None:
            return False
        here, _ = game.space_at(state, me.space)
        return here >= step.get("from", 0) and ("coins" not in step or me.coins <= step["coins"])

    def act(self, action: int) -> None:
        """Plays a move of any seat."""
        number = len(self.match.moves) + 1
        for event in self.match.play(action, entropy=entropy_of_move(self.match.seed, number)):
            name, kinds = self.match.game.events[event.kind]
            mine = "seat" in kinds and event.numbers[kinds.index("seat")] == 0
            self.events_seen.add((name, mine))

    def make_move(self, chance: random.Random, follows_requests: bool = False) -> None:
        """Plays a random move to a near stop, or the requested move."""
        near = self.match.legal_moves()[: 3 if self.match.state.phase == self.match.game.move_phase else None]
        wanted = self.wanted if follows_requests and self.match.seat == 0 else None
        self.act(chance.choice(near) if wanted is None else wanted)

    def play_on(self, chance: random.Random, follows_requests: bool = False) -> None:
        """Plays to the end."""
        while not self.match.over:
            self.show_steps()
            self.make_move(chance, follows_requests)
        self.show_steps()

    def fork(self, action: int) -> Learner:
        """Returns a copy of the learner after an action."""
        other = Learner(fork(self.match))
        other.shown_steps, other.events_seen = [*self.shown_steps], {*self.events_seen}
        other.act(action)
        return other


def unconditional_steps(name: str) -> set[str]:
    """Returns the steps that do not depend on moves: all that do not request one."""
    return {step["name"] for step in lesson(name)["moments"] if "wants" not in step}


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_the_learner_moves_first(name: str) -> None:
    assert begin(name).seat == 0


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_every_step_is_shown_after_every_choice(name: str) -> None:
    tried: set[str] = set()
    for seed in range(MATCHES):
        learner, chance = Learner(begin(name)), random.Random(seed)
        while not learner.match.over:
            for step in learner.show_steps():
                for action in learner.match.legal_moves() if step not in tried else ():
                    other = learner.fork(action)
                    other.play_on(chance)
                    assert unconditional_steps(name) <= {*other.shown_steps}
                tried.add(step)
            learner.make_move(chance)
        learner.show_steps()
        assert unconditional_steps(name) <= {*learner.shown_steps}
    assert tried | {"over"} >= {step["name"] for step in lesson(name)["moments"]}


@pytest.mark.parametrize("name", BUILTIN_GAMES)
def test_requested_moves_show_every_step_once(name: str) -> None:
    for seed in range(MATCHES):
        learner = Learner(begin(name))
        learner.play_on(random.Random(seed), follows_requests=True)
        assert len(learner.shown_steps) == len({*learner.shown_steps})
        assert unconditional_steps(name) <= {*learner.shown_steps}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_come_from_the_printed_facts(language: str) -> None:
    texts = {
        entry.id.name: entry
        for entry in parse((FOLDER / language / "rules-lessons.ftl").read_text()).body
        if isinstance(entry, ast.Message)
    }
    variables = text_variables(language)
    for name in BUILTIN_GAMES:
        printed = load_game(name).printed
        for step in lesson(name)["moments"]:
            text = texts[f"lesson-{name}-{step['name']}"]
            assert text.value
            facts = step.get("facts", {})
            for fact in facts.values():
                thing, _, what = fact.partition(".")
                assert isinstance(printed[thing][what], int)
            assert variables[f"lesson-{name}-{step['name']}"] == {*facts, *(["space"] if "wants" in step else [])}
            assert not re.search(r"\d", serialize_pattern(text.value))
