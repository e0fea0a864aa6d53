"""Every game for OpenSpiel, as `python_tokaido` and so on; importing this module registers them.

Every random number of the rules is a chance node. What a player knows are the events that its seat was told.
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

MAX_OUTCOMES = 64  # of a random number of the rules
MAX_LENGTH, MAX_CHANCE_NODES = 2500, 2500
MAX_LEAD = 200.0  # points


def parameters(name: str) -> dict[str, Any]:
    """Returns the parameters of a game with their defaults."""
    game = load_game(name)
    options = {each.name.replace("-", "_"): "" if each.several else each.answers[0] for each in game.options}
    return {"players": game.parse_options({}).players, **options, "reward": "win"}


# ---------------------------------------------------------------- explicit chance


class ChanceNeeded(Exception):
    """Raised by a random number whose outcome is not given yet."""

    def __init__(self, outcome_count: int) -> None:
        self.outcome_count = outcome_count


class GivenOutcomes(list[int]):
    """Replaces the generator of an interpreted game: returns given outcomes, then raises ChanceNeeded."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__((0, 1))
        self._remaining = iter(outcomes)

    def __getitem__(self, place: Any) -> Any:
        return RandomWord(self._remaining)

    def __setitem__(self, place: Any, word: Any) -> None:
        pass


class RandomWord:
    """A word of the generator: mixing leaves it as it is, and scaling it to a bound gives the next outcome."""

    def __init__(self, remaining: Any) -> None:
        self._remaining = remaining

    def __mul__(self, bound: int) -> Any:
        if bound > MAX_OUTCOMES:  # a seed is being mixed
            return self
        outcome = 0 if bound == 1 else next(self._remaining, None)
        if outcome is None:
            raise ChanceNeeded(bound)
        return outcome << 32

    def _same(self, *_: Any) -> RandomWord:
        return self

    __add__ = __and__ = __or__ = __xor__ = __lshift__ = __rshift__ = __rand__ = __ror__ = __rxor__ = __radd__ = _same


# ---------------------------------------------------------------- the games


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        keywords = {**parameters(name), **(params or {})}
        self.reward = keywords.pop("reward")
        if self.reward not in steps.REWARDS:
            raise BadOptions(f"'reward': there is no '{self.reward}': choose one of {', '.join(steps.REWARDS)}.")
        self.name = name
        self.options = parse_keywords(load_game(name), keywords)
        players = self.options.players
        is_lead = self.reward == "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=load_game(name).action_count,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=players,
            min_utility=-MAX_LEAD if is_lead else 0.0,
            max_utility=MAX_LEAD if is_lead else 1.0,
            utility_sum=0.0 if is_lead else 1.0 if self.reward == "win" else players / 2,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(_type(name), info, params or {})

    def new_initial_state(self) -> SpielState:
        """Returns the state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Returns an observer of what a player knows."""
        if params:
            raise BadOptions(f"'params': an observer has none, not {params}.")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(load_game(self.name), recall)

    def max_chance_nodes_in_history(self) -> int:
        """Returns an upper bound of the chance nodes of a game."""
        return MAX_CHANCE_NODES


@dataclass(frozen=True)
class SharedHistory:
    """An immutable state with its history, which copies of a SpielState share."""

    plain: PlainGame
    stories: tuple[tuple[str, ...], ...]  # all events that each player was told

    def __deepcopy__(self, _: Any) -> SharedHistory:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state in which a player or chance is to move."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.reward = game.reward
        self.current = SharedHistory(load_game(game.name).initial_state(game.options), ((),) * game.options.players)
        self.outcome_count = 0  # of the current chance node, or 0
        self.outcomes: tuple[int, ...] = ()  # of chance since the last action
        self.action: int | None = None  # that is being played; None for the deal
        self._advance()

    @property
    def rules(self) -> GameSpec:
        """The specification of the game."""
        return load_game(self.name)

    def _advance(self) -> None:
        """Plays the action with the outcomes that are given, up to the next chance node or decision."""
        plain = self.current.plain.copy()
        plain.rng = GivenOutcomes(self.outcomes)
        try:
            with collect_story(plain) as events:
                if self.action is None:
                    self.rules.deal(plain, 0)
                else:
                    self.rules.apply(plain, self.action)
        except ChanceNeeded as chance:
            self.outcome_count = chance.outcome_count
            return
        plain.rng = [0, 1]
        self.outcome_count = 0
        self.outcomes = ()
        self.current = SharedHistory(
            plain, tuple(self._extended_story(seat, events) for seat in range(len(self.current.stories)))
        )

    def _extended_story(self, seat: int, events: list[Event]) -> tuple[str, ...]:
        """Returns all events that a seat was told, with new ones."""
        names = self.rules.events
        new = (f"{names[each.kind][0]} {each.numbers}" for each in events if each.audience in (ALL_SEATS, seat))
        return (*self.current.stories[seat], *new)

    def current_player(self) -> int:
        """Returns the player to move, or chance."""
        if self.outcome_count:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.current.plain.seat)

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return not self.outcome_count and self.rules.is_over(self.current.plain)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.rules.legal_moves(self.current.plain))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns all outcomes, each with the same probability."""
        return [(outcome, 1 / self.outcome_count) for outcome in range(self.outcome_count)]

    def _apply_action(self, action: int) -> None:
        if self.outcome_count:
            self.outcomes = (*self.outcomes, int(action))
        else:
            self.action = int(action)
        self._advance()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self.rules.notate(self.current.plain, action)

    def returns(self) -> list[float]:
        """Returns the reward of every player, 0 before the end."""
        players = range(len(self.current.stories))
        if not self.is_terminal():
            return [0.0 for _ in players]
        kind = steps.REWARDS.index(self.reward)
        return [float(_reward_function(self.name)(self.current.plain, seat, kind)) for seat in players]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """Returns another state of the player's information set, without the histories of the other players."""
        if self.outcome_count:
            raise BadOptions("'player_id': while the dice roll nobody decides, and nothing can be imagined.")
        other: SpielState = self.clone()
        seed = int(probability_sampler() * 2**53)
        plain = self.rules.observe(self.current.plain, player_id, seed)
        plain.rng = [0, 1]
        stories = tuple(story if seat == player_id else () for seat, story in enumerate(self.current.stories))
        other.current = SharedHistory(plain, stories)
        return other

    def __str__(self) -> str:
        return f"{self.current.plain} rolling {self.outcome_count}"


class SpielObserver:
    """What a player knows: as numbers, and as text, with perfect recall after all events that it was told."""

    def __init__(self, game: GameSpec, recall: bool) -> None:
        self._game = game
        self._recall = recall
        self._row = [0] * len(game.feature_names)
        self.tensor = np.zeros(len(self._row), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the features to the tensor."""
        self._game.features(state.current.plain, player, self._row)
        self.tensor[:] = self._row

    def string_from(self, state: SpielState, player: int) -> str:
        """Returns the view of a player as JSON."""
        view = msgspec.json.encode(self._game.view(state.current.plain, player)).decode()
        return "\n".join((*state.current.stories[player], view)) if self._recall else view


@cache
def _reward_function(name: str) -> Callable[[PlainGame, int, int], float]:
    """Returns the reward function of the compiled code, bound to the interpreted rules of a game."""
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
