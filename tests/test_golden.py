"""Golden games: whole matches as text with their stories, compared byte by byte.

`make golden` rewrites them after an intended change of rules or texts; the diff shows its effect.
"""

from pathlib import Path

import pytest

from tabiji.core import gamefile
from tabiji.core.match import Match
from tabiji.games import GAMES
from tabiji.texts import Texts
from tabiji.texts.words import Words

FOLDER = Path(__file__).parent / "golden"


def story(match: Match) -> str:
    """Returns every move with all events, also hidden ones, in English."""
    texts = Texts("en")
    seats = [f"Seat {seat + 1}" for seat in range(match.options.players)]
    words = Words(texts, match.game, seats)
    replayed = Match(match.game, match.options, match.seed)
    lines = [words.event(replayed.state, event) for event in replayed.opening_events]
    for number, move in enumerate(match.moves, 1):
        lines.append(f"\n{number}. {replayed.game.notate(replayed.state, move.action)}")
        lines += [words.event(replayed.state, event) for event in replayed.play(move.action, entropy=move.entropy)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.game")), ids=lambda file: file.stem)
def test_golden_games_replay_exactly(file: Path) -> None:
    match = gamefile.load(file, GAMES)
    assert gamefile.write(match) == file.read_text()
    assert story(match) == file.with_suffix(".story").read_text()


def test_every_game_has_golden_games() -> None:
    stems = {file.stem.split("-")[0] for file in FOLDER.glob("*.game")}
    assert stems == set(GAMES)
