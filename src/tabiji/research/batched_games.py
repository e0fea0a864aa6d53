"""Games in arrays, stepped in compiled code: the core of every environment."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..bots import bot_for
from ..bots.compiled_play import EXTERNAL, POLICY_IDS, compiler_of, play_games
from ..bots.heuristic.parameters import default_parameters
from ..bots.heuristic.scratch import new_scratch
from ..compile import steps
from ..compile.batch import IntArray
from ..compile.steps import Int8Array
from ..core.checks import whole
from ..core.errors import BadOptions, IllegalAction
from ..core.game import PlainGame
from ..core.keywords import parse_keywords
from ..core.rng import SEED_LIMIT
from ..core.spec import GameSpec
from ..games import load_game

GIBIBYTE = 2**30
LEARNER_SEAT = 0  # the seat that is played against bots

Opponents = str | Sequence[str] | None


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
    ) -> None:
        """Takes the bots at all seats but the first, and whether a game that has ended is dealt anew at once."""
        self.game = load_game(game)
        self.options = parse_keywords(self.game, options)
        self.players: int = self.options.players
        if reward not in steps.REWARDS:
            raise BadOptions(f"'reward': there is no '{reward}': choose one of {', '.join(steps.REWARDS)}.")
        self.count = whole("'count'", count, 1, 2**31)
        self.bots = opponents(self.game, against, self.players)
        self._start = self.game.initial_state(self.options).to_record()
        self._check_memory()
        self.games = np.repeat(self._start, self.count)
        self.observations = np.zeros((self.count, len(self.game.feature_names)), np.int8)
        self.masks = np.zeros((self.count, self.game.action_count), np.int8)
        self.seats = np.zeros(self.count, np.int64)
        self.rewards = np.zeros((self.count, self.players), np.float32)
        self.ended = np.zeros(self.count, np.bool_)
        self.started = False
        self._reward_kind = steps.REWARDS.index(reward), autoreset
        self._seeds = np.zeros(self.count, np.int64)
        self._rules = self.game.compiled
        self._play_on = self._compile_opponents()

    def _compile_opponents(self) -> Callable[[], None] | None:
        """Returns a function that plays the moves of bots with a compiled form, or None if there are none."""
        policy_ids = [EXTERNAL, *(POLICY_IDS.get(bot, EXTERNAL) for bot in self.bots)]
        if set(policy_ids) == {EXTERNAL}:
            return None
        name = self.game.name
        compiler = compiler_of(name)
        play, finish = compiler.compile_entry(play_games), compiler.compile_entry(steps.finish_games)
        seat_policies = np.tile(policy_ids, (self.count, 1))
        outputs = np.zeros((3, self.count, self._start["pieces"].shape[1]), np.int64)
        arguments = seat_policies, default_parameters(name), new_scratch(name), True, *outputs

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
            self.seats[:] = self.games["seat"]
            self._rules.write_observations(self.games, self.seats, self.observations, self.masks)
        return illegal

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


def opponents(game: GameSpec, against: Opponents, players: int) -> list[str]:
    """Returns the bots at the other seats, from one name for all of them or one for each."""
    if against is None:
        return []
    names = [against] * (players - 1) if isinstance(against, str) else list(against)
    if len(names) != players - 1:
        raise BadOptions(f"'against' is one bot, or one for each of the {players - 1} other seats, not {len(names)}.")
    for name in names:
        bot_for(game, name)
    return names
