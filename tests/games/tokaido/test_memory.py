"""What a seat saw stays with it: no world that it imagines contradicts that."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabiji.core.deck import SPECTATOR, card_index, swap
from tabiji.core.events import ALL_SEATS, Story, collect_story
from tabiji.games.tokaido import events, facts
from tabiji.games.tokaido.game import TOKAIDO
from tabiji.games.tokaido.options import EDITIONS, Options
from tabiji.games.tokaido.phases import ACCEPT, MEET
from tabiji.games.tokaido.state import Game

from .invariants import choose
from .setup import bottom, legal_notations, play, seat_travelers
from .strategies import options, seeds, styles

Cards = Counter[tuple[int, int]]  # a pile, and a card of it


def unseen(game: Game) -> Cards:
    """Returns the cards that no seat has drawn."""
    return Counter(
        (which, game.cards[card_index(pile, depth)])
        for which, pile in enumerate(game.piles)
        for depth in range(pile.unseen)
    )


class Witness:
    """Counts each card of meals, souvenirs and encounters that a seat has seen, written apart from the rules."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: Cards = Counter()
        self.looked = False  # at the menu of this inn
        self.offered: int | None = None

    def watch(self, before: Game, story: Story, after: Game) -> None:
        """Notes the events of an action."""
        for event in story:
            if event.audience in (ALL_SEATS, self.seat):
                self.note(event.kind, event.numbers, before)
        if after.arrived == 0:
            self.looked, self.offered = False, None

    def note(self, what: int, numbers: tuple[int, ...], before: Game) -> None:
        who, *cards = numbers or (SPECTATOR,)
        if what == events.LOOKED:
            menu = [card for card in cards if card >= 0]
            if self.offered is not None and before.free_meal_from_menu:
                menu.remove(self.offered)
            self.see(facts.MEALS, *menu)
            self.looked = True
        elif what == events.OFFERED:
            self.see(facts.MEALS, cards[0])
            self.offered = cards[0]
        elif what == events.ATE:
            free = before.phase == ACCEPT
            from_pile = free and not before.free_meal_from_menu
            if not (free and who == self.seat) and (from_pile or not self.looked):
                self.see(facts.MEALS, cards[0])
        elif what == events.SHOWN:
            self.see(facts.SOUVENIRS, *(card for card in cards if card >= 0))
        elif what == events.RECEIVED:
            self.see(facts.SOUVENIRS, cards[0])
        elif what == events.CONSIDERED:
            self.see(facts.ENCOUNTERS, *cards)
        elif what == events.MET and not (before.phase == MEET and who == self.seat):
            self.see(facts.ENCOUNTERS, cards[0])

    def see(self, which: int, *cards: int) -> None:
        self.seen.update((which, card) for card in cards)


BOX = Counter((which, card) for which, deck in enumerate(facts.DECKS) for card in deck)


def check_memory(table: Options, seed: int, style: int) -> None:
    game = TOKAIDO.initial_state(table)
    TOKAIDO.deal(game, seed)
    witnesses = [Witness(number) for number in (*range(table.players), SPECTATOR)]
    while not TOKAIDO.is_over(game):
        legal = TOKAIDO.legal_moves(game)
        before = game.copy()
        with collect_story(game) as story:
            TOKAIDO.apply(game, legal[choose(game, legal, len(legal), style)])
        for witness in witnesses:
            witness.watch(before, story, game)
            world = TOKAIDO.observe(game, witness.seat, seed + game.decisions & 2**62)
            for kind, count in unseen(world).items():
                assert count + witness.seen[kind] <= BOX[kind]


@given(options, seeds, styles)
def test_no_world_contradicts_what_a_seat_saw(table: Options, seed: int, style: int) -> None:
    check_memory(table, seed, style)


@given(st.sampled_from(list(EDITIONS)), st.booleans(), seeds, styles)
def test_nor_what_it_saw_before_the_neutral_traveler_ate(edition: str, gastronomy: bool, seed: int, style: int) -> None:
    check_memory(Options(2, frozenset({"gastronomy"} if gastronomy else ()), edition), seed, style)


def cleared(edition: str, second: str) -> Game:
    """The first looked, the neutral traveler ate, then the other looked: what is left lies under the pile."""
    game = seat_travelers("kinko", second, edition=edition)
    play(game, "walk 15", "eat nothing", "walk 14", "walk 15", "walk 15")
    if "refuse" in legal_notations(game):
        play(game, "refuse")
    play(game, "eat nothing")
    assert game.arrived == 0
    return game


def under(game: Game, seat: int, count: int) -> set[tuple[str, ...]]:
    """What a seat may think lies at the bottom of the pile of meals."""
    return {tuple(bottom(TOKAIDO.observe(game, seat, seed), facts.MEALS, count)) for seed in range(300)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("second", ["umegae", "satsuki"])
def test_what_the_neutral_traveler_left_lies_under_the_pile_mixed_with_what_it_ate(edition: str, second: str) -> None:
    game = cleared(edition, second)
    count = 3 if TOKAIDO.initial_state(Options(2, edition=edition)).short_menu else 4
    lies = bottom(game, facts.MEALS, count)
    assert under(game, 0, count) == set(permutations(lies))
    rest = set(permutations(lies[1:])) if game.shuffled_under else {tuple(lies[1:])}
    assert under(game, 1, count - 1) == rest  # it looked when that was all there was
    assert len({before for before, *_ in under(game, 1, count)}) > count
    assert len(under(game, SPECTATOR, count)) > 200


def test_a_meal_that_satsuki_refused_meanwhile_is_hers_alone() -> None:
    game = cleared("english", "satsuki")
    assert len({refused for refused, *_ in under(game, 1, 5)}) == 1
    assert len({refused for refused, *_ in under(game, 0, 5)}) > 5


def test_which_of_them_left_the_menu_unseen_is_nothing_to_a_seat_that_saw_all() -> None:
    game = cleared("english", "umegae")
    seen = TOKAIDO.observe(game, 0, 1).tobytes()
    pile = game.piles[facts.MEALS]
    for depth in range(pile.left - 4, pile.left):
        other = game.copy()
        swap(other.cards, card_index(pile, depth), card_index(pile, pile.left - 1))
        assert TOKAIDO.observe(other, 0, 1).tobytes() == seen
