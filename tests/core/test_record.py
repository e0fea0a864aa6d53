"""Records: one declaration defines the plain object and the bytes."""

from typing import Annotated

import numpy as np
import pytest

from tabiji.core.record import Record, i1, i2, u4
from tabiji.games.tokaido.state import Game


def test_hidden_padding_is_refused() -> None:
    with pytest.raises(TypeError, match="1 bytes of padding"):

        class Loose(Record):
            wide: i2
            narrow: i1


def test_a_record_holds_numbers_lists_and_other_records() -> None:
    class Inner(Record):
        a: i1
        b: i1

    class Outer(Record):
        words: Annotated[list[u4], 2]
        inners: Annotated[list[Inner], 2]
        pair: Inner
        more: Annotated[list[i1], 2]

    outer = Outer.zeros()
    outer.words[1] = 2**32 - 1
    outer.inners[1].b = -3
    outer.pair.a = 7
    again = Outer.from_record(outer.to_record()[0])
    assert again == outer
    assert repr(again) == repr(outer)
    assert again.inners[1].b == -3


def test_a_copy_shares_nothing() -> None:
    game = Game.zeros()
    copied = game.copy()
    copied.pieces[0].sections[0] = 1
    copied.piles[0].left = 3
    copied.cards[0] = 9
    assert (game.pieces[0].sections[0], game.piles[0].left, game.cards[0]) == (0, 0, 0)
    assert game != copied


def test_writing_a_number_that_does_not_fit_fails() -> None:
    game = Game.zeros()
    game.pieces[0].tile = 200
    with pytest.raises((OverflowError, ValueError)):
        game.write_record(np.zeros(1, Game.dtype))


def test_a_game_stays_within_four_hundred_bytes() -> None:
    assert Game.dtype.itemsize <= 400
