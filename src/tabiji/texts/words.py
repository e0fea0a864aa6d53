"""A game in words: its events, questions and choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.cause import Cause
from ..core.choice import Choice
from ..core.deck import NONE
from ..core.events import Event
from ..core.game import PlainGame
from ..core.spec import GameSpec
from . import Texts

ONE_BASED = ("place", "slot", "row", "column")  # numbers that the state counts from 0


class Words:
    """The words of a game at one table, in its language and with the names of its players."""

    def __init__(self, texts: Texts, game: GameSpec, names: Sequence[str]) -> None:
        texts.add_game(game.name, game.texts)
        self.texts = texts
        self.game = game
        self.names = [*names, texts.say(f"{game.name}-neutral")]

    def name(self, kind: str, name: str) -> str:
        """Returns the name of a thing of the game."""
        return self.texts.name(self.game.name, kind, name)

    def event(self, state: PlainGame, event: Event) -> str:
        """Returns the sentence of an event."""
        what, kinds = self.game.events[event.kind]
        args: dict[str, Any] = {}
        names_by_kind: dict[str, list[str]] = {}
        for kind, number in zip(kinds, event.numbers, strict=True):
            if kind in ("seat", "piece"):
                args[kind] = self.names[number]
            elif kind == "space":
                args["number"], space = self.game.space_at(state, number)
                args["space"] = self.name("space", space)
            elif kind in self.game.names or kind in self.game.labels:
                if number != NONE:
                    names_by_kind.setdefault(kind, []).append(self._name_of_number(kind, number))
            else:
                args[kind] = int(number) + (kind in ONE_BASED)
        args |= {kind: self.texts.join_names(names) for kind, names in names_by_kind.items()}
        return self.texts.say(f"{self.game.name}-event-{what}", **args)

    def _name_of_number(self, kind: str, number: int) -> str:
        """Returns the name of a number of a kind."""
        if kind in self.game.labels:
            return self.game.labels[kind][number].upper()
        return self.name(kind, self.game.names[kind][number])

    def question(self, state: PlainGame) -> str:
        """Returns the question to the seat whose turn it is."""
        phase = self.game.phases[state.phase]
        neutral = "-neutral" if state.piece >= state.players else ""
        choice = self.game.describe(state, self.game.legal_moves(state)[0])
        return self.texts.say(f"{self.game.name}-ask-{phase}{neutral}", names=self._names(choice))

    def choice(self, choice: Choice) -> str:
        """Returns the text of a choice."""
        message = f"{self.game.name}-choice-{choice.says}"
        if message not in self.texts:
            return self._names(choice)
        return self.texts.say(
            message,
            number=choice.space,
            names=self._names(choice),
            count=choice.count,
            coins=choice.coins,
            points=choice.points,
        )

    def cause(self, cause: Cause | None) -> str:
        """Returns the sentence of a cause; of none, that there is no single reason."""
        if cause is None:
            return self.texts.say("cause-none")
        own, source = f"{self.game.name}-cause-{cause.name}", f"page-from-{cause.source}"
        return self.texts.say(
            own if own in self.texts else f"cause-{cause.name}",
            name="" if cause.seat is None else self.names[cause.seat],
            names=self.texts.join_names([self.name(cause.of, name) for name in cause.names]) if cause.names else "",
            count=cause.count,
            total=cause.total,
            points=cause.points,
            source=self.texts.say(source) if source in self.texts else self.name("source", cause.source),
        )

    def about(self, choice: Choice) -> str:
        """Returns the explanation of the thing that is chosen, or '' if it is not one thing."""
        if len(choice.names) != 1:
            return ""
        return self.explain(choice.of, choice.names[0])

    def explain(self, kind: str, name: str) -> str:
        """Returns the explanation of a thing of the game, or '' if it has none."""
        message, numbers = f"{self.game.name}-{kind}-{name}", self.game.printed.get(f"{kind}-{name}", {})
        return self.texts.about(message, **numbers) if message in self.texts else ""

    def _names(self, choice: Choice) -> str:
        if choice.of in self.game.labels:
            return " ".join(name.upper() for name in choice.names)
        return self.texts.join_names([self.name(choice.of, name) for name in choice.names]) if choice.names else ""
