"""Every seat an agent, as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from ..core.errors import BadOptions, IllegalAction
from .batched_games import BatchedGames
from .render import MODES, Renderer
from .single_env import one_number
from .spaces import MaskedDiscrete, observation_space


class AecEnv(AECEnv):  # type: ignore[misc]
    """The seats of a table as agents `player_0`, `player_1`, …; only the one that decides has legal actions."""

    def __init__(self, game: str, *, reward: str = "win", render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.tables = tables = BatchedGames(game, 1, reward, options)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.renderer = Renderer(tables.game, tables.players, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(tables.players)]
        self.agents: list[str] = []
        self._observations = {agent: observation_space(tables.game) for agent in self.possible_agents}
        self._actions = {
            agent: MaskedDiscrete(tables.game.action_count, tables.masks[0]) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do in all."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new journey; with the same seed the same one."""
        self.tables.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.tables.seats[0]]

    def step(self, action: Any) -> None:
        """Carry out the action of the agent that decides; once the journey is over, each agent leaves by None."""
        if not self.agents:
            over = "The journey is over" if self.tables.started else "Nothing is dealt yet"
            raise IllegalAction(f"{over}: reset() deals a new one.")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalAction(f"'action': the journey is over: {agent} can only leave by None, not {action!r}.")
            self._was_dead_step(None)
            return
        self.tables.step(np.array([one_number(action)]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.tables.ended[0]:
            self.rewards = dict(zip(self.agents, self.tables.rewards[0].tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self.tables.seats[0]]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and do if it decides."""
        tables = self.tables
        if agent not in self.possible_agents:
            raise BadOptions(f"'agent': there is no {agent!r}: choose one of {', '.join(self.possible_agents)}.")
        seat = self.possible_agents.index(agent)
        row, mask = tables.observe(seat)
        return {"observation": row, "action_mask": mask}

    def render(self) -> Any:
        """The table as the agent that decides sees it."""
        return self.renderer(self.tables.plain(), int(self.tables.seats[0]))

    def close(self) -> None:
        """Nothing is held open."""
