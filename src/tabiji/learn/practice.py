"""Short practices: a position, a question, and what the adviser found about every choice; each is a game file.

Comments above the game hold the theme and, for each choice, its advice as JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from ..analysis.advice import Advice, Change
from ..core import gamefile
from ..core.cause import Cause
from ..core.errors import BadGameFile
from ..core.match import Match
from ..games import GAMES, load_game

FOLDER = Path(__file__).parent / "practices"
_THEME = re.compile(r"; theme: (?P<theme>[a-z-]+)")
_CHOICE = re.compile(r"; (?P<notation>[^{]+): (?P<advice>\{.*\})")


@dataclass(frozen=True)
class Practice:
    """A position with a question, and its choices, the best first."""

    name: str
    theme: str
    match: Match
    advice: list[Advice]


def write(theme: str, match: Match, advice: Sequence[Advice]) -> str:
    """Returns a practice as text."""
    lines = [f"; theme: {theme}"]
    for each in advice:
        fields = {name: value for name, value in asdict(each).items() if name != "choice"}
        lines.append(f"; {match.game.notate(match.state, each.choice.id)}: {json.dumps(fields)}")
    return "\n".join(lines) + "\n" + gamefile.write(match)


def read(name: str, text: str) -> Practice:
    """Returns the practice that a text holds."""
    match = gamefile.read(text, GAMES)
    lines = text.splitlines()
    theme = _THEME.fullmatch(lines[0])
    if not theme:
        raise BadGameFile("A practice begins with its theme.")
    actions = match.legal_notations()
    advice = []
    for line in lines:
        if parts := _CHOICE.fullmatch(line):
            fields = json.loads(parts["advice"])
            fields["more"] = [Change(**each) for each in fields["more"]]
            fields["denies"] = fields["denies"] and Change(**fields["denies"])
            cause = fields.pop("cause", None)
            fields["cause"] = cause and Cause(**{**cause, "names": tuple(cause["names"])})
            choice = match.game.describe(match.state, actions[parts["notation"]])
            advice.append(Advice(choice=choice, **fields))
    return Practice(name, theme["theme"], match, advice)


@cache
def practices(game: str) -> tuple[Practice, ...]:
    """Returns the practices of a game, in order; none where they were made with other components."""
    readable = []
    for file in sorted((load_game(game).practices or FOLDER / game).glob("*.txt")):
        try:
            readable.append(read(file.stem, file.read_text(encoding="utf-8")))
        except BadGameFile:
            continue
    return tuple(readable)
