"""Events can be put into words in every language, and their numbers add up to coins and points."""

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

Numbers = dict[str, int]

# The coins and points that an event gives to its seat
COINS: dict[str, Callable[[Numbers], int]] = {
    "set-out": lambda numbers: numbers["coins"],
    "farmed": lambda numbers: numbers["coins"],
    "funded": lambda numbers: numbers["coins"],
    "entertained": lambda numbers: 1,
    "bought": lambda numbers: -numbers["coins"],
    "gave": lambda numbers: -numbers["coins"],
    "ate": lambda numbers: -numbers["coins"],
}
POINTS: dict[str, Callable[[Numbers], int]] = {
    "gave": lambda numbers: numbers["coins"] + numbers["extra"],
    "entertained": lambda numbers: 1,
    "blessed": lambda numbers: 1,
    "beheld": lambda numbers: numbers["section"],
    "penalised": lambda numbers: -numbers["points"],
}


def numbers_of(game: GameSpec, event: Event) -> Numbers:
    """Returns the numbers of an event by name."""
    return dict(zip(game.events[event.kind][1], event.numbers, strict=True))


def amount_of(game: GameSpec, event: Event, by: dict[str, Callable[[Numbers], int]], usual: str) -> int:
    """Returns the amount an event gives: by its own rule, or the number with the usual name."""
    name, numbers = game.events[event.kind][0], numbers_of(game, event)
    if name in by:
        return by[name](numbers)
    return numbers.get(usual, 0) if name not in ("arrived", "finished") or "place" in numbers else 0


def with_styles(tables: list[Any], styles: int) -> list[tuple[Any, int]]:
    """Returns tables with the styles to play at them, in turn."""
    return [(table, number % styles) for number, table in enumerate(tables)]


EMPTY_MENUS = (Options(2, frozenset({"gastronomy"}), "french"), company.EATS)
TABLES = {
    TOKAIDO.name: (TOKAIDO, company, [*with_styles(JOURNEYS[:: len(JOURNEYS) // 30], company.STYLES), EMPTY_MENUS]),
    NAMIJI.name: (NAMIJI, fleet, with_styles(VOYAGES[::-1] * 2, fleet.STYLES)),
}


def matches(game: str) -> Iterator[tuple[Match, list[Event]]]:
    """Yields matches in every style with the events of each move."""
    game_spec, players, tables = TABLES[game]
    for number, (table, style) in enumerate(tables):
        match = Match(game_spec, table, number)
        yield match, match.opening_events
        while not match.over:
            legal = match.legal_moves()
            choice = players.choose(match.state.copy(), legal, len(legal), style)
            yield match, match.play(legal[choice], entropy=len(match.moves))


@pytest.mark.parametrize("name", sorted(TABLES))
def test_events_have_texts_and_add_up(name: str) -> None:
    game = TABLES[name][0]
    sums: dict[str, list[int]] = {}
    texts = [Texts(language) for language in LANGUAGES]
    event_counts: Counter[str] = Counter()
    for match, events in matches(name):
        players = match.options.players
        if not match.moves:
            sums = {"coins": [0] * players, "points": [0] * players}
            speakers = [Words(each, game, "ABCDE"[:players]) for each in texts]
        for event in events:
            what, kinds = game.events[event.kind]
            event_counts[what] += 1
            assert all(words.event(match.state, event) for words in speakers)
            who = numbers_of(game, event).get(next((kind for kind in kinds if kind in ("seat", "piece")), ""), players)
            if who < players:
                sums["coins"][who] += amount_of(game, event, COINS, "") if game is TOKAIDO else 0
                sums["points"][who] += amount_of(game, event, POINTS, "points")
        assert sums["points"] == match.points
        if game is TOKAIDO and match.state.decisions >= players:
            assert sums["coins"] == [piece.coins for piece in match.state.pieces[:players]]
    assert event_counts["found-nothing"]  # an empty pile has an event of its own
    missing = {what for what, _ in game.events} - set(event_counts)
    assert missing <= {"declined"}
