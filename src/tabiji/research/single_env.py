"""A Gymnasium environment of one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from ..bots import Bot, Budget, bot_named, observe
from ..bots.net.compiled_play import POLICY_IDS
from ..bots.runner import ask
from ..core.errors import BadOptions
from ..core.rng import observation_seed
from .batched_games import LEARNER_SEAT, BatchedGames
from .line_ups import Opponents
from .render import MODES, Renderer
from .spaces import MaskedDiscrete, observation_space
from .state import EnvState, Restorable, check_reset_options

ILLEGAL = ("error", "replace")


class SingleEnv(Restorable, gymnasium.Env[Any, Any]):
    """You play the first seat, bots the others; a step ends when you are to move again or the game is over."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        against: Opponents = "pilgrim",
        reward: str = "win",
        seconds: float | None = None,
        playouts: int | None = None,
        illegal: str = "error",
        info: str | Sequence[str] = (),
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Takes in `illegal` whether an illegal action is an error, or the next legal one is played instead."""
        if illegal not in ILLEGAL:
            raise BadOptions(f"'illegal': there is no '{illegal}': choose one of {', '.join(ILLEGAL)}.")
        if against is None:
            raise BadOptions("'against' is one bot, or one for each of the other seats.")
        self.batch = batch = BatchedGames(game, 1, reward, options, against, info=info)
        self.renderer = Renderer(batch.game, batch.players, render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(batch.game)
        self.action_space = MaskedDiscrete(batch.game.action_count, batch.masks[0])
        self._python_bots: dict[str, Bot] = {  # without a compiled form
            bot: bot_named(bot) for bot in batch.bots if bot not in POLICY_IDS
        }
        if seconds is None and playouts is None:
            seconds = 1.0
        self._budget = Budget(seconds, playouts)
        self._observation_seed = 0
        self._replaces = illegal == "replace"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals a new game; the same seed deals the same game."""
        check_reset_options(options)
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**62)))
        self._observation_seed = int(self.np_random.integers(2**62))
        self._play_opponents()
        return self._observation(), self._details()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays your action and the moves of the others until you are to move again."""
        given = one_number(action)
        played = self._legal(given) if self._replaces else given
        batch = self.batch
        batch.step(np.array([played]))
        batch.decisions += 1
        reward = float(batch.rewards[0, LEARNER_SEAT]) + self._play_opponents()
        if self.render_mode == "human":
            self.render()
        info = {} if played == given else {"replaced": given, "by": played}
        return self._observation(), reward, bool(batch.ended[0]), False, info | self._details()

    def action_masks(self) -> Any:
        """Returns which actions are legal, as sb3-contrib expects it."""
        return self.batch.masks[0].astype(np.bool_)

    def render(self) -> Any:
        """Renders the table as you see it."""
        return self.renderer(self.batch.plain(), LEARNER_SEAT)

    def _observation(self) -> dict[str, Any]:
        row, mask = self.batch.observe(LEARNER_SEAT)
        return {"observation": row, "action_mask": mask}

    def _legal(self, action: int) -> int:
        """Returns an action if it is legal, else the next one that is."""
        legal = np.flatnonzero(self.batch.masks[0])
        return int(legal[np.searchsorted(legal, action) % len(legal)]) if len(legal) else action

    def _details(self) -> dict[str, Any]:
        """Returns the chosen details of the game."""
        return {name: rows[0] for name, rows in self.batch.describe().items()} if self.batch.details else {}

    def _play_opponents(self) -> float:
        """Plays the moves of bots without a compiled form; returns your rewards meanwhile."""
        batch, reward = self.batch, 0.0
        while not batch.ended[0] and batch.seats[0] != LEARNER_SEAT:
            seat, plain = int(batch.seats[0]), batch.plain()
            bot = self._python_bots[batch.bots[batch.opponents[0, seat - 1]]]
            observation = observe(batch.game, plain, seat, observation_seed(self._observation_seed, plain.decisions))
            answer = ask(bot, observation, batch.game.legal_moves(plain), self._budget)
            batch.step(np.array([answer.action]))
            reward += float(batch.rewards[0, LEARNER_SEAT])
        return reward

    def state(self) -> EnvState:
        """Returns the state of the game, and of what later games are dealt from."""
        generator = self._np_random.bit_generator.state if self._np_random else None
        return self.batch.state((self._observation_seed, generator))

    def restore(self, state: EnvState) -> None:
        """Restores a state: the same actions lead to the same game again."""
        self._observation_seed, generator = self.batch.restore(state)
        if generator is not None:
            self.np_random.bit_generator.state = generator

    def _sampled_spaces(self) -> list[Any]:
        """Returns the space of actions."""
        return [self.action_space]


def one_number(action: Any) -> int:
    """Returns an action as an integer; it may be an array of one."""
    array = np.asarray(action)
    if array.size != 1 or not np.issubdtype(array.dtype, np.integer):
        raise BadOptions(f"'action' is a whole number, not {action!r}.")
    return int(array.reshape(()))
