"""The networks: their files, inputs, inference and strength; and their training."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tabiji.bots import Budget, Estimate, observe
from tabiji.bots.net import Courier, Master
from tabiji.bots.net.compiled_play import net_of
from tabiji.bots.net.format import SEATS, BadNetFile, read, shapes, write
from tabiji.bots.net.inference import Weights, forward, load_weights, net_file, new_activations
from tabiji.bots.net.inputs import compiler_of, row_names, slots_of
from tabiji.bots.train.ppo import SelfPlay, TrainingConfig, read_export
from tabiji.compile.device import import_torch, import_torch_with_gpu
from tabiji.core.errors import BadOptions
from tabiji.core.spec import GameSpec
from tabiji.games import GAMES, load_game
from tabiji.games.namiji.game import NAMIJI
from tabiji.games.tokaido.game import TOKAIDO

from .test_bots import win_rate
from .test_sage import last_leg, legal_notations, place

needs_numba_cuda = pytest.mark.skipif(
    importlib.util.find_spec("numba_cuda") is None, reason="kernels are built by numba-cuda, of 'tabiji[gpu]'"
)
needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="training needs torch, of 'tabiji[gpu]'"
)
SLOTS = slots_of("tokaido").NET_SLOTS


def arrays(row: int, width: int = 8, slots: int = SLOTS) -> dict[str, Any]:
    """Returns random weights."""
    rng = np.random.default_rng(1)
    return {name: rng.normal(size=shape) for name, shape in shapes(row, width, slots).items()}


# ---------------------------------------------------------------- files


def broken(file: Path, how: str) -> None:
    """Writes a file of weights with which something is wrong."""
    seen = row_names("tokaido")
    made = arrays(len(seen))
    write(file, "namiji" if how == "foreign" else "tokaido", made, seen)
    if how == "damaged":
        file.write_bytes(file.read_bytes()[:5000])
    if how == "text":
        file.write_text("Today we set out.\n")
    if how == "missing":
        file.unlink()
    if how in ("newer", "wrong", "endless", "less"):
        with np.load(file) as found:
            kept = dict(found)
        if how == "newer":
            kept["form"] = np.array(2)
        elif how == "wrong":
            kept["w2"] = kept["w2"][:3]
        elif how == "endless":
            kept["bp"][0] = np.inf
        else:
            del kept["wv"]
        np.savez(file, **kept)
    if how == "other":
        np.savez(file, holiday=np.zeros(3))
    if how == "features":
        write(file, "tokaido", made, (*seen[:-1], "moon is full"))


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("missing", r"net\.npz is not there\."),
        ("damaged", r"net\.npz is damaged, or no net at all\."),
        ("text", r"net\.npz is damaged, or no net at all\."),
        ("other", r"net\.npz is no net of ours\."),
        ("foreign", r"net\.npz is a net of namiji, not of tokaido\."),
        ("newer", r"net\.npz is a net of form 2: this version reads form 1\."),
        ("features", r"was learned with other features: there is no 'moon is full' any more\."),
        ("wrong", r"is damaged: its arrays do not fit together\."),
        ("less", r"is damaged: its arrays do not fit together\."),
        ("endless", r"is damaged: it holds what is no number\."),
    ],
)
def test_a_bad_file_is_refused_with_a_reason(tmp_path: Path, how: str, sentence: str) -> None:
    file = tmp_path / "net.npz"
    broken(file, how)
    with pytest.raises(BadNetFile, match=sentence):
        load_weights(file, "tokaido")


def test_new_inputs_have_zero_weights_in_an_older_file(tmp_path: Path) -> None:
    file, seen = tmp_path / "net.npz", row_names("tokaido")
    older = (*seen[:200], *seen[201:])
    made = arrays(len(older))
    write(file, "tokaido", made, older)
    found = read(file, "tokaido", seen, SLOTS)
    assert not found["w1"][:, 200].any()
    assert (np.delete(found["w1"], 200, axis=1) == made["w1"].astype(np.float16)).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_networks_have_all_inputs(game: str) -> None:
    with np.load(net_file(game)) as found:
        assert str(found["names"]).split("\n") == list(row_names(game))
        assert found["w1"].dtype == np.float16
    assert net_file(game).stat().st_size < 2_000_000
    assert net_file(game).with_suffix(".log").exists()


# ---------------------------------------------------------------- inputs and inference


def test_inference_equals_the_matrix_products(tmp_path: Path) -> None:
    file, seen = tmp_path / "net.npz", row_names("tokaido")
    write(file, "tokaido", arrays(len(seen), 16), seen)
    w = {name: array.astype(np.float64) for name, array in read(file, "tokaido", seen, SLOTS).items()}
    row = np.random.default_rng(2).integers(-3, 4, len(seen))
    h = np.maximum(w["w1"] @ row[:, None] + w["b1"], 0)
    for layer in "23":
        h = h + np.maximum(w["w" + layer] @ h + w["b" + layer], 0)
    expected = np.concatenate([w["wp"] @ h + w["bp"], w["wv"] @ h + w["bv"]])[:, 0]
    weights = load_weights(file, "tokaido")
    activations = new_activations("tokaido", weights).view(np.recarray)[0]
    activations.row[: len(row)] = row
    forward(weights, activations)
    assert np.allclose(activations.outputs[: SLOTS + 2 * SEATS], expected, rtol=1e-3, atol=1e-2)


def call_forward(net: Weights, activation_array: Any) -> None:
    """Calls the network from another compiled function."""
    forward(net, activation_array[0])


def test_inference_is_vectorized() -> None:
    """Inlined into its caller, its loops would be unrolled too early to become vectors."""
    made = compiler_of.__wrapped__("tokaido")
    made.folder = None
    net = net_of("tokaido")
    made.compile_entry(call_forward)(net, new_activations("tokaido", net))
    (built,) = made.compile_entry(forward).inspect_llvm().values()
    assert " x float>" in built


@pytest.mark.parametrize("game", GAMES)
def test_choices_have_slots_of_their_own(game: str) -> None:
    """Stops of a kind beyond those that have a slot of their own are the only ones that may."""
    described, number = load_game(game), slots_of(game).net_slots
    for seed in range(4):
        state = described.initial_state(described.parse_options({"players": str(2 + seed)}))
        described.deal(state, seed)
        while not described.is_over(state):
            legal, where = described.legal_moves(state), [0] * 64
            number(state, legal, len(legal), where)
            used = where[: len(legal)]
            assert all(0 <= slot < slots_of(game).NET_SLOTS for slot in used)
            if state.phase != described.move_phase:
                assert len(set(used)) == len(legal) or described.name == "tokaido"  # meals of a price share one
            described.apply(state, legal[(seed + state.decisions) % len(legal)])


def chances(state: Any, budget: Budget) -> dict[str, Estimate]:
    estimates = Master().explain(observe(TOKAIDO, state, state.seat, 1), TOKAIDO.legal_moves(state), budget)
    return {TOKAIDO.notate(state, each.action): each for each in estimates}


def test_the_master_finds_the_stop_that_wins() -> None:
    """Its rival would complete the sea at 53 and win by it; the player who stands there first wins instead."""
    game = last_leg()
    place(game, 0, 51)
    place(game, 1, 52)
    game.arrived = 1
    game.pieces[0].points, game.pieces[1].points = 60, 58
    game.pieces[0].sections[2], game.pieces[1].sections[2] = 1, 4
    assert legal_notations(game) == ["walk 53", "walk 55"]
    estimates = chances(game, Budget(seconds=None, playouts=300, threads=1))
    assert next(iter(estimates)) == "walk 53"
    assert estimates["walk 53"].chance > 0.9


@pytest.mark.parametrize("game", [TOKAIDO, NAMIJI], ids=lambda game: game.name)
def test_the_first_playout_follows_the_net(game: GameSpec) -> None:
    """In a search of one playout the master tries the choice with the greatest prior, which is the courier's."""
    state = game.initial_state(game.parse_options({"players": "3"}))
    game.deal(state, 2)
    while not game.is_over(state):
        legal = game.legal_moves(state)
        action = legal[0]
        if state.phase == game.move_phase and len(legal) > 1:  # elsewhere choices may share a slot
            seen = observe(game, state, state.seat, 1)
            action = Courier().choose(seen, legal, Budget())
            assert Master().choose(seen, legal, Budget(None, 1, 1)) == action
        game.apply(state, action)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_playouts_of_the_budget_are_used_with_a_deterministic_result(threads: int) -> None:
    state = TOKAIDO.initial_state(TOKAIDO.parse_options({"players": "4"}))
    TOKAIDO.deal(state, 3)
    budget = Budget(seconds=None, playouts=101, threads=threads)
    estimates = chances(state, budget)
    assert sum(each.playouts for each in estimates.values()) == 101
    assert estimates == chances(state, budget)


# ---------------------------------------------------------------- strength


def test_a_courier_wins_more_than_its_share_from_scholars() -> None:
    assert win_rate(TOKAIDO, "courier", "scholar", 4, variations="gastronomy") > 0.38
    assert win_rate(TOKAIDO, "courier", "scholar", 2) > 0.8
    assert win_rate(NAMIJI, "courier", "scholar", 4) > 0.3


def test_a_scholar_among_couriers_wins_less_than_its_share() -> None:
    assert win_rate(TOKAIDO, "scholar", "courier", 4, variations="gastronomy") < 0.16
    assert win_rate(NAMIJI, "scholar", "courier", 4) < 0.22


# ---------------------------------------------------------------- training


@needs_numba_cuda
@needs_torch
@pytest.mark.soak
def test_a_training_by_ppo_resumes(tmp_path: Path) -> None:
    from tabiji.bots.train.ppo.export import export

    export("namiji", tmp_path / "export", lambda what: None)
    config = TrainingConfig(generations=3, games=16, steps=240, width=16, minibatch=8)
    lines: list[str | None] = []
    training = SelfPlay(tmp_path, config, "cpu")
    training.run(0, lines.append)
    assert training.state["generation"] == 1
    SelfPlay(tmp_path, config, "cpu").run(600, lines.append)
    resumed = SelfPlay(tmp_path, config, "cpu")
    assert (resumed.state["generation"], resumed.state["games"]) == (3, 48)
    assert len(lines) == 3
    assert load_weights(tmp_path / "net.npz", "namiji")[0].shape == (len(row_names("namiji")), 16)
    with pytest.raises(BadOptions, match=r"does not fit these features or this width: choose another folder\."):
        SelfPlay(tmp_path, TrainingConfig(games=16, steps=240, width=32, minibatch=8), "cpu")
    (tmp_path / "state.pt").write_bytes(b"nothing")
    with pytest.raises(BadOptions, match=r"state\.pt is damaged: choose another folder\."):
        SelfPlay(tmp_path, config, "cpu")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, r"export\.json is not there: `tabiji train master GAME` makes it\."),
        ("{", r"export\.json is damaged: choose another folder\."),
    ],
)
def test_an_export_that_cannot_be_read_is_refused(tmp_path: Path, text: str | None, sentence: str) -> None:
    if text:
        (tmp_path / "export").mkdir()
        (tmp_path / "export" / "export.json").write_text(text)
    with pytest.raises(BadOptions, match=sentence):
        read_export(tmp_path)


def test_training_without_torch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadOptions, match=r"torch is not installed: pip install 'tabiji\[gpu\]' brings it\."):
        import_torch()


@needs_torch
def test_training_without_a_gpu_is_refused() -> None:
    if import_torch().cuda.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(BadOptions, match=r"There is no GPU that torch can use here\."):
        import_torch_with_gpu()
