"""What a seat may know: two worlds that differ only in what it cannot know look the same to it."""

from hypothesis import given
from hypothesis import strategies as st

from tabiji.core.deck import SPECTATOR
from tabiji.core.spec import play_out
from tabiji.games.tokaido import facts
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import Options
from tabiji.games.tokaido.phases import WALK
from tabiji.games.tokaido.state import Game

from .invariants import OK, choose, lost_card
from .setup import four_travelers, play, seat_travelers, stack
from .strategies import options, seeds, styles


def games_of(table: Options, seed: int, style: int) -> list[Game]:
    """Every position of a game that is played in a style."""
    game = TOKAIDO.initial_state(table)
    TOKAIDO.deal(game, seed)
    positions = [game.copy()]
    while not TOKAIDO.is_over(game):
        legal = TOKAIDO.legal_moves(game)
        TOKAIDO.apply(game, legal[choose(game, legal, len(legal), style)])
        positions.append(game.copy())
    return positions


@given(options, seeds, styles, st.sampled_from([0, 1, 2, 3, 4, SPECTATOR]), seeds, seeds)
def test_two_worlds_look_the_same_to_whoever_cannot_tell_them_apart(
    table: Options, seed: int, style: int, seat: int, other_world: int, look: int
) -> None:
    seat = seat if seat < table.players else SPECTATOR
    for game in games_of(table, seed, style):
        other = TOKAIDO.observe(game, seat, other_world)
        assert TOKAIDO.observe(game, seat, look).tobytes() == TOKAIDO.observe(other, seat, look).tobytes()
        assert TOKAIDO.view(game, seat) == TOKAIDO.view(other, seat)


@given(options, seeds, styles, seeds)
def test_an_imagined_world_is_a_possible_one(table: Options, seed: int, style: int, look: int) -> None:
    """It has the same cards in all, the same choices for the seat that decides, and can be played to its end."""
    positions = games_of(table, seed, style)
    for game in positions:
        if TOKAIDO.is_over(game):
            continue
        imagined = TOKAIDO.observe(game, game.seat, look)
        assert lost_card(imagined) == OK
        assert sorted(TOKAIDO.legal_moves(imagined)) == sorted(TOKAIDO.legal_moves(game))
        public = [(piece.points, piece.coins, piece.space, piece.slot) for piece in game.pieces]
        assert public == [(piece.points, piece.coins, piece.space, piece.slot) for piece in imagined.pieces]
    imagined = TOKAIDO.observe(positions[10], 0, look)
    play_out(TOKAIDO, imagined)
    assert lost_card(imagined) == OK


def worlds(game: Game, seat: int, count: int = 60) -> list[Game]:
    return [TOKAIDO.observe(game, seat, seed) for seed in range(count)]


def test_whoever_has_not_looked_imagines_every_menu() -> None:
    game = four_travelers()
    play(game, "walk 15", "eat nothing")
    menus = {tuple(sorted(world.menu[:5])) for world in worlds(game, 1)}
    assert len(menus) > 30


def test_whoever_has_looked_remembers_the_menu() -> None:
    game = four_travelers()
    play(game, "walk 15", "eat nothing")
    assert {tuple(world.menu) for world in worlds(game, 0)} == {tuple(game.menu)}


def test_a_bought_meal_leaves_the_rest_known_to_whoever_looked() -> None:
    game = four_travelers()
    stack(game, facts.MEALS, "soba", "dango", "tofu", "sushi", "udon")
    play(game, "walk 15", "eat nothing", "walk 15", "eat soba")
    assert {tuple(sorted(world.menu[:4])) for world in worlds(game, 0)} == {tuple(sorted(game.menu[:4]))}


def test_after_a_card_left_the_menu_unseen_one_still_knows_what_was_there() -> None:
    game = seat_travelers("kinko", "umegae")
    play(game, "walk 15", "eat nothing", "walk 14", "walk 15")  # the neutral traveler is the last to walk there
    assert game.phase == WALK
    place = game.unseen_discard
    seen = {game.cards[place], *game.menu[:3]}
    gone = set()
    for world in worlds(game, 0):
        assert {world.cards[place], *world.menu[:3]} == seen
        gone.add(world.cards[place])
    assert gone == seen
    assert len({world.cards[place] for world in worlds(game, 1)}) > len(seen)


def test_only_yoshiyasu_knows_the_two_he_drew_and_what_he_put_under() -> None:
    game = seat_travelers("yoshiyasu", "umegae", "kinko")
    stack(game, facts.ENCOUNTERS, "kuge", "samurai")
    play(game, "walk 4")
    assert {tuple(world.drawn) for world in worlds(game, 0)} == {tuple(game.drawn)}
    assert len({tuple(world.drawn) for world in worlds(game, 1)}) > 10
    play(game, "meet samurai")
    pile = game.piles[facts.ENCOUNTERS]
    place = pile.first + (pile.top + pile.left - 1) % pile.size
    assert {world.cards[place] for world in worlds(game, 0)} == {facts.KUGE}
    assert len({world.cards[place] for world in worlds(game, 2)}) > 3


def test_only_satsuki_knows_the_meal_she_is_offered() -> None:
    game = seat_travelers("satsuki", "umegae", "kinko")
    play(game, "walk 15")
    assert {world.offered for world in worlds(game, 0)} == {game.offered}
    assert len({world.offered for world in worlds(game, 1)}) > 5


class TestItalianSatsuki:
    """Her free meal is one of the menu: whoever has looked knows the menu all the while, but not which one it is."""

    MENU = ("dango", "soba", "tofu", "sushi")

    def arrived(self) -> Game:
        game = seat_travelers("umegae", "satsuki", "kinko", edition="italian")
        stack(game, facts.MEALS, *self.MENU)
        play(game, "walk 15", "eat nothing", "walk 15")
        return game

    def menu(self, game: Game, seat: int) -> list[str] | None:
        menu = TOKAIDO.view(game, seat).menu
        return None if menu is None else sorted(menu)

    def test_who_has_looked_sees_the_menu_and_imagines_any_of_it_in_her_hand(self) -> None:
        game = self.arrived()
        assert self.menu(game, 0) == sorted(self.MENU)
        assert {facts.MEAL_NAMES[world.offered] for world in worlds(game, 0)} == set(self.MENU)
        assert len({world.offered for world in worlds(game, 2)}) > 4

    def test_she_knows_her_meal_and_nothing_else_of_the_menu(self) -> None:
        game = self.arrived()
        assert self.menu(game, 1) is None
        assert {world.offered for world in worlds(game, 1)} == {game.offered}
        assert all(world.offered in world.menu for world in worlds(game, 1))
        assert len({tuple(sorted(world.menu)) for world in worlds(game, 1)}) > 30

    def test_who_has_looked_goes_on_seeing_what_is_left_after_she_eats(self) -> None:
        game = self.arrived()
        eaten = facts.MEAL_NAMES[game.offered]
        play(game, "accept")
        assert self.menu(game, 0) == sorted(set(self.MENU) - {eaten})
        assert self.menu(game, 1) is None

    def test_who_has_looked_goes_on_seeing_all_of_it_after_she_refuses(self) -> None:
        game = self.arrived()
        play(game, "refuse")
        assert self.menu(game, 0) == self.menu(game, 1) == sorted(self.MENU)


def test_tiles_of_others_are_unknown_until_shown() -> None:
    game = TOKAIDO.initial_state(Options(3))
    TOKAIDO.deal(game, 8)
    TOKAIDO.apply(game, TOKAIDO.legal_moves(game)[0])
    assert {tuple(world.pieces[1].dealt) for world in worlds(game, 1)} == {tuple(game.pieces[1].dealt)}
    assert len({world.pieces[0].tile for world in worlds(game, 1)}) == 8
    for world in worlds(game, 1):
        dealt = [tile for piece in world.pieces[:3] for tile in piece.dealt]
        assert len(set(dealt)) == 6
        assert world.pieces[0].tile in world.pieces[0].dealt


def test_souvenirs_put_back_as_they_are_are_known_in_their_order_and_shuffled_ones_are_not() -> None:
    orders = {}
    for edition in ("english", "french"):
        game = four_travelers(edition=edition)
        play(game, "walk 2", "buy nothing")
        pile = game.piles[facts.SOUVENIRS]
        places = [pile.first + (pile.top + depth) % pile.size for depth in range(pile.left - 3, pile.left)]
        orders[edition] = {tuple(world.cards[place] for place in places) for world in worlds(game, 2)}
        assert {tuple(sorted(order)) for order in orders[edition]} == {
            tuple(sorted(game.cards[place] for place in places))
        }
    assert len(orders["english"]) == 1
    assert len(orders["french"]) == 6


def test_no_future_draw_can_be_read_from_a_position() -> None:
    """The pile has no order before it is drawn: another seed draws other cards from the same bytes."""
    drawn = set()
    for seed in range(60):
        game = four_travelers()
        game.rng[:] = TOKAIDO.observe(game, 0, seed).rng
        play(game, "walk 2")
        drawn.add(tuple(game.wares))
    assert len(drawn) > 50
