"""A Gymnasium vector environment of many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots.net.compiled_play import POLICY_IDS
from ..core.errors import BadOptions
from .batched_games import BatchedGames
from .line_ups import Opponents
from .spaces import MaskedMultiDiscrete, action_space, observation_space
from .state import EnvState, Restorable, check_reset_options


class VectorTabijiEnv(Restorable, VectorEnv[Any, Any, Any]):
    """Games stepped together in compiled code; a game that ends is dealt anew at once.

    The next step overwrites all arrays that a step returns: copy what you need later. If you play all seats, the reward
    is that of the seat that moved; `infos` has the seat to move next (`seat`) and the rewards of all seats (`rewards`).
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        against: Opponents = None,
        reward: str = "win",
        info: str | Sequence[str] = (),
        **options: Any,
    ) -> None:
        self.batch = batch = BatchedGames(game, count, reward, options, against, autoreset=True, info=info)
        for bot in batch.bots:
            if bot not in POLICY_IDS:
                raise BadOptions(f"'against': {bot} has no compiled form: choose from {', '.join(POLICY_IDS)}.")
        self.num_envs = batch.count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(batch.game)
        self.single_action_space = action_space(batch.game)
        self.observation_space = batch_space(self.single_observation_space, batch.count)
        self.action_space = MaskedMultiDiscrete(batch.game.action_count, batch.masks)
        self._acted = np.zeros(batch.count, np.int64)  # the seats that moved; against bots always the first
        self._indices = np.arange(batch.count)
        self._rewards = np.zeros(batch.count, np.float32)
        self._never = np.zeros(batch.count, np.bool_)
        self._observations = {"observation": batch.observations, "action_mask": batch.masks}
        self._info = {"seat": batch.seats, "rewards": batch.rewards}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals all games anew."""
        check_reset_options(options)
        self.batch.reset(seed)
        return self._observations, self._info | (self.batch.describe() if self.batch.details else {})

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Plays an action in every game; if one is illegal, no game changes."""
        if not self.batch.bots:
            self._acted[:] = self.batch.seats
        batch = self.batch
        batch.step(actions)
        batch.decisions += batch.count
        self._rewards[:] = self.batch.rewards[self._indices, self._acted]
        info = self._info
        if batch.details:
            info = info | batch.describe()
            if batch.final_details:
                info = info | {"final_info": batch.final_details, "_final_info": batch.ended.copy()}
        return self._observations, self._rewards, batch.ended, self._never, info

    def state(self) -> EnvState:
        """Returns the state of all games."""
        return self.batch.state()

    def restore(self, state: EnvState) -> None:
        """Restores a state; the arrays that the last step returned show it."""
        self.batch.restore(state)

    def _sampled_spaces(self) -> list[Any]:
        """Returns the space of actions."""
        return [self.action_space]


def make_vector(num_envs: int, *, against: Opponents = "pilgrim", **arguments: Any) -> VectorTabijiEnv:
    """Returns the environment that `gymnasium.make_vec` asks for: one seat against bots, as `make` plays it."""
    return VectorTabijiEnv(count=num_envs, against=against, **arguments)
