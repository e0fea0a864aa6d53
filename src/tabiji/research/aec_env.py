"""A PettingZoo environment in which every seat is an agent."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from ..core.errors import BadOptions, IllegalAction
from .batched_games import BatchedGames
from .render import MODES, Renderer
from .single_env import one_number
from .spaces import MaskedDiscrete, observation_space
from .state import EnvState, Restorable, check_reset_options

AGENT_FIELDS = (  # that PettingZoo keeps
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_skip_agent_selection",
)


class AecEnv(Restorable, AECEnv):  # type: ignore[misc]
    """The seats of a game as agents `player_0`, `player_1`, …; only the agent to move has legal actions."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "win",
        info: str | Sequence[str] = (),
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.batch = batch = BatchedGames(game, 1, reward, options, info=info)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.renderer = Renderer(batch.game, batch.players, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(batch.players)]
        self.agents: list[str] = []
        self._observations = {agent: observation_space(batch.game) for agent in self.possible_agents}
        self._actions = {
            agent: MaskedDiscrete(batch.game.action_count, batch.masks[0]) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Returns the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """Returns the space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same game."""
        table = {"players", *(option.name for option in self.batch.game.options)}
        check_reset_options(options, table)  # PettingZoo's own test demands that others are accepted
        self.batch.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._describe()
        self.agent_selection = self.agents[self.batch.seats[0]]

    def step(self, action: Any) -> None:
        """Plays the action of the agent to move; once the game is over, each agent steps with None."""
        if not self.agents:
            reason = "The journey is over" if self.batch.started else "Nothing is dealt yet"
            raise IllegalAction(f"{reason}: reset() deals a new one.")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalAction(f"'action': the journey is over: {agent} can only leave by None, not {action!r}.")
            self._was_dead_step(None)
            return
        self.batch.step(np.array([one_number(action)]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.rewards = dict(zip(self.agents, self.batch.rewards[0].tolist(), strict=True))
        if self.batch.ended[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[self.batch.seats[0]]
        self._describe()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns what an agent knows, and its legal actions if it is to move."""
        batch = self.batch
        if agent not in self.possible_agents:
            raise BadOptions(f"'agent': there is no {agent!r}: choose one of {', '.join(self.possible_agents)}.")
        seat = self.possible_agents.index(agent)
        row, mask = batch.observe(seat)
        return {"observation": row, "action_mask": mask}

    def _describe(self) -> None:
        """Gives every agent the chosen details of the game."""
        if self.batch.details:
            details = {name: rows[0] for name, rows in self.batch.describe().items()}
            self.infos = {agent: dict(details) for agent in self.agents}

    def state(self) -> EnvState:
        """Returns the state of the game and of its agents."""
        return self.batch.state({name: deepcopy(getattr(self, name)) for name in AGENT_FIELDS if hasattr(self, name)})

    def restore(self, state: EnvState) -> None:
        """Restores a state."""
        for name in AGENT_FIELDS:
            self.__dict__.pop(name, None)
        self.__dict__.update(deepcopy(self.batch.restore(state)))

    def _sampled_spaces(self) -> list[Any]:
        """Returns the spaces of the agents' actions."""
        return list(self._actions.values())

    def render(self) -> Any:
        """Renders the table as the agent to move sees it."""
        return self.renderer(self.batch.plain(), int(self.batch.seats[0]))

    def close(self) -> None:
        """Does nothing: no resource is held."""
