"""A match: a game under way with its options, its seed and every move so far, from which it replays exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .checks import seed_of, shown, whole
from .deck import SPECTATOR
from .errors import BadOptions, IllegalAction, shorten
from .events import Story, collect_story
from .observation import Observation, observe
from .rng import SEED_LIMIT, mix_entropy, observation_seed
from .spec import GameSpec, Options

MOST_REDEALS = 50


@dataclass(frozen=True, slots=True)
class Move:
    """A decision that was made: the seat, the action, and the fresh entropy that was mixed in before it, if any."""

    seat: int
    action: int
    entropy: int | None = None
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Redeal:
    """A redeal, after a number of moves, of everything that a seat or a spectator could not know."""

    after: int
    seat: int
    seed: int


class Match:
    """A game under way. `tabiji.new_match` and `tabiji.load_match` make one.

    Seats are numbered from 0. An action is a whole number, and has a notation such as `walk 12`.

    Attributes:
        game: the description of the game, a `GameSpec`.
        options: the options of the table.
        seed: the seed from which the match was dealt.
        moves: the moves so far.
        state: the state of the game, with everything that is hidden from players.
    """

    def __init__(self, game: GameSpec, options: Options, seed: int, redeals: Sequence[Redeal] = ()) -> None:
        """Deals a match; the given redeals are carried out when their moves are reached."""
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
        self._carry_out_redeals()

    # ---------------------------------------------------------------- the state of the match

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.is_over(self.state)

    @property
    def seat(self) -> int:
        """The seat that decides next."""
        seat: int = self.state.seat
        return seat

    @property
    def points(self) -> list[int]:
        """The points of every seat."""
        return [int(self.state.pieces[seat].points) for seat in range(self.options.players)]

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat by its points so far, from 1; equal seats share a rank."""
        return [int(self.game.rank(self.state, seat)) for seat in range(self.options.players)]

    def legal_moves(self) -> list[int]:
        """Returns the legal actions of the seat that decides next; none once the match is over."""
        return [] if self.over else self.game.legal_moves(self.state)

    def legal_notations(self) -> dict[str, int]:
        """Returns the legal actions by their notation."""
        return {self.game.notate(self.state, action): action for action in self.legal_moves()}

    def observe(self, seat: int | None = None, seed: int | None = None) -> Observation:
        """Returns what a seat may know: everything hidden from it is dealt again at random.

        Args:
            seat: the seat; the one that decides next if not given, 5 for a spectator.
            seed: the seed for what is hidden; if not given, one that depends on the match's seed and its moves.

        Raises:
            BadOptions: there is no such seat, or the seed is not a whole number from 0.
        """
        if seed is None:
            seed = observation_seed(self.seed, len(self.moves))
        return observe(self.game, self.state, self.seat if seat is None else seat, seed)

    # ---------------------------------------------------------------- moves

    def play(
        self,
        action: int | str,
        *,
        number: int | None = None,
        entropy: int | None = None,
        comment: str = "",
        snapshot: Callable[[Any], Any] | None = None,
    ) -> Story:
        """Plays an action of the seat that decides next and returns the events that it caused.

        Args:
            action: the action, as a number or in notation.
            number: the number that the move must have, from 1: an answer that is out of date is refused.
            entropy: fresh randomness to mix in before the move; the game file records it.
            comment: one line of text for the game file.
            snapshot: called with the state at each event; its results are the `snapshots` of the returned events.

        Raises:
            IllegalAction: the action is not legal now, or an argument is wrong; nothing has changed.
        """
        if self.over:
            raise IllegalAction("The journey is over: nothing more can be done.")
        if (
            number is not None
            and whole("The number of a move", number, -SEED_LIMIT, SEED_LIMIT, IllegalAction) != len(self.moves) + 1
        ):
            raise IllegalAction(f"That answers move {number}, but move {len(self.moves) + 1} is next.")
        action = self._check_legal(action)
        if entropy is not None:
            entropy = whole("Entropy", entropy, 0, SEED_LIMIT - 1, IllegalAction)
        if not isinstance(comment, str):
            raise IllegalAction(f"A comment is text, not {shown(comment)}.")
        return self._carry_out(Move(self.seat, action, entropy, comment), snapshot)

    def undo(self) -> None:
        """Takes back the last move and any redeal after it.

        Raises:
            IllegalAction: no move has been made.
        """
        if not self.moves:
            raise IllegalAction("There is no move to undo.")
        before = self.up_to(len(self.moves) - 1)
        self.state, self.moves, self.redeals = before.state, before.moves, before.redeals

    def redeal(self, seat: int, seed: int) -> None:
        """Deals again, from a seed, everything that a seat or a spectator cannot know now.

        Raises:
            IllegalAction: the match is over, it was dealt again too often, or an argument is wrong.
        """
        if self.over or len(self.redeals) >= MOST_REDEALS:
            raise IllegalAction(f"A journey is dealt again before its end, and at most {MOST_REDEALS} times.")
        if whole("A seat", seat, 0, SPECTATOR, IllegalAction) >= self.options.players and seat != SPECTATOR:
            raise IllegalAction(f"There is no seat {seat + 1}.")
        seed = seed_of(seed, IllegalAction)
        self.redeals.append(Redeal(len(self.moves), seat, seed))
        self.game.determinize(self.state, seat, seed)

    def parse_notation(self, notation: str) -> int:
        """Returns the legal action that a notation names; raises IllegalAction if there is none."""
        action = self.legal_notations().get(notation)
        if action is None:
            raise IllegalAction(f"'{shorten(notation)}' is not possible now. Possible: {self._legal_text()}.")
        return action

    def _check_legal(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.parse_notation(action)
        action = whole("An action", action, -SEED_LIMIT, SEED_LIMIT, IllegalAction)
        if action not in self.legal_moves():
            raise IllegalAction(f"Action {action} is not possible now. Possible: {self._legal_text()}.")
        return action

    def _legal_text(self) -> str:
        return ", ".join(f"{notation} ({action})" for notation, action in self.legal_notations().items())

    def _carry_out(self, move: Move, snapshot: Callable[[Any], Any] | None = None) -> Story:
        """Carries out a move that is known to be legal."""
        self.moves.append(move)
        if move.entropy is not None:
            mix_entropy(self.state, move.entropy)
        with collect_story(self.state, snapshot) as story:
            self.game.apply(self.state, move.action)
        self._carry_out_redeals()
        return story

    def _carry_out_redeals(self) -> None:
        """Carries out the redeals that belong after the last move."""
        for redeal in self.redeals:
            if redeal.after == len(self.moves):
                self.game.determinize(self.state, redeal.seat, redeal.seed)

    # ---------------------------------------------------------------- replays and files

    def restarted(self) -> Match:
        """Returns the same match before its first move; the same actions and entropy replay it."""
        return Match(self.game, self.options, self.seed, self.redeals)

    def up_to(self, moves: int) -> Match:
        """Returns a separate match with the first so many moves of this one."""
        replayed = Match(
            self.game, self.options, self.seed, [redeal for redeal in self.redeals if redeal.after <= moves]
        )
        for move in self.moves[:moves]:
            replayed._carry_out(move)
        return replayed

    def notated_moves(self) -> Iterator[tuple[Move, str]]:
        """Yields every move with its notation, which depends on the position: the match is replayed."""
        replayed = self.restarted()
        for move in self.moves:
            yield move, self.game.notate(replayed.state, move.action)
            replayed._carry_out(move)

    def save(self, path: str | Path) -> None:
        """Writes the match to a game file: all of it or nothing.

        Raises:
            BadGameFile: the file cannot be written, or a comment is not one line of text.
        """
        from .gamefile import save  # which reads matches, too

        save(self, Path(path))

    # ---------------------------------------------------------------- text

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.to_dict().items())
        return f"<Match {self.game.name}({options}), seed={self.seed}: {self._moves_text()}, {self._turn_text()}>"

    def __str__(self) -> str:
        best = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        verb = "wins" if self.over else "leads"
        leader = (
            f"seat {best[0]} {verb} with {self.points[best[0]]} points"
            if len(best) == 1
            else f"seats {', '.join(map(str, best))} share the first place with {self.points[best[0]]} points"
        )
        parts = [leader, *([] if self.over else [self._turn_text()]), *self._last_text()]
        return f"{self.game.name.capitalize()}, {self._moves_text()}: {'; '.join(parts)}."

    def _moves_text(self) -> str:
        return f"{len(self.moves)} move{'s' * (len(self.moves) != 1)}"

    def _turn_text(self) -> str:
        return "over" if self.over else f"seat {self.seat} to {self.game.phases[self.state.phase]}"

    def _last_text(self) -> list[str]:
        if not self.moves:
            return []
        last = self.moves[-1]
        return [f"last move: seat {last.seat}, {self.game.notate(self.up_to(len(self.moves) - 1).state, last.action)}"]
