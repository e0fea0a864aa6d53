"""What a seat may know: two worlds that differ only in what it cannot know look the same to it."""

from collections import Counter
from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tabiji.core.deck import BATCH, NONE, SHUFFLED, SPECTATOR, card_index
from tabiji.core.spec import play_out
from tabiji.games.namiji import facts
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options
from tabiji.games.namiji.state import Game

from .recount import FULL_BOX, box, recount, rocks_of
from .setup import bottom, fleet_of_one_mover, give_rocks, legal_notations, new_fleet, play, sail_to, stack
from .strategies import options, positions, seeds

SEATS = st.sampled_from([0, 1, 2, 3, 4, SPECTATOR])


def hidden_places(game: Game, which: int, seat: int) -> list[int]:
    """Where in the row of cards those of a pile lie that a seat has never seen."""
    pile = game.piles[which]
    places = [card_index(pile, depth) for depth in range(pile.left)]
    return [at for depth, at in enumerate(places) if depth < pile.unseen or not game.known_by[at] >> seat & 1]


def mix(game: Game, places: list[tuple[list[int], int]], chance: Random) -> None:
    """Shuffle the cards over some places."""
    cards = [row[at] for row, at in places]
    chance.shuffle(cards)
    for (row, at), card in zip(places, cards, strict=True):
        row[at] = card


def another_world(game: Game, seat: int, chance: Random) -> Game:
    """A game that differs from another only in what a seat cannot know, written apart from the rules."""
    world = game.copy()
    world.rng[:] = [chance.getrandbits(32), chance.getrandbits(32)]
    hands = [boat for other, boat in enumerate(world.pieces) if other != seat and not NAMIJI.is_over(game)]
    held = [[rock for rock in range(20) if boat.rocks >> rock & 1] for boat in hands]
    secret = [(hand, nth) for hand in held for nth in range(len(hand))]
    secret += [(world.cards, at) for at in hidden_places(world, facts.ROCKS, seat)]
    if world.seat != seat:
        secret += [(world.drawn, nth) for nth in range(world.drawn_left)]
    mix(world, secret, chance)
    for boat, hand in zip(hands, held, strict=True):
        boat.rocks = sum(1 << rock for rock in hand)
    mix(world, [(world.cards, at) for at in hidden_places(world, facts.NETS, seat)], chance)
    mix_docks(world, seat, chance)
    return world


def mix_docks(world: Game, seat: int, chance: Random) -> None:
    """Shuffle what a seat cannot know of the dock cards."""
    tray = [(world.tray, nth) for nth in range(world.tray_left)]
    aside = [world.aside]
    beside = [(aside, 0)] if world.aside != NONE else []
    secret = [(world.cards, at) for at in hidden_places(world, facts.DOCK_CARDS, seat)]
    looked, glimpsed = world.looked >> seat & 1, world.glimpsed >> seat & 1
    if glimpsed and not looked:
        mix(world, tray + beside, chance)
    else:
        secret += beside + ([] if looked else tray)
    mix(world, secret, chance)
    world.aside = aside[0]
    pile = world.piles[facts.DOCK_CARDS]
    for depth in range(pile.unseen, pile.left - 1):
        one, other = card_index(pile, depth), card_index(pile, depth + 1)
        pair = world.known_by[one] & BATCH and world.known_by[other] & (BATCH | SHUFFLED) == SHUFFLED
        if pair and world.known_by[one] >> seat & world.known_by[other] >> seat & 1:
            mix(world, [(world.cards, one), (world.cards, other)], chance)


@given(options, seeds, SEATS, seeds)
def test_two_worlds_look_the_same_to_whoever_cannot_tell_them_apart(
    table: Options, seed: int, seat: int, look: int
) -> None:
    seat = seat if seat < table.players else SPECTATOR
    chance = Random(seed)
    for game in positions(table, seed):
        seen = NAMIJI.observe(game, seat, look).tobytes()
        for other in (another_world(game, seat, chance), NAMIJI.observe(game, seat, look + 1)):
            assert box(other) == FULL_BOX
            assert NAMIJI.observe(other, seat, look).tobytes() == seen
            assert NAMIJI.view(other, seat) == NAMIJI.view(game, seat)


@given(options, seeds, seeds)
def test_an_imagined_world_is_a_possible_one(table: Options, seed: int, look: int) -> None:
    """It has the same box, points and choices for the seat that decides, and can be played to its end."""
    for game in positions(table, seed):
        imagined = NAMIJI.observe(game, game.seat, look)
        assert box(imagined) == FULL_BOX
        assert sorted(NAMIJI.legal_moves(imagined)) == sorted(NAMIJI.legal_moves(game))
        if game.decisions == 30:
            play_out(NAMIJI, imagined)
            assert box(imagined) == FULL_BOX
            assert [recount(imagined, each) for each in range(table.players)] == [
                boat.points for boat in imagined.pieces[: table.players]
            ]


@given(options, seeds, SEATS)
def test_what_a_seat_sees_on_the_table_stays_as_it_is(table: Options, seed: int, seat: int) -> None:
    seat = seat if seat < table.players else SPECTATOR
    for game in positions(table, seed):
        imagined = NAMIJI.observe(game, seat, 5)
        for other, (was, now) in enumerate(zip(game.pieces, imagined.pieces, strict=True)):
            assert now.rocks.bit_count() == was.rocks.bit_count()
            if other != seat and not NAMIJI.is_over(game):
                now.rocks = was.rocks
            assert now == was
        assert (imagined.face_up, imagined.face_down, imagined.bag) == (game.face_up, game.face_down, game.bag)
        assert (imagined.caught, imagined.revealed, imagined.haul) == (game.caught, game.revealed, game.haul)


# ---------------------------------------------------------------- sacred rocks


def test_rock_cards_of_the_others_are_only_counted() -> None:
    game = new_fleet(3)
    give_rocks(game.pieces[0], "gourmet")
    give_rocks(game.pieces[1], "full-trap", "beholder")
    view = NAMIJI.view(drawn_from(game), 0)
    assert view.pieces[0].rocks == ("gourmet",)
    assert (view.pieces[1].rocks, view.pieces[1].rock_count, view.pieces[1].fulfilled) == (None, 2, None)


def drawn_from(game: Game) -> Game:
    """The same game with the cards held taken out of the pile."""
    pile = game.piles[facts.ROCKS]
    held = [facts.ROCK_NAMES.index(rock) for boat in game.pieces for rock in rocks_of(boat)]
    left = [rock for rock in range(20) if rock not in held]
    game.cards[pile.first : pile.first + 20] = [NONE] * len(held) + left
    pile.top, pile.left, pile.unseen = len(held), len(left), len(left)
    return game


def test_at_the_end_everyone_shows_the_rock_cards() -> None:
    *_, game = positions(Options(3), 4)
    for seat in (0, 1, 2, SPECTATOR):
        for other in range(3):
            assert NAMIJI.view(game, seat).pieces[other].rocks == tuple(rocks_of(game.pieces[other]))


def test_who_put_a_rock_card_under_the_pile_knows_it_and_nobody_else() -> None:
    game = fleet_of_one_mover()
    stack(game, facts.ROCKS, "gourmet", "beholder")
    sail_to("rock", game)
    play(game, "keep gourmet")
    game.piles[facts.ROCKS].unseen = 18
    assert {bottom(NAMIJI.observe(game, 0, seed), facts.ROCKS, 1)[0] for seed in range(40)} == {"beholder"}
    assert len({bottom(NAMIJI.observe(game, 1, seed), facts.ROCKS, 1)[0] for seed in range(80)}) > 10


def test_only_who_draws_rock_cards_sees_them() -> None:
    game = fleet_of_one_mover()
    sail_to("rock", game)
    assert len(NAMIJI.view(game, 0).drawn) == 2
    assert NAMIJI.view(game, 1).drawn == ()
    assert NAMIJI.view(game, 1).drawn_left == 2
    assert {tuple(NAMIJI.observe(game, 0, seed).drawn) for seed in range(20)} == {tuple(game.drawn)}
    assert len({tuple(NAMIJI.observe(game, 1, seed).drawn) for seed in range(40)}) > 30


def test_every_hidden_card_is_imagined_equally_often() -> None:
    game = new_fleet(3)
    give_rocks(game.pieces[0], "gourmet", "open-hand")
    give_rocks(game.pieces[1], "full-trap", "beholder")
    records = np.repeat(drawn_from(game).to_record(), 9000)
    for index in range(len(records)):
        NAMIJI.compiled.determinize(records, index, 0, index)
    seen = Counter(rock for hand in records["pieces"]["rocks"][:, 1].tolist() for rock in range(20) if hand >> rock & 1)
    assert len(seen) == 18
    assert all(860 < count < 1140 for count in seen.values())  # 1000 expected, 4.5 standard deviations


def test_a_net_put_back_is_known_to_all() -> None:
    game = fleet_of_one_mover()
    sail_to("net", game)
    play(game, "decline")
    for seat in (0, 1, SPECTATOR):
        assert {bottom(NAMIJI.observe(game, seat, seed), facts.NETS, 1)[0] for seed in range(20)} == set(
            bottom(game, facts.NETS, 1)
        )


# ---------------------------------------------------------------- what comes next


def test_no_future_draw_can_be_read_from_a_position() -> None:
    """Another seed draws other fish, nets, crustaceans and cards from the same bytes."""
    drawn: dict[str, set[str]] = {}
    for seed in range(60):
        for kind in ("line", "net", "rock", "trap"):
            game = fleet_of_one_mover()
            game.rng[:] = NAMIJI.observe(game, 0, seed).rng
            sail_to(kind, game)
            if kind == "line":
                play(game, "fish hidden")
            drawn.setdefault(kind, set()).add(f"{game.caught} {game.revealed} {game.haul} {game.drawn}")
    assert {kind: len(outcomes) for kind, outcomes in drawn.items() if kind != "rock"} == {
        "line": 9,
        "net": 9,
        "trap": 2,
    }
    assert len(drawn["rock"]) > 50


def test_a_seat_that_does_not_decide_is_offered_no_choice() -> None:
    game = new_fleet(3)
    assert [len(NAMIJI.view(game, seat).choices) for seat in (0, 1, 2, SPECTATOR)] == [
        len(legal_notations(game)),
        0,
        0,
        0,
    ]
