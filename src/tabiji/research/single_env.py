"""One seat against bots as a Gymnasium environment."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np

from ..bots import Bot, Budget, bot_named, observe
from ..bots.compiled_play import POLICY_IDS
from ..bots.runner import ask
from ..core.errors import BadOptions
from ..core.rng import observation_seed
from ..games import GAMES
from .batched_games import LEARNER_SEAT, BatchedGames, Opponents
from .render import MODES, Renderer
from .spaces import MaskedDiscrete, observation_space

ILLEGAL = ("error", "replace")


class SingleEnv(gymnasium.Env[Any, Any]):
    """You at the first seat, bots at the others; a step ends when you decide again or the journey is over."""

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
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Illegal: whether an illegal action is an error, or the next legal one is carried out instead."""
        if illegal not in ILLEGAL:
            raise BadOptions(f"'illegal': there is no '{illegal}': choose one of {', '.join(ILLEGAL)}.")
        if against is None:
            raise BadOptions("'against' is one bot, or one for each of the other seats.")
        self.tables = tables = BatchedGames(game, 1, reward, options, against)
        self.renderer = Renderer(tables.game, tables.players, render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(tables.game)
        self.action_space = MaskedDiscrete(tables.game.action_count, tables.masks[0])
        self._python_bots: dict[int, Bot] = {  # who has no compiled form
            seat: bot_named(bot) for seat, bot in enumerate(tables.bots, 1) if bot not in POLICY_IDS
        }
        if seconds is None and playouts is None:
            seconds = 1.0
        self._budget = Budget(seconds, playouts)
        self._observation_seed = 0
        self._replaces = illegal == "replace"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new journey; with the same seed the same one."""
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(2**62)))
        self._observation_seed = int(self.np_random.integers(2**62))
        self._play_opponents()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out your action, and what the others do until you decide again."""
        number = one_number(action)
        done = self._legal(number) if self._replaces else number
        self.tables.step(np.array([done]))
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        tables = self.tables
        told = {} if done == number else {"replaced": number, "by": done}
        return self._observed(), float(tables.rewards[0, LEARNER_SEAT]), bool(tables.ended[0]), False, told

    def action_masks(self) -> Any:
        """Which actions are legal, as learners that mask ask for it."""
        return self.tables.masks[0].astype(np.bool_)

    def render(self) -> Any:
        """The table as you see it."""
        return self.renderer(self.tables.plain(), LEARNER_SEAT)

    def _observed(self) -> dict[str, Any]:
        row, mask = self.tables.observe(LEARNER_SEAT)
        return {"observation": row, "action_mask": mask}

    def _legal(self, action: int) -> int:
        """An action if it is legal, else the next one that is."""
        legal = np.flatnonzero(self.tables.masks[0])
        return int(legal[np.searchsorted(legal, action) % len(legal)]) if len(legal) else action

    def _play_opponents(self) -> None:
        """Ask those who have no compiled form."""
        tables = self.tables
        while not tables.ended[0] and tables.seats[0] != LEARNER_SEAT:
            seat, plain = int(tables.seats[0]), tables.plain()
            seen = observe(tables.game, plain, seat, observation_seed(self._observation_seed, plain.decisions))
            answer = ask(self._python_bots[seat], seen, tables.game.legal_moves(plain), self._budget)
            tables.step(np.array([answer.action]))


def one_number(action: Any) -> int:
    """An action that may come as an array of one."""
    array = np.asarray(action)
    if array.size != 1 or not np.issubdtype(array.dtype, np.integer):
        raise BadOptions(f"'action' is a whole number, not {action!r}.")
    return int(array.reshape(()))


for _game in GAMES:
    gymnasium.register(f"tabiji/{_game.capitalize()}-v0", f"{__name__}:SingleEnv", kwargs={"game": _game})
