"""The oracle of `make hostile`: views do not change with what it exchanges, and a view that tells too much does."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from tabiji.core.deck import SPECTATOR
from tabiji.core.events import collect_story
from tabiji.core.rng import mix_entropy
from tabiji.core.spec import GameSpec
from tabiji.games import GAMES, load_game
from tabiji.server.ws.messages import encode

from .hostile.worlds import WORLDS, World

EDITIONS = ("english", "french", "italian")
TABLES: list[tuple[str, dict[str, str]]] = [
    *(("tokaido", {"players": players, "edition": edition}) for edition in EDITIONS for players in "235"),
    *(("namiji", {"players": players}) for players in "2345"),
]
HIDDEN = {
    "tokaido": {"cards", "menu", "offered", "drawn", "dealt", "tile"},
    "namiji": {"cards", "tray", "aside", "drawn", "rocks"},
}


def moments(game: GameSpec, words: dict[str, str], chance: random.Random) -> Iterator[World]:
    """Every moment of a game played at random."""
    state = game.initial_state(game.parse_options(words))
    game.deal(state, chance.randrange(2**63))
    world = WORLDS[game.name](game, state)
    yield world
    while not game.is_over(world.state):
        after = world.state.copy()
        mix_entropy(after, chance.randrange(2**63))
        with collect_story(after) as story:
            game.apply(after, chance.choice(game.legal_moves(after)))
        world.follow(after, [game.events[event.kind][0] for event in story])
        yield world


def differing(one: Any, other: Any) -> set[str]:
    """Returns the names of the hidden fields in which two states differ."""
    found = {name for name in ("cards", "menu", "offered", "drawn", "tray", "aside") if hasattr(one, name)}
    found = {name for name in found if getattr(one, name) != getattr(other, name)}
    for mine, theirs in zip(one.pieces, other.pieces, strict=True):
        names = {name for name in ("dealt", "tile", "rocks") if hasattr(mine, name)}
        found |= {name for name in names if getattr(mine, name) != getattr(theirs, name)}
    return found


@pytest.mark.parametrize(("name", "words"), TABLES, ids=["-".join([of, *words.values()]) for of, words in TABLES])
@pytest.mark.parametrize("games", [2, pytest.param(150, marks=pytest.mark.soak)])
def test_views_are_equal_in_exchanged_worlds(name: str, words: dict[str, str], games: int) -> None:
    """At every step of whole games, for every seat and a spectator."""
    game, chance = load_game(name), random.Random(games)
    for _ in range(games):
        for world in moments(game, words, chance):
            for seat in (*range(int(words["players"])), SPECTATOR):
                other = world.exchanged(seat, chance)
                assert encode(game.view(other, seat)) == encode(game.view(world.state, seat)), differing(
                    world.state, other
                )


@pytest.mark.parametrize("name", GAMES)
def test_everything_hidden_is_exchanged(name: str) -> None:
    """Nothing is left where it was for good: an oracle that exchanges nothing would find nothing."""
    game, chance, found = load_game(name), random.Random(3), set[str]()
    for words in (words for of, words in TABLES if of == name):
        for world in moments(game, words, chance):
            for seat in (0, SPECTATOR):
                found |= differing(world.state, world.exchanged(seat, chance))
    assert found == HIDDEN[name]


def open_menu(game: GameSpec, state: Any, seat: int) -> object:
    """A view that shows the menu to everybody."""
    return replace(game.view(state, seat), menu=tuple(state.menu))  # type: ignore[call-arg]


def open_hands(game: GameSpec, state: Any, seat: int) -> object:
    """A view that shows what the others have chosen in secret."""
    return game.view(state, seat), [
        getattr(piece, "rocks", None) or getattr(piece, "tile", None) for piece in state.pieces
    ]


def open_draw(game: GameSpec, state: Any, seat: int) -> object:
    """A view that shows the choices of another player."""
    return game.view(state, seat), state.drawn


def open_pile(game: GameSpec, state: Any, seat: int) -> object:
    """A view that shows the card under the first pile."""
    pile = state.piles[0]
    return game.view(state, seat), state.cards[pile.first + (pile.top + pile.left - 1) % pile.size]


def open_luck(game: GameSpec, state: Any, seat: int) -> object:
    """A view that depends on what chance will bring."""
    return game.view(state, seat), state.rng


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        *(("tokaido", leak) for leak in (open_menu, open_hands, open_draw, open_pile, open_luck)),
        *(("namiji", leak) for leak in (open_hands, open_draw, open_luck)),
    ],
)
def test_a_view_that_tells_too_much_is_noticed(name: str, leak: Callable[[GameSpec, Any, int], object]) -> None:
    """Each of these would be found within a few games."""
    game, chance = load_game(name), random.Random(5)
    assert any(
        leak(game, world.exchanged(SPECTATOR, chance), SPECTATOR) != leak(game, world.state, SPECTATOR)
        for _ in range(10)
        for world in moments(game, {"players": "4"}, chance)
    )
