"""Putting a game into words: what happens, what is asked, what may be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.choice import Choice
from ..engine.deck import NONE
from ..engine.description import Description
from ..engine.story import Event
from . import Texts


class Words:
    """A game told to one table, in its language and with its players' names."""

    def __init__(self, texts: Texts, game: Description, names: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = names  # of the seats, then of the neutral piece

    def name(self, kind: str, name: str) -> str:
        """The name of a thing of the game."""
        return self.texts.name(self.game.name, kind, name)

    def event(self, state: Any, event: Event) -> str:
        """What happened, in a sentence."""
        what, kinds = self.game.events[event.what]
        args: dict[str, Any] = {}
        several: dict[str, list[str]] = {}
        for kind, number in zip(kinds, event.numbers, strict=True):
            if kind in ("seat", "piece"):
                args[kind] = self.names[number]
            elif kind == "space":
                args["number"], space = self.game.space(state, number)
                args["space"] = self.name("space", space)
            elif kind in self.game.names and number != NONE:
                several.setdefault(kind, []).append(self.name(kind, self.game.names[kind][number]))
            elif kind not in self.game.names:
                args[kind] = int(number)
        args |= {kind: self.texts.listed(names) for kind, names in several.items()}
        return self.texts.say(f"{self.game.name}-event-{what}", **args)

    def question(self, state: Any) -> str:
        """What the seat whose turn it is decides."""
        phase = self.game.phases[state.phase]
        neutral = "-neutral" if state.piece >= state.players else ""
        choice = self.game.describe(state, self.game.legal(state)[0])
        return self.texts.say(f"{self.game.name}-ask-{phase}{neutral}", names=self._names(choice))

    def choice(self, choice: Choice) -> str:
        """A possible answer."""
        message = f"{self.game.name}-choice-{choice.says}"
        if message not in self.texts:
            return self._names(choice)
        args = {"number": choice.space, "names": self._names(choice), "coins": choice.coins, "points": choice.points}
        return self.texts.say(message, **args)

    def about(self, choice: Choice) -> str:
        """What the thing that is chosen says about itself, if it is one thing."""
        if len(choice.names) != 1:
            return ""
        message = f"{self.game.name}-{choice.of}-{choice.names[0]}"
        return self.texts.about(message) if message in self.texts else ""

    def _names(self, choice: Choice) -> str:
        return self.texts.listed([self.name(choice.of, name) for name in choice.names]) if choice.names else ""
