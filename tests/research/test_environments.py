"""Environments: the libraries' own checks, the same games in each environment, and invalid arguments."""

import contextlib
import io
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from tabiji import research
from tabiji.compile.steps import REWARDS
from tabiji.core.errors import BadOptions, IllegalAction, TabijiError
from tabiji.games import GAMES, load_game
from tabiji.research import namiji_v0, tokaido_v0

TABLES = [
    ("tokaido", {"players": 2}),
    ("tokaido", {"players": 4, "variations": ["return", "gastronomy"], "edition": "french"}),
    ("tokaido", {"players": 5, "variations": "initiation", "house_rules": ("hiroshige-may-decline",)}),
    ("namiji", {"players": 2}),
    ("namiji", {"players": 4, "direction": "counterclockwise"}),
]

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo warns of every dict observation


# ---------------------------------------------------------------- PettingZoo


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, options: dict[str, Any]) -> None:
    api_test(research.aec(game, **options), num_cycles=120)


@pytest.mark.parametrize("game", list(GAMES))
def test_pettingzoo_finds_the_same_games_from_the_same_seed(game: str) -> None:
    seed_test(lambda: research.aec(game, players=3), num_cycles=60)


@pytest.mark.parametrize("game", list(GAMES))
def test_pettingzoo_can_render_in_every_mode(game: str) -> None:
    shown = {"svg": lambda picture: picture.startswith("<svg"), "ansi": lambda text: "player_0" in text}
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        render_test(lambda render_mode: research.aec(game, players=2, render_mode=render_mode), shown)
    assert "player_1" in printed.getvalue()


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("game", list(GAMES))
def test_rewards_are_what_came_of_the_game(game: str, reward: str) -> None:
    env = research.aec(game, players=4, reward=reward)
    rules = load_game(game)
    for seed in range(6):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            if env.terminations[agent]:
                break
            env.step(env.action_space(agent).sample())
        plain = env.batch.plain()
        ranks = [rules.rank(plain, seat) for seat in range(4)]
        points = [plain.pieces[seat].points for seat in range(4)]
        expected = {
            "win": [(rank == 1) / ranks.count(1) for rank in ranks],
            "rank": [sum((r > rank) + (r == rank) / 2 for r in ranks) / 3 - 1 / 6 for rank in ranks],
            "points": [own - (sum(points) - own) / 3 for own in points],
        }[reward]
        assert list(env.rewards.values()) == pytest.approx(expected)
        assert sum(expected) == pytest.approx({"win": 1, "rank": 2, "points": 0}[reward])


def test_what_an_agent_observes_is_what_its_seat_may_know() -> None:
    env = research.aec("tokaido", players=3)
    env.reset(seed=5)
    rules = env.batch.game
    for _ in range(40):
        for seat, agent in enumerate(env.possible_agents):
            row = np.zeros(len(rules.feature_names), np.int8)
            rules.features(env.batch.plain(), seat, row)
            seen = env.observe(agent)
            assert (seen["observation"] == row).all()
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        env.step(env.action_space(env.agent_selection).sample())


# ---------------------------------------------------------------- Gymnasium


@pytest.mark.parametrize(("game", "against"), [("tokaido", "merchant"), ("tokaido", "pilgrim"), ("namiji", "wanderer")])
def test_gymnasium_finds_nothing_wrong(game: str, against: str) -> None:
    """The checker samples actions before it resets, so illegal ones must be replaced."""
    check_env(research.single(game, against=against, players=3, illegal="replace"), skip_render_check=True)


def test_an_illegal_action_can_be_replaced_by_the_next_legal_one() -> None:
    env = research.single("tokaido", players=2, illegal="replace")
    env.reset(seed=1)
    legal = np.flatnonzero(env.action_masks())
    _, _, _, _, info = env.step(104)
    assert info == {"replaced": 104, "by": legal[0]}
    _, _, _, _, info = env.step(env.action_space.sample())
    assert info == {}


FRESH = """
import gymnasium
env = gymnasium.make("tabiji.research:tabiji/Namiji-v0", against="wanderer", players=2)
print(type(env.unwrapped).__name__, env.reset(seed=1)[1])
envs = gymnasium.make_vec("tabiji.research:tabiji/Tokaido-v0", 3, players=2)
print(type(envs).__name__, envs.num_envs, envs.batch.bots, envs.reset(seed=1)[0]["observation"].shape[0])
"""


@pytest.mark.lively
def test_gymnasium_makes_every_game_by_its_id_in_a_fresh_interpreter() -> None:
    process = subprocess.run([sys.executable, "-W", "error", "-c", FRESH], capture_output=True, text=True, check=False)
    assert process.stdout.splitlines() == ["SingleEnv {}", "VectorTabijiEnv 3 ['pilgrim'] 3"], process.stderr
    assert {f"tabiji/{game.capitalize()}-v0" for game in GAMES} <= set(gymnasium.registry)


@pytest.mark.parametrize(("module", "game"), [(tokaido_v0, "tokaido"), (namiji_v0, "namiji")])
def test_pettingzoo_modules_have_the_name_and_version_of_their_environment(module: Any, game: str) -> None:
    env = module.env(players=2)
    env.reset(seed=1)
    assert env.metadata["name"] == f"{game}_v0"
    assert env.agents == ["player_0", "player_1"]


def test_bots_without_a_compiled_form_can_be_played_against() -> None:
    """The same seed and the same number of playouts lead to the same game."""
    ends = []
    for _ in range(2):
        env = research.single("tokaido", against=["sage"], players=2, playouts=8)
        env.reset(seed=3)
        ended = False
        while not ended:
            _, reward, ended, _, _ = env.step(int(env.action_masks().argmax()))
        ends.append((env.batch.games.tobytes(), reward))
    assert ends[0] == ends[1]


def test_a_learner_that_masks_learns_from_it() -> None:
    sb3 = pytest.importorskip("sb3_contrib", reason="SB3 is not installed: pip install sb3-contrib")
    env = research.single("tokaido", against="pilgrim", players=2, reward="points")
    model = sb3.MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    assert model.learn(128).num_timesteps == 128


# ---------------------------------------------------------------- many games


def chosen(masks: Any, rng: np.random.Generator) -> Any:
    """A random legal action in every game."""
    return np.where(masks > 0, rng.random(masks.shape), -1).argmax(axis=1)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_many_games_are_the_same_as_one_at_a_time(game: str, options: dict[str, Any]) -> None:
    """Observations, masks, seats, rewards and ends are those of the interpreted rules."""
    rules, rng = load_game(game), np.random.default_rng(1)
    env = research.vector(game, 3, reward="points", **options)
    observation, info = env.reset(seed=2)
    games = [env.batch.plain(index) for index in range(3)]
    ends = 0
    for _ in range(150):
        row = np.zeros(len(rules.feature_names), np.int8)
        for index, plain in enumerate(games):
            rules.features(plain, plain.seat, row)
            assert (observation["observation"][index] == row).all()
            assert np.flatnonzero(observation["action_mask"][index]).tolist() == sorted(rules.legal_moves(plain))
            assert info["seat"][index] == plain.seat
        actions = chosen(observation["action_mask"], rng)
        acted = info["seat"].copy()
        observation, rewards, ended, truncated, info = env.step(actions)
        assert not truncated.any()
        for index, plain in enumerate(games):
            rules.apply(plain, int(actions[index]))
            assert ended[index] == rules.is_over(plain)
            if ended[index]:
                points = np.array([piece.points for piece in plain.pieces[: plain.players]])
                margins = points - (points.sum() - points) / (plain.players - 1)
                assert info["rewards"][index] == pytest.approx(margins, abs=1e-4)
                assert rewards[index] == pytest.approx(margins[acted[index]], abs=1e-4)
                games[index] = env.batch.plain(index)
                assert games[index].decisions == 0
                ends += 1
            else:
                assert not info["rewards"][index].any()
    assert ends


def test_the_same_seed_deals_the_same_games_and_every_place_others() -> None:
    env, other = research.vector("tokaido", 4), research.vector("tokaido", 4)
    env.reset(seed=9)
    other.reset(seed=9)
    one, two = np.random.default_rng(3), np.random.default_rng(3)
    for _ in range(200):
        env.step(chosen(env.batch.masks, one))
        other.step(chosen(other.batch.masks, two))
    assert env.batch.games.tobytes() == other.batch.games.tobytes()
    assert len({env.batch.games[index].tobytes() for index in range(4)}) == 4


def test_a_step_writes_into_the_same_arrays() -> None:
    env = research.vector("namiji", 5)
    observation, _ = env.reset(seed=1)
    before = [env.batch.observations.ctypes.data, env.batch.masks.ctypes.data, env.batch.rewards.ctypes.data]
    exported = np.from_dlpack(observation["observation"])
    for _ in range(5):
        observation, _, _, _, _ = env.step(observation["action_mask"].argmax(axis=1))
    assert [env.batch.observations.ctypes.data, env.batch.masks.ctypes.data, env.batch.rewards.ctypes.data] == before
    assert np.shares_memory(exported, observation["observation"])
    assert env.observation_space.contains({name: array.copy() for name, array in observation.items()})


def test_against_bots_the_first_seat_always_decides_and_is_rewarded() -> None:
    env = research.vector("tokaido", 6, against="pilgrim", players=3, reward="rank")
    observation, info = env.reset(seed=4)
    rng, rewarded = np.random.default_rng(2), []
    for _ in range(120):
        assert not info["seat"].any()
        assert (observation["action_mask"].sum(axis=1) > 0).all()
        observation, rewards, ended, _, info = env.step(chosen(observation["action_mask"], rng))
        assert (rewards == info["rewards"][:, 0]).all()
        assert (info["rewards"].sum(axis=1) == 1.5 * ended).all()
        rewarded += rewards[ended].tolist()
    assert len(rewarded) > 20


# ---------------------------------------------------------------- bad input


@pytest.fixture
def usable() -> Iterator[Any]:
    """An environment that must still work afterwards."""
    env = research.vector("tokaido", 2, players=2)
    env.reset(seed=1)
    yield env
    for _ in range(30):
        env.step(env.batch.masks.argmax(axis=1))


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([1, 2, 3], "'actions' has the shape (2,), one a game, not (3,)"),
        (3, "'actions' has the shape (2,), one a game, not ()"),
        ([0.5, 1.5], "'actions' are whole numbers, not float64"),
        (np.array([True, False]), "'actions' are whole numbers, not bool"),
        ([[1], [1, 2]], "'actions' are whole numbers, one a game, not a ragged list"),
        ([-1, -1], "'action': -1 is not possible in game 0 now. Possible: "),
        ([10**9, 0], "'action': 1000000000 is not possible in game 0 now"),
    ],
)
def test_wrong_actions_are_named_and_change_nothing(usable: Any, actions: Any, words: str) -> None:
    before = usable.batch.games.tobytes()
    with pytest.raises(TabijiError) as error:
        usable.step(actions)
    assert words in str(error.value)
    assert usable.batch.games.tobytes() == before


def test_one_wrong_action_of_many_changes_nothing_in_any_game(usable: Any) -> None:
    before = usable.batch.games.tobytes()
    legal = usable.batch.masks.argmax(axis=1)
    with pytest.raises(IllegalAction, match="in game 1 now"):
        usable.step([legal[0], 60])
    assert usable.batch.games.tobytes() == before


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: research.vector("chess", 2), "There is no game 'chess'"),
        (lambda: research.vector("tokaido", 0), "'count' is a whole number from 1"),
        (lambda: research.vector("tokaido", 2.5), "'count' is a whole number, not 2.5"),
        (lambda: research.vector("tokaido", 2**31), "games need"),
        (lambda: research.vector("tokaido", 2, against="sage"), "'against': sage has no compiled form"),
        (lambda: research.vector("tokaido", 2, against="nobody"), "There is no bot 'nobody'"),
        (lambda: research.vector("tokaido", 2, against=["pilgrim"]), "one for each of the 3 other seats, not 1"),
        (lambda: research.vector("tokaido", 2, reward="glory"), "'reward': there is no 'glory'"),
        (lambda: research.vector("tokaido", 2, players=7), "Tokaido is for 2 to 5 players, not 7"),
        (lambda: research.vector("namiji", 2, edition="french"), "Namiji has no option 'edition'"),
        (lambda: research.single("tokaido", against=None), "'against' is one bot"),
        (lambda: research.single("tokaido", against="sage", seconds=-1), "A budget has more than 0 seconds"),
        (lambda: research.single("tokaido", illegal="maybe"), "'illegal': there is no 'maybe'"),
        (lambda: research.aec("tokaido", render_mode="film"), "'render_mode': there is no 'film'"),
        (lambda: research.aec("tokaido").render(), "without a 'render_mode'"),
        (lambda: research.aec("tokaido").step(3), "Nothing is dealt yet"),
        (lambda: research.vector("tokaido", 1).step([3]), "Nothing is dealt yet"),
        (lambda: research.vector("tokaido", 1).reset(seed=-3), "'seed' is a whole number from 0"),
        (lambda: research.aec("tokaido").observe("player_9"), "'agent': there is no 'player_9'"),
    ],
)
def test_wrong_arguments_are_named(make: Any, words: str) -> None:
    with pytest.raises(TabijiError) as error:
        make()
    assert words in str(error.value)


def test_after_the_end_nothing_can_be_done_and_a_reset_deals_anew() -> None:
    env = research.single("tokaido", against="pilgrim", players=2)
    for _ in range(2):
        env.reset(seed=1)
        ended = False
        while not ended:
            _, _, ended, _, _ = env.step(env.action_space.sample())
        with pytest.raises(IllegalAction, match="The journey is over"):
            env.step(3)
    with pytest.raises(BadOptions, match="'action' is a whole number, not 'inn'"):
        env.step("inn")
    agents = research.aec("tokaido", players=2)
    agents.reset(seed=1)
    while not agents.terminations[agents.agent_selection]:
        agents.step(agents.action_space(agents.agent_selection).sample())
    with pytest.raises(IllegalAction, match="can only leave by None, not 3"):
        agents.step(3)
    agents.step(None)
    agents.step(None)
    with pytest.raises(IllegalAction, match="The journey is over"):
        agents.step(None)
    agents.reset(seed=1)
    assert agents.agents == ["player_0", "player_1"]
