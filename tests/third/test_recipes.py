"""The recipes of docs/contributing.md for a rule, a space and a card, applied to a copy of the third game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PLAYED = """
from collections import Counter
from yamaji.game import YAMAJI
from tabiji.core.rng import roll
from tabiji.core.match import Match
from tabiji.texts import Texts
from tabiji.texts.words import Words

texts_used = Counter()
for seed in range(15):
    match = Match(YAMAJI, YAMAJI.parse_options({"players": str(2 + seed % 3)}), seed)
    words = Words(Texts("en"), YAMAJI, ["Ann", "Ben", "Cleo", "Dan"])
    while not match.over:
        view = YAMAJI.view(match.state, match.seat)
        words.question(match.state)
        texts_used.update(words.choice(choice) for choice in view.choices)
        legal = match.legal_moves()
        events = match.play(legal[roll(match.state, len(legal))])
        texts_used.update(words.event(match.state, event) for event in events)
    for seat in range(match.options.players):
        brought = [0] * len(YAMAJI.score_sources)
        YAMAJI.score_breakdown(match.state, seat, brought)
        assert sum(brought) == match.points[seat]
print("\\n".join(texts_used))
"""

Edits = dict[str, list[tuple[str, str]]]

A_CARD: Edits = {
    "facts.toml": [
        (
            '  { name = "mugwort"',
            '  { name = "yuzu", copies = 1, points = 5, status = "sourced" },\n  { name = "mugwort"',
        )
    ],
    "facts.py": [('FACTS.rows("herbs", 4,', 'FACTS.rows("herbs", 5,'), ("CARDS = 6", "CARDS = 7")],
    "state.py": [
        ("    arrival: i1\n", "    arrival: i1\n    rest: i1\n"),
        ("drawn_left: i1", "drawn_left: i1\n    rest: Annotated[list[i1], 2]"),
    ],
    "texts/en/yamaji.ftl": [
        (
            "yamaji-herb-mugwort =",
            "yamaji-herb-yuzu = Yuzu\n    .about = Worth { $points } points.\nyamaji-herb-mugwort =",
        )
    ],
}
A_SPACE: Edits = {
    "facts.toml": [('"grove grove lookout', '"spring grove lookout')],
    "facts.py": [
        ('KINDS = ("gate", "grove", "lookout")', 'KINDS = ("gate", "grove", "lookout", "spring")'),
        ("GATE, GROVE, LOOKOUT =", "GATE, GROVE, LOOKOUT, SPRING ="),
    ],
    "rules.py": [
        ("    SPACES,\n)", "    SPACES,\n    SPRING,\n)"),
        (
            "    elif space == GOAL:",
            "    elif KIND[space] == SPRING:\n        bathe(game, seat)\n    elif space == GOAL:",
        ),
        (
            "def gather(",
            'def bathe(game: Game, seat: int) -> None:\n    """A bath is worth what a view is."""\n'
            "    view_from_here(game, seat)\n\n\ndef gather(",
        ),
    ],
    "texts/en/yamaji.ftl": [
        ("yamaji-space-grove =", "yamaji-space-spring = Spring\n    .about = A bath.\nyamaji-space-grove =")
    ],
}
A_RULE: Edits = {  # whoever rests at the gate on the pass may drink tea, for a point
    "rules.py": [
        ('PHASES = ("walk", "keep")', 'PHASES = ("walk", "keep", "drink")'),
        ("WALK, KEEP, OVER, DONE = range(4)", "WALK, KEEP, DRINK, OVER, DONE = range(5)"),
        ("CHOICES = (SPACES, HERB_KINDS)", "CHOICES = (SPACES, HERB_KINDS, 2)"),
        (
            "FIRST = (0, SPACES, SPACES + HERB_KINDS)",
            "FIRST = (0, SPACES, SPACES + HERB_KINDS, SPACES + HERB_KINDS + 2)",
        ),
        ('    ("cooked", ("seat", "points")),\n', '    ("cooked", ("seat", "points")),\n    ("drank", ("seat",)),\n'),
        ("ARRIVED, COOKED = range", "ARRIVED, COOKED, DRANK = range"),
        ("    elif space == GOAL:", "    elif space != GOAL:\n        game.phase = DRINK\n    else:"),
        (
            "DECISIONS = Phases(",
            '''def may_drink(game: Game, first: int, out: list[int]) -> int:
    """Tea, or none."""
    out[0] = first
    out[1] = first + 1
    return 2


def drink(game: Game, seat: int, no: int) -> None:
    """Tea is worth a point."""
    if not no:
        game.pieces[seat].viewed += 1
        game.pieces[seat].points += 1
        tell(game, DRANK, seat)
    game.phase = DONE


def call_tea(game: Game, no: int) -> ChoiceInfo:
    """Whether to drink."""
    return ChoiceInfo(says="thirsty-not" if no else "thirsty")


DECISIONS = Phases(''',
        ),
        ("keep, call_herb),\n", 'keep, call_herb),\n    Phase("drink", may_drink, drink, call_tea, notate_answer),\n'),
        ("Phases, notate_space", "Phases, notate_answer, notate_space"),
    ],
    "game.py": [('answers=("walk",)', 'answers=("walk", "thirsty", "thirsty-not")')],
    "texts/en/yamaji.ftl": [
        ("yamaji-ask-walk =", "yamaji-ask-drink = Do you drink tea?\nyamaji-ask-walk ="),
        (
            "yamaji-choice-walk =",
            "yamaji-choice-thirsty = Drink\nyamaji-choice-thirsty-not = Walk on\nyamaji-choice-walk =",
        ),
        ("yamaji-event-cooked =", "yamaji-event-drank = { $seat } drinks tea.\nyamaji-event-cooked ="),
    ],
}


@pytest.mark.parametrize(
    ("edits", "expected"),
    [
        pytest.param(A_CARD, ["Yuzu", "Ann keeps Yuzu."], id="a card"),
        pytest.param(A_SPACE, ["Spring (1)", "Ben walks to space 1: Spring."], id="a space"),
        pytest.param(A_RULE, ["Drink", "Walk on", "Ann drinks tea."], id="a rule"),
    ],
)
def test_the_recipe_leads_there(edits: Edits, expected: list[str], tmp_path: Path) -> None:
    shutil.copytree(HERE / "yamaji", tmp_path / "yamaji", ignore=shutil.ignore_patterns("__pycache__"))
    for name, changes in edits.items():
        file = tmp_path / "yamaji" / name
        text = file.read_text()
        for before, after in changes:
            assert text.count(before) == 1, (name, before)
            text = text.replace(before, after)
        file.write_text(text)
    process = subprocess.run(
        [sys.executable, "-c", PLAYED],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert process.returncode == 0, process.stderr
    assert set(expected) <= set(process.stdout.splitlines())
