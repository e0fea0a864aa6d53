"""Positions in which the causes of a game are checked from outside: by its views, its road and its printed facts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tabiji.analysis.causes import true_causes
from tabiji.bots import observe
from tabiji.core.cause import Candidate, Cause
from tabiji.core.choice import Choice
from tabiji.core.match import Match
from tabiji.core.observation import Observation
from tabiji.core.spec import GameSpec


@dataclass
class Scene:
    """A choice, and what its seat sees before and after it."""

    game: GameSpec
    choice: Choice
    before: Any  # views
    after: Any
    cause: Cause

    @classmethod
    def of(cls, seen: Observation, action: int, cause: Cause) -> Scene:
        before = seen.view
        choice = next(choice for choice in before.choices if choice.id == action)
        return cls(seen.game, choice, before, seen.after(action).view, cause)

    @property
    def me(self) -> Any:
        return self.before.pieces[self.before.seat]

    @property
    def then(self) -> Any:
        return self.after.pieces[self.before.seat]

    @property
    def other(self) -> Any:
        return self.before.pieces[self.cause.seat]

    @property
    def name(self) -> str:
        (name,) = self.cause.names
        return name

    def others(self) -> list[Any]:
        pieces = self.before.pieces[: self.before.players]
        return [piece for seat, piece in enumerate(pieces) if seat != self.before.seat]

    def gained(self, source: str) -> int:
        return int(self.then.sources[source] - self.me.sources[source])

    def printed(self, thing: str, what: str) -> Any:
        return self.game.printed[thing][what]


class Road:
    """The road of a scene, by what is printed on it."""

    def __init__(self, seen: Observation) -> None:
        way = seen.game.route(seen.state)
        self.kinds = [space.kind for space in way.road]
        self.stops = way.stops
        self.doubles = {space.number for space in way.road if space.double}
        self.index = {space.number: index for index, space in enumerate(way.road)}

    def kind(self, number: int) -> str:
        return self.kinds[self.index[number]]

    def ahead(self, number: int) -> list[str]:
        return self.kinds[self.index[number] + 1 :]

    def before_stop(self, number: int) -> list[str]:
        ahead = self.ahead(number)
        return ahead[: 1 + next((index for index, kind in enumerate(ahead) if kind in self.stops), 0)]

    def is_blocked(self, scene: Scene) -> bool:
        """Whether the space is full after the choice, and the other could have gone there."""
        number = scene.choice.space
        assert number is not None
        room = 2 if number in self.doubles and len(scene.before.pieces) > 3 else 1
        here = sum(piece.space == number for piece in scene.before.pieces)
        behind = self.index[scene.other.space] < self.index[number]
        in_reach = self.kind(number) in self.before_stop(scene.other.space)
        return here + 1 == room and behind and in_reach


def panorama_checks(road: Road) -> dict[str, Callable[[Scene], bool]]:
    """The checks of the causes about panoramas, which both games share."""

    def full(scene: Scene) -> int:
        return int(scene.printed(f"panorama-{scene.name}", "sections"))

    def missing(scene: Scene, piece: Any) -> int:
        return full(scene) - int(piece.sections[scene.name])

    def completes(scene: Scene) -> bool:
        return missing(scene, scene.then) == 0 and missing(scene, scene.me) == 1

    return {
        "panorama-needed": lambda scene: (
            road.ahead(scene.me.space).count(scene.name) == missing(scene, scene.me) == scene.cause.count
            and road.kind(scene.choice.space or 0) == scene.name
        ),
        "panorama-grows": lambda scene: (
            scene.then.sections[scene.name] == scene.cause.count == scene.cause.points
            and scene.me.sections[scene.name] == scene.cause.count - 1
            and scene.cause.total == full(scene) > scene.cause.count
        ),
        "panorama-lost": lambda scene: (
            scene.me.sections[scene.name] > 0
            and [road.kind(scene.choice.space or 0), *road.ahead(scene.choice.space or 0)].count(scene.name)
            < missing(scene, scene.me)
            <= road.ahead(scene.me.space).count(scene.name)
        ),
        "blocks-panorama": lambda scene: (
            road.is_blocked(scene)
            and missing(scene, scene.other) == 1
            and road.before_stop(scene.other.space).count(scene.name) == 1
            and road.kind(scene.choice.space or 0) == scene.name
        ),
        "completes": completes,
    }


def positions(game: GameSpec, count: int, seed: int) -> Iterator[Observation]:
    """Decisions with a choice in random games of every number of players, as the deciding seat sees them."""
    chance, found = random.Random(seed), 0
    while True:
        match = Match(game, game.parse_options({"players": str(chance.randint(2, 5))}), chance.getrandbits(32))
        while not match.over:
            if len(match.legal_moves()) > 1 and chance.random() < 0.3:
                yield observe(game, match.state, match.seat, chance.getrandbits(32))
                found += 1
                if found == count:
                    return
            match.play(chance.choice(match.legal_moves()))


def check_causes(
    game: GameSpec, checks_of: Callable[[Road], dict[str, Callable[[Scene], bool]]], count: int
) -> Counter[str]:
    """Checks every cause that is found in some positions; returns how often each was."""
    seen_causes: Counter[str] = Counter()
    for seen in positions(game, count, 1):
        checks = checks_of(Road(seen))
        for action in seen.legal():
            for each in game.module("causes").find_causes(seen.state, action):  # type: ignore[union-attr]
                scene = Scene.of(seen, action, each.cause)
                assert checks[each.cause.name](scene), (each.cause, scene.choice)
                assert set(each.sources) <= set(game.score_sources)
                seen_causes[each.cause.name] += 1
    return seen_causes


def check_secrecy(game: GameSpec, count: int) -> None:
    """Checks that worlds a seat cannot tell apart lead to the same causes."""
    for number, seen in enumerate(positions(game, count, 2)):
        for action in seen.legal():
            assert true_causes(seen, action) == true_causes(seen.resample(1000 + number), action)


def causes_of(game: GameSpec, state: Any, notation: str) -> dict[str, Candidate]:
    """The causes that are true of a choice, by name."""
    seen = replace(observe(game, state, state.seat, 1), state=state)
    action = next(each for each in game.legal_moves(state) if game.notate(state, each) == notation)
    return {each.cause.name: each for each in true_causes(seen, action)}
