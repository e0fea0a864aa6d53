"""States in hand, what `info` says, shaped rewards, and opponents that differ by seat, game and time."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from tabiji import research
from tabiji.bots import Budget, bot_for, observe
from tabiji.core.errors import BadOptions
from tabiji.core.rng import observation_seed
from tabiji.games import load_game
from tabiji.research.details import DETAILS

ENVIRONMENTS = {
    "vector": lambda: research.vector("tokaido", 3, against="pilgrim", players=3, reward="gains"),
    "single": lambda: research.single("tokaido", against="pilgrim", players=3, info=("points", "notation")),
    "with a bot in Python": lambda: research.single("tokaido", against=["sage"], players=2, playouts=4),
    "agents": lambda: research.aec("tokaido", players=3, reward="gains", info="points"),
}


def play(env: Any, moves: int) -> list[str]:
    """Plays the first legal action some times; returns all that happened as text."""
    seen = []
    for _ in range(moves):
        if hasattr(env, "last"):
            observation, reward, ended, _, info = env.last()
            seen.append(f"{env.agent_selection} {observation} {reward} {ended} {info}")
            env.step(None if ended else int(observation["action_mask"].argmax()))
        else:
            masks = env.batch.masks
            action = masks.argmax(axis=1) if env.batch.count > 1 else int(masks[0].argmax())
            seen.append(str(env.step(action)))
        seen.append(env.batch.games.tobytes().hex())
    return seen


def masked_sample(env: Any) -> Any:
    """Samples the actions of whoever decides."""
    space = env.action_space(env.agent_selection) if hasattr(env, "last") else env.action_space
    return space.sample().tolist()


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_restored_or_copied_environment_goes_on_in_the_same_way(name: str) -> None:
    env = ENVIRONMENTS[name]()
    env.reset(seed=5)
    play(env, 4)
    masked_sample(env)
    state, twin, loaded = env.state(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    assert masked_sample(env) == masked_sample(twin) == masked_sample(loaded)
    expected = play(env, 12)
    assert play(twin, 12) == play(loaded, 12) == expected
    env.restore(state)
    assert play(env, 12) == expected
    other = ENVIRONMENTS[name]()
    other.restore(pickle.loads(pickle.dumps(state)))
    assert play(other, 12) == expected


def test_a_copy_of_a_registered_environment_deals_the_same_games_later() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    env = gymnasium.make("tabiji/Tokaido-v0", players=2)
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    assert twin.spec == env.spec
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (lambda: 7, "'state' is what state\\(\\) returned, not 7"),
        (lambda: research.vector("tokaido", 3, players=2).state(), "'state' is of another environment: 3 x tokaido"),
        (lambda: research.vector("tokaido", 2, players=3).state(), "'state' is of another environment: 2 x tokaido"),
    ],
)
def test_a_state_of_another_environment_is_refused(state: Any, words: str) -> None:
    env = research.vector("tokaido", 2, players=2)
    env.reset(seed=1)
    before = env.batch.games.tobytes()
    with pytest.raises(BadOptions, match=words):
        env.restore(state())
    assert env.batch.games.tobytes() == before


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_info_says_what_the_rules_say(game: str) -> None:
    rules = load_game(game)
    env = research.vector(game, 3, against=["pilgrim", "wanderer"], players=3, info="all")
    plain_env = research.vector(game, 3, against=["pilgrim", "wanderer"], players=3)
    observation, info = env.reset(seed=2)
    plain_env.reset(seed=2)
    ends = 0
    while ends < 2:
        assert set(info) >= {*DETAILS, "seat", "rewards"}
        for index in range(3):
            plain = env.batch.plain(index)
            assert info["points"][index].tolist() == [piece.points for piece in plain.pieces[:3]]
            assert info["ranks"][index].tolist() == [rules.rank(plain, seat) for seat in range(3)]
            assert info["leads"][index].sum() == pytest.approx(0)
            assert (info["sources"][index].sum(axis=1) == info["points"][index]).all()
            legal = rules.legal_moves(plain)
            assert info["notation"][index] == {rules.notate(plain, action): action for action in legal}
            assert info["opponents"][index].tolist() == ["pilgrim", "wanderer"]
        actions = observation["action_mask"].argmax(axis=1)
        observation, _, ended, _, info = env.step(actions)
        plain_env.step(actions)
        assert env.batch.games.tobytes() == plain_env.batch.games.tobytes()  # dealt anew as if nobody looked
        assert ("final_info" in info) == ended.any()
        if ended.any():
            ends += ended.sum()
            firsts = info["final_info"]["ranks"][ended] == 1
            assert np.allclose(firsts / firsts.sum(axis=1, keepdims=True), info["rewards"][ended])
            assert (info["_final_info"] == ended).all()


def returns(env: Any, games: int) -> list[tuple[float, Any]]:
    """Plays some games at random; returns the sum of the rewards and the final state of each."""
    found = []
    for seed in range(games):
        env.reset(seed=seed)
        env.action_space.seed(seed)
        total, ended = 0.0, False
        while not ended:
            _, reward, ended, _, _ = env.step(env.action_space.sample())
            total += reward
        found.append((total, env.batch.plain()))
    return found


def test_gains_sum_up_to_the_points_and_margins_are_over_the_best() -> None:
    for total, plain in returns(research.single("tokaido", players=3, reward="gains"), 4):
        assert total == plain.pieces[0].points
    for total, plain in returns(research.single("tokaido", players=3, reward="margin"), 4):
        assert total == plain.pieces[0].points - max(piece.points for piece in plain.pieces[1:3])


def test_gains_sum_up_to_the_points_also_when_games_are_dealt_anew() -> None:
    env = research.vector("tokaido", 4, players=2, reward="gains", info="points")
    env.reset(seed=1)
    totals, ends = np.zeros((4, 2)), 0
    while not ends:
        _, _, ended, _, info = env.step(env.action_space.sample())
        totals += info["rewards"]
        if ended.any():
            assert (totals[ended] == info["final_info"]["points"][ended]).all()
            ends += 1


def test_the_potential_adds_up_to_the_outcome_less_the_first_value() -> None:
    env = research.single("tokaido", against="scholar", players=2, reward="potential")
    env.reset(seed=0)
    first = float(env.batch._potentials[0, 0])
    assert 0 < first < 1
    (total, plain), *_ = returns(env, 1)
    ranks = [load_game("tokaido").rank(plain, seat) for seat in range(2)]
    assert total == pytest.approx((ranks[0] == 1) / ranks.count(1) - first, abs=1e-5)


def test_samples_of_many_games_are_legal() -> None:
    env = research.vector("tokaido", 5)
    assert env.action_space.contains(env.action_space.sample())  # nothing is dealt: any action
    observation, _ = env.reset(seed=1)
    for _ in range(30):
        sampled = env.action_space.sample(observation["action_mask"])
        assert (np.take_along_axis(env.batch.masks, sampled[:, None], 1) == 1).all()
        env.step(env.action_space.sample())
    with pytest.raises(BadOptions, match="'mask' has the shape \\(5, "):
        env.action_space.sample(observation["action_mask"][0])


@pytest.mark.parametrize("options", [{"players": 3}, "players"])
def test_options_of_a_reset_are_refused(options: Any) -> None:
    for name in ("vector", "single", "agents"):
        with pytest.raises(BadOptions, match="'options'"):
            ENVIRONMENTS[name]().reset(seed=1, options=options)
    ENVIRONMENTS["vector"]().reset(seed=1, options={})


# ---------------------------------------------------------------- opponents


@pytest.mark.parametrize("game", ["tokaido", "namiji"])
def test_compiled_couriers_and_others_play_as_they_do_in_python(game: str) -> None:
    rules, bots = load_game(game), ("courier", "scholar", "pilgrim")
    env = research.vector(game, 2, against=bots)
    observation, _ = env.reset(seed=6)
    for _ in range(12):
        expected, seeds = [env.batch.plain(index) for index in range(2)], env.batch._seeds
        actions = observation["action_mask"].argmax(axis=1)
        for index, plain in enumerate(expected):
            rules.apply(plain, int(actions[index]))
            while not rules.is_over(plain) and plain.seat:
                seen = observe(rules, plain, plain.seat, observation_seed(int(seeds[index]), plain.decisions))
                legal = rules.legal_moves(plain)
                bot = bot_for(rules, bots[plain.seat - 1])
                rules.apply(plain, legal[0] if len(legal) == 1 else bot.choose(seen, legal, Budget(None, 1)))
        env.step(actions)
        assert not env.batch.ended.any()
        for index, plain in enumerate(expected):
            assert env.batch.games[index].tobytes() == plain.to_record()[0].tobytes()


def test_opponents_are_drawn_for_each_game_and_change_by_a_schedule() -> None:
    schedule: dict[int, Any] = {0: "wanderer", 300: {"pilgrim", "scholar", "merchant"}, 900: ["courier", "pilgrim"]}
    env = research.vector("tokaido", 6, against=schedule, players=3, info="opponents")
    _, info = env.reset(seed=1)
    phases: dict[int, set[tuple[str, ...]]] = {0: set(), 300: set(), 900: set()}
    for decisions in range(0, 1800, 6):
        _, _, ended, _, info = env.step(env.action_space.sample())
        stage = max(start for start in schedule if start <= decisions)
        phases[stage] |= {tuple(names) for names in info["opponents"][ended]}
    assert phases[0] == {("wanderer", "wanderer")}
    assert len(phases[300]) > 4
    assert {name for pair in phases[300] for name in pair} == {"pilgrim", "scholar", "merchant"}
    assert phases[900] == {("courier", "pilgrim")}
    assert env.reset(seed=1)[1]["opponents"].tolist() == [["courier", "pilgrim"]] * 6  # a reset does not go back


def test_one_game_at_a_time_is_played_against_the_scheduled_bots() -> None:
    env = research.single("tokaido", against={0: {"sage", "pilgrim"}, 4: "wanderer"}, playouts=2, players=2, info="all")
    met = {str(env.reset(seed=seed)[1]["opponents"][0]) for seed in range(8)}
    assert met == {"sage", "pilgrim"}
    for _ in range(4):
        env.step(env.action_space.sample())
    assert env.reset(seed=1)[1]["opponents"].tolist() == ["wanderer"]


@pytest.mark.parametrize(
    ("against", "words"),
    [
        ({5: "pilgrim"}, "'against': a schedule begins with the opponents from 0 decisions on"),
        ({0: "pilgrim", -1: "scholar"}, "A number of decisions in 'against' is a whole number from 0"),
        ({0: 3}, "'against' is a bot, a set of bots, or a list of one for each seat, not 3"),
        ({0: set()}, "'against': a set has the names of one bot or more"),
        ({0: "pilgrim", 9: {"nobody"}}, "There is no bot 'nobody'"),
    ],
)
def test_wrong_opponents_are_named(against: Any, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        research.vector("tokaido", 2, against=against)


@pytest.mark.parametrize("info", ["glory", ["points", "glory"], [3]])
def test_wrong_details_are_named(info: Any) -> None:
    with pytest.raises(BadOptions, match="'info': there is no "):
        research.vector("tokaido", 2, info=info)
