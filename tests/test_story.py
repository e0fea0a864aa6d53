"""What is told: it can be put into words in every language, and it adds up to what everybody has."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabiji.core.events import Event
from tabiji.core.match import Match
from tabiji.core.spec import GameSpec
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.texts import LANGUAGES, Texts
from tabiji.texts.words import Words

from .games.namiji import invariants as fleet
from .games.namiji.strategies import ALL_OPTIONS as VOYAGES
from .games.tokaido import invariants as company
from .games.tokaido.strategies import ALL_OPTIONS as JOURNEYS

Told = dict[str, int]

# What an event brings to the seat it speaks of, in coins and in points
COINS: dict[str, Callable[[Told], int]] = {
    "set-out": lambda told: told["coins"],
    "farmed": lambda told: told["coins"],
    "funded": lambda told: told["coins"],
    "entertained": lambda told: 1,
    "bought": lambda told: -told["coins"],
    "gave": lambda told: -told["coins"],
    "ate": lambda told: -told["coins"],
}
POINTS: dict[str, Callable[[Told], int]] = {
    "gave": lambda told: told["coins"] + told["extra"],
    "entertained": lambda told: 1,
    "blessed": lambda told: 1,
    "beheld": lambda told: told["section"],
    "penalised": lambda told: -told["points"],
}


def told(game: GameSpec, event: Event) -> Told:
    """The numbers of an event by what they are."""
    return dict(zip(game.events[event.kind][1], event.numbers, strict=True))


def brought(game: GameSpec, event: Event, by: dict[str, Callable[[Told], int]], usual: str) -> int:
    """What an event brings: by a rule of its own, else what it calls so."""
    name, numbers = game.events[event.kind][0], told(game, event)
    if name in by:
        return by[name](numbers)
    return numbers.get(usual, 0) if name not in ("arrived", "finished") or "place" in numbers else 0


def styled(tables: list[Any], styles: int) -> list[tuple[Any, int]]:
    """Tables, and a style to play at each, in turn."""
    return [(table, number % styles) for number, table in enumerate(tables)]


EMPTY_MENUS = (Options(2, frozenset({"gastronomy"}), "french"), company.EATS)
PLAYED = {
    TOKAIDO.name: (TOKAIDO, company, [*styled(JOURNEYS[:: len(JOURNEYS) // 30], company.STYLES), EMPTY_MENUS]),
    NAMIJI.name: (NAMIJI, fleet, styled(VOYAGES[::-1] * 2, fleet.STYLES)),
}


def plays(game: str) -> Iterator[tuple[Match, list[Event]]]:
    """Games in every style, and what each of their moves told."""
    description, players, tables = PLAYED[game]
    for number, (table, style) in enumerate(tables):
        journey = Match(description, table, number)
        yield journey, journey.opening_events
        while not journey.over:
            legal = journey.legal_moves()
            choice = players.choose(journey.state.copy(), legal, len(legal), style)
            yield journey, journey.play(legal[choice], entropy=len(journey.moves))


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_what_is_told_can_be_said_and_adds_up(name: str) -> None:
    game = PLAYED[name][0]
    sums: dict[str, list[int]] = {}
    texts = [Texts(language) for language in LANGUAGES]
    heard: Counter[str] = Counter()
    for journey, events in plays(name):
        players = journey.options.players
        if not journey.moves:
            sums = {"coins": [0] * players, "points": [0] * players}
            speakers = [Words(each, game, "ABCDE"[:players]) for each in texts]
        for event in events:
            what, kinds = game.events[event.kind]
            heard[what] += 1
            assert all(words.event(journey.state, event) for words in speakers)
            who = told(game, event).get(next((kind for kind in kinds if kind in ("seat", "piece")), ""), players)
            if who < players:
                sums["coins"][who] += brought(game, event, COINS, "") if game is TOKAIDO else 0
                sums["points"][who] += brought(game, event, POINTS, "points")
        assert sums["points"] == journey.points
        if game is TOKAIDO and journey.state.decisions >= players:
            assert sums["coins"] == [piece.coins for piece in journey.state.pieces[:players]]
    assert heard["found-nothing"]  # where nothing is left has words of its own
    unheard = {what for what, _ in game.events} - set(heard)
    assert unheard <= {"declined"}
