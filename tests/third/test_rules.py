"""The rules of the third game conserve cards and points, and keep hidden information hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from yamaji.facts import CARDS, DECKS, GROVE, HERB_KINDS, HERB_POINTS, KIND, PAIR_POINTS
from yamaji.game import WEATHERS, YAMAJI, Options
from yamaji.rules import WALK
from yamaji.state import Game

from tabiji.bots import bot_for
from tabiji.core.deck import NONE, SPECTATOR, card_index
from tabiji.core.errors import BadOptions
from tabiji.core.match import Match
from tabiji.core.rng import roll
from tabiji.testing import required_texts, text_variables
from tabiji.texts import LANGUAGES

from ..pile_checks import has_ghosts, row_has_ghosts

options = st.builds(Options, st.integers(2, 4), st.sampled_from(WEATHERS))
seeds = st.integers(0, 2**63 - 1)
gather = st.booleans()  # whether everybody stops at every grove, so that the pile runs out


def positions(table: Options, seed: int, gather: bool = False) -> Iterator[Game]:
    """Yields every position of a game, always as the same object."""
    game = YAMAJI.initial_state(table)
    YAMAJI.deal(game, seed)
    yield game
    while not YAMAJI.is_over(game):
        legal = YAMAJI.legal_moves(game)
        groves = [action for action in legal if game.phase == WALK and KIND[action] == GROVE]
        YAMAJI.apply(game, groves[0] if gather and groves else legal[roll(game, len(legal))])
        yield game


def all_herbs(game: Game) -> Counter[int]:
    """Returns the number of each herb in hands, piles and draws."""
    held = Counter[int]()
    for hiker in game.pieces:
        held.update({herb: hiker.herbs[herb] for herb in range(HERB_KINDS)})
    return +(held + Counter(game.cards) + Counter(game.drawn) - Counter({NONE: 2 * CARDS}))


def recount(game: Game, seat: int) -> int:
    """Recounts the points of a seat."""
    hiker = game.pieces[seat]
    views = hiker.lookouts if game.mist else hiker.lookouts * (hiker.lookouts + 1) // 2
    herbs = sum(hiker.herbs[h] * HERB_POINTS[h] + max(0, hiker.herbs[h] - 1) * PAIR_POINTS for h in range(HERB_KINDS))
    return views + hiker.arrival + (herbs if YAMAJI.is_over(game) else 0)


@given(options, seeds, gather)
def test_nothing_is_lost_and_points_are_what_was_gathered(table: Options, seed: int, gather: bool) -> None:
    for game in positions(table, seed, gather):
        assert all_herbs(game) == Counter(DECKS[0])
        assert not has_ghosts(game, 1)
        assert not row_has_ghosts(game.drawn, game.drawn_left)
        for seat in range(table.players):
            assert recount(game, seat) == game.pieces[seat].points
            assert sum(game.pieces[seat].herbs) == game.pieces[seat].basket


def test_the_pile_runs_out() -> None:
    counts = Counter[str]()
    for seed in range(20):
        match = Match(YAMAJI, Options(4), seed)
        while not match.over:
            groves = [action for action in match.legal_moves() if match.state.phase == WALK and KIND[action] == GROVE]
            counts.update(YAMAJI.events[event.kind][0] for event in match.play((groves or match.legal_moves())[0]))
    assert counts["found-nothing"] > 0
    assert counts["gathered"] + counts["found-nothing"] > 20 * CARDS


def same_information_set(game: Game, seat: int, chance: Random) -> Game:
    """Returns a state of the same information set, by code independent of the rules."""
    state = game.copy()
    state.rng[:] = [chance.getrandbits(32), chance.getrandbits(32)]
    hidden = [hiker for other, hiker in enumerate(state.pieces) if other != seat and not YAMAJI.is_over(game)]
    hands = [[herb for herb in range(HERB_KINDS) for _ in range(hiker.herbs[herb])] for hiker in hidden]
    pile = state.piles[0]
    depths = [depth for depth in range(pile.left) if depth < pile.unseen or not known(state, depth) >> seat & 1]
    places = [(state.cards, card_index(pile, depth)) for depth in depths]
    places += [(hand, nth) for hand in hands for nth in range(len(hand))]
    if state.seat != seat:
        places += [(state.drawn, nth) for nth in range(state.drawn_left)]
    herbs = [row[at] for row, at in places]
    chance.shuffle(herbs)
    for (row, at), herb in zip(places, herbs, strict=True):
        row[at] = herb
    for hiker, hand in zip(hidden, hands, strict=True):
        hiker.herbs[:] = [hand.count(herb) for herb in range(HERB_KINDS)]
    return state


def known(game: Game, depth: int) -> int:
    """Returns which seats know the card at a depth."""
    return game.known_by[card_index(game.piles[0], depth)]


@given(options, seeds, gather, st.sampled_from([0, 1, 2, 3, SPECTATOR]), seeds)
def test_two_worlds_look_the_same_to_whoever_cannot_tell_them_apart(
    table: Options, seed: int, gather: bool, seat: int, look: int
) -> None:
    seat = seat if seat < table.players else SPECTATOR
    chance = Random(seed)
    for game in positions(table, seed, gather):
        seen = YAMAJI.observe(game, seat, look).tobytes()
        row = [0] * len(YAMAJI.feature_names)
        YAMAJI.features(game, seat % 5, row)
        for other in (same_information_set(game, seat, chance), YAMAJI.observe(game, seat, look + 1)):
            assert all_herbs(other) == Counter(DECKS[0])
            assert YAMAJI.observe(other, seat, look).tobytes() == seen
            assert YAMAJI.view(other, seat) == YAMAJI.view(game, seat)
            assert YAMAJI.hidden_counts(other, seat) == YAMAJI.hidden_counts(game, seat)
            again = [0] * len(row)
            YAMAJI.features(other, seat % 5, again)
            assert seat == SPECTATOR or again == row


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"players": "5"}, "Yamaji is for 2 to 4 players, not '5'"),
        ({"weather": "hail"}, "no weather 'hail': choose one of clear, mist"),
        ({"edition": "french"}, "Yamaji has no option 'edition'"),
    ],
)
def test_options_that_cannot_be_played_are_refused_in_a_sentence(words: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        YAMAJI.parse_options(words)


@pytest.mark.parametrize("bot", ["merchant", "scholar", "courier", "master"])
def test_a_bot_that_has_not_learned_it_does_not_play_it(bot: str) -> None:
    with pytest.raises(BadOptions, match=f"'{bot}' does not play yamaji: choose one of wanderer, pilgrim, sage"):
        bot_for(YAMAJI, bot)


def test_its_texts_are_all_used() -> None:
    assert YAMAJI.texts is not None
    unneeded = ("yamaji-field-", "yamaji-source-", "page-changes-yamaji-")  # which a plain board can do without
    for language in LANGUAGES:
        unused = set(text_variables(language, YAMAJI.texts)) - required_texts(YAMAJI)
        assert all(message.startswith(unneeded) for message in unused)
