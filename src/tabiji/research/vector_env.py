"""Many games at once as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots.compiled_play import POLICY_IDS
from ..core.errors import BadOptions
from .batched_games import BatchedGames, Opponents
from .spaces import action_space, observation_space


class VectorTabijiEnv(VectorEnv[Any, Any, Any]):
    """Games stepped together in compiled code; one that ends is dealt anew at once.

    All that is returned lies in arrays that the next step writes anew: copy what you keep. Where all seats are yours,
    the reward is that of the seat that acted; `infos` tells who decides next (`seat`) and the rewards of all seats.
    """

    def __init__(
        self, game: str, count: int, *, against: Opponents = None, reward: str = "win", **options: Any
    ) -> None:
        self.tables = tables = BatchedGames(game, count, reward, options, against, again=True)
        for bot in tables.bots:
            if bot not in POLICY_IDS:
                raise BadOptions(f"'against': {bot} has no compiled form: choose from {', '.join(POLICY_IDS)}.")
        self.num_envs = tables.count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(tables.game)
        self.single_action_space = action_space(tables.game)
        self.observation_space = batch_space(self.single_observation_space, tables.count)
        self.action_space = batch_space(self.single_action_space, tables.count)
        self._acted = np.zeros(tables.count, np.int64)  # the seats; where bots sit on the others always the first
        self._places = np.arange(tables.count)
        self._rewards = np.zeros(tables.count, np.float32)
        self._never = np.zeros(tables.count, np.bool_)
        self._observations = {"observation": tables.rows, "action_mask": tables.masks}
        self._info = {"seat": tables.seats, "rewards": tables.rewards}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew."""
        self.tables.reset(seed)
        return self._observations, self._info

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Carry out an action in every game; if one is illegal, nothing happens in any."""
        if not self.tables.bots:
            self._acted[:] = self.tables.seats
        self.tables.step(actions)
        self._rewards[:] = self.tables.rewards[self._places, self._acted]
        return self._observations, self._rewards, self.tables.ended, self._never, self._info
