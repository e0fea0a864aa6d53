"""Games in arrays, stepped in compiled code: the core of every environment."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..bots.compiled_play import EXTERNAL, compiler_of, play_games
from ..bots.heuristic.parameters import default_parameters
from ..bots.heuristic.scratch import new_scratch
from ..bots.net import compiled_play as net_play
from ..bots.net import inputs
from ..bots.net.compiled_play import COURIER, POLICY_IDS
from ..bots.net.inference import new_activations
from ..compile import steps
from ..compile.batch import IntArray
from ..compile.steps import BoolArray, Int8Array
from ..core.checks import shown, whole
from ..core.errors import BadOptions, IllegalAction
from ..core.game import PlainGame
from ..core.keywords import parse_keywords
from ..core.rng import SEED_LIMIT
from ..games import load_game
from .details import Details
from .line_ups import LineUps, Opponents
from .rewards import check_reward, margins, potential_of
from .state import EnvState

GIBIBYTE = 2**30
LEARNER_SEAT = 0  # the seat that is played against bots


class BatchedGames:
    """Games side by side, with the observation and the legal actions of the seat to move in each."""

    def __init__(
        self,
        game: str,
        count: int,
        reward: str,
        options: dict[str, Any],
        against: Opponents = None,
        autoreset: bool = False,
        info: str | Sequence[str] = (),
    ) -> None:
        """Takes the bots at all seats but the first, and whether a game that has ended is dealt anew at once."""
        self.game = load_game(game)
        self.options = parse_keywords(self.game, options)
        self.players: int = self.options.players
        check_reward(self.game, reward)
        self.count = whole("'count'", count, 1, 2**31)
        self.line_ups = LineUps(self.game, against, self.players)
        self.bots = self.line_ups.names
        self._start = self.game.initial_state(self.options).to_record()
        self._check_memory()
        self.games = np.repeat(self._start, self.count)
        self.observations = np.zeros((self.count, len(self.game.feature_names)), np.int8)
        self.masks = np.zeros((self.count, self.game.action_count), np.int8)
        self.seats = np.zeros(self.count, np.int64)
        self.rewards = np.zeros((self.count, self.players), np.float32)
        self.ended = np.zeros(self.count, np.bool_)
        self.opponents = np.zeros((self.count, self.players - 1), np.int64)  # places in `bots`
        self.decisions = 0  # of the learner, by which opponents are scheduled
        self.started = False
        self.details = Details(self.game, self.players, info)
        self.final_details: dict[str, Any] = {}  # of games that ended in the last step
        self._potential = potential_of(self.game, self.players, reward)
        self._potentials = np.zeros((self.count, self.players), np.float32)
        self._margin = reward == "margin"
        self._autoreset = autoreset
        # Games are dealt anew by `_deal_ended` if their ends are looked at, else within the compiled step
        self._looks_at_ends = bool(self._potential or self._margin or self.details or self.line_ups.changing)
        kind = steps.REWARDS.index(reward) if reward in steps.REWARDS else steps.WIN
        self._reward_kind = kind, autoreset and not self._looks_at_ends
        self._seeds = np.zeros(self.count, np.int64)
        self._rules = self.game.compiled
        self._policies = np.full((self.count, self.players), EXTERNAL)
        self._play_on = self._compile_opponents()
        self._table = self._describe_table()

    def _compile_opponents(self) -> Callable[[], None] | None:
        """Returns a function that plays the moves of bots with a compiled form, or None if there are none."""
        policy_ids = {POLICY_IDS.get(bot, EXTERNAL) for bot in self.bots}
        if policy_ids <= {EXTERNAL}:
            return None
        name, net = self.game.name, ()
        play = compiler_of(name).compile_entry(play_games)
        if COURIER in policy_ids:
            play = inputs.compiler_of(name).compile_entry(net_play.play_games)  # type: ignore[assignment]
            net = net_play.net_of(name), new_activations(name, net_play.net_of(name))  # type: ignore[assignment]
        finish = compiler_of(name).compile_entry(steps.finish_games)
        outputs = np.zeros((3, self.count, self._start["pieces"].shape[1]), np.int64)
        arguments = self._policies, default_parameters(name), new_scratch(name), *net, True, *outputs

        def play_on() -> None:
            play(self.games, self._seeds, *arguments)
            finish(self._start, self.games, self._seeds, *self._reward_kind, self.rewards, self.ended)
            if self._reward_kind[1]:  # games that were dealt anew
                play(self.games, self._seeds, *arguments)

        return play_on

    def _check_memory(self) -> None:
        """Refuses more games than there is memory for."""
        each = self._start.nbytes + len(self.game.feature_names) + self.game.action_count + 4 * self.players + 17
        free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else SEED_LIMIT
        if self.count * each > free:
            need = f"{self.count:,} games need {self.count * each / GIBIBYTE:.1f} GiB"
            raise BadOptions(f"'count': {need}, but {free / GIBIBYTE:.1f} GiB are free.")

    def reset(self, seed: Any) -> None:
        """Deals every game anew, each from a seed of its own; None seeds at random."""
        root = int.from_bytes(os.urandom(7)) if seed is None else whole("'seed'", seed, 0, SEED_LIMIT - 1)
        self._seeds[:] = np.random.SeedSequence(root).generate_state(self.count, np.uint64) >> np.uint64(1)
        self.started = True
        self._seat_opponents(np.arange(self.count))
        self._move(np.full(self.count, steps.NEW_GAME))

    def step(self, actions: Any) -> None:
        """Plays an action in every game; if one is illegal, no game changes."""
        if not self.started:
            raise IllegalAction("Nothing is dealt yet: reset() does.")
        array = self._check(actions)
        illegal = self._move(np.where(array == steps.NEW_GAME, self.game.action_count, array))
        if illegal >= 0:
            raise IllegalAction(self._refusal(illegal, int(array[illegal])))

    def _move(self, actions: IntArray) -> int:
        """Plays actions; returns the index of a game where one is illegal, or -1."""
        state = self._start, self.games, self._seeds, actions, self.masks, *self._reward_kind
        illegal: int = self._rules.step(*state, self.rewards, self.ended)
        if illegal < 0:
            if self._play_on:
                self._play_on()
            if self._looks_at_ends:
                self._look_at_ends(actions == steps.NEW_GAME)
            self.seats[:] = self.games["seat"]
            self._rules.write_observations(self.games, self.seats, self.observations, self.masks)
        return illegal

    def _look_at_ends(self, dealt: BoolArray) -> None:
        """Shapes the rewards, describes the games that have ended, and deals them anew."""
        if self._margin:
            self.rewards[:] = np.where(self.ended[:, None], margins(self.games, self.players), 0)
        if self._potential:
            now = self._potential(self.games)
            self.rewards[:] = np.where(dealt[:, None], 0, now - self._potentials)
            self._potentials[:] = now
        self.final_details = {}
        if self._autoreset and self.ended.any():
            if self.details:
                self.final_details = self.describe()
            self._deal_ended(np.flatnonzero(self.ended))

    def _deal_ended(self, which: IntArray) -> None:
        """Deals some games anew, as the compiled step does, and lets their opponents begin."""
        games, seeds = self.games[which], self._seeds[which]
        actions, rewards = np.full(len(which), steps.NEW_GAME), np.zeros((len(which), self.players), np.float32)
        ended = np.zeros(len(which), np.bool_)
        self._seat_opponents(which)
        self._rules.step(self._start, games, seeds, actions, self.masks[which], *self._reward_kind, rewards, ended)
        self.games[which], self._seeds[which] = games, seeds
        if self._play_on:
            self._play_on()
        if self._potential:
            self._potentials[which] = self._potential(self.games[which])

    def _seat_opponents(self, which: IntArray) -> None:
        """Seats the bots of games that are about to be dealt."""
        if self.bots:
            self.opponents[which] = self.line_ups.draw(self.decisions, self._seeds[which])
            policy_ids = np.array([POLICY_IDS.get(bot, EXTERNAL) for bot in self.bots])
            self._policies[which, 1:] = policy_ids[self.opponents[which]]

    def describe(self) -> dict[str, Any]:
        """Returns the chosen details of all games."""
        return self.details(self.games, np.array(self.bots, object)[self.opponents] if self.bots else None)

    # ---------------------------------------------------------------- states

    @property
    def _arrays(self) -> tuple[np.ndarray[Any, Any], ...]:
        """All arrays of which a state consists."""
        dealt = self.games, self._seeds, self.opponents, self._policies, self._potentials
        return *dealt, self.observations, self.masks, self.seats, self.rewards, self.ended

    def _describe_table(self) -> str:
        """Returns the game, its components and options, its bots, and the number of games."""
        words = ", ".join(f"{name} {value}" for name, value in self.options.to_dict().items())
        bots = f" against {', '.join(self.bots)}" if self.bots else ""
        return f"{self.count} x {self.game.name} {self.game.facts.label} ({words}){bots}"

    def state(self, rest: Any = None) -> EnvState:
        """Returns the state of all games."""
        arrays = tuple(array.copy() for array in self._arrays)
        return EnvState(self._table, arrays, (self.decisions, self.started), rest)

    def restore(self, state: EnvState) -> Any:
        """Restores a state and returns what else is in it."""
        if not isinstance(state, EnvState):
            raise BadOptions(f"'state' is what state() returned, not {shown(state)}.")
        if state.table != self._table:
            raise BadOptions(f"'state' is of another environment: {state.table}, not {self._table}.")
        for array, saved in zip(self._arrays, state.arrays, strict=True):
            array[...] = saved
        self.decisions, self.started = state.numbers[0], bool(state.numbers[1])
        return state.rest

    def observe(self, seat: int) -> tuple[Int8Array, Int8Array]:
        """Returns the observation and the legal actions of a seat of the only game."""
        if seat == self.seats[0]:
            return self.observations[0].copy(), self.masks[0].copy()
        row, mask = np.empty_like(self.observations), np.empty_like(self.masks)
        self._rules.write_observations(self.games, np.array([seat]), row, mask)
        return row[0], mask[0]

    def _check(self, actions: Any) -> IntArray:
        """Returns actions as an array of integers, one for each game."""
        try:
            array = np.asarray(actions)
        except ValueError:
            raise BadOptions("'actions' are whole numbers, one a game, not a ragged list.") from None
        if array.shape != (self.count,):
            raise BadOptions(f"'actions' has the shape ({self.count},), one a game, not {array.shape}.")
        if not np.issubdtype(array.dtype, np.integer):
            raise BadOptions(f"'actions' are whole numbers, not {array.dtype}.")
        return np.ascontiguousarray(array, np.int64)

    def plain(self, index: int = 0) -> PlainGame:
        """Returns one of the games as a plain object."""
        return self.game.record.from_record(self.games[index])

    def _refusal(self, index: int, action: int) -> str:
        """Returns why an action is illegal in a game."""
        plain = self.plain(index)
        where = f" in game {index}" if self.count > 1 else ""
        if self.game.is_over(plain):
            return "The journey is over: nothing more can be done before reset()."
        possible = ", ".join(f"{each} ({self.game.notate(plain, each)})" for each in self.game.legal_moves(plain))
        return f"'action': {action} is not possible{where} now. Possible: {possible}."


def precompile(game: str) -> None:
    """Compiles what environments need."""
    batch = BatchedGames(game, 1, "win", {}, "pilgrim")
    batch.reset(1)
    sources = np.zeros((1, batch.players, len(batch.game.score_sources)), np.int64)
    batch.game.compiled.write_score_breakdowns(batch.games, sources)
    Details(batch.game, batch.players, "points")(batch.games, batch.opponents)
