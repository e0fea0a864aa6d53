"""A journey: a game being played, with its options, its seed and every move so far. It replays exactly from those."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .checks import seed_of, shown, whole
from .deck import SPECTATOR
from .errors import BadOptions, IllegalAction, shorten
from .events import Story, collect_story
from .rng import SEED_LIMIT, mix_entropy
from .spec import GameSpec, Options

MOST_REDEALS = 50


@dataclass(frozen=True, slots=True)
class Move:
    """A decision that was made: by whom, what, and the fresh entropy that was mixed in before it, if any."""

    seat: int
    action: int
    entropy: int | None = None
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Everything that a seat (or a spectator) could not know was dealt again, after so many moves, from a seed."""

    after: int
    seat: int
    seed: int


class Match:
    """A game under way. Given redeals are carried out as their moves are reached."""

    def __init__(self, game: GameSpec, options: Options, seed: int, redeals: Sequence[Redeal] = ()) -> None:
        seed = seed_of(seed, IllegalAction)
        if type(options) is not type(game.parse_options({})):
            raise BadOptions(f"'options' are those that {game.name} reads from words, not {shown(options)}.")
        self.game = game
        self.options = options
        self.seed = seed
        self.moves: list[Move] = []
        self.redeals = list(redeals)
        self.state = game.initial_state(options)
        with collect_story(self.state) as self.opening_events:
            game.deal(self.state, seed)
        self._redeal(self.redeals)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    @property
    def seat(self) -> int:
        """Who decides next."""
        seat: int = self.state.seat
        return seat

    def legal_moves(self) -> list[int]:
        """What the seat whose turn it is may do."""
        return [] if self.over else self.game.legal_moves(self.state)

    def legal_notations(self) -> dict[str, int]:
        """The legal actions by their notation."""
        return {self.game.notate(self.state, action): action for action in self.legal_moves()}

    def play(
        self,
        action: int,
        *,
        number: int | None = None,
        entropy: int | None = None,
        comment: str = "",
        snapshot: Callable[[Any], Any] | None = None,
    ) -> Story:
        """Carry out an action and tell what happened; an illegal or stale one changes nothing and says why."""
        if self.over:
            raise IllegalAction("The journey is over: nothing more can be done.")
        if (
            number is not None
            and whole("The number of a move", number, -SEED_LIMIT, SEED_LIMIT, IllegalAction) != len(self.moves) + 1
        ):
            raise IllegalAction(f"That answers move {number}, but move {len(self.moves) + 1} is next.")
        action = whole("An action", action, -SEED_LIMIT, SEED_LIMIT, IllegalAction)
        if action not in self.legal_moves():
            raise IllegalAction(f"Action {action} is not possible now. Possible: {self._legal_text()}.")
        if entropy is not None:
            entropy = whole("Entropy", entropy, 0, SEED_LIMIT - 1, IllegalAction)
        if not isinstance(comment, str):
            raise IllegalAction(f"A comment is text, not {shown(comment)}.")
        self.moves.append(Move(self.seat, action, entropy, comment))
        if entropy is not None:
            mix_entropy(self.state, entropy)
        with collect_story(self.state, snapshot) as story:
            self.game.apply(self.state, action)
        self._redeal(self.redeals)
        return story

    def redeal(self, seat: int, seed: int) -> None:
        """Deal again, from a seed, everything that a seat or a spectator cannot know now."""
        if self.over or len(self.redeals) >= MOST_REDEALS:
            raise IllegalAction(f"A journey is dealt again before its end, and at most {MOST_REDEALS} times.")
        if whole("A seat", seat, 0, SPECTATOR, IllegalAction) >= self.options.players and seat != SPECTATOR:
            raise IllegalAction(f"There is no seat {seat + 1}.")
        seed = seed_of(seed, IllegalAction)
        self.redeals.append(Redeal(len(self.moves), seat, seed))
        self._redeal(self.redeals[-1:])

    def _redeal(self, redeals: Sequence[Redeal]) -> None:
        for each in redeals:
            if each.after == len(self.moves):
                self.game.determinize(self.state, each.seat, each.seed)

    def restarted(self) -> Match:
        """The same journey before its first move, to be walked once more with the same actions and entropy."""
        return Match(self.game, self.options, self.seed, self.redeals)

    def up_to(self, moves: int) -> Match:
        """The same journey as it stood after so many moves, apart from this one."""
        again = Match(self.game, self.options, self.seed, [redeal for redeal in self.redeals if redeal.after <= moves])
        for move in self.moves[:moves]:
            again.play(move.action, entropy=move.entropy, comment=move.comment)
        return again

    def notated_moves(self) -> Iterator[tuple[Move, str]]:
        """Every move with its notation: what an action is called where it was chosen, so all is walked once more."""
        again = self.restarted()
        for move in self.moves:
            yield move, self.game.notate(again.state, move.action)
            again.play(move.action, entropy=move.entropy)

    def parse_notation(self, notation: str) -> int:
        """The legal action that a notation names."""
        action = self.legal_notations().get(notation)
        if action is None:
            raise IllegalAction(f"'{shorten(notation)}' is not possible now. Possible: {self._legal_text()}.")
        return action

    def points(self) -> list[int]:
        """The points of every seat."""
        return [self.state.pieces[seat].points for seat in range(self.options.players)]

    def _legal_text(self) -> str:
        return ", ".join(f"{notation} ({action})" for notation, action in self.legal_notations().items())
