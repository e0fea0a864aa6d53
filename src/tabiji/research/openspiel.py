"""Both games for OpenSpiel, as `python_tokaido` and `python_namiji`; importing this registers them.

Every roll of the dice is a chance node: the rules run with dice that ask. What a player knows is what it heard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import numpy as np

from ..compile import steps
from ..compile.placeholders import bind_rules
from ..core.errors import BadOptions
from ..core.events import ALL_SEATS, Event, collect_story
from ..core.game import PlainGame
from ..core.keywords import parse_keywords
from ..core.spec import GameSpec
from ..games import GAMES, load_game

try:
    import pyspiel
except ImportError:
    raise BadOptions("OpenSpiel is not installed: pip install 'tabiji[research]' brings it.") from None

MOST_SIDES = 64  # no roll of the rules has more outcomes
LONGEST, MOST_ROLLS = 2500, 2500
FARTHEST = 200.0  # points ahead


def parameters(name: str) -> dict[str, Any]:
    """The parameters of a game, and what they are if not given."""
    game = load_game(name)
    options = {each.name.replace("-", "_"): "" if each.several else each.answers[0] for each in game.options}
    return {"players": game.parse_options({}).players, **options, "reward": "win"}


# ---------------------------------------------------------------- dice that ask


class ChanceNeeded(Exception):
    """A roll whose outcome is not yet decided."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class Dice(list[int]):
    """In the place of the generator of an interpreted game: the outcomes are given, and the next is asked for."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__((0, 1))
        self._left = iter(outcomes)

    def __getitem__(self, place: Any) -> Any:
        return Die(self._left)

    def __setitem__(self, place: Any, word: Any) -> None:
        pass


class Die:
    """A word of the generator: whatever the rules mix it with, it stays what it is until it is rolled."""

    def __init__(self, left: Any) -> None:
        self._left = left

    def __mul__(self, sides: int) -> Any:
        if sides > MOST_SIDES:  # not a roll: a seed is being mixed
            return self
        outcome = 0 if sides == 1 else next(self._left, None)
        if outcome is None:
            raise ChanceNeeded(sides)
        return outcome << 32

    def _same(self, *_: Any) -> Die:
        return self

    __add__ = __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = __rand__ = __ror__ = __rxor__ = __radd__ = _same


# ---------------------------------------------------------------- the games


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of one of the games."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**parameters(name), **(params or {})}
        self.reward = chosen.pop("reward")
        if self.reward not in steps.REWARDS:
            raise BadOptions(f"'reward': there is no '{self.reward}': choose one of {', '.join(steps.REWARDS)}.")
        self.name = name
        self.options = parse_keywords(load_game(name), chosen)
        players = self.options.players
        ahead = self.reward == "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=load_game(name).action_count,
            max_chance_outcomes=MOST_SIDES,
            num_players=players,
            min_utility=-FARTHEST if ahead else 0.0,
            max_utility=FARTHEST if ahead else 1.0,
            utility_sum=0.0 if ahead else 1.0 if self.reward == "win" else players / 2,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The table before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Someone who sees what a player may know."""
        if params:
            raise BadOptions(f"'params': an observer has none, not {params}.")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(load_game(self.name), recall)

    def max_chance_nodes_in_history(self) -> int:
        """More rolls than any game has."""
        return MOST_ROLLS


@dataclass(frozen=True)
class SharedHistory:
    """A moment that is never changed, so that copies of a state share it."""

    plain: PlainGame
    heard: tuple[tuple[str, ...], ...]  # what each player has heard so far, perfectly remembered

    def __deepcopy__(self, _: Any) -> SharedHistory:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: somebody decides, or the dice do."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.reward = game.reward
        self.now = SharedHistory(load_game(game.name).initial_state(game.options), ((),) * game.options.players)
        self.sides = 0  # of the dice that are rolled now, if any
        self.rolled: tuple[int, ...] = ()  # since somebody decided
        self.doing: int | None = None  # what is being carried out; the deal has no number
        self._advance()

    @property
    def rules(self) -> GameSpec:
        """The game that is played."""
        return load_game(self.name)

    def _advance(self) -> None:
        """Carry out what was decided as far as the dice are rolled."""
        plain = self.now.plain.copy()
        plain.rng = Dice(self.rolled)
        try:
            with collect_story(plain) as events:
                if self.doing is None:
                    self.rules.deal(plain, 0)
                else:
                    self.rules.apply(plain, self.doing)
        except ChanceNeeded as asked:
            self.sides = asked.sides
            return
        plain.rng = [0, 1]
        self.sides = 0
        self.rolled = ()
        self.now = SharedHistory(plain, tuple(self._record_events(seat, events) for seat in range(len(self.now.heard))))

    def _record_events(self, seat: int, events: list[Event]) -> tuple[str, ...]:
        """All that a seat has heard, with some events more."""
        names = self.rules.events
        new = (f"{names[each.kind][0]} {each.numbers}" for each in events if each.audience in (ALL_SEATS, seat))
        return (*self.now.heard[seat], *new)

    def current_player(self) -> int:
        """Who decides: a seat, or chance."""
        if self.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.now.plain.seat)

    def is_terminal(self) -> bool:
        """Whether the journey is over."""
        return not self.sides and self.rules.is_over(self.now.plain)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.legal_moves(self.now.plain))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All sides of the dice, each as likely."""
        return [(side, 1 / self.sides) for side in range(self.sides)]

    def _apply_action(self, action: int) -> None:
        if self.sides:
            self.rolled = (*self.rolled, int(action))
        else:
            self.doing = int(action)
        self._advance()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self.rules.notate(self.now.plain, action)

    def returns(self) -> list[float]:
        """What every player is given at the end."""
        players = range(len(self.now.heard))
        if not self.is_terminal():
            return [0.0 for _ in players]
        kind = steps.REWARDS.index(self.reward)
        return [float(_rewarder(self.name)(self.now.plain, seat, kind)) for seat in players]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """Another world that a player cannot tell from this one; of what others heard in secret it knows nothing."""
        if self.sides:
            raise BadOptions("'player_id': while the dice roll nobody decides, and nothing can be imagined.")
        other: SpielState = self.clone()
        seed = int(probability_sampler() * 2**53)
        plain = self.rules.observe(self.now.plain, player_id, seed)
        plain.rng = [0, 1]
        heard = tuple(mine if seat == player_id else () for seat, mine in enumerate(self.now.heard))
        other.now = SharedHistory(plain, heard)
        return other

    def __str__(self) -> str:
        return f"{self.now.plain} rolling {self.sides}"


class SpielObserver:
    """What a player may know: as numbers, and as text with all that it has heard if it remembers."""

    def __init__(self, game: GameSpec, recall: bool) -> None:
        self._game = game
        self._recall = recall
        self._row = [0] * len(game.feature_names)
        self.tensor = np.zeros(len(self._row), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers."""
        self._game.features(state.now.plain, player, self._row)
        self.tensor[:] = self._row

    def string_from(self, state: SpielState, player: int) -> str:
        """The table as a player sees it."""
        seen = msgspec.json.encode(self._game.view(state.now.plain, player)).decode()
        return "\n".join((*state.now.heard[player], seen)) if self._recall else seen


@cache
def _rewarder(name: str) -> Callable[[PlainGame, int, int], float]:
    """What a seat is given, interpreted: the compiled functions' own code, with the rules of a game bound to it."""
    return bind_rules(steps.compute_reward, load_game(name).rules)


@cache
def _type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=f"Python {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=load_game(name).players[1],
        min_num_players=load_game(name).players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(name),
    )


def _register(name: str) -> None:
    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_type(name), Named)


for _name in GAMES:
    _register(_name)
