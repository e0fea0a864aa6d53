"""User errors and system failures get one sentence, never a traceback: numbers, files, full disks, pipes, Ctrl-C."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji.cli import main
from tabiji.core import gamefile
from tabiji.core.match import Match
from tabiji.games import BUILTIN_GAMES, load_game
from tabiji.games.tokaido.game import TOKAIDO

from .facts_files import facts_file
from .test_cli import complaint, run
from .waiting import TIMEOUT, eventually

BIG = "9" * 20
ARENA = ["arena", "tokaido", "pilgrim", "pilgrim", "--games", "2"]
PANEL = ["panel", "tokaido", "pilgrim", "wanderer", "--games", "2"]
SIMULATE = ["simulate", "tokaido", "--games", "10"]
TRAIN = ["train", "merchant", "tokaido", "--generations", "1"]
MARK = "\ufeff".encode()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes a folder with several kinds of files the working directory."""
    monkeypatch.chdir(tmp_path)
    match = Match(TOKAIDO, TOKAIDO.parse_options({}), 5)
    while not match.over:
        match.play(match.legal_moves()[0])
    gamefile.save(match, Path("whole.game"))
    Path("folder").mkdir()
    Path("bytes").write_bytes(bytes(range(256)))
    Path("empty").touch()
    return tmp_path


def listing(folder: Path) -> dict[str, bytes]:
    """Returns the contents of all files in a folder."""
    return {str(each): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


@pytest.mark.parametrize("number", [BIG, "-1", "nan", "inf", "", "9" * 5000, "one"])
@pytest.mark.parametrize(
    "words",
    [
        ["play", "--players"],
        ["play", "--seed"],
        [*ARENA, "--games"],
        [*ARENA, "--seed"],
        [*ARENA, "--seconds"],
        [*ARENA, "--playouts"],
        [*PANEL, "--players"],
        [*PANEL, "--games"],
        [*SIMULATE, "--players"],
        [*SIMULATE, "--games"],
        [*SIMULATE, "--seed"],
        [*SIMULATE, "--threads"],
        ["analyse", "whole.game", "--budget"],
        ["analyse", "whole.game", "--seed"],
        ["practices", "tokaido", "--out", "found", "--count"],
        ["practices", "tokaido", "--out", "found", "--seed"],
        [*TRAIN, "--generations"],
        [*TRAIN, "--seed"],
        ["train", "master", "tokaido", "--minutes"],
        ["train", "master", "tokaido", "--at-once"],
        ["serve", "--port"],
        ["serve", "--keep-days"],
        ["serve", "--people-per-address"],
        ["serve", "--metrics-port"],
    ],
    ids=lambda words: f"{words[0]} {words[-1]}",
)
def test_numbers_out_of_range(
    words: list[str], number: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tabiji", *words, number])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code in (1, 2)
    errors = capsys.readouterr().err
    assert errors
    if ended.value.code == 1:
        assert errors.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--keep", "{}"],
        ["analyse", "whole.game", "--json", "{}"],
        ["analyse", "whole.game", "--plot", "{}"],
        [*ARENA, "--keep", "{}"],
        [*ARENA, "--csv", "{}"],
        [*ARENA, "--json", "{}"],
        [*ARENA, "--plot", "{}"],
        [*PANEL, "--keep", "{}/x"],
        [*PANEL, "--json", "{}"],
        [*PANEL, "--plot", "{}"],
        [*SIMULATE, "--out", "{}"],
        [*SIMULATE, "--pictures", "{}/x"],
        [*TRAIN, "--folder", "{}/x"],
        ["practices", "tokaido", "--out", "{}/x"],
    ],
    ids=lambda words: f"{words[0]} {words[-2]}",
)
def test_outputs_that_cannot_be_written_are_refused_before_any_work(
    words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def works(*_: object) -> None:
        raise AssertionError("work was begun")

    for place in (
        "arena.show.run_contest",
        "arena.show.run_panel",
        "analysis.show.run_review",
        "learn.practice_search.decisions",
    ):
        monkeypatch.setattr(f"tabiji.{place}", works)
    monkeypatch.setattr("tabiji.research.report.simulate", works)
    monkeypatch.setattr("tabiji.bots.train.evolution.EvolutionStrategy.run", works)
    monkeypatch.setattr("tabiji.terminal.play.TerminalMatch.play", works)
    before = listing(folder)
    for place in ("/proc/nowhere",) if words[-1] == "{}/x" else ("folder", "", "nowhere/file", "n" * 300):
        errors = complaint(monkeypatch, capsys, *words[:-1], words[-1].format(place))
        assert errors.count("\n") == 1, errors
        assert listing(folder) == before


@pytest.mark.parametrize("place", ["", "folder", "bytes", "empty", "nowhere/file", "/dev/zero", "/dev/null", "n" * 300])
@pytest.mark.parametrize(
    "words",
    [
        ["replay"],
        ["analyse"],
        ["verify"],
        ["play", "--keep"],
        [*ARENA, "--keep"],
        [*SIMULATE, "--people"],
    ],
    ids=lambda words: f"{words[0]} {words[-1]}",
)
def test_inputs_that_cannot_be_read(
    words: list[str],
    place: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if words[0] == "arena" and place == "empty":
        pytest.skip("a ledger may be empty")
    before = listing(folder)
    errors = complaint(monkeypatch, capsys, *words, place)
    assert errors.count("\n") == 1, errors
    assert listing(folder) == before


@pytest.mark.parametrize("place", ["folder", "bytes", "nowhere/file", "/dev/zero"])
def test_components_that_cannot_be_read(place: str) -> None:
    process = run("components", "--components", place)
    assert (process.returncode, process.stderr.count("\n")) == (1, 1), process.stderr
    assert "components file" in process.stderr


def test_endless_input_is_not_read_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "/dev/zero is too large: more than 16 MiB." in complaint(monkeypatch, capsys, "replay", "/dev/zero")
    assert "/dev/full is not a regular file" in complaint(monkeypatch, capsys, "play", "--keep", "/dev/full")
    assert "/dev/full is not a regular file" in complaint(monkeypatch, capsys, *ARENA, "--keep", "/dev/full")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "--edition", ""], "There is no edition '': choose one of english"),
        (["play", "namiji", "--direction", ""], "There is no direction '': choose one of clockwise"),
        (["play", "--variation", ""], "There is no variation without a name"),
        (["play", "--variation", " \u2028"], "There is no variation without a name"),
        (["play", "--option", ""], "An option is given as NAME=ANSWER, not as ''."),
        (["play", "--option", "=english"], "An option is given as NAME=ANSWER, not as '=english'."),
        (["play", "--option", "edition="], "There is no edition '': choose one of english"),
        (["play", ""], "There is no game '': choose one of"),
        (["play", "a=b", "--components", "bytes"], "There is no game 'a=b': choose one of"),
        (["play", "--bot", ""], "There is no bot '': choose one of"),
        (["play", "--lang", ""], "There is no language '': choose one of"),
        ([*ARENA, "--edition", ""], "There is no edition ''"),
        ([*ARENA, "--ray", ""], "There is no Ray cluster at ''."),
        ([*SIMULATE, "--ray", ""], "There is no Ray cluster at ''."),
        (["warm", ""], "There is no game ''"),
        (["serve", "--host", ""], "There is no address ''."),
        (["serve", "--host", "a" * 70], "There is no address 'aaa"),
        (["serve", "--database", ""], "The database is given as sqlite:///file or postgresql://user@host/name."),
        (["serve", "--bot", ""], "A bot has a name of up to 32 letters"),
    ],
)
def test_empty_words(
    words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    errors = complaint(monkeypatch, capsys, *words).lstrip()  # after a progress bar
    assert errors.startswith(sentence)
    assert errors.count("\n") == 1


# ---------------------------------------------------------------- byte order marks


def test_a_byte_order_mark_before_a_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path("whole.game").read_bytes()
    Path("marked.game").write_bytes(MARK + text)
    assert run("replay", "marked.game").stdout == run("replay", "whole.game").stdout
    games = {name: lambda name=name: load_game(name) for name in BUILTIN_GAMES}
    assert gamefile.write(gamefile.read((MARK + text).decode(), games)) == text.decode()


def test_a_byte_order_mark_before_components() -> None:
    Path("marked.toml").write_bytes(MARK + facts_file("tokaido").read_bytes())
    process = run("components", "--components", "marked.toml")
    assert process.returncode == 0, process.stderr


def test_a_byte_order_mark_before_recorded_games(real_games: Path) -> None:
    import gzip

    with gzip.open(real_games) as lines:
        first = lines.readline()
    Path("marked.jsonl").write_bytes(MARK + first)
    assert run("verify", "marked.jsonl").stdout.startswith("1 games, ")
    assert run("analyse", "marked.jsonl", "--game", "none").stderr == (
        "marked.jsonl has no game 'none': give the id or the line of one of its 1 games.\n"
    )


def test_a_byte_order_mark_before_a_kept_contest() -> None:
    assert run(*ARENA, "--keep", "kept").returncode == 0
    Path("kept").write_bytes(MARK + (played := Path("kept").read_bytes()))
    process = run(*ARENA, "--keep", "kept")
    assert process.returncode == 0, process.stderr
    assert Path("kept").read_bytes() == MARK + played


# ---------------------------------------------------------------- where the output goes


@pytest.mark.parametrize(
    "words", [["rules", "--markdown"], ["rules"], ["components"], ["replay", "whole.game"], ["--help"]]
)
def test_a_full_disk(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "tabiji", *words]
        process = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert process.stderr == "The output cannot be written: No space left on device.\n"
    assert process.returncode == 1


def test_results_are_written_even_if_they_cannot_be_shown() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "tabiji", *ARENA, "--json", "results.json"]
        process = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert process.returncode == 1
    assert '"standings"' in Path("results.json").read_text()


def test_a_full_disk_under_an_output_file() -> None:
    process = run(*ARENA, "--json", "/dev/full")
    assert (process.returncode, process.stderr.lstrip()) == (
        1,
        "/dev/full cannot be written: No space left on device.\n",
    )


@pytest.mark.parametrize("words", [["rules", "--markdown"], ["components"], ["replay", "whole.game"]])
def test_a_closed_pipe(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "tabiji", *words]
    process = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (process.returncode, process.stderr) == (1, "")


# ---------------------------------------------------------------- Ctrl-C


def interrupted(condition: str, *words: str) -> tuple[int, str]:
    """Returns the exit code and error output after Ctrl-C at the first audit event that meets a condition."""
    hook = f"""
import os, signal, sys
def look(event, args):
    if sent or not ({condition}):
        return
    sent.append(os.kill(os.getpid(), signal.SIGINT))
sent = []
sys.addaudithook(look)
"""
    Path("hooks").mkdir(exist_ok=True)
    Path("hooks/sitecustomize.py").write_text(hook)
    process = subprocess.run(
        [sys.executable, "-m", "tabiji", *words],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env={**os.environ, "PYTHONPATH": str(Path("hooks").resolve()), "XDG_CACHE_HOME": str(Path("cache").resolve())},
    )
    return process.returncode, process.stderr.strip()


@pytest.mark.parametrize(
    "module", ["tabiji.cli", "rich.console", "numpy", "typer", "tabiji.compile.compiler", "msgspec"]
)
def test_stopped_while_modules_are_imported(module: str) -> None:
    assert interrupted(f"event == 'import' and args[0] == {module!r}", "bots") == (130, "Stopped.")


@pytest.mark.parametrize(
    "condition",
    [
        "event == 'import' and args[0] == 'numba.core.typing'",
        "event == 'import' and args[0] == 'llvmlite.binding'",
        "event == 'open' and '/compiled/' in str(args[0]) and '.nbi' in str(args[0])",
        "event == 'open' and '/compiled/' in str(args[0]) and '.nbc.tmp' in str(args[0])",
    ],
    ids=["while the compiler is read", "while the linker is read", "before something is built", "while it is kept"],
)
def test_stopped_while_compiling(condition: str, folder: Path) -> None:
    assert interrupted(condition, "warm", "tokaido") == (130, "Stopped.")
    left = [each.name for each in (folder / "cache").rglob("*") if ".tmp" in each.name or each.suffix == ".lock"]
    assert left == []


def test_ctrl_c_that_is_ignored_stays_ignored() -> None:
    program = "import signal, subprocess, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    program += "sys.exit(subprocess.run([sys.executable, '-m', 'tabiji', 'rules']).returncode)"
    hook = "import os, signal, sys; os.kill(os.getpid(), signal.SIGINT) if 'tabiji' in sys.orig_argv else None"
    Path("sitecustomize.py").write_text(hook)
    process = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": "."}, capture_output=True
    )
    assert process.returncode == 0


def test_stopped_while_a_bot_thinks() -> None:
    waiting = Path("waiting").resolve()
    bot = f'slow={sys.executable} -c \'import time; open("{waiting}", "w").close(); time.sleep(1000)\''
    playing = subprocess.Popen(
        [sys.executable, "-m", "tabiji", "play", "--players", "2", "--seed", "1", "--bot", bot],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdin
    playing.stdin.write("1\n" * 50)
    playing.stdin.flush()
    eventually(waiting.exists)
    playing.send_signal(signal.SIGINT)
    _, errors = playing.communicate(timeout=TIMEOUT)
    assert (playing.returncode, errors) == (130, "Stopped.\n")
