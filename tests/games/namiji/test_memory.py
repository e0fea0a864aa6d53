"""What a seat saw stays with it: no world that it imagines contradicts that."""

from collections import Counter

from hypothesis import given

from tabiji.core.deck import SPECTATOR, card_index
from tabiji.core.events import ALL_SEATS, Story, collect_story
from tabiji.games.namiji import events, facts
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.namiji.options import Options
from tabiji.games.namiji.state import Game

from .invariants import choose
from .strategies import options, seeds, styles

Cards = Counter[tuple[int, int]]  # a pile, and a card of it
BOX = Counter((which, card) for which, deck in enumerate(facts.DECKS) for card in deck)


class Witness:
    """Counts each net, rock card and dock card that a seat has seen, written apart from the rules."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: Cards = Counter()
        self.looked = False  # at the tray of this dock

    def watch(self, story: Story, after: Game) -> None:
        """Notes the events of an action."""
        for event in story:
            if event.audience in (ALL_SEATS, self.seat):
                self.note(event.kind, event.numbers)
        if after.tray_left == 0:
            self.looked = False

    def note(self, what: int, numbers: tuple[int, ...]) -> None:
        if what == events.LOOKED:
            self.see(facts.DOCK_CARDS, *numbers[1:])
            self.looked = True
        elif what == events.TOOK and not self.looked:
            self.see(facts.DOCK_CARDS, numbers[1])
        elif what == events.CONSIDERED:
            self.see(facts.ROCKS, *numbers[1:])
        elif what == events.REVEALED:
            self.see(facts.NETS, numbers[1])

    def see(self, which: int, *cards: int) -> None:
        self.seen.update((which, card) for card in cards if card >= 0)


@given(options, seeds, styles)
def test_no_world_contradicts_what_a_seat_saw(table: Options, seed: int, style: int) -> None:
    game = NAMIJI.initial_state(table)
    NAMIJI.deal(game, seed)
    witnesses = [Witness(number) for number in (*range(table.players), SPECTATOR)]
    while not NAMIJI.is_over(game):
        legal = NAMIJI.legal_moves(game)
        with collect_story(game) as story:
            NAMIJI.apply(game, legal[choose(game, legal, len(legal), style)])
        for witness in witnesses:
            witness.watch(story, game)
            world = NAMIJI.observe(game, witness.seat, seed + game.decisions & 2**62)
            unseen: Cards = Counter(
                (which, world.cards[card_index(pile, depth)])
                for which, pile in enumerate(world.piles)
                for depth in range(pile.unseen)
            )
            for kind, count in unseen.items():
                assert count + witness.seen[kind] <= BOX[kind]
