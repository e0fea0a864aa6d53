"""Golden playthroughs: whole games as text with their story, kept and compared line by line.

`make golden` writes them anew after a change of rules or words that is meant; the diff shows what it did.
"""

from pathlib import Path

import pytest

from tabiji.core import gamefile
from tabiji.core.match import Match
from tabiji.games import GAMES
from tabiji.texts import Texts
from tabiji.texts.words import Words

FOLDER = Path(__file__).parent / "golden"


def story(journey: Match) -> str:
    """Every move with all that happened, secrets included, in English."""
    texts = Texts("en")
    seats = [f"Seat {seat + 1}" for seat in range(journey.options.players)]
    words = Words(texts, journey.game, seats)
    again = Match(journey.game, journey.options, journey.seed)
    lines = [words.event(again.state, event) for event in again.opening_events]
    for number, move in enumerate(journey.moves, 1):
        lines.append(f"\n{number}. {again.game.notate(again.state, move.action)}")
        lines += [words.event(again.state, event) for event in again.play(move.action, entropy=move.entropy)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.game")), ids=lambda file: file.stem)
def test_a_golden_game_goes_as_it_went(file: Path) -> None:
    journey = gamefile.load(file, GAMES)
    assert gamefile.write(journey) == file.read_text()
    assert story(journey) == file.with_suffix(".story").read_text()


def test_there_are_golden_games_of_every_game() -> None:
    stems = {file.stem.split("-")[0] for file in FOLDER.glob("*.game")}
    assert stems == set(GAMES)
