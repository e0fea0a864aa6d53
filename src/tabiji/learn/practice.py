"""Short practices: a position, a question, and what the sage thinks of every answer; each is kept as a game file.

Above the game stand comments: the theme, and a line for each choice with what is known of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from ..core import gamefile
from ..core.errors import BadGameFile
from ..core.match import Match
from ..games import GAMES, load_game
from .advice import Advice, Change

FOLDER = Path(__file__).parent / "practices"
_THEME = re.compile(r"; theme: (?P<theme>[a-z-]+)")
_CHOICE = re.compile(r"; (?P<notation>[^{]+): (?P<found>\{.*\})")


@dataclass(frozen=True)
class Practice:
    """A position with a question, and the choices there are, the best first."""

    name: str
    theme: str
    journey: Match
    advice: list[Advice]


def text(theme: str, journey: Match, advice: Sequence[Advice]) -> str:
    """A practice as it is kept."""
    lines = [f"; theme: {theme}"]
    for each in advice:
        found = {name: value for name, value in asdict(each).items() if name != "choice"}
        lines.append(f"; {journey.game.notate(journey.state, each.choice.id)}: {json.dumps(found)}")
    return "\n".join(lines) + "\n" + gamefile.write(journey)


def read(name: str, kept: str) -> Practice:
    """A practice from its text."""
    journey = gamefile.read(kept, GAMES)
    lines = kept.splitlines()
    theme = _THEME.fullmatch(lines[0])
    if not theme:
        raise BadGameFile("A practice begins with its theme.")
    called = journey.legal_notations()
    advice = []
    for line in lines:
        if found := _CHOICE.fullmatch(line):
            told = json.loads(found["found"])
            told["more"] = [Change(**each) for each in told["more"]]
            told["denies"] = told["denies"] and Change(**told["denies"])
            choice = journey.game.describe(journey.state, called[found["notation"]])
            advice.append(Advice(choice=choice, **told))
    return Practice(name, theme["theme"], journey, advice)


@cache
def practices(game: str) -> tuple[Practice, ...]:
    """The practices of a game, in order; none where its components are others than those they were made with."""
    found = []
    for file in sorted((load_game(game).practices or FOLDER / game).glob("*.txt")):
        try:
            found.append(read(file.stem, file.read_text(encoding="utf-8")))
        except BadGameFile:
            continue
    return tuple(found)
