"""Features: named, equal in both forms of the rules, and equal for all states of an information set."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from docs.features import blocks
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji.core.rng import roll
from tabiji.core.spec import GameSpec
from tabiji.games import GAMES, load_game
from tabiji.games.tokaido import facts as tokaido_facts

from ..games.namiji import strategies as namiji_tables
from ..games.tokaido import strategies as tokaido_tables

tables = st.one_of(
    st.tuples(st.just("tokaido"), tokaido_tables.options), st.tuples(st.just("namiji"), namiji_tables.options)
)
seeds = tokaido_tables.seeds


def positions(game: GameSpec, table: Any, seed: int, near: bool = False) -> Iterator[Any]:
    """Every position of a random game, perhaps of short ways; always the same object."""
    plain = game.initial_state(table)
    game.deal(plain, seed)
    yield plain
    while not game.is_over(plain):
        legal = game.legal_moves(plain)
        most = min(2, len(legal)) if near and plain.phase == game.move_phase else len(legal)
        game.apply(plain, legal[roll(plain, most)])
        yield plain


def row(game: GameSpec, plain: Any, seat: int) -> dict[str, int]:
    """What a seat may know, by name; written over what a row held before."""
    into = np.full(len(game.feature_names), 77, np.int8)
    game.features(plain, seat, into)
    return dict(zip(game.feature_names, into.tolist(), strict=True))


def plain_row(game: GameSpec, plain: Any, seat: int) -> list[int]:
    into = [0] * len(game.feature_names)
    game.features(plain, seat, into)
    return into


@settings(max_examples=16)
@given(tables, seeds, seeds)
def test_two_worlds_have_the_same_features_for_whoever_cannot_tell_them_apart(
    named: tuple[str, Any], seed: int, other_world: int
) -> None:
    name, table = named
    game = load_game(name)
    for step, plain in enumerate(positions(game, table, seed)):
        for seat in {plain.seat % table.players, step % table.players}:
            other = game.observe(plain, seat, other_world)
            assert row(game, other, seat) == row(game, plain, seat)


@settings(max_examples=12)
@given(tables, seeds)
def test_features_and_masks_are_the_same_in_both_forms(named: tuple[str, Any], seed: int) -> None:
    name, table = named
    game = load_game(name)
    rows, masks = np.full((1, len(game.feature_names)), 77, np.int8), np.full((1, game.action_count), 77, np.int8)
    for step, plain in enumerate(positions(game, table, seed)):
        for seat in {plain.seat % table.players, step % table.players}:
            game.compiled.write_observations(plain.to_record(), np.array([seat]), rows, masks)
            assert rows[0].tolist() == plain_row(game, plain, seat)
            legal = sorted(game.legal_moves(plain)) if seat == plain.seat else []
            assert np.flatnonzero(masks).tolist() == legal
            assert masks.sum() == len(legal)


@settings(max_examples=8)
@given(tables, seeds)
def test_features_fit_into_a_signed_byte(named: tuple[str, Any], seed: int) -> None:
    name, table = named
    game = load_game(name)
    for plain in positions(game, table, seed):
        assert max(map(abs, plain_row(game, plain, plain.seat % table.players))) <= 127


@pytest.mark.parametrize("name", list(GAMES))
def test_every_feature_has_a_name_of_its_own_and_every_block_is_used(name: str) -> None:
    game = load_game(name)
    assert len(set(game.feature_names)) == len(game.feature_names)
    every = {"tokaido": tokaido_tables.ALL_OPTIONS[::17], "namiji": namiji_tables.ALL_OPTIONS * 2}[name]
    used = np.zeros(len(game.feature_names), bool)
    for seed, table in enumerate(every):
        for step, plain in enumerate(positions(game, table, seed, near=seed % 2 == 0)):
            for seat in {plain.seat % table.players, step % table.players}:
                used |= np.array(plain_row(game, plain, seat)) != 0
    unused = {name for first, end, name in blocks(name) if not used[first:end].any()}
    assert {name for name in unused if "known" not in name} == set()  # seldom is a card on top known
    assert used.mean() > 0.8


def test_whoever_saw_what_went_under_a_pile_knows_it_on_top_once_the_rest_is_drawn() -> None:
    game = load_game("tokaido")
    plain = game.initial_state(game.parse_options({"players": "3"}))
    game.deal(plain, 1)
    pile = plain.piles[1]
    seen = plain.cards[pile.first : pile.first + 3]
    pile.unseen, plain.known_by[pile.first : pile.first + 3] = 0, [63, 2, 63 | 64]
    names = [f"known souvenir on top {place} there" for place in (1, 2, 3)]
    assert [row(game, plain, 0)[name] for name in names] == [1, 0, 0]
    assert [row(game, plain, 1)[name] for name in names] == [1, 1, 0]
    family = tokaido_facts.FAMILIES[tokaido_facts.SOUVENIR_FAMILY[seen[1]]]
    assert row(game, plain, 1)[f"known souvenir on top 2 {family}"] == 1
