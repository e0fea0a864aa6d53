"""Observations: a match as one seat may know it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .choice import Choice
from .game import Piece, PlainGame
from .spec import GameSpec
from .view import View


@dataclass(frozen=True)
class Observation:
    """A determinization of a game for one seat: known parts are real, hidden parts are dealt again from a seed."""

    game: GameSpec
    state: PlainGame  # a copy that the bot may change
    seat: int

    @property
    def own_piece(self) -> Piece:
        """The piece of the seat."""
        return self.state.pieces[self.seat]

    @property
    def view(self) -> View:
        """The table as a player in the seat sees it."""
        return self.game.view(self.state, self.seat)

    def legal(self) -> list[int]:
        """Returns the legal actions of the seat that decides next."""
        return self.game.legal_moves(self.state)

    def describe(self, action: int) -> Choice:
        """Returns an action with its names and numbers."""
        return self.game.describe(self.state, action)

    def after(self, action: int) -> Observation:
        """Returns the observation after a legal action."""
        state = self.state.copy()
        self.game.apply(state, action)
        return replace(self, state=state)

    def resample(self, seed: int) -> Observation:
        """Returns another determinization with the same information set."""
        return replace(self, state=self.game.observe(self.state, self.seat, seed))


def observe(game: GameSpec, state: PlainGame, seat: int, seed: int) -> Observation:
    """Returns what a seat may know of a state; hidden parts are dealt again from the seed."""
    return Observation(game, game.observe(state, seat, seed), seat)
