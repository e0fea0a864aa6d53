"""Indistinguishable states: the same game with everything exchanged that a seat cannot know, so its view is equal.

Written from the rules of the games and from the fields of their records. The engine's own knowledge (`knowledge.py`,
the `known` and `looked` bits) is not used: cards are followed from place to place, with whoever has seen them there.
Where it is not obvious what a seat can infer, it is taken to know, so a difference between the worlds is a leak.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from tabiji.core.deck import NONE
from tabiji.core.spec import GameSpec

SEATS = range(6)  # five players, and a spectator
SEEN = "seen"  # this very card was seen where it lies
HIDDEN = "hidden"  # never seen since it was last mixed with others

Knowledge = dict[int, object]  # by seat: SEEN, or the group of places among which a card is known to lie; else HIDDEN
Slot = tuple[list[int], int]  # where a card can be exchanged


def place_in(pile: Any, depth: int) -> int:
    """Where in the row of cards a pile has the card at a depth."""
    place: int = pile.first + (pile.top + depth) % pile.size
    return place


class World(ABC):
    """A state of a game, and which seats know which of its cards."""

    def __init__(self, game: GameSpec, state: Any) -> None:
        self.game, self.state = game, state
        self.under: dict[int, Knowledge] = {}  # of the cards that were put under piles, by their place in the row
        self.traced: dict[int, set[int]] = defaultdict(set)  # by pile: seats that know something of cards drawn from it
        self.saw: set[int] = set()  # seats that know the cards on offer where all have stopped
        self.saw_before: set[int] = set()  # those that knew them before one was taken away unseen
        self.group: object = None  # those cards, and the one taken away

    def copy(self) -> World:
        """Returns a copy."""
        other = copy(self)
        other.state = self.state.copy()
        other.under = {place: dict(known) for place, known in self.under.items()}
        other.traced = defaultdict(set, {pile: set(seats) for pile, seats in self.traced.items()})
        other.saw, other.saw_before = set(self.saw), set(self.saw_before)
        return other

    def follow(self, after: Any, event_names: Sequence[str]) -> None:
        """Updates the knowledge after a move and its events."""
        before, self.state = self.state, after
        put: list[list[int]] = []
        for number, (was, now) in enumerate(zip(before.piles, after.piles, strict=True)):
            drawn_count = (now.top - was.top) % was.size
            for depth in range(drawn_count):
                known = self.under.pop(place_in(was, depth), {}) if depth >= was.unseen else {}
                self.traced[number] |= known.keys()
            more = now.left - was.left + drawn_count
            put.append([place_in(now, now.left - more + nth) for nth in range(more)])
        self._learn(before, put, event_names)

    def name_of_phase(self, state: Any) -> str:
        """What is decided, by its name."""
        return self.game.phases[state.phase] if not self.game.is_over(state) else "over"

    def note(self, places: Iterable[int], seats: Iterable[int], what: object = SEEN) -> None:
        """Remember that seats know the cards at some places."""
        for place in places:
            self.under.setdefault(place, {}).update(dict.fromkeys(seats, what))

    def take_unseen(self) -> None:
        """Records that a card on offer was taken unseen: seats that knew the cards know only the set."""
        self.saw_before, self.saw = self.saw, set()
        self.group = object()

    def clear_offer(self, pile: int) -> None:
        """Forgets who knows the cards on offer, which went back to their pile."""
        self.saw, self.saw_before = set(), set()
        self.traced[pile] = set()

    def exchanged(self, seat: int, chance: random.Random) -> Any:
        """Returns an indistinguishable state: what the seat cannot know is shuffled, with a new RNG state."""
        other = self.state.copy()
        other.rng[:] = [chance.randrange(1, 2**32), chance.randrange(1, 2**32)]
        pools: dict[object, list[Slot]] = defaultdict(list)
        for number, pile in enumerate(other.piles):
            for depth in range(pile.left):
                place = place_in(pile, depth)
                known = HIDDEN if depth < pile.unseen else self.under.get(place, {}).get(seat, HIDDEN)
                if known != SEEN:
                    pools[number, known].append((other.cards, place))
        finish = self._pool(other, seat, pools, chance)
        for slots in pools.values():
            cards = [row[place] for row, place in slots]
            chance.shuffle(cards)
            for (row, place), card in zip(slots, cards, strict=True):
                row[place] = card
        finish()
        return other

    def pool_offer(self, seat: int, pile: int, offer: Sequence[Slot], pools: dict[object, list[Slot]]) -> None:
        """Adds the cards on offer to the pools, as far as a seat does not know them."""
        if seat in self.saw_before:
            pools[pile, self.group] += offer
        elif seat not in self.saw and seat not in self.traced[pile]:
            pools[pile, HIDDEN] += offer

    @abstractmethod
    def _learn(self, before: Any, put: list[list[int]], event_names: Sequence[str]) -> None:
        """Who has seen what in a move, by the places of the cards that were put under each pile."""

    @abstractmethod
    def _pool(self, other: Any, seat: int, pools: dict[object, list[Slot]], chance: random.Random) -> Any:
        """Add what lies outside the piles and is hidden from a seat; what to do once all is exchanged."""


class TokaidoWorld(World):
    """Tiles until all have chosen, Yoshiyasu's two encounters, the menu, Satsuki's free meal."""

    MEALS, SOUVENIRS, ENCOUNTERS, SPRINGS = range(4)
    TILES = range(1, 11)

    def _learn(self, before: Any, put: list[list[int]], event_names: Sequence[str]) -> None:
        phase, mover, after = self.name_of_phase(before), before.seat, self.state
        batch: object = object() if after.shuffled_under else SEEN  # all know which cards, but not their order
        self.note(put[self.SOUVENIRS], SEATS, batch)
        if phase == "meet":
            self.note(put[self.ENCOUNTERS], {mover, *self.traced[self.ENCOUNTERS]})
        if self.name_of_phase(after) != "meet":
            self.traced[self.ENCOUNTERS] = set()
        self.traced[self.SOUVENIRS] = self.traced[self.SPRINGS] = set()  # whatever is drawn there is shown to all
        meals, traced = put[self.MEALS], self.traced[self.MEALS]
        if "neutral-ate" in event_names:
            self.take_unseen()
            self.note(meals[:1], self.saw_before, self.group)
            self.note(meals[:1], traced)
            meals = meals[1:]
        elif phase == "accept" and "refused" in event_names and not after.free_meal_from_menu:
            self.note(meals[:1], {mover, *traced})
            meals = meals[1:]
        if self.name_of_phase(after) == "eat":
            self.saw.add(after.seat)
        self.note(meals, self.saw, batch)
        self.note(meals, self.saw_before, self.group)
        self.note(meals, traced - self.saw - self.saw_before)
        if after.arrived == 0:
            self.clear_offer(self.MEALS)

    def _pool(self, other: Any, seat: int, pools: dict[object, list[Slot]], chance: random.Random) -> Any:
        phase, decides = self.name_of_phase(other), other.seat == seat
        if phase == "keep":
            self._exchange_tiles(other, seat, chance)
        if phase == "meet" and not decides and seat not in self.traced[self.ENCOUNTERS]:
            pools[self.ENCOUNTERS, HIDDEN] += [(other.drawn, 0), (other.drawn, 1)]
        menu = list(range(other.menu_left))
        offered = [other.offered]
        if phase == "accept" and other.free_meal_from_menu:
            if decides:
                menu.remove(other.menu.index(other.offered))  # the one meal of it that she has seen
            self.pool_offer(seat, self.MEALS, [(other.menu, place) for place in menu], pools)
            return self._offer_any(other, chance, decides or seat in self.traced[self.MEALS])
        self.pool_offer(seat, self.MEALS, [(other.menu, place) for place in menu], pools)
        if phase == "accept" and not decides and seat not in self.traced[self.MEALS]:
            pools[self.MEALS, HIDDEN].append((offered, 0))

        def finish() -> None:
            other.offered = offered[0]

        return finish

    def _offer_any(self, other: Any, chance: random.Random, stays: bool) -> Any:
        """Returns what replaces the meal of the menu that Satsuki is offered, which only she knows."""

        def finish() -> None:
            if not stays:
                other.offered = other.menu[chance.randrange(other.menu_left)]

        return finish

    def _exchange_tiles(self, other: Any, seat: int, chance: random.Random) -> None:
        """Exchanges the tiles of the other seats: a seat knows only the two that it was dealt."""
        own = other.pieces[seat].dealt if seat < other.players else []
        tiles = [tile for tile in self.TILES if tile not in own]
        chance.shuffle(tiles)
        for number in range(other.players):
            if number != seat:
                piece = other.pieces[number]
                kept = piece.dealt.index(piece.tile) if piece.tile in piece.dealt else None
                piece.dealt[:] = [tiles.pop(), tiles.pop()]
                if kept is not None:
                    piece.tile = piece.dealt[chance.randrange(2)]


class NamijiWorld(World):
    """Sacred rocks until the end, dock cards on their way from slot to slot, the neutral boat's card."""

    NETS, ROCKS, DOCK_CARDS = range(3)

    def __init__(self, game: GameSpec, state: Any) -> None:
        super().__init__(game, state)
        self.traced_hands: set[tuple[int, int]] = (
            set()
        )  # pairs of seats: the first knows something of the rocks of the second

    def copy(self) -> World:
        """Returns a copy."""
        other = super().copy()
        assert isinstance(other, NamijiWorld)
        other.traced_hands = set(self.traced_hands)
        return other

    def _learn(self, before: Any, put: list[list[int]], event_names: Sequence[str]) -> None:
        mover, after = before.seat, self.state
        self.note(put[self.NETS], SEATS)
        self.traced_hands |= {(seat, mover) for seat in self.traced[self.ROCKS]}
        self.traced[self.ROCKS] = set()
        self.note(put[self.ROCKS], {mover, *(seat for seat, whose in self.traced_hands if whose == mover)})
        docks = put[self.DOCK_CARDS]
        if "neutral-took" in event_names:
            self.take_unseen()
        if self.name_of_phase(after) == "take":
            self.saw.add(after.seat)
        self.note(docks[-1:], self.saw)
        self.note(docks, self.saw_before, self.group)
        if after.tray_left == 0:
            self.clear_offer(self.DOCK_CARDS)

    def _pool(self, other: Any, seat: int, pools: dict[object, list[Slot]], chance: random.Random) -> Any:
        hidden = pools[self.ROCKS, HIDDEN]
        hands: dict[int, list[int]] = {}
        for number in range(other.players):
            if number != seat and (seat, number) not in self.traced_hands and self.name_of_phase(other) != "over":
                rocks = other.pieces[number].rocks
                hands[number] = [rock for rock in range(rocks.bit_length()) if rocks >> rock & 1]
                hidden += [(hands[number], nth) for nth in range(len(hands[number]))]
        if other.seat != seat and (seat, other.seat) not in self.traced_hands:
            hidden += [(other.drawn, nth) for nth in range(other.drawn_left)]
        self.pool_offer(seat, self.DOCK_CARDS, [(other.tray, nth) for nth in range(other.tray_left)], pools)
        aside = [other.aside]
        if other.aside != NONE:
            known = self.group if seat in self.saw_before else HIDDEN
            pools[self.DOCK_CARDS, known].append((aside, 0))

        def finish() -> None:
            other.aside = aside[0]
            for number, hand in hands.items():
                other.pieces[number].rocks = sum(1 << rock for rock in hand)

        return finish


WORLDS: dict[str, type[World]] = {"tokaido": TokaidoWorld, "namiji": NamijiWorld}
